"""FW-5 from outside: allowances, ways, who is in the way."""

import pytest

from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from tests.games.flames_of_war.acceptance.looking import (
    HEDGE,
    ROAD,
    broken,
    flags,
    group,
    look,
)
from tests.games.flames_of_war.scene import WOODS, after, far_enemy, platoon, refused, scene, team


@pytest.mark.rule("FW-5.2")
@pytest.mark.parametrize(
    ("kind", "inches"),
    [
        ("m4_sherman", 12), ("m3_halftrack", 12), ("jeep", 12), ("truck", 8), ("m8_greyhound", 8),
        ("us_rifle", 6), ("sov_cavalry", 10), ("ger_hmg", 6), ("ger_flak38", 4), ("ger_pak40", 2),
        ("brit_25pdr", 2), ("m5a1_stuart", 16), ("cromwell_iv", 12),
    ],
)  # fmt: skip
def test_the_allowance_across_country(kind: str, inches: int) -> None:
    state = scene(platoon("A", team(kind, 10, 10)), far_enemy())
    assert GAME.check(state, 0, GAME.parse(f"move 1: 1 10,10 {10 + inches},10")) is None
    assert refused(state, f"move 1: 1 10,10 {10.1 + inches},10").rule == "FW-5.3"


@pytest.mark.rule("FW-5.2")
@pytest.mark.parametrize(
    ("kind", "inches"),
    [("m4_sherman", 12), ("m3_halftrack", 16), ("truck", 16), ("m5a1_stuart", 16), ("us_rifle", 6)],
)
def test_the_allowance_on_a_road(kind: str, inches: int) -> None:
    state = scene(platoon("A", team(kind, 10, 10)), far_enemy(), terrain=(ROAD,))
    assert GAME.check(state, 0, GAME.parse(f"move 1: 1 10,10 {10 + inches},10")) is None
    assert refused(state, f"move 1: 1 10,10 {10.1 + inches},10").rule == "FW-5.3"


@pytest.mark.rule("FW-5.10")
@pytest.mark.parametrize(
    ("kind", "inches"),
    [("m4_sherman", 24), ("cromwell_iv", 32), ("m5a1_stuart", 32), ("us_rifle", 12), ("truck", 16)],
)
def test_the_allowance_at_the_double(kind: str, inches: int) -> None:
    state = scene(platoon("A", team(kind, 10, 10)), far_enemy())
    assert GAME.check(state, 0, GAME.parse(f"move 1: 1 double 10,10 {10 + inches},10")) is None
    assert "FW-5.10" in broken(refused(state, f"move 1: 1 double 10,10 {10.1 + inches},10"))


@pytest.mark.rule("FW-5.2")
def test_an_immobile_gun_stays_but_may_turn() -> None:
    state = scene(platoon("A", team("ger_flak36", 10, 10)), far_enemy())
    assert refused(state, "move 1: 1 10,10 11,10").rule == "FW-5.2"
    assert look(after(state, "move 1: 1 @90"), 1)["at"] == [10, 10, 90]


@pytest.mark.rule("FW-5.1")
def test_a_platoon_moves_once_in_a_step() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy())
    assert refused(after(state, "move 1: 1 10,10 12,10"), "move 1: 1 12,10 13,10").rule == "FW-5.1"


@pytest.mark.rule("FW-5.5", "FW-5.26")
def test_a_turn_is_no_move() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy())
    assert "moved" not in flags(after(state, "move 1: 1 @90"), 1)
    assert "moved" in flags(after(state, "move 1: 1 10,10 10.1,10"), 1)


@pytest.mark.rule("FW-5.5")
def test_only_the_true_length_of_a_bent_path_counts() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy())
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,10 13,10 13,13")) is None
    assert refused(state, "move 1: 1 10,10 13,10 13,13.1").rule == "FW-5.3"


@pytest.mark.rule("FW-1.8")
def test_a_path_begins_where_the_team_stands() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy())
    assert refused(state, "move 1: 1 11,10 12,10").rule == "FW-1.8"


@pytest.mark.rule("FW-5.6")
def test_own_vehicles_stand_in_a_vehicles_way_and_infantry_does_not() -> None:
    def way(other: str) -> Refusal | None:
        state = scene(
            platoon("A", team("m10", 10, 10)),
            platoon("A", team(other, 14, 10, 90)),
            far_enemy(),
        )
        return GAME.check(state, 0, GAME.parse("move 1: 1 10,10 18,10"))

    refusal = way("truck")
    assert refusal is not None
    assert refusal.rule == "FW-5.6"
    assert way("us_rifle") is None


@pytest.mark.rule("FW-5.6", "FW-1.5")
def test_no_team_ends_on_another() -> None:
    state = scene(platoon("A", team("us_command", 10, 10), team("us_rifle", 12, 10)), far_enemy())
    assert refused(state, "move 1: 1 10,10 12,10").rule == "FW-1.5"


