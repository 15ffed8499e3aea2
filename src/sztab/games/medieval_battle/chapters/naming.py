"""How told lines and refusals name units, sides and hexes."""

from typing import Final

from sztab.core.said import Name
from sztab.games.medieval_battle.moves import code_text, counter_text
from sztab.games.medieval_battle.state import KINDS, State, Unit, counter

SIDES: Final = ("red", "yellow")
LETTERS: Final = ("R", "Y")


def unit_id(unit: Unit) -> str:
    """The name of a counter on the board and in positions: ``R-LC1``."""
    return f"{LETTERS[unit.side]}-{counter_text(counter(unit.kind, unit.number))}"


def side_name(side: int) -> Name:
    """A side, in words."""
    return Name(SIDES[side])


def unit_name(unit: Unit) -> Name:
    """A unit, in words: its side, its kind, its number."""
    return Name(
        f"unit-{KINDS[unit.kind]}", side=side_name(unit.side), n=unit.number, id=unit_id(unit)
    )


def hex_name(state: State, hex: int) -> str:
    """A hex as it is written."""
    return code_text(state.field.code[hex])
