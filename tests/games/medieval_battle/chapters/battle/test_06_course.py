"""MB-6: course of the battle."""

import pytest

from sztab.core.said import Refusal
from sztab.core.table import table_from_position
from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    RED,
    YELLOW,
    at,
    battle,
    deploying,
    moves,
    mp,
    outcome,
    play,
    recruiting,
    refused,
    seen,
    told,
    turn_of,
)


@pytest.mark.rule("MB-6.1")
def test_yellow_has_the_first_turn_and_then_they_alternate() -> None:
    state = play(recruiting(), "recruit 1LC", "recruit 1LC", "place WG 4,-4", "place WG -4,1")
    state = play(state, "place LC1 5,-4", "place LC1 -4,0")
    assert (turn_of(state), seen(state)["turn"]) == ("yellow", 1)
    state = play(state, "pass")
    assert (turn_of(state), seen(state)["turn"]) == ("red", 2)
    state = play(state, "march LC1 5,-3", "halt")
    assert (turn_of(state), seen(state)["turn"]) == ("yellow", 3)
    assert refused(state, "pass", seat=RED) == "MB-6.1 not-your-turn"


@pytest.mark.rule("MB-6.2")
def test_a_turn_offers_manoeuvre_shot_regroup_and_pass() -> None:
    state = battle("yellow to move", "Y-SB1 4,-3", "R-PK1 5,-3", "Y-SB2 4,-4 strength 1")
    kinds = {text.split()[0] for text in moves(state)}
    assert kinds == {"march", "attack", "shoot", "regroup", "pass"}
    for text in ("regroup", "pass", "shoot SB1 5,-3"):
        assert turn_of(play(state, text)) == "red"


@pytest.mark.rule("MB-6.2")
def test_a_manoeuvre_may_end_with_an_attack_a_shot_or_a_merger() -> None:
    units = ("Y-SB1 4,-5 strength 1", "R-PK1 5,-4 mp 0", "Y-SB2 4,-3 strength 1")
    state = play(battle("yellow to move", *units), "march SB1 4,-4")
    kinds = {text.split()[0] for text in moves(state)}
    assert kinds == {"attack", "shoot", "halt"}  # in the pikemen's zone it goes no further
    assert turn_of(play(state, "shoot SB1 5,-4")) == "red"
    free = battle("yellow to move", "Y-SB1 4,-5 strength 1", "Y-SB2 4,-3 strength 1")
    assert turn_of(play(free, "march SB1 4,-4", "merge SB1 4,-3")) == "red"


@pytest.mark.rule("MB-6.2")
def test_regroup_and_pass_are_no_part_of_a_manoeuvre() -> None:
    state = play(battle("yellow to move", "Y-LC1 4,-4", "R-LC1 -4,1"), "march LC1 5,-4")
    assert refused(state, "pass") == "MB-6.2 manoeuvre-begun"
    assert refused(state, "regroup") == "MB-6.2 manoeuvre-begun"
    assert refused(state, "finish") == "MB-6.2 nothing-to-finish"
    assert refused(state, "place LC1 5,-5") == "MB-13.5 place-when-regrouping"


@pytest.mark.rule("MB-6.3")
def test_retreating_is_the_defenders_answer_in_the_attackers_turn() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3")
    assert refused(state, "retreat 4,-4") == "MB-6.3 nobody-attacks"
    assert refused(state, "stand") == "MB-6.3 nobody-attacks"
    attacked = play(state, "attack LC1 5,-3")
    assert (seen(attacked)["side"], GAME.awaited(attacked)) == ("yellow", (RED,))
    assert refused(attacked, "halt", seat=YELLOW) == "MB-9.1 other-side-answers"


@pytest.mark.rule("MB-6.4")
def test_one_unit_moves_in_a_manoeuvre() -> None:
    state = battle("yellow to move", "Y-LC1 4,-4", "Y-SB1 4,-3", "R-LC1 5,-3")
    moving = play(state, "march LC1 4,-5")
    assert refused(moving, "march SB1 5,-4") == "MB-6.4 one-unit-only"
    assert refused(moving, "shoot SB1 5,-3") == "MB-6.4 one-unit-only"
    assert refused(moving, "attack SB1 5,-3") == "MB-6.4 one-unit-only"
    assert refused(moving, "merge SB1 4,-5") == "MB-6.4 one-unit-only"
    assert {text.split()[1] for text in moves(moving) if " " in text} == {"LC1"}


@pytest.mark.rule("MB-6.4")
def test_the_same_unit_may_be_chosen_again_as_long_as_it_has_points() -> None:
    state = battle("yellow to move", "Y-LC1 4,-4 mp 2", "R-LC1 -4,1", "R-LC2 -3,1")
    state = play(state, "march LC1 5,-4", "halt", "pass", "march LC1 4,-4", "halt", "pass")
    assert mp(state, "Y-LC1") == 0
    assert moves(state) == {"regroup", "pass"}


@pytest.mark.rule("MB-6.5")
def test_a_manoeuvre_is_not_nothing() -> None:
    state = battle("yellow to move", "Y-LC1 4,-4", "R-LC1 -4,1")
    assert refused(state, "halt") == "MB-6.5 nothing-to-halt"
    assert "halt" not in moves(state)
    assert "halt" in moves(play(state, "march LC1 5,-4"))


