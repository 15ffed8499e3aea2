"""The opening of every move in words: its verb, or one sentence on what is wrong with the text."""

from collections.abc import Mapping

from sztab.core.errors import NotationError
from sztab.core.said import Refusal

LONGEST = 40  # characters of a person's text that a refusal quotes


def verb_of(words: list[str], examples: Mapping[str, str], usual: str) -> str:
    """The first word in small letters, one of *examples*; *usual* is the example for no words."""
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
    """The error for a move whose verb is known and whose rest is not."""
    return NotationError(
        Refusal("notation", "notation-malformed", text=quoted(text), example=example)
    )


def quoted(text: str) -> str:
    """As much of a person's text as a refusal quotes."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
