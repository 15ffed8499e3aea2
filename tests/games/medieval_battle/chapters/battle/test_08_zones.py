"""MB-8: zone of control."""

import pytest

from tests.games.medieval_battle.pictures import (
    battle,
    goals,
    moves,
    mp,
    play,
    refused,
    seen,
    told,
    words,
)


def stops(state_units: tuple[str, ...], name: str, goal: str, map: str = "RS") -> bool:
    """Whether a step of Red's unit to *goal* ends in an enemy zone of control."""
    state = battle("red to move", *state_units, map=map)
    return "MB-8.4 stops-in-zone" in told(state, f"march {name} {goal}")


@pytest.mark.rule("MB-8.1")
def test_a_zone_is_the_adjacent_hexes_that_the_unit_may_enter() -> None:
    # the yellow unit on (2,-1); a red LI steps to hexes around it
    for goal, start in {"2,-2": "3,-3", "1,-1": "0,0", "3,-1": "4,-1", "2,0": "2,1"}.items():
        assert stops((f"R-LI1 {start}", "Y-PK1 2,-1"), "LI1", goal), goal
        assert stops((f"R-LI1 {start}", "Y-LC1 2,-1"), "LI1", goal), goal
    assert not stops(("R-LI1 4,-2", "Y-PK1 2,-1"), "LI1", "4,-1")  # two hexes away


@pytest.mark.rule("MB-8.1")
def test_a_mountain_is_in_no_riders_zone() -> None:
    for kind in ("HC", "LC", "MA"):
        assert not stops(("R-LI1 4,-3", f"Y-{kind}1 2,-1"), "LI1", "3,-2")
    for kind in ("HI", "LI", "PK", "LB", "SB"):
        assert stops(("R-LI1 4,-3", f"Y-{kind}1 2,-1"), "LI1", "3,-2")


@pytest.mark.rule("MB-8.1", "MB-14.6")
def test_only_plains_are_in_a_wagons_zone() -> None:
    wagon = "Y-WG 2,-1"
    assert stops(("R-LI1 3,-3", wagon), "LI1", "2,-2")  # plain
    assert not stops(("R-LI1 4,-1", wagon), "LI1", "3,-1")  # forest
    assert not stops(("R-LI1 4,-3", wagon), "LI1", "3,-2")  # mountain
    assert not stops(("R-LI1 4,-4", "Y-WG 4,-3"), "LI1", "3,-3")  # rocky hills


@pytest.mark.rule("MB-8.2")
@pytest.mark.parametrize("attacker", ["Y-LC1 5,-4", "Y-HI1 5,-4"])
def test_off_map_hexes_beside_a_unit_are_in_its_zone(attacker: str) -> None:
    state = battle("yellow to move", attacker, "R-SB1 5,-3")
    kind = attacker[2:5]
    attacked = play(state, f"attack {kind} 5,-3")
    assert refused(attacked, "retreat 6,-4") == "MB-9.4 retreat-in-zone"  # beside (5,-4)
    assert refused(attacked, "retreat 6,-3") == "allowed"


@pytest.mark.rule("MB-8.2")
def test_a_wagon_bars_flight_beside_the_map_too() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3", "Y-WG 5,-2")
    attacked = play(state, "attack LC1 5,-3")
    assert refused(attacked, "retreat 6,-3") == "MB-9.4 retreat-in-zone"
    assert goals(attacked, "retreat") == {"6,-4"}


@pytest.mark.rule("MB-8.3")
@pytest.mark.parametrize(
    "enemy",
    ["Y-PK1 2,-1", "Y-PK1 2,-1 mp 0", "Y-PK1 2,-1 strength 1", "Y-WG 2,-1", "Y-WG 2,-1 mp 0"],
)
def test_a_zone_does_not_depend_on_points_strength_or_the_wagons_side(enemy: str) -> None:
    assert stops(("R-LI1 3,-3", enemy), "LI1", "2,-2")


@pytest.mark.rule("MB-8.3")
def test_a_zone_does_not_depend_on_units_standing_in_the_hex() -> None:
    """A friend in the enemy's zone does not cover its hex: it cannot be passed there."""
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5", "Y-LI1 4,-6 mp 0")
    assert refused(state, "march LC1 4,-5 5,-5") == "MB-7.5 no-passing-in-zone"


@pytest.mark.rule("MB-8.4")
def test_who_steps_into_an_enemy_zone_takes_no_further_step() -> None:
    state = battle("red to move", "R-LC1 4,-5", "Y-PK1 4,-2")
    assert refused(state, "march LC1 4,-4 4,-3") == "allowed"
    assert refused(state, "march LC1 4,-4 4,-3 5,-4") == "MB-8.4 stopped-in-zone"
    stopped = play(state, "march LC1 4,-4 4,-3")
    assert mp(stopped, "R-LC1") == 3
    assert refused(stopped, "march LC1 5,-4") == "MB-8.4 stopped-in-zone"
    assert moves(stopped) == {"attack LC1 4,-2", "halt"}
    assert words(state, "march LC1 4,-4 4,-3")[-1] == (
        "Red light cavalry 1 is stopped by an enemy zone of control."
    )


@pytest.mark.rule("MB-8.4")
def test_it_may_still_attack_shoot_or_do_nothing() -> None:
    state = play(battle("red to move", "R-SB1 4,-4", "Y-PK1 4,-2"), "march SB1 4,-3")
    assert moves(state) == {"attack SB1 4,-2", "shoot SB1 4,-2", "halt"}


