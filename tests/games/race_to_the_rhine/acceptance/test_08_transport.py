"""Rules 8 and 9: transport, loading and the logistics phase, asked from outside."""

from typing import Any

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    held,
    on,
)

LISIEUX: dict[str, Any] = {
    "tokens": {"lisieux": {"fuel": 3, "ammo": 3}, "brionne": {"food": 1}},
    "control": held("red", "rouen"),
}


@pytest.mark.rule("RR-8.1", "RR-8.3", "RR-8.6")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("truck lisieux yvetot", "RR-8.1"),  # one end is not controlled
        ("truck vernon mantes", "RR-8.1"),  # a black arrow
        ("truck paris melun", "RR-8.1"),  # Bradley's
        ("truck lisieux rouen", "RR-8.1"),  # no arrow
        ("truck lisieux brionne 6 fuel", "RR-8.3"),
        ("truck lisieux brionne 3 fuel 3 ammo", "RR-8.3"),
        ("truck lisieux brionne 4 fuel", "RR-8.6"),
        ("truck lisieux brionne 1 food", "RR-8.6"),
        ("truck lisieux brionne 3 fuel 2 ammo", ""),
        ("truck brionne lisieux 1 food", ""),
    ],
)
def test_what_a_truck_may_carry_and_where(text: str, rule: str) -> None:
    assert on(**LISIEUX).refuses(text) == rule


@pytest.mark.rule("RR-8.1", "RR-8.2", "RR-8.4")
def test_a_second_transport_places_more_trucks_but_not_on_the_same_arrows() -> None:
    first = on(**LISIEUX).after("truck lisieux brionne 3 ammo 2 fuel", "truck brionne rouen 2 ammo")
    assert first.refuses("truck louviers rouen") == "RR-8.1"
    second = first.after("done")
    assert second.refuses("truck brionne lisieux") == "RR-8.2"
    last = second.after("truck brionne louviers 1 ammo", "truck louviers rouen 1 ammo", "done")
    assert last["tokens"]["rouen"] == {"ammo": 3}
    assert (last["actions"], last.army("red")["trucks"]) == (0, 2)


@pytest.mark.rule("RR-8.2")
def test_a_double_arrow_is_blocked_for_both_armies() -> None:
    table = on(
        turn="blue",
        control=held("blue", "epernay", "reims"),
        trucks=["reims epernay"],
        armies={"white": {"trucks": 5}},
    )
    assert table.refuses("truck epernay reims") == "RR-8.2"


@pytest.mark.rule("RR-8.5", "RR-8.6")
def test_a_corps_unloads_between_two_trucks_and_its_tokens_ride_on() -> None:
    loaded_corps = {"R-II": {"at": "brionne", "fuel": 2, "ammo": 1, "food": 1}}
    start = on(**LISIEUX, corps=loaded_corps)
    table = start.after("truck lisieux brionne 1 ammo", "unload R-II 2 fuel")
    assert table.refuses("carry fuel") == "RR-8.3"  # the first truck has left
    gone = table.after("truck brionne rouen 2 fuel 1 ammo 1 food", "done")
    assert gone["tokens"]["rouen"] == {"fuel": 2, "ammo": 1, "food": 1}
    assert gone.card("R-II") == ("brionne", 0, 1, 1)


@pytest.mark.rule("RR-6.5", "RR-8.3")
def test_a_surplus_at_the_end_of_a_truck_is_settled_and_the_transport_goes_on() -> None:
    full = on(tokens={"lisieux": {"fuel": 5}, "brionne": {"food": 4}})
    arrived = full.after("truck lisieux brionne 5 fuel")
    assert arrived["stage"] == "surplus"
    on_the_way = arrived.after("discard food", "discard food", "discard food")
    assert on_the_way["tokens"] == {"brionne": {"fuel": 5, "food": 1}}
    assert on_the_way["stage"] == "transporting"
    assert on_the_way.refuses("truck brionne louviers 5 fuel") == ""


