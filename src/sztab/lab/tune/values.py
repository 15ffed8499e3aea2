"""Values of a data set: where they stand, where they come from, and what they may become.

A path names a value by the keys that lead to it; entries of a list go by their id or their number:
``corps.R-I.fuel``, ``towns.lille.medal``, ``units.us-117.front.AI``.
"""

import copy
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from sztab.core.errors import SztabError
from sztab.core.game import Json

RECONSTRUCTED: Final = "reconstructed"
# What a note on provenance calls several values together.
GROUPS: Final = {
    "front": "values",
    "back": "values",
    "fuel": "supplies",
    "ammo": "supplies",
    "food": "supplies",
}
MOST_VALUES: Final = 1000  # of one range


class TuneError(SztabError):
    """A tuning that cannot be done as it is asked for."""


@dataclass(frozen=True)
class Variable:
    """A value that may be changed, and all that it may become, in order."""

    path: str
    choices: tuple[Json, ...]


Changes = Mapping[str, Json]  # new values by path


def parse_variable(text: str) -> Variable:
    """Read ``PATH=LOW..HIGH`` or ``PATH=A,B,C``."""
    path, sign, given = text.partition("=")
    low, dots, high = given.partition("..")
    try:
        if not sign or not path or not given:
            raise ValueError(text)
        if dots:
            first, last = int(low), int(high)
            if not first < last <= first + MOST_VALUES:
                raise ValueError(text)
            return Variable(path, tuple(range(first, last + 1)))
        choices = tuple(json.loads(one) for one in given.split(","))
    except (ValueError, RecursionError) as error:
        raise TuneError(
            f"{text!r:.80} cannot be varied: write PATH=LOW..HIGH, or PATH=A,B as in JSON."
        ) from error
    if len(choices) < 2 or any(isinstance(one, (dict, list)) for one in choices):
        raise TuneError(f"{text!r:.80} leaves no choice: name two plain values or more.")
    return Variable(path, choices)


def _entry(node: Json, key: str, path: str) -> Json:
    if isinstance(node, dict) and key in node:
        return node[key]
    if isinstance(node, list):
        for one in node:
            if isinstance(one, dict) and one.get("id") == key:
                return one
        if key.isdigit() and int(key) < len(node):
            return node[int(key)]
    raise TuneError(f"The data set has no value {path!r:.120}: there is no {key!r:.40}.")


def _way(data: Json, path: str) -> Iterator[tuple[Json, str, list[str]]]:
    """Yield each step of a path: where it starts, its key, and the keys that follow."""
    node, keys = data, path.split(".")
    for at, key in enumerate(keys):
        yield node, key, keys[at + 1 :]
        node = _entry(node, key, path)


def value_at(data: Json, path: str) -> Json:
    """Return the value at a path."""
    *_before, (node, key, _rest) = _way(data, path)
    return _entry(node, key, path)


def tag_of(data: Json, path: str) -> str:
    """Return where a value comes from: the tag of the note that is nearest to it."""
    found = ""
    for node, key, rest in _way(data, path):
        if not isinstance(node, dict):
            continue
        if "provenance" in node:
            found = _tag(node["provenance"], [key, *rest]) or found
        for name in (f"{key}_provenance", f"{key.removesuffix('_base')}_provenance"):
            if name in node:
                found = _tag(node[name], rest) or found
    own = value_at(data, path)
    return _tag(own["provenance"], []) if isinstance(own, dict) and "provenance" in own else found


def _tag(note: Json, keys: Sequence[str]) -> str:
    """Return the tag in a note on provenance that applies to a value below it."""
    if isinstance(note, str):
        return note
    if not isinstance(note, dict):
        return ""
    if isinstance(note.get("tag"), str):
        return str(note["tag"])
    for at, key in enumerate(keys):
        if key.isdigit() and key not in note:  # the 1 of another table is another 1
            for name in _numbered(note, key, keys[at + 1 :]):
                return _tag(note[name], keys[at + 1 :])
            continue
        for name in (key, GROUPS.get(key, key)):
            for part in (note, *[one for one in note.values() if isinstance(one, dict)]):
                if name in part:
                    return _tag(part[name], keys[at + 1 :])
    tags = {_tag(one, ()) for one in note.values()}
    return tags.pop() if len(tags) == 1 else f"mixed: {', '.join(sorted(tags))}"


def _numbered(note: Mapping[str, Json], key: str, rest: Sequence[str]) -> list[str]:
    """Return the name in a note for a numbered entry: ``level_2_limit``, else ``level_2``."""
    named = [name for name in note if key in name.split("_")]
    closer = [name for name in named if not set(rest).isdisjoint(name.split("_"))]
    return closer[:1] or [name for name in named if len(name.split("_")) == 2][:1]


def check_variables(data: Json, variables: Sequence[Variable]) -> None:
    """Refuse values that are not reconstructed: what a source says stays as it is."""
    if len({one.path for one in variables}) < len(variables):
        raise TuneError("A value is named twice: give it one range.")
    for variable in variables:
        own = value_at(data, variable.path)
        if isinstance(own, (dict, list)):
            raise TuneError(f"{variable.path!r} is not one value: name what lies below it.")
        tag = tag_of(data, variable.path)
        if not tag.startswith(RECONSTRUCTED):
            raise TuneError(
                f"{variable.path!r} stays: its provenance is {tag or 'not noted'!r}, and only "
                "reconstructed values are tuned."
            )


def changed(data: Json, changes: Changes) -> Json:
    """Return a copy of a data set with other values."""
    found = copy.deepcopy(data)
    for path, value in changes.items():
        *_before, (node, key, _rest) = _way(found, path)
        if isinstance(node, list):
            raise TuneError(f"{path!r:.120} is a whole entry: name a value in it.")
        node[key] = value
    return found


def candidates(
    data: Json, variables: Sequence[Variable], count: int, random: Random
) -> list[Changes]:
    """Return up to *count* different sets of changes; half of the values move in each."""
    own = {one.path: value_at(data, one.path) for one in variables}
    room = math.prod(len({*map(repr, one.choices), repr(own[one.path])}) for one in variables) - 1
    found: dict[str, Changes] = {}
    while len(found) < min(count, room):
        drawn = {
            one.path: random.choice(one.choices)
            for one in variables
            if len(variables) == 1 or random.random() < 0.5
        }
        changes = {path: value for path, value in drawn.items() if value != own[path]}
        if changes:
            found.setdefault(json.dumps(changes, sort_keys=True), changes)
    return list(found.values())
