"""The moves, one small type each, and how they are written.

A card is carried out as a chain: ``move``, ``enter``, ``exit`` and ``fire`` as long as it has
activations, then ``done``; or one marker; or ``pass``. Units are called by their ids and hexes by
their printed numbers, because a move can be read without knowing the data set.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.notation import malformed, verb_of

AT: Final = "AT"  # SM-0.2: anti-tank
AI: Final = "AI"  # SM-0.2: anti-infantry
PREFIXES: Final = ("ge-", "us-")  # every unit's id tells its side


def hex_text(code: int) -> str:
    """How a hex is written: ``0703``."""
    return f"{code:04d}"


@final
@mypyc_attr(acyclic=True)
class Place:
    """Set up a unit: ``place us-120 1501`` (SM-1.1)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"place {self.unit} {hex_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Go:
    """Move a unit one hex: ``move us-120 1402`` (SM-4.2)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"move {self.unit} {hex_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Enter:
    """Bring a waiting unit onto the map: ``enter ge-102 1802`` (SM-4.3, SM-4.4)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"enter {self.unit} {hex_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Exit:
    """Leave the map over the west edge: ``exit ge-17-38`` (SM-4.5)."""

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit

    def text(self) -> str:
        """The move as it is written."""
        return f"exit {self.unit}"


@final
@mypyc_attr(acyclic=True)
class Fire:
    """Fire with some units at one enemy: ``fire us-120 us-td-t at ge-2ss-d`` (SM-5.2)."""

    def __init__(self, units: tuple[str, ...], target: str) -> None:
        self.units: Final = units  # in the order of their ids, so that an attack has one text
        self.target: Final = target

    def text(self) -> str:
        """The move as it is written."""
        return f"fire {' '.join(self.units)} at {self.target}"


@final
@mypyc_attr(acyclic=True)
class Air:
    """Attack from the air: ``air AT at ge-102`` or ``air AI at 1404`` (SM-6.5)."""

    def __init__(self, mode: str, unit: str, hex: int) -> None:
        self.mode: Final = mode
        self.unit: Final = unit  # empty if a whole hex is the target
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"air {self.mode} at {self.unit or hex_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Oba:
    """Attack with off-board artillery: ``oba at ge-102`` or ``oba at 1604`` (SM-6.5)."""

    def __init__(self, unit: str, hex: int) -> None:
        self.unit: Final = unit  # empty if a whole hex is the target
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"oba at {self.unit or hex_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Interdict:
    """Lay an Air interdiction on a hex: ``interdict 1602`` (SM-6.6)."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def text(self) -> str:
        """The move as it is written."""
        return f"interdict {hex_text(self.hex)}"


@final
@mypyc_attr(acyclic=True)
class Redraw:
    """Draw another card in place of a face card: ``redraw`` (SM-5.7)."""

    def text(self) -> str:
        """The move as it is written."""
        return "redraw"


@final
@mypyc_attr(acyclic=True)
class Accept:
    """Accept a miss after a face card: ``accept`` (SM-5.7)."""

    def text(self) -> str:
        """The move as it is written."""
        return "accept"


@final
@mypyc_attr(acyclic=True)
class Pass:
    """Do nothing with a card: ``pass`` (SM-3.3)."""

    def text(self) -> str:
        """The move as it is written."""
        return "pass"


@final
@mypyc_attr(acyclic=True)
class Done:
    """End the set-up, or a card that was used: ``done`` (SM-1.1, SM-4.6)."""

    def text(self) -> str:
        """The move as it is written."""
        return "done"


Move = Place | Go | Enter | Exit | Fire | Air | Oba | Interdict | Redraw | Accept | Pass | Done

EXAMPLES: Final = {
    "place": "place us-120 1501",
    "move": "move us-120 1402",
    "enter": "enter ge-102 1802",
    "exit": "exit ge-17-38",
    "fire": "fire us-120 us-td-t at ge-2ss-d",
    "air": "air AT at ge-102",
    "oba": "oba at 1604",
    "interdict": "interdict 1602",
    "redraw": "redraw",
    "accept": "accept",
    "pass": "pass",
    "done": "done",
}


def parse(text: str) -> Move:
    """The move that *text* writes; words may be in any case, with any space between."""
    words = text.split()
    name = verb_of(words, EXAMPLES, "move")
    try:
        return _parsed(name, [word.lower() for word in words[1:]])
    except ValueError:
        raise malformed(text, EXAMPLES[name]) from None


def _parsed(name: str, words: list[str]) -> Move:
    if name in ("place", "move", "enter"):
        unit, hex = words
        if name == "place":
            return Place(_unit(unit), parse_hex(hex))
        return (
            Go(_unit(unit), parse_hex(hex))
            if name == "move"
            else Enter(_unit(unit), parse_hex(hex))
        )
    if name == "exit":
        (unit,) = words
        return Exit(_unit(unit))
    if name == "fire":
        return _fire(words)
    if name == "air":
        mode, at, target = words
        if mode not in ("at", "ai") or at != "at":
            raise ValueError(words)
        by_unit = target.startswith(PREFIXES)
        return Air(
            mode.upper(), _unit(target) if by_unit else "", 0 if by_unit else parse_hex(target)
        )
    if name == "oba":
        at, target = words
        if at != "at":
            raise ValueError(words)
        by_unit = target.startswith(PREFIXES)
        return Oba(_unit(target) if by_unit else "", 0 if by_unit else parse_hex(target))
    if name == "interdict":
        (hex,) = words
        return Interdict(parse_hex(hex))
    if words:
        raise ValueError(words)
    if name == "redraw":
        return Redraw()
    if name == "accept":
        return Accept()
    return Pass() if name == "pass" else Done()


def _fire(words: list[str]) -> Fire:
    if len(words) < 3 or words[-2] != "at":
        raise ValueError(words)
    units = sorted([_unit(word) for word in words[:-2]])
    if len(set(units)) < len(units):
        raise ValueError(words)
    return Fire(tuple(units), _unit(words[-1]))


def _unit(word: str) -> str:
    """A unit's id, as far as it can be judged without the data set."""
    if not is_unit_id(word):
        raise ValueError(word)
    return word


def is_unit_id(word: str) -> bool:
    """Whether *word* has the shape of a unit's id: ``ge-`` or ``us-``, then letters and digits."""
    rest = word[3:].replace("-", "")
    return (
        word.startswith(PREFIXES)
        and len(word) <= 20
        and rest.isascii()
        and rest.isalnum()
        and word == word.lower()
    )


def parse_hex(word: str) -> int:
    """The code of a hex written ``0703``."""
    if len(word) != 4 or not (word.isascii() and word.isdigit()):
        raise ValueError(word)
    return int(word)
