"""How good input is spoiled: JSON values and texts of moves, changed in small ways."""

import copy
from collections.abc import Sequence
from random import Random
from typing import Any, Final

Json = Any

ODD_TEXTS: Final = (
    *("", " ", "x", "0", "-1", "1e9", "٣", "²", "½", "NaN", "\ud800", "\x00", "\u202e", "🂡"),
    *("9" * 5000, "a" * 300, "1,1", "1.5,2", "@90", "-", ":", ";", "none", "A", "__class__", "%s"),
)
ODD: Final[tuple[Json, ...]] = (
    *(None, True, False, 0, -1, 1, 2, 7, 99, 10_000, 2**31, 2**63, -(2**63), 10**400),
    *(0.0, -0.0, 0.5, 1e-300, 1e300, float("nan"), float("inf"), -float("inf")),
    *ODD_TEXTS,
    *([], {}, [[]], [None], [[1, 2]], [0] * 50, {"": ""}, {"x": {"y": []}}, [["x", 1]]),
)


def nested(depth: int) -> Json:
    """A list in a list in a list."""
    value: Json = []
    for _level in range(depth):
        value = [value]
    return value


def odd(random: Random) -> Json:
    """A value that nobody expects."""
    if random.random() < 0.02:
        return nested(random.choice((20, 200)))
    return copy.deepcopy(random.choice(ODD))


def places(value: Json) -> list[tuple[Json, Any]]:
    """Every entry of a JSON value: what holds it, and under which key."""
    found: list[tuple[Json, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], (dict, list)):
                waiting.append(holder[key])
    return found


def spoiled(random: Random, value: Json, others: Sequence[Json] = ()) -> Json:
    """A copy of *value* with one to three changes; parts of *others* may get into it."""
    value = copy.deepcopy(value)
    for _change in range(random.choice((1, 1, 1, 2, 3))):
        found = places(value) if isinstance(value, (dict, list)) else []
        if not found:
            return odd(random)
        _spoil(random, *random.choice(found), others)
    return value


def _spoil(random: Random, holder: Json, key: Any, others: Sequence[Json]) -> None:
    way = random.randrange(9)
    old = holder[key]
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(old))
    elif way == 2 and isinstance(holder, list):
        random.shuffle(holder)
    elif way == 3 and isinstance(holder, dict):
        holder[str(odd(random))] = old
    elif way == 4 and type(old) in (int, float):
        holder[key] = old + random.choice((-1, 1, -10, 10, 0.5, 1000))
    elif way == 5 and isinstance(old, str):
        holder[key] = spoiled_text(random, old)
    elif way in (6, 7) and others:
        found = [
            (there, name) for there, name in places(random.choice(others)) if _alike(key, name)
        ]
        if found:
            there, name = random.choice(found)
            holder[key] = copy.deepcopy(there[name])
    else:
        holder[key] = odd(random)


def _alike(key: Any, name: Any) -> bool:
    """Whether two entries are called the same; entries of lists all are."""
    return key == name or (isinstance(key, int) and isinstance(name, int))


def spoiled_text(random: Random, text: str, others: Sequence[str] = ()) -> str:
    """A move's text with one to three changes."""
    for _change in range(random.choice((1, 1, 2, 3))):
        words = text.split(" ")
        at = random.randrange(len(words))
        way = random.randrange(9)
        if way == 0:
            del words[at]
        elif way == 1:
            words.insert(at, words[at])
        elif way == 2:
            words[at] = random.choice(ODD_TEXTS)
        elif way == 3 and others:
            words[at:] = random.choice(others).split(" ")[at:]
        elif way == 4:
            random.shuffle(words)
        elif way == 5:
            words[at] = _other_number(random, words[at])
        elif way == 6 and words[at]:
            cut = random.randrange(len(words[at]))
            words[at] = words[at][:cut] + random.choice(ODD_TEXTS) + words[at][cut + 1 :]
        elif way == 7:
            words[at] = words[at].upper()
        else:
            words = words * random.choice((2, 30))
        text = " ".join(words)
    return text


def _other_number(random: Random, word: str) -> str:
    """A word with a digit of it changed."""
    digits = [at for at, sign in enumerate(word) if sign.isdigit()]
    if not digits:
        return word + str(random.randrange(100))
    at = random.choice(digits)
    return word[:at] + str(random.randrange(100)) + word[at + 1 :]
