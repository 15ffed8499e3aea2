"""FW-13 to FW-15 from outside: artillery, aircraft, reconnaissance."""

from typing import Any

import pytest

from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    alone,
    ask,
    broken,
    flags,
    group,
    look,
    moved,
    open_question,
    place,
    run,
    strip,
)
from tests.games.flames_of_war.scene import after, far_enemy, platoon, play, refused, scene, team

# 13: artillery


def battery(
    guns: int = 4, kind: str = "us_81mm", *, target: list[str] | None = None, **more: Any
) -> State:
    """A battery at the west edge, an observer (last number of A) half-way, infantry far away."""
    pieces = [team(kind, 4, 6 + 3 * i) for i in range(guns)]
    staff = [team("us_staff", 6.5, 3)] if more.pop("staff", False) else []
    return scene(
        platoon("A", team("us_command", 4, 3), *pieces, *staff, **more.pop("rated", {})),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("us_rifle", 36, 20, 180, flags=target or ["moved"])),
        step="shooting",
        **more,
    )  # fmt: skip


@pytest.mark.rule("FW-13.8", "FW-13.11")
def test_ranging_numbers_and_failed_attempts() -> None:
    state = battery()
    assert ask(state, "to_range", battery=1, by=6, at=7)["needed"] == 3
    # two failures, then ranged in; skill 4 + 2 = 6: hit; saved
    hit = after(state, "bombard 1 by 6 at 7 he", 2, 2, 3, 6, 3)
    assert group(hit, 3)["pinned"]
    missed = after(state, "bombard 1 by 6 at 7 he", 2, 2, 3, 5)
    assert not group(missed, 3).get("pinned")
    none = after(state, "bombard 1 by 6 at 7 he", 2, 2, 2)
    assert not group(none, 3).get("pinned")


@pytest.mark.rule("FW-13.8")
def test_concealment_and_a_company_leader_make_ranging_harder() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        alone("A", team("us_command", 20, 20, role="company_commander")),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    assert ask(state, "to_range", battery=1, by=5, at=6)["needed"] == 6


@pytest.mark.rule("FW-13.3", "FW-13.4")
@pytest.mark.parametrize(
    ("flag", "silent"), [("moved", "FW-13.3"), ("digging", "FW-5.21"), ("bogged", "FW-13.3")]
)
def test_which_guns_take_part(flag: str, silent: str) -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 4, 3),
            team("us_81mm", 4, 6, flags=[flag]),
            team("us_81mm", 4, 9),
        ),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    answer = ask(state, "to_range", battery=1, by=4, at=5)
    assert answer["guns"] == [3]
    assert refused(state, "bombard 1 by 4 at 5 he; guns 2").rule == silent


@pytest.mark.rule("FW-13.3")
def test_pinned_mortars_do_not_bombard() -> None:
    refusal = refused(battery(rated={"pinned": True}), "bombard 1 by 6 at 7 he")
    assert refusal.rule == "FW-10.2"


@pytest.mark.rule("FW-13.6")
@pytest.mark.parametrize("flag", ["moved", "shot"])
def test_who_directs_has_neither_moved_nor_shot(flag: str) -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon(
            "A",
            team("us_observer", 20, 20, role="observer", flags=[flag]),
            independent=True,
            battery=1,
        ),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.6")
def test_an_ordinary_team_may_not_direct_nor_one_that_does_not_see() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_rifle", 20, 20)),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
        terrain=(
            {"id": "wood", "type": "woods", "polygon": [[10, 0], [12, 0], [12, 40], [10, 40]]},
        ),
    )
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-13.6"
    assert refused(state, "bombard 1 by 1 at 4 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.12")
def test_six_guns_reroll_misses_and_two_reroll_hits() -> None:
    after(battery(6), "bombard 1 by 8 at 9 he", 3, 3, 4, 3)  # ranged; miss, again, hit; saved
    after(battery(2), "bombard 1 by 4 at 5 he", 3, 4, 3)  # ranged; hit, again, miss
    after(battery(1), "bombard 1 by 3 at 4 he", 3, 5, 5, 3)  # needs 5: hit twice; saved


