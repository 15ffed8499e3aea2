"""FW-4, FW-5, FW-6: command and movement, with their worked examples."""

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c04_command.command import (
    groups,
    motivation_number,
    reached,
    skill_number,
)
from sztab.games.flames_of_war.chapters.c05_movement.orders import faults_of_order
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    BOGGED,
    DESTROYED,
    DUG_IN,
    LEFT,
    LOADED,
    MOUNTED,
    MOVED,
    ON_TABLE,
    REAR,
    TOWED,
    WHEREABOUTS,
)
from tests.games.flames_of_war.scene import (
    WOODS,
    after,
    at,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    team,
    told,
)

HEDGE = {"id": "hedge", "type": "hedge", "path": [[16, 5], [16, 15]]}
ROAD = {"id": "road", "type": "road", "path": [[0, 10], [30, 10]], "width": 2}
HOUSE = {
    "id": "house",
    "type": "building",
    "polygon": [[13, 8], [18, 8], [18, 12], [13, 12]],
    "openings": [{"at": [13, 10], "normal": [-1, 0], "width": 1}],
}


@pytest.mark.rule("FW-0.3")
@pytest.mark.parametrize(
    ("training", "motivation", "skill", "nerve"),
    [
        ("conscript", "reluctant", 5, 5),
        ("trained", "confident", 4, 4),
        ("veteran", "fearless", 3, 3),
    ],
)
def test_we_01_ratings_give_the_number_of_a_test(
    training: str, motivation: str, skill: int, nerve: int
) -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training=training, motivation=motivation),
        far_enemy(),
    )
    assert (skill_number(state, 1), motivation_number(state, 1)) == (skill, nerve)


@pytest.mark.rule("FW-5.2", "FW-5.3", "FW-5.15")
def test_we_02_a_tank_enters_a_wood_within_its_difficult_allowance() -> None:
    state = scene(platoon("A", team("panzer_iv_h", 10, 10)), far_enemy(), terrain=(WOODS,))
    step = play(state, "move 1: 1 10,10 18,10", 2)
    assert at(step.state.team(1)) == (18, 10, 0)
    assert told(step) == ["platoon-moves", "bogging-check", "goes-to"]
    assert refused(state, "move 1: 1 10,10 18.1,10").rule == "FW-5.3"


@pytest.mark.rule("FW-5.18", "FW-3.5", "FW-2.7")
def test_we_03_a_tank_bogs_down_at_the_edge_and_is_freed_before_it() -> None:
    state = scene(platoon("A", team("panzer_iv_h", 10, 10)), far_enemy(), terrain=(WOODS,))
    bogged = after(state, "move 1: 1 10,10 18,10", 1)
    tank = bogged.team(1)
    assert at(tank) == (15, 10, 0)
    assert tank.has(BOGGED)
    assert (tank.bog_x, tank.bog_y) == (13950, 10000)
    again = scene(
        platoon("A", team("panzer_iv_h", 15, 10, flags=["bogged"], pre_bog=[13.95, 10, 0])),
        far_enemy(),
        terrain=(WOODS,),
        step="starting",
    )
    assert at(after(again, "starting", 4).team(1)) == (13.95, 10, 0)
    assert after(again, "starting", 3).team(1).has(BOGGED)
    stuck = scene(
        platoon("A", team("panzer_iv_h", 15, 10, flags=["bogged"])), far_enemy(), terrain=(WOODS,)
    )
    assert refused(stuck, "move 1: 1 15,10 16,10").rule == "FW-2.7"


@pytest.mark.rule("FW-5.4", "FW-5.23")
def test_we_04_a_jeep_that_has_gone_its_difficult_allowance_stops_at_the_edge() -> None:
    state = scene(platoon("A", team("jeep_mg", 10, 10)), far_enemy(), terrain=(WOODS,))
    step = play(state, "move 1: 1 10,10 18,10")
    assert at(step.state.team(1)) == (15, 10, 0)
    assert "stops-at-edge" in told(step)


