"""FW-9, FW-10 from outside: hits, saves, leaders."""

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    HOUSE,
    alone,
    duel,
    flags,
    group,
    look,
    moved,
    open_question,
    place,
    run,
)
from tests.games.flames_of_war.scene import after, far_enemy, platoon, refused, scene, team

# 9: hits and saves


@pytest.mark.rule("FW-9.4", "FW-9.5")
def test_a_named_kind_is_hit_first_and_a_machine_gun_may_not_name_man_packed_guns() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_rifle", 20, 10), moved("us_lmg", 20, 13)),
        step="shooting",
    )  # fmt: skip
    gun = after(state, "shoot 1: 1.0 x1 at 2; priority 2 gun", 3, 4)  # the gun fails its 5+
    assert place(gun, 3) == "destroyed"
    assert place(gun, 2) == "table"
    assert refused(state, "shoot 1: 1.1 at 2; priority 2 gun").rule == "FW-9.5"
    assert GAME.check(state, 0, GAME.parse("shoot 1: 1.1 at 2; priority 2 infantry")) is None


@pytest.mark.rule("FW-9.4")
def test_teams_outside_bulletproof_cover_and_within_sixteen_inches_are_served_first() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("us_rifle", 20, 10, 180, flags=["moved", "dug_in"]),
                moved("us_rifle", 20, 13)),
        step="shooting",
    )  # fmt: skip
    shot = after(state, "shoot 1: 1.0 x1 at 2", 3, 2)
    assert place(shot, 3) == "destroyed"
    assert place(shot, 2) == "table"


@pytest.mark.rule("FW-9.7")
def test_shots_without_high_explosive_do_nothing_to_infantry() -> None:
    state = duel("firefly_vc", "us_rifle", 12)
    shot = after(state, "shoot 1: 1.0 x1 at 2", 6)
    assert place(shot, 2) == "table"
    assert not group(shot, 2).get("hits")


@pytest.mark.rule("FW-9.8")
def test_a_type_must_be_one_with_a_legal_target() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("cromwell_iv", 20, 10, 180), team("firefly_vc", 20, 13, 180)),
        step="shooting",
    )
    assert refused(state, "shoot 1: 1.0 at 2; type 2 m10").rule == "FW-9.8"
    shot = after(state, "shoot 1: 1.0 x1 at 2; type 2 firefly_vc", 3, 5, 1, 3)
    assert place(shot, 3) == "destroyed"


@pytest.mark.rule("FW-9.12")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((6,), "unhurt"),
        ((5, 2), "unhurt"),
        ((5, 3), "bailed"),
        ((4, 2), "bailed"),
        ((4, 3), "lost"),
    ],
)
def test_armour_saves_at_short_range(dice: tuple[int, ...], result: str) -> None:
    state = duel("panzer_iv_h", "m4_sherman", 12)  # 5 + 6 = 11
    shot = after(state, "shoot 1: 1.0 x1 at 2", 3, *dice)
    came = (
        "lost"
        if place(shot, 2) == "destroyed"
        else "bailed"
        if "bailed_out" in flags(shot, 2)
        else "unhurt"
    )
    assert came == result


@pytest.mark.rule("FW-9.15", "FW-9.16")
@pytest.mark.parametrize(
    ("target", "die", "lives"),
    [("truck", 5, True), ("truck", 4, False), ("us_rifle", 3, True), ("us_rifle", 2, False),
     ("ger_hmg", 5, True), ("ger_hmg", 4, False), ("sov_cavalry", 3, True),
     ("sov_cavalry", 2, False)],
)  # fmt: skip
def test_plain_saves(target: str, die: int, lives: bool) -> None:
    shot = after(duel("panzer_iv_h", target, 12), "shoot 1: 1.0 x1 at 2", 3, die)
    assert (place(shot, 2) == "table") == lives


@pytest.mark.rule("FW-9.17", "FW-8.21")
def test_a_gun_shield_asks_for_firepower_from_the_front_only() -> None:
    front = duel("panzer_iv_h", "ger_pak40", 12)
    assert place(after(front, "shoot 1: 1.0 x1 at 2", 3, 4, 2), 2) == "table"
    assert place(after(front, "shoot 1: 1.0 x1 at 2", 3, 4, 3), 2) == "destroyed"
    rear = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("ger_pak40", 22, 10, 0, flags=["moved"])),
        step="shooting",
    )
    assert place(after(rear, "shoot 1: 1.0 x1 at 2", 3, 4), 2) == "destroyed"


