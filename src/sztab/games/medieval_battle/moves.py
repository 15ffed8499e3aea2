"""The moves, one small type each, and how they are written.

A manoeuvre is a chain: ``march`` as often as movement points allow, then at most one
``attack``, ``shoot`` or ``merge``, or ``halt``. Hexes are codes (see ``code_of``), because a
move can be read without knowing the map.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.writing.moves import Written
from sztab.games.medieval_battle.state import KINDS, WG, kind_of, number_of

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
    kind = kind_of(counter)
    return "WG" if kind == WG else f"{KINDS[kind]}{number_of(counter)}"


def army_text(army: tuple[int, ...]) -> str:
    """How an army is written: ``2HC 1LC``; one without combat units is ``0``."""
    return " ".join(f"{n}{KINDS[kind]}" for kind, n in enumerate(army) if n) or "0"


@final
@mypyc_attr(acyclic=True)
class Recruit(Written):
    """Choose the army, in secret: ``recruit 2HC 1LC 3PK`` (MB-4.1)."""

    def __init__(self, army: tuple[int, ...]) -> None:
        self.army: Final = army


@final
@mypyc_attr(acyclic=True)
class Place(Written):
    """Put a unit on the map, deploying or regrouping: ``place LC1 4,-4`` (MB-5.2, MB-13.5)."""

    def __init__(self, counter: int, hex: int) -> None:
        self.counter: Final = counter
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Finish(Written):
    """Place no more units: ``finish`` (MB-5.5, MB-13.7)."""


@final
@mypyc_attr(acyclic=True)
class March(Written):
    """Step along a way, over friends if need be: ``march LC1 4,-5 5,-5`` (MB-7.2)."""

    def __init__(self, counter: int, path: tuple[int, ...]) -> None:
        self.counter: Final = counter
        self.path: Final = path


@final
@mypyc_attr(acyclic=True)
class Attack(Written):
    """Attack the enemy on an adjacent hex: ``attack LC1 5,-3`` (MB-10.1)."""

    def __init__(self, counter: int, hex: int) -> None:
        self.counter: Final = counter
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Shoot(Written):
    """Shoot at an enemy: ``shoot LB1 1,-1`` (MB-11.1)."""

    def __init__(self, counter: int, hex: int) -> None:
        self.counter: Final = counter
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Merge(Written):
    """Step onto a friend of the same kind and join it: ``merge HI1 3,-4`` (MB-12.1)."""

    def __init__(self, counter: int, path: tuple[int, ...]) -> None:
        self.counter: Final = counter
        self.path: Final = path


@final
@mypyc_attr(acyclic=True)
class Halt(Written):
    """End the manoeuvre or the pursuit: ``halt`` (MB-6.6, MB-9.7)."""


@final
@mypyc_attr(acyclic=True)
class Stand(Written):
    """Await the attack: ``stand`` (MB-9.8)."""


@final
@mypyc_attr(acyclic=True)
class Retreat(Written):
    """Give way, also off the map: ``retreat 5,-2`` (MB-9.2, MB-9.4)."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Regroup(Written):
    """Spend a time marker: ``regroup`` (MB-13.1)."""


@final
@mypyc_attr(acyclic=True)
class Pass(Written):
    """Do nothing this turn: ``pass`` (MB-6.2)."""


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


def path_text(path: tuple[int, ...]) -> str:
    """How a way is written: its hexes in order."""
    return " ".join([code_text(code) for code in path])
