"""What is printed is equal to plain JSON, shared by all, and changed by nobody."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sztab.core.data.printed import printed

PLAIN = {"a": [1, [2, 3]], "b": {"c": None, "d": "text"}, "e": []}


def test_what_is_printed_reads_as_plain_json() -> None:
    shown = printed(PLAIN)
    assert shown == PLAIN
    assert json.dumps(shown) == json.dumps(PLAIN)
    assert msgspec.json.encode(shown) == msgspec.json.encode(PLAIN)
    assert copy.deepcopy(shown) == PLAIN
    assert pickle.loads(pickle.dumps(shown)) == PLAIN
    assert {**shown, "a": 1}["a"] == 1
    assert (shown | {"a": 1})["a"] == 1


CHANGES: list[Callable[[Any], object]] = [
    lambda one: one.update(a=1),
    lambda one: one.__setitem__("a", 1),
    lambda one: one.__delitem__("a"),
    lambda one: one.__ior__({"a": 1}),
    lambda one: one.clear(),
    lambda one: one.pop("a"),
    lambda one: one.popitem(),
    lambda one: one.setdefault("x", 1),
    lambda one: one["b"].clear(),
    lambda one: one["a"].append(1),
    lambda one: one["a"].extend([1]),
    lambda one: one["a"].insert(0, 1),
    lambda one: one["a"].pop(),
    lambda one: one["a"].remove(1),
    lambda one: one["a"].clear(),
    lambda one: one["a"].sort(),
    lambda one: one["a"].reverse(),
    lambda one: one["a"].__setitem__(0, 1),
    lambda one: one["a"].__delitem__(0),
    lambda one: one["a"].__iadd__([1]),
    lambda one: one["a"].__imul__(2),
    lambda one: one["a"][1].clear(),
]


@pytest.mark.parametrize("change", CHANGES)
def test_nobody_changes_it(change: Callable[[Any], object]) -> None:
    shown = printed(PLAIN)
    with pytest.raises(TypeError, match="cannot be changed"):
        change(shown)
    assert shown == PLAIN
