"""MB-13: regrouping."""

import pytest

from sztab.core.errors import PositionError
from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    decider,
    goals,
    moves,
    mp,
    play,
    refused,
    seen,
    strength,
    told,
    turn_of,
    vp,
    words,
)

WAGON_IN = {"S0": "4,-4", "S1": "0,5", "S2": "3,-4", "S3": "9,-3", "S4": "7,3"}


@pytest.mark.rule("MB-13.1")
def test_a_regroup_spends_a_time_marker_and_is_the_whole_turn() -> None:
    state = battle("red to move", "R-WG 4,-4", "R-LC1 5,-4 mp 0")
    assert told(state, "regroup") == ["MB-13.1 regroups", "MB-13.3 refreshed"]
    after = play(state, "regroup")
    assert (seen(after)["markers"], turn_of(after)) == ({"red": 4, "yellow": 5}, "yellow")
    none = battle("red to move", "R-WG 4,-4", markers={"red": 0})
    assert refused(none, "regroup") == "MB-13.1 no-markers"
    assert "regroup" not in moves(none)


@pytest.mark.rule("MB-13.1")
def test_its_steps_come_in_order_march_and_place_then_refresh() -> None:
    units = ("R-WG 4,-4", "R-LC1 5,-4 mp 0", "R-SB1 fled S1", "R-PK1 reserve")
    begun = play(battle("red to move", *units), "regroup")
    assert turn_of(begun) == "regrouping"
    assert (at(begun, "R-SB1"), mp(begun, "R-LC1")) == ("fled S0", 0)  # not refreshed yet
    assert told(begun, "finish") == ["MB-13.3 refreshed"]
    assert refused(begun, "march LC1 5,-3") == "MB-13.1 regroup-first"
    done = play(begun, "place PK1 4,-5", "finish")
    assert (mp(done, "R-LC1"), mp(done, "R-PK1"), turn_of(done)) == (5, 3, "yellow")


@pytest.mark.rule("MB-13.2")
@pytest.mark.parametrize(
    ("map", "wagon", "places"),
    [
        ("RS", "4,-4", {"S0"}),
        ("RS", "4,0", {"S0"}),  # a complement module counts with its slot
        ("RS", "0,5", {"S1"}),
        ("RS", "3,-4", {"S2"}),
        ("RS", "1,0", {"S0", "S1", "S2"}),  # an inner module touches all three
        ("RL", "9,-3", {"S3"}),
        ("RL", "7,3", {"S4"}),
        ("RL", "1,0", {"S0", "S1", "S2"}),
        ("RL", "7,0", {"S0", "S3", "S4"}),
    ],
)
def test_the_wagons_place(map: str, wagon: str, places: set[str]) -> None:
    slots = ["S0", "S1", "S2"] if map == "RS" else ["S0", "S1", "S2", "S3", "S4"]
    names = [f"SB{n}" for n in (1, 2, 3)] + ["PK1", "PK2"]
    units = [f"R-{name} fled {slot}" for name, slot in zip(names, slots, strict=False)]
    begun = play(battle("red to move", f"R-WG {wagon}", *units, map=map), "regroup")
    ready = {text.split()[1] for text in moves(begun, "place")}
    assert ready == {name for name, slot in zip(names, slots, strict=False) if slot in places}


@pytest.mark.rule("MB-13.2", "MB-14.7")
def test_without_a_wagon_nobody_marches_or_is_placed() -> None:
    units = ("R-WG gone", "R-SB1 fled S1", "R-PK1 reserve", "R-LC1 4,-4 mp 0")
    state = battle("red to move", *units)
    assert told(state, "regroup") == ["MB-13.1 regroups", "MB-13.3 refreshed"]
    after = play(state, "regroup")
    assert (at(after, "R-SB1"), at(after, "R-PK1"), mp(after, "R-LC1")) == (
        "fled S1",
        "reserve",
        5,
    )


@pytest.mark.rule("MB-13.3")
def test_all_units_on_and_off_the_map_get_their_points_and_the_wagon_is_fortified() -> None:
    units = ("R-WG 4,-4 mp 0", "R-LC1 5,-4 mp 1", "R-SB1 fled S1 mp 0", "Y-LC1 -4,1 mp 2")
    after = play(battle("red to move", *units), "regroup")
    assert [mp(after, name) for name in ("R-WG", "R-LC1", "R-SB1", "Y-LC1")] == [1, 5, 3, 2]
    assert words(battle("red to move", *units), "regroup", "pl")[-1] == (
        "Oddziały Czerwonych odzyskują wszystkie punkty ruchu: tabor Czerwonych (1, znów "
        "ufortyfikowany), lekka jazda nr 1 Czerwonych (5) i oddział łuczników z krótkimi łukami "
        "nr 1 Czerwonych (3)."
    )