@pytest.mark.rule("FW-5.3", "FW-1.10")
def test_we_05_the_hardest_ground_of_the_way_counts() -> None:
    half_track = team("m3_halftrack", 5, 10)
    state = scene(platoon("A", half_track), far_enemy(), terrain=(ROAD,))
    after(state, "move 1: 1 5,10 21,10")
    after(state, "move 1: 1 5,10 10,10 10,17")
    refusal = refused(state, "move 1: 1 5,10 11,10 11,17")
    assert refusal.rule == "FW-5.3"
    assert refusal.args["other"] == "12"


@pytest.mark.rule("FW-5.16", "FW-6.1", "FW-6.4", "FW-6.7")
def test_we_06_a_building_is_very_difficult_ground() -> None:
    sherman = scene(
        platoon("A", team("m4_sherman", 10, 10), training="trained"), far_enemy(), terrain=(HOUSE,)
    )
    step = play(sherman, "move 1: 1 10,10 15,10", 3)
    assert at(step.state.team(1)) == (13, 10, 0)
    assert step.state.team(1).has(BOGGED)
    assert at(after(sherman, "move 1: 1 10,10 15,10", 4).team(1)) == (15, 10, 0)
    half_track = scene(platoon("A", team("m3_halftrack", 10, 10)), far_enemy(), terrain=(HOUSE,))
    assert refused(half_track, "move 1: 1 10,10 14,10").rule == "FW-6.7"
    rifles = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy(), terrain=(HOUSE,))
    assert refused(rifles, "move 1: 1 10,10 15.5,10").rule == "FW-6.4"


@pytest.mark.rule("FW-6.4", "FW-6.5", "FW-6.25", "FW-6.27", "FW-6.2", "FW-6.3", "FW-1.19")
def test_infantry_enters_and_leaves_a_building_through_an_opening() -> None:
    rifles = scene(platoon("A", team("us_rifle", 12.3, 10)), far_enemy(), terrain=(HOUSE,))
    inside = after(rifles, "move 1: 1 12.3,10 15.5,10")
    assert at(inside.team(1)) == (15.5, 10, 0)
    assert refused(rifles, "move 1: 1 12.3,10 12.3,8.5 15.5,8.9").rule == "FW-6.4"
    assert refused(rifles, "move 1: 1 12.3,10 13.2,10").rule == "FW-6.27"
    leaving = scene(platoon("A", team("us_rifle", 15.5, 10)), far_enemy(), terrain=(HOUSE,))
    assert at(after(leaving, "move 1: 1 15.5,10 7,10").team(1)) == (7, 10, 0)
    assert refused(leaving, "move 1: 1 15.5,10 6.9,10").rule == "FW-5.3"
    assert refused(leaving, "move 1: 1 15.5,10 15.5,5").rule == "FW-6.5"


@pytest.mark.rule("FW-6.6")
def test_cavalry_and_heavier_guns_stay_out_of_buildings() -> None:
    riders = scene(platoon("A", team("sov_cavalry", 12.2, 10)), far_enemy(), terrain=(HOUSE,))
    assert refused(riders, "move 1: 1 12.2,10 15,10").rule == "FW-6.6"
    gun = scene(platoon("A", team("ger_flak38", 12.2, 10)), far_enemy(), terrain=(HOUSE,))
    assert refused(gun, "move 1: 1 12.2,10 15,10").rule == "FW-6.6"


@pytest.mark.rule("FW-5.10", "FW-5.12", "FW-5.13", "FW-5.14")
def test_we_07_no_double_within_eight_inches_of_an_enemy() -> None:
    runner, other = team("us_rifle", 10, 10), team("us_rifle", 12.5, 10)
    near = scene(platoon("A", runner), platoon("B", team("ger_rifle_mg", 22, 19.5, 270)))
    assert refused(near, "move 1: 1 double 10,10 22,10").rule == "FW-5.13"
    far = scene(platoon("A", runner, other), platoon("B", team("ger_rifle_mg", 22, 20, 270)))
    done = after(far, "move 1: 1 double 10,10 19,10; 2 12.5,10 15,10")
    alone = scene(platoon("A", runner), platoon("B", team("ger_rifle_mg", 22, 20, 270)))
    assert at(after(alone, "move 1: 1 double 10,10 22,10").team(1)) == (22, 10, 0)
    assert done.platoon(1).doubled
    shooting = after(done, "end-step")
    for id in (1, 2):
        assert refused(shooting, f"shoot 1: {id}.0 at 2").rule == "FW-5.14"


