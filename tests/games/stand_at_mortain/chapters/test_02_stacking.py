"""SM-2: stacking."""

import pytest
from tests.games.stand_at_mortain.table import legal, play, refused, table, where

from sztab.core.errors import PositionError
from sztab.games.stand_at_mortain import GAME


@pytest.mark.rule("SM-2.1")
def test_a_third_unit_finds_no_room() -> None:
    state = table("us-117 1301, us-119 1402, us-120 1402", card="H2")
    assert refused(state, "move us-117 1402") == "SM-2.1 stack-full"
    with pytest.raises(PositionError, match="more than 2 units"):
        table("us-117 1402, us-119 1402, us-120 1402", card="H2")


@pytest.mark.rule("SM-2.2")
def test_tiger_goes_into_a_full_hex_and_leaves_room_for_two() -> None:
    full = table("ge-102 1602, ge-2ss-pz1 1503, ge-2ss-pz2 1503, us-120 0101", card="S2")
    assert legal(full, "move ge-102 1503")
    with_tiger = table("ge-102 1503, ge-2ss-pz1 1503, ge-2ss-pz2 1602, us-120 0101", card="S2")
    assert legal(with_tiger, "move ge-2ss-pz2 1503")


@pytest.mark.rule("SM-2.3")
def test_the_sides_never_share_a_hex() -> None:
    state = table("us-120 1501, ge-102 1602", card="H2")
    assert refused(state, "move us-120 1602") == "SM-2.3 enemy-there"
    assert refused(table("us-120 1501, ge-102 1602", card="S2"), "move ge-102 1501") != ""
    with pytest.raises(PositionError, match=r"SM-2\.3"):
        table("us-120 1501, ge-102 1501", card="H2")


@pytest.mark.rule("SM-2.4")
def test_the_limit_holds_after_every_single_move() -> None:
    state = table("us-117 1301, us-119 1402, us-120 1402", card="H4")
    assert not legal(state, "move us-117 1402")  # also if another unit is about to leave
    state = play(state, "move us-120 1501")
    assert legal(state, "move us-117 1402")


@pytest.mark.rule("SM-2.5")
def test_a_stack_is_all_units_of_a_hex_also_a_single_one() -> None:
    stack = table("ge-102 1602, ge-2ss-pz1 1602, ge-2ss-pz2 1602, us-120 0101", card="SJ")
    for unit, hex in (("ge-2ss-pz1", "1402"), ("ge-102", "1501"), ("ge-2ss-pz2", "1503")):
        stack = play(stack, f"move {unit} {hex}")
    assert where(stack, "ge-102") == "1501"
    single = play(table("ge-2ss-pz1 1602, us-120 0101", card="SJ"), "move ge-2ss-pz1 1402")
    assert [GAME.text(move) for move in GAME.moves(single, 0)] == ["done"]
