"""SM-4: activation."""

import pytest
from tests.games.stand_at_mortain.table import legal, play, refused, step, table, told, where

from sztab.core.writing.picks import why
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.state import GERMAN, US


@pytest.mark.rule("SM-4.1")
def test_a_unit_moves_or_fires_not_both() -> None:
    state = table("us-120 1501, ge-102 1701, ge-2ss-d 1703", card="H8")
    moved = play(state, "move us-120 1602")
    assert refused(moved, "fire us-120 at ge-102") == "SM-3.6 acted-already"
    both = table("us-120 1501, us-117 1101, ge-102 1701", card="H8")
    fired = play(both, "fire us-120 at ge-102", "S9")
    assert refused(fired, "move us-120 1402") == "SM-3.6 acted-already"
    assert refused(state, "move ge-102 1602") == "SM-4.1 not-your-unit"


@pytest.mark.rule("SM-4.1")
def test_a_clicked_unit_is_refused_for_what_it_is_not_for_a_move_nobody_made() -> None:
    state = play(table("us-120 1501, us-117 1101, ge-102 1701", card="H8"), "move us-120 1602")

    def clicked(*picks: str) -> str:
        refusal = why(GAME, state, US, picks)
        return f"{refusal.rule} {refusal.key}" if refusal else ""

    assert clicked("us-120") == "SM-3.6 acted-already"
    assert clicked("ge-102") == "SM-4.1 not-your-unit"
    assert clicked("1402") == "SM-4.1 unit-first"
    assert clicked("us-117") == ""


@pytest.mark.rule("SM-4.2")
def test_a_move_leads_to_an_adjacent_hex_past_enemies_without_zones_of_control() -> None:
    state = table("us-120 1402, ge-102 1301, ge-2ss-pz1 1602", card="H2")
    assert legal(state, "move us-120 1501")  # between two enemies
    assert refused(state, "move us-120 1202") == ""
    assert refused(state, "move us-120 1002") == "SM-4.2 not-adjacent"
    assert refused(state, "move us-120 1301") == "SM-2.3 enemy-there"
    assert refused(state, "move us-117 1101") == "SM-4.2 not-on-map"


@pytest.mark.rule("SM-4.3")
def test_germans_enter_in_the_east_and_that_is_their_action() -> None:
    state = table("us-120 1602, us-117 1703", card="S4")
    assert refused(state, "enter ge-102 1703") == "SM-2.3 enemy-there"
    assert refused(state, "enter ge-102 1501") == "SM-4.3 not-an-entry-hex"
    after = step(state, "enter ge-102 1701")
    assert told(after) == ["102 Tiger enters at 1701; 1 of 2 activations used."]
    assert refused(after.state, "fire ge-102 at us-120") == "SM-3.6 acted-already"
    assert refused(after.state, "enter ge-102 1701") == "SM-4.3 not-waiting"


@pytest.mark.rule("SM-4.4")
def test_us_units_enter_in_the_west_from_turn_2_on() -> None:
    state = table("us-120 1501, ge-102 0202", card="H4", turn=2)
    assert refused(state, "enter us-cca 0202") == "SM-2.3 enemy-there"
    assert refused(state, "enter us-cca 1701") == "SM-4.4 not-an-entry-hex"
    after = play(state, "enter us-cca 0101")
    assert refused(after, "fire us-cca at ge-102") == "SM-3.6 acted-already"


@pytest.mark.rule("SM-4.5")
def test_only_germans_leave_and_only_in_the_west() -> None:
    state = table("ge-102 0103, ge-2ss-d 0303, ge-2ss-df 1701, us-120 1501", card="S8")
    after = step(state, "exit ge-102")
    assert where(after.state, "ge-102") == "exited"
    assert told(after) == [
        "102 Tiger leaves the map from 0103; 1 of 4 activations used. "
        "German units that left the map: 1 (5 needed)."
    ]
    assert refused(after.state, "enter ge-102 1701") == "SM-4.3 not-waiting"
    for id in ("ge-2ss-d", "ge-2ss-df", "ge-17-38"):
        assert refused(state, f"exit {id}") == "SM-4.5 not-on-west-edge"
    us = table("us-120 0103, ge-102 1701", card="H8")
    assert refused(us, "exit us-120") == "SM-4.5 only-germans-exit"


