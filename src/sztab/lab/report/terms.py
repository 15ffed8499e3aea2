"""What a report calls things: seats, players, moves, endings, units, rules, in one language."""

import re
from collections.abc import Sequence
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Final

from sztab.core.game import AnyGame, Json
from sztab.core.said import Arg, Name
from sztab.core.telling.rulebook import find_rule
from sztab.core.words import has_words, say
from sztab.lab.report.atlas import find_atlas
from sztab.lab.runs.summary import ending_words

LONGEST: Final = 70  # letters of a rule without a title
LONGEST_OPTION: Final = 50  # letters before the colon of its description


class _Words:
    """The words of the lab."""

    def folder(self) -> Traversable:
        """Return where ``words`` lies."""
        return resources.files("sztab.lab")


WORDS: Final = _Words()


class Terms:
    """The names of one game's things, and numbers, as a language writes them."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.atlas: Final = find_atlas(game)

    def plain(self, key: str, **args: Arg) -> str:
        """Return words of the lab."""
        return say(WORDS, self.language, Name(f"report-{key}", **args))

    def html(self, key: str, **args: Arg) -> str:
        """Return words of the lab, ready for a page."""
        return escape(self.plain(key, **args))

    def decimal(self, text: str) -> str:
        """Return a number as the language writes it."""
        return text.replace(".", ",") if self.language == "pl" else text

    def percent(self, share: float) -> str:
        """Return a share in percent."""
        return self.decimal(f"{share * 100:.1f}\N{NO-BREAK SPACE}%")

    def number(self, count: int) -> str:
        """Return a count with its thousands apart."""
        return f"{count:,}".replace(",", "," if self.language == "en" else "\N{NO-BREAK SPACE}")

    def between(self, interval: Sequence[float], places: int = 1) -> str:
        """Return an interval of shares in percent."""
        low, high = (self.decimal(f"{share * 100:.{places}f}") for share in interval)
        return f"{low}\N{EN DASH}{high}\N{NO-BREAK SPACE}%"

    @property
    def title(self) -> str:
        """Return what the game is called."""
        return self._said("game-title") or self.game.title

    def _said(self, key: str) -> str | None:
        known = has_words(self.game, self.language, key)
        return say(self.game, self.language, Name(key)) if known else None

    def seat(self, name: str) -> str:
        """Return what the game calls a seat."""
        for key in (f"seat-{name}", f"side-{name}", name):
            if (said := self._said(key)) is not None:
                return said
        return name

    def player(self, name: str) -> str:
        """Return a bot by its rank, with what stands behind it (``colonel:0.5``)."""
        level, sign, rest = name.partition(":")
        if not has_words(WORDS, self.language, f"report-player-{level}"):
            return name
        return self.plain(f"player-{level}") + sign + rest

    def ending(self, ending: Json) -> str:
        """Return how a game ended."""
        if not ending["rule"]:
            return self.plain("unfinished")
        return ending_words(self.game, ending["rule"], ending["key"], self.language)

    def verb(self, verb: str) -> str:
        """Return a kind of move; as it is written where the game has no words for it."""
        return self._said(f"verb-{verb}") or verb

    def option(self, name: str) -> str:
        """Return what an option is called: its description up to the colon, or its first clause."""
        if name == "data":
            return self.plain("option-data")
        about = self._said(f"option-{name}-online") or self._said(f"option-{name}") or ""
        title, colon, _rest = about.partition(":")
        if colon and len(title) <= LONGEST_OPTION:
            return title
        return re.split(r"[.;](?:\s|$)", about, maxsplit=1)[0] or name

    def value(self, name: str, value: object) -> str:
        """Return the value of an option; of a data set its name or the file alone."""
        if name == "data" and value:
            key = f"data-{value}"
            return (
                self.plain(key)
                if has_words(WORDS, self.language, f"report-{key}")
                else PurePath(str(value)).name
            )
        if isinstance(value, bool):
            return self.plain("yes" if value else "no")
        known = self._said(f"option-{name}-{str(value).replace(' ', '-')}")
        return known or str(value) or self.plain("default")

    def swapped(self, run: Json, value: str) -> str:
        """Return a value of the options that changed places."""
        for name in run["swap"]:
            if (said := self._said(f"option-{name}-{value}")) is not None:
                return said
        return value

    def options(self, options: Json) -> str:
        """Return options with their values."""
        named = [
            f"{self.option(name)}: {self.value(name, value)}" for name, value in options.items()
        ]
        return "; ".join(named) or self.plain("defaults")

    def settings(self, run: Json) -> list[str]:
        """Return each setting of a sweep by what it has of its own."""
        all_options = [one["options"] for one in run["settings"]]
        varied = [
            name for name in all_options[0] if len({str(one[name]) for one in all_options}) > 1
        ]
        return [self.options({name: one[name] for name in varied}) for one in all_options]

    def card(self, one: Json) -> str:
        """Return a kind of card."""
        name = self.atlas.card(one["example"])[1] if self.atlas is not None else None
        return one["kind"] if name is None else say(self.game, self.language, name)

    def piece(self, kind: str) -> str:
        """Return a kind of unit."""
        name = self.atlas.piece_name(kind) if self.atlas is not None else None
        if name is None or not has_words(self.game, self.language, name.key):
            return kind
        return say(self.game, self.language, name)

    def map(self, name: str) -> str:
        """Return the name of a map."""
        said = self.atlas.map_name(name) if self.atlas is not None else None
        return name if said is None else say(self.game, self.language, said)

    def rule(self, id: str) -> str:
        """Return a rule by id and title, or by how its text begins if it has none."""
        rule = find_rule(self.game, id, self.language)
        words = rule.title or _beginning(rule.text, rule.id)
        return f"{id} {words}"


def _beginning(text: str, id: str) -> str:
    """Return the first words of a rule."""
    plain = re.sub(r"[*_`]|^- ", "", text).removeprefix(id).strip()
    first, *rest = re.split(r"(?<=[.;:])\s|\n", plain, maxsplit=1)
    if len(first) <= LONGEST:
        return first.rstrip(".;:") if first.endswith((".", ";", ":")) or not rest else f"{first} …"
    return first[:LONGEST].rsplit(" ", 1)[0].rstrip(",") + " …"