@pytest.mark.rule("RR-2.13", "RR-8.5")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("load R-I 2 fuel", ""),
        ("load R-I 3 fuel", "RR-2.13"),
        ("load R-I 2 fuel 1 ammo", "RR-2.13"),
        ("load R-I 1 food", "RR-8.5"),
        ("load R-I 7 fuel", "RR-8.5"),
        ("load W-V 1 fuel", "RR-8.5"),
        ("load R-V 1 fuel", "RR-2.1"),
        ("unload R-I 3 fuel", "RR-8.5"),
        ("unload R-I 2 fuel 1 ammo 1 food", ""),
    ],
)
def test_what_a_corps_may_load(text: str, rule: str) -> None:
    corps = {"R-I": {"at": "lisieux", "fuel": 2, "ammo": 1, "food": 1}}
    assert on(tokens={"lisieux": {"fuel": 3, "ammo": 1}}, corps=corps).refuses(text) == rule


@pytest.mark.rule("RR-6.5", "RR-8.5")
def test_unloading_onto_a_full_field_leaves_a_surplus() -> None:
    corps = {"R-II": {"at": "brionne", "ammo": 1, "food": 1}}
    full = on(tokens={"brionne": {"fuel": 5}}, corps=corps).after("unload R-II 1 ammo 1 food")
    assert full["tokens"]["brionne"] == {"fuel": 5, "ammo": 1, "food": 1}
    assert full.after("discard fuel")["stage"] == "acting"


# --- 9: logistics phase --------------------------------------------------------------------------


@pytest.mark.rule("RR-9.1", "RR-9.2", "RR-11.5")
def test_the_steps_of_the_logistics_phase_are_told_in_their_order() -> None:
    phase = on(
        turn="white",
        armies={
            "white": {"trucks": 5, "air": "resistance", "commander": False},
            "red": {"trucks": 8},
            "blue": {"trucks": 9},
        },
        trucks=["paris melun"],
        track={"ammo": 8},
        corps={"W-VII": {"at": "melun"}},
        looked={"resistance": {"card": "K-13", "by": ["white"]}},
    ).after("trucks 1")
    keys = phase.heard(None)
    wanted = ["logistics-phase", "climbs", "corps-eat", "immobilised", "more-trucks"]
    wanted += ["trucks-return", "track-refilled", "commander-wakes", "air-returns"]
    assert [key for key in dict.fromkeys(keys) if key in wanted] == wanted
    assert phase["corps"]["W-VII"]["immobilised"]
    assert (phase["truck_track"], phase["track"]["ammo"]) == (9, 9)
    assert phase["looked"] == {"resistance": {"card": "K-13", "by": ["white"]}}  # RR-18.3


@pytest.mark.rule("RR-9.2")
def test_the_supply_track_is_refilled_with_food_that_was_just_eaten() -> None:
    cards = {id: {"at": at, "fuel": 1} for id, at in (("R-I", "lisieux"), ("R-II", "brionne"))}
    cards |= {"R-XII": {"at": "louviers", "food": 5}, "R-XXX": {"at": "vernon", "food": 5}}
    cards |= {"B-XII": {"at": "troyes", "food": 1}, "B-XX": {"at": "fontainebleau", "food": 1}}
    cards |= {"B-XV": {"at": "montargis", "food": 1}}
    rear = {"orleans": {"food": 8}, "sens": {"food": 4}}
    table = on(
        seats=["red", "blue"],
        corps=cards,
        tokens=rear,
        track={"food": 0},
        armies={"red": {"trucks": 8}, "blue": {"trucks": 9}},
    )
    assert table["pool"]["food"] == 0
    phase = table.after("trucks 1")
    assert (phase["track"]["food"], phase["pool"]["food"]) == (5, 0)  # five corps had food


@pytest.mark.rule("RR-9.3", "RR-9.4", "RR-6.5")
def test_food_frees_a_corps_before_the_limit_of_the_field_counts() -> None:
    idle = {"R-I": {"at": "lisieux", "fuel": 1, "immobilised": True}}
    table = on(corps=idle, tokens={"lisieux": {"ammo": 7}})
    assert table.refuses("march R-I yvetot") == "RR-9.3"
    assert table.refuses("load R-I 1 ammo") == ""
    fed = table.after("supplies lisieux mixed")
    assert fed["tokens"]["lisieux"] == {"fuel": 1, "ammo": 8}
    assert (fed["stage"], fed.rules()) == ("acting", ["RR-6.2", "RR-9.4", "RR-0.10"])
    assert fed.refuses("march R-I yvetot") == ""
    tired = on(corps={"R-I": {**idle["R-I"], "moved": True}}).after("supplies lisieux mixed")
    assert tired.refuses("march R-I yvetot") == "RR-10.1"
