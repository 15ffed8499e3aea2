"""RR-9: the logistics phase."""

from typing import Final

from sztab.core.said import Told
from sztab.games.race_to_the_rhine.moves import FOOD
from sztab.games.race_to_the_rhine.naming import (
    armies_name,
    army_name,
    corps_name,
    load_name,
)
from sztab.games.race_to_the_rhine.state import EACH_KIND, IN_STOCK, State, take_tokens

TOP_LEVEL: Final = 3


def logistics_phase(state: State, told: Told) -> None:
    """RR-9.1, RR-9.2: all players at the same time, in this order."""
    told.tell("RR-9.1", "logistics-phase")
    _climb(state, told)
    _feed_corps(state, told)
    _collect_trucks(state, told)
    _refill(state, told)
    _wake_commanders(state, told)
    tell_aircraft(recall_aircraft(state), "RR-9.2", told)  # what was seen stays known


def _climb(state: State, told: Told) -> None:
    """RR-9.2 step 1: every player moves one level up."""
    for army in state.order:
        if state.level[army] < TOP_LEVEL:
            state.level[army] += 1
            told.tell("RR-9.2", "climbs", army=army_name(army), level=state.level[army])


def _feed_corps(state: State, told: Told) -> None:
    """RR-9.2 step 2, RR-9.3: every active corps eats, from its card, else from its field."""
    board = state.board
    told.tell("RR-9.2", "corps-eat")
    for index in range(len(state.corps)):
        corps = state.corps[index]
        if not corps.active:
            continue
        if corps.food > 0:
            corps.food -= 1
            state.pool[FOOD] += 1
            key = "eats-card"
        elif state.tokens(corps.field, FOOD) > 0:
            state.put_tokens(corps.field, FOOD, -1)
            state.pool[FOOD] += 1
            key = "eats-field"
        else:
            corps.active = False
            key = "immobilised"
        told.tell(
            "RR-9.2" if corps.active else "RR-9.3",
            key,
            corps=corps_name(board, index),
            field=board.name[corps.field],
        )


def _collect_trucks(state: State, told: Told) -> None:
    """RR-9.2 steps 3 and 4, RR-9.5: trucks go to the track, and once there are more of them."""
    for arrow in range(len(state.truck)):
        if state.truck[arrow]:
            state.truck[arrow] = 0
            state.truck_track += 1
    if not state.more_trucks:
        for army in state.order:
            if state.level[army] == TOP_LEVEL:
                state.more_trucks = True
        if state.more_trucks:
            state.truck_track += state.board.more_trucks
            told.tell("RR-9.2", "more-trucks", count=state.board.more_trucks)
    told.tell("RR-9.2", "trucks-return", count=state.truck_track)


def _refill(state: State, told: Told) -> None:
    """RR-9.2 step 5: the supply track is refilled as far as the pool allows."""
    added = [0, 0, 0]
    for kind in EACH_KIND:
        added[kind] = take_tokens(state, kind, state.board.supply_track - state.track[kind])
        state.track[kind] += added[kind]
    if sum(added) > 0:
        told.tell("RR-9.2", "track-refilled", load=load_name(added[0], added[1], added[2]))


def _wake_commanders(state: State, told: Told) -> None:
    """RR-9.2 step 6, RR-13.1: all commander cards are turned to their active side."""
    if state.board.training:
        return
    used: list[int] = []
    for army in state.order:
        if not state.commander[army]:
            state.commander[army] = True
            used.append(army)
    if len(used) == 1:
        told.tell("RR-9.2", "commander-wakes", army=army_name(used[0]))
    elif used:
        told.tell("RR-9.2", "commanders-wake", armies=armies_name(used))


def recall_aircraft(state: State) -> list[int]:
    """RR-11.5: take all air support markers back; return the armies that had one out."""
    out: list[int] = []
    for army in state.order:
        if state.air[army] != IN_STOCK:
            state.air[army] = IN_STOCK
            out.append(army)
    return out


def tell_aircraft(out: list[int], rule: str, told: Told) -> None:
    """RR-11.5: say whose air support markers returned, if any did."""
    if len(out) == 1:
        told.tell(rule, "air-returns", army=army_name(out[0]))
    elif out:
        told.tell(rule, "aircraft-return", armies=armies_name(out))
