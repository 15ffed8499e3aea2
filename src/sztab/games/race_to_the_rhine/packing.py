"""Numbers that hold several small ones, since search copies states by the million.

This module alone knows how they are packed (docs/decisions/0200 has what the names cost).
"""

# RR-2.13, RR-6.5: the tokens on a field, four bits for each kind.


def stock_of(fuel: int, ammo: int, food: int) -> int:
    """Tokens of each kind as one number; a difference of tokens as well."""
    return fuel + (ammo << 4) + (food << 8)


def tokens_of(stock: int, kind: int) -> int:
    """How many tokens of a kind."""
    return stock >> (4 * kind) & 15


def tokens_in(stock: int) -> int:
    """How many tokens in all."""
    return (stock & 15) + (stock >> 4 & 15) + (stock >> 8)


def tokens(kind: int, count: int) -> int:
    """So many tokens of one kind, to be added or, if negative, taken."""
    return count << (4 * kind)


# RR-0.1: armies, as the colours of a field or an arrow, or those who know a card.


def bit_of(army: int) -> int:
    """One army."""
    return 1 << army


def has_army(armies: int, army: int) -> bool:
    """Whether an army is among these."""
    return bool(armies >> army & 1)


# RR-2.20: a paratroop marker.


def paratroop(field: int, army: int, dark: bool) -> int:
    """A marker of an army on a field, light or dark side up; markers sort by field."""
    return field * 8 + army * 2 + int(dark)


def field_of(marker: int) -> int:
    """Where a paratroop marker lies."""
    return marker >> 3


def army_of(marker: int) -> int:
    """Whose a paratroop marker is."""
    return marker >> 1 & 3


def is_dark(marker: int) -> bool:
    """Whether the dark side is up (RR-12.7)."""
    return bool(marker & 1)


# Fields or corps in the order of what they cost.


def priced(price: int, what: int) -> int:
    """A thing that sorts by its price."""
    return price * 256 + what


def price_of(entry: int) -> int:
    """What it costs."""
    return entry // 256


def thing_of(entry: int) -> int:
    """What has that price."""
    return entry % 256