@pytest.mark.rule("FW-5.11", "FW-5.12", "FW-5.9")
def test_at_the_double_a_team_runs_straight_and_faces_ahead() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy())
    assert refused(state, "move 1: 1 double 10,10 14,10 14,14").rule == "FW-5.11"
    assert refused(state, "move 1: 1 double 10,10 14,10 @90").rule == "FW-5.12"
    bent_road = {"id": "r", "type": "road", "path": [[9, 10], [14, 10], [14, 20]], "width": 2}
    on_road = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy(), terrain=(bent_road,))
    assert at(after(on_road, "move 1: 1 double 10,10 14,10 14,14").team(1)) == (14, 14, 90)
    pinned = scene(platoon("A", team("us_rifle", 10, 10), pinned=True), far_enemy(20, 10))
    assert refused(pinned, "move 1: 1 double 10,10 2,10").rule == "FW-5.9"


@pytest.mark.rule("FW-5.7", "FW-0.2")
def test_we_08_two_inches_from_an_enemy_in_plain_view() -> None:
    mover = platoon("A", team("us_rifle", 8, 10))
    at_two = scene(mover, platoon("B", team("ger_rifle_mg", 14, 10, 180)))
    nearer = scene(mover, platoon("B", team("ger_rifle_mg", 13.9, 10, 180)))
    after(at_two, "move 1: 1 8,10 10.75,10")
    assert refused(nearer, "move 1: 1 8,10 10.75,10").rule == "FW-5.7"


@pytest.mark.rule("FW-4.1", "FW-4.2")
def test_we_09_command_goes_from_team_to_team_but_not_through_transports() -> None:
    def tanks(x: float, middle: str = "panzer_iv_h") -> dict[int, int]:
        state = scene(
            platoon(
                "A",
                team("panzer_iv_h", 10, 10),
                team(middle, x, 10),
                team("panzer_iv_h", 25.8, 10),
            ),
            far_enemy(),
        )
        return reached(state, 1)

    assert tanks(17.9) == {1: 1, 2: 1, 3: 2}
    assert tanks(17.9, "m3_halftrack") == {1: 1}
    assert tanks(18.1) == {1: 1}


@pytest.mark.rule("FW-4.3", "FW-4.4")
def test_we_46_a_scattered_platoon_gathers_towards_its_commander() -> None:
    far = [team("us_rifle", 30 + 2.5 * n, 10) for n in range(4)]
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 12, 10), *far), far_enemy()
    )
    assert len(reached(state, 1)) == 2
    legs = "; ".join(f"{n + 3} {30 + 2.5 * n:g},10 {24 + 2.5 * n:g},10" for n in range(4))
    after(state, f"move 1: {legs}")
    aside = legs.replace("24,10", "30,16")
    assert refused(state, f"move 1: {aside}").rule == "FW-4.4"


@pytest.mark.rule("FW-4.3")
def test_a_team_may_not_walk_out_of_command() -> None:
    state = scene(platoon("A", team("us_command", 10, 10), team("us_rifle", 13, 10)), far_enemy())
    assert refused(state, "move 1: 2 13,10 18.6,10").rule == "FW-4.3"
    after(state, "move 1: 2 13,10 15,10")


