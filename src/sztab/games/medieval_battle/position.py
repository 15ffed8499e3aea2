"""Positions as documented JSON (``docs/positions/medieval-battle.md``): written, read, checked."""

from typing import Final

from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.medieval_battle.chapters.naming import LETTERS, SIDES, unit_id
from sztab.games.medieval_battle.chapters.recruiting import check_army
from sztab.games.medieval_battle.chapters.regrouping import may_return, wagon_slots
from sztab.games.medieval_battle.chapters.zones import in_zone
from sztab.games.medieval_battle.moves import (
    army_text,
    code_text,
    parse_army,
    parse_counter,
    parse_hex,
)
from sztab.games.medieval_battle.state import (
    ANSWERING,
    CHOOSING,
    DEPLOYING,
    FLED,
    GONE,
    MANOEUVRING,
    NOBODY,
    NOWHERE,
    ON_MAP,
    OVER,
    PURSUING,
    RECRUITING,
    RED,
    REGROUPING,
    RESERVE,
    WG,
    YELLOW,
    Field,
    State,
    Unit,
    counter,
    opening,
)

STAGES: Final = (
    "recruiting",
    "deploying",
    "choosing",
    "manoeuvring",
    "answering",
    "pursuing",
    "regrouping",
    "over",
)
KEYS: Final = (
    "map",
    "data",
    "stage",
    "turn",
    "side",
    "units",
    "flags",
    "markers",
    "armies",
    "finished",
    "passes",
    "mover",
    "passed",
    "stopped",
    "target",
    "ready",
    "ending",
)


# --- writing -----------------------------------------------------------------------------------


def dump(state: State) -> Json:
    """The position; what has its plain value at this stage is left out."""
    field = state.field
    position: dict[str, Json] = {
        "map": field.layout,
        "stage": STAGES[state.stage],
        "turn": state.turn,
        "side": SIDES[state.side],
        "units": [_unit_json(state, unit) for unit in state.units],
        "flags": {
            code_text(field.code[hex]): SIDES[side]
            for hex, side in zip(field.flags, state.control, strict=True)
            if side != NOBODY
        },
        "markers": {SIDES[side]: state.markers[side] for side in (RED, YELLOW)},
        "passes": state.passes,
    }
    if field.data:
        position["data"] = field.data
    if any(state.armies):
        position["armies"] = {
            SIDES[side]: army_text(state.armies[side])
            for side in (RED, YELLOW)
            if state.armies[side]
        }
    if any(state.finished):
        position["finished"] = [SIDES[side] for side in (RED, YELLOW) if state.finished[side]]
    if state.mover != NOBODY:
        position["mover"] = unit_id(state.units[state.mover])
        position["stopped"] = state.stopped
        position["passed"] = [
            unit_id(unit) for index, unit in enumerate(state.units) if state.passed >> index & 1
        ]
    if state.target != NOBODY:
        position["target"] = unit_id(state.units[state.target])
    if state.stage == REGROUPING:
        position["ready"] = [unit_id(unit) for unit in state.units if unit.ready]
    if state.ending:
        position["ending"] = state.ending
    return position


def _unit_json(state: State, unit: Unit) -> Json:
    plain: dict[str, Json] = {"id": unit_id(unit), "at": place_text(state, unit)}
    if unit.place != GONE:
        plain["mp"] = unit.mp
        if unit.kind != WG:
            plain["strength"] = unit.strength
    return plain


def place_text(state: State, unit: Unit) -> str:
    """Where a unit is: a hex, ``reserve``, ``fled S0`` or ``gone``."""
    if unit.place == ON_MAP:
        return code_text(state.field.code[unit.hex])
    if unit.place == FLED:
        return f"fled S{unit.slot}"
    return "reserve" if unit.place == RESERVE else "gone"


# --- reading -----------------------------------------------------------------------------------


def _fault(where: str, problem: str) -> PositionError:
    return PositionError(f"Position of medieval-battle, {where}: {problem}.")


def load(field: Field, position: Json) -> State:
    """Set up a position on its field; all but ``units`` may be left out."""
    for key in position:
        if key not in KEYS:
            raise _fault(repr(key), f"there is no such entry; known are {', '.join(KEYS)}")
    state = opening(field)
    state.stage = _choice(position, "stage", STAGES, CHOOSING)
    state.side = _choice(position, "side", SIDES, RED if state.stage <= DEPLOYING else YELLOW)
    state.turn = _number(position, "turn", 0 if state.stage <= DEPLOYING else 1, 0, 100_000)
    state.passes = _number(position, "passes", 0, 0, 2 if state.stage == OVER else 1)
    _load_units(state, position)
    _load_flags(state, position)
    markers = _object(position, "markers")
    for name in markers:
        if name not in SIDES:
            raise _fault("'markers'", f"{name!r} is no side; write red or yellow")
    for side, name in enumerate(SIDES):
        state.markers[side] = _number(markers, name, field.markers, 0, field.markers)
    _load_armies(state, position)
    _load_finished(state, position)
    _load_decision(state, position)
    _load_ready(state, position)
    ending = position.get("ending", "")
    if ending not in (("a", "b", "c") if state.stage == OVER else ("",)):
        raise _fault("'ending'", "a, b or c (MB-15.6) when the stage is over, else left out")
    state.ending = ending
    return state


