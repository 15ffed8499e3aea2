"""What an attack found, and the table of all of it."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Finding:
    """The outcome of one attack."""

    attack: str
    section: str  # of the list of attacks in docs/attack.md
    held: bool
    said: str  # what the server did, in one sentence
    figures: dict[str, Any] = field(default_factory=dict)


def write(found: Iterable[Finding], path: Path) -> None:
    """Keep the findings as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(one) for one in found], indent=1) + "\n")


def read(path: Path) -> list[Finding]:
    """Return findings that were kept."""
    return [Finding(**one) for one in json.loads(path.read_text())]


def table(found: Iterable[Finding]) -> str:
    """Return a table in Markdown, one attack a line."""
    lines = ["| attack | section | held | what happened |", "|---|---|---|---|"]
    lines += [
        f"| {one.attack} | {one.section} | {'yes' if one.held else '**no**'} | {one.said} |"
        for one in found
    ]
    return "\n".join(lines)


def comparison(before: Iterable[Finding], after: Iterable[Finding]) -> str:
    """Return the table of two runs side by side."""
    old, new = ({one.attack: one for one in run} for run in (before, after))
    lines = ["| attack | section | before | after |", "|---|---|---|---|"]
    for attack in {**old, **new}:
        sides = [_told(run.get(attack)) for run in (old, new)]
        section = (old.get(attack) or new[attack]).section
        lines.append(f"| {attack} | {section} | {' | '.join(sides)} |")
    return "\n".join(lines)


def _told(one: Finding | None) -> str:
    return "not run" if one is None else f"{'held' if one.held else '**not held**'}: {one.said}"
