"""What bots plan: whole manoeuvres, a march with the attack or shot at its end."""

from random import Random
from typing import Final

from sztab.core.said import SILENT
from sztab.games.medieval_battle import engine
from sztab.games.medieval_battle.chapters.movement import ways
from sztab.games.medieval_battle.moves import March, Merge, Move
from sztab.games.medieval_battle.state import (
    CHOOSING,
    MANOEUVRING,
    NOBODY,
    ON_MAP,
    WG,
    State,
    Unit,
    counter,
)

QUIET: Final = 5  # marches of a unit that lead to no fight: those nearest to what is worth taking


def plans(state: State, seat: int, random: Random, k: int) -> list[tuple[Move, ...]]:
    """MB-6.2: manoeuvres as wholes; outside of them every move by itself."""
    if state.stage != CHOOSING and state.stage != MANOEUVRING:
        listed = engine.moves(state, seat)
        if len(listed) > k:
            listed = random.sample(listed, k)
        return [(move,) for move in listed]
    found: list[tuple[Move, ...]] = []
    for move in engine.candidates(state, seat):
        if not isinstance(move, March):
            found.append((move,))
    for unit in state.units:
        free = state.stage == CHOOSING or state.index(unit) == state.mover
        if free and unit.side == seat and unit.place == ON_MAP and unit.mp > 0:
            _manoeuvres(state, unit, found)
    return found


def _manoeuvres(state: State, unit: Unit, found: list[tuple[Move, ...]]) -> None:
    """Add a unit's marches: to every fight in reach, and to the best of the other hexes."""
    called = counter(unit.kind, unit.number)
    quiet: list[tuple[float, int, tuple[int, ...]]] = []
    for hex, way in ways(state, unit).items():
        march = March(called, way)
        if unit.kind != WG and _enemy_near(state, unit, hex):
            after = state.copy()
            engine.advance(after, unit.side, march, SILENT)
            for move in engine.moves(after, unit.side):
                if not isinstance(move, (March, Merge)):
                    found.append((march, move))
        else:
            quiet.append((_pull(state, unit, hex), hex, way))
    quiet.sort(reverse=True)
    for _merit, _hex, way in quiet[:QUIET]:
        found.append((March(called, way), engine.HALT))


def _enemy_near(state: State, unit: Unit, hex: int) -> bool:
    """Return True if a unit could attack or shoot from a hex."""
    field = state.field
    for near in field.around[hex]:
        if _is_enemy(state, unit.side, near):
            return True
    if field.range[unit.kind] == 2:
        for near in field.sights[hex]:
            if _is_enemy(state, unit.side, near):
                return True
    return False


def _is_enemy(state: State, side: int, hex: int) -> bool:
    index = state.standing[hex]
    return index != NOBODY and state.units[index].side != side


def _pull(state: State, unit: Unit, hex: int) -> float:
    """Return how near a hex is to flags that are not one's own and to the enemy wagon."""
    field = state.field
    pull = 0.0
    for flag in range(len(field.flags)):
        if state.control[flag] != unit.side:
            pull += field.flag_values[flag] / (1.0 + field.distance(hex, field.flags[flag]))
    wagon = state.wagon(1 - unit.side)
    if wagon is not None:
        pull += field.wagon_vp / (1.0 + field.distance(hex, wagon.hex))
    return pull
