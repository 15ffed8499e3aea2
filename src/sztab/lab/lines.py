"""Games kept in a file, a line of JSON each, so that a run that was interrupted can go on."""

import json
from pathlib import Path
from typing import Final

from sztab.core.errors import SztabError
from sztab.core.game import Json
from sztab.files import write_whole


class Lines:
    """The lines of a run under its heading; a line that was cut short is played again."""

    def __init__(self, path: Path, heading: Json, other: str) -> None:
        """Begin the file or go on with it; *other* says what differs if it is of another run."""
        self.path: Final = path
        if not path.exists():
            write_whole(path, json.dumps(heading) + "\n")
        found, kept = _lines(path)
        if not found or found[0] != heading:
            raise SztabError(f"{path} belongs to {other}. Choose another --out.")
        with path.open("r+b") as file:
            file.truncate(kept)

    def all(self) -> list[Json]:
        """Return what is kept, in the order in which it was added."""
        return _lines(self.path)[0][1:]

    def add(self, line: Json) -> None:
        """Keep a game."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def _lines(path: Path) -> tuple[list[Json], int]:
    """Return the whole lines of a file, and how many bytes they take."""
    found: list[Json] = []
    kept = 0
    for line in path.read_bytes().splitlines(keepends=True):
        try:
            found.append(json.loads(line))
        except ValueError:
            break
        if not line.endswith(b"\n"):
            found.pop()
            break
        kept += len(line)
    return found, kept
