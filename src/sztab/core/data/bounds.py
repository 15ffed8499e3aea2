"""Bounds: how much JSON from outside may hold, checked before anything is made of it.

Positions, records and data sets are read by what they mean. What they weigh is judged here first,
in one walk over the values, so that nothing expensive begins with a wood of 40,000 corners.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sztab.core.errors import SztabError
from sztab.core.said import Arg, Refusal
from sztab.core.words import say

Json = Any
RULE: Final = "bounds"
DEEPEST: Final = 32  # levels of any JSON that is taken from outside
LONGEST_PLACE: Final = 80  # characters of a place that a sentence names
TEXTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)


@dataclass(frozen=True)
class Bounds:
    """The most that one JSON value may hold.

    *lists* names the most entries of a list or an object by the name of its entry; *others* holds
    for all that are not named. *together* bounds what several lists hold in sum: the names of the
    lists, and the number.
    """

    values: int = 20_000
    depth: int = 12
    text: int = 200  # characters
    number: int = 1_000_000_000  # either side of zero
    others: int = 1000
    lists: Mapping[str, int] = field(default_factory=dict)
    together: tuple[tuple[tuple[str, ...], int], ...] = ()


def check_depth(body: bytes) -> bool:
    """Return whether JSON text, not yet decoded, is nested no deeper than is ever needed."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return True
    depth = 0
    for sign in TEXTS.sub(b"", body):
        if sign in b"[{":
            depth += 1
            if depth > DEEPEST:
                return False
        elif sign in b"]}":
            depth -= 1
    return True


def check_bounds(plain: Json, bounds: Bounds, source: str, error: type[SztabError]) -> None:
    """Raise *error*, with its words in both languages, if *plain* holds more than it may."""
    walk = _Walk(bounds)
    try:
        walk.visit(plain, "", 1)
    except _OverError as over:
        raise bounds_error(error, source, over.refusal) from None


def bounds_error(error: type[SztabError], source: str, refusal: Refusal) -> SztabError:
    """Make the error that says in one sentence which bound was passed."""
    found = error(f"{source}: {say(None, 'en', refusal)}")
    found.refusal = refusal
    return found


class _OverError(Exception):
    """A bound is passed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class _Walk:
    """One walk over a JSON value; never deeper than the bounds let it go."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds: Final = bounds
        self._left = bounds.values
        self._trail: Final[list[str | int]] = []
        self._sums: Final = [0] * len(bounds.together)
        self._summed: Final = {
            name: at for at, (names, _most) in enumerate(bounds.together) for name in names
        }

    def visit(self, value: Json, name: str, depth: int) -> None:
        """Count *value*, the entry *name*, and all that it holds."""
        self._left -= 1
        if self._left < 0:
            raise self._over("too-many-values", self._bounds.values)
        if isinstance(value, (dict, list)):
            self._count(value, name, depth)
            entries = value.items() if isinstance(value, dict) else enumerate(value)
            for key, entry in entries:
                self._trail.append(key)
                if isinstance(key, str) and len(key) > self._bounds.text:
                    raise self._over("too-long-text", self._bounds.text, len(key))
                self.visit(entry, key if isinstance(key, str) else "", depth + 1)
                self._trail.pop()
        elif isinstance(value, str):
            if len(value) > self._bounds.text:
                raise self._over("too-long-text", self._bounds.text, len(value))
        elif isinstance(value, (int, float)) and not abs(value) <= self._bounds.number:
            raise self._over("number-too-large", self._bounds.number)

    def _count(self, value: dict[str, Json] | list[Json], name: str, depth: int) -> None:
        bounds = self._bounds
        if depth > bounds.depth:
            raise self._over("too-deep", bounds.depth)
        most = bounds.lists.get(name, bounds.others)
        if len(value) > most:
            raise self._over("too-many-entries", most, len(value))
        if name in self._summed:
            at = self._summed[name]
            self._sums[at] += len(value)
            names, most = bounds.together[at]
            if self._sums[at] > most:
                place = ", ".join(names)
                raise _OverError(Refusal(RULE, "too-many-together", place=place, most=most))

    def _over(self, key: str, most: int, found: int = 0) -> _OverError:
        args: dict[str, Arg] = {"place": _place(self._trail), "most": most}
        return _OverError(Refusal(RULE, key, **args, **({"found": found} if found else {})))


def _place(trail: list[str | int]) -> str:
    """Return a place as ``mission.terrain[0].polygon``; the whole value is called ``top``."""
    place = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in trail)
    place = place.lstrip(".") or "top"
    return place if len(place) <= LONGEST_PLACE else f"{place[: LONGEST_PLACE - 1]}…"
