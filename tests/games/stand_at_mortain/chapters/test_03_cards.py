"""SM-3: turn and cards."""

from random import Random

import pytest
from tests.games.stand_at_mortain.table import legal, play, refused, step, table, told, where

from sztab.core.errors import IllegalMoveError
from sztab.core.fate import SeededFate
from sztab.core.table import table_from_position
from sztab.core.words import say
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.state import DECK, GERMAN, JOKER, US

BOTH_SIDES = "us-120 1501, us-117 1101, ge-102 1602, ge-2ss-pz1 1703"


@pytest.mark.rule("SM-3.1")
def test_the_deck_has_52_cards_and_a_joker_black_is_german_red_is_us() -> None:
    assert len(DECK) == len(set(DECK)) == 53
    assert DECK.count(JOKER) == 1
    for card in DECK[:-1]:
        side = GERMAN if card[0] in "SC" else US
        assert GAME.awaited(table(BOTH_SIDES, card=card)) == (side,)


@pytest.mark.rule("SM-3.2")
def test_all_cards_are_shuffled_together_for_every_turn() -> None:
    state = table(BOTH_SIDES, card="S8", deck=["H3", JOKER], had=["us"])
    after = play(state, "pass", JOKER, "C9")
    assert after.turn == 2
    assert sorted([*after.deck, after.card]) == sorted(DECK)


@pytest.mark.rule("SM-3.3")
def test_the_colour_says_who_may_act_or_pass() -> None:
    state = table(BOTH_SIDES, card="S8")
    assert legal(state, "pass")
    assert refused(state, "move us-120 1402", seat=US) == "SM-3.3 other-side-acts"
    assert refused(state, "done") == "SM-3.3 card-is-unused"
    moved = play(state, "move ge-102 1402")
    assert legal(moved, "done")
    assert refused(moved, "pass") == "SM-3.3 card-is-used"
    after = step(state, "pass", "H8")
    assert told(after) == [
        "The Germans pass.",
        "Card: 8 of hearts (deck: 51). The Americans may activate up to 4 units.",
    ]


@pytest.mark.rule("SM-3.3")
def test_a_card_with_which_nothing_can_be_done_is_passed_over() -> None:
    nobody = table(card="S8")  # turn 1, all US units on the map are eliminated
    after = step(nobody, "pass", "H8", "S3")
    assert told(after)[1:] == [
        "Card: 8 of hearts (deck: 51). The Americans cannot do anything with it.",
        "Card: 3 of spades (deck: 50). The Germans may activate up to 2 units.",
    ]
    assert (after.state.card, after.state.had) == ("S3", 3)


@pytest.mark.rule("SM-3.4")
@pytest.mark.parametrize(
    ("rank", "units"),
    [
        ("A", 1),
        ("2", 1),
        ("3", 2),
        ("4", 2),
        ("5", 3),
        ("6", 3),
        ("7", 4),
        ("8", 4),
        ("9", 5),
        ("10", 5),
    ],
)
def test_half_the_number_rounded_up(rank: str, units: int) -> None:
    germans = ["ge-17-37", "ge-17-38", "ge-17-stug", "ge-2ss-d", "ge-2ss-df", "ge-2ss-pz1"]
    hexes = ["1701", "1701", "1802", "1802", "1804", "1804"]
    state = table("us-120 0101", card=f"C{rank}")
    for id, hex in list(zip(germans, hexes, strict=True))[:units]:
        state = play(state, f"enter {id} {hex}")
    assert refused(state, f"enter {germans[units]} 1705") == "SM-3.4 no-activations-left"


@pytest.mark.rule("SM-3.5")
@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_a_face_card_activates_one_unit_or_one_stack(rank: str) -> None:
    state = table(
        "us-117 1301, us-119 1402, us-120 1402, ge-102 1602, ge-2ss-d 1703", card=f"H{rank}"
    )
    state = play(state, "move us-119 1202")
    assert refused(state, "move us-117 1202") == "SM-3.5 one-stack-only"
    assert legal(state, "fire us-120 at ge-102")
    together = table("us-117 1301, us-119 1402, us-120 1402, ge-102 1602", card=f"H{rank}")
    assert legal(together, "fire us-119 us-120 at ge-102")
    assert not legal(together, "fire us-117 us-119 at ge-102")