@pytest.mark.rule("FW-5.24", "FW-5.23", "FW-5.4")
def test_we_47_on_the_hedge() -> None:
    state = scene(platoon("A", team("m3_halftrack", 10, 10)), far_enemy(), terrain=(HEDGE,))
    stopped = play(state, "move 1: 1 10,10 18,10")
    assert at(stopped.state.team(1)) == (16, 10, 0)
    on_it = scene(platoon("A", team("m3_halftrack", 16, 10)), far_enemy(), terrain=(HEDGE,))
    bogged = after(on_it, "move 1: 1 16,10 19,10", 1)
    assert at(bogged.team(1)) == (16, 10, 0)
    assert bogged.team(1).has(BOGGED)
    assert (bogged.team(1).bog_x, bogged.team(1).bog_y) == (16000, 10000)
    assert at(after(on_it, "move 1: 1 16,10 19,10", 2).team(1)) == (19, 10, 0)


@pytest.mark.rule("FW-5.1", "FW-5.5", "FW-1.5", "FW-1.8")
def test_a_platoon_moves_once_and_its_teams_may_turn_freely() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("us_rifle", 13, 10)), far_enemy())
    turned = after(state, "move 1: 1 @90; 2 13,10 13,14 13,15 @180")
    assert at(turned.team(1)) == (10, 10, 90)
    assert not turned.team(1).has(MOVED)
    assert at(turned.team(2)) == (13, 15, 180)
    assert turned.team(2).has(MOVED)
    assert refused(turned, "move 1").rule == "FW-5.1"
    assert refused(state, "move 1: 1 10,10 12.5,10").rule == "FW-1.5"
    assert refused(state, "move 1: 1 9,10 10,14").rule == "FW-1.8"


@pytest.mark.rule("FW-5.6", "FW-5.8")
def test_infantry_passes_own_teams_and_vehicles_need_room_beside_vehicles() -> None:
    foot = scene(platoon("A", team("us_rifle", 10, 10), team("us_rifle", 12, 10)), far_enemy())
    after(foot, "move 1: 1 10,10 14.5,10")
    tanks = scene(platoon("A", team("m4_sherman", 10, 10), team("m4_sherman", 13, 10)), far_enemy())
    assert refused(tanks, "move 1: 1 10,10 16,10").rule == "FW-5.6"
    after(tanks, "move 1: 1 10,10 12,12 16,12")
    through = scene(
        platoon("A", team("us_rifle", 10, 10)), platoon("B", team("panzer_iv_h", 12, 10, 90))
    )
    assert refused(through, "move 1: 1 10,10 15.9,10").rule == "FW-5.8"


@pytest.mark.rule("FW-5.9", "FW-5.27")
def test_pinned_infantry_does_not_end_nearer_to_the_nearest_enemy() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), pinned=True),
        platoon("B", team("ger_rifle_mg", 30, 10, 180)),
    )
    assert refused(state, "move 1: 1 10,10 11,10").rule == "FW-5.9"
    after(state, "move 1: 1 10,10 8,10")


@pytest.mark.rule("FW-5.17", "FW-5.19")
def test_infantry_never_bogs_and_wrecks_are_very_difficult() -> None:
    state = scene(platoon("A", team("us_rifle", 14, 10)), far_enemy(), terrain=(WOODS,))
    assert at(after(state, "move 1: 1 14,10 20,10").team(1)) == (20, 10, 0)
    wrecked = scene(
        platoon("A", team("m3_halftrack", 10, 10)),
        platoon(
            "B", team("ger_rifle_mg", 70, 46, 180), {"type": "panzer_iv_h", "place": "destroyed"}
        ),
        wrecks=[[14, 10, 90, 3]],
    )
    assert refused(wrecked, "move 1: 1 10,10 14,10").rule == "FW-5.16"


@pytest.mark.rule("FW-5.20", "FW-5.28")
def test_a_team_leaves_by_its_own_edge_or_is_lost_by_another() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 2)), platoon("B", team("ger_rifle_mg", 60, 40)))
    assert after(state, "move 1: 1 10,2 10,0 leave").team(1).place == LEFT
    west = scene(platoon("A", team("us_rifle", 2, 30)), far_enemy())
    assert after(west, "move 1: 1 2,30 0,30 leave").team(1).place == DESTROYED
    assert refused(west, "move 1: 1 2,30 1,30 leave").rule == "FW-5.28"


