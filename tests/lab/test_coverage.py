"""Rule coverage: every kind of citation is found, and every gap is named."""

import io
from pathlib import Path

import pytest

from sztab.core.errors import SztabError
from sztab.lab.coverage import Coverage, Row, coverage, write_table
from tests.toy import STONES, Stones

RULES = """
## 1. All

**TOY-1.1 One.** Text.

**TOY-1.2 Two.** Text.

**TOY-1.3** Text.
"""


class Elsewhere(Stones):
    """Stones with code, book and words in a given folder."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def folder(self) -> Path:
        return self.home / "game"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "game" / "words").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "game" / "rules.md").write_text(RULES)
    (tmp_path / "game" / "words" / "en.ftl").write_text("told = Told.\nonly-english = Only.\n")
    (tmp_path / "game" / "words" / "pl.ftl").write_text("told = Tak.\n")
    return tmp_path


def read(home: Path, code: str = "", tests: str = "") -> Coverage:
    (home / "game" / "engine.py").write_text(code)
    (home / "tests" / "test_it.py").write_text(tests)
    return coverage(Elsewhere(home), home / "tests")


def row(found: Coverage, id: str) -> Row:
    return next(row for row in found.rows if row.rule.id == id)


@pytest.mark.parametrize(
    "code",
    [
        'Refusal("TOY-1.1", "told")',
        'told.tell("TOY-1.1", "told", n=1)',
        'told.tell_only(seat, "TOY-1.1", "told")',
        'told.reveal("TOY-1.1", "told")',
        'Modifier(-1, "told", "TOY-1.1")',
        'Result(ranking, scores, "TOY-1.1", "told")',
        'refuse("TOY-1.1", "told" if it else "told")',
        'Refusal("TOY-1.1b", "told")',
    ],
)
def test_a_message_is_found_with_its_rule(code: str, home: Path) -> None:
    found = row(read(home, code), "TOY-1.1")
    assert found.cited.keys == {"told"}
    assert found.cited.code == ["engine.py:1"]
    assert found.wordless == ()


def test_docstrings_and_comments_cite_too(home: Path) -> None:
    found = read(home, '"""TOY-1.2: why."""\nx = 1  # TOY-1.2, TOY-1.3\n')
    assert row(found, "TOY-1.2").cited.code == ["engine.py:1", "engine.py:2"]
    assert row(found, "TOY-1.3").cited.code == ["engine.py:2"]
    assert row(found, "TOY-1.1").cited.code == []


def test_a_message_without_words_is_named_by_language(home: Path) -> None:
    found = read(home, 'Refusal("TOY-1.1", "only-english")\nRefusal("TOY-1.2", "nowhere")')
    assert found.wordless == ["only-english (pl)", "nowhere (en)", "nowhere (pl)"]
    assert not found.complete


@pytest.mark.parametrize(
    "tests",
    [
        '@pytest.mark.rule("TOY-1.1", "TOY-1.2")\ndef test_it(): ...',
        '@pytest.mark.rule("TOY-1.1")\n@pytest.mark.rule("TOY-1.2a")\nclass test_it: ...',
        'def test_it():\n    pytest.param(1, marks=pytest.mark.rule("TOY-1.1", "TOY-1.2"))',
    ],
)
def test_marked_tests_are_found(tests: str, home: Path) -> None:
    found = read(home, tests=tests)
    assert row(found, "TOY-1.1").cited.tests == ["test_it.py::test_it"]
    assert row(found, "TOY-1.2").cited.tests == ["test_it.py::test_it"]
    assert [row.rule.id for row in found.untested] == ["TOY-1.3"]


def test_a_mention_in_a_test_is_no_mark(home: Path) -> None:
    assert len(read(home, tests='def test_it():\n    assert rule("TOY-1.1")').untested) == 3


def test_ids_that_no_rulebook_knows_are_named_with_their_place(home: Path) -> None:
    found = read(
        home,
        "# TOY-1 is a chapter, TOY-1.1a a letter, TOY-1.9 nothing\n",
        '\n@pytest.mark.rule("TOY-7.7")\ndef test_it(): ...',
    )
    assert found.unknown == ("TOY-1.9 (engine.py:1)", "TOY-7.7 (test_it.py:2)")
    assert not found.complete


def test_the_table_shows_totals_and_gaps(home: Path) -> None:
    out = io.StringIO()
    found = read(
        home, '# TOY-1.1\nRefusal("TOY-1.1", "told")', '@pytest.mark.rule("TOY-1.1")\ndef t(): ...'
    )
    write_table(found, STONES.title, out)
    said = out.getvalue()
    assert "  TOY-1.1          2      1      1  One\n" in said
    assert "  TOY-1.3          -   NONE      -  \n" in said
    assert "3 rules: 1 (33 %) cited in code, 1 (33 %) tested, 1 messages" in said
    assert "Without a test: TOY-1.2, TOY-1.3.\n" in said
    assert "Not cited in code: TOY-1.2, TOY-1.3.\n" in said


def test_a_test_that_is_not_python_is_named(home: Path) -> None:
    with pytest.raises(SztabError, match=r"test_it.py, line 1: not Python"):
        read(home, tests="def (")