@pytest.mark.rule("FW-5.7")
def test_who_sees_infantry_stays_two_inches_away_on_the_path_too() -> None:
    state = scene(platoon("A", team("m10", 10, 10)), platoon("B", team("us_rifle", 15, 12.5, 180)))
    # the path passes 1.5" from the base, whose lower edge is at y = 11.5
    assert refused(state, "move 1: 1 10,10 20,10").rule == "FW-5.7"
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,10 12,8 18,8 20,10")) is None


@pytest.mark.rule("FW-5.7", "FW-5.8")
def test_vehicles_pass_through_enemy_vehicles_but_infantry_through_no_enemy() -> None:
    def through(mover: str, other: str, end: float) -> Refusal | None:
        state = scene(platoon("A", team(mover, 10, 10)), platoon("B", team(other, 13, 10, 90)))
        return GAME.check(state, 0, GAME.parse(f"move 1: 1 10,10 {end},10"))

    assert through("m10", "truck", 16) is None
    ended = through("m10", "truck", 13.5)
    assert ended is not None
    assert ended.rule == "FW-1.5"
    walked = through("us_rifle", "truck", 16)
    assert walked is not None
    assert {"FW-5.7", "FW-5.8"} <= set(broken(walked))


@pytest.mark.rule("FW-5.7")
def test_a_team_that_starts_too_near_may_go_if_it_comes_no_nearer() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)), platoon("B", team("us_rifle", 12.5, 10, 180))
    )
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,10 7,10")) is None
    assert refused(state, "move 1: 1 10,10 10.2,10").rule == "FW-5.7"


@pytest.mark.rule("FW-5.9", "FW-5.27")
def test_pinned_foot_come_no_nearer_to_the_nearest_enemy_and_armour_does_not_care() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13),
                team("m3_halftrack", 13, 11.5, role="transport"), pinned=True),
        platoon("B", team("m10", 30, 10, 180)),
    )  # fmt: skip
    assert refused(state, "move 1: 2 10,13 11,13").rule == "FW-5.9"
    assert refused(state, "move 1: 2 double 10,13 2,13").rule == "FW-5.9"
    assert GAME.check(state, 0, GAME.parse("move 1: 2 10,13 9,13")) is None
    assert GAME.check(state, 0, GAME.parse("move 1: 3 13,11.5 14,11.5")) is None


@pytest.mark.rule("FW-5.11")
def test_the_double_is_straight_but_for_roads() -> None:
    bent = {"id": "road", "type": "road", "path": [[0, 10], [20, 10], [20, 40]], "width": 2}
    free = scene(platoon("A", team("truck", 10, 10)), far_enemy())
    assert refused(free, "move 1: 1 double 10,10 15,10 20,12").rule == "FW-5.11"
    road = scene(platoon("A", team("truck", 10, 10)), far_enemy(), terrain=(bent,))
    assert GAME.check(road, 0, GAME.parse("move 1: 1 double 10,10 20,10 20,31")) is None


@pytest.mark.rule("FW-5.12")
def test_after_the_double_a_team_faces_along_its_way() -> None:
    state = scene(platoon("A", team("truck", 10, 10, 90)), far_enemy())
    assert look(after(state, "move 1: 1 double 10,10 20,10"), 1)["at"] == [20, 10, 0]
    assert refused(state, "move 1: 1 double 10,10 20,10 @90").rule == "FW-5.12"


@pytest.mark.rule("FW-5.13")
def test_no_double_through_difficult_ground_nor_near_the_enemy() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy(), terrain=(WOODS,))
    assert refused(state, "move 1: 1 double 10,10 18,10").rule == "FW-5.13"
    hedged = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy(), terrain=(HEDGE,))
    assert refused(hedged, "move 1: 1 double 10,10 18,10").rule == "FW-5.13"
    near = scene(platoon("A", team("us_rifle", 10, 10)), platoon("B", team("truck", 18.5, 10)))
    assert refused(near, "move 1: 1 double 10,10 0.7,10").rule == "FW-5.13"


@pytest.mark.rule("FW-5.13", "FW-0.2")
@pytest.mark.parametrize(("x", "legal"), [(31.26, False), (31.261, True)])
def test_eight_inches_exactly_are_within_eight_inches(x: float, legal: bool) -> None:
    # the team ends at 22 with its front at 22.625, the enemy's front lies 0.625" before its centre
    state = scene(
        platoon("A", team("us_rifle", 10, 10)), platoon("B", team("us_rifle", x, 10, 180))
    )
    refusal = GAME.check(state, 0, GAME.parse("move 1: 1 double 10,10 22,10"))
    assert (refusal is None) is legal
    assert legal or broken(refused(state, "move 1: 1 double 10,10 22,10")) == ["FW-5.13"]


@pytest.mark.rule("FW-5.14")
def test_one_team_at_the_double_silences_its_platoon() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13)),
        platoon("B", team("truck", 23, 13)),
    )
    state = after(state, "move 1: 2 double 10,13 10,14.2")
    assert group(state, 1)["doubled"]
    state = after(state, "end-step")
    assert refused(state, "shoot 1: 1.0 at 2").rule == "FW-5.14"
