"""SM-3.4 to SM-3.7 and SM-4: which units a card activates, and how they move."""

from typing import Final

from sztab.core.said import Arg, Refusal, Told
from sztab.games.stand_at_mortain.chapters.cards import allowance, is_face
from sztab.games.stand_at_mortain.chapters.stacking import enemy_there, has_room
from sztab.games.stand_at_mortain.moves import Enter, Exit, Go, Move
from sztab.games.stand_at_mortain.naming import hex_name, refusal, side_name, unit_name
from sztab.games.stand_at_mortain.state import EXITED, GERMAN, NOWHERE, US, WAITING, State

# The rule behind each fault; a fault is the key of its words, and none is "".
RULES: Final = {
    "marker-instead": "SM-6.1",
    "acted-already": "SM-3.6",
    "no-activations-left": "SM-3.4",
    "one-stack-only": "SM-3.5",
    "one-waiting-only": "SM-4.7",
    "enemy-there": "SM-2.3",
    "stack-full": "SM-2.1",
    "entry-kept-open": "SM-4.8",
}


# --- who may act (SM-3.4 to SM-3.7) ---------------------------------------------------------------


def activation_fault(state: State, units: int, entering: int) -> str:
    """SM-3.4 to SM-3.7: the words for why these units may not act together now, or nothing.

    *entering* is the hex that a waiting unit goes to, else ``NOWHERE``.
    """
    if state.closed:
        return "marker-instead"
    if state.acted & units:
        return "acted-already"
    if is_face(state.card):
        return _stack_fault(state, units, entering)
    if activations_used(state, units, entering) > allowance(state):
        return "no-activations-left"
    return ""


def allowed(state: State) -> int:
    """SM-3.4: how many units a number card activates; 0 for a face card, which takes a stack."""
    return 0 if is_face(state.card) else allowance(state)


def _stack_fault(state: State, units: int, entering: int) -> str:
    """SM-3.5, SM-4.7, SM-2.5: a face card activates the stack of the first unit that acts.

    Of the waiting units it brings in one, and Tiger with it into the same hex.
    """
    together = state.acted | units
    first = 0
    while not together >> first & 1:
        first += 1
    base = _began(state, first)
    for unit in range(first + 1, len(state.place)):
        if together >> unit & 1 and _began(state, unit) != base:
            return "one-stack-only"
    if base == WAITING and activations_used(state, units, entering) > 1:
        return "one-waiting-only"
    return ""


def _began(state: State, unit: int) -> int:
    """Where a unit was when the card was drawn: each acts once, so before it acted."""
    return state.origin[unit] if state.acted >> unit & 1 else state.place[unit]


def activations_used(state: State, units: int, entering: int) -> int:
    """SM-3.4, SM-3.7: the activations used once these units have acted too."""
    tiger = 1 << state.field.tiger
    together = state.acted | units
    others = together & ~tiger
    used = 0
    rest = others
    while rest:
        rest &= rest - 1
        used += 1
    if together & tiger and not _tiger_rides(state, others, units, entering):
        used += 1
    return used


def _tiger_rides(state: State, others: int, units: int, entering: int) -> bool:
    """SM-3.7: was one of the *others* with Tiger when the card was drawn?

    Off the map it must also have entered the same hex. Which of the two acts first is free
    (ruling Q-22): they are activated together.
    """
    field = state.field
    if others & field.everybody[GERMAN] == 0:
        return False
    began = _began(state, field.tiger)
    goal = entering if units >> field.tiger & 1 else state.place[field.tiger]
    for unit in range(field.first[GERMAN], field.last[GERMAN]):
        if others >> unit & 1 and _began(state, unit) == began:
            if began != WAITING:
                return True
            if (entering if units >> unit & 1 else state.place[unit]) == goal:
                return True
    return False


# --- moves (SM-4) ---------------------------------------------------------------------------------


def hex_fault(state: State, unit: int, hex: int) -> str:
    """SM-2, SM-4.8: the words for why this unit may not go to that hex, or nothing."""
    field = state.field
    side = field.side[unit]
    if enemy_there(state, side, hex):
        return "enemy-there"
    if not has_room(state, unit, hex):
        return "stack-full"
    if side == US and field.on_edge[GERMAN][hex] and state.count(GERMAN, WAITING) > 0:
        return "entry-kept-open"
    return ""


def check_unit(state: State, seat: int, called: str, hex: int) -> Refusal | None:
    """SM-4.1: is this a unit of the player whose card is in play?"""
    unit = state.field.unit_of.get(called, -1)
    if unit < 0 or state.field.side[unit] != seat:
        return refusal("SM-4.1", "not-your-unit", state, called, hex)
    return None


def check_go(state: State, seat: int, move: Go) -> Refusal | None:
    """SM-4.2: may this unit move to that hex now?"""
    fault = check_unit(state, seat, move.unit, move.hex)
    if fault is not None:
        return fault
    unit = state.field.unit_of[move.unit]
    hex = state.field.hex_of.get(move.hex, -1)
    if state.place[unit] < 0:
        return refusal("SM-4.2", "not-on-map", state, move.unit, move.hex)
    if hex < 0:
        return refusal("SM-0.5", "no-such-hex", state, move.unit, move.hex)
    if hex not in state.field.around[state.place[unit]]:
        return refusal("SM-4.2", "not-adjacent", state, move.unit, move.hex)
    return _check_faults(state, unit, hex, NOWHERE, move.unit, move.hex)