@pytest.mark.rule("FW-13.9", "FW-13.24")
def test_only_a_battery_with_staff_repeats_and_only_once() -> None:
    state = battery(staff=True)
    state = after(state, "bombard 1 by 7 at 8 he", 3, 3)  # ranged in, missed
    for _ in range(6):
        state = run(state, ["end-step"])
    assert (GAME.dump(state)["side"], GAME.dump(state)["step"]) == ("A", "starting")
    state = run(state, ["end-step", "end-step"])
    again = after(state, "bombard 1 by 7 repeat", 4, 3)
    assert group(again, 3)["pinned"]
    for dice in [(), (), (4,), (), (), (), (), ()]:  # B's platoon rallies
        again = run(again, ["end-step"], *dice)
    assert refused(again, "bombard 1 by 7 repeat").rule == "FW-13.9"
    plain = after(battery(), "bombard 1 by 6 at 7 he", 3, 3)
    for _ in range(8):
        plain = run(plain, ["end-step"])
    assert refused(plain, "bombard 1 by 6 repeat").rule == "FW-13.9"


@pytest.mark.rule("FW-13.19", "FW-13.20")
def test_smoke_comes_before_other_fire_and_three_templates_from_six() -> None:
    laid = after(battery(6), "bombard 1 by 8 at 9 smoke", 3, 1)
    clouds = GAME.dump(laid)["smoke"]
    assert len(clouds) == 3
    assert not group(laid, 3).get("pinned")
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("A", team("m10", 20, 24)),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    shot = after(state, "shoot 3: 4.0 x1 at 4", 1)
    assert refused(shot, "bombard 1 by 3 at 5 smoke").rule == "FW-7.1"


@pytest.mark.rule("FW-13.16", "FW-13.17", "FW-13.18")
def test_rockets_pay_nothing_for_failed_attempts_and_leave_trails() -> None:
    state = battery(3, "ger_nw41")
    hit = after(state, "bombard 1 by 5 at 6 he", 2, 2, 3, 4, 3)
    assert group(hit, 3)["pinned"]
    assert group(hit, 1)["trail_turn"] == 1


@pytest.mark.rule("FW-13.5")
def test_a_gun_fires_over_no_wood_within_four_inches_but_a_mortar_does() -> None:
    wood = {"id": "wood", "type": "woods", "polygon": [[7, 0], [8, 0], [8, 30], [7, 30]]}

    def rule(kind: str) -> str | None:
        state = battery(1, kind, terrain=(wood,))
        refusal = GAME.check(state, 0, GAME.parse("bombard 1 by 3 at 4 he"))
        return refusal.rule if refusal else None

    assert rule("us_81mm") is None
    assert rule("us_105mm") in ("FW-13.5", "FW-13.22")


@pytest.mark.rule("FW-13.11", "FW-13.23")
def test_own_teams_under_the_template_are_hit_like_the_enemys() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("A", team("us_rifle", 33.5, 20)),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    hit = after(state, "bombard 1 by 5 at 7 he", 3, 4, 4, 3, 3)
    assert group(hit, 3)["pinned"]
    assert group(hit, 4)["pinned"]


@pytest.mark.rule("FW-13.14")
def test_foxholes_ask_for_firepower_and_shields_do_not_help() -> None:
    dug = battery(3, target=["moved", "dug_in"])
    # concealed in its foxhole: needs 4
    assert place(after(dug, "bombard 1 by 5 at 6 he", 4, 4, 2, 5), 6) == "table"
    assert place(after(dug, "bombard 1 by 5 at 6 he", 4, 4, 2, 6), 6) == "destroyed"
    gun = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("ger_pak40", 36, 20, 180)),
        step="shooting",
    )
    assert place(after(gun, "bombard 1 by 5 at 6 he", 3, 4, 4), 6) == "destroyed"