@pytest.mark.rule("SM-4.6")
def test_moves_and_attacks_mix_in_any_order_and_the_player_may_stop_early() -> None:
    state = table("us-117 1301, us-120 1501, us-td-t 1501, us-119 1303, ge-102 1602", card="H8")
    state = play(state, "move us-117 1402")
    state = play(state, "fire us-td-t at ge-102", "S9")
    state = play(state, "fire us-120 at ge-102", "S8")  # a second attack with the same card
    assert GAME.view(state, None)["used"] == 3
    assert legal(state, "move us-119 1503")
    assert play(state, "done", "S5").card == "S5"


@pytest.mark.rule("SM-4.6")
def test_every_firing_unit_uses_an_activation() -> None:
    state = table("us-117 1402, us-120 1501, us-td-t 1501, ge-102 1602", card="H4")
    assert refused(state, "fire us-117 us-120 us-td-t at ge-102") == "SM-3.4 no-activations-left"
    assert legal(state, "fire us-120 us-td-t at ge-102")


@pytest.mark.rule("SM-4.7")
def test_the_units_of_a_stack_act_each_by_itself() -> None:
    units = "us-119 1402, us-120 1402, us-117 1301, ge-102 1602"
    state = play(table(units, card="HQ"), "fire us-120 at ge-102", "S10")
    state = play(state, "move us-119 1303")
    assert [GAME.text(move) for move in GAME.moves(state, US)] == ["done"]


@pytest.mark.rule("SM-4.7")
def test_a_face_card_brings_in_one_waiting_unit_and_tiger_with_it() -> None:
    state = play(table("us-120 0101", card="SK"), "enter ge-2ss-pz1 1802")
    assert refused(state, "enter ge-2ss-pz2 1802") == "SM-4.7 one-waiting-only"
    assert refused(state, "enter ge-102 1701") == "SM-4.7 one-waiting-only"
    assert legal(state, "enter ge-102 1802")
    first = play(table("us-120 0101", card="SK"), "enter ge-102 1802")
    second = play(first, "enter ge-2ss-pz1 1802")
    assert refused(second, "enter ge-2ss-pz2 1802") == "SM-4.7 one-waiting-only"


@pytest.mark.rule("SM-4.7")
def test_a_face_card_may_be_spent_on_tiger_alone() -> None:
    on_map = table("ge-102 1602, ge-2ss-pz1 1503, us-120 0101", card="SK")
    assert refused(play(on_map, "move ge-102 1402"), "move ge-2ss-pz1 1404") != ""
    with_waiting = play(on_map, "move ge-102 1402")
    assert refused(with_waiting, "enter ge-2ss-d 1701") == "SM-3.5 one-stack-only"


@pytest.mark.rule("SM-4.8")
def test_the_entry_is_kept_open_while_a_german_waits() -> None:
    state = table("us-120 1602, ge-102 1404", card="H2")
    assert refused(state, "move us-120 1701") == "SM-4.8 entry-kept-open"
    others = ", ".join(f"{id} eliminated" for id in state.field.ids[1:8])
    assert legal(table(f"us-120 1602, ge-102 1404, {others}", card="H2"), "move us-120 1701")


@pytest.mark.rule("SM-4.8")
def test_a_unit_without_an_entry_hex_stays_waiting_and_costs_nothing() -> None:
    edge = "us-117 1701, us-119 1802, us-120 1703, us-td-t 1804, us-td-sp 1705"
    state = table(f"{edge}, ge-102 1503", card="S2")
    listed = [GAME.text(move) for move in GAME.moves(state, GERMAN)]
    assert not any(text.startswith("enter") for text in listed)
    assert legal(state, "move ge-102 1404")
