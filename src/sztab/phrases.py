"""The terminal's own words, in English and Polish."""

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from sztab.core.game import AnyGame
from sztab.core.said import Name
from sztab.core.words import has_words, say, seat_name


class _Words:
    """Where the terminal keeps its messages."""

    def folder(self) -> Traversable:
        return resources.files("sztab")


_WORDS: Final = _Words()


def phrase(language: str, key: str, **args: str | int) -> str:
    """Return a sentence of the terminal."""
    return say(_WORDS, language, Name(key, **args))


def game_title(game: AnyGame, language: str) -> str:
    """Return a game's title in a language; its own title if the game has no words for it."""
    known = has_words(game, language, "game-title")
    return say(game, language, Name("game-title")) if known else game.title


def seat_words(game: AnyGame, language: str, seat: str) -> str:
    """Return a seat in words; its bare name where the game has none."""
    return say(game, language, seat_name(game, seat))