@pytest.mark.rule("FW-13.10")
def test_only_an_observer_with_a_staff_lends_his_eyes() -> None:
    def lending(staff: bool) -> Refusal | None:
        extra = [team("us_staff", 6.5, 3)] if staff else []
        other = [team("us_staff", 6.5, 30)] if staff else []
        state = scene(
            platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6), *extra),
            platoon("A", team("us_command", 4, 30), team("us_81mm", 4, 33), *other),
            platoon("A", team("us_observer", 20, 20), battery=1),
            platoon("B", team("us_rifle", 36, 20, 180)),
            step="shooting",
        )
        ids = (7, 8) if staff else (5, 6)
        return GAME.check(state, 0, GAME.parse(f"bombard 2 by {ids[0]} at {ids[1]} he"))

    assert lending(True) is None
    refusal = lending(False)
    assert refusal is not None
    assert refusal.rule == "FW-13.10"


@pytest.mark.rule("FW-2.10")
def test_the_howitzer_tanks_of_a_headquarters_bombard_as_one_battery() -> None:
    state = scene(
        alone("A", team("cromwell_cs", 4, 10)),
        alone("A", team("cromwell_cs", 4, 13)),
        alone("A", team("cromwell_iv", 20, 20, role="company_commander")),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    answer = ask(state, "to_range", battery=1, by=3, at=4)
    assert answer["guns"] == [1, 2]
    assert answer["needed"] == 4


@pytest.mark.rule("FW-13.13")
def test_hits_are_pooled_and_go_to_teams_in_the_open_first() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon(
            "B", team("us_command", 36, 20, 180, flags=["moved", "dug_in"]),
            moved("us_rifle", 36, 22),
        ),
        step="shooting",
    )  # fmt: skip
    # ranged in on 4; the foxhole is rolled for and hit, the open missed: the open takes it
    hit = after(state, "bombard 1 by 5 at 6 he", 4, 4, 3, 2)
    assert place(hit, 7) == "destroyed"
    assert place(hit, 6) == "table"


@pytest.mark.rule("FW-13.18")
def test_rocket_trails_betray_a_launcher_nobody_sees() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon(
            "B", team("us_command", 36, 25),
            team("ger_nw41", 36, 20, 180, flags=["moved", "shot"]), trail_turn=1,
        ),
        step="shooting",
        turns=[2, 1],
        terrain=(strip(28, 30),),
    )  # fmt: skip
    assert ask(state, "to_range", battery=1, by=3, at=5)["needed"] == 4
    assert GAME.check(state, 0, GAME.parse("bombard 1 by 3 at 5 he")) is None
    assert refused(state, "bombard 1 by 3 at 4 he").rule == "FW-13.6"


@pytest.mark.rule("FW-13.19")
def test_no_smoke_without_smoke_shells() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("sov_120mm", 4, 6)),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("us_rifle", 36, 20, 180)),
        step="shooting",
    )
    assert refused(state, "bombard 1 by 3 at 4 smoke").rule == "FW-13.19"


