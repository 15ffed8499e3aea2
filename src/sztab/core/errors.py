"""What can be wrong with what a person or a file hands in: one sentence and what to do."""

from typing import Any

from sztab.core.said import Arg, Name, Refusal


class SztabError(Exception):
    """Bad input; the message is one clear sentence that says what to do.

    ``refusal`` holds the same as a key with arguments, where there are words in both languages.
    """

    refusal: Refusal | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel between processes, where compiled refusals cannot be pickled themselves."""
        if self.refusal is None:
            return type(self), self.args
        refusal = self.refusal
        return _restored, (type(self), self.args, refusal.rule, refusal.key, _packed(refusal.args))


def _restored(
    kind: type[SztabError], said: tuple[Any, ...], rule: str, key: str, args: dict[str, Any]
) -> SztabError:
    error = kind.__new__(kind, *said)
    error.args = said
    error.refusal = Refusal(rule, key, **_unpacked(args))
    return error


def _packed(args: dict[str, Arg]) -> dict[str, Any]:
    return {
        name: (arg.key, _packed(arg.args)) if isinstance(arg, Name) else arg
        for name, arg in args.items()
    }


def _unpacked(args: dict[str, Any]) -> dict[str, Arg]:
    return {
        name: Name(arg[0], **_unpacked(arg[1])) if isinstance(arg, tuple) else arg
        for name, arg in args.items()
    }


class OptionError(SztabError):
    """An option that a game does not know, or a value it does not take."""


class PositionError(SztabError):
    """A position that cannot be set up."""


class RecordError(SztabError):
    """A record that cannot be read, or does not replay."""


class OtherDataError(RecordError):
    """A record that was played with a data set that is not at hand."""


class OtherRulesError(RecordError):
    """A record that was played by a version of the rules that is not known here."""


class DataError(SztabError):
    """A data set with a mistake in it, named by file and entry."""


class FateError(SztabError):
    """Loaded outcomes that do not fit what was asked of fate."""


class RulesError(SztabError):
    """A move that was not carried out; ``refusal`` says why and by which rule."""

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(_outline(refusal))
        self.refusal = refusal


def _outline(refusal: Refusal) -> str:
    """Return a refusal without words, for tracebacks; ``words.say`` makes it a sentence."""
    shown = [
        f"{name}={arg.key if isinstance(arg, Name) else arg}" for name, arg in refusal.args.items()
    ]
    return f"{refusal.key} ({refusal.rule})" + (f": {', '.join(shown)}" if shown else "")


class NotationError(RulesError):
    """The text is not a move of this game."""


class IllegalMoveError(RulesError):
    """The move is not allowed now."""


class QuestionError(RulesError):
    """A question that the game does not answer."""