@pytest.mark.rule("SM-3.6")
def test_a_unit_acts_once_by_a_card_but_again_by_the_next() -> None:
    state = play(table(BOTH_SIDES, card="H8"), "move us-120 1402")
    assert refused(state, "move us-120 1301") == "SM-3.6 acted-already"
    assert refused(state, "fire us-120 at ge-102") == "SM-3.6 acted-already"
    assert legal(play(state, "done", "H2"), "move us-120 1301")


TIGER = "ge-102 1602, ge-2ss-pz1 1602, ge-2ss-pz2 1503, us-120 0101"


@pytest.mark.rule("SM-3.7")
def test_tiger_rides_along_with_a_unit_of_its_hex() -> None:
    state = play(table(TIGER, card="S2"), "move ge-2ss-pz1 1402")
    assert legal(state, "move ge-102 1503")  # the right lasts, wherever the other has gone
    state = play(state, "move ge-102 1503")
    assert refused(state, "move ge-102 1404") == "SM-3.6 acted-already"


@pytest.mark.rule("SM-3.7")
def test_a_unit_that_comes_to_tiger_does_not_take_it_along() -> None:
    state = play(table(TIGER, card="S2"), "move ge-2ss-pz2 1602")
    assert refused(state, "move ge-102 1501") == "SM-3.4 no-activations-left"


@pytest.mark.rule("SM-3.7")
def test_tiger_may_be_activated_alone_as_a_counted_unit() -> None:
    state = play(table(TIGER, card="S4"), "move ge-2ss-pz2 1404")
    state = play(state, "move ge-102 1501")
    assert GAME.view(state, None)["used"] == 2


@pytest.mark.rule("SM-3.7")
def test_tiger_may_be_the_first_of_the_two_to_act() -> None:
    state = play(table(TIGER, card="S2"), "move ge-102 1501")  # ruling Q-22
    assert legal(state, "move ge-2ss-pz1 1402")
    assert refused(state, "move ge-2ss-pz2 1404") == "SM-3.4 no-activations-left"
    entering = play(table("us-120 0101", card="S2"), "enter ge-102 1802")
    assert legal(entering, "enter ge-2ss-d 1802")
    assert refused(entering, "enter ge-2ss-d 1701") == "SM-3.4 no-activations-left"


@pytest.mark.rule("SM-3.7")
def test_tiger_fires_along_for_free() -> None:
    units = "ge-102 1602, ge-2ss-pz1 1602, ge-2ss-pz2 1503, us-td-sp 1402"
    state = table(units, card="S2")
    assert legal(state, "fire ge-102 ge-2ss-pz1 at us-td-sp")
    assert not legal(state, "fire ge-102 ge-2ss-pz2 at us-td-sp")
    assert legal(table(units, card="S4"), "fire ge-102 ge-2ss-pz1 ge-2ss-pz2 at us-td-sp")


@pytest.mark.rule("SM-3.7")
def test_the_player_is_told_that_tiger_may_still_ride_along() -> None:
    def prompt(*moves: str) -> str:
        state = table(TIGER, card="S2")
        for text in moves:
            state = play(state, text)
        return say(GAME, "en", GAME.prompt(state, GERMAN))

    used = "2 of spades: no activations left"
    away = prompt("move ge-2ss-pz1 1402")
    assert away == f"{used}, but Tiger may still act for free."
    first = prompt("move ge-102 1402")
    assert first == f"{used}, but Tiger acts for free, so one unit from its hex may still act."
    assert prompt("move ge-2ss-pz2 1404") == f"{used}. Press Done."
    assert prompt("move ge-2ss-pz1 1402", "move ge-102 1402") == f"{used}. Press Done."