@pytest.mark.rule("FW-13.6", "FW-2.10")
def test_a_gun_that_directs_does_not_fire() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6), team("us_81mm", 4, 9)),
        platoon("B", moved("us_rifle", 36, 9)),
        step="shooting",
    )
    assert ask(state, "to_range", battery=1, by=2, at=4)["guns"] == [3]
    assert refused(state, "bombard 1 by 2 at 4 he; guns 2").rule == "FW-13.6"
    staff = scene(
        alone("A", team("cromwell_cs", 4, 10)),
        alone("A", team("cromwell_cs", 20, 20)),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    answer = ask(staff, "to_range", battery=1, by=2, at=3)
    assert (answer["guns"], answer["needed"]) == ([1], 3)


@pytest.mark.rule("FW-13.22")
def test_a_mixed_battery_fires_with_its_lowest_anti_tank_and_worst_firepower() -> None:
    pieces = [team("us_81mm", 4, 6), team("sov_120mm", 4, 9), team("us_81mm", 4, 12)]
    state = scene(
        platoon("A", team("us_command", 4, 3), *pieces),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", team("m4_sherman", 36, 20, 180)),
        step="shooting",
    )
    # top 1 + 1 equals anti-tank 2, not 3; firepower 6, not 3+
    assert not flags(after(state, "bombard 1 by 5 at 6 he", 3, 4, 1, 5), 6)
    assert flags(after(state, "bombard 1 by 5 at 6 he", 3, 4, 1, 6), 6) == {"bailed_out"}


@pytest.mark.rule("FW-13.3", "FW-13.4", "FW-13.6")
def test_a_bombardment_is_refused_with_every_fault() -> None:
    near = team("us_81mm", 30, 20)
    state = scene(
        platoon("A", team("us_command", 4, 3), team("us_81mm", 4, 6, flags=["moved"]), near),
        platoon("A", team("us_observer", 20, 20, flags=["shot"]), battery=1),
        platoon("B", moved("us_rifle", 36, 20)),
        step="shooting",
    )
    refusal = refused(state, "bombard 1 by 4 at 5 he")
    assert broken(refusal) == ["FW-13.3", "FW-13.4", "FW-13.6"]
    assert refused(state, "bombard 1 by 1 at 3 he").rule == "FW-13.7"


# 14: aircraft


def strike(planes: int, *more: dict[str, Any], **entries: Any) -> State:
    """Aircraft of A over a Trained enemy, nothing left to shoot."""
    return scene(
        platoon("A", team("us_command", 4, 3)),
        platoon("B", moved("us_rifle", 36, 30)),
        *more,
        step="shooting",
        aircraft=planes,
        air={"A": "limited typhoon"},
        **entries,
    )


@pytest.mark.rule("FW-14.2", "FW-14.4")
@pytest.mark.parametrize(("die", "planes"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_how_many_aircraft_come(die: int, planes: int) -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3)), far_enemy(), step="starting",
        pools=[3, 0], air={"A": "sporadic typhoon"},
    )  # fmt: skip
    came = after(state, "starting: air", 1, 5, 2, die)
    assert GAME.dump(came)["aircraft"] == planes
    assert GAME.dump(came)["pools"][0] == 2
    none = after(state, "starting: air", 1, 4, 2)
    assert "aircraft" not in GAME.dump(none)
    assert GAME.dump(none)["pools"][0] == 2


@pytest.mark.rule("FW-14.3")
def test_a_six_drives_them_off_and_costs_a_die_for_good() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3)), far_enemy(), step="starting",
        pools=[3, 3], air={"A": "sporadic typhoon", "B": "sporadic ju87d"},
    )  # fmt: skip
    asked = after(state, "starting: air", 1, 5, 2)
    assert open_question(asked) == "ask-intercept"
    assert GAME.awaited(asked) == (1,)
    off = after(asked, "intercept yes", 6)
    assert "aircraft" not in GAME.dump(off)
    assert GAME.dump(off)["pools"] == [2, 2]
    assert GAME.dump(after(asked, "intercept no", 3))["pools"] == [2, 3]


@pytest.mark.rule("FW-14.5", "FW-14.12")
def test_two_aircraft_strike_without_rerolls() -> None:
    asked = after(strike(2), "end-step")
    assert open_question(asked) == "ask-air-strike"
    hit = run(asked, ["air-strike 2 1"], 3, 3, 2)  # ranged in, rockets 3+, save fails
    assert place(hit, 2) == "destroyed"


@pytest.mark.rule("FW-14.6", "FW-14.16")
def test_aircraft_leave_if_an_own_team_is_within_sixteen_inches() -> None:
    state = strike(2, platoon("A", team("us_command", 36, 14)))
    left = run(state, ["end-step", "air-strike 2 1"])
    assert place(left, 2) == "table"
    assert "aircraft" not in GAME.dump(left)


@pytest.mark.rule("FW-14.8", "FW-14.9")
def test_anti_aircraft_fire_brings_the_only_aircraft_down() -> None:
    state = strike(1, platoon("B", team("brit_bofors", 30, 30, 180)))
    asked = run(state, ["end-step", "air-strike 2 1"])
    assert open_question(asked) == "ask-aa-fire"
    assert GAME.awaited(asked) == (1,)
    down = after(asked, "aa-fire: 3.0 at 1", 4, 4)
    assert place(down, 2) == "table"
    assert refused(asked, "aa-fire: 3.0 at 2").rule == "FW-14.8"