@pytest.mark.rule("MB-8.4", "MB-12.3")
def test_it_may_not_merge_any_more() -> None:
    units = ("R-SB1 4,-4 strength 1", "R-SB2 5,-3 strength 1", "Y-PK1 4,-2")
    stopped = play(battle("red to move", *units), "march SB1 4,-3")
    assert refused(stopped, "merge SB1 5,-3") == "MB-8.4 stopped-in-zone"


@pytest.mark.rule("MB-8.5")
def test_who_starts_in_a_zone_moves_one_hex_inside_it() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-PK1 4,-2", "Y-PK2 5,-2")
    inside = play(state, "march LC1 5,-3")
    assert moves(inside, "march") == set()
    assert refused(state, "march LC1 5,-3 5,-4") == "MB-8.4 stopped-in-zone"


@pytest.mark.rule("MB-8.5")
def test_who_leaves_all_zones_goes_on_normally_and_the_next_zone_stops_it() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-PK1 4,-2")
    out = play(state, "march LC1 4,-4")
    assert {"4,-5", "5,-4", "5,-5", "3,-4"} <= goals(out, "march")
    assert refused(state, "march LC1 4,-4 4,-3 4,-4") == "MB-8.4 stopped-in-zone"  # back into it
    again = play(state, "march LC1 4,-4 5,-4 5,-3")
    assert refused(again, "march LC1 5,-4") == "MB-8.4 stopped-in-zone"


@pytest.mark.rule("MB-8.5", "MB-7.10")
def test_a_way_back_to_a_start_in_a_zone_stops_there() -> None:
    """Ruling Q-39: it leaves the pikemen's zone, comes back, and may not go on."""
    state = battle("red to move", "R-LC1 4,-3", "Y-PK1 4,-2")
    back = play(state, "march LC1 4,-4 4,-3")
    assert moves(back) == {"attack LC1 4,-2", "halt"}


# --- the target of an attack ---------------------------------------------------------------------


@pytest.mark.rule("MB-8.6")
def test_the_target_is_an_adjacent_enemy_on_terrain_the_attacker_may_enter() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-PK1 3,-2", "Y-SB1 2,-2")
    assert refused(state, "attack LC1 2,-2") == "MB-8.6 not-adjacent"
    assert refused(state, "attack LC1 3,-2") == "MB-10.1 cannot-enter"  # a mountain
    assert refused(state, "attack LC1 5,-3") == "MB-10.1 no-enemy-there"
    assert moves(state, "attack") == set()


@pytest.mark.rule("MB-8.6")
def test_who_stepped_into_a_zone_attacks_one_of_those_whose_zone_it_is() -> None:
    """Pikemen and cavalry beside the mountain: only the pikemen's zone reaches up."""
    state = battle("red to move", "R-LI1 4,-3", "Y-PK1 2,-2", "Y-LC1 2,-1")
    up = play(state, "march LI1 3,-2")
    assert refused(up, "attack LI1 2,-1") == "MB-8.6 not-in-its-zone"
    assert moves(up, "attack") == {"attack LI1 2,-2"}


@pytest.mark.rule("MB-8.6")
def test_in_several_zones_it_chooses_one_of_the_units() -> None:
    state = battle("red to move", "R-LI1 4,-3", "Y-PK1 2,-2", "Y-SB1 2,-1", "Y-LC1 4,-2")
    up = play(state, "march LI1 3,-2")
    assert moves(up, "attack") == {"attack LI1 2,-2", "attack LI1 2,-1"}


@pytest.mark.rule("MB-8.6")
def test_a_wagon_whose_zone_does_not_reach_is_no_target_either() -> None:
    """On rocky hills beside a wagon and in the zone of pikemen."""
    state = battle("red to move", "R-LI1 2,-3", "Y-WG 4,-3", "Y-PK1 3,-4")
    stopped = play(state, "march LI1 3,-3")
    assert refused(stopped, "attack LI1 4,-3") == "MB-8.6 not-in-its-zone"
    assert moves(stopped, "attack") == {"attack LI1 3,-4"}


@pytest.mark.rule("MB-8.6")
def test_who_has_not_stepped_attacks_any_of_them() -> None:
    state = battle("red to move", "R-LI1 3,-2", "Y-PK1 2,-2", "Y-LC1 2,-1")
    assert moves(state, "attack") == {"attack LI1 2,-2", "attack LI1 2,-1"}
    hills = battle("red to move", "R-LI1 3,-3", "Y-WG 4,-3", "Y-PK1 3,-4")
    assert moves(hills, "attack") == {"attack LI1 4,-3", "attack LI1 3,-4"}


@pytest.mark.rule("MB-8.6")
def test_who_stepped_and_stands_in_no_zone_attacks_any_of_them() -> None:
    """Cavalry and a wagon beside the mountain: neither zone reaches up."""
    state = battle("red to move", "R-LI1 4,-3", "Y-WG 2,-2", "Y-LC1 2,-1")
    up = play(state, "march LI1 3,-2")
    assert moves(up, "attack") == {"attack LI1 2,-2", "attack LI1 2,-1"}


@pytest.mark.rule("MB-8.1")
def test_the_view_shows_the_zones_of_both_sides() -> None:
    """A wagon's zone is plains only: of its neighbours 3,-3 is rocky."""
    zones = seen(battle("red to move", "R-LI1 2,-1", "Y-WG 4,-3"))["zones"]
    assert set(zones["red"]) == {"3,-1", "2,0", "1,0", "1,-1", "2,-2", "3,-2"}
    assert set(zones["yellow"]) == {"5,-3", "4,-2", "4,-4", "5,-4"}
