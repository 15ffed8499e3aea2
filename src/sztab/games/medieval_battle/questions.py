"""Questions that change nothing: a fight worked out beforehand, sight, and reach."""

from collections.abc import Mapping

from sztab.core.errors import IllegalMoveError, QuestionError
from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import modifier_json
from sztab.games.medieval_battle import engine
from sztab.games.medieval_battle.chapters.melee import ladder_index, losses, melee_modifiers
from sztab.games.medieval_battle.chapters.movement import way_back, way_cost, ways
from sztab.games.medieval_battle.chapters.naming import hex_name, unit_id
from sztab.games.medieval_battle.chapters.shooting import shooting_modifiers
from sztab.games.medieval_battle.moves import Attack, Shoot
from sztab.games.medieval_battle.notation import NOTATION
from sztab.games.medieval_battle.seen import Fight
from sztab.games.medieval_battle.state import ON_MAP, WG, State, Unit


def fight(state: State, seat: int, text: str) -> Fight | None:
    """MB-10.4, MB-11.6: the sum of an attack or a shot, and what each place of the ladder costs.

    ``None`` for any other move, and for an attack on a wagon, which asks no ladder (MB-14).
    """
    move = NOTATION.parse(text)
    refusal = engine.check(state, seat, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    if not isinstance(move, (Attack, Shoot)):
        return None
    field = state.field
    unit = state.own(seat, move.counter)
    target = state.at(field.hex_of[move.hex])
    assert target is not None
    if target.kind == WG:
        return None
    is_melee = isinstance(move, Attack)
    base = (field.melee if is_melee else field.shooting)[unit.kind][target.kind]
    modifiers = (melee_modifiers if is_melee else shooting_modifiers)(state, unit, target)
    return {
        "kind": "melee" if is_melee else "shooting",
        "base": base,
        "modifiers": [modifier_json(modifier) for modifier in modifiers],
        "index": ladder_index(base, modifiers),
        "ladder": [
            {
                "index": index,
                "own": losses(field.attacker_loses, index, unit) if is_melee else 0,
                "enemy": losses(field.defender_loses, index, target),
            }
            for index in range(-2, 3)
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


def _ways(state: State, unit: Unit) -> dict[int, tuple[int, ...]]:
    """A cheapest way to every hex, with the unit's own if it can leave it and come back."""
    found = ways(state, unit)
    back = way_back(state, unit)
    return {**found, unit.hex: back} if back else found


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
