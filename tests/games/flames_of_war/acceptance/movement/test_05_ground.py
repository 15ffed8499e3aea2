"""FW-5 from outside: difficult ground, edges of the table, orders with faults."""

import pytest

from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    BOCAGE,
    HEDGE,
    ask,
    broken,
    flags,
    group,
    look,
    place,
)
from tests.games.flames_of_war.scene import WOODS, after, far_enemy, platoon, refused, scene, team


@pytest.mark.rule("FW-5.15", "FW-0.7")
def test_each_piece_asks_for_one_check_in_the_order_met() -> None:
    second = {
        "id": "marsh",
        "type": "marsh",
        "polygon": [[15.5, 5], [16.5, 5], [16.5, 15], [15.5, 15]],
    }
    first = {"id": "scrub", "type": "scrub", "polygon": [[12, 5], [13, 5], [13, 15], [12, 15]]}
    state = scene(platoon("A", team("m10", 10, 10)), far_enemy(), terrain=(second, first))
    assert look(after(state, "move 1: 1 10,10 18,10", 2, 2), 1)["at"] == [18, 10, 0]
    bogged = after(state, "move 1: 1 10,10 18,10", 2, 1)
    assert look(bogged, 1)["at"] == [15.5, 10, 0]
    assert "bogged" in flags(bogged, 1)
    assert look(after(state, "move 1: 1 10,10 18,10", 1), 1)["at"] == [12, 10, 0]


@pytest.mark.rule("FW-5.15")
def test_starting_in_difficult_ground_asks_for_a_check() -> None:
    state = scene(platoon("A", team("m10", 20, 10)), far_enemy(), terrain=(WOODS,))
    bogged = after(state, "move 1: 1 20,10 24,10", 1)
    assert look(bogged, 1)["at"] == [20, 10, 0]
    assert look(bogged, 1)["pre_bog"] == [20, 10, 0]
    assert flags(bogged, 1) == {"moved", "bogged"}


@pytest.mark.rule("FW-2.8")
def test_wide_tracks_roll_again_and_carry_on() -> None:
    state = scene(platoon("A", team("panther_a", 10, 10)), far_enemy(), terrain=(WOODS,))
    assert look(after(state, "move 1: 1 10,10 18,10", 1, 4), 1)["at"] == [18, 10, 0]
    assert "bogged" in flags(after(state, "move 1: 1 10,10 18,10", 1, 3), 1)


@pytest.mark.rule("FW-5.16", "FW-5.17")
def test_very_difficult_ground_takes_a_skill_test_and_is_closed_to_wheels() -> None:
    def scene_with(kind: str) -> State:
        return scene(platoon("A", team(kind, 13, 10)), far_enemy(), terrain=(BOCAGE,))

    assert look(after(scene_with("m10"), "move 1: 1 13,10 18,10", 4), 1)["at"] == [18, 10, 0]
    assert "bogged" in flags(after(scene_with("m10"), "move 1: 1 13,10 18,10", 3), 1)
    assert refused(scene_with("truck"), "move 1: 1 13,10 18,10").rule == "FW-5.16"
    assert look(after(scene_with("us_rifle"), "move 1: 1 13,10 18,10"), 1)["at"] == [18, 10, 0]


@pytest.mark.rule("FW-5.19")
def test_a_wreck_is_very_difficult() -> None:
    def past(kind: str) -> State:
        lost = {"type": "m10", "place": "destroyed"}
        other = platoon("B", team("us_command", 60, 40), lost)
        return scene(platoon("A", team(kind, 10, 10)), other, wrecks=[[14, 10, 0, 3]])

    assert refused(past("truck"), "move 1: 1 10,10 17,10").rule == "FW-5.16"
    assert look(after(past("m10"), "move 1: 1 10,10 17,10", 4), 1)["at"] == [17, 10, 0]


@pytest.mark.rule("FW-5.20", "FW-5.28")
def test_leaving_by_the_own_edge_saves_and_by_another_destroys() -> None:
    state = scene(platoon("A", team("us_command", 10, 3)), far_enemy())
    left = after(state, "move 1: 1 10,3 10,0 leave")
    assert place(left, 1) == "left"
    assert group(left, 1)["where"] == "left"
    west = scene(platoon("A", team("us_command", 3, 20)), far_enemy())
    lost = after(west, "move 1: 1 3,20 0,20 leave")
    assert place(lost, 1) == "destroyed"
    assert group(lost, 1)["where"] == "destroyed"
    assert refused(state, "move 1: 1 10,3 10,1 leave").rule == "FW-5.28"


@pytest.mark.rule("FW-5.21")
def test_digging_in_costs_a_skill_test_and_the_full_rate_of_fire() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle_mg", 10, 13)),
        platoon("B", team("m10", 24, 13, 180)),
    )
    dug = after(state, "move 1: dig-in", 4)
    assert "dug_in" in flags(dug, 1)
    assert "dug_in" in flags(dug, 2)
    failed = after(state, "move 1: dig-in", 3)
    assert "dug_in" not in flags(failed, 2)
    for each in (dug, failed):
        assert "moved" not in flags(each, 2)
        shooting = after(each, "end-step")
        assert ask(shooting, "to_hit", team=2, weapon=0, target=2)["dice"] == 1


@pytest.mark.rule("FW-5.21")
def test_foxholes_are_left_behind() -> None:
    state = scene(platoon("A", team("us_command", 10, 10, flags=["dug_in"])), far_enemy())
    assert "dug_in" not in flags(after(state, "move 1: 1 10,10 12,10"), 1)
    assert "dug_in" in flags(after(state, "move 1: 1 @180"), 1)


