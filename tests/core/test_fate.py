"""Fate: seeded, loaded, recording, enumerating."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.core.errors import FateError
from sztab.core.fate import (
    Fate,
    LoadedFate,
    RecordingFate,
    SeededFate,
    enumerate_fate,
    loaded,
    shuffled,
)

DECKS = st.lists(st.sampled_from("abcd"), min_size=1, max_size=5)


@given(st.integers(), st.integers(1, 20))
def test_a_die_shows_one_of_its_sides(seed: int, sides: int) -> None:
    fate = SeededFate(Random(seed))
    assert all(1 <= fate.die(sides) <= sides for _roll in range(20))


def test_every_side_of_a_die_comes_up() -> None:
    fate = SeededFate(Random(1))
    assert {fate.die() for _roll in range(200)} == {1, 2, 3, 4, 5, 6}


@given(st.integers(), DECKS)
def test_a_drawn_card_leaves_the_deck(seed: int, deck: list[str]) -> None:
    left = list(deck)
    card = SeededFate(Random(seed)).draw(left)
    assert Counter(left) + Counter([card]) == Counter(deck)


@given(st.integers(), DECKS)
def test_the_same_seed_brings_the_same_outcomes(seed: int, deck: list[str]) -> None:
    one, two = SeededFate(Random(seed)), SeededFate(Random(seed))
    assert shuffled(one, deck) == shuffled(two, deck)
    assert [one.die() for _roll in range(5)] == [two.die() for _roll in range(5)]


@given(st.integers(), DECKS)
def test_a_shuffle_keeps_every_card_and_its_argument(seed: int, deck: list[str]) -> None:
    before = list(deck)
    order = shuffled(SeededFate(Random(seed)), deck)
    assert sorted(order) == sorted(before)
    assert deck == before


@given(st.integers(), DECKS)
def test_what_was_recorded_can_be_loaded(seed: int, deck: list[str]) -> None:
    recording = RecordingFate(SeededFate(Random(seed)))
    order, die = shuffled(recording, deck), recording.die(20)
    with loaded(*recording.outcomes) as fate:
        assert shuffled(fate, deck) == order
        assert fate.die(20) == die


def test_loaded_outcomes_come_in_order() -> None:
    deck = ["ace", "king", "ace"]
    with loaded(3, "king", 6) as fate:
        assert (fate.die(), fate.draw(deck), fate.die()) == (3, "king", 6)
    assert deck == ["ace", "ace"]


def test_loading_does_not_use_up_the_callers_list() -> None:
    outcomes: list[int | str] = [1]
    LoadedFate(outcomes).die()
    assert outcomes == [1]


def test_outcomes_left_over_are_an_error() -> None:
    with pytest.raises(FateError, match=r"Outcomes left over: \[2\]"), loaded(1, 2) as fate:
        fate.die()


def test_outcomes_used_up_are_an_error() -> None:
    with pytest.raises(FateError, match=r"used up, but a die of 6 sides is asked for"):
        LoadedFate([]).die()
    with pytest.raises(FateError, match=r"used up, but a card is asked for"):
        LoadedFate([]).draw(["ace"])


@pytest.mark.parametrize("outcome", [0, 7, "ace"])
def test_a_die_cannot_show_what_it_has_not(outcome: int | str) -> None:
    with pytest.raises(FateError, match=r"A die of 6 sides cannot show .*: load 1 to 6\."):
        LoadedFate([outcome]).die()


@pytest.mark.parametrize("outcome", [1, "queen"])
def test_a_card_that_is_not_in_the_deck_cannot_be_drawn(outcome: int | str) -> None:
    with pytest.raises(FateError, match=r"is not in the deck: load one of ace, king\."):
        LoadedFate([outcome]).draw(["king", "ace", "king"])


def test_a_card_cannot_be_drawn_from_an_empty_deck() -> None:
    with pytest.raises(FateError, match=r"load one of none\."):
        LoadedFate(["ace"]).draw([])


def test_no_fate_says_what_to_hand_in() -> None:
    with pytest.raises(FateError, match=r"asks for a die.*pass a SeededFate"):
        Fate().die()
    with pytest.raises(FateError, match=r"asks for a card.*pass a SeededFate"):
        Fate().draw(["ace"])


def test_nothing_asked_is_one_certain_course() -> None:
    assert list(enumerate_fate(lambda fate: "still")) == [(1.0, [], "still")]


def test_two_dice_have_thirty_six_courses_in_order() -> None:
    courses = list(enumerate_fate(lambda fate: fate.die() + fate.die()))
    assert [outcomes for _odds, outcomes, _sum in courses] == [
        [a, b] for a in range(1, 7) for b in range(1, 7)
    ]
    assert sum(odds for odds, _outcomes, total in courses if total == 7) == pytest.approx(1 / 6)


def test_equal_cards_are_one_outcome_with_the_weight_of_all() -> None:
    courses = list(enumerate_fate(lambda fate: fate.draw(["ace", "king", "ace", "ace"])))
    assert [(odds, card) for odds, _outcomes, card in courses] == [(0.75, "ace"), (0.25, "king")]


def test_a_question_may_depend_on_the_answer_before() -> None:
    def run(fate: Fate) -> int:
        first = fate.die(2)
        return first if first == 1 else fate.die(4)

    courses = list(enumerate_fate(run))
    assert [(odds, path) for odds, path, _came in courses] == [
        (0.5, [1]),
        *((0.125, [2, second]) for second in (1, 2, 3, 4)),
    ]


def _exact(deck: list[str], cards: int) -> dict[tuple[str, ...], Fraction]:
    """The odds of drawing *cards* in each order, counted card by card."""
    exact: dict[tuple[str, ...], Fraction] = {(): Fraction(1)}
    for _draw in range(cards):
        grown: dict[tuple[str, ...], Fraction] = {}
        for drawn, odds in exact.items():
            left = Counter(deck) - Counter(drawn)
            for card, copies in left.items():
                grown[(*drawn, card)] = odds * Fraction(copies, left.total())
        exact = grown
    return exact


@given(DECKS)
def test_enumeration_of_a_deck_with_equal_cards_is_exact(deck: list[str]) -> None:
    cards = min(3, len(deck))

    def run(fate: Fate) -> tuple[str, ...]:
        left = list(deck)
        return tuple(fate.draw(left) for _draw in range(cards))

    courses = list(enumerate_fate(run))
    exact = _exact(deck, cards)
    assert len(courses) == len(exact)
    assert sum(odds for odds, _path, _came in courses) == pytest.approx(1, abs=1e-12)
    for odds, path, came in courses:
        assert tuple(path) == came
        assert odds == pytest.approx(float(exact[came]), abs=1e-12)


@given(st.lists(st.integers(1, 4), max_size=4))
def test_enumerated_odds_of_dice_sum_to_one(dice: list[int]) -> None:
    courses = list(enumerate_fate(lambda fate: [fate.die(sides) for sides in dice]))
    assert sum(odds for odds, _path, _came in courses) == pytest.approx(1, abs=1e-12)
    assert len({tuple(path) for _odds, path, _came in courses}) == len(courses)
