"""Arguments that several commands share, and errors as one sentence.

Exit codes: 0 all is well, 1 what was examined is at fault (a record that does not replay, a
broken promise, a rule without a test), 2 what was handed in cannot be used.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NoReturn, TextIO, TypeVar

from sztab.core.errors import OptionError, SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Value, nearest, validated
from sztab.core.words import LANGUAGES
from sztab.speaking import spoken_on, translated

FAULT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
_Action = TypeVar("_Action", bound=argparse.Action)


class _Help(argparse.HelpFormatter):
    """Help that begins in the reader's language, with the lines below it aligned."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the usage; argparse takes no word of ours for its first."""
        said = translated(Parser.language, "usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence with what to do, in the reader's language."""

    language: ClassVar = "en"  # of the command that runs

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **(kwargs | {"formatter_class": _Help}))
        self.description = self._said(self.description or "")
        for group in self._action_groups:
            group.title = self._said(group.title or "")

    def _add_action(self, action: _Action) -> _Action:
        """Add an argument in the reader's language; those of exclusive groups come here too."""
        action.help = self._said(action.help) if action.help else action.help
        if isinstance(action.metavar, str):
            action.metavar = self._said(action.metavar)
        return super()._add_action(action)

    def _said(self, sentence: str) -> str:
        return translated(self.language, sentence)

    def error(self, message: str) -> NoReturn:
        """Print one sentence and exit."""
        wrong = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if wrong:
            known = re.findall(r"[\w-]+", wrong.group(2))
            hint = nearest(wrong.group(1), known)
            message = f"There is no {wrong.group(1)!r}: choose {', '.join(known)}.{hint}"
        message = self._said(message)
        sentence = message[:1].upper() + message[1:].rstrip(".")
        ending = "" if sentence.endswith("?") else "."
        see = self._said(f"See `{self.prog} --help`.")
        self.exit(BAD_INPUT, f"{sentence}{ending} {see}\n")


class Commands:
    """The commands of a parser."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._parsers = parser.add_subparsers(
            metavar=translated(Parser.language, "COMMAND"), required=True, parser_class=Parser
        )

    def add(self, name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
        """Add a command that *run* carries out, and return its parser."""
        said = translated(Parser.language, about)
        sub = self._parsers.add_parser(name, help=said, description=about)
        sub.set_defaults(run=run)
        return sub


def add_language(sub: Parser) -> Parser:
    """Add ``--lang``, by default what was said before the command or follows from the system."""
    default = Parser.language
    sub.add_argument("--lang", choices=LANGUAGES, default=default, help="language")
    return sub


def add_options(sub: Parser) -> None:
    """Add ``--option NAME=VALUE``."""
    sub.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, see `sztab games`",
    )


def number(text: str, kind: Callable[[str], Any], low: float, high: float, wanted: str) -> Any:
    """Parse a number between two limits; *wanted* says which."""
    try:
        value = kind(text)
    except ValueError:
        value = None
    if value is None or not low <= value <= high:
        raise argparse.ArgumentTypeError(f"{wanted} is needed, not {text!r}")
    return value


def whole(text: str) -> int:
    """Parse any whole number, a random seed say."""
    return int(number(text, int, -(10**18), 10**18, "a whole number"))


def positive(text: str) -> int:
    """Parse a whole number from 1."""
    return int(number(text, int, 1, 10**12, "a whole number from 1 up"))


def count(text: str) -> int:
    """Parse a whole number from 0."""
    return int(number(text, int, 0, 10**12, "a whole number from 0 up"))


def share(text: str) -> float:
    """Parse a number from 0 to 1."""
    return float(number(text, float, 0, 1, "a number from 0 to 1"))


def pace(text: str) -> float:
    """Parse moves per second."""
    return float(number(text, float, 0, 1000, "a number of moves per second"))


def seconds(text: str) -> float:
    """Parse a number of seconds."""
    return float(number(text, float, 0.01, 10**6, "a number of seconds"))


def options_of(game: AnyGame, given: Sequence[str]) -> dict[str, Value]:
    """Return the validated options of ``--option name=value``, only those that were given."""
    named: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(f"{text!r} is not an option: write it as name=value.")
        named[name] = value
    chosen = validated(game.id, game.options(), named)
    return {name: chosen[name] for name in named}


def missing_extra(error: ImportError, extra: str) -> SztabError:
    """Return a sentence about packages that are not installed; raise a fault of our own."""
    if (error.name or "").partition(".")[0] == "sztab":
        raise error
    return SztabError(
        f"This command needs packages that are not installed: run pip install 'sztab[{extra}]'."
    )


def add_crew(sub: Parser) -> None:
    """Add the seed and who plays: ``--seed``, ``--workers`` and ``--cluster``."""
    sub.add_argument("--seed", type=whole, default=1, metavar="S", help="random seed; default 1")
    sub.add_argument(
        "--workers", type=positive, default=os.cpu_count(), metavar="K", help="default: all cores"
    )
    sub.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="a Ray cluster, auto or host:port"
    )


def output() -> TextIO:
    """Return standard output, where English lines appear in the language of the command."""
    return spoken_on(sys.stdout, Parser.language)


def notices() -> TextIO:
    """Return standard error, where English lines appear in the language of the command."""
    return spoken_on(sys.stderr, Parser.language)


def interrupted(folder: Path) -> int:
    """Say that a run was broken off and can go on, and return the exit code for it."""
    print(f"Interrupted: run the same command to go on in {folder}.", file=notices())
    return INTERRUPTED