def check_enter(state: State, seat: int, move: Enter) -> Refusal | None:
    """SM-4.3, SM-4.4: may this waiting unit come onto the map there now?"""
    fault = check_unit(state, seat, move.unit, move.hex)
    if fault is not None:
        return fault
    field = state.field
    unit = field.unit_of[move.unit]
    hex = field.hex_of.get(move.hex, -1)
    rule = "SM-4.3" if seat == GERMAN else "SM-4.4"
    if state.place[unit] != WAITING:
        return refusal(rule, "not-waiting", state, move.unit, move.hex)
    if state.turn < field.enters[unit]:
        return refusal("SM-1.2", "too-early", state, move.unit, move.hex)
    if hex < 0 or not field.on_edge[seat][hex]:
        return refusal(rule, "not-an-entry-hex", state, move.unit, move.hex)
    return _check_faults(state, unit, hex, hex, move.unit, move.hex)


def _check_faults(
    state: State, unit: int, hex: int, entering: int, called: str, code: int
) -> Refusal | None:
    """The faults of the hex, then those of the card."""
    fault = hex_fault(state, unit, hex)
    if not fault:
        fault = activation_fault(state, 1 << unit, entering)
    return refusal(RULES[fault], fault, state, called, code) if fault else None


def check_exit(state: State, seat: int, move: Exit) -> Refusal | None:
    """SM-4.5: may this unit leave the map?"""
    fault = check_unit(state, seat, move.unit, 0)
    if fault is not None:
        return fault
    unit = state.field.unit_of[move.unit]
    if seat != GERMAN:
        return refusal("SM-4.5", "only-germans-exit", state, move.unit, 0)
    if state.place[unit] < 0 or not state.field.on_edge[US][state.place[unit]]:
        return refusal("SM-4.5", "not-on-west-edge", state, move.unit, 0)
    card_fault = activation_fault(state, 1 << unit, NOWHERE)
    return refusal(RULES[card_fault], card_fault, state, move.unit, 0) if card_fault else None


def act(state: State, units: int) -> None:
    """SM-3.6: note that these units have acted with this card, and where they began."""
    for unit in range(len(state.place)):
        if units >> unit & 1:
            state.origin[unit] = state.place[unit]
    state.acted |= units


def go(state: State, move: Go, told: Told) -> None:
    """SM-4.2: the unit moves one hex."""
    unit = state.field.unit_of[move.unit]
    hex = state.field.hex_of[move.hex]
    origin = state.place[unit]
    used = activations_used(state, 0, NOWHERE) if told.heard else 0
    act(state, 1 << unit)
    state.put(unit, hex)
    if told.heard:
        words: dict[str, Arg] = {"origin": hex_name(state, origin), "hex": hex_name(state, hex)}
        _tell_act(state, unit, used, told, "SM-4.2", "moves", words)


def enter(state: State, move: Enter, told: Told) -> None:
    """SM-4.3, SM-4.4: the unit comes onto the map, and that is its whole action."""
    unit = state.field.unit_of[move.unit]
    hex = state.field.hex_of[move.hex]
    used = activations_used(state, 0, NOWHERE) if told.heard else 0
    act(state, 1 << unit)
    state.put(unit, hex)
    if told.heard:
        rule = "SM-4.3" if state.field.side[unit] == GERMAN else "SM-4.4"
        _tell_act(state, unit, used, told, rule, "enters", {"hex": hex_name(state, hex)})


def leave(state: State, move: Exit, told: Told) -> None:
    """SM-4.5: the unit has left the map and does not come back."""
    unit = state.field.unit_of[move.unit]
    origin = state.place[unit]
    used = activations_used(state, 0, NOWHERE) if told.heard else 0
    act(state, 1 << unit)
    state.remove(unit, EXITED)
    if told.heard:
        words: dict[str, Arg] = {
            "hex": hex_name(state, origin),
            "side": side_name(GERMAN),
            "exits": state.count(GERMAN, EXITED),
            "needed": state.field.exits,
        }
        _tell_act(state, unit, used, told, "SM-4.5", "exits", words)


def _tell_act(
    state: State, unit: int, used: int, told: Told, rule: str, key: str, words: dict[str, Arg]
) -> None:
    """SM-3.6: tell what a unit has done, and how many activations of the card are used by now."""
    now = activations_used(state, 0, NOWHERE)
    told.tell(rule, key, unit=unit_name(state, unit), used=now, allowed=allowed(state), **words)
    tell_ride(state, used, told)


def tell_ride(state: State, used: int, told: Told) -> None:
    """SM-3.7: say so if what was done since *used* activations cost none, or gave one back."""
    if activations_used(state, 0, NOWHERE) <= used:
        told.tell("SM-3.7", "tiger-rides", unit=unit_name(state, state.field.tiger))


# --- lists ----------------------------------------------------------------------------------------


def can_move(state: State) -> bool:
    """SM-3.3, SM-4.8: can any unit of the side to act move, enter or exit with this card?"""
    listed: list[Move] = []
    for unit in range(state.field.first[state.side], state.field.last[state.side]):
        unit_moves(state, unit, listed)
        if listed:
            return True
    return False


def unit_moves(state: State, unit: int, listed: list[Move]) -> None:
    """SM-4.2 to SM-4.5: add every move, entry and exit of one unit of the side to act."""
    field = state.field
    place = state.place[unit]
    if place >= 0:
        if activation_fault(state, 1 << unit, NOWHERE):
            return
        moves = field.goings[unit]
        for hex in field.around[place]:
            if not hex_fault(state, unit, hex):
                listed.append(moves[hex])
        if field.side[unit] == GERMAN and field.on_edge[US][place]:
            listed.append(field.exitings[unit])
    elif place == WAITING and state.turn >= field.enters[unit]:
        for hex in field.edge[field.side[unit]]:
            if not hex_fault(state, unit, hex) and not activation_fault(state, 1 << unit, hex):
                listed.append(field.enterings[unit][hex])
