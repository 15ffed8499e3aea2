"""RR-5: the course of play."""

import pytest

from sztab.games.race_to_the_rhine import GAME
from tests.games.race_to_the_rhine.table import (
    BLUE,
    EVENT,
    RED,
    WHITE,
    control,
    listed,
    opened,
    play,
    refused,
    starting,
    table,
    trucks,
)


@pytest.mark.rule("RR-5.2")
def test_a_turn_has_up_to_two_actions_also_of_one_kind_or_none() -> None:
    state = play(opened(), "supplies lisieux mixed", "supplies lisieux mixed")
    assert refused(state, "supplies lisieux mixed") == "RR-5.2 no-action-left"
    assert not starting(state, "trucks")
    assert play(opened(), "end").actions == 2


@pytest.mark.rule("RR-5.3", "RR-5.6", "RR-13.5")
def test_ex_03_a_turn_with_the_commanders_action() -> None:
    state = table(turn="blue", corps={"B-XII": {"fuel": 3}}, tokens={"orleans": {"fuel": 1}})
    turn = play(
        state,
        "supplies orleans mixed",
        ("commander march B-XII vitry", EVENT["blue"]),
        "stop",
        "truck orleans pithiviers 1 fuel",
        "done",
    )
    assert (turn.actions, turn.commander[BLUE]) == (0, False)
    assert all(text.split()[0] in ("load", "unload", "end") for text in listed(turn))
    reaction = play(turn, "end")
    assert {text.split()[0] for text in listed(reaction)} == {"resist"}


@pytest.mark.rule("RR-5.4")
def test_ex_04_no_action_interrupts_a_corps_move() -> None:
    corps = {"R-I": {"fuel": 2}}
    held = control("red", "yvetot", "dieppe")
    moving = play(table(control=held, corps=corps), "march R-I yvetot", "march R-I dieppe")
    assert refused(moving, "air resistance") == "RR-5.4 move-first"
    assert refused(play(moving, "stop"), "air resistance") == ""
    assert refused(play(opened(), "truck lisieux brionne"), "trucks 1") == "RR-5.4 transport-first"


@pytest.mark.rule("RR-5.5")
def test_the_turn_goes_on_after_a_logistics_phase() -> None:
    after = play(table(**trucks(6, 9, 8, left=1)), "trucks 1")
    assert (after.army, after.actions, after.level[RED]) == (RED, 1, 2)


@pytest.mark.rule("RR-5.7")
def test_the_training_game_has_no_commanders_air_support_or_paratroops() -> None:
    state = opened(training=True, weather=True, common_deck=True, hard_blue=True)
    assert state.level == [1, 1, 1]
    assert not any(state.commander)
    assert not any(state.marked)
    assert refused(state, "air resistance") == "RR-5.7 not-in-training"
    assert refused(state, "paratroops medal") == "RR-5.7 not-in-training"
    assert not starting(state, "air")
    assert starting(state, "march")
    board = state.board
    assert [board.weather, board.common, *board.hard] == [False] * 5


@pytest.mark.rule("RR-5.8")
def test_only_the_player_whose_turn_it_is_decides() -> None:
    state = opened()
    assert GAME.awaited(state) == (RED,)
    assert refused(state, "end", seat=WHITE) == "RR-5.8 not-your-decision"


@pytest.mark.rule("RR-5.7", "RR-13.1", "RR-13.4", "RR-13.5")
def test_why_a_commander_card_cannot_be_used_is_said_exactly() -> None:
    training = {"training": True}
    red = "supplies lisieux mixed plus fuel food"
    assert refused(table(options=training), red) == "RR-5.7 not-in-training"
    blue = table(turn="blue", options=training)
    assert refused(blue, "commander march B-XII vitry") == "RR-5.7 not-in-training"
    used = table(armies={"red": {"commander": False}})
    assert refused(used, red) == "RR-13.1 commander-used"
    white = table(turn="white")
    bonus = "supplies chartres mixed plus fuel food"
    assert refused(white, bonus) == "RR-13.4 montgomery-only"
