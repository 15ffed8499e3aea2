"""Positions as documented JSON (``docs/positions/medieval-battle.md``): reading."""

from typing import Final

from sztab.core.data.dataset import Sheet
from sztab.games.medieval_battle.chapters.recruiting import check_army
from sztab.games.medieval_battle.chapters.regrouping import may_return, wagon_slots
from sztab.games.medieval_battle.chapters.zones import in_zone
from sztab.games.medieval_battle.moves import code_text
from sztab.games.medieval_battle.naming import LETTERS, SIDES, unit_id
from sztab.games.medieval_battle.notation import parse_army, parse_counter, parse_hex
from sztab.games.medieval_battle.position.writing import STAGES
from sztab.games.medieval_battle.state import (
    ANSWERING,
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
    REGROUPING,
    RESERVE,
    WG,
    Field,
    State,
    Unit,
    counter,
    kind_of,
    number_of,
    opening,
)

LATEST: Final = 100_000  # turn
UNDER_WAY: Final = (MANOEUVRING, ANSWERING, PURSUING)
KNOWN_AT: Final = {
    "mover": UNDER_WAY,
    "passed": UNDER_WAY,
    "stopped": UNDER_WAY,
    "target": (ANSWERING,),
    "ready": (REGROUPING,),
    "ending": (OVER,),
}
NEEDED: Final = ("mover", "target", "ending")


def load(field: Field, sheet: Sheet) -> State:
    """Set up a position on its field; what its stage does not need may be left out."""
    state = opening(field)
    state.stage = STAGES.index(sheet.get("stage", "choosing").text(*STAGES))
    before = state.stage <= DEPLOYING
    state.side = SIDES.index(sheet.get("side", "red" if before else "yellow").text(*SIDES))
    state.turn = sheet.get("turn", 0 if before else 1).integer(0, LATEST)
    state.passes = sheet.get("passes", 0).integer(0, 2 if state.stage == OVER else 1)
    _check_stage(state, sheet)
    _load_units(state, sheet.get("units", []))
    _load_flags(state, sheet.get("flags", {}))
    _load_markers(state, sheet.get("markers", {}))
    _load_armies(state, sheet.get("armies", {}))
    _load_finished(state, sheet.get("finished", []))
    if state.stage in UNDER_WAY:
        _load_manoeuvre(state, sheet)
    if state.stage == REGROUPING:
        _load_ready(state, sheet)
    if state.stage == OVER:
        state.ending = sheet.at("ending").text("a", "b", "c")
    return state


def _check_stage(state: State, sheet: Sheet) -> None:
    """What a stage needs is there, and what it does not know is not forgotten in silence."""
    stage = STAGES[state.stage]
    for key, stages in KNOWN_AT.items():
        if state.stage in stages:
            if key in NEEDED and not sheet.has(key):
                raise sheet.fault(f"the stage {stage} needs the entry {key!r}")
        elif sheet.has(key):
            named = ", ".join([STAGES[other] for other in stages])
            raise sheet.at(key).fault(f"leave it out at the stage {stage}; it belongs to {named}")


# --- the table -----------------------------------------------------------------------------------


def _load_units(state: State, sheet: Sheet) -> None:
    entries = sheet.items()
    if entries and state.stage == RECRUITING:
        raise sheet.fault("while recruiting nobody has units yet; write 'armies' (MB-4.1)")
    for entry in entries:
        _load_unit(state, entry.only("id", "at", "mp", "strength"))


def _load_unit(state: State, entry: Sheet) -> None:
    unit = _counter(state, entry.at("id"))
    # From here on it is called by its counter: easier to find than its place in the list.
    entry = Sheet(entry.value, entry.source, f"units[{unit_id(unit)}]", entry.error)
    if state.find(unit.side, counter(unit.kind, unit.number)) is not None:
        raise entry.fault("it stands twice in the list")
    state.enlist(unit)
    _load_place(state, unit, entry.at("at"))
    in_play = unit.place != GONE
    mp = entry.get("mp", unit.mp).integer(0, unit.mp)
    unit.mp = mp if in_play else 0
    if unit.kind != WG:
        strength = entry.get("strength", 2).integer(1 if in_play else 0, 2)
        unit.strength = strength if in_play else 0
    elif entry.has("strength"):
        raise entry.at("strength").fault("leave it out, a wagon has no strength (MB-0.3)")


def _counter(state: State, sheet: Sheet) -> Unit:
    """MB-2.2: the counter of this id, fresh and not yet placed."""
    letter, _dash, rest = sheet.text().partition("-")
    try:
        side, called = LETTERS.index(letter), parse_counter(rest)
    except ValueError:
        raise sheet.fault(
            f"write R or Y, a dash and the counter like R-LC1 or Y-WG, not {sheet.value!r:.40}"
        ) from None
    kind, number = kind_of(called), number_of(called)
    if number > state.field.count[kind]:
        most = state.field.count[kind]
        raise sheet.fault(f"an army has only {most} of this kind, so not {sheet.value} (MB-2.2)")
    strength = 0 if kind == WG else 2
    return Unit(side, kind, number, RESERVE, NOWHERE, state.field.max_mp[kind], strength)


