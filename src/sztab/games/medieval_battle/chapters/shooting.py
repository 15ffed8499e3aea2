"""MB-11: shooting."""

from typing import Final

from sztab.core.said import Modifier, Refusal, Told
from sztab.games.medieval_battle.chapters.melee import (
    ladder_index,
    lose,
    losses,
    numbers_and_height,
    tell_sum,
)
from sztab.games.medieval_battle.chapters.movement import check_fighter
from sztab.games.medieval_battle.moves import Shoot, code_text
from sztab.games.medieval_battle.naming import unit_name
from sztab.games.medieval_battle.state import NOBODY, WG, State, Unit

SHOT_COST: Final = 1  # MB-7.8


def check_shoot(state: State, seat: int, move: Shoot) -> Refusal | None:
    """MB-11.1 to MB-11.3: may this unit shoot at that hex now?"""
    refusal = check_fighter(state, seat, move.counter)
    if refusal is not None:
        return refusal
    unit = state.own(seat, move.counter)
    if state.field.range[unit.kind] == 0:
        return Refusal("MB-11.1", "not-archers", unit=unit_name(unit))
    hex = state.field.hex_of.get(move.hex, -1)
    target = state.at(hex) if 0 <= hex < state.field.size else None
    if target is None or target.side == seat:
        return Refusal("MB-11.2", "no-enemy-there", hex=code_text(move.hex))
    if target.kind == WG:
        return Refusal("MB-11.2", "wagon-not-shot")
    distance = state.field.distance(unit.hex, hex)
    if distance > state.field.range[unit.kind]:
        return Refusal(
            "MB-11.1",
            "out-of-range",
            unit=unit_name(unit),
            distance=distance,
            range=state.field.range[unit.kind],
        )
    if distance == 2 and hex not in state.field.sights[unit.hex]:
        return Refusal("MB-11.3", "out-of-sight", hex=code_text(move.hex))
    if unit.mp < SHOT_COST:
        return Refusal("MB-7.8", "no-points", unit=unit_name(unit), cost=SHOT_COST, left=unit.mp)
    return None


def targets(state: State, unit: Unit) -> list[int]:
    """MB-11.1 to MB-11.3: the hexes this unit may shoot at now."""
    field = state.field
    found: list[int] = []
    if field.range[unit.kind] == 0 or unit.mp < SHOT_COST:
        return found
    for hex in field.around[unit.hex]:
        if _is_target(state, unit, hex):
            found.append(hex)
    if field.range[unit.kind] == 2:
        for hex in field.sights[unit.hex]:
            if _is_target(state, unit, hex):
                found.append(hex)
    return found


def _is_target(state: State, unit: Unit, hex: int) -> bool:
    index = state.standing[hex]
    if index == NOBODY:
        return False
    target = state.units[index]
    return target.side != unit.side and target.kind != WG


def shooting_modifiers(state: State, unit: Unit, target: Unit) -> list[Modifier]:
    """MB-11.5: the advantages of a shot, in the order of the rules."""
    found = numbers_and_height(state, unit, target, "MB-11.5")
    if state.field.cover[target.hex]:
        found.append(Modifier(-1, "target-in-forest", "MB-11.5"))
    return found


def shoot(state: State, seat: int, move: Shoot, told: Told) -> None:
    """MB-11.4, MB-11.6, MB-11.7: the target alone may lose knights; nobody moves."""
    field = state.field
    unit = state.own(seat, move.counter)
    target = state.at(field.hex_of[move.hex])
    assert target is not None
    unit.mp -= SHOT_COST
    base = field.shooting[unit.kind][target.kind]
    modifiers = shooting_modifiers(state, unit, target)
    index = ladder_index(base, modifiers)
    lost = losses(field.defender_loses, index, target)
    if told.heard:
        tell_sum(told, "MB-11.6", "shoots", unit, target, base, modifiers, index, 0, lost)
        if lost == 0:
            told.tell("MB-11.6", "no-loss", unit=unit_name(target), index=index)
    lose(state, target, lost, told)