# map, fled from, wagon in: where it is noted after each regroup until it may be placed
RETURNS = [
    ("RS", "S0", "S0", []),
    ("RS", "S0", "S1", ["S1"]),
    ("RS", "S1", "S2", ["S2"]),
    ("RS", "S2", "S0", ["S0"]),
    ("RL", "S1", "S1", []),
    ("RL", "S1", "S2", ["S2"]),
    ("RL", "S0", "S3", ["S3"]),
    ("RL", "S4", "S0", ["S0"]),
    ("RL", "S3", "S4", ["S4"]),
    ("RL", "S3", "S1", ["S0", "S1"]),
    ("RL", "S3", "S2", ["S0", "S2"]),
    ("RL", "S4", "S1", ["S0", "S1"]),
    ("RL", "S4", "S2", ["S0", "S2"]),
    ("RL", "S1", "S3", ["S0", "S3"]),
    ("RL", "S2", "S4", ["S0", "S4"]),
]


@pytest.mark.rule("MB-13.4")
@pytest.mark.parametrize(("map", "fled", "wagon", "way"), RETURNS)
def test_a_fled_unit_comes_back_slot_by_slot(
    map: str, fled: str, wagon: str, way: list[str]
) -> None:
    units = (f"R-WG {WAGON_IN[wagon]}", f"R-SB1 fled {fled}", "Y-LC1 -4,1")
    state = battle("red to move", *units, map=map)
    for slot in way:
        assert "MB-13.4 comes-nearer" in told(state, "regroup")
        state = play(state, "regroup")
        assert (at(state, "R-SB1"), turn_of(state)) == (f"fled {slot}", "yellow")  # not placed yet
        state = play(state, "pass")
    assert moves(play(state, "regroup"), "place SB1")


@pytest.mark.rule("MB-13.4")
def test_the_nearest_of_several_places_is_the_goal() -> None:
    """The wagon on inner module 2 of the large map counts as at S0, S3 and S4."""
    for fled in ("S1", "S2"):
        state = battle("red to move", "R-WG 7,0", f"R-SB1 fled {fled}", map="RL")
        assert at(play(state, "regroup"), "R-SB1") == "fled S0"


@pytest.mark.rule("MB-13.4")
def test_a_unit_that_arrives_by_this_step_waits_for_the_next_regroup() -> None:
    units = ("R-WG 4,-4", "R-SB1 fled S1", "R-PK1 reserve")
    begun = play(battle("red to move", *units), "regroup")
    assert at(begun, "R-SB1") == "fled S0"
    assert refused(begun, "place SB1 4,-5") == "MB-13.4 still-on-the-way"
    assert moves(begun, "place SB1") == set()


@pytest.mark.rule("MB-13.5")
def test_the_hex_is_beside_the_wagon_on_the_map_empty_and_open() -> None:
    units = ("R-WG 4,-3", "R-LC1 fled S0", "R-PK1 reserve", "R-HI1 5,-3")
    begun = play(battle("red to move", *units), "regroup")
    assert refused(begun, "place LC1 5,-5") == "MB-13.5 not-beside-wagon"
    assert refused(begun, "place LC1 5,-3") == "MB-13.5 hex-occupied"
    assert refused(begun, "place LC1 4,-3") == "MB-13.5 not-beside-wagon"  # the wagon's own hex
    assert refused(begun, "place LC1 3,-2") == "MB-13.5 cannot-enter"  # a mountain
    assert goals(begun, "place LC1") == {"4,-2", "3,-3", "4,-4", "5,-4"}
    assert goals(begun, "place PK1") == {"4,-2", "3,-2", "3,-3", "4,-4", "5,-4"}
    edge = play(battle("red to move", "R-WG 5,-3", "R-LC1 reserve"), "regroup")
    assert refused(edge, "place LC1 6,-3") == "MB-13.5 not-beside-wagon"


@pytest.mark.rule("MB-13.5")
def test_enemy_zones_and_distances_do_not_matter_and_a_flag_is_taken_at_once() -> None:
    units = ("R-WG 1,0", "R-LC1 fled S1", "Y-PK1 -1,0", "Y-WG 1,-2")
    begun = play(battle("red to move", *units), "regroup")
    assert told(begun, "place LC1 0,0") == ["MB-13.5 enters"]
    after = play(begun, "place LC1 0,0", "finish")
    assert (at(after, "R-LC1"), vp(after)) == ("0,0", (2, 0))


