"""A promise that is broken, and the first of all promises: what is said can be read."""

from weakref import WeakKeyDictionary

from sztab.core.game import AnyGame
from sztab.core.said import Event, Name, Refusal
from sztab.core.telling.rulebook import rules
from sztab.core.words import LANGUAGES, say


class BrokenPromiseError(AssertionError):
    """A game does not keep the contract."""


def hold(true: bool, promise: str) -> None:
    """Raise ``BrokenPromiseError`` with the *promise* unless it is true."""
    if not true:
        raise BrokenPromiseError(promise)


# What each game has said so far, by shape: to say it again with other numbers proves nothing new.
_SAID: WeakKeyDictionary[AnyGame, set[str]] = WeakKeyDictionary()


def _shape(said: Name | Event | Refusal) -> str:
    """Return a message and its arguments without their values."""
    args = [
        f"{arg}={_shape(value) if isinstance(value, Name) else type(value).__name__}"
        for arg, value in said.args.items()
    ]
    return f"{said.key}({', '.join(args)})"


def check_said(game: AnyGame, said: Name | Event | Refusal) -> None:
    """Check that words exist in every language and that a cited rule is in the book."""
    shape = _shape(said) if isinstance(said, Name) else f"{said.rule} {_shape(said)}"
    before = _SAID.setdefault(game, set())
    if shape in before:
        return
    for language in LANGUAGES:
        hold(bool(say(game, language, said)), f"{said.key} says nothing in {language}")
    if not isinstance(said, Name):
        hold(said.rule in rules(game), f"{said.key} cites {said.rule}, which no rulebook knows")
    before.add(shape)