@pytest.mark.rule("FW-5.21")
def test_digging_in_takes_one_skill_test() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("us_rifle", 13, 10)), far_enemy())
    assert after(state, "move 1: dig-in", 4).team(1).has(DUG_IN)
    assert not after(state, "move 1: dig-in", 3).team(1).has(DUG_IN)
    one = after(state, "move 1: 2 13,10 14,10; dig-in", 4)
    assert one.team(1).has(DUG_IN)
    assert not one.team(2).has(DUG_IN)
    tank = scene(platoon("A", team("m4_sherman", 10, 10)), far_enemy())
    assert refused(tank, "move 1: dig-in").rule == "FW-5.21"


@pytest.mark.rule("FW-5.22")
def test_cavalry_gets_off_its_horses() -> None:
    state = scene(platoon("A", team("sov_cavalry", 10, 10)), far_enemy())
    dismounted = after(state, "move 1: unhorse 1")
    assert dismounted.team(1).type.id == "sov_rifle"
    assert not dismounted.team(1).has(MOVED)


@pytest.mark.rule("FW-5.26", "FW-6.9", "FW-6.19", "FW-6.8", "FW-6.21", "FW-1.18")
def test_infantry_mounts_the_vehicle_that_it_reaches() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("m3_halftrack", 14, 10)), far_enemy())
    mounted = after(state, "move 1: 1 10,10 12.375,10 mount 2")
    assert mounted.team(1).place == MOUNTED
    assert mounted.team(1).carrier == 2
    assert mounted.team(2).has(MOVED)
    assert mounted.team(2).has(LOADED)
    assert refused(state, "move 1: 1 10,10 11,10 mount 2").rule == "FW-6.19"


@pytest.mark.rule("FW-6.10", "FW-6.20", "FW-6.12")
def test_passengers_dismount_before_their_vehicle_moves() -> None:
    state = scene(
        platoon("A", {"type": "us_rifle", "carrier": 2}, team("m3_halftrack", 14, 10)),
        far_enemy(),
    )
    out = after(state, "move 1: 1 14,10.5 14,13; 2 14,10 17,10; dismount 1")
    assert out.team(1).place == ON_TABLE
    assert at(out.team(1))[:2] == (14, 13)
    assert at(out.team(2)) == (17, 10, 0)
    assert out.team(1).has(MOVED)
    assert refused(state, "move 1: 1 14,12 14,13; dismount 1").rule == "FW-6.20"


@pytest.mark.rule("FW-6.11", "FW-6.22")
def test_a_gun_is_unhitched_behind_its_vehicle() -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 10, 14),
            {"type": "us_57mm", "place": "towed", "carrier": 3},
            team("truck", 14, 12),
        ),
        far_enemy(),
    )
    out = after(state, "move 1: unhitch 2")
    assert out.team(2).place == ON_TABLE
    assert at(out.team(2)) == (11.75, 12, 0)
    towed = after(state, "move 1: 3 14,12 15,12")
    assert towed.team(2).place == TOWED


@pytest.mark.rule("FW-6.13")
def test_an_empty_transport_goes_to_the_rear_when_the_step_ends() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("truck", 14, 10)), far_enemy())
    sent = after(state, "move 1: rear 2")
    assert sent.team(2).place == ON_TABLE
    assert after(sent, "end-step").team(2).place == REAR
    assert refused(state, "move 1: rear 1").rule == "FW-6.13"


@pytest.mark.rule("FW-6.15", "FW-6.14")
def test_a_tank_carries_three_teams_of_riders() -> None:
    riders = [team("us_rifle", 10, 6 + 2.1 * n, 90) for n in range(4)]
    state = scene(
        platoon("A", team("us_command", 8, 9), *riders),
        platoon("A", team("m4_sherman", 12, 9, 90)),
        far_enemy(),
    )
    legs = "; ".join(f"{n + 2} 10,{6 + 2.1 * n:g} 11,9 mount 6" for n in range(3))
    on = after(state, f"move 1: {legs}")
    assert [one.place for one in on.teams[1:4]] == [MOUNTED] * 3
    more = legs + "; 5 10,12.3 11,9 mount 6"
    assert refused(state, f"move 1: {more}").rule == "FW-6.15"