@pytest.mark.rule("MB-6.6")
def test_at_the_end_of_a_turn_flags_are_checked_then_the_end_then_the_other_begins() -> None:
    state = battle("yellow to move", "Y-LC1 1,0", "R-LC1 -4,1")
    assert told(play(state, "march LC1 0,0"), "halt") == ["MB-6.6 halts", "MB-15.2 takes-flag"]
    assert turn_of(play(state, "march LC1 0,0", "halt")) == "red"
    winning = battle("yellow to move", "Y-LC1 1,0", "R-LC1 -4,1", "R-WG gone")
    assert told(play(winning, "march LC1 0,0"), "halt") == [
        "MB-6.6 halts",
        "MB-15.2 takes-flag",
        "MB-15.6 ends-a",
        "MB-15.7 wins",
    ]


@pytest.mark.rule("MB-6.7")
def test_a_player_without_units_regroups_or_passes_and_the_game_goes_on() -> None:
    state = battle("yellow to move", "R-LC1 4,-4")
    assert moves(state) == {"regroup", "pass"}
    after = play(state, "pass")
    assert (outcome(after), turn_of(after)) == ("goes on", "red")
    regrouped = play(state, "regroup")
    assert (seen(regrouped)["markers"]["yellow"], turn_of(regrouped)) == (4, "red")


@pytest.mark.rule("MB-6.7")
def test_without_a_marker_and_anything_to_do_he_must_pass_and_it_counts() -> None:
    units = ("Y-LC1 -4,1 mp 0", "R-LC1 4,-4")
    state = battle("yellow to move", *units, markers={"yellow": 0})
    assert moves(state) == {"pass"}
    assert refused(state, "regroup") == "MB-13.1 no-markers"
    assert outcome(play(state, "pass", "pass")) == "drawn by c"
    assert outcome(play(state, "pass", "march LC1 5,-4", "halt")) == "goes on"


@pytest.mark.rule("MB-6.7")
def test_losing_all_units_does_not_end_the_game() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3 mp 0")
    after = play(state, "attack LC1 5,-3")
    assert (at(after, "R-SB1"), outcome(after), turn_of(after)) == ("gone", "goes on", "red")


@pytest.mark.rule("MB-6.6")
def test_after_the_end_nothing_is_done() -> None:
    over = play(battle("yellow to move", "Y-LC1 4,-4", "R-LC1 -4,1"), "pass", "pass")
    assert GAME.awaited(over) == ()
    for seat in (RED, YELLOW):
        assert refused(over, "pass", seat) == "MB-15.6 game-over"
        assert GAME.moves(over, seat) == []


@pytest.mark.rule("MB-6.2", "MB-6.6")
def test_steps_of_a_manoeuvre_can_be_taken_back_and_the_halt_cannot() -> None:
    start = GAME.dump(battle("yellow to move", "Y-LC1 4,-4", "R-LC1 -4,1"))
    table = table_from_position(GAME, start)
    table.play("march LC1 5,-4")
    table.play("march LC1 5,-3")
    table.undo("yellow")
    assert at(table.state, "Y-LC1") == "5,-4"
    table.undo("yellow")
    assert GAME.dump(table.state) == start
    table.play("march LC1 5,-4")
    table.play("halt")
    point = table.undo_point("yellow")
    assert isinstance(point, Refusal)
    assert point.key == "undo-final"


@pytest.mark.rule("MB-6.2", "MB-9.1")
def test_an_attack_that_is_answered_cannot_be_taken_back() -> None:
    table = table_from_position(
        GAME, GAME.dump(battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3"))
    )
    table.play("attack LC1 5,-3")
    point = table.undo_point("yellow")
    assert isinstance(point, Refusal)
    assert point.key == "undo-final"
    table.play("retreat 5,-2")
    point = table.undo_point("red")
    assert isinstance(point, Refusal)


@pytest.mark.rule("MB-6.2")
def test_a_regroup_can_be_taken_back_until_it_is_finished() -> None:
    state = battle("yellow to move", "Y-WG -4,1", "Y-LC1 reserve", "R-LC1 4,-4")
    table = table_from_position(GAME, GAME.dump(state))
    table.play("regroup")
    table.play("place LC1 -4,0")
    table.undo("yellow")
    table.undo("yellow")
    assert GAME.dump(table.state) == GAME.dump(state)


@pytest.mark.rule("MB-6.2")
def test_every_stage_refuses_the_moves_of_the_others() -> None:
    choosing = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3")
    assert refused(choosing, "finish") == "MB-6.2 nothing-to-finish"
    assert refused(choosing, "place LC1 4,-4") == "MB-13.5 place-when-regrouping"
    answering = play(choosing, "attack LC1 5,-3")
    for text in ("march SB1 5,-2", "shoot SB1 4,-3", "pass", "regroup", "halt", "finish"):
        assert refused(answering, text) == "MB-9.1 answer-first"
    regrouping = play(battle("yellow to move", "Y-WG -4,1", "Y-LC1 reserve"), "regroup")
    for text in ("march WG -4,0", "pass", "regroup", "halt", "stand"):
        assert refused(regrouping, text) == "MB-13.1 regroup-first"
    placing = deploying("red to place", "R-WG reserve")
    for text in ("march WG 4,-4", "pass", "regroup", "halt", "stand", "retreat 4,-4"):
        assert refused(placing, text) == "MB-5.2 deploy-first"