@pytest.mark.rule("FW-9.18", "FW-9.24")
def test_a_bunker_buster_hits_everybody_in_the_building() -> None:
    state = scene(
        platoon("A", team("ger_lefh18", 10, 11)),
        platoon("B", moved("us_command", 20, 11), moved("us_rifle", 22, 11)),
        step="shooting",
        terrain=(HOUSE,),
    )  # fmt: skip
    hit = run(state, ["shoot 1: 1.0 at 2", "default"], 4, 2, 2, 3)
    assert place(hit, 2) == "destroyed"
    assert place(hit, 3) == "table"
    assert group(hit, 2)["hits"] == 2


@pytest.mark.rule("FW-9.25")
def test_side_plates_save_against_a_bazooka() -> None:
    state = scene(
        platoon("A", team("us_bazooka", 10, 10)),
        platoon("B", team("panzer_iv_h", 16, 10, 90)),
        step="shooting",
    )
    assert not flags(after(state, "shoot 1: 1.0 at 2", 3, 6, 5), 2)
    assert place(after(state, "shoot 1: 1.0 at 2", 3, 6, 4, 5), 2) == "destroyed"


@pytest.mark.rule("FW-9.19", "FW-9.21")
def test_survivors_of_a_lorry_are_placed_by_their_owner_within_two_inches() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", {"type": "us_command", "carrier": 3}, moved("truck", 22, 10)),
        step="shooting",
    )
    asked = after(state, "shoot 1: 1.0 x1 at 2", 3, 4, 5)
    assert open_question(asked) == "ask-place"
    assert GAME.awaited(asked) == (1,)
    assert refused(asked, "place: 2 22,15 @0").rule == "FW-9.19"
    placed = after(asked, "place: 2 22,12.5 @0")
    assert look(placed, 2)["at"] == [22, 12.5, 0]
    assert group(placed, 2)["pinned"]


@pytest.mark.rule("FW-9.10", "FW-9.1")
def test_the_owner_says_who_takes_the_hit() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_command", 20, 10), moved("us_rifle", 20, 13)),
        step="shooting",
    )  # fmt: skip
    asked = after(state, "shoot 1: 1.0 x1 at 2", 3)
    assert open_question(asked) == "ask-allocate"
    assert place(after(asked, "allocate 3 2", 2), 3) == "destroyed"
    assert place(run(asked, ["default"], 2), 2) == "destroyed"


@pytest.mark.rule("FW-9.20")
def test_every_result_destroyed_asks_the_passengers_for_a_save() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon(
            "B", {"type": "us_command", "carrier": 4}, {"type": "us_rifle", "carrier": 4},
            moved("truck", 22, 10),
        ),
        step="shooting",
    )  # fmt: skip
    asked = after(state, "shoot 1: 1.0 x2 at 2", 3, 3, 4, 2, 5, 6, 5, 4)
    assert place(asked, 3) == "destroyed"
    assert open_question(asked) == "ask-place"


@pytest.mark.rule("FW-9.22", "FW-6.24")
def test_riders_save_for_every_hit_and_an_observer_inside_does_not() -> None:
    def hit(*aboard: str) -> State:
        riders = [platoon("B", {"type": kind, "carrier": 2}) for kind in aboard]
        return scene(
            platoon("A", team("m10", 10, 10)),
            platoon("B", team("m4_sherman", 20, 10, 180)),
            *riders,
            step="shooting",
        )

    # riders 5 and 3; armour 3 + 6 = 9 < 12; firepower 2 fails: bailed out
    ridden = after(hit("us_command", "us_rifle"), "shoot 1: 1.0 x1 at 2", 3, 5, 3, 3, 2)
    assert (place(ridden, 3), place(ridden, 4)) == ("mounted", "destroyed")
    assert flags(ridden, 2) == {"bailed_out"}
    observed = run(hit("us_observer"), ["shoot 1: 1.0 x1 at 2", "pass"], 3, 3, 2)
    assert place(observed, 3) == "mounted"


@pytest.mark.rule("FW-9.21", "FW-9.22")
def test_the_riders_of_a_lost_tank_are_pinned() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", {"type": "us_command", "carrier": 4}, {"type": "us_rifle", "carrier": 4}),
        platoon("B", team("m4_sherman", 20, 10, 180)),
        step="shooting",
    )
    # riders 5 and 5; armour 1 + 6 < 11, firepower 3; as passengers 5 and 5
    off = run(state, ["shoot 1: 1.0 x1 at 3", "default"], 3, 5, 5, 1, 3, 5, 5)
    assert group(off, 2)["pinned"]
    assert place(off, 2) == place(off, 3) == "table"


# 10: results and leaders


