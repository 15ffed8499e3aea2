"""Polish readers meet the words of their rulebooks: one word for each term, everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sztab.core.game import AnyGame
from sztab.core.glossary import Term, terms
from sztab.core.options import Option
from sztab.core.words import has_words

CLIENT = Path(__file__).parents[2] / "web" / "src" / "words" / "pl.ftl"
NOT_YET = {
    "flames-of-war": "its words follow when its rules are restructured",
    "pickets": "an example, without a Polish original",
}


def texts(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Every Polish text of a game that a reader sees: words and options, rules, the client."""
    folder = game.folder()
    yield "words/pl.ftl", _said(folder.joinpath("words", "pl.ftl").read_text(encoding="utf-8"))
    yield "rules.pl.md", folder.joinpath("rules.pl.md").read_text(encoding="utf-8")
    if CLIENT.exists():
        yield "web/src/words/pl.ftl", _said(CLIENT.read_text(encoding="utf-8"))


def _said(fluent: str) -> str:
    """What a Fluent file says: without keys, arguments and comments, line for line."""
    lines = (re.sub(r"^#.*|^\s*\.?[\w-]+ =|\$[\w-]+", "", line) for line in fluent.splitlines())
    return "\n".join(lines)


def test_every_game_has_a_glossary(game: AnyGame) -> None:
    assert bool(terms(game)) != (game.id in NOT_YET)


def test_no_forbidden_word_stands_for_a_term(game: AnyGame) -> None:
    found = [
        f"{file}, {fault}"
        for term in terms(game)
        for file, text in texts(game)
        if term.client or not file.startswith("web/")
        for fault in term.faults(text)
    ]
    assert not found, "\n".join(found)


def test_every_option_is_said_in_polish(game: AnyGame) -> None:
    options: list[Option] = list(game.options())
    assert all(has_words(game, "pl", f"option-{option.name}") for option in options)


@pytest.mark.parametrize(
    ("variant", "text"),
    [
        ("żywnoś", "Korpus zużywa 1 żywność."),
        (r"znacznik\w* czasu", "Zostają 2 Znaczniki czasu."),
        (r"\d amunicj[ęea]\b", "Płaci 2 amunicje."),
    ],
)
def test_a_planted_variant_is_found(variant: str, text: str) -> None:
    term = Term("a term", "słowo", "nowhere", (variant,))
    assert list(term.faults(f"first line\n{text}"))
    assert not list(term.faults("Korpus zużywa 1 pionek prowiantu; 2 znaczniki upływu czasu."))
