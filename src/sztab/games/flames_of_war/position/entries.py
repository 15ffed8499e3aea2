"""The entries of a position, read one by one; what is wrong is said in one sentence."""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from sztab.core.errors import PositionError
from sztab.core.game import Json
from sztab.games.flames_of_war.geometry.measure import FULL_TURN

# What a position says of a platoon, if it is so; and the numbers that are not 0.
PLATOON_FLAGS: Final = (
    *("pinned", "doubled", "disengaged", "lost", "acted", "broke_through", "shaken", "undelayed"),
)
PLATOON_NUMBERS: Final = ("hits", "worst", "ranged_turn", "trail_turn")


def fault(where: str, problem: str) -> PositionError:
    """What is wrong with a position, and where."""
    return PositionError(f"Position of flames-of-war, {where}: {problem}.")


def only_known(plain: object, keys: tuple[str, ...], where: str) -> None:
    """Nothing but these entries may stand here."""
    if not isinstance(plain, Mapping):
        raise fault(where, "a JSON object is needed")
    for key in plain:
        if key not in keys:
            raise fault(f"{where}, {key!r}", f"no such entry; known are {', '.join(keys)}")


def read_pose(value: Json, where: str) -> tuple[int, int, int]:
    """FW-1.3: x, y and heading as canonical numbers."""
    if (
        not isinstance(value, list)
        or len(value) != 3
        or not all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in value)
        or not all(abs(n) < 1000 for n in value)
    ):
        raise fault(where, f"a pose is [x, y, heading] in inches and degrees, not {value!r:.40}")
    return _rounded(value[0], 1000), _rounded(value[1], 1000), _rounded(value[2], 10) % FULL_TURN


def _rounded(value: float, parts: int) -> int:
    """FW-1.3: whole parts of a number as it is written, half away from zero."""
    return int((Decimal(repr(value)) * parts).quantize(Decimal(1), ROUND_HALF_UP))


def one_of(
    plain: Mapping[str, Json], key: str, choices: tuple[str, ...], where: str, default: int
) -> int:
    """The number of a choice that is written as a word."""
    value = plain.get(key, choices[default] if default >= 0 else None)
    if value not in choices:
        named = ", ".join(choice for choice in choices if choice)
        raise fault(f"{where}, {key!r}", f"one of {named} is needed, not {value!r:.40}")
    return choices.index(value)


def whole(
    plain: Mapping[str, Json], key: str, where: str, default: int, low: int, high: int
) -> int:
    """A whole number between two limits."""
    value = plain.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise fault(f"{where}, {key!r}", f"a whole number from {low} to {high} is needed")
    return value


def yes_or_no(plain: Mapping[str, Json], key: str, where: str) -> bool:
    """True or false; false if left out."""
    value = plain.get(key, False)
    if not isinstance(value, bool):
        raise fault(f"{where}, {key!r}", "true or false is needed")
    return value


def short_text(plain: Mapping[str, Json], key: str, where: str, default: str) -> str:
    """A text that fits a line."""
    value = plain.get(key, default)
    if not isinstance(value, str) or len(value) > 80:
        raise fault(f"{where}, {key!r}", "a text of at most 80 letters is needed")
    return value


def number_rows(position: Mapping[str, Json], key: str, length: int) -> list[list[int]]:
    """Rows of whole numbers, each *length* long."""
    rows = position.get(key, [])
    if not isinstance(rows, list) or not all(
        isinstance(row, list)
        and len(row) == length
        and all(isinstance(n, int) and not isinstance(n, bool) for n in row)
        for row in rows
    ):
        raise fault(f"{key!r}", f"rows of {length} whole numbers are needed")
    return rows


def listed(position: Mapping[str, Json], key: str) -> list[Json]:
    """A list, or none."""
    value = position.get(key, [])
    if not isinstance(value, list):
        raise fault(f"{key!r}", "a list is needed")
    return value
