"""FW-14 and FW-15 from outside: aircraft and reconnaissance."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.looking import (
    ask,
    flags,
    group,
    look,
    moved,
    open_question,
    place,
    run,
)
from tests.games.flames_of_war.scene import after, far_enemy, platoon, play, refused, scene, team

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
