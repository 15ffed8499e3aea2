"""SM-1: setup."""

import pytest
from tests.games.stand_at_mortain.table import legal, play, refused, step, table, told, where

from sztab.core.table import open_table
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.state import GERMAN, US

EAST = ("1701", "1802", "1703", "1804", "1705")


@pytest.mark.rule("SM-1.1")
def test_the_us_player_sets_up_five_units_anywhere_but_in_the_east() -> None:
    state = table()
    assert GAME.awaited(state) == (US,)
    assert len(GAME.moves(state, US)) == 5 * 40
    for hex in EAST:
        assert refused(state, f"place us-120 {hex}") == "SM-1.1 not-on-east-edge"
    assert refused(state, "place us-120 1501", seat=GERMAN) == "SM-1.1 other-side-sets-up"
    assert refused(state, "move us-120 1501") == "SM-1.1 set-up-first"
    assert refused(state, "place us-121 1501") == "SM-1.1 no-such-unit"


@pytest.mark.rule("SM-1.1")
def test_the_set_up_ends_when_every_unit_stands() -> None:
    state = table("us-117 1101, us-119 1303, us-120 1501, us-td-t 1501", stage="placing")
    assert refused(state, "done") == "SM-1.1 place-the-rest"
    assert refused(state, "place us-120 1402") == "SM-1.1 placed-already"
    state = play(state, "place us-td-sp 1204")
    assert [GAME.text(move) for move in GAME.moves(state, US)] == ["done"]
    begun = step(state, "done", "S4")
    assert GAME.awaited(begun.state) == (GERMAN,)
    assert told(begun)[0] == "The Americans have finished setting up. The Germans enter next."
    assert refused(begun.state, "place us-120 1402") == "SM-1.1 set-up-is-over"


@pytest.mark.rule("SM-1.1", "SM-2.1")
def test_at_most_two_units_are_set_up_on_a_hex() -> None:
    state = table("us-117 1501, us-119 1501", stage="placing")
    assert refused(state, "place us-120 1501") == "SM-2.1 stack-full"


@pytest.mark.rule("SM-1.1")
def test_the_set_up_can_be_undone_until_the_first_card() -> None:
    game = open_table(GAME, seed=1)
    for unit, hex in (("117", 1101), ("119", 1303), ("120", 1501), ("td-t", 1501), ("td-sp", 1204)):
        game.play(f"place us-{unit} {hex}")
    game.undo("us")
    game.play("place us-td-sp 1402")
    game.play("done")
    assert game.undo_point(game.awaited[0]) not in range(100)


@pytest.mark.rule("SM-1.2")
def test_the_combat_commands_wait_and_come_from_turn_2_on() -> None:
    state = table()
    for unit in ("us-cca", "us-ccb", "us-ccr"):
        assert refused(state, f"place {unit} 0101") == "SM-1.2 reinforcement-waits"
        assert refused(table("us-120 1501", card="H2"), f"enter {unit} 0101") == "SM-1.2 too-early"
        for turn in (2, 6):
            assert legal(table("us-120 1501", card="H2", turn=turn), f"enter {unit} 0101")


@pytest.mark.rule("SM-1.3")
def test_all_germans_wait_and_may_enter_anywhere_in_the_east_in_turn_1() -> None:
    opening = table()
    germans = [id for id in opening.field.ids if id.startswith("ge-")]
    assert {where(opening, id) for id in germans} == {"waiting"}
    assert refused(opening, "place ge-102 1501") == "SM-1.3 germans-wait"
    state = table("us-120 1501", card="S2")
    for id in germans:
        for hex in EAST:
            assert legal(state, f"enter {id} {hex}")


@pytest.mark.rule("SM-1.4")
def test_the_two_german_divisions_stack_and_fire_together() -> None:
    state = table("ge-2ss-pz1 1602, ge-17-stug 1602, us-120 1501", card="S4")
    assert legal(state, "fire ge-17-stug ge-2ss-pz1 at us-120")
