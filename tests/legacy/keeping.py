"""How the fixtures of the first edition are kept: gzipped lines of JSON beside this module."""

import gzip
import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sztab.core.said import Told
from sztab.core.words import said_json

# While code is only moved about, also what is told and asked must stay: SZTAB_HOLD_WORDS=1 pytest …
HOLD_WORDS = os.environ.get("SZTAB_HOLD_WORDS") == "1"
FOLDER = Path(__file__).parent
GAMES = ("flames-of-war", "medieval-battle", "race-to-the-rhine", "stand-at-mortain")


def keep(name: str, values: Iterable[Any]) -> None:
    """Write one value a line; the same values make the same file."""
    lines = "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values)
    (FOLDER / name).write_bytes(gzip.compress(lines.encode(), 9, mtime=0))


def kept(name: str) -> Iterator[Any]:
    """Every value of a file, in order."""
    with gzip.open(FOLDER / name, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


# Named changes: what is told now, and the rule that the first edition cited for it.
RETOLD = {("FW-9.15", "save"): "FW-9.16"}  # the save of an unarmoured vehicle


def told_hash(told: Told) -> str:
    """The fingerprint of what a move told: rules, keys, arguments, and who may hear."""
    heard = [
        [{**said_json(event), "rule": RETOLD.get((event.rule, event.key), event.rule)}, event.to]
        for event in told.events
    ]
    text = json.dumps(heard, sort_keys=True, default=list)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def holds(now: Any, before: Any) -> bool:
    """Whether *now* says all that *before* said; entries of an object may have been added."""
    if isinstance(before, dict):
        return isinstance(now, dict) and all(
            key in now and holds(now[key], value) for key, value in before.items()
        )
    if isinstance(before, list | tuple):
        return len(now) == len(before) and all(map(holds, now, before))
    return bool(now == before)
