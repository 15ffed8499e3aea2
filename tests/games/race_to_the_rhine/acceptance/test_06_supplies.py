"""Rules 6 and 7: supplies and trucks, asked from outside."""

from typing import Any

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    held,
    on,
)


def pool_of(fuel: int, ammo: int, food: int) -> dict[str, Any]:
    """Tokens in Patton's rear, so that this is left of the pool of the opening."""
    spare = on()["pool"]
    return {
        "orleans": {"fuel": spare["fuel"] - fuel},
        "pithiviers": {"food": spare["food"] - food},
        "sens": {"ammo": (spare["ammo"] - ammo) // 2},
        "montargis": {"ammo": (spare["ammo"] - ammo + 1) // 2},
    }


@pytest.mark.rule("RR-6.1", "RR-6.3")
def test_where_supplies_may_be_placed() -> None:
    table = on(control=held("red", "rouen", "dieppe"))
    assert table.refuses("supplies rouen mixed") == "RR-6.1"
    assert table.refuses("supplies le_havre mixed") == "RR-6.1"
    assert table.refuses("supplies chartres mixed") == "RR-6.1"
    assert table.refuses("supplies dieppe fuel") == "RR-6.3"
    assert table.refuses("supplies atlantis mixed") == "RR-0.2"
    assert table.after("supplies dieppe mixed")["tokens"] == {
        "dieppe": {"fuel": 1, "ammo": 1, "food": 1}
    }


@pytest.mark.rule("RR-6.6", "RR-6.7")
def test_a_kind_that_the_pool_or_the_track_lacks() -> None:
    short = on(tokens=pool_of(0, 1, 1))
    assert short["pool"] == {"fuel": 0, "ammo": 1, "food": 1}
    assert short.after("supplies lisieux mixed")["tokens"]["lisieux"] == {"ammo": 1, "food": 1}
    track = on(track={"fuel": 2, "ammo": 0})
    assert track.after("supplies lisieux fuel")["tokens"] == {"lisieux": {"fuel": 2}}
    assert track.refuses("supplies lisieux ammo") == "RR-6.7"


@pytest.mark.rule("RR-6.4")
def test_a_forward_base_serves_again_in_the_next_turn_and_the_main_base_twice_in_one() -> None:
    table = on(seats=["red", "white"], control=held("red", "dieppe"))
    drawn = table.after("supplies dieppe mixed")
    assert drawn.refuses("supplies dieppe mixed") == "RR-6.4"
    later = drawn.after("end", "resist aachen", "end", "resist mayen")
    assert later.refuses("supplies dieppe mixed") == ""
    twice = table.after("supplies lisieux mixed", "supplies lisieux ammo")
    assert twice["tokens"]["lisieux"] == {"fuel": 1, "ammo": 4, "food": 1}


@pytest.mark.rule("RR-6.4", "RR-10.14")
def test_the_action_of_a_resistance_card_obeys_the_limit_of_a_forward_base() -> None:
    table = on(
        turn="white",
        control=held("white", "soissons"),
        armies={"white": {"kept": ["P-W-14"]}},
    ).after("supplies soissons mixed", "resistance")
    assert table["actions"] == 2
    assert table.refuses("supplies soissons mixed") == "RR-6.4"
    assert table.refuses("supplies chartres mixed") == ""


@pytest.mark.rule("RR-6.5")
def test_surplus_tokens_are_chosen_one_by_one_and_nothing_else_is_done_before() -> None:
    full = on(tokens={"lisieux": {"ammo": 4, "food": 4}}).after("supplies lisieux mixed")
    assert full.moves() == ["discard fuel", "discard ammo", "discard food"]
    assert full.refuses("march R-I yvetot") == "RR-6.5"
    assert full.refuses("load R-I 1 fuel") == "RR-6.5"
    settled = full.after("discard food", "discard food")
    assert settled["tokens"]["lisieux"] == {"fuel": 1, "ammo": 5, "food": 3}
    assert (settled["stage"], settled["actions"]) == ("acting", 1)


@pytest.mark.rule("RR-13.4", "RR-6.6")
def test_montgomery_adds_exactly_what_the_pool_still_holds() -> None:
    one_left = on(tokens=pool_of(1, 1, 2))
    assert one_left["pool"] == {"fuel": 1, "ammo": 1, "food": 2}
    assert one_left.moves("supplies lisieux mixed plus") == ["supplies lisieux mixed plus food"]
    assert one_left.refuses("supplies lisieux mixed plus fuel") == "RR-13.4"
    assert one_left.refuses("supplies lisieux mixed plus food food") == "RR-13.4"
    rich = on(control=held("red", "dieppe"))
    assert rich.refuses("supplies lisieux mixed plus fuel") == "RR-13.4"  # two are added, not one
    added = rich.after("supplies dieppe mixed plus ammo ammo")
    assert added["tokens"]["dieppe"] == {"fuel": 1, "ammo": 3, "food": 1}
    assert not added.army("red")["commander"]
    assert added.refuses("supplies lisieux mixed plus fuel fuel") == "RR-13.1"
    assert on(turn="white").refuses("supplies chartres mixed plus fuel fuel") == "RR-13.4"


@pytest.mark.rule("RR-15.5")
def test_oostende_is_refused_before_it_is_held_and_after_it_has_served() -> None:
    assert on().refuses("supplies oostende mixed") == "RR-6.1"
    used = on(control=held("red", "oostende")).after("supplies oostende mixed")
    assert not used["ostend"]
    assert used.refuses("supplies oostende mixed") == "RR-15.5"
    assert used.after("truck lisieux brionne", "done", "end")["ostend"] is False


# --- 7: gain trucks ------------------------------------------------------------------------------


@pytest.mark.rule("RR-2.11", "RR-7.1", "RR-7.2", "RR-7.5")
@pytest.mark.parametrize(
    ("level", "stock", "count", "rule"),
    [
        (1, 0, 6, ""),
        (1, 0, 7, "RR-7.1"),
        (1, 4, 5, ""),
        (1, 4, 6, "RR-7.2"),
        (1, 9, 1, "RR-7.5"),
        (1, 9, 0, "RR-7.5"),
        (2, 0, 7, ""),
        (2, 0, 8, "RR-7.1"),
        (2, 3, 7, "RR-7.2"),
        (3, 2, 8, ""),
        (3, 2, 9, "RR-7.1"),
        (3, 6, 7, "RR-7.2"),
        (3, 12, 1, "RR-7.5"),
        (1, 2, 0, "RR-7.1"),
        (1, 0, 40, "RR-7.1"),
    ],
)
def test_how_many_trucks_a_level_lets_one_take(
    level: int, stock: int, count: int, rule: str
) -> None:
    armies = {"red": {"level": level, "trucks": stock}, "white": {"trucks": 4}}
    table = on(armies=armies, more_trucks=level == 3)
    assert table.refuses(f"trucks {count}") == rule
    assert (f"trucks {count}" in table.moves("trucks")) == (not rule)


@pytest.mark.rule("RR-7.3", "RR-7.4")
def test_an_empty_track_is_found_by_anybody_also_at_the_limit() -> None:
    stocks = {"red": {"trucks": 8}, "white": {"trucks": 7}, "blue": {"trucks": 9}}
    empty = on(armies=stocks, turn="blue")
    assert empty.moves("trucks") == ["trucks 0"]
    assert empty.refuses("trucks 1") == "RR-7.4"
    phase = empty.after("trucks 0")
    assert phase.rules()[:2] == ["RR-7.4", "RR-9.1"]
    assert (phase.army("blue")["trucks"], phase["truck_track"], phase["actions"]) == (9, 8, 1)
