"""RR-10, first part: the action corps move, field by field."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.chapters.advance.cards import go_on, meet_card
from sztab.games.race_to_the_rhine.moves import AMMO, FUEL, March, Move
from sztab.games.race_to_the_rhine.naming import army_name, corps_name
from sztab.games.race_to_the_rhine.state import BLUE, RESISTANCE_DECK, State

FINE: Final = 0
NO_ARROW: Final = 1
OCCUPIED: Final = 2
FOREIGN: Final = 3
NO_AMMO: Final = 4


def entry_deck(state: State, field: int) -> int:
    """RR-0.7, RR-2.15, RR-2.16, RR-10.8, RR-17.8: the deck that answers on entering."""
    if state.marked[field] or state.board.flag[field]:
        return RESISTANCE_DECK
    return state.pursuit_deck(state.army)


def help_at(state: State, field: int) -> int:
    """RR-10.16, RR-11.3, RR-12.5: the ammo that air support and paratroops stand for."""
    air = 1 if state.air[state.army] == entry_deck(state, field) else 0
    return air + state.paratroops_on(field)


def step_fault(state: State, index: int, goal: int) -> int:
    """RR-10.2 to RR-10.4, RR-10.7: may the corps step onto this field?"""
    corps = state.corps[index]
    army = state.army
    if goal not in state.board.steps[army][corps.field]:
        return NO_ARROW
    return entry_fault(state, index, goal)


def entry_fault(state: State, index: int, goal: int) -> int:
    """RR-2.3, RR-10.3, RR-10.4, RR-10.7: may the corps enter this neighbouring field?"""
    holder = state.control[goal]
    if holder != NOBODY and holder != state.army:
        return FOREIGN
    if state.corps_on(goal) != NOBODY:
        return OCCUPIED
    fort = holder == NOBODY and state.board.fort[goal]
    if fort and state.corps[index].ammo == 0 and help_at(state, goal) == 0:
        return NO_AMMO
    return FINE


def check_march(state: State, move: March) -> Refusal | None:
    """RR-10.1, RR-10.11: may this corps make this step?"""
    board = state.board
    index = board.corps_of.get(move.corps, NOBODY)
    if index == NOBODY:
        return Refusal("RR-2.1", "no-such-corps", corps=move.corps)
    goal = board.field_of.get(move.field, -1)
    if goal < 0:
        return Refusal("RR-0.2", "no-such-field", field=move.field)
    name = corps_name(board, index)
    if board.corps_army[index] != state.army:
        return Refusal("RR-10.1", "not-your-corps", corps=name)
    corps = state.corps[index]
    if state.mover == NOBODY:
        refusal = _check_start(state, move, index)
        if refusal is not None:
            return refusal
    elif state.mover != index:
        return Refusal("RR-5.4", "other-corps-moves", corps=corps_name(board, state.mover))
    elif move.commander:
        return Refusal("RR-13.5", "card-begins-a-move")
    elif state.held and corps.fuel == 0:
        return Refusal("RR-10.11", "no-fuel-to-go-on", corps=name)
    return _check_step(state, index, goal)


def _check_start(state: State, move: March, index: int) -> Refusal | None:
    """RR-10.1, RR-9.3, RR-13.5: may this corps begin a move?"""
    corps = state.corps[index]
    name = corps_name(state.board, index)
    if move.commander:
        if state.army != BLUE:
            return Refusal("RR-13.5", "patton-only")
        if state.board.training:
            return Refusal("RR-5.7", "not-in-training")
        if not state.commander[BLUE]:
            return Refusal("RR-13.1", "commander-used")
    elif state.actions == 0:
        return Refusal("RR-5.2", "no-action-left")
    if not corps.active:
        return Refusal("RR-9.3", "corps-immobilised", corps=name)
    if corps.moved:
        return Refusal("RR-10.1", "corps-has-moved", corps=name)
    if corps.fuel == 0:
        return Refusal("RR-10.1", "no-fuel", corps=name)
    return None


def _check_step(state: State, index: int, goal: int) -> Refusal | None:
    board = state.board
    corps = state.corps[index]
    fault = step_fault(state, index, goal)
    if fault == FINE:
        return None
    if fault == OCCUPIED:
        return Refusal("RR-10.3", "field-occupied", field=board.name[goal])
    if fault == FOREIGN:
        return _foreign(state, goal)
    if fault == NO_AMMO:
        return Refusal("RR-10.7", "no-ammo-for-fort", field=board.name[goal])
    return Refusal("RR-10.2", "no-own-arrow", start=board.name[corps.field], goal=board.name[goal])


def _foreign(state: State, goal: int) -> Refusal:
    """RR-4.14, RR-10.4, RR-17.4: another army holds the field, present or absent."""
    board = state.board
    holder = state.control[goal]
    if board.seat_of[holder] != NOBODY:
        return Refusal("RR-10.4", "field-foreign", field=board.name[goal], army=army_name(holder))
    rule = "RR-17.4" if board.solo else "RR-4.14"
    return Refusal(rule, "field-absent", field=board.name[goal], army=army_name(holder))


def march(state: State, move: March, fate: Fate, told: Told) -> None:
    """RR-10.1, RR-10.2, RR-10.5: the corps pays and steps; an uncontrolled field brings a card."""
    board = state.board
    index = board.corps_of[move.corps]
    goal = board.field_of[move.field]
    corps = state.corps[index]
    if state.mover == NOBODY:
        _begin(state, move, index, told)
    elif state.held:
        _pay(state, index, FUEL)
        told.tell("RR-10.11", "pays-to-go-on", corps=corps_name(board, index))
    state.held = False
    state.steps += 1
    if state.control[goal] == state.army:
        corps.field = goal
        told.tell("RR-10.5", "moves", corps=corps_name(board, index), field=board.name[goal])
        go_on(state)
        return
    deck = entry_deck(state, goal)
    help = help_at(state, goal)
    if board.fort[goal]:
        help = _pay_fort(state, index, goal, help, told)
    meet_card(state, index, goal, deck, help, fate, told)


def _begin(state: State, move: March, index: int, told: Told) -> None:
    """RR-10.1, RR-13.5, RR-10.20: an action or Patton's card, and 1 fuel."""
    if move.commander:
        state.commander[BLUE] = False
    else:
        state.actions -= 1
    _pay(state, index, FUEL)
    state.corps[index].moved = True
    state.mover = index
    state.steps = 0
    told.tell(
        "RR-13.5" if move.commander else "RR-10.1",
        "patton-moves" if move.commander else "begins-move",
        corps=corps_name(state.board, index),
    )


