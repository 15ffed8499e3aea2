"""The moves, one small type each, and how they are written.

A manoeuvre is a chain: ``march`` as often as movement points allow, then at most one
``attack``, ``shoot`` or ``merge``, or ``halt``. Hexes are codes (see ``code_of``), because a
move can be read without knowing the map.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.notation import malformed, verb_of
from sztab.games.medieval_battle.state import KINDS, WG, counter

COMBAT_KINDS: Final = 8
ORIGIN: Final = 64  # codes count from (-64, -64), so that they are never negative
REACH: Final = 60


def code_of(q: int, r: int) -> int:
    """The code of a hex: one number for (q, r)."""
    return (q + ORIGIN) * 128 + r + ORIGIN


def code_text(code: int) -> str:
    """How a hex is written: ``4,-3``."""
    return f"{code // 128 - ORIGIN},{code % 128 - ORIGIN}"


def counter_text(counter: int) -> str:
    """How a unit of one's own is written: ``LC1``; the wagon is ``WG``."""
    kind = counter // 16
    return "WG" if kind == WG else f"{KINDS[kind]}{counter % 16 + 1}"


def army_text(army: tuple[int, ...]) -> str:
    """How an army is written: ``2HC 1LC``; one without combat units is ``0``."""
    return " ".join(f"{n}{KINDS[kind]}" for kind, n in enumerate(army) if n) or "0"


@final
@mypyc_attr(acyclic=True)
class Recruit:
    """Choose the army, in secret: ``recruit 2HC 1LC 3PK`` (MB-4.1)."""

    def __init__(self, army: tuple[int, ...]) -> None:
        self.army: Final = army

    def text(self) -> str:
        """The move as it is written."""
        return f"recruit {army_text(self.army)}"


@final
@mypyc_attr(acyclic=True)
class Place:
    """Put a unit on the map, deploying or regrouping: ``place LC1 4,-4`` (MB-5.2, MB-13.5)."""

    def __init__(self, counter: int, hex: int) -> None:
        self.counter: Final = counter
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"place {counter_text(self.counter)} {code_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Finish:
    """Place no more units: ``finish`` (MB-5.5, MB-13.7)."""

    def text(self) -> str:
        """The move as it is written."""
        return "finish"


@final
@mypyc_attr(acyclic=True)
class March:
    """Step along a way, over friends if need be: ``march LC1 4,-5 5,-5`` (MB-7.2)."""

    def __init__(self, counter: int, path: tuple[int, ...]) -> None:
        self.counter: Final = counter
        self.path: Final = path

    def text(self) -> str:
        """The move as it is written."""
        return f"march {counter_text(self.counter)} {path_text(self.path)}"


@final
@mypyc_attr(acyclic=True)
class Attack:
    """Attack the enemy on an adjacent hex: ``attack LC1 5,-3`` (MB-10.1)."""

    def __init__(self, counter: int, hex: int) -> None:
        self.counter: Final = counter
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"attack {counter_text(self.counter)} {code_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Shoot:
    """Shoot at an enemy: ``shoot LB1 1,-1`` (MB-11.1)."""

    def __init__(self, counter: int, hex: int) -> None:
        self.counter: Final = counter
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"shoot {counter_text(self.counter)} {code_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Merge:
    """Step onto a friend of the same kind and join it: ``merge HI1 3,-4`` (MB-12.1)."""

    def __init__(self, counter: int, path: tuple[int, ...]) -> None:
        self.counter: Final = counter
        self.path: Final = path

    def text(self) -> str:
        """The move as it is written."""
        return f"merge {counter_text(self.counter)} {path_text(self.path)}"


@final
@mypyc_attr(acyclic=True)
class Halt:
    """End the manoeuvre or the pursuit: ``halt`` (MB-6.6, MB-9.7)."""

    def text(self) -> str:
        """The move as it is written."""
        return "halt"


@final
@mypyc_attr(acyclic=True)
class Stand:
    """Await the attack: ``stand`` (MB-9.8)."""

    def text(self) -> str:
        """The move as it is written."""
        return "stand"