@pytest.mark.rule("FW-10.7")
def test_without_a_commander_a_platoon_only_turns_and_digs() -> None:
    state = scene(
        platoon(
            "A",
            {"type": "us_command", "place": "destroyed", "role": "platoon_commander"},
            team("us_rifle", 10, 10),
        ),
        far_enemy(),
    )
    assert refused(state, "move 1: 2 10,10 11,10").rule == "FW-10.7"
    after(state, "move 1: 2 @90; dig-in", 4)


@pytest.mark.rule("FW-7.4", "FW-7.18")
def test_a_platoon_falls_apart_into_groups() -> None:
    near = [team("us_rifle", 10 + 2.5 * n, 10) for n in range(3)]
    far = [team("us_rifle", 26 + 2.5 * n, 10) for n in range(2)]
    state = scene(platoon("A", *near, *far), far_enemy())
    assert groups(state, 1) == [[1, 2, 3], [4, 5]]


def test_every_fault_of_an_order_is_named_with_its_team() -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), team("us_rifle", 13, 10)), far_enemy())
    order = GAME.parse("move 1: 1 10,10 20,10; 2 12,10 13,10")
    assert isinstance(order, Order)
    faults = faults_of_order(state, 0, order)
    found = [(fault.rule, fault.team) for fault in faults]
    assert found == [("FW-5.3", 1), ("FW-1.8", 2), ("FW-4.3", 2)]
    assert faults_of_order(state, 0, order, quickly=True)[0].rule == "FW-5.3"
    refusal = refused(state, order.text())
    assert refusal.args["more"] == 2
    assert refusal.args["rules"] == "FW-1.8, FW-4.3, FW-5.3"


@pytest.mark.rule("FW-0.3")
@pytest.mark.parametrize(
    ("training", "die", "passed"),
    [("veteran", 3, True), ("trained", 4, True), ("conscript", 4, False)],
)
def test_we_01_skill_tests_with_their_dice(training: str, die: int, passed: bool) -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), training=training), far_enemy())
    assert after(state, "move 1: dig-in", die).team(1).has(DUG_IN) is passed


@pytest.mark.rule("FW-0.3", "FW-3.3")
@pytest.mark.parametrize(
    ("motivation", "die", "passed"),
    [("reluctant", 4, False), ("confident", 4, True), ("fearless", 3, True)],
)
def test_we_01_motivation_tests_with_their_dice(motivation: str, die: int, passed: bool) -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), motivation=motivation, pinned=True),
        far_enemy(),
        step="starting",
    )
    assert after(state, "starting", die).platoon(1).pinned is not passed


@pytest.mark.rule("FW-5.3")
def test_we_05_six_inches_on_the_road_and_six_beside_it() -> None:
    state = scene(platoon("A", team("m3_halftrack", 5, 10)), far_enemy(), terrain=(ROAD,))
    assert at(after(state, "move 1: 1 5,10 11,10 11,16").team(1))[:2] == (11, 16)


@pytest.mark.rule("FW-5.28", "FW-12.6")
def test_a_platoon_that_walks_off_by_its_own_edge_has_left() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 2), team("us_rifle", 13, 2)),
        platoon("A", team("us_rifle", 40, 10)),
        far_enemy(),
    )
    gone = after(state, "move 1: 1 10,2 10,0 leave; 2 13,2 13,0 leave")
    assert gone.platoon(1).where == WHEREABOUTS.index("left")
    west = scene(
        platoon("A", team("us_rifle", 2, 30)), platoon("A", team("us_rifle", 40, 10)), far_enemy()
    )
    lost = after(west, "move 1: 1 2,30 0,30 leave")
    assert lost.platoon(1).where == WHEREABOUTS.index("destroyed")


