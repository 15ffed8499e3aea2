"""The rules of Pickets, one by one."""

import re
from pathlib import Path

import pytest
from pickets.state import State

from pickets import GAME
from sztab.core.errors import IllegalMoveError, NotationError, PositionError
from sztab.core.fate import Fate, loaded
from sztab.core.game import Seat, Step
from sztab.core.telling.rulebook import rules
from sztab.core.words import say, say_cited

BLUE, RED = 0, 1


def river(**changes: object) -> State:
    """Both pickets posted at the left of a wide river, Blue to move; then *changes*."""
    opening = GAME.dump(GAME.new({"river": "wide", "rounds": 2, "first-blood": False}, (), Fate()))
    return GAME.load({**opening, "posts": ["left", "left"], "actions": 2, **changes})


def do(state: State, seat: Seat, text: str, *outcomes: int | str) -> Step[State]:
    """Make a move with these outcomes of fate."""
    with loaded(*outcomes) as fate:
        return GAME.apply(state, seat, GAME.parse(text), fate)


def told(step: Step[State], seat: Seat | None = None) -> list[str]:
    """What a seat hears, in English."""
    return [say_cited(GAME, "en", e) for e in step.told.events if e.heard_by(seat)]


def refused(state: State, seat: Seat, text: str) -> str:
    """The rule that refuses a move."""
    with pytest.raises(IllegalMoveError) as error:
        do(state, seat, text)
    return error.value.refusal.rule


def texts(state: State, seat: Seat) -> list[str]:
    """All moves of a seat."""
    return [GAME.text(move) for move in GAME.moves(state, seat)]


@pytest.mark.rule("PK-1.1")
def test_blue_and_red_sit_down() -> None:
    assert GAME.seats(river()) == ("blue", "red")


@pytest.mark.rule("PK-1.2")
def test_a_narrow_river_has_two_fords_and_a_wide_one_three() -> None:
    unposted = {"posts": ["", ""], "actions": 0}
    assert texts(river(**unposted), BLUE) == ["post left", "post middle", "post right"]
    assert texts(river(river="narrow", **unposted), BLUE) == ["post left", "post right"]
    assert refused(river(river="narrow", **unposted), BLUE, "post middle") == "PK-1.2"


@pytest.mark.rule("PK-1.3")
def test_a_card_in_hand_is_known_to_its_owner_alone() -> None:
    state = river(hands=[["mist"], []], deck=["cover", "volley"])
    assert GAME.view(state, BLUE)["hand"] == ["mist"]
    assert GAME.view(state, RED)["hand"] == []
    assert GAME.view(state, RED)["cards"] == [1, 0]
    assert "hand" not in GAME.view(state, None)
    assert GAME.view(state, None)["unseen"] == {"cover": 1, "mist": 1, "volley": 1}


@pytest.mark.rule("PK-1.3")
def test_the_deck_holds_nine_cards() -> None:
    deck = river().deck
    assert {card: deck.count(card) for card in deck} == {"cover": 4, "volley": 3, "mist": 2}


@pytest.mark.rule("PK-2.1")
def test_choices_are_secret_until_both_have_chosen() -> None:
    first = do(river(posts=["", ""], actions=0), RED, "post right")
    assert told(first, RED) == ["You choose the right ford. [PK-2.1]"]
    assert told(first, BLUE) == []
    assert GAME.awaited(first.state) == (BLUE,)
    second = do(first.state, BLUE, "post left")
    assert told(second) == [
        "Blue stands at the left ford, Red at the right ford. [PK-2.1]",
        "Turn of Blue: 2 actions. [PK-2.2]",
    ]
    assert second.told.reveals


@pytest.mark.rule("PK-2.1")
def test_posting_comes_first_and_only_once() -> None:
    assert refused(river(posts=["", ""], actions=0), BLUE, "rest") == "PK-2.1"
    assert refused(river(), BLUE, "post left") == "PK-2.1"


@pytest.mark.rule("PK-2.2")
@pytest.mark.parametrize(("number", "first"), [(1, BLUE), (2, RED)])
def test_blue_is_first_in_odd_rounds_and_red_in_even(number: int, first: Seat) -> None:
    state = river(posts=["", ""], chosen=["left", ""], round=number)
    state = do(state, RED, "post left").state
    assert GAME.awaited(state) == (first,)
    state = do(state, first, "rest").state
    assert GAME.awaited(state) == (1 - first,)
    assert refused(state, first, "rest") == "PK-2.2"
    assert do(state, 1 - first, "rest").state.round == number + 1


