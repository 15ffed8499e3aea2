"""Observations and actions of every game in words, for ``docs/research.md``.

``python -m sztab.research.describe`` prints them; a test holds the document to it.
"""

import sys
from collections.abc import Iterator

from sztab.core.registry import find_game
from sztab.research.codecs import CODECS
from sztab.research.episode import Table


def description() -> str:
    """Return a section for every game."""
    return "\n".join(line for id in sorted(CODECS) for line in _lines(id))


def _lines(id: str) -> Iterator[str]:
    game = find_game(id)
    table = Table(id)
    seats = " / ".join(", ".join(seating) for seating in game.seatings[:1])
    yield f"### {game.title}"
    yield ""
    yield f"{table.layout.size:,} bytes; {table.size:,} actions (`{table.actions}`); seats {seats}."
    yield ""
    yield "| bytes from | block | shape | holds |"
    yield "|---|---|---|---|"
    for block, start in zip(table.layout.blocks, table.layout.starts.values(), strict=True):
        shape = " x ".join(map(str, block.shape))
        yield f"| {start} | `{block.name}` | {shape} | {'<br>'.join(block.meaning)} |"
    yield ""


if __name__ == "__main__":
    sys.stdout.write(description())