@pytest.mark.rule("FW-6.4")
def test_who_began_at_one_opening_may_enter_by_another() -> None:
    two = {
        **HOUSE,
        "openings": [
            {"at": [13, 9], "normal": [-1, 0], "width": 1},
            {"at": [13, 11], "normal": [-1, 0], "width": 1},
        ],
    }
    state = scene(platoon("A", team("us_rifle", 12.3, 8.4)), far_enemy(), terrain=(two,))
    inside = after(state, "move 1: 1 12.3,8.4 12.3,11 15.5,10.9")
    assert at(inside.team(1))[:2] == (15.5, 10.9)


@pytest.mark.rule("FW-6.2", "FW-6.27")
def test_a_hut_too_small_for_a_team_holds_one_at_its_centre() -> None:
    hut = {
        "id": "hut",
        "type": "building",
        "polygon": [[13, 9.5], [14, 9.5], [14, 10.5], [13, 10.5]],
        "openings": [{"at": [13, 10], "normal": [-1, 0], "width": 1}],
    }
    state = scene(
        platoon("A", team("us_rifle", 12.3, 10), team("us_rifle", 10, 10)),
        far_enemy(),
        terrain=(hut,),
    )
    assert refused(state, "move 1: 1 12.3,10 13.3,10").rule == "FW-6.27"
    one = after(state, "move 1: 1 12.3,10 13.5,10")
    assert at(one.team(1))[:2] == (13.5, 10)


@pytest.mark.rule("FW-6.20", "FW-6.14")
def test_nobody_gets_off_a_vehicle_that_has_moved_and_then_taken_others_aboard() -> None:
    state = scene(
        platoon("A", team("truck", 14, 10)),
        platoon("A", {"type": "us_rifle", "carrier": 1}, team("us_command", 20, 14)),
        far_enemy(),
    )
    begun = after(after(scene_before(state), "end-step"), "move 1: 1 14,10 18,10")
    assert refused(begun, "move 2: dismount 2").rule == "FW-6.20"


def scene_before(state: State) -> State:
    """The same table in the Starting step, so that the Movement step begins on it."""
    position = GAME.dump(state)
    assert isinstance(position, dict)
    return GAME.load({**position, "step": "starting", "started": True})


@pytest.mark.rule("FW-6.24", "FW-6.15")
def test_an_observer_rides_beyond_the_three_riders() -> None:
    riders = [{"type": "us_rifle", "carrier": 4} for _n in range(3)]
    state = scene(
        platoon("A", *riders),
        platoon("A", team("m4_sherman", 12, 10)),
        platoon("A", team("us_observer", 9, 10, role="observer"), independent=True),
        far_enemy(),
    )
    assert after(state, "move 3: 5 9,10 10.9,10 mount 4").team(5).place == MOUNTED


@pytest.mark.rule("FW-16.13")
def test_only_a_team_that_cannot_come_on_is_put_at_the_edge() -> None:
    waits = {"type": "us_rifle", "place": "off"}
    gun = {"type": "ger_flak36", "place": "off"}
    state = scene(
        platoon("A", team("us_rifle", 60, 10)),
        platoon("A", waits, where="arriving"),
        platoon("A", gun, where="arriving"),
        far_enemy(),
    )
    assert refused(state, "move 2: 2 10,0 25,0.625 @90").rule == "FW-5.3"
    types = GAME.catalog("").type_of
    assert types["ger_flak36"].immobile
    on = after(state, "move 3: 3 30,0 30,1.25 @90")
    assert at(on.team(3)) == (30, 1.25, 90)
    assert on.team(3).has(MOVED)


@pytest.mark.rule("FW-4.2", "FW-4.5")
def test_a_joined_team_passes_command_on() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 20, 10)),
        platoon("A", team("us_command", 15, 10, role="2ic"), independent=True),
        far_enemy(),
    )
    assert reached(state, 1) == {1: 1}
    assert reached(after(state, "join 3 1"), 1) == {1: 1, 3: 1, 2: 3}