@pytest.mark.rule("PK-2.3")
def test_a_turn_has_two_actions() -> None:
    state = do(river(), BLUE, "march middle").state
    state = do(state, BLUE, "scout", "mist").state
    assert refused(state, BLUE, "march left") == "PK-2.3"
    assert texts(state, BLUE) == ["rest"]


@pytest.mark.rule("PK-2.4")
def test_a_turn_ends_with_a_rest_and_not_before() -> None:
    spent = river(actions=0)
    assert GAME.awaited(spent) == (BLUE,)
    step = do(spent, BLUE, "rest")
    assert told(step) == ["Blue rests. [PK-2.4]", "Turn of Red: 2 actions. [PK-2.2]"]
    assert (GAME.awaited(step.state), step.state.actions) == ((RED,), 2)


@pytest.mark.rule("PK-3.1")
def test_a_march_goes_to_a_neighbouring_ford() -> None:
    step = do(river(), BLUE, "march middle")
    assert told(step) == ["Blue marches to the middle ford; actions left: 1. [PK-3.1]"]
    assert step.state.posts == ["middle", "left"]
    assert refused(river(), BLUE, "march right") == "PK-3.1"
    assert refused(river(), BLUE, "march left") == "PK-3.1"


@pytest.mark.rule("PK-3.2")
def test_a_scout_draws_a_card_that_only_its_side_sees() -> None:
    step = do(river(), BLUE, "scout", "volley")
    drawn = "Blue draws a card: 1 in hand, actions left: 1. [PK-3.2]"
    assert told(step, RED) == [drawn]
    assert told(step, BLUE) == [drawn, "You draw a volley: you hold 1. [PK-3.2]"]
    assert step.state.hands == [["volley"], []]
    assert len(step.state.deck) == 8


@pytest.mark.rule("PK-3.2")
def test_nobody_scouts_with_a_full_hand_or_from_an_empty_deck() -> None:
    assert refused(river(hands=[["mist", "mist"], []], deck=["cover"]), BLUE, "scout") == "PK-3.2"
    assert refused(river(deck=[]), BLUE, "scout") == "PK-3.2"


