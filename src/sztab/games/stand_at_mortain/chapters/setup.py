"""SM-1: the set-up of the US units."""

from sztab.core.said import Refusal, Told
from sztab.games.stand_at_mortain.chapters.stacking import has_room
from sztab.games.stand_at_mortain.moves import Move, Place
from sztab.games.stand_at_mortain.naming import hex_name, refusal, side_name, unit_name
from sztab.games.stand_at_mortain.state import GERMAN, US, WAITING, State


def check_place(state: State, move: Place) -> Refusal | None:
    """SM-1.1 to SM-1.3: may this unit be set up on that hex?"""
    field = state.field
    unit = field.unit_of.get(move.unit, -1)
    hex = field.hex_of.get(move.hex, -1)
    if unit < 0:
        return refusal("SM-1.1", "no-such-unit", state, move.unit, move.hex)
    if field.side[unit] == GERMAN:
        return refusal("SM-1.3", "germans-wait", state, move.unit, move.hex)
    if field.enters[unit] > 0:
        return refusal("SM-1.2", "reinforcement-waits", state, move.unit, move.hex)
    if state.place[unit] != WAITING:
        return refusal("SM-1.1", "placed-already", state, move.unit, move.hex)
    if hex < 0:
        return refusal("SM-0.5", "no-such-hex", state, move.unit, move.hex)
    if field.on_edge[GERMAN][hex]:
        return refusal("SM-1.1", "not-on-east-edge", state, move.unit, move.hex)
    if not has_room(state, unit, hex):
        return refusal("SM-2.1", "stack-full", state, move.unit, move.hex)
    return None


def check_ready(state: State) -> Refusal | None:
    """SM-1.1: all US units that are set up must be on the map."""
    left = len(unplaced(state))
    return Refusal("SM-1.1", "place-the-rest", left=left) if left else None


def unplaced(state: State) -> list[int]:
    """SM-1.1, SM-1.2: the US units still to be set up."""
    field = state.field
    return [
        unit
        for unit in range(field.first[US], field.last[US])
        if field.enters[unit] == 0 and state.place[unit] == WAITING
    ]


def place(state: State, move: Place, told: Told) -> None:
    """SM-1.1: the unit stands on its hex."""
    unit = state.field.unit_of[move.unit]
    hex = state.field.hex_of[move.hex]
    state.put(unit, hex)
    told.tell("SM-1.1", "placed", unit=unit_name(state, unit), hex=hex_name(state, hex))


def placings(state: State, listed: list[Move]) -> None:
    """SM-1.1: add every unit still to be set up, on every hex that takes it."""
    field = state.field
    for unit in unplaced(state):
        for hex in range(len(field.code)):
            if not field.on_edge[GERMAN][hex] and has_room(state, unit, hex):
                listed.append(field.placings[unit][hex])


def tell_ready(state: State, told: Told) -> None:
    """SM-1.1, SM-1.3: the US player has set up, and the Germans come."""
    told.tell("SM-1.1", "set-up", side=side_name(US), enemy=side_name(GERMAN))
