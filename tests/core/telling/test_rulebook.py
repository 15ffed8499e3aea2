"""The rulebook: ids, titles, chapters and texts."""

from pathlib import Path

import pytest

from pickets import GAME
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.registry import games
from sztab.core.telling.rulebook import find_rule, rules, rules_text
from tests.core.variants import in_folder

BOOK = """# A book

Before everything.

**PK-0.1** A rule before any chapter.

## 1. First chapter

Some words that are no rule, and **PK-9.9 Bold** in a line is none.

**PK-1.1 Titled.** Its text
goes on, and has a table:

| a | b |

**PK-1.1a Lettered.** With a letter.

**PK-1.2.** A point behind the number.

**XY-1.3 Foreign.** Of another game.

---

After the line.

## 2. Second

### Details

**PK-10.12 A *b* c.** Not a title.
**PK-2.1 Not. Two. Sentences.** Text.
### Notes
None.
"""


def test_rules_are_read_in_the_order_of_the_book(tmp_path: Path) -> None:
    book = rules(in_folder(tmp_path, rules=BOOK))
    assert [(rule.id, rule.title, rule.chapter) for rule in book.values()] == [
        ("PK-0.1", "", ""),
        ("PK-1.1", "Titled", "1. First chapter"),
        ("PK-1.1a", "Lettered", "1. First chapter"),
        ("PK-1.2", "", "1. First chapter"),
        ("PK-2.1", "Not. Two. Sentences", "2. Second"),
    ]


def test_a_rule_ends_where_the_next_thing_begins(tmp_path: Path) -> None:
    book = rules(in_folder(tmp_path, rules=BOOK))
    assert book["PK-0.1"].text == "**PK-0.1** A rule before any chapter."
    assert book["PK-1.1"].text.endswith("| a | b |")
    assert "After" not in book["PK-1.2"].text
    assert book["PK-2.1"].text == "**PK-2.1 Not. Two. Sentences.** Text."


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("PK-3.3", "PK-3.3"),
        ("pk-3.3A", "PK-3.3a"),
        ("3.3a", "PK-3.3a"),
        ("3.1", "PK-3.1"),
        ("PK-3.1b", "PK-3.1"),
        ("PK-3.1.2", "PK-3.1"),
        ("PK-3.1.2c", "PK-3.1"),
    ],
)
def test_a_rule_is_found_with_or_without_prefix_and_letter(asked: str, found: str) -> None:
    assert find_rule(GAME, asked).id == found


def test_an_unknown_rule_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(
        SztabError, match=r"^Pickets has no rule '3\.9': choose from PK-1\.1 to PK-"
    ):
        find_rule(GAME, "3.9")


def test_a_rule_that_comes_twice_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SztabError, match=r"has the rule PK-1\.1 twice: an id is for ever\."):
        rules(in_folder(tmp_path, rules="**PK-1.1** a\n\n**PK-1.1** b\n"))


def test_a_game_without_a_book_is_told_to_add_one(tmp_path: Path) -> None:
    with pytest.raises(SztabError, match=r"Pickets has no rules\.md: put one beside its code\."):
        rules(in_folder(tmp_path))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_translation_has_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    english, polish = rules(game), rules(game, "pl")
    assert list(polish) == list(english)
    assert [bool(rule.title) for rule in polish.values()] == [
        bool(rule.title) for rule in english.values()
    ]


def test_a_rule_is_found_in_the_language_of_the_reader() -> None:
    mortain = games()["stand-at-mortain"]
    assert "zachodniego brzegu" in find_rule(mortain, "SM-4.4", "pl").text


def test_without_a_translation_the_rules_stay_english(tmp_path: Path) -> None:
    text, language = rules_text(in_folder(tmp_path, rules=BOOK), "pl")
    assert (text, language) == (BOOK, "en")
