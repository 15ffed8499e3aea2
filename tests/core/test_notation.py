"""The opening of a move: its verb, or what is wrong with the text."""

import pytest

from sztab.core.errors import NotationError
from sztab.core.notation import malformed, quoted, verb_of

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