@final
@mypyc_attr(acyclic=True)
class Retreat:
    """Give way, also off the map: ``retreat 5,-2`` (MB-9.2, MB-9.4)."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"retreat {code_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Regroup:
    """Spend a time marker: ``regroup`` (MB-13.1)."""

    def text(self) -> str:
        """The move as it is written."""
        return "regroup"


@final
@mypyc_attr(acyclic=True)
class Pass:
    """Do nothing this turn: ``pass`` (MB-6.2)."""

    def text(self) -> str:
        """The move as it is written."""
        return "pass"


Move = (
    Recruit
    | Place
    | Finish
    | March
    | Attack
    | Shoot
    | Merge
    | Halt
    | Stand
    | Retreat
    | Regroup
    | Pass
)

EXAMPLES: Final = {
    "recruit": "recruit 2HC 1LC 3PK",
    "place": "place LC1 4,-4",
    "finish": "finish",
    "march": "march LC1 4,-5 5,-5",
    "attack": "attack LC1 5,-3",
    "shoot": "shoot LB1 1,-1",
    "merge": "merge HI1 3,-4",
    "halt": "halt",
    "stand": "stand",
    "retreat": "retreat 5,-2",
    "regroup": "regroup",
    "pass": "pass",
}


def path_text(path: tuple[int, ...]) -> str:
    """How a way is written: its hexes in order."""
    return " ".join([code_text(code) for code in path])


def parse(text: str) -> Move:
    """The move that *text* writes; words may be in any case, with any space between."""
    words = text.split()
    name = verb_of(words, EXAMPLES, "march")
    try:
        return _parsed(name, words[1:])
    except ValueError:
        raise malformed(text, EXAMPLES[name]) from None


def _parsed(name: str, words: list[str]) -> Move:
    if name == "recruit":
        return Recruit(parse_army(words))
    if name == "place":
        unit, hex = words
        return Place(parse_counter(unit), parse_hex(hex))
    if name == "march":
        return March(parse_counter(words[0] if words else ""), _parse_path(words[1:]))
    if name == "merge":
        return Merge(parse_counter(words[0] if words else ""), _parse_path(words[1:]))
    if name == "attack":
        unit, hex = words
        return Attack(parse_counter(unit), parse_hex(hex))
    if name == "shoot":
        unit, hex = words
        return Shoot(parse_counter(unit), parse_hex(hex))
    if name == "retreat":
        (hex,) = words
        return Retreat(parse_hex(hex))
    if words:
        raise ValueError(words)
    if name == "finish":
        return Finish()
    if name == "halt":
        return Halt()
    if name == "stand":
        return Stand()
    return Regroup() if name == "regroup" else Pass()


def parse_hex(word: str) -> int:
    """The code of a hex written ``4,-3``."""
    q, r = [_integer(part) for part in word.split(",")]
    return code_of(q, r)


def _integer(word: str) -> int:
    digits = word[1:] if word.startswith("-") else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
        raise ValueError(word)
    value = int(word)
    if abs(value) > REACH or str(value) != word:
        raise ValueError(word)
    return value


def _parse_path(words: list[str]) -> tuple[int, ...]:
    if not words:
        raise ValueError(words)
    return tuple([parse_hex(word) for word in words])


def parse_counter(word: str) -> int:
    """The counter of a unit written ``LC1`` or ``WG``."""
    upper = word.upper()
    if upper == "WG":
        return counter(WG, 1)
    number = upper[2:]
    if upper[:2] not in KINDS[:COMBAT_KINDS] or len(number) != 1 or number not in "123456789":
        raise ValueError(word)
    return counter(KINDS.index(upper[:2]), int(number))


def parse_army(words: list[str]) -> tuple[int, ...]:
    """The army written ``2HC 1LC``; each kind once, ``0`` alone for none."""
    army = [0] * COMBAT_KINDS
    if words == ["0"]:
        return tuple(army)
    if not words:
        raise ValueError(words)
    for word in words:
        upper = word.upper()
        number, name = upper[:-2], upper[-2:]
        if name not in KINDS[:COMBAT_KINDS] or len(number) != 1 or number not in "123456789":
            raise ValueError(word)
        kind = KINDS.index(name)
        if army[kind]:
            raise ValueError(word)
        army[kind] = int(number)
    return tuple(army)