def _pay(state: State, index: int, kind: int) -> None:
    """RR-10.20: tokens spent in a move go to the pool."""
    state.corps[index].add(kind, -1)
    state.pool[kind] += 1


def _pay_fort(state: State, index: int, goal: int, help: int, told: Told) -> int:
    """RR-0.8, RR-10.7, RR-10.16: 1 ammo for the fort, from help first; the help that is left."""
    corps, field = corps_name(state.board, index), state.board.name[goal]
    if help > 0:
        told.tell("RR-10.7", "fort-by-help", corps=corps, field=field, by=_helpers(state, goal))
        return help - 1
    _pay(state, index, AMMO)
    told.tell("RR-10.7", "pays-fort", corps=corps, field=field)
    return 0


def _helpers(state: State, field: int) -> str:
    """RR-10.16: who stands for ammo on this field."""
    if state.air[state.army] != entry_deck(state, field):
        return "paratroops"
    return "both" if state.paratroops_on(field) else "air"


def marches(state: State, listed: list[Move]) -> None:
    """RR-10.1, RR-10.2a, RR-13.5: add the first step of every corps that may move."""
    board = state.board
    army = state.army
    by_card = army == BLUE and state.commander[BLUE]
    if state.actions == 0 and not by_card:
        return
    for index in range(len(state.corps)):
        if board.corps_army[index] == army:
            corps = state.corps[index]
            if corps.active and not corps.moved and corps.fuel > 0:
                if state.actions:
                    _steps(state, index, board.marches[index][corps.field], listed)
                if by_card:
                    _steps(state, index, board.card_marches[index][corps.field], listed)


def further(state: State, listed: list[Move]) -> None:
    """RR-10.11: add the next step of the corps that moves."""
    corps = state.corps[state.mover]
    if not state.held or corps.fuel > 0:
        _steps(state, state.mover, state.board.marches[state.mover][corps.field], listed)


def _steps(state: State, index: int, steps: list[March], listed: list[Move]) -> None:
    goals = state.board.steps[state.army][state.corps[index].field]
    for at in range(len(goals)):
        if entry_fault(state, index, goals[at]) == FINE:
            listed.append(steps[at])
