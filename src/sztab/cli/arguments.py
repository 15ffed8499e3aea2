"""Arguments that several commands share, and errors as one sentence.

Exit codes: 0 all is well, 1 what was examined is at fault (a record that does not replay, a
broken promise, a rule without a test), 2 what was handed in cannot be used.
"""

import argparse
import os
import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from sztab.core.errors import OptionError, SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Value, nearest, validated
from sztab.core.words import LANGUAGES

FAULT: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence with what to do."""

    def error(self, message: str) -> NoReturn:
        """Print one sentence and exit."""
        wrong = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if wrong:
            known = re.findall(r"[\w-]+", wrong.group(2))
            hint = nearest(wrong.group(1), known)
            message = f"there is no {wrong.group(1)!r}: choose {', '.join(known)}.{hint}"
        sentence = message[:1].upper() + message[1:].rstrip(".")
        ending = "" if sentence.endswith("?") else "."
        self.exit(BAD_INPUT, f"{sentence}{ending} See `{self.prog} --help`.\n")


class Commands:
    """The commands of a parser."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self._parsers = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def add(self, name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
        """Add a command that *run* carries out, and return its parser."""
        sub = self._parsers.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run)
        return sub


def add_language(sub: Parser) -> Parser:
    """Add ``--lang``, by default the language of the system."""
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = "pl" if next(filter(None, said), "").startswith("pl") else "en"
    sub.add_argument("--lang", choices=LANGUAGES, default=spoken, help="language of all words")
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


def _number(text: str, kind: Callable[[str], Any], low: float, high: float, wanted: str) -> Any:
    try:
        value = kind(text)
    except ValueError:
        value = None
    if value is None or not low <= value <= high:
        raise argparse.ArgumentTypeError(f"{wanted} is needed, not {text!r}")
    return value


def positive(text: str) -> int:
    """Parse a whole number from 1."""
    return int(_number(text, int, 1, 10**12, "a whole number from 1 up"))


def count(text: str) -> int:
    """Parse a whole number from 0."""
    return int(_number(text, int, 0, 10**12, "a whole number from 0 up"))


def share(text: str) -> float:
    """Parse a number from 0 to 1."""
    return float(_number(text, float, 0, 1, "a number from 0 to 1"))


def pace(text: str) -> float:
    """Parse moves per second."""
    return float(_number(text, float, 0, 1000, "a number of moves per second"))


def seconds(text: str) -> float:
    """Parse a number of seconds."""
    return float(_number(text, float, 0.01, 10**6, "a number of seconds"))


def options_of(game: AnyGame, given: Sequence[str]) -> dict[str, Value]:
    """Return the validated options of ``--option name=value``, only those that were given."""
    named: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(f"{text!r} is no option: write it as name=value.")
        named[name] = value
    chosen = validated(game.id, game.options(), named)
    return {name: chosen[name] for name in named}


def missing_extra(error: ImportError, extra: str) -> SztabError:
    """A sentence about packages that are not installed; a fault of our own is raised as it is."""
    if (error.name or "").partition(".")[0] == "sztab":
        raise error
    return SztabError(
        f"This command needs packages that are not installed: run pip install 'sztab[{extra}]'."
    )