@pytest.mark.rule("FW-5.22")
def test_cavalry_get_off_their_horses_and_shoot_as_infantry() -> None:
    state = scene(platoon("A", team("sov_cavalry", 10, 10)), far_enemy())
    after_it = after(state, "move 1: unhorse 1")
    assert look(after_it, 1)["type"] != "sov_cavalry"
    assert "moved" not in flags(after_it, 1)
    assert GAME.check(state, 0, GAME.parse("move 1: unhorse 1; 1 10,10 16,10")) is None
    assert "FW-5.3" in broken(refused(state, "move 1: unhorse 1; 1 10,10 19,10"))


@pytest.mark.rule("FW-5.23")
def test_a_path_that_could_go_on_inside_but_is_too_long_is_refused() -> None:
    state = scene(platoon("A", team("m10", 10, 10)), far_enemy(), terrain=(WOODS,))
    assert refused(state, "move 1: 1 10,10 19,10").rule == "FW-5.3"
    far = scene(platoon("A", team("m10", 6, 10)), far_enemy(), terrain=(WOODS,))
    assert look(after(far, "move 1: 1 6,10 18,10"), 1)["at"] == [15, 10, 0]


@pytest.mark.rule("FW-5.25")
def test_a_bogged_team_without_room_is_set_back() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)), platoon("A", team("us_rifle", 14.5, 10)),
        far_enemy(), terrain=(WOODS,),
    )  # fmt: skip
    x = look(after(state, "move 1: 1 10,10 18,10", 1), 1)["at"][0]
    assert 12.8 <= x <= 12.9


@pytest.mark.rule("FW-2.7")
def test_every_fault_of_an_order_is_named_with_its_team() -> None:
    state = scene(
        platoon(
            "A", team("us_command", 10, 10), team("us_rifle", 10, 13), team("us_rifle", 10, 16)
        ),
        far_enemy(),
    )
    draft = "move 1: 1 10,10 17,10; 2 10,13 18,13; 3 10,16 1,16"
    faults = ask(state, "legal", draft=draft)["faults"]
    assert {(f["team"], f["said"]["rule"]) for f in faults} >= {
        (1, "FW-5.3"),
        (2, "FW-5.3"),
        (3, "FW-5.3"),
    }


@pytest.mark.rule("FW-2.7")
def test_a_crew_that_bailed_out_does_not_hide_the_faults_of_the_others() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10), team("m10", 10, 14, flags=["bailed_out"])), far_enemy()
    )
    refusal = refused(state, "move 1: 1 10,10 30,10; 2 10,14 12,14")
    assert set(broken(refusal)) >= {"FW-2.7", "FW-5.3"}
    said = say(GAME, "en", refusal)
    assert "FW-5.3" in said


@pytest.mark.rule("FW-5.24")
def test_a_move_off_a_hedge_counts_as_crossing_whichever_way_it_leaves() -> None:
    state = scene(platoon("A", team("m3_halftrack", 16, 10)), far_enemy(), terrain=(HEDGE,))
    assert "bogged" in flags(after(state, "move 1: 1 16,10 13,10", 1), 1)
    assert refused(state, "move 1: 1 16,10 11,10").rule == "FW-5.3"


@pytest.mark.rule("FW-4.3", "FW-6.10")
def test_who_gets_off_out_of_command_is_refused_though_it_does_not_walk() -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 10, 10),
            {"type": "us_rifle", "carrier": 3},
            team("m3_halftrack", 15, 10),
            team("us_rifle", 10, 13),
        ),
        far_enemy(),
    )
    # the half-track's rear edge is at x = 14: a base of 1.25" there is 2.25" from the commander
    assert GAME.check(state, 0, GAME.parse("move 1: dismount 2")) is None
    away = scene(
        platoon(
            "A",
            team("us_command", 10, 10),
            {"type": "us_rifle", "carrier": 3},
            team("m3_halftrack", 15.4, 10, 180),
            team("us_rifle", 10, 13),
        ),
        far_enemy(),
    )
    assert refused(away, "move 1: dismount 2").rule == "FW-4.3"


@pytest.mark.rule("FW-5.28")
def test_passengers_leave_the_table_with_their_vehicle() -> None:
    state = scene(
        platoon("A", {"type": "us_command", "carrier": 2}, team("m3_halftrack", 10, 3)),
        platoon("A", team("us_command", 30, 30)),
        far_enemy(),
    )
    left = after(state, "move 1: 2 10,3 10,0 leave")
    assert place(left, 1) == place(left, 2) == "left"
    assert group(left, 1)["where"] == "left"


@pytest.mark.rule("FW-5.8")
def test_by_a_switch_vehicles_do_not_pass_enemy_vehicles() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("truck", 13, 10, 90)),
        switches={"vehicles_pass_enemy_vehicles": False},
    )
    assert refused(state, "move 1: 1 10,10 16,10").rule == "FW-5.8"


@pytest.mark.rule("FW-4.3", "FW-5.20")
def test_who_moves_while_his_commander_leaves_the_table_is_out_of_command() -> None:
    state = scene(platoon("A", team("us_command", 10, 3), team("us_rifle", 10, 6)), far_enemy())
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,3 10,0 leave")) is None
    assert refused(state, "move 1: 1 10,3 10,0 leave; 2 10,6 12,6").rule == "FW-4.3"
