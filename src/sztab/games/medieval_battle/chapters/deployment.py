"""MB-5: deployment."""

from typing import Final

from sztab.core.said import Refusal, Told
from sztab.games.medieval_battle.chapters.victory import tell_turn
from sztab.games.medieval_battle.moves import Finish, Move, Place
from sztab.games.medieval_battle.naming import hex_name, side_name, unit_name
from sztab.games.medieval_battle.state import (
    CHOOSING,
    DEPLOYING,
    NOBODY,
    RED,
    RESERVE,
    WG,
    YELLOW,
    State,
    Unit,
    counter,
)

UNBOUND: Final = 99


def begin_deployment(state: State) -> None:
    """MB-5.1: Red begins, with its wagon."""
    state.stage = DEPLOYING
    state.side = RED


def waiting_wagon(state: State, side: int) -> Unit | None:
    """MB-5.1: the wagon of *side* if it is still to be placed."""
    wagon = state.find(side, counter(WG, 1))
    return wagon if wagon is not None and wagon.place == RESERVE else None


def check_place(state: State, seat: int, move: Place) -> Refusal | None:
    """MB-5.1 to MB-5.4, MB-5.7: may this unit be placed there?"""
    unit = state.find(seat, move.counter)
    if unit is None or unit.place != RESERVE:
        return Refusal("MB-5.2", "nothing-to-place")
    if unit.kind != WG and waiting_wagon(state, seat) is not None:
        return Refusal("MB-5.1", "wagon-first")
    hex = state.field.hex_of.get(move.hex, -1)
    if hex < 0 or hex >= state.field.size:
        return Refusal("MB-5.4", "place-off-map")
    if state.standing[hex] != NOBODY:
        return Refusal("MB-5.4", "hex-occupied", hex=hex_name(state, hex))
    if not state.field.open[unit.kind][hex]:
        return Refusal("MB-5.4", "cannot-enter", unit=unit_name(unit), hex=hex_name(state, hex))
    distance = min(state.field.from_flag, most_distance(state, unit))
    if state.field.flag_distance[hex] < distance:
        return Refusal("MB-5.3", "near-flag", distance=distance)
    wagon = state.wagon(1 - seat)
    distance = min(state.field.from_wagon, most_distance(state, unit))
    if wagon is not None and state.field.distance(hex, wagon.hex) < distance:
        return Refusal("MB-5.3", "near-wagon", distance=distance)
    return None


def most_distance(state: State, unit: Unit) -> int:
    """MB-5.7: a bound on the distances, lowered to 2 and then to 1 for a wagon without a hex."""
    if unit.kind != WG or _regular_hexes(state, unit):
        return UNBOUND
    return 2 if _lowered_hexes(state, unit, 2) else 1


def deployment_hexes(state: State, unit: Unit) -> list[int]:
    """MB-5.3, MB-5.4: where a unit may be placed now."""
    hexes = _regular_hexes(state, unit)
    if hexes or unit.kind != WG:
        return hexes
    return _lowered_hexes(state, unit, most_distance(state, unit))


def _regular_hexes(state: State, unit: Unit) -> list[int]:
    return _clear_of_wagon(state, unit, state.field.deployable[unit.kind], state.field.from_wagon)


def _lowered_hexes(state: State, unit: Unit, most: int) -> list[int]:
    """MB-5.7: hexes at lowered distances."""
    field = state.field
    far = [
        hex
        for hex in range(field.size)
        if field.open[unit.kind][hex] and field.flag_distance[hex] >= min(field.from_flag, most)
    ]
    return _clear_of_wagon(state, unit, far, min(field.from_wagon, most))


def _clear_of_wagon(state: State, unit: Unit, hexes: list[int], distance: int) -> list[int]:
    """MB-5.3: those of *hexes* that are free and far enough from the enemy wagon."""
    wagon = state.wagon(1 - unit.side)
    standing = state.standing
    if wagon is None:
        return [hex for hex in hexes if standing[hex] == NOBODY]
    place = wagon.hex
    field = state.field
    return [
        hex for hex in hexes if standing[hex] == NOBODY and field.distance(hex, place) >= distance
    ]


def waiting_kinds(state: State, side: int) -> list[Unit]:
    """The first waiting unit of each kind: counters that were never placed are all alike."""
    wagon = waiting_wagon(state, side)
    if wagon is not None:
        return [wagon]
    found: list[Unit] = []
    last = -1
    for unit in state.units:
        if unit.side == side and unit.place == RESERVE and unit.kind != last:
            found.append(unit)
            last = unit.kind
    return found


def placings(state: State, side: int) -> list[Move]:
    """MB-5.2, MB-5.5: every placing of a waiting kind, and finishing."""
    moves: list[Move] = []
    code = state.field.code
    for unit in waiting_kinds(state, side):
        called = counter(unit.kind, unit.number)
        for hex in deployment_hexes(state, unit):
            moves.append(Place(called, code[hex]))
    if waiting_wagon(state, side) is None:
        moves.append(Finish())
    return moves


def place(state: State, seat: int, move: Place, told: Told) -> None:
    """MB-5.2: the unit stands on its hex, and the other player places next."""
    unit = state.own(seat, move.counter)
    state.put(unit, state.field.hex_of[move.hex])
    if told.heard:
        rule = "MB-5.1" if unit.kind == WG else "MB-5.2"
        told.tell(rule, "deploys", unit=unit_name(unit), hex=hex_name(state, unit.hex))
    next_to_deploy(state, told)


def check_finish(state: State, seat: int) -> Refusal | None:
    """MB-5.5, MB-5.7: may *seat* hold back the rest?"""
    if waiting_wagon(state, seat) is not None:
        return Refusal("MB-5.7", "wagon-not-held-back")
    return None


def finish(state: State, seat: int, told: Told) -> None:
    """MB-5.5: finishing is final; units left are the reserve."""
    _finish(state, seat, told)
    next_to_deploy(state, told)


def _finish(state: State, side: int, told: Told) -> None:
    state.end_deployment(side)
    if told.heard:
        left = 0
        for unit in state.units:
            if unit.side == side and unit.place == RESERVE:
                left += 1
        told.tell("MB-5.5", "finishes-deployment", side=side_name(side), left=left)


def next_to_deploy(state: State, told: Told) -> None:
    """MB-5.2, MB-5.5: whose placing is next; who cannot place any more has finished."""
    for side in (1 - state.side, state.side):
        if not state.finished[side]:
            if can_deploy(state, side):
                state.side = side
                return
            _finish(state, side, told)
    begin_battle(state, told)


def can_deploy(state: State, side: int) -> bool:
    """MB-5.5: whether *side* has a unit with a legal hex."""
    for unit in waiting_kinds(state, side):
        if deployment_hexes(state, unit):
            return True
    return False


def begin_battle(state: State, told: Told) -> None:
    """MB-6.1: Yellow has the first turn."""
    state.stage = CHOOSING
    state.turn = 1
    state.side = YELLOW
    told.tell("MB-6.1", "battle-begins", side=side_name(YELLOW))
    tell_turn(state, told)
