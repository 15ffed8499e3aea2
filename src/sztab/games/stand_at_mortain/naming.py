"""How told lines and refusals name units, sides, hexes and cards."""

from typing import Final

from sztab.core.said import Name, Refusal, listed
from sztab.games.stand_at_mortain.moves import hex_text
from sztab.games.stand_at_mortain.shown.seen import Side
from sztab.games.stand_at_mortain.state import JOKER, State

SIDES: Final[tuple[Side, ...]] = ("german", "us")


def side_name(side: int) -> Name:
    """A side, in words."""
    return Name(SIDES[side])


def unit_name(state: State, unit: int) -> Name:
    """A unit, by the name on its counter."""
    return Name("unit", name=state.field.names[unit], id=state.field.ids[unit])


def units_names(state: State, units: int) -> Name:
    """A set of units, by the names on their counters."""
    return listed([unit_name(state, unit) for unit in range(len(state.place)) if units >> unit & 1])


def hex_name(state: State, hex: int) -> Name:
    """A hex by its number, and by its name where it has one."""
    return place_name(hex_text(state.field.code[hex]), state.field.title[hex])


def place_name(number: str, title: str) -> Name:
    """A hex by its number and its name, if it has one."""
    if title:
        return Name("hex-named", hex=number, name=title, place=title.lower().replace(" ", "-"))
    return Name("hex", hex=number)


def card_name(card: str) -> Name:
    """A card, in words."""
    if card == JOKER:
        return Name("joker")
    return Name("card", suit=card[0], rank=card[1:])


def signed(value: int) -> str:
    """A modifier as it is written, with its sign."""
    return f"+{value}" if value >= 0 else f"\u2212{-value}"


def refusal(rule: str, key: str, state: State, unit: str, hex: int) -> Refusal:
    """A refusal that can name the unit and the hex of the move, and whose card it is."""
    index = state.field.unit_of.get(unit, -1)
    name = unit_name(state, index) if index >= 0 else Name("unit", name=unit, id=unit)
    at = state.field.hex_of.get(hex, -1)
    where = hex_name(state, at) if at >= 0 else Name("hex", hex=hex_text(hex))
    return Refusal(rule, key, unit=name, hex=where, side=side_name(state.side))
