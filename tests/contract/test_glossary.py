"""Polish readers meet the words of their rulebooks: one word for each term, everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sztab.core.game import AnyGame
from sztab.core.options import Option
from sztab.core.telling.glossary import Term, terms
from sztab.core.telling.rulebook import rulebook_text
from sztab.core.words import has_words
from tests.at_hand import shipped

ROOT = Path(__file__).parents[2]
COMMON = (  # words that serve all games: the client, the kernel, the terminal, reports, agents
    *sorted((ROOT / "web" / "src" / "words").rglob("pl.ftl")),
    *sorted(
        file for file in (ROOT / "src" / "sztab").rglob("words/*pl.*") if "games" not in file.parts
    ),
)


def texts(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Every Polish text that a reader of a game sees: its own, and what serves all games."""
    folder = game.folder()
    yield "words/pl.ftl", _said(folder.joinpath("words", "pl.ftl").read_text(encoding="utf-8"))
    yield "rules.pl.md", folder.joinpath("rules.pl.md").read_text(encoding="utf-8")
    book, spoken = rulebook_text(game, "pl")
    if spoken == "pl":
        yield "rulebook.pl.md", book.replace("```picture hexes", "```")
    for common in COMMON:
        said = _said if common.suffix == ".ftl" else _translated
        yield f"common/{common.relative_to(ROOT)}", said(common.read_text(encoding="utf-8"))


PLANTED = {  # a forbidden word of each game, as a slip would bring it back
    "flames-of-war": "Pluton jest przygwożdżony.",
    "medieval-battle": "Zostają 2 znaczniki czasu.",
    "race-to-the-rhine": "Korpus zużywa 1 żywność.",
    "stand-at-mortain": "Atak chybił.",
}


def _said(fluent: str) -> str:
    """What a Fluent file says: without keys, arguments and comments, line for line."""
    lines = (re.sub(r"^#.*|^\s*\.?[\w-]+ =|\$[\w-]+", "", line) for line in fluent.splitlines())
    return "\n".join(lines)


def _translated(table: str) -> str:
    """What a table of translations says in Polish, line for line."""
    return "\n".join(line.partition(" = ")[2] for line in table.splitlines())


def test_every_game_with_a_polish_original_has_a_glossary(game: AnyGame) -> None:
    assert terms(game) or not shipped(game)


def test_no_forbidden_word_stands_for_a_term(game: AnyGame) -> None:
    found = [
        f"{file}, {fault}"
        for term in terms(game)
        for file, text in texts(game)
        if term.client or not file.startswith("common/")
        for fault in term.faults(text)
    ]
    assert not found, "\n".join(found)


def test_every_option_is_said_in_polish(game: AnyGame) -> None:
    options: list[Option] = list(game.options())
    assert all(has_words(game, "pl", f"option-{option.name}") for option in options)


def test_a_variant_planted_in_any_of_these_texts_is_found(game: AnyGame) -> None:
    if not shipped(game):
        pytest.skip("the variants planted here are those of the games of this package")
    planted = f"option-data = {PLANTED[game.id]}"
    for file, text in texts(game):
        spoilt = f"{text}\n{planted if file.endswith('.md') else _said(planted)}"
        last = len(spoilt.splitlines())
        heard = [term for term in terms(game) if term.client or not file.startswith("common/")]
        found = [fault for term in heard for fault in term.faults(spoilt)]
        assert [fault for fault in found if fault.startswith(f"line {last}:")], file


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
