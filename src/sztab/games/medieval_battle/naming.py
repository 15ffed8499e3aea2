"""How told lines and refusals name units, sides and hexes."""

from typing import Final

from sztab.core.said import Name, listed
from sztab.games.medieval_battle.moves import code_text, counter_text
from sztab.games.medieval_battle.shown.seen import Side
from sztab.games.medieval_battle.state import KINDS, State, Unit, counter

SIDES: Final[tuple[Side, ...]] = ("red", "yellow")
LETTERS: Final = ("R", "Y")
# Made once: a name never changes, and search tells events that nobody hears.
SIDE_NAMES: Final = [Name(side) for side in SIDES]
UNIT_NAMES: Final[dict[int, Name]] = {}  # by counter and side


def unit_id(unit: Unit) -> str:
    """The name of a counter on the board and in positions: ``R-LC1``."""
    return f"{LETTERS[unit.side]}-{counter_text(counter(unit.kind, unit.number))}"


def side_name(side: int) -> Name:
    """A side, in words."""
    return SIDE_NAMES[side]


def unit_name(unit: Unit) -> Name:
    """A unit, in words: its side, its kind, its number."""
    called = counter(unit.kind, unit.number) * 2 + unit.side
    name = UNIT_NAMES.get(called)
    if name is None:
        name = Name(
            f"unit-{KINDS[unit.kind]}", side=side_name(unit.side), n=unit.number, id=unit_id(unit)
        )
        UNIT_NAMES[called] = name
    return name


def module_name(state: State, slot: int) -> str:
    """MB-3.2: an outer module as it is printed: ``AI``."""
    return state.field.modules[slot]


def army_name(army: tuple[int, ...]) -> Name:
    """An army in words: ``2 heavy cavalry and 1 pikemen``."""
    counted = [
        Name(f"count-{KINDS[kind]}", n=army[kind]) for kind in range(len(army)) if army[kind]
    ]
    return listed(counted) if counted else Name("count-none")


def hexes_name(codes: tuple[int, ...]) -> Name:
    """Hexes in a row: ``2,2; 2,1 and 3,0``. They have commas of their own."""
    *more, last = [Name("hex", hex=code_text(code)) for code in codes]
    found = last
    for at in range(len(more) - 1, -1, -1):
        key = "list-last" if at == len(more) - 1 else "hexes-more"
        found = Name(key, first=more[at], rest=found)
    return found


def hex_name(state: State, hex: int) -> str:
    """A hex as it is written."""
    return code_text(state.field.code[hex])
