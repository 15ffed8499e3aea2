"""Words: Fluent messages of the kernel and of a game, in English and Polish."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from sztab.core.data.shapes import ModifierJson, SaidJson
from sztab.core.errors import SztabError
from sztab.core.said import Arg, Event, Modifier, Name, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from sztab.core.game import AnyGame

LANGUAGES = ("en", "pl")
DECIMAL = re.compile(r"-?\d+\.\d+")
LONGEST_ARG = 2000  # characters of one argument: Fluent refuses to quote 2,500


class Speaker(Protocol):
    """Whatever keeps messages in a folder ``words``: a game, or the terminal."""

    def folder(self) -> Traversable:
        """Return where ``words/en.ftl`` and ``words/pl.ftl`` lie."""
        ...

    def __hash__(self) -> int: ...


def _text(folder: Traversable, language: str) -> str:
    try:
        return folder.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    except OSError as error:
        raise SztabError(f"There is no words/{language}.ftl in {folder}: add the file.") from error


@cache
def bundle(game: Speaker | None, language: str) -> "FluentBundle":
    """Return the messages of core and *game*; a game may replace a shared one."""
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
    """Return True if a message for *key* exists."""
    return bool(bundle(game, language).has_message(key))


@cache
def seat_name(game: Speaker, seat: str) -> Name:
    """Return the words for a seat: its side's name where the game has one."""
    for key in (f"seat-{seat}", f"side-{seat}", seat):
        if has_words(game, "en", key):
            return Name(key)
    return Name("seat-called", seat=seat)


def say(game: Speaker | None, language: str, said: Name | Event | Refusal) -> str:
    """Return the words for a name, event or refusal in one language, capitalised."""
    text = _format(bundle(game, language), said.key, dict(said.args))
    return text[0].upper() + text[1:] if text.endswith((".", "?", "!")) else text


def forms(game: Speaker | None, language: str, name: Name) -> list[str]:
    """Return a name in each of its cases, the nominative first."""
    words = bundle(game, language)
    plain = _plain(words, {"it": name})
    return [str(text) for text in plain.values()]


def say_cited(game: Speaker | None, language: str, said: Event | Refusal) -> str:
    """Return the words with the rule id behind them, as log and refusals show them."""
    return f"{say(game, language, said)} [{said.rule}]"


def drawing(game: "AnyGame", state: Any, seat: int | None, language: str) -> str:
    """Return the table in text with its caption; empty where the game has no drawing."""
    picture, caption = game.picture(state, seat), game.caption(state, seat)
    if not picture or caption is None:
        return picture
    lines = [caption, *game.roster(state, seat)]
    return "\n".join([picture, *(say(game, language, line) for line in lines)])


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
    """Return arguments as Fluent takes them: a name becomes its text, and its cases come along.

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
            plain[arg] = _written(words, value) if isinstance(value, str) else value
    return plain


def _written(words: "FluentBundle", text: str) -> str:
    """Return a text as its language writes it: Polish has a comma in decimals."""
    if words.locales[0] == "pl" and DECIMAL.fullmatch(text):
        return text.replace(".", ",")
    return _cut(text)


def _cut(text: str) -> str:
    """Return as much of *text* as a sentence can quote; people may type any length."""
    return text if len(text) <= LONGEST_ARG else f"{text[: LONGEST_ARG - 1]}…"


def said_json(said: Name | Event | Refusal) -> SaidJson:
    """Return a name, event or refusal as the wire and files carry it."""
    args = {
        arg: said_json(value) if isinstance(value, Name) else value
        for arg, value in said.args.items()
    }
    plain: SaidJson = {"key": said.key, "args": args}
    if not isinstance(said, Name):
        plain["rule"] = said.rule
    return plain


def modifier_json(modifier: Modifier) -> ModifierJson:
    """Return a line of a sum as the wire carries it."""
    return {"value": modifier.value, "key": modifier.key, "rule": modifier.rule}
