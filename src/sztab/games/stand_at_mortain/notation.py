"""How the moves are written and read: the notation, declared once."""

from typing import Final

from sztab.core.writing.notation import Field, Form, Notation, any_words, one_word
from sztab.games.stand_at_mortain import moves
from sztab.games.stand_at_mortain.moves import Move


def _units(words: list[str]) -> tuple[str, ...]:
    """Units in the order of their ids, each once."""
    units = sorted([_unit(word) for word in words])
    if not units or len(set(units)) < len(units):
        raise ValueError(words)
    return tuple(units)


def _target(words: list[str]) -> tuple[str, int]:
    """A unit, or a whole hex."""
    word = words[0].lower()
    return (_unit(word), 0) if word.startswith(moves.PREFIXES) else ("", parse_hex(word))


def _target_text(unit: str, hex: int) -> str:
    return unit or moves.hex_text(hex)


def _mode(word: str) -> str:
    mode = word.upper()
    if mode not in (moves.AT, moves.AI):
        raise ValueError(word)
    return mode


def _unit(word: str) -> str:
    """A unit's id, as far as it can be judged without the data set."""
    id = word.lower()
    if not is_unit_id(id):
        raise ValueError(word)
    return id


def is_unit_id(word: str) -> bool:
    """Whether *word* has the shape of a unit's id: ``ge-`` or ``us-``, then letters and digits."""
    rest = word[3:].replace("-", "")
    return (
        word.startswith(moves.PREFIXES)
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


UNIT: Final = one_word("unit", _unit)
HEX: Final = one_word("hex", parse_hex, moves.hex_text)
TARGET: Final = Field(("unit", "hex"), _target_text, _target)
NOTATION: Final = Notation[Move](
    "move",
    Form(moves.Place, "place us-120 1501", UNIT, HEX),
    Form(moves.Go, "move us-120 1402", UNIT, HEX),
    Form(moves.Enter, "enter ge-102 1802", UNIT, HEX),
    Form(moves.Exit, "exit ge-17-38", UNIT),
    Form(
        moves.Fire,
        "fire us-120 us-td-t at ge-2ss-d",
        any_words("units", _units, " ".join),
        "at",
        one_word("target", _unit),
    ),
    Form(moves.Air, "air AT at ge-102", one_word("mode", _mode), "at", TARGET),
    Form(moves.Oba, "oba at 1604", "at", TARGET),
    Form(moves.Interdict, "interdict 1602", HEX),
    Form(moves.Redraw, "redraw"),
    Form(moves.Accept, "accept"),
    Form(moves.Pass, "pass"),
    Form(moves.Done, "done"),
)
EXAMPLES: Final = NOTATION.examples
