"""The moves, one small type each, and how they are written.

A card is carried out as a chain: ``move``, ``enter``, ``exit`` and ``fire`` as long as it has
activations, then ``done``; or one marker; or ``pass``. Units are called by their ids and hexes by
their printed numbers, because a move can be read without knowing the data set.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.writing.moves import Written

AT: Final = "AT"  # SM-0.2: anti-tank
AI: Final = "AI"  # SM-0.2: anti-infantry
PREFIXES: Final = ("ge-", "us-")  # every unit's id tells its side


def hex_text(code: int) -> str:
    """How a hex is written: ``0703``."""
    return f"{code:04d}"


@final
@mypyc_attr(acyclic=True)
class Place(Written):
    """Set up a unit: ``place us-120 1501`` (SM-1.1)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Go(Written):
    """Move a unit one hex: ``move us-120 1402`` (SM-4.2)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Enter(Written):
    """Bring a waiting unit onto the map: ``enter ge-102 1802`` (SM-4.3, SM-4.4)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Exit(Written):
    """Leave the map over the west edge: ``exit ge-17-38`` (SM-4.5)."""

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


@final
@mypyc_attr(acyclic=True)
class Fire(Written):
    """Fire with some units at one enemy: ``fire us-120 us-td-t at ge-2ss-d`` (SM-5.2)."""

    def __init__(self, units: tuple[str, ...], target: str) -> None:
        self.units: Final = units  # in the order of their ids, so that an attack has one text
        self.target: Final = target


@final
@mypyc_attr(acyclic=True)
class Air(Written):
    """Attack from the air: ``air AT at ge-102`` or ``air AI at 1404`` (SM-6.5)."""

    def __init__(self, mode: str, unit: str, hex: int) -> None:
        self.mode: Final = mode
        self.unit: Final = unit  # empty if a whole hex is the target
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Oba(Written):
    """Attack with off-board artillery: ``oba at ge-102`` or ``oba at 1604`` (SM-6.5)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit  # empty if a whole hex is the target
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Interdict(Written):
    """Lay an Air interdiction on a hex: ``interdict 1602`` (SM-6.6)."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex


@final
@mypyc_attr(acyclic=True)
class Redraw(Written):
    """Draw another card in place of a face card: ``redraw`` (SM-5.7)."""


@final
@mypyc_attr(acyclic=True)
class Accept(Written):
    """Accept a miss after a face card: ``accept`` (SM-5.7)."""


@final
@mypyc_attr(acyclic=True)
class Pass(Written):
    """Do nothing with a card: ``pass`` (SM-3.3)."""


@final
@mypyc_attr(acyclic=True)
class Done(Written):
    """End the set-up, or a card that was used: ``done`` (SM-1.1, SM-4.6)."""


Move = Place | Go | Enter | Exit | Fire | Air | Oba | Interdict | Redraw | Accept | Pass | Done
