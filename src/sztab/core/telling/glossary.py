"""Glossaries: the one Polish word for each term of a game, and the words not to be used for it."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from sztab.core.game import AnyGame

FILE = "glossary.toml"


@dataclass(frozen=True)
class Term:
    """A term in English and Polish, where the Polish original has it, and forbidden variants."""

    english: str
    polish: str
    place: str
    forbidden: tuple[str, ...]
    client: bool = True  # not so for a term that the words of the table, shared by all games, need

    def faults(self, text: str) -> Iterator[str]:
        """The lines of *text* that use a forbidden variant, each with the word to use instead."""
        for variant in self.forbidden:
            found = re.compile(rf"(?<!\w)(?:{variant})", re.IGNORECASE)
            for number, line in enumerate(text.splitlines(), start=1):
                if match := found.search(line):
                    yield f"line {number}: {match.group()!r}, write {self.polish!r}: {line.strip()}"


def terms(game: AnyGame) -> list[Term]:
    """Return the glossary of a game; empty where it has none."""
    file = game.folder().joinpath(FILE)
    if not file.is_file():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["term"]
    return [
        Term(
            *(entry["english"], entry["polish"], entry["place"], tuple(entry["forbidden"])),
            client=entry.get("client", True),
        )
        for entry in entries
    ]
