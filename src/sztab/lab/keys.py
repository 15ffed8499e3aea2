"""Every key of a game's words: what it is for, its rules and its arguments.

Read from the words and from the source, so that the list cannot grow old. The documentation
shows it (``scripts/docs``).
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from sztab.core.game import AnyGame
from sztab.core.words import bundle

RULE: Final = re.compile(r"[A-Z]{2}-\d")
SAYING: Final = ("tell", "tell_only", "reveal", "reveal_only", "detail", "Refusal", "Fault")
# What a key is for; the first that any use shows counts.
KINDS: Final = ("event", "refusal", "modifier", "sentence")
RANKS: Final = (*KINDS, "prompt", "offer", "result", "phase", "name")
PREFIXES: Final = {"prompt": "prompt", "offer": "offer", "result": "result", "phase": "phase"}


@dataclass
class Key:
    """A message: what it is for, the rules it is said by, its arguments, its English text.

    A sentence is an event or a refusal whose key the rules compute.
    """

    key: str
    kind: str = "name"
    rules: set[str] = field(default_factory=set)
    args: set[str] = field(default_factory=set)
    english: str = ""


@dataclass(frozen=True)
class Use:
    """A call that says a key; ``*`` stands for what is computed."""

    kind: str
    rules: tuple[str, ...]
    keys: tuple[str, ...]
    args: tuple[str, ...]


def keys_of(game: AnyGame) -> list[Key]:
    """Return every key of a game's own words, in their order."""
    text = game.folder().joinpath("words", "en.ftl").read_text(encoding="utf-8")
    uses = [use for file in _sources(game.folder()) for use in _uses(file)]
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            found.append(_key(entry, uses))
    assert all(bundle(game, "en").has_message(one.key) for one in found)
    return found


def _key(message: ftl.Message, uses: list[Use]) -> Key:
    key = Key(message.id.name, english=_english(message))
    variables = _Variables()
    variables.visit(message)
    key.args = {name.split("-")[0] for name in variables.found}
    plain = "sentence" if key.english.endswith((".", "}")) else "name"
    key.kind = PREFIXES.get(key.key.split("-")[0], plain)
    for use in uses:
        if any(fnmatchcase(key.key, pattern) for pattern in use.keys):
            key.kind = min(key.kind, use.kind, key=RANKS.index)
            key.rules |= {rule for rule in use.rules if "*" not in rule}
            key.args |= set(use.args)
    return key


class _Variables(Visitor):
    """Collect the names of the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _english(message: ftl.Message) -> str:
    plain = ftl.Message(message.id, message.value)
    text = FluentSerializer().serialize_entry(plain).split("=", 1)[1]
    return re.sub(r"\s+", " ", text).strip()


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir() and entry.name not in ("data", "words", "__pycache__"):
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text(encoding="utf-8")


def _uses(source: str) -> Iterator[Use]:
    """Yield what stands beside a rule's id: in calls that tell or refuse, and in tables of both."""
    for node in ast.walk(ast.parse(source)):
        given: list[ast.expr] = []
        kind = "sentence"
        args: tuple[str, ...] = ()
        if isinstance(node, ast.Call):
            given = list(_spread(node.args))
            args = tuple(word.arg for word in node.keywords if word.arg)
            kind = _kind(_called(node.func))
            if kind == "modifier" and len(given) == 3:
                yield Use(kind, _texts(given[2]), _texts(given[1]), ("value",))
                continue
        elif isinstance(node, ast.Tuple):
            given = node.elts
        for rule, key in pairwise(given):
            rules, keys = _texts(rule), _texts(key)
            if keys and rules and all(RULE.match(one) for one in rules):
                yield Use(kind, rules, keys, args)
            elif keys and isinstance(node, ast.Call) and _called(node.func) in SAYING:
                yield Use(kind, (), keys, args)


def _kind(called: str) -> str:
    """Return what a function does with the key that it is given."""
    if called == "Modifier":
        return "modifier"
    if re.search("tell|reveal|detail", called):
        return "event"
    return "refusal" if re.search("(?i)refus|fault", called) else "sentence"


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _spread(args: list[ast.expr]) -> Iterator[ast.expr]:
    for arg in args:
        if isinstance(arg, ast.Starred) and isinstance(arg.value, ast.Tuple):
            yield from arg.value.elts
        else:
            yield arg


def _texts(node: ast.expr) -> tuple[str, ...]:
    """Return the texts that an expression can be, ``*`` for what is computed; none if unknown."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return (*_texts(node.body), *_texts(node.orelse))
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values]
        return ("".join(parts),)
    return ()