def _load_place(state: State, unit: Unit, sheet: Sheet) -> None:
    slots = [f"fled S{slot}" for slot in range(len(state.field.slot_neighbours))]
    at = sheet.text()
    if at == "reserve":
        return
    if at == "gone":
        unit.place = GONE
    elif at in slots:
        if unit.kind == WG:
            raise sheet.fault("a wagon cannot flee (MB-14.6); write a hex, reserve or gone")
        unit.place = FLED
        unit.slot = slots.index(at)
    else:
        state.put(unit, _free_hex(state, unit, sheet))


def _free_hex(state: State, unit: Unit, sheet: Sheet) -> int:
    field = state.field
    try:
        hex = field.hex_of.get(parse_hex(sheet.value), NOWHERE)
    except ValueError:
        hex = NOWHERE
    if not 0 <= hex < field.size:
        raise sheet.fault(
            "write a hex of this map like 4,-3, or reserve, gone, "
            f"fled S0 to S{len(field.slot_neighbours) - 1}, not {sheet.value!r:.40}"
        )
    if state.standing[hex] != NOBODY:
        holder = unit_id(state.units[state.standing[hex]])
        raise sheet.fault(f"{holder} stands on {sheet.value} already (MB-0.2); choose another hex")
    if not field.open[unit.kind][hex]:
        raise sheet.fault(
            f"it may not enter the terrain of {sheet.value} (MB-0.8); choose another hex"
        )
    return hex


def _load_flags(state: State, sheet: Sheet) -> None:
    names = [code_text(state.field.code[hex]) for hex in state.field.flags]
    for name, holder in sheet.only(*names).entries().items():
        state.control[names.index(name)] = SIDES.index(holder.text(*SIDES))


def _load_markers(state: State, sheet: Sheet) -> None:
    most = state.field.markers
    sheet.only(*SIDES)
    for side, name in enumerate(SIDES):
        state.markers[side] = sheet.get(name, most).integer(0, most)


# --- before the battle ---------------------------------------------------------------------------


def _load_armies(state: State, sheet: Sheet) -> None:
    for name, entry in sheet.only(*SIDES).entries().items():
        try:
            army = parse_army(entry.text().split())
        except ValueError:
            raise entry.fault(f"write an army like 2HC 1LC, not {entry.value!r:.40}") from None
        refusal = check_army(state.field, army)
        if refusal is not None:
            raise entry.fault(f"take fewer units than {entry.value} ({refusal.rule})")
        state.keep_army(SIDES.index(name), army)
    if state.stage == RECRUITING and all(state.armies):
        raise sheet.fault("while recruiting at least one side has not chosen; leave it out")


def _load_finished(state: State, sheet: Sheet) -> None:
    for name in sheet.names(SIDES):
        state.end_deployment(SIDES.index(name))
    if state.stage == DEPLOYING and state.finished[state.side]:
        raise sheet.fault(f"{SIDES[state.side]} is to place a unit; leave it out of the list")


# --- a turn under way ----------------------------------------------------------------------------


def _load_manoeuvre(state: State, sheet: Sheet) -> None:
    """The mover, its way so far and, while its owner answers, the attacked unit."""
    friends = _units(state, state.side, ON_MAP)
    state.mover = _one_of(friends, sheet.at("mover"))
    mover = state.units[state.mover]
    if mover.kind == WG and state.stage != MANOEUVRING:
        raise sheet.at("mover").fault("a wagon cannot attack (MB-14.6); name a combat unit")
    for name in sheet.get("passed", []).names(list(friends)):
        state.passed |= 1 << friends[name]
    state.stopped = sheet.get("stopped", in_zone(state, mover.hex, 1 - state.side)).flag()
    if state.stage == ANSWERING:
        state.target = _one_of(_units(state, 1 - state.side, ON_MAP), sheet.at("target"))
        target = state.units[state.target]
        if target.kind == WG or target.hex not in state.field.steps[mover.kind][mover.hex]:
            raise sheet.at("target").fault(
                f"{unit_id(mover)} can attack only a combat unit on an adjacent hex "
                "that it may enter (MB-9.1, MB-10.1)"
            )


def _load_ready(state: State, sheet: Sheet) -> None:
    """MB-13.4, MB-13.6: who may be placed; unless listed, the reserve and who is at the wagon."""
    off_map = _units(state, state.side, RESERVE, FLED)
    places = wagon_slots(state, state.side)
    able = [name for name, index in off_map.items() if may_return(state.units[index], places)]
    for name in sheet.get("ready", able).names(list(off_map)):
        state.units[off_map[name]].ready = True


def _units(state: State, side: int, *places: int) -> dict[str, int]:
    """The units of *side* at one of these places, by id: where they are in the state's list."""
    return {
        unit_id(unit): index
        for index, unit in enumerate(state.units)
        if unit.side == side and unit.place in places
    }


def _one_of(units: dict[str, int], sheet: Sheet) -> int:
    if not units:
        raise sheet.fault("there is no unit of its side on the map; add it to 'units'")
    return units[sheet.text(*units)]
