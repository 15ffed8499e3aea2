"""RR-4: the set-up for three, two and one player."""

import pytest

from sztab.games.race_to_the_rhine import GAME
from tests.games.race_to_the_rhine.table import (
    BLUE,
    RED,
    WHITE,
    at,
    card,
    holder,
    opened,
    play,
    refused,
    table,
)


@pytest.mark.rule("RR-4.2", "RR-4.3", "RR-4.4", "RR-4.6")
def test_each_player_has_corps_tokens_a_deck_and_six_trucks() -> None:
    state = opened()
    assert state.trucks == [6, 6, 6]
    assert state.commander == [True, True, True]
    assert [state.deck_size(deck) for deck in range(4)] == [22, 22, 22, 24]
    assert (at(state, "B-XII"), card(state, "B-XII")) == ("troyes", (3, 0, 1))
    assert all(corps.active for corps in state.corps)


@pytest.mark.rule("RR-4.5")
def test_the_resistance_pool_holds_25_or_18_markers_and_none_alone() -> None:
    assert opened().markers == 25
    assert opened(("white", "blue")).markers == 18
    assert opened(("white",)).markers == 0


@pytest.mark.rule("RR-4.7", "RR-4.13")
def test_six_trucks_lie_on_the_track_and_six_with_each_player() -> None:
    for seats, total in ((("blue",), 12), (("red", "blue"), 18), (("red", "white", "blue"), 24)):
        state = opened(seats)
        assert state.truck_track == 6
        assert state.truck_track + sum(state.trucks) == total


@pytest.mark.rule("RR-4.8")
def test_ex_01_supply_track_for_two_players() -> None:
    assert opened(("red", "white")).track == [6, 6, 6]


@pytest.mark.rule("RR-4.9", "RR-13.3")
def test_bradley_starts_on_logistics_level_two() -> None:
    assert opened().level == [1, 2, 1]


@pytest.mark.rule("RR-4.10")
def test_all_paratroops_and_the_ostend_marker_lie_ready() -> None:
    state = opened()
    assert (state.paratroops_left, state.ostend) == (4, True)


@pytest.mark.rule("RR-4.11")
def test_the_weather_starts_sunny() -> None:
    assert not opened(weather=True).rain


@pytest.mark.rule("RR-4.12", "RR-5.1")
def test_ex_02_the_drawn_turn_order_never_changes() -> None:
    state = opened(order=("white", "red", "blue"))
    turns = []
    for marker in ("aachen", "koblenz", "mayen", "rheydt", "wesel", "euskirchen"):
        turns.append(state.army)
        state = play(state, "end", f"resist {marker}")
    assert turns == [WHITE, RED, BLUE, WHITE, RED, BLUE]
    assert state.round == 3


@pytest.mark.rule("RR-4.14")
def test_fields_of_an_absent_commander_count_as_his() -> None:
    state = opened(("white", "blue"))
    assert holder(state, "rouen") == "red"
    assert holder(state, "bruxelles") == "red"  # shared with Bradley, and closed to him
    assert holder(state, "koeln") is None
    corps = {"W-V": {"at": "mons", "fuel": 1}}
    beside = table(seats=["white", "blue"], control={"mons": "white"}, corps=corps)
    assert refused(beside, "march W-V bruxelles") == "RR-4.14 field-absent"
    assert refused(play(state, "end"), "counterattack rouen") == "RR-14.9 no-marker-to-remove"


@pytest.mark.rule("RR-4.15")
def test_montgomery_and_patton_may_take_the_fields_they_share_with_bradley() -> None:
    state = opened(("red", "blue"))
    assert holder(state, "amiens") is None
    assert holder(state, "reims") is None
    assert holder(state, "laon") == "white"


@pytest.mark.rule("RR-4.16")
def test_every_pairing_may_be_played() -> None:
    pairs = {seats for seats in GAME.seatings if len(seats) == 2}
    assert pairs == {("red", "white"), ("red", "blue"), ("white", "blue")}
