"""FW-5: movement, with its worked examples."""

from typing import Any

import pytest

from sztab.core.words import say
from sztab.games.flames_of_war import GAME
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
    WHEREABOUTS,
)
from tests.games.flames_of_war.scene import (
    SMALL_HOUSE,
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


@pytest.mark.rule("FW-5.25")
def test_a_bogged_team_makes_the_higher_number_give_way() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 12.5, 10), team("m4_sherman", 9, 10)),
        far_enemy(),
        terrain=(WOODS,),
    )
    stuck = after(state, "move 1: 1 12.5,10 18,10; 2 9,10 14.5,10", 1)
    assert at(stuck.team(1)) == (15, 10, 0)
    assert at(stuck.team(2)) == (13, 10, 0)


@pytest.mark.rule("FW-5.2", "FW-5.3", "FW-5.15")
def test_we_02_a_tank_enters_a_wood_within_its_difficult_allowance() -> None:
    state = scene(platoon("A", team("panzer_iv_h", 10, 10)), far_enemy(), terrain=(WOODS,))
    step = play(state, "move 1: 1 10,10 18,10", 2)
    assert at(step.state.team(1)) == (18, 10, 0)
    assert told(step) == ["platoon-moves", "bogging-check"]
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


ROAD = {"id": "road", "type": "road", "path": [[0, 10], [30, 10]], "width": 2}


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
        platoon("A", team("m4_sherman", 10, 10), training="trained"),
        far_enemy(),
        terrain=(SMALL_HOUSE,),
    )
    step = play(sherman, "move 1: 1 10,10 15,10", 3)
    assert at(step.state.team(1)) == (13, 10, 0)
    assert step.state.team(1).has(BOGGED)
    assert at(after(sherman, "move 1: 1 10,10 15,10", 4).team(1)) == (15, 10, 0)
    half_track = scene(
        platoon("A", team("m3_halftrack", 10, 10)), far_enemy(), terrain=(SMALL_HOUSE,)
    )
    assert refused(half_track, "move 1: 1 10,10 14,10").rule == "FW-6.7"
    rifles = scene(platoon("A", team("us_rifle", 10, 10)), far_enemy(), terrain=(SMALL_HOUSE,))
    assert refused(rifles, "move 1: 1 10,10 15.5,10").rule == "FW-6.4"


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


HEDGE = {"id": "hedge", "type": "hedge", "path": [[16, 5], [16, 15]]}


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


RIDES: dict[str, Any] = {
    "type": "us_command",
    "role": "platoon_commander",
    "place": "mounted",
    "carrier": 2,
}


def riding(**more: Any) -> State:
    """A command team in a half-track that faces an enemy 20 inches ahead."""
    truck = team("m3_halftrack", 20, 10, 0, role="transport")
    enemy = platoon("B", team("ger_rifle_mg", 40, 10, 180))
    return scene(platoon("A", dict(RIDES), truck, **more), enemy)


@pytest.mark.rule("FW-5.9", "FW-1.18")
def test_a_pinned_team_that_gets_off_ends_no_nearer_to_the_enemy() -> None:
    nearer = "move 1: 1 21,10 26.9,10; dismount 1"
    assert at(after(riding(), nearer).team(1))[0] == 26.9
    assert refused(riding(pinned=True), nearer).rule == "FW-5.9"
    away = after(riding(pinned=True), "move 1: 1 19,10 14,10; dismount 1")
    assert at(away.team(1))[0] == 14


@pytest.mark.rule("FW-5.9", "FW-5.26")
def test_a_pinned_team_is_not_set_down_in_front_of_its_vehicle() -> None:
    state = riding(pinned=True)
    state.team(2).put(20_000, 10_000, 1800)  # its rear, where it gets off, is towards the enemy
    assert refused(state, "move 1: dismount 1").rule == "FW-5.9"
    state.platoon(1).pinned = False
    assert at(after(state, "move 1: dismount 1").team(1))[0] > 20


@pytest.mark.rule("FW-5.9")
def test_a_pinned_team_does_not_mount_a_vehicle_that_is_nearer_to_the_enemy() -> None:
    def beside(x: float) -> State:
        foot = team("us_command", x, 10, role="platoon_commander")
        truck = team("m3_halftrack", 20, 10, 0, role="transport")
        enemy = platoon("B", team("ger_rifle_mg", 40, 10, 180))
        return scene(platoon("A", foot, truck, pinned=True), enemy)

    assert refused(beside(17), "move 1: 1 17,10 18.8,10 mount 2").rule == "FW-5.9"
    assert after(beside(23), "move 1: 1 23,10 21.2,10 mount 2").team(1).carrier == 2


@pytest.mark.rule("FW-5.9", "FW-10.2")
def test_an_armoured_vehicle_carries_a_pinned_team_nearer() -> None:
    state = riding(pinned=True)
    assert at(after(state, "move 1: 2 20,10 24,10").team(2))[0] == 24


@pytest.mark.rule("FW-5.5")
def test_a_turn_on_the_spot_is_not_told_as_a_move() -> None:
    state = scene(platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13)), far_enemy())
    assert told(play(state, "move 1: 2 @90")) == ["platoon-turns"]
    both = play(state, "move 1: 1 10,10 12,10; 2 @90")
    assert [(event.key, event.args["teams"]) for event in both.told.events] == [
        ("platoon-moves", 1),
        ("platoon-turns", 1),
    ]


@pytest.mark.rule("FW-1.5", "FW-5.7")
def test_a_refusal_names_the_team_that_is_in_the_way() -> None:
    mine = platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13))
    state = scene(mine, platoon("B", team("ger_rifle_mg", 16, 10, 180)))
    for text, name in (
        ("move 1: 1 10,10 10,12.5", "A1·2 US rifle team"),
        ("move 1: 1 10,10 13,10", "B2·3 Grenadier rifle/MG team"),
    ):
        assert name in say(GAME, "en", refused(state, text))


@pytest.mark.rule("FW-5.2")
def test_an_immobile_gun_is_told_that_it_must_be_towed() -> None:
    state = scene(platoon("A", team("ger_flak36", 10, 10)), far_enemy())
    refusal = refused(state, "move 1: 1 10,10 11,10")
    assert refusal.rule == "FW-5.2"
    assert "towed" in say(GAME, "en", refusal)
