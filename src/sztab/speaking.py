"""The command line in the reader's language: which language it is, and sentences in it.

The English sentence is the key, as in gettext, so that errors stay readable where they are
raised. ``words/*.pl.toml`` have the Polish ones (docs/decisions/0050).
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import TextIO, cast

from sztab.core.errors import SztabError
from sztab.core.words import LANGUAGES, has_words, say

HOLE = "{}"
SENTENCES = ("command", "positions", "printed")  # errors and help, positions, what is printed
LINE = re.compile(r"(\r\033\[K)?( *)(.*)", re.DOTALL)  # a line of progress, its indent, its words
THOUSANDS = re.compile(r"\b\d{1,3}(?:,\d{3})+\b")
DECIMAL = re.compile(  # not in MB-7.4
    r"(?<![\w.])(?<![A-Z]-)(\d+)\.(\d+)(?= ?%| [µm]?s\b| \w+/s|[,)]| do | +\(?\d|\.?$)"
)
RANGE = re.compile(r"(?<=[\d%]) to (?=[+-]?\d)")


def spoken(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language of a command: ``--lang``, else ``SZTAB_LANG``, else the system's."""
    given = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    given += [value for name, value in pairwise(words) if name == "--lang"]
    names = ("SZTAB_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    given += [value for value in map(environ.get, names) if value]
    first = given[0][:2].lower() if given else ""
    return first if first in LANGUAGES else "en"


def translated(language: str, sentence: str) -> str:
    """Return an English sentence in *language*, or as it is where there are no words for it."""
    for pattern, template in _catalogue(language):
        if found := pattern.fullmatch(sentence):
            return template.format(*[_part(language, part) for part in found.groups()])
    return sentence


def _part(language: str, part: str) -> str:
    """Return what stands in a hole: a sentence there may have lost its full stop."""
    if not part or (said := translated(language, part)) != part or part.endswith("."):
        return said if part else ""
    whole = translated(language, f"{part}.")
    return part if whole == f"{part}." else whole.removesuffix(".")


def explained(language: str, error: SztabError) -> str:
    """Return what an error says, in *language*."""
    said, refusal = translated(language, str(error)), error.refusal
    if (
        said == str(error)
        and language != "en"
        and refusal
        and has_words(None, language, refusal.key)
    ):
        return say(None, language, refusal)
    return said


class _Spoken:
    """A stream whose lines are said in another language as they are written."""

    def __init__(self, stream: TextIO, language: str) -> None:
        self.stream, self.language = stream, language

    def write(self, text: str) -> int:
        """Write whole lines, each in the reader's language."""
        for line in text.splitlines(keepends=True):
            self.stream.write(in_language(self.language, line))
        return len(text)

    def flush(self) -> None:
        """Hand on what was written."""
        self.stream.flush()

    def isatty(self) -> bool:
        """Return whether a person reads it in a terminal."""
        return self.stream.isatty()


def spoken_on(stream: TextIO, language: str) -> TextIO:
    """Return a stream that takes English lines and writes them in *language*."""
    return stream if language == "en" else cast(TextIO, _Spoken(stream, language))


def in_language(language: str, line: str) -> str:
    """Return a printed line in *language*, with its indent and its numbers as written there."""
    said = line.rstrip("\n")
    found = LINE.fullmatch(said)
    assert found is not None
    begin, indent, words = found.groups()
    words = translated(language, words)
    if language == "pl":
        words = RANGE.sub(" do ", words)
        words = THOUSANDS.sub(lambda number: number[0].replace(",", "\N{NO-BREAK SPACE}"), words)
        words = re.sub(r"(?<=\d)%", "\N{NO-BREAK SPACE}%", DECIMAL.sub(r"\1,\2", words))
    return (begin or "") + indent + words + line[len(said) :]


@cache
def _catalogue(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Return the sentences of a language; those that say more before what varies come first."""
    pairs: dict[str, str] = {}
    for name in SENTENCES:
        file = resources.files("sztab").joinpath("words", f"{name}.{language}.toml")
        if file.is_file():
            for section in tomllib.loads(file.read_text(encoding="utf-8")).values():
                pairs |= section
    return [
        (_pattern(english), pairs[english])
        for english in sorted(pairs, key=_own_words, reverse=True)
    ]


def _own_words(english: str) -> tuple[int, int]:
    return len(english.partition(HOLE)[0]), len(english.replace(HOLE, ""))


def _pattern(english: str) -> re.Pattern[str]:
    """Match a sentence; what follows its full stop is a hint, or nothing."""
    hinted = english.endswith(f".{HOLE}")
    literal = [re.escape(part) for part in english.removesuffix(HOLE if hinted else "").split(HOLE)]
    return re.compile("(.*?)".join(literal) + ("(| .*)" if hinted else ""), re.DOTALL)
