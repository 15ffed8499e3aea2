"""Rule coverage: for every rule its text, the code that cites it, its words and its tests."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TextIO

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.telling.rulebook import Rule, rules
from sztab.core.words import LANGUAGES, has_words

KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # the shape of a message key


@dataclass
class Cited:
    """What was found of one rule: places as ``file:line``, tests by name, message keys."""

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Row:
    """One rule of the book with all that carries it."""

    rule: Rule
    cited: Cited
    wordless: tuple[str, ...]  # "key (pl)": keys told or refused by this rule that have no words


@dataclass(frozen=True)
class Coverage:
    """The whole book, and the ids that code or tests cite though no rulebook knows them."""

    rows: tuple[Row, ...]
    unknown: tuple[str, ...]

    @property
    def untested(self) -> list[Row]:
        """Return the rules that no test carries."""
        return [row for row in self.rows if not row.cited.tests]

    @property
    def wordless(self) -> list[str]:
        """Return the message keys without words."""
        return [missing for row in self.rows for missing in row.wordless]

    @property
    def complete(self) -> bool:
        """Return True if every rule has a test and its words, and every cited id has a rule."""
        return not (self.untested or self.unknown or self.wordless)


def coverage(game: AnyGame, tests: Path) -> Coverage:
    """Read the book, the game's code and the tests, and lay them side by side."""
    book = rules(game)
    code = Path(str(game.folder()))
    if not tests.is_dir():
        raise SztabError(f"There is no folder {tests}: name the folder of tests by --tests DIR.")
    citations = _Citations(game.prefix, list(book))
    for file in sorted(code.rglob("*.py")):
        citations.read_code(file, str(file.relative_to(code)))
    for file in sorted(tests.rglob("*.py")):
        if code not in file.parents:  # a game may live beside its tests
            citations.read_tests(file, str(file.relative_to(tests)))
    rows = [
        Row(rule, citations.found[id], _wordless(game, citations.found[id].keys))
        for id, rule in book.items()
    ]
    return Coverage(tuple(rows), tuple(citations.unknown))


def _wordless(game: AnyGame, keys: set[str]) -> tuple[str, ...]:
    return tuple(
        f"{key} ({language})"
        for key in sorted(keys)
        for language in LANGUAGES
        if not has_words(game, language, key)
    )


class _Citations:
    """Collects what each rule is cited by."""

    def __init__(self, prefix: str, book: list[str]) -> None:
        self.book = set(book)
        self.id = re.compile(rf"\b{re.escape(prefix)}-\d+(?:\.\d+)*[a-z]?\b")
        self.found: dict[str, Cited] = defaultdict(Cited)
        self.unknown: list[str] = []

    def read_code(self, file: Path, name: str) -> None:
        """Read every citation in a module of the game, in words or in a call."""
        text = file.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), start=1):
            for id in self.id.findall(line):
                for rule in self._rules(id, f"{name}:{number}"):
                    self.found[rule].code.append(f"{name}:{number}")
        for node in ast.walk(_tree(text, file)):
            if isinstance(node, ast.Call):
                for id, key in self._said(node):
                    for rule in self._rules(id, ""):
                        self.found[rule].keys.add(key)

    def read_tests(self, file: Path, name: str) -> None:
        """Read every ``pytest.mark.rule(...)`` of a test module, with its test."""
        for test, call in _marks(_tree(file.read_text(encoding="utf-8"), file)):
            for argument in call.args:
                for id in _constants(argument):
                    if self.id.fullmatch(id):
                        for rule in self._rules(id, f"{name}:{call.lineno}"):
                            self.found[rule].tests.append(f"{name}::{test}")

    def _rules(self, id: str, place: str) -> list[str]:
        """Return the rule that *id* means: itself, or that of its letter; none for a chapter.

        An id that is neither is noted as unknown, with its *place*.
        """
        if id in self.book:
            return [id]
        if id[-1].isalpha() and id[:-1] in self.book:
            return [id[:-1]]
        if any(rule.startswith(f"{id}.") for rule in self.book):
            return []
        if place:
            self.unknown.append(f"{id} ({place})")
        return []

    def _said(self, call: ast.Call) -> Iterator[tuple[str, str]]:
        """Return the (rule, key) pairs of ``Refusal(id, key)``, ``told.tell(id, key)``, …

        Any call with a rule id beside a key is taken as one, so that small helpers count too.
        ``Modifier`` names the key first, every other the rule.
        """
        step = -1 if isinstance(call.func, ast.Name) and call.func.id == "Modifier" else 1
        for at, argument in enumerate(call.args):
            ids = [text for text in _constants(argument) if self.id.fullmatch(text)]
            if ids and 0 <= at + step < len(call.args):
                for key in _constants(call.args[at + step]):
                    if KEY.fullmatch(key):
                        yield from ((id, key) for id in ids)


def _tree(text: str, file: Path) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        raise SztabError(f"{file}, line {error.lineno}: not Python ({error.msg}).") from error


def _constants(node: ast.expr) -> list[str]:
    """Return the texts an expression may stand for: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return []


def _marks(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Return every mark called ``rule`` with the name of the test it stands at."""
    for node in tree.body:
        test = node.name if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else "all of it"
        for inner in ast.walk(node):
            if (
                isinstance(inner, ast.Call)
                and isinstance(inner.func, ast.Attribute)
                and inner.func.attr == "rule"
                and isinstance(inner.func.value, ast.Attribute)
                and inner.func.value.attr == "mark"
            ):
                yield test, inner


def write_table(
    found: Coverage, title: str, out: TextIO, shown: Mapping[str, Rule] | None = None
) -> None:
    """Write the coverage as a table with totals; *shown* has the rules in the reader's language."""
    chapter = ""
    out.write(f"{title}: rules, with their code, tests and words\n")
    for row in found.rows:
        rule = (shown or {}).get(row.rule.id, row.rule)
        if rule.chapter != chapter:
            chapter = rule.chapter
            out.write(f"\n{chapter}\n")
            out.write(f"  {'rule':<12} {'code':>5} {'tests':>6} {'words':>6}  title\n")
        cited = row.cited
        words = f"{len(cited.keys)}{'!' if row.wordless else ''}" if cited.keys else "-"
        out.write(
            f"  {row.rule.id:<12} {len(cited.code) or '-':>5} {len(cited.tests) or 'NONE':>6} "
            f"{words:>6}  {rule.title}\n"
        )
    count = len(found.rows)
    coded = sum(1 for row in found.rows if row.cited.code)
    tested = count - len(found.untested)
    messages = sum(len(row.cited.keys) for row in found.rows)
    out.write(
        f"\n{count} rules: {_share(coded, count)} cited in code, {_share(tested, count)} tested, "
        f"{messages} messages name their rule.\n"
    )
    _list(out, "Without a test", [row.rule.id for row in found.untested])
    _list(out, "Not cited in code", [row.rule.id for row in found.rows if not row.cited.code])
    _list(out, "Without words", found.wordless)
    _list(out, "Cited, but in no rulebook", list(found.unknown))


def write_places(row: Row, out: TextIO) -> None:
    """Write where one rule is: every citing line of code, every test, every message."""
    _list(out, "Code", row.cited.code)
    _list(out, "Tests", row.cited.tests)
    _list(out, "Words", sorted(row.cited.keys))


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part // max(whole, 1)} %)"


def _list(out: TextIO, title: str, items: list[str]) -> None:
    if items:
        out.write(f"{title}: {', '.join(items)}.\n")