@pytest.mark.rule("FW-14.7")
def test_no_room_for_the_formation_means_no_attack() -> None:
    near = scene(
        platoon("A", team("us_command", 60, 40)),
        platoon("B", moved("us_rifle", 36, 5)),
        step="shooting", aircraft=1, air={"A": "limited typhoon"},
    )  # fmt: skip
    left = run(near, ["end-step", "air-strike 2 1"])
    assert place(left, 2) == "table"
    assert "aircraft" not in GAME.dump(left)


@pytest.mark.rule("FW-14.12", "FW-14.13")
def test_three_aircraft_roll_misses_again_and_cannon_strike_the_side() -> None:
    def over(planes: int, target: dict[str, Any]) -> State:
        return scene(
            platoon("A", team("us_command", 4, 3)),
            platoon("B", target),
            step="shooting",
            aircraft=planes,
            air={"A": "limited typhoon"},
        )

    again = run(over(3, moved("us_rifle", 36, 30)), ["end-step", "air-strike 2 1"], 3, 2, 3, 2)
    assert place(again, 2) == "destroyed"
    tank = over(2, team("t34_76", 36, 30, 180))
    cannon = run(tank, ["end-step", "air-strike 2 0"], 3, 3, 3, 5)  # side 5 + 3 = 8, firepower 5
    assert flags(cannon, 2) == {"bailed_out"}
    rockets = run(tank, ["end-step", "air-strike 2 1"], 3, 3, 4, 3)  # top 1 + 4 < 6, firepower 3
    assert place(rockets, 2) == "destroyed"


# 15: reconnaissance


@pytest.mark.rule("FW-15.2")
def test_eyes_and_ears() -> None:
    state = scene(
        platoon("A", team("m8_greyhound", 10, 10)),
        platoon("A", team("m10", 10, 14)),
        platoon("B", team("us_rifle", 22, 10, 180)),
        step="shooting",
    )
    before = ask(state, "to_hit", team=2, weapon=0, target=3)["lowest"]
    pointed = after(state, "eyes 1 3")
    assert ask(pointed, "to_hit", team=2, weapon=0, target=3)["lowest"] == before - 1
    assert refused(pointed, "shoot 1: 1.0 x1 at 3").rule == "FW-15.2"
    rolled = scene(
        platoon("A", team("m8_greyhound", 10, 10, flags=["moved"])),
        platoon("B", team("us_rifle", 22, 10, 180)),
        step="shooting",
    )
    assert refused(rolled, "eyes 1 2").rule == "FW-15.2"
    far = scene(
        platoon("A", team("m8_greyhound", 10, 10)), platoon("B", team("us_rifle", 29, 10, 180)),
        step="shooting",
    )  # fmt: skip
    assert refused(far, "eyes 1 2").rule == "FW-15.2"


@pytest.mark.rule("FW-15.3", "FW-15.4")
def test_scouts_disengage_from_shooting() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("m8_greyhound", 24, 10)),
        step="shooting",
    )
    asked = after(state, "shoot 1: 1.0 at 2")
    assert open_question(asked) == "ask-disengage"
    assert GAME.awaited(asked) == (1,)
    moving = after(asked, "disengage yes", 1, 4)  # the first die misses, the skill test passes
    assert open_question(moving) == "ask-disengage-move"
    gone = after(moving, "disengage-move: 2 24,10 40,10", 1)  # still in sight: the second die
    assert look(gone, 2)["at"] == [40, 10, 0]
    assert group(gone, 2)["disengaged"]
    stays = after(asked, "disengage yes", 1, 3, 1)
    assert look(stays, 2)["at"] == [24, 10, 180]


@pytest.mark.rule("FW-15.3")
@pytest.mark.parametrize("flag", ["shot", "assaulted"])
def test_scouts_that_shot_are_not_asked(flag: str) -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("m8_greyhound", 24, 10, 180, flags=[flag])),
        step="shooting",
    )
    assert open_question(after(state, "shoot 1: 1.0 at 2", 1, 1)) is None


