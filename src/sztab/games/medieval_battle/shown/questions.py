"""Questions that change nothing: a fight worked out beforehand, sight, and reach."""

from collections.abc import Mapping
from typing import Final

from sztab.core.errors import IllegalMoveError, QuestionError
from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import modifier_json
from sztab.games.medieval_battle import engine
from sztab.games.medieval_battle.chapters.deployment import placings
from sztab.games.medieval_battle.chapters.melee import ladder_index, losses, melee_modifiers
from sztab.games.medieval_battle.chapters.movement import way_back, way_cost, ways
from sztab.games.medieval_battle.chapters.shooting import shooting_modifiers
from sztab.games.medieval_battle.moves import Attack, Place, Shoot, Stand
from sztab.games.medieval_battle.naming import hex_name, unit_id, unit_name
from sztab.games.medieval_battle.notation import NOTATION
from sztab.games.medieval_battle.shown.seen import Fight
from sztab.games.medieval_battle.state import (
    DEPLOYING,
    NOBODY,
    ON_MAP,
    WG,
    State,
    Unit,
)

ENDLESS: Final = 90  # movement points for any way: ``ways`` looks for nothing dearer than 98


def fight(state: State, seat: int, text: str) -> Fight | None:
    """MB-10.4, MB-11.6: the sum of an attack or a shot, and what each place of the ladder costs.

    Of ``stand`` the sum of the attack that is awaited, with the defender's losses as the own ones.
    ``None`` for any other move, and for an attack on a wagon, which asks no ladder (MB-14).
    """
    move = NOTATION.parse(text)
    refusal = engine.check(state, seat, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    field = state.field
    stands = isinstance(move, Stand)
    if stands:
        unit, target = state.units[state.mover], state.units[state.target]
    elif isinstance(move, (Attack, Shoot)):
        unit = state.own(seat, move.counter)
        found = state.at(field.hex_of[move.hex])
        assert found is not None
        target = found
    else:
        return None
    if target.kind == WG:
        return None
    is_melee = not isinstance(move, Shoot)
    rungs = {
        index: (
            losses(field.attacker_loses, index, unit) if is_melee else 0,
            losses(field.defender_loses, index, target),
        )
        for index in range(-2, 3)
    }
    base = (field.melee if is_melee else field.shooting)[unit.kind][target.kind]
    modifiers = (melee_modifiers if is_melee else shooting_modifiers)(state, unit, target)
    return {
        "kind": "stand" if stands else "melee" if is_melee else "shooting",
        "base": base,
        "modifiers": [modifier_json(modifier) for modifier in modifiers],
        "index": ladder_index(base, modifiers),
        "ladder": [
            {"index": index, "own": lost[stands], "enemy": lost[not stands]}
            for index, lost in rungs.items()
        ],
    }


def visible(state: State, args: Mapping[str, Json]) -> list[str]:
    """MB-11.1, MB-11.3: the hexes that an archer in this hex could shoot into."""
    hex = _hex(state, args)
    field = state.field
    near = [at for at in field.around[hex] if at < field.size]
    return [hex_name(state, at) for at in sorted({*near, *field.sights[hex]})]


def reach(state: State, args: Mapping[str, Json]) -> dict[str, int]:
    """MB-7.10: where a unit could march with the points it has, or who could march to a hex.

    It is asked of every unit of both sides as if its own turn began now.
    """
    begun = state.copy()
    begun.stopped, begun.passed = False, 0
    if "unit" in args:
        unit = _unit(begun, args)
        found = _ways(begun, unit)
        return {hex_name(begun, hex): way_cost(begun, unit, way) for hex, way in found.items()}
    hex = _hex(begun, args)
    on_map = [unit for unit in begun.units if unit.place == ON_MAP]
    costs = {unit_id(unit): (unit, _ways(begun, unit).get(hex)) for unit in on_map}
    return {id: way_cost(begun, unit, way) for id, (unit, way) in costs.items() if way is not None}


def suggest(state: State, seat: int) -> str | None:
    """MB-5.2: where to place which unit next so that the army stands together; else ``None``."""
    if state.stage != DEPLOYING or state.side != seat:
        return None
    best = -1e9
    found: str | None = None
    for move in placings(state, seat):
        if isinstance(move, Place):
            unit = state.own(seat, move.counter)
            merit = _merit(state, unit, state.field.hex_of[move.hex])
            if merit > best:
                best, found = merit, move.text()
    return found


def _merit(state: State, unit: Unit, hex: int) -> float:
    """How well a unit would stand in a hex: near flags and friends, on ground that suits it."""
    field = state.field
    foe = state.wagon(1 - unit.side)
    near = sum(
        value / (1.0 + field.distance(hex, flag))
        for flag, value in zip(field.flags, field.flag_values, strict=True)
    )
    if unit.kind == WG:  # a flag in reach, and the enemy far away
        return near + (0.25 * field.distance(hex, foe.hex) if foe is not None else 0.0)
    wagon = state.wagon(unit.side)
    merit = 3.0 * near + 0.1 * field.price[unit.kind]
    if wagon is not None:
        merit -= 0.3 * field.distance(hex, wagon.hex)
    for at in field.around[hex]:
        index = state.standing[at] if at < field.size else NOBODY
        if index != NOBODY:
            merit += 0.25 if state.units[index].side == unit.side else -0.5
    if field.bad_for_cavalry[hex]:
        merit += -0.6 if field.mounted[unit.kind] else 0.3
    if field.range[unit.kind] and field.height[hex]:
        merit += 0.4
    return merit


def _ways(state: State, unit: Unit) -> dict[int, tuple[int, ...]]:
    """A cheapest way to every hex, with the unit's own if it can leave it and come back."""
    found = ways(state, unit)
    back = way_back(state, unit)
    return {**found, unit.hex: back} if back else found


def in_reserve(state: State, unit: Unit) -> Refusal:
    """MB-13.6, MB-14.7: where a unit in reserve is, and how it comes onto the map."""
    if state.wagon(unit.side) is None:
        return Refusal("MB-14.7", "reserve-lost", unit=unit_name(unit))
    return Refusal("MB-13.6", "reserve-waits", unit=unit_name(unit))


def too_far(state: State, unit: Unit, pick: str) -> Refusal | None:
    """MB-7.2: what the way to a free hex would cost; ``None`` for a neighbour, tried as a move."""
    field = state.field
    hex = next((one for one in range(field.size) if hex_name(state, one) == pick), NOBODY)
    free = hex != NOBODY and state.standing[hex] == NOBODY
    if not free or hex in field.around[unit.hex] or state.stopped:
        return None
    rested = state.copy()
    walker = rested.units[state.index(unit)]
    walker.mp = ENDLESS
    way = ways(rested, walker).get(hex)
    if way is None:
        return Refusal("MB-7.2", "no-way", unit=unit_name(unit), hex=pick)
    cost = way_cost(rested, walker, way)
    return Refusal("MB-7.2", "way-costs", unit=unit_name(unit), hex=pick, cost=cost, left=unit.mp)


def _hex(state: State, args: Mapping[str, Json]) -> int:
    for hex in range(state.field.size):
        if hex_name(state, hex) == args.get("hex"):
            return hex
    raise _unknown("hex", args)


def _unit(state: State, args: Mapping[str, Json]) -> Unit:
    for unit in state.units:
        if unit_id(unit) == args["unit"] and unit.place == ON_MAP:
            return unit
    raise _unknown("unit", args)


def _unknown(what: str, args: Mapping[str, Json]) -> QuestionError:
    """A hex or unit that is not on this map."""
    return QuestionError(
        Refusal("ask", "no-such-question", question=f"{what} {args.get(what)}"[:40])
    )