def _object(holder: Json, key: str) -> Json:
    value = holder.get(key, {})
    if not isinstance(value, dict):
        raise _fault(repr(key), f"an object is needed, not {value!r:.40}")
    return value


def _names(holder: Json, key: str) -> list[str]:
    value = holder.get(key, [])
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise _fault(repr(key), f"a list of names is needed, not {value!r:.40}")
    return value


def _choice(holder: Json, key: str, choices: tuple[str, ...], default: int) -> int:
    value = holder.get(key, choices[default])
    if value not in choices:
        raise _fault(repr(key), f"one of {', '.join(choices)} is needed, not {value!r:.40}")
    return choices.index(value)


def _number(holder: Json, key: str, default: int, low: int, high: int) -> int:
    value = holder.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise _fault(repr(key), f"a whole number from {low} to {high} is needed, not {value!r:.40}")
    return value


def _load_units(state: State, position: Json) -> None:
    units = position.get("units", [])
    if not isinstance(units, list):
        raise _fault("'units'", f"a list is needed, not {units!r:.40}")
    if units and state.stage == RECRUITING:
        raise _fault("'units'", "while recruiting nobody has units yet; write 'armies' (MB-4.1)")
    for number, entry in enumerate(units):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise _fault(f"unit {number + 1}", 'write {"id": "R-LC1", "at": "4,-3"}')
        _load_unit(state, entry)


def _load_unit(state: State, entry: Json) -> None:
    name = entry["id"]
    where = f"unit {name!r}"
    for key in entry:
        if key not in ("id", "at", "mp", "strength"):
            raise _fault(where, f"there is no {key!r}; known are id, at, mp, strength")
    letter, _dash, rest = name.partition("-")
    try:
        side, called = LETTERS.index(letter), parse_counter(rest)
    except ValueError:
        raise _fault(where, "write R or Y, a dash and the counter: R-LC1, Y-WG") from None
    kind, n = called // 16, called % 16 + 1
    if n > state.field.count[kind]:
        raise _fault(where, f"an army has only {state.field.count[kind]} counters of this kind")
    if state.find(side, called) is not None:
        raise _fault(where, "it stands twice in the list")
    mp = _number(entry, "mp", state.field.max_mp[kind], 0, state.field.max_mp[kind])
    if kind == WG and "strength" in entry:
        raise _fault(where, "a wagon has no strength (MB-0.3)")
    strength = 0 if kind == WG else _number(entry, "strength", 2, 0, 2)
    unit = Unit(side, kind, n, RESERVE, NOWHERE, mp, strength)
    state.enlist(unit)
    _load_place(state, unit, entry.get("at"), where)
    if kind != WG and (unit.place == GONE) != (unit.strength == 0):
        if unit.place == GONE:
            unit.strength = 0
        else:
            raise _fault(where, "a unit in play has strength 1 or 2 (MB-0.3)")
    if unit.place == GONE:
        unit.mp = 0


def _load_place(state: State, unit: Unit, at: Json, where: str) -> None:
    field = state.field
    slots = [f"fled S{slot}" for slot in range(len(field.slot_neighbours))]
    if at == "reserve":
        return
    if at == "gone":
        unit.place = GONE
        return
    if at in slots and unit.kind != WG:
        unit.place = FLED
        unit.slot = slots.index(at)
        return
    try:
        hex = field.hex_of.get(parse_hex(at), NOWHERE) if isinstance(at, str) else NOWHERE
    except ValueError:
        hex = NOWHERE
    if not 0 <= hex < field.size:
        raise _fault(
            where, f"'at' is a hex of this map like 4,-3, or reserve, gone, fled S0; not {at!r:.40}"
        )
    if state.standing[hex] != NOBODY:
        raise _fault(where, f"the hex {at} holds another unit (MB-0.2)")
    if not field.open[unit.kind][hex]:
        raise _fault(where, f"it may not enter the terrain of {at} (MB-0.8)")
    state.put(unit, hex)


def _load_flags(state: State, position: Json) -> None:
    names = [code_text(state.field.code[hex]) for hex in state.field.flags]
    for name, side in _object(position, "flags").items():
        if name not in names or side not in SIDES:
            raise _fault(
                "'flags'", f"flags of this map are at {', '.join(names)}, held by red or yellow"
            )
        state.control[names.index(name)] = SIDES.index(side)


