"""How the moves are written and read: the notation, declared once."""

from typing import Final

from sztab.core.writing.notation import Form, Notation, any_words, one_word
from sztab.games.medieval_battle import moves
from sztab.games.medieval_battle.moves import Move
from sztab.games.medieval_battle.state import KINDS, WG, counter

ROWS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FIRST: Final = -6  # the row and the column with which every map begins


def parse_hex(word: str) -> int:
    """The code of a hex written ``4,-3``, or ``D11`` as the board in the browser names it."""
    if word[:1].isalpha():
        r, column = ROWS.index(word[0].upper()) + FIRST, _integer(word[1:])
        if column < 1:
            raise ValueError(word)
        q = column - 1 + FIRST - r // 2
    else:
        q, r = [_integer(part) for part in word.split(",")]
    return moves.code_of(q, r)


def _integer(word: str) -> int:
    digits = word[1:] if word.startswith("-") else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
        raise ValueError(word)
    value = int(word)
    if abs(value) > moves.REACH or str(value) != word:
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
    if (
        upper[:2] not in KINDS[: moves.COMBAT_KINDS]
        or len(number) != 1
        or number not in "123456789"
    ):
        raise ValueError(word)
    return counter(KINDS.index(upper[:2]), int(number))


def parse_army(words: list[str]) -> tuple[int, ...]:
    """The army written ``2HC 1LC``; each kind once, ``0`` alone for none."""
    army = [0] * moves.COMBAT_KINDS
    if words == ["0"]:
        return tuple(army)
    if not words:
        raise ValueError(words)
    for word in words:
        upper = word.upper()
        number, name = upper[:-2], upper[-2:]
        if name not in KINDS[: moves.COMBAT_KINDS] or len(number) != 1 or number not in "123456789":
            raise ValueError(word)
        kind = KINDS.index(name)
        if army[kind]:
            raise ValueError(word)
        army[kind] = int(number)
    return tuple(army)


UNIT: Final = one_word("counter", parse_counter, moves.counter_text)
HEX: Final = one_word("hex", parse_hex, moves.code_text)
PATH: Final = any_words("path", _parse_path, moves.path_text)
NOTATION: Final = Notation[Move](
    "march",
    Form(moves.Recruit, "recruit 2HC 1LC 3PK", any_words("army", parse_army, moves.army_text)),
    Form(moves.Place, "place LC1 4,-4", UNIT, HEX),
    Form(moves.Finish, "finish"),
    Form(moves.March, "march LC1 4,-5 5,-5", UNIT, PATH),
    Form(moves.Attack, "attack LC1 5,-3", UNIT, HEX),
    Form(moves.Shoot, "shoot LB1 1,-1", UNIT, HEX),
    Form(moves.Merge, "merge HI1 3,-4", UNIT, PATH),
    Form(moves.Halt, "halt"),
    Form(moves.Stand, "stand"),
    Form(moves.Retreat, "retreat 5,-2", HEX),
    Form(moves.Regroup, "regroup"),
    Form(moves.Pass, "pass"),
)
EXAMPLES: Final = NOTATION.examples