@pytest.mark.rule("FW-10.1", "FW-10.2")
def test_five_hits_pin_infantry_when_the_shooting_ends() -> None:
    def pinned(hits: int, kind: str) -> bool:
        state = scene(
            platoon("A", team("us_command", 10, 10)),
            {**platoon("B", team(kind, 20, 10, 180), team(kind, 20, 14, 180)), "hits": hits},
            step="shooting",
        )
        return bool(group(after(state, "end-step"), 2).get("pinned"))

    assert pinned(5, "us_rifle")
    assert not pinned(4, "us_rifle")
    assert not pinned(6, "m10")


@pytest.mark.rule("FW-10.3")
def test_a_destroyed_tank_leaves_a_wreck_and_a_lorry_does_not() -> None:
    tank = after(duel("panzer_iv_h", "m10", 12), "shoot 1: 1.0 x1 at 2", 3, 1, 3)
    assert GAME.dump(tank)["wrecks"][0][:2] == [22, 10]
    lorry = after(duel("panzer_iv_h", "truck", 12), "shoot 1: 1.0 x1 at 2", 3, 1)
    assert "wrecks" not in GAME.dump(lorry)


@pytest.mark.rule("FW-10.6")
def test_a_bogged_tank_that_bails_out_tests_its_motivation() -> None:
    state = duel("panzer_iv_h", "m4_sherman", 12, hit=["bogged"])
    assert place(after(state, "shoot 1: 1.0 x1 at 2", 3, 4, 2, 3), 2) == "destroyed"
    kept = after(state, "shoot 1: 1.0 x1 at 2", 3, 4, 2, 4)
    assert {"bailed_out", "bogged"} <= flags(kept, 2)


@pytest.mark.rule("FW-10.8")
def test_a_platoon_commander_changes_to_a_tank_of_his_platoon_when_the_step_ends() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10, flags=["bailed_out"]), team("m10", 10, 14)),
        far_enemy(),
        step="movement",
    )
    asked = after(state, "end-step")
    assert open_question(asked) == "ask-change"
    changed = after(asked, "change-tank 1 2")
    assert look(changed, 2)["role"] == "platoon_commander"
    assert look(changed, 1).get("role") != "platoon_commander"


@pytest.mark.rule("FW-10.10")
def test_a_leader_appoints_and_then_holds_his_fire() -> None:
    lost = {"type": "us_command", "place": "destroyed", "role": "platoon_commander"}
    state = scene(
        platoon("A", lost, team("us_rifle", 10, 13), team("us_rifle", 10, 16)),
        alone("A", team("us_command", 13, 13, role="company_commander")),
        platoon("B", team("truck", 22, 13, 180)),
        step="shooting",
    )
    assert refused(state, "appoint 4 1 2").rule == "FW-10.10"  # he has not joined
    state = run(state, ["join 4 1", "appoint 4 1 2"])
    assert look(state, 2)["role"] == "platoon_commander"
    assert refused(state, "shoot 2: 4.0 at 3").rule == "FW-10.10"
    assert GAME.check(state, 0, GAME.parse("shoot 1: 2.0 at 3")) is None


@pytest.mark.rule("FW-10.12", "FW-10.13")
def test_another_infantry_team_falls_for_a_warrior() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_rifle", 22, 13), moved("us_rifle", 22, 15.5),
                team("truck", 22, 18.5, 180)),
        alone("B", team("us_command", 22, 10, 180, role="company_commander", flags=["moved"])),
        step="shooting",
    )  # fmt: skip
    state = run(state, ["shoot 1: 1.0 x1 at 3"], 3)
    assert look(state, 5)["joined"] == 2
    assert refused(state, "allocate 5 2 3").rule == "FW-9.10"
    asked = run(state, ["allocate 5 2 3 4"], 2, 4)
    assert open_question(asked) == "ask-warrior"
    kept = after(asked, "warrior 3")
    assert place(kept, 5) == "table"
    assert place(kept, 3) == "destroyed"
    lost = run(state, ["allocate 5 2 3 4"], 2, 3)
    assert place(lost, 5) == "destroyed"


@pytest.mark.rule("FW-10.1")
def test_hits_are_counted_before_saves_and_by_a_switch_by_action() -> None:
    state = scene(
        platoon("A", team("m3_halftrack", 10, 10), team("m3_halftrack", 10, 13)),
        platoon("B", moved("us_rifle", 20, 10), moved("us_rifle", 20, 13)),
        step="shooting",
    )
    shot = run(state, ["shoot 1: 1.0 at 2; 2.0 at 2", "default"], 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3)
    assert group(run(shot, ["end-step"]), 2)["pinned"]
    scattered = scene(
        platoon("A", team("us_command", 10, 10)),
        platoon("B", team("us_rifle", 20, 10), team("us_rifle", 20, 13), hits=6, worst=4),
        step="shooting",
        switches={"pin_hits_cumulative": False},
    )
    assert "pinned" not in group(after(scattered, "end-step"), 2)
