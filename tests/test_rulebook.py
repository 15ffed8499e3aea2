"""Every rule of every game: in the book, in the code, in a test, in words."""

from pathlib import Path

import pytest

from sztab.core.registry import games
from sztab.lab.coverage import coverage

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", list(games()))
def test_every_rule_has_code_a_test_and_words(name: str) -> None:
    found = coverage(games()[name], TESTS)
    assert [row.rule.id for row in found.untested] == []
    assert [row.rule.id for row in found.rows if not row.cited.code] == []
    assert found.wordless == []
    assert list(found.unknown) == []


@pytest.mark.parametrize("name", list(games()))
def test_every_worked_example_is_a_test(name: str) -> None:
    """The book's examples are numbered EX-01 or WE-01 …; each is named in a test of its game."""
    game = games()[name]
    book = game.folder().joinpath("rules.md").read_text(encoding="utf-8")
    folder = TESTS / "games" / name.replace("-", "_")
    tests = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py")).lower()
    examples = [
        line.split()[0].strip("*")
        for line in book.splitlines()
        if line.startswith(("**EX-", "**WE-"))
    ]
    assert examples
    missing = [
        example
        for example in examples
        if example.lower() not in tests and example.lower().replace("-", "_") not in tests
    ]
    assert missing == []
