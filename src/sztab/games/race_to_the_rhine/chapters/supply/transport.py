"""RR-8: the action transport, and free loading and unloading."""

from typing import Final

from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY, NOWHERE
from sztab.games.race_to_the_rhine.chapters.supply.surplus import bring, settle
from sztab.games.race_to_the_rhine.moves import Carry, Load, Move, Truck, Unload
from sztab.games.race_to_the_rhine.naming import (
    army_name,
    corps_name,
    kind_name,
    load_name,
)
from sztab.games.race_to_the_rhine.packing import has_army, stock_of
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    EACH_KIND,
    SURPLUS,
    TRANSPORTING,
    Corps,
    State,
)

CARRIES: Final = (Carry(0), Carry(1), Carry(2))


def check_truck(state: State, move: Truck) -> Refusal | None:
    """RR-0.4, RR-0.5, RR-8.1 to RR-8.3, RR-8.7: may this truck be placed with this load?"""
    board = state.board
    start, goal = board.field_of.get(move.start, -1), board.field_of.get(move.goal, -1)
    if start < 0 or goal < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.start if start < 0 else move.goal)
    if state.stage == ACTING and state.actions == 0:
        return Refusal("RR-5.2", "no-action-left")
    army = state.army
    placement = board.placement[state.level[army]]
    if state.stage == TRANSPORTING and state.placed >= placement:
        return Refusal("RR-8.1", "no-more-trucks", count=placement)
    if state.trucks[army] == 0:
        return Refusal("RR-8.1", "no-truck-in-stock")
    arrow = board.arrow_of[start].get(goal, NOWHERE)
    names = {"start": board.name[start], "goal": board.name[goal]}
    if arrow == NOWHERE:
        return Refusal("RR-8.1", "not-adjacent", **names)
    if not has_army(board.arrow_colours[arrow], army):
        return Refusal("RR-8.1", "not-own-arrow", **names)
    for field in (start, goal):
        if state.control[field] != army:
            return Refusal("RR-8.1", "end-not-controlled", field=board.name[field])
    if state.truck[arrow]:
        return Refusal("RR-8.2", "arrow-occupied", **names)
    load = (move.fuel, move.ammo, move.food)
    if sum(load) > board.truck_load:
        return Refusal("RR-8.3", "truck-overloaded", most=board.truck_load)
    for kind in EACH_KIND:
        if load[kind] > state.tokens(start, kind):
            return Refusal(
                "RR-8.6", "tokens-missing", kind=kind_name(kind), field=board.name[start]
            )
    return None


def place_truck(state: State, move: Truck, told: Told) -> None:
    """RR-8.1, RR-8.3, RR-8.4: a truck is placed and carries its load, once, one way."""
    board = state.board
    start, goal = board.field_of[move.start], board.field_of[move.goal]
    if state.stage == ACTING:
        state.actions -= 1
        state.placed = 0
    arrow = board.arrow_of[start][goal]
    state.trucks[state.army] -= 1
    state.truck[arrow] = board.direction(arrow, start)
    state.placed += 1
    state.stage = TRANSPORTING
    state.start, state.goal = start, goal
    state.loaded = move.fuel + move.ammo + move.food
    told.tell(
        "RR-8.3",
        "truck-carries" if state.loaded else "truck-placed",
        army=army_name(state.army),
        load=load_name(move.fuel, move.ammo, move.food),
        start=board.name[start],
        goal=board.name[goal],
    )
    load = (move.fuel, move.ammo, move.food)
    for kind in EACH_KIND:
        if load[kind]:
            state.put_tokens(start, kind, -load[kind])
            bring(state, goal, kind, load[kind], told)
    settle(state, goal, TRANSPORTING)


def check_carry(state: State, move: Carry) -> Refusal | None:
    """RR-8.3: may the truck placed last carry one more token?"""
    if state.start == NOWHERE:
        return Refusal("RR-8.3", "truck-has-left")
    if state.loaded >= state.board.truck_load:
        return Refusal("RR-8.3", "truck-overloaded", most=state.board.truck_load)
    if state.tokens(state.start, move.kind) == 0:
        return Refusal(
            "RR-8.6",
            "tokens-missing",
            kind=kind_name(move.kind),
            field=state.board.name[state.start],
        )
    return None


def carry(state: State, move: Carry, told: Told) -> None:
    """RR-8.3: one more token goes with the truck placed last."""
    state.put_tokens(state.start, move.kind, -1)
    state.loaded += 1
    told.tell(
        "RR-8.3",
        "carries-more",
        army=army_name(state.army),
        kind=kind_name(move.kind),
        start=state.board.name[state.start],
        goal=state.board.name[state.goal],
    )
    bring(state, state.goal, move.kind, 1, told)
    settle(state, state.goal, TRANSPORTING)


def end_transport(state: State, told: Told) -> None:
    """RR-5.4: the action is finished."""
    told.tell("RR-5.4", "ends-transport", army=army_name(state.army))
    state.stage = ACTING
    state.placed = 0
    leave_truck(state)


def leave_truck(state: State) -> None:
    """RR-8.3: the truck placed last carries nothing more."""
    state.start, state.goal, state.loaded = NOWHERE, NOWHERE, 0