@pytest.mark.rule("MB-13.5", "MB-13.8")
def test_without_a_free_hex_the_unit_stays_where_it_is() -> None:
    ring = ["5,-3", "4,-2", "3,-2", "3,-3", "4,-4", "5,-4"]
    around = [f"R-{name} {hex}" for name, hex in zip(FOOT, ring, strict=True)]
    state = battle("red to move", "R-WG 4,-3", *around, "R-LC1 fled S0", "R-LC2 reserve")
    assert told(state, "regroup") == ["MB-13.1 regroups", "MB-13.3 refreshed"]
    after = play(state, "regroup")
    assert (at(after, "R-LC1"), at(after, "R-LC2"), turn_of(after)) == (
        "fled S0",
        "reserve",
        "yellow",
    )


FOOT = ("HI1", "HI2", "HI3", "PK1", "PK2", "PK3")


@pytest.mark.rule("MB-13.6")
def test_any_number_of_reserve_units_may_be_placed_at_any_regroup() -> None:
    units = ("R-WG 4,-4", "R-LC1 reserve", "R-LC2 reserve", "R-PK1 reserve")
    begun = play(battle("red to move", *units), "regroup")
    assert told(begun, "place LC1 5,-4") == ["MB-13.6 enters"]
    after = play(begun, "place LC1 5,-4", "place LC2 4,-5", "place PK1 5,-5", "finish")
    assert [at(after, name) for name in ("R-LC1", "R-LC2", "R-PK1")] == ["5,-4", "4,-5", "5,-5"]
    assert refused(begun, "place HC1 5,-4") == "MB-13.6 nothing-to-place"
    assert refused(play(begun, "place LC1 5,-4"), "place LC1 4,-5") == "MB-13.6 nothing-to-place"


@pytest.mark.rule("MB-13.7")
def test_the_player_decides_the_order_and_may_leave_units_off() -> None:
    units = ("R-WG 4,-4", "R-LC1 fled S0", "R-LC2 reserve")
    begun = play(battle("red to move", *units), "regroup")
    one = play(begun, "place LC2 5,-4", "place LC1 4,-5", "finish")
    other = play(begun, "place LC1 4,-5", "place LC2 5,-4", "finish")
    assert GAME.dump(one) == GAME.dump(other)
    left = play(begun, "finish")
    assert (at(left, "R-LC1"), at(left, "R-LC2")) == ("fled S0", "reserve")


@pytest.mark.rule("MB-13.7")
def test_strength_is_not_restored() -> None:
    units = ("R-WG 4,-4", "R-LC1 5,-4 strength 1", "R-SB1 fled S0 strength 1")
    after = play(battle("red to move", *units), "regroup", "place SB1 4,-5", "finish")
    assert (strength(after, "R-LC1"), strength(after, "R-SB1")) == (1, 1)


@pytest.mark.rule("MB-13.8")
def test_a_unit_not_placed_is_judged_afresh_at_the_next_regroup() -> None:
    stays = battle("red to move", "R-WG 4,-4", "R-SB1 fled S0", "Y-LC1 -4,1")
    waited = play(stays, "regroup", "finish", "pass")
    assert at(waited, "R-SB1") == "fled S0"
    assert moves(play(waited, "regroup"), "place SB1")  # its slot is still the wagon's


@pytest.mark.rule("MB-13.8")
def test_if_the_wagon_has_gone_it_marches_again() -> None:
    """From (4,-4) in S0 the wagon moves to (3,-4) in S2 between two regroups."""
    state = battle("red to move", "R-WG 4,-4", "R-SB1 fled S0", "Y-LC1 -4,1")
    state = play(state, "regroup", "finish", "pass", "march WG 3,-4", "halt", "pass")
    assert at(state, "R-SB1") == "fled S0"
    state = play(state, "regroup")
    assert (at(state, "R-SB1"), turn_of(state)) == ("fled S2", "yellow")


@pytest.mark.rule("MB-13.8")
def test_reserve_units_have_no_slot_and_never_march() -> None:
    state = battle("red to move", "R-WG 0,5", "R-PK1 reserve", "Y-LC1 -4,1")
    after = play(state, "regroup", "finish")
    assert at(after, "R-PK1") == "reserve"
    with pytest.raises(PositionError, match="write a hex of this map"):
        battle("red to move", "R-PK1 fled S3")  # the standard map has three slots


@pytest.mark.rule("MB-13.1")
def test_the_offer_says_whether_the_turn_ends_at_once() -> None:
    for units, warns in (
        (("R-WG 4,-4",), ("ends-turn",)),
        (("R-WG 4,-4", "R-PK1 fled S1"), ("ends-turn",)),
        (("R-WG 4,-4", "R-PK1 reserve"), ()),
        (("R-WG 4,-4", "R-PK1 fled S0"), ()),
    ):
        state = battle("red to move", *units)
        (offer,) = [one for one in GAME.offers(state, decider(state)) if one.text == "regroup"]
        assert offer.warns == warns
        assert (turn_of(play(state, "regroup")) == "yellow") == bool(warns)