def _load_armies(state: State, position: Json) -> None:
    for name, text in _object(position, "armies").items():
        if name not in SIDES or not isinstance(text, str):
            raise _fault("'armies'", 'write {"red": "2HC 1LC"}')
        try:
            army = parse_army(text.split())
        except ValueError:
            raise _fault("'armies'", f"{text!r:.40} is no army; write 2HC 1LC") from None
        refusal = check_army(state.field, army)
        if refusal is not None:
            raise _fault("'armies'", f"{text!r} may not be recruited here ({refusal.rule})")
        state.keep_army(SIDES.index(name), army)
    if state.stage == RECRUITING and all(state.armies):
        raise _fault("'armies'", "while recruiting at least one side has not chosen")


def _load_finished(state: State, position: Json) -> None:
    for name in _names(position, "finished"):
        if name not in SIDES:
            raise _fault("'finished'", f"{name!r} is no side; write red or yellow")
        state.end_deployment(SIDES.index(name))
    if state.stage == DEPLOYING and state.finished[state.side]:
        raise _fault("'finished'", f"{SIDES[state.side]} is to place a unit and cannot be finished")


def _load_decision(state: State, position: Json) -> None:
    """What a turn that is under way needs: the mover, its way so far, the attacked unit."""
    under_way = state.stage in (MANOEUVRING, ANSWERING, PURSUING)
    needed = {"mover": under_way, "target": state.stage == ANSWERING}
    for key, wanted in needed.items():
        if wanted != (key in position):
            raise _fault(repr(key), f"{'needed' if wanted else 'not known'} at this stage")
    for key in ("passed", "stopped"):
        if key in position and not under_way:
            raise _fault(repr(key), "not known at this stage")
    if not under_way:
        return
    state.mover = _index(state, position["mover"], state.side, "mover")
    mover = state.units[state.mover]
    for name in _names(position, "passed"):
        state.passed |= 1 << _index(state, name, state.side, "passed")
    stopped = position.get("stopped", in_zone(state, mover.hex, 1 - state.side))
    if not isinstance(stopped, bool):
        raise _fault("'stopped'", "write true or false")
    state.stopped = stopped
    if mover.kind == WG and state.stage != MANOEUVRING:
        raise _fault("'mover'", "a wagon cannot attack (MB-14.6)")
    if state.stage == ANSWERING:
        state.target = _index(state, position["target"], 1 - state.side, "target")
        target = state.units[state.target]
        if target.kind == WG or target.hex not in state.field.steps[mover.kind][mover.hex]:
            raise _fault(
                "'target'",
                f"{unit_id(mover)} can attack only a combat unit on an adjacent hex "
                "that it may enter (MB-9.1, MB-10.1)",
            )


def _load_ready(state: State, position: Json) -> None:
    """MB-13.4, MB-13.6: who may be placed; unless listed, the reserve and who is at the wagon."""
    if state.stage != REGROUPING:
        if "ready" in position:
            raise _fault("'ready'", "not known at this stage")
        return
    if "ready" in position:
        for name in _names(position, "ready"):
            _ready_unit(state, name).ready = True
        return
    places = wagon_slots(state, state.side)
    for unit in state.units:
        if unit.side == state.side:
            unit.ready = may_return(unit, places)


def _index(state: State, name: str, side: int, key: str) -> int:
    """A unit of *side* on the map, by its id."""
    for index, unit in enumerate(state.units):
        if unit_id(unit) == name and unit.side == side and unit.place == ON_MAP:
            return index
    raise _fault(repr(key), f"{name!r} is no unit of {SIDES[side]} on the map")


def _ready_unit(state: State, name: str) -> Unit:
    for unit in state.units:
        off_map = unit.place in (RESERVE, FLED)
        if unit_id(unit) == name and unit.side == state.side and off_map:
            return unit
    raise _fault("'ready'", f"{name!r} is no unit of {SIDES[state.side]} off the map")


def faults(state: State) -> list[str]:
    """The invariants of the rulebook that this state breaks."""
    found: list[str] = []
    field = state.field
    for index, unit in enumerate(state.units):
        name = unit_id(unit)
        if not 0 <= unit.mp <= field.max_mp[unit.kind]:
            found.append(f"{name} has {unit.mp} MP")
        if unit.kind != WG and unit.place != GONE and unit.strength not in (1, 2):
            found.append(f"{name} has strength {unit.strength}")
        if unit.place == ON_MAP and state.standing[unit.hex] != index:
            found.append(f"{name} is not where it stands")
        if unit.place == ON_MAP and not field.open[unit.kind][unit.hex]:
            found.append(f"{name} stands on forbidden terrain")
        if state.index(unit) != index or counter(unit.kind, unit.number) < 0:
            found.append(f"{name} is not in the roster")
    on_map = sum(1 for unit in state.units if unit.place == ON_MAP)
    if on_map != sum(1 for index in state.standing if index != NOBODY):
        found.append("a hex holds a unit that is elsewhere")
    return found
