"""The opening of a move: its verb, or what is wrong with the text."""

import pytest

from sztab.core.errors import NotationError
from sztab.core.writing.moves import Written
from sztab.core.writing.notation import (
    Always,
    Form,
    Notation,
    any_words,
    malformed,
    one_word,
    quoted,
    verb_of,
)

EXAMPLES = {"march": "march R1 4,5", "pass": "pass"}


def test_the_verb_comes_in_small_letters() -> None:
    assert verb_of(["MARCH", "R1"], EXAMPLES, "march") == "march"


def test_no_words_are_answered_with_an_example() -> None:
    with pytest.raises(NotationError) as caught:
        verb_of([], EXAMPLES, "march")
    assert caught.value.refusal.key == "notation-empty"
    assert caught.value.refusal.args["example"] == "march R1 4,5"


def test_an_unknown_verb_is_quoted_and_the_known_are_named() -> None:
    with pytest.raises(NotationError) as caught:
        verb_of(["charge" * 10], EXAMPLES, "march")
    refusal = caught.value.refusal
    assert refusal.key == "notation-unknown"
    assert refusal.args == {"word": ("charge" * 10)[:40] + "…", "known": "march, pass"}


def test_a_malformed_move_is_quoted_beside_a_proper_one() -> None:
    refusal = malformed("march 7", EXAMPLES["march"]).refusal
    assert (refusal.key, refusal.args["text"]) == ("notation-malformed", "march 7")
    assert quoted("x" * 40) == "x" * 40


# --- forms ---------------------------------------------------------------------------------------


class Fire(Written):
    """Some units at one target, by a leader or not."""

    def __init__(self, units: tuple[str, ...], target: int, led: bool) -> None:
        self.units, self.target, self.led = units, target, led


UNITS = any_words("units", lambda words: tuple(sorted(words)), " ".join)
TARGET = one_word("target", int)
NOTATION = Notation[Fire](
    "fire",
    Form(Fire, "fire a b at 3", UNITS, "at", TARGET, Always("led", False)),
    Form(Fire, "leader fire a at 3", "fire", UNITS, "at", TARGET, Always("led", True)),
)


@pytest.mark.parametrize("text", ["fire a b at 3", "fire at 12", "leader fire c at 1"])
def test_a_move_is_read_and_written_by_its_form(text: str) -> None:
    assert NOTATION.parse(text).text() == text


def test_words_may_be_in_any_case_and_order_where_the_form_sorts_them() -> None:
    move = NOTATION.parse("  LEADER Fire b a AT 3")
    assert (move.units, move.target, move.led) == (("a", "b"), 3, True)
    assert move.text() == "leader fire a b at 3"


@pytest.mark.parametrize("text", ["fire", "fire a b", "fire a at", "fire a at x", "leader a at 3"])
def test_what_no_form_reads_is_answered_with_the_example_of_its_verb(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(text)
    refusal = caught.value.refusal
    assert refusal.key == "notation-malformed"
    assert refusal.args["example"] == NOTATION.examples[text.split()[0]]
