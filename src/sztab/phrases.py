"""The terminal's own words, in English and Polish."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from sztab.core.game import AnyGame
from sztab.core.said import Name
from sztab.core.words import has_words, say


@cache
def _bundle(language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    file = resources.files("sztab").joinpath("words", f"{language}.ftl")
    words.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return words


def phrase(language: str, key: str, **args: str | int) -> str:
    """A sentence of the terminal."""
    words = _bundle(language)
    pattern = words.get_message(key).value
    assert pattern is not None, key
    text, errors = words.format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)


def seat_words(game: AnyGame, language: str, seat: str) -> str:
    """A seat by its name in words; the bare name where the game has none."""
    for key in (f"seat-{seat}", seat):
        if has_words(game, language, key):
            return say(game, language, Name(key))
    return seat
