"""The odds of an attack, against brute force over every course of fate."""

import time

import pytest
from tests.games.stand_at_mortain.table import table

from sztab.core.fate import enumerate_fate
from sztab.core.odds import odds as every_course
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.moves import Accept, Move, Redraw
from sztab.games.stand_at_mortain.state import DECK, JOKER, REDRAWING, State

UNITS = "us-120 1501, us-117 1101, ge-102 1404, ge-2ss-d 1404, ge-2ss-df 1701, us-td-t 1501"

DECKS = {
    "numbers": ["SA", "S3", "S5", "H6", "H9", "D10"],
    "a chain of face cards": ["SJ", "SQ", "SK", "S3", "H9"],
    "with the Joker": ["S2", "S5", "SK", "HQ", "H8", JOKER],
    "only face cards": ["SJ", "HQ", "DK"],
    "face cards and the Joker": ["SJ", "HQ", JOKER],
    "the Joker alone": [JOKER],
    "one card": ["S4"],
}


def brute_force(state: State, move: Move, answer: Move) -> tuple[float, float]:
    """The chances of a hit and of the end of the turn, giving *answer* to every face card."""
    hit = ends = 0.0
    for probability, _outcomes, step in enumerate_fate(
        lambda fate: GAME.apply(state, state.side, move, fate)
    ):
        if step.state.stage == REDRAWING:
            more_hit, more_ends = brute_force(step.state, answer, answer)
            hit += probability * more_hit
            ends += probability * more_ends
        told = {event.key for event in step.told.events}
        hit += probability * bool(told & {"flipped", "eliminated"})
        ends += probability * ("joker-in-combat" in told)
    return hit, ends


@pytest.mark.rule("SM-5.9")
def test_the_enumerated_states_say_the_same_of_a_single_draw() -> None:
    state = table(UNITS, card="D8", had=["german"])
    move = GAME.parse("fire us-120 at ge-2ss-df")
    courses = every_course(GAME, state, state.side, move)
    hit = sum(course.probability for course in courses if course.state.flipped & ~state.flipped)
    ends = sum(course.probability for course in courses if course.state.turn == 2)
    chances = GAME.odds(state, state.side, move)
    assert chances is not None
    assert (chances.hit_at_once, chances.ends_at_once) == pytest.approx((hit, ends))


@pytest.mark.rule("SM-5.6", "SM-5.7", "SM-3.10", "SM-3.11", "SM-3.12")
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("early", [False, True], ids=["both have had a card", "early Joker"])
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("D8", "fire us-120 at ge-2ss-df"),
        ("D8", "fire us-120 us-td-t at ge-2ss-df"),
        ("D8", "oba at 1404"),
        ("D7", "air AI at ge-2ss-d"),
        ("D7", "air AI at 1404"),
        ("D7", "air AI at ge-102"),
    ],
)
def test_the_odds_are_those_of_every_course_of_fate(
    deck: list[str], early: bool, card: str, text: str
) -> None:
    state = table(UNITS, card=card, deck=deck, had=[] if early else ["german"])
    move = GAME.parse(text)
    chances = GAME.odds(state, state.side, move)
    assert chances is not None
    assert (chances.hit, chances.ends) == pytest.approx(brute_force(state, move, Redraw()))
    at_once = (chances.hit_at_once, chances.ends_at_once)
    assert at_once == pytest.approx(brute_force(state, move, Accept()))


@pytest.mark.rule("SM-5.7")
def test_the_odds_of_going_on_after_a_face_card() -> None:
    state = table(
        UNITS,
        card="D8",
        stage="redrawing",
        had=["german"],
        deck=["S2", "S5", "HQ", "H8", JOKER],
        attack={"firing": ["us-120"], "targets": ["ge-2ss-df"], "face": "SK"},
    )
    chances = GAME.odds(state, state.side, Redraw())
    assert chances is not None
    assert (chances.hit, chances.ends) == pytest.approx((2 / 4, 1 / 4))
    assert (chances.hit, chances.ends) == pytest.approx(brute_force(state, Redraw(), Redraw()))


@pytest.mark.rule("SM-6.5")
def test_air_of_the_wrong_class_hits_with_no_card() -> None:
    state = table(UNITS, card="D7", had=["german"])
    for text, hits in (("air AT at ge-102", True), ("air AI at ge-102", False)):
        chances = GAME.odds(state, state.side, GAME.parse(text))
        assert chances is not None
        assert (chances.hit > 0, chances.hit_at_once > 0) == (hits, hits)
    waiting = table(
        UNITS,
        card="D7",
        stage="redrawing",
        deck=["S2", "HQ", "H9"],
        attack={"weapon": "air", "mode": "AT", "targets": ["ge-2ss-d"], "face": "SK"},
    )
    chances = GAME.odds(waiting, waiting.side, Redraw())
    assert chances is not None
    assert chances.hit == brute_force(waiting, Redraw(), Redraw())[0] == 0


def test_other_moves_and_refused_attacks_have_no_odds() -> None:
    state = table(UNITS, card="D8")
    assert GAME.odds(state, state.side, GAME.parse("move us-117 1301")) is None
    assert GAME.odds(state, state.side, GAME.parse("fire us-117 at ge-2ss-df")) is None


@pytest.mark.timed
def test_the_odds_take_no_longer_than_20_ms() -> None:
    state = table(UNITS, card="D8", had=["german"])
    assert len(state.deck) == len(DECK) - 1
    move = GAME.parse("fire us-120 us-td-t at ge-2ss-df")
    start = time.process_time()
    for _question in range(20):
        GAME.odds(state, state.side, move)
    assert (time.process_time() - start) / 20 < 0.020