@pytest.mark.rule("PK-3.3")
@pytest.mark.parametrize(("die", "hits"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_four_or_more_is_a_hit(die: int, hits: int) -> None:
    fired = do(river(), BLUE, "fire")
    assert told(fired) == ["Blue fires; actions left: 1. [PK-3.3]"]
    step = do(fired.state, RED, "hold", die)
    assert step.state.hits == [hits, 0]
    assert GAME.awaited(step.state) == (BLUE,)
    came = "hit" if hits else "miss"
    assert told(step)[-1] == f"Blue needs 4+, rolls {die}: a {came} ({hits} in all). [PK-3.3]"


@pytest.mark.rule("PK-3.3")
def test_nobody_fires_at_another_ford() -> None:
    assert refused(river(posts=["left", "right"]), BLUE, "fire") == "PK-3.3"


@pytest.mark.rule("PK-3.3a")
@pytest.mark.parametrize(("die", "hits"), [(1, 0), (2, 1)])
def test_a_volley_adds_two_to_the_die(die: int, hits: int) -> None:
    fired = do(river(hands=[["volley"], []], deck=[]), BLUE, "fire volley")
    assert told(fired) == [
        "Blue plays a volley: 0 in hand. [PK-3.3a]",
        "Blue fires; actions left: 1. [PK-3.3]",
    ]
    assert fired.told.reveals
    assert fired.state.hands == [[], []]
    assert do(fired.state, RED, "hold", die).state.hits == [hits, 0]


@pytest.mark.rule("PK-3.3a")
def test_a_volley_needs_its_card() -> None:
    assert refused(river(), BLUE, "fire volley") == "PK-3.3a"


@pytest.mark.rule("PK-3.4")
def test_cover_is_played_before_the_die() -> None:
    fired = do(river(hands=[[], ["cover"]], deck=[]), BLUE, "fire").state
    assert texts(fired, RED) == ["hold", "duck"]
    step = do(fired, RED, "duck")
    assert told(step) == ["Red plays cover and ducks: 0 in hand. [PK-3.4]"]
    assert step.told.reveals
    assert (step.state.hits, step.state.hands) == ([0, 0], [[], []])


@pytest.mark.rule("PK-3.4")
def test_the_enemy_is_asked_also_without_a_cover_card() -> None:
    fired = do(river(), BLUE, "fire").state
    assert texts(fired, RED) == ["hold"]
    assert refused(fired, RED, "duck") == "PK-3.4"
    assert refused(fired, RED, "rest") == "PK-3.4"
    assert refused(river(), BLUE, "hold") == "PK-3.4"


@pytest.mark.rule("PK-4.1")
@pytest.mark.parametrize(
    ("hits", "ranking"), [([2, 1], ((0,), (1,))), ([0, 1], ((1,), (0,))), ([1, 1], ((0, 1),))]
)
def test_more_hits_win_after_the_last_round(
    hits: list[int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = do(river(round=2, mover=BLUE, hits=hits), BLUE, "rest").state
    result = GAME.result(state)
    assert result is not None
    assert (result.ranking, result.rule) == (ranking, "PK-4.1")
    assert GAME.awaited(state) == ()
    assert GAME.evaluate(state, BLUE) == (hits[0] > hits[1]) - (hits[0] < hits[1])


@pytest.mark.rule("PK-4.2")
def test_first_blood_ends_the_game_at_once() -> None:
    fired = do(river(first_blood=True), BLUE, "fire").state
    assert GAME.result(do(fired, RED, "hold", 1).state) is None
    result = GAME.result(do(fired, RED, "hold", 6).state)
    assert result is not None
    assert (result.winners, result.rule) == ((BLUE,), "PK-4.2")


# --- notation, positions, pictures -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "No move given. Write a move, for example post left."),
        (
            "dance",
            '"dance" is not a move of this game. '
            "Known moves: post, march, scout, fire, hold, duck, rest.",
        ),
        ("post", '"post" cannot be read. It is written like this: post right.'),
        ("rest now", '"rest now" cannot be read. It is written like this: rest.'),
    ],
)
def test_what_is_no_move_is_refused_in_words(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(text)
    assert say(GAME, "en", error.value.refusal) == sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"river": "deep"}, "river: one of narrow, wide is needed, not 'deep'"),
        ({"rounds": 0}, "rounds: a whole number from 1 to 9 is needed, not 0"),
        ({"hits": [0]}, "hits: the entry 1 is missing"),
        (
            {"posts": ["left", "far"]},
            "posts[1]: one of an empty text, left, middle, right is needed, not 'far'",
        ),
        ({"hands": [["ace"], []]}, "hands[0][0]: one of cover, mist, volley is needed, not 'ace'"),
        ({"hands": [["mist"], []]}, "top: there are only 2 mist cards"),
        ({"posts": ["left", ""]}, "top: post both pickets or neither"),
        ({"chosen": ["left", ""]}, "top: posted pickets have no secret choice left"),
        (
            {"posts": ["", ""], "under_fire": "fire"},
            "top: pickets that fire, or are both chosen, must be posted",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(
    changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(PositionError) as error:
        river(**changes)
    assert str(error.value) == f"The position, {sentence}."


def test_a_picture_shows_the_river_and_the_own_hand() -> None:
    state = river(posts=["left", "right"], hits=[1, 0], hands=[["mist"], []], deck=[])
    assert GAME.picture(state, BLUE) == (
        "~~~left~~~ ~~middle~~ ~~right~~~\n    B                     R\nB 1 : 0 R\n[mist]"
    )
    assert GAME.picture(state, RED).endswith("\n[]")
    assert GAME.picture(state, None).endswith("B 1 : 0 R")


def test_a_lead_and_a_card_are_worth_something() -> None:
    assert GAME.evaluate(river(), BLUE) == 0
    assert GAME.evaluate(river(hits=[1, 0]), BLUE) > 0 > GAME.evaluate(river(hits=[1, 0]), RED)
    assert GAME.evaluate(river(hands=[["mist"], []], deck=[]), BLUE) > 0


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    carried = re.findall(r'mark\.rule\("([^"]+)"\)', Path(__file__).read_text(encoding="utf-8"))
    assert set(carried) == set(rules(GAME))
