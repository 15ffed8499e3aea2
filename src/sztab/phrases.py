"""The terminal's own words, in English and Polish."""

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from sztab.core.game import AnyGame
from sztab.core.said import Name
from sztab.core.words import has_words, say


class _Words:
    """Where the terminal keeps its messages."""

    def folder(self) -> Traversable:
        return resources.files("sztab")


_WORDS: Final = _Words()


def phrase(language: str, key: str, **args: str | int) -> str:
    """A sentence of the terminal."""
    return say(_WORDS, language, Name(key, **args))


def seat_words(game: AnyGame, language: str, seat: str) -> str:
    """A seat by its name in words; the bare name where the game has none."""
    for key in (f"seat-{seat}", f"side-{seat}", seat):
        if has_words(game, language, key):
            return say(game, language, Name(key))
    return seat
