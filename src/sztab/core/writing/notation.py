"""How moves are written: a verb and words behind it, or one sentence on what is wrong with them.

A game declares its moves once, as a ``Notation`` of ``Form``s: from it come the text of a move, its
parser, and the example that a refusal shows.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sztab.core.errors import NotationError
from sztab.core.said import Refusal
from sztab.core.writing.moves import TEXTS

Move = TypeVar("Move")

LONGEST = 40  # characters of a person's text that a refusal quotes


def verb_of(words: list[str], examples: Mapping[str, str], usual: str) -> str:
    """Return the first word in lower case, one of *examples*; *usual* stands for no words."""
    if not words:
        raise NotationError(Refusal("notation", "notation-empty", example=examples[usual]))
    verb = words[0].lower()
    if verb not in examples:
        known = ", ".join(examples)
        raise NotationError(
            Refusal("notation", "notation-unknown", word=quoted(words[0]), known=known)
        )
    return verb


def malformed(text: str, example: str) -> NotationError:
    """Return the error for a move whose verb is known and whose rest is not."""
    return NotationError(
        Refusal("notation", "notation-malformed", text=quoted(text), example=example)
    )


def quoted(text: str) -> str:
    """Return as much of a person's text as a refusal quotes."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


# --- forms ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """Attributes of a move that are written together; ``read`` raises ``ValueError``."""

    names: tuple[str, ...]
    write: Callable[..., str]
    read: Callable[[list[str]], tuple[Any, ...]]
    rest: bool = False  # whether it takes all words that no other field takes


@dataclass(frozen=True)
class Always:
    """An attribute that has one value in every move of this form, and is not written."""

    name: str
    value: Any


def one_word(name: str, read: Callable[[str], Any], write: Callable[[Any], str] = str) -> Field:
    """Return a field of one word."""
    return Field((name,), write, lambda words: (read(words[0]),))


def any_words(name: str, read: Callable[[list[str]], Any], write: Callable[[Any], str]) -> Field:
    """Return a field of any number of words."""
    return Field((name,), write, lambda words: (read(words),), rest=True)


class Form:
    """How one kind of move is written: the class, an example, and its fields and fixed words.

    The fields and ``Always`` stand in the order of the class's arguments.
    """

    def __init__(self, make: type[Any], example: str, *parts: Field | Always | str) -> None:
        self.make: Final = make
        self.example: Final = example
        self.verb: Final = example.split()[0]
        self.parts: Final = parts

    def read(self, words: list[str]) -> Any:
        """Return the move that the words behind the verb write; raises ``ValueError``."""
        values: list[Any] = []
        written = [part for part in self.parts if not isinstance(part, Always)]
        at = 0
        for part in self.parts:
            if isinstance(part, Always):
                values.append(part.value)
                continue
            end = at + 1
            if isinstance(part, Field) and part.rest:
                end = max(at, len(words) - (len(written) - 1 - written.index(part)))
            taken = words[at:end]
            if len(taken) < end - at or (isinstance(part, str) and taken[0].lower() != part):
                raise ValueError(words)
            if isinstance(part, Field):
                values += part.read(taken)
            at = end
        if at != len(words):
            raise ValueError(words)
        return self.make(*values)

    def writes(self, move: Any) -> bool:
        """Return True if *move* is written by this form."""
        fixed = [part for part in self.parts if isinstance(part, Always)]
        return all(getattr(move, part.name) == part.value for part in fixed)

    def text(self, move: Any) -> str:
        """Return *move* as it is written."""
        found = [self.verb]
        for part in self.parts:
            if isinstance(part, str):
                found.append(part)
            elif isinstance(part, Field):
                found.append(part.write(*[getattr(move, name) for name in part.names]))
        return " ".join([text for text in found if text])


class Notation(Generic[Move]):
    """All forms of a game's moves; *usual* is the verb of the example for an empty text."""

    def __init__(self, usual: str, *forms: Form) -> None:
        self.usual: Final = usual
        self.forms: Final = forms
        self.examples: Final[dict[str, str]] = {}
        self._by_verb: Final[dict[str, list[Form]]] = {}
        for form in forms:
            self.examples.setdefault(form.verb, form.example)
            self._by_verb.setdefault(form.verb, []).append(form)
            TEXTS[form.make] = self._text if form.make in TEXTS else form.text

    def _text(self, move: Any) -> str:
        """Return a move as it is written, of a class that several forms write."""
        return next(
            form.text(move) for form in self.forms if form.make is type(move) and form.writes(move)
        )

    def parse(self, text: str) -> Move:
        """Return the move that *text* writes; words may be in any case, with any space between."""
        said = text.split()
        for form in self._by_verb.get(said[0].lower(), ()) if said else ():
            try:
                move: Move = form.read(said[1:])
            except ValueError:
                continue
            return move
        raise malformed(text, self.examples[verb_of(said, self.examples, self.usual)])
