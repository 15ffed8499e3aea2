"""Words: Fluent messages of the kernel and of a game, in English and Polish."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Protocol

from sztab.core.errors import SztabError
from sztab.core.said import Arg, Event, Name, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "pl")
LONGEST_ARG = 2000  # characters of one argument: Fluent refuses to quote 2,500


class Speaker(Protocol):
    """Whatever keeps messages in a folder ``words``: a game, or the terminal."""

    def folder(self) -> Traversable:
        """Where ``words/en.ftl`` and ``words/pl.ftl`` lie."""
        ...

    def __hash__(self) -> int: ...


def _text(folder: Traversable, language: str) -> str:
    try:
        return folder.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    except OSError as error:
        raise SztabError(f"There is no words/{language}.ftl in {folder}: add the file.") from error


@cache
def bundle(game: Speaker | None, language: str) -> "FluentBundle":
    """The messages of the kernel and of *game*; a game may put its own in place of a shared one."""
    if language not in LANGUAGES:
        raise SztabError(f"There are no words in {language!r}: choose {' or '.join(LANGUAGES)}.")
    from fluent.runtime import (
        FluentBundle,
        FluentResource,
    )  # slow to read: not before words are said

    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(_text(resources.files("sztab.core"), language)))
    if game is not None:
        words.add_resource(FluentResource(_text(game.folder(), language)), allow_overrides=True)
    return words


def has_words(game: Speaker | None, language: str, key: str) -> bool:
    """Whether a message for *key* exists."""
    return bool(bundle(game, language).has_message(key))


def say(game: Speaker | None, language: str, said: Name | Event | Refusal) -> str:
    """The words for a name, an event or a refusal, in one language; a sentence begins large."""
    text = _format(bundle(game, language), said.key, dict(said.args))
    return text[0].upper() + text[1:] if text.endswith((".", "?", "!")) else text


def forms(game: Speaker | None, language: str, name: Name) -> list[str]:
    """A name in each of its cases, the nominative first."""
    words = bundle(game, language)
    plain = _plain(words, {"it": name})
    return [str(text) for text in plain.values()]


def say_cited(game: Speaker | None, language: str, said: Event | Refusal) -> str:
    """The same with its rule id behind it, as log and refusals show it."""
    return f"{say(game, language, said)} [{said.rule}]"


def _format(words: "FluentBundle", key: str, args: dict[str, Arg]) -> str:
    return _filled(words, key, _pattern(words, key), _plain(words, args))


def _pattern(words: "FluentBundle", key: str) -> "Pattern":
    """Return the text of a message, before its arguments are filled in."""
    if not words.has_message(key):
        raise SztabError(f"No words for {key!r} in {words.locales[0]}: add the message.")
    pattern = words.get_message(key).value
    if pattern is None:
        raise SztabError(f"The message {key!r} has no text of its own: give it a value.")
    return pattern


def _filled(
    words: "FluentBundle", key: str, pattern: "Pattern", plain: dict[str, str | int]
) -> str:
    text, errors = words.format_pattern(pattern, plain)
    if errors:
        raise SztabError(f"The words for {key!r} in {words.locales[0]} do not fit: {errors[0]}.")
    return str(text)


def _plain(words: "FluentBundle", args: dict[str, Arg]) -> dict[str, str | int]:
    """Arguments as Fluent takes them: a name becomes its text, and its cases come along.

    A name ``side`` whose message has an attribute ``gen`` also gives ``$side-gen``.
    """
    plain: dict[str, str | int] = {}
    for arg, value in args.items():
        if isinstance(value, Name):
            # Once for the text and all cases: a list is names within names, and each is deeper.
            inner = _plain(words, value.args)
            plain[arg] = _cut(_filled(words, value.key, _pattern(words, value.key), inner))
            for case, pattern in words.get_message(value.key).attributes.items():
                text = _filled(words, f"{value.key}.{case}", pattern, inner)
                plain[f"{arg}-{case}"] = _cut(text)
        else:
            plain[arg] = _cut(value) if isinstance(value, str) else value
    return plain


def _cut(text: str) -> str:
    """As much of *text* as a sentence can quote: what a person types may be of any length."""
    return text if len(text) <= LONGEST_ARG else f"{text[: LONGEST_ARG - 1]}…"


def said_json(said: Name | Event | Refusal) -> dict[str, object]:
    """A name, event or refusal as the wire and files carry it."""
    args = {
        arg: said_json(value) if isinstance(value, Name) else value
        for arg, value in said.args.items()
    }
    plain: dict[str, object] = {"key": said.key, "args": args}
    if not isinstance(said, Name):
        plain["rule"] = said.rule
    return plain