def trucks(state: State, listed: list[Move]) -> None:
    """RR-8.1: add an empty truck on every open arrow, both ways; tokens are added by ``carry``."""
    board = state.board
    army = state.army
    if state.trucks[army] == 0:
        return
    if state.stage == TRANSPORTING and state.placed >= board.placement[state.level[army]]:
        return
    control = state.control
    for arrow in board.arrows[army]:
        if not state.truck[arrow]:
            ends = board.ends[arrow]
            if control[ends[0]] == army and control[ends[1]] == army:
                both = board.trucks[arrow]
                listed.append(both[0])
                listed.append(both[1])


def carries(state: State, listed: list[Move]) -> None:
    """RR-8.3: add the tokens that the truck placed last may still carry."""
    if state.start != NOWHERE and state.loaded < state.board.truck_load:
        for kind in EACH_KIND:
            if state.tokens(state.start, kind):
                listed.append(CARRIES[kind])


# --- loading (RR-8.5) --------------------------------------------------------------------------


def _own_corps(state: State, id: str) -> tuple[int, Refusal | None]:
    """The player's corps called *id*, or why there is none."""
    index = state.board.corps_of.get(id, NOBODY)
    if index == NOBODY:
        return NOBODY, Refusal("RR-2.1", "no-such-corps", corps=id)
    if state.board.corps_army[index] != state.army:
        return NOBODY, Refusal("RR-8.5", "not-your-corps", corps=corps_name(state.board, index))
    return index, None


def check_load(state: State, move: Load) -> Refusal | None:
    """RR-8.5, RR-2.13: may the corps take these tokens from its field?"""
    board = state.board
    if state.stage == SURPLUS and not relieves(state, move.corps):
        return Refusal("RR-6.5", "surplus-first", field=board.name[state.full])
    index, refusal = _own_corps(state, move.corps)
    if refusal is not None:
        return refusal
    corps = state.corps[index]
    load = (move.fuel, move.ammo, move.food)
    for kind in EACH_KIND:
        if load[kind] > state.tokens(corps.field, kind):
            return Refusal(
                "RR-8.5", "tokens-missing", kind=kind_name(kind), field=board.name[corps.field]
            )
    if corps.load() + sum(load) > board.card_limit:
        return Refusal(
            "RR-2.13", "card-full", corps=corps_name(board, index), limit=board.card_limit
        )
    return None


def relieves(state: State, id: str) -> bool:
    """Ruling Q-57: only the moving corps may still load what is too much on its field."""
    mover = state.mover
    return (
        mover != NOBODY
        and state.board.corps_id[mover] == id
        and state.corps[mover].field == state.full
    )


def check_unload(state: State, move: Unload) -> Refusal | None:
    """RR-8.5: may the corps leave these tokens on its field?"""
    index, refusal = _own_corps(state, move.corps)
    if refusal is not None:
        return refusal
    corps = state.corps[index]
    load = (move.fuel, move.ammo, move.food)
    for kind in EACH_KIND:
        if load[kind] > corps.has(kind):
            return Refusal(
                "RR-8.5",
                "tokens-not-on-card",
                kind=kind_name(kind),
                corps=corps_name(state.board, index),
            )
    return None


def load_corps(state: State, move: Load, told: Told) -> None:
    """RR-8.5, RR-10.6: tokens go from the field to the card."""
    index = state.board.corps_of[move.corps]
    corps = state.corps[index]
    _move_tokens(state, corps, move.fuel, move.ammo, move.food, 1)
    leave_truck(state)
    _tell_loading(state, index, "loads", move, told)


def unload_corps(state: State, move: Unload, told: Told) -> None:
    """RR-8.5, RR-10.6: tokens go from the card to the field, which obeys its limit."""
    index = state.board.corps_of[move.corps]
    corps = state.corps[index]
    _move_tokens(state, corps, move.fuel, move.ammo, move.food, -1)
    leave_truck(state)
    _tell_loading(state, index, "unloads", move, told)
    settle(state, corps.field, state.stage)


def _move_tokens(state: State, corps: Corps, fuel: int, ammo: int, food: int, sign: int) -> None:
    corps.fuel += sign * fuel
    corps.ammo += sign * ammo
    corps.food += sign * food
    state.stock[corps.field] -= sign * stock_of(fuel, ammo, food)


def _tell_loading(state: State, index: int, key: str, move: Load | Unload, told: Told) -> None:
    if told.heard:  # two thirds of the moves of random play
        told.tell(
            "RR-8.5",
            key,
            corps=corps_name(state.board, index),
            load=load_name(move.fuel, move.ammo, move.food),
            field=state.board.name[state.corps[index].field],
        )


def loadings(state: State, listed: list[Move]) -> None:
    """RR-8.5: add every single token that a corps may take up or leave."""
    board = state.board
    for index in range(len(state.corps)):
        if board.corps_army[index] == state.army:
            corps = state.corps[index]
            if state.stock[corps.field] and corps.load() < board.card_limit:
                loads(state, index, listed)
            unloads = board.unloads[index]
            if corps.fuel:
                listed.append(unloads[0])
            if corps.ammo:
                listed.append(unloads[1])
            if corps.food:
                listed.append(unloads[2])


def loads(state: State, index: int, listed: list[Move]) -> None:
    """RR-8.5: add every single token that one corps may take up."""
    corps = state.corps[index]
    if corps.load() < state.board.card_limit:
        for kind in EACH_KIND:
            if state.tokens(corps.field, kind):
                listed.append(state.board.loads[index][kind])
