"""Positions as documented JSON (``docs/positions/medieval-battle.md``): writing and invariants."""

from typing import Final, get_args

from sztab.core.game import Json
from sztab.games.medieval_battle.moves import army_text, code_text
from sztab.games.medieval_battle.naming import SIDES, unit_id
from sztab.games.medieval_battle.shown.seen import Stage
from sztab.games.medieval_battle.state import (
    FLED,
    GONE,
    NOBODY,
    ON_MAP,
    RED,
    REGROUPING,
    RESERVE,
    WG,
    YELLOW,
    State,
    Unit,
    counter,
)

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
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


# --- invariants --------------------------------------------------------------------------------


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