@pytest.mark.rule("FW-15.7")
def test_a_failed_save_may_force_scouts_away() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", team("jeep_mg", 24, 10, 180, flags=["shot"]), team("jeep_mg", 24, 13, 180)),
        step="shooting",
    )
    asked = run(state, ["shoot 1: 1.0 x1 at 2", "allocate 3 2"], 3, 4, 3)
    assert open_question(asked) == "ask-disengage-move"
    stays = run(state, ["shoot 1: 1.0 x1 at 2", "allocate 3 2"], 3, 4, 4)
    assert open_question(stays) is None


@pytest.mark.rule("FW-15.6")
def test_scouts_disengage_from_a_charge_and_the_attackers_stay_where_they_are() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), motivation="fearless"),
        platoon("B", team("jeep_mg", 13.5, 10, 0, flags=["moved"])),
        step="assault",
    )
    asked = after(state, "assault 1 at 2: 1 10,10 12.125,10 @0")
    assert open_question(asked) == "ask-disengage"
    gone = run(asked, ["disengage yes", "disengage-move: 2 13.5,10 37.5,10"], 4)
    assert look(gone, 1)["at"] == [12.125, 10, 0]
    assert open_question(gone) is None


@pytest.mark.rule("FW-15.8")
def test_scouts_that_disengaged_neither_shoot_nor_point_nor_come_on() -> None:
    state = scene(
        platoon("A", team("m8_greyhound", 10, 10), disengaged=True),
        platoon("B", team("m10", 24, 10, 180)),
    )
    assert refused(state, "move 1: 1 10,10 12,10").rule == "FW-15.8"
    assert GAME.check(state, 0, GAME.parse("move 1: 1 10,10 8,10")) is None
    shooting = after(state, "end-step")
    assert refused(shooting, "shoot 1: 1.0 at 2").rule == "FW-15.8"
    assert refused(shooting, "eyes 1 2").rule == "FW-15.8"


@pytest.mark.rule("FW-15.2", "FW-10.2")
def test_an_armoured_scout_of_a_pinned_patrol_still_points_out() -> None:
    state = scene(
        platoon("A", team("m8_greyhound", 10, 10), team("jeep_mg", 10, 13), pinned=True),
        platoon("B", team("us_rifle", 22, 10, 180)),
        step="shooting",
    )
    assert GAME.check(state, 0, GAME.parse("eyes 1 3")) is None
    assert refused(state, "eyes 2 3").rule == "FW-15.2"


@pytest.mark.rule("FW-15.4")
def test_the_stabiliser_costs_its_one_in_the_second_volley_too() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["moved"])),
        platoon("B", moved("m8_greyhound", 24, 10)),
        step="shooting",
    )
    step = play(after(state, "shoot 1: 1.0 x2 at 2"), "disengage yes", 3, 3, 3)  # 3 + 1: both miss
    needed = [event.args["needed"] for event in step.told.events if event.key == "rolls-to-hit"]
    assert needed == [4, 4]


@pytest.mark.rule("FW-15.5")
def test_scouts_disengage_after_a_failed_ranging() -> None:
    state = scene(
        platoon("A", team("us_command", 4, 3), *[team("us_81mm", 4, 6 + 3 * i) for i in range(3)]),
        platoon("A", team("us_observer", 20, 20), battery=1),
        platoon("B", moved("m8_greyhound", 36, 20)),
        step="shooting",
    )
    asked = after(state, "bombard 1 by 5 at 6 he", 2)
    assert open_question(asked) == "ask-disengage"
    gone = run(asked, ["disengage yes", "disengage-move: 6 36,20 52,20"], 4, 3, 1)
    assert look(gone, 6)["at"] == [52, 20, 0]  # ranged in on its new place, and missed


@pytest.mark.rule("FW-15.9")
def test_a_platoon_with_other_teams_does_not_disengage() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("m8_greyhound", 24, 10), team("m10", 24, 13, 180)),
        step="shooting",
    )
    assert open_question(after(state, "shoot 1: 1.0 x1 at 2", 1)) is None