@pytest.mark.rule("SM-3.8")
def test_the_joker_ends_the_turn_at_once() -> None:
    after = step(table(BOTH_SIDES, card="S8", had=["us"]), "pass", JOKER, "H2")
    assert told(after)[1:3] == [
        "The Joker ends turn 1 (deck: 51).",
        "Turn 2 of 6: all cards are shuffled (deck: 53).",
    ]


@pytest.mark.rule("SM-3.8")
def test_the_turn_ends_with_the_last_card_of_the_deck() -> None:
    state = table(BOTH_SIDES, card="S4", deck=["H5"], had=["us"])
    fired = play(state, "fire ge-102 at us-120", "H5")
    assert fired.turn == 1  # the card in play is carried out to the end
    moved = play(fired, "move ge-2ss-pz1 1503")
    assert play(moved, "done", "S9").turn == 2


@pytest.mark.rule("SM-3.9")
def test_an_early_joker_is_set_aside_also_in_combat() -> None:
    state = table(BOTH_SIDES, card="S8")
    assert state.had == 1 << GERMAN
    after = step(state, "fire ge-102 at us-120", JOKER, "SA")
    aside = "The Joker is drawn before both sides have had a card, so it is set aside (deck: 51)."
    assert aside in told(after)
    assert (after.state.turn, where(after.state, "us-120")) == (1, "1501 back")
    passed = play(table(BOTH_SIDES, card="S8"), "pass", "H3")  # who passed has had his card
    assert play(passed, "pass", JOKER, "H2").turn == 2


@pytest.mark.rule("SM-3.9")
def test_a_combat_card_is_not_an_activation_card() -> None:
    state = table(BOTH_SIDES, card="S8")
    after = play(state, "fire ge-102 at us-120", "H10")
    assert after.had == 1 << GERMAN


@pytest.mark.rule("SM-3.10")
def test_the_joker_in_combat_ends_the_turn_without_a_result() -> None:
    state = table(BOTH_SIDES, card="S8", had=["us"])
    after = play(state, "fire ge-102 at us-120", JOKER, "H2")
    assert (after.turn, where(after, "us-120"), after.card) == (2, "1501", "H2")


@pytest.mark.rule("SM-3.11")
def test_no_attack_is_declared_with_an_empty_deck() -> None:
    state = table(BOTH_SIDES, card="H8", deck=[])
    assert refused(state, "fire us-120 at ge-102") == "SM-3.11 deck-is-empty"
    assert refused(state, "oba at ge-102") == "SM-3.11 deck-is-empty"
    assert legal(state, "move us-120 1402")


@pytest.mark.rule("SM-3.11")
def test_an_ignored_joker_as_the_last_card_means_a_miss() -> None:
    state = table(BOTH_SIDES, card="S8", deck=[JOKER])
    after = step(state, "fire ge-102 at us-120", JOKER)
    assert told(after)[-1] == "No card is left to resolve the attack: it misses."
    assert legal(after.state, "move ge-2ss-pz1 1503")


@pytest.mark.rule("SM-3.12")
def test_who_draws_the_joker_in_place_of_a_face_card_cannot_go_back() -> None:
    state = table(BOTH_SIDES, card="S8", had=["us"], deck=["SK", JOKER, "H4"])
    king = play(state, "fire ge-102 at us-120", "SK")
    assert play(king, "redraw", JOKER, "H2").turn == 2
    accepted = play(king, "accept")
    assert JOKER in accepted.deck


@pytest.mark.rule("SM-3.3", "SM-4.6")
def test_moves_can_be_undone_within_a_card_but_not_over_a_drawn_one() -> None:
    position = GAME.dump(table(BOTH_SIDES, card="S4"))
    game = table_from_position(GAME, position, SeededFate(Random(3)))
    game.play("move ge-102 1402")
    game.play("move ge-2ss-pz1 1602")
    game.undo("german")
    game.undo("german")
    assert GAME.dump(game.state) == position
    game.play("pass")
    with pytest.raises(IllegalMoveError):
        game.undo("german")
