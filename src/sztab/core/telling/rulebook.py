"""The rulebook of a game: its rules by id, read from ``rules.md`` and its translations.

``rules.md`` is the authority; ``rules.pl.md`` says the same rules in Polish, id by id.
``rulebook.md`` and ``rulebook.pl.md`` tell players how to play: short sections in playing order.
"""

import re
from dataclasses import dataclass
from functools import cache

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.options import nearest


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title (may be empty), its chapter and its whole text."""

    id: str
    title: str
    chapter: str
    text: str


def rules_text(game: AnyGame, language: str = "en") -> tuple[str, str]:
    """Return the rulebook and its language: the one asked for, or English."""
    translation = game.folder().joinpath(f"rules.{language}.md")
    if language != "en" and translation.is_file():
        return translation.read_text(encoding="utf-8"), language
    try:
        return game.folder().joinpath("rules.md").read_text(encoding="utf-8"), "en"
    except OSError as error:
        raise SztabError(f"{game.title} has no rules.md: put one beside its code.") from error


def rulebook_text(game: AnyGame, language: str = "en") -> tuple[str, str]:
    """The rulebook for players, and its language; empty if the game has none."""
    for spoken in dict.fromkeys((language, "en")):
        name = "rulebook.md" if spoken == "en" else f"rulebook.{spoken}.md"
        if game.folder().joinpath(name).is_file():
            return game.folder().joinpath(name).read_text(encoding="utf-8"), spoken
    return "", "en"


@cache
def rules(game: AnyGame, language: str = "en") -> dict[str, Rule]:
    """Return all rules of *game* in the order of the book."""
    text, _ = rules_text(game, language)
    number = rf"{re.escape(game.prefix)}-\d+(?:\.\d+)*[a-z]?"
    opening = re.compile(rf"^(?:- )?\*\*({number})(?: ([^*]+?))?\.?\*\*", re.MULTILINE)
    heading = re.compile(r"^## (.+)$", re.MULTILINE)
    stops = sorted(
        [match.start() for match in opening.finditer(text)]
        + [match.start() for match in re.finditer(r"^(?:#+ .*|---)$", text, re.MULTILINE)]
        + [len(text)]
    )
    found: dict[str, Rule] = {}
    for match in opening.finditer(text):
        end = next(stop for stop in stops if stop > match.start())
        chapters = [head.group(1) for head in heading.finditer(text, 0, match.start())]
        if match.group(1) in found:
            raise SztabError(
                f"{game.title} has the rule {match.group(1)} twice: an id is for ever."
            )
        found[match.group(1)] = Rule(
            match.group(1),
            match.group(2) or "",
            chapters[-1] if chapters else "",
            text[match.start() : end].strip(),
        )
    return found


def find_rule(game: AnyGame, id: str, language: str = "en") -> Rule:
    """Return the rule with this id; a letter or a point behind it is looked up with its rule."""
    book = rules(game, language)
    key = f"{game.prefix}-{id.upper().removeprefix(f'{game.prefix}-').lower()}"
    for candidate in (key, re.sub(r"(?<=\d)[a-z]$", "", key), re.sub(r"\.\d+[a-z]?$", "", key)):
        if candidate in book:
            return book[candidate]
    ids = list(book)
    known = f"choose from {ids[0]} to {ids[-1]}" if ids else "its rulebook is empty"
    raise SztabError(f"{game.title} has no rule {id!r}: {known}.{nearest(key, ids)}")
