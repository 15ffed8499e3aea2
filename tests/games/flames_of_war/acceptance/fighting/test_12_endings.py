"""FW-11 and FW-12 from outside: how assaults end, and morale."""

from typing import Any

import pytest

from sztab.core.fate import loaded
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.acceptance.fighting.charging import CHARGE, charge
from tests.games.flames_of_war.acceptance.looking import (
    HOUSE,
    alone,
    broken,
    group,
    look,
    moved,
    open_question,
    place,
    run,
)
from tests.games.flames_of_war.scene import after, far_enemy, platoon, refused, scene, team


@pytest.mark.rule("FW-11.15")
def test_an_assault_is_won_when_no_enemy_is_left_within_four_inches() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("sov_rifle", 14, 10, 180), team("sov_rifle", 19, 10, 180)),
        step="assault",
    )
    won = run(state, ["assault 1 at 2: 1 10,10 12.75,10 @0", "defend"], 4)
    assert place(won, 2) == "destroyed"
    assert open_question(won) == "ask-consolidate"


@pytest.mark.rule("FW-11.18", "FW-11.30")
def test_steps_are_judged_with_the_others_where_they_will_stand() -> None:
    asked = run(charge(), [CHARGE, "defend"], 4, 1, 4)
    # team 5 leaves the place that team 4 then takes, named in either order
    both = ["4 16,12 @180", "5 19.9,11.5 @180"]
    for one, other in (both, both[::-1]):
        assert GAME.check(asked, 1, GAME.parse(f"break-off: {one}; {other}")) is None
    far = refused(asked, "break-off: 4 14,17.1 @180; 5 20.1,11.5 @180")
    assert far.args["more"] == 1
    assert broken(far) == ["FW-11.30"]
    near = run(asked, ["break-off: 4 16,12 @180; 5 19.9,11.5 @180"])
    assert place(near, 4) == "destroyed"
    assert place(near, 5) == "table"


@pytest.mark.rule("FW-10.14", "FW-11.16")
def test_without_a_commander_a_platoon_can_only_break_off() -> None:
    lost = {"type": "us_command", "place": "destroyed", "role": "platoon_commander"}
    state = scene(
        platoon("A", team("us_rifle", 10, 10), team("us_rifle", 10, 13)),
        platoon("B", lost, team("sov_rifle", 14, 10, 180), team("sov_rifle", 14, 13, 180)),
        step="assault",
    )
    asked = run(state, [CHARGE, "defend"], 1, 1)
    assert refused(asked, "counterattack").rule == "FW-11.16"
    off = run(asked, ["default"])
    assert place(off, 4) == place(off, 5) == "table"


@pytest.mark.rule("FW-11.19", "FW-11.32")
def test_a_winner_breaks_through_into_the_next_platoon() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("B", team("sov_rifle", 14, 10, 180)),
        platoon("B", team("sov_rifle", 18, 10, 180), team("sov_rifle", 18, 13, 180)),
        step="assault",
    )
    won = run(state, ["assault 1 at 2: 1 10,10 12.75,10 @0", "defend"], 4)
    again = after(won, "consolidate: 1 16.75,10 @0")
    assert open_question(again) == "ask-defend"
    assert GAME.awaited(again) == (1,)


@pytest.mark.rule("FW-11.2", "FW-11.23")
def test_a_charge_is_refused_with_every_fault() -> None:
    refusal = refused(charge(), "assault 1 at 2: 1 10,10 15,10 @0; 2 10,13 9,13 @0")
    assert broken(refusal) == ["FW-11.4", "FW-11.23"]


@pytest.mark.rule("FW-11.28")
def test_a_tank_fights_those_inside_at_any_wall() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 14.5, 9)),
        platoon("B", team("sov_rifle", 20, 11, 180)),
        step="assault",
        terrain=(HOUSE,),
    )
    won = run(state, ["assault 1 at 2: 1 14.5,9 16.9,9 @0", "defend"], 4)
    assert place(won, 2) == "destroyed"


@pytest.mark.rule("FW-11.28", "FW-11.29")
def test_those_inside_stay_in_contact_or_leave_by_an_opening_nobody_watches() -> None:
    state = scene(
        platoon("A", team("us_rifle", 15, 11)),
        platoon("B", team("sov_rifle", 20, 11, 180), team("sov_rifle", 22.5, 11, 180)),
        step="assault",
        terrain=(HOUSE,),
    )
    asked = run(state, ["assault 1 at 2: 1 15,11 17.2,11 @0", "defend"], 1)
    assert refused(asked, "counterattack: 3 22.5,11 26,11 @0").rule == "FW-11.29"
    struck = run(asked, ["counterattack"], 1, 1)
    assert GAME.awaited(struck) == (0,)
    assert refused(asked, "break-off: 2 16,14 @0").rule == "FW-11.28"
    assert GAME.check(asked, 1, GAME.parse("break-off: 2 27.9,11 @0; 3 27,13.6 @0")) is None


@pytest.mark.rule("FW-4.9", "FW-11.9")
def test_an_independent_team_alone_is_sent_back_unpinned() -> None:
    state = scene(
        alone("A", team("us_command", 10, 10, role="company_commander")),
        platoon("A", team("us_command", 40, 4)),
        platoon("B", team("us_lmg", 13.5, 10, 180), team("us_lmg", 13.5, 13, 180)),
        step="assault",
    )
    dice = [*([3] * 5), *([1] * 5), *([3] * 5)]  # five hits, all saved
    go = "assault 1 at 3: 1 10,10 12.375,10 @0"
    back = run(state, [go, "defend: 3.0 at 1; 4.0 at 1"], *dice)
    assert look(back, 1)["at"] == [10, 10, 0]
    assert "pinned" not in group(back, 1)


@pytest.mark.rule("FW-11.3")
def test_switches_for_tanks_that_fear_no_tanks_and_cavalry_that_starts_at_four_inches() -> None:
    tanks = scene(
        platoon("A", team("m10", 10, 10)),
        platoon("B", team("m10", 14, 10, 90)),
        step="assault",
        switches={"tank_terror_for_tanks": False},
    )
    assert open_question(after(tanks, "assault 1 at 2: 1 10,10 12.5,10 @0")) == "ask-defend"
    riders = scene(
        platoon("A", team("sov_cavalry", 10, 10)),
        platoon("B", team("us_rifle", 17, 10, 180)),
        step="assault",
        switches={"cavalry_charge_from_8": False},
    )
    assert refused(riders, "assault 1 at 2: 1 10,10 15.75,10 @0").rule == "FW-11.3"


# 12: morale


@pytest.mark.rule("FW-12.1", "FW-12.3")
def test_a_platoon_that_lost_more_than_it_has_tests_at_the_end_of_the_step() -> None:
    lost = [{"type": "us_rifle", "place": "destroyed"} for _ in range(3)]
    teams = [team("us_command", 30, 10), team("us_rifle", 30, 13), *lost]

    def after_step(**entries: Any) -> State:
        return scene(
            platoon("A", team("us_command", 10, 30)),
            platoon("B", *teams, **entries),
            platoon("B", team("us_command", 50, 30)),
            step="shooting",
        )

    assert group(after(after_step(lost=True), "end-step", 3), 2)["where"] == "destroyed"
    assert "where" not in group(after(after_step(lost=True), "end-step", 4), 2)
    assert "where" not in group(after(after_step(), "end-step"), 2)  # nothing lost in this step


@pytest.mark.rule("FW-12.2")
def test_bogged_teams_are_fit_and_bailed_out_ones_are_not() -> None:
    def tested(flag: str) -> bool:
        lost = [{"type": "m10", "place": "destroyed"} for _ in range(2)]
        state = scene(
            platoon("A", team("us_command", 10, 30)),
            platoon("B", team("m10", 30, 10), team("m10", 30, 14, flags=[flag]), *lost, lost=True),
            platoon("B", team("us_command", 50, 30)),
            step="shooting",
        )
        with loaded(6) as fate:
            GAME.apply(state, 0, GAME.parse("end-step"), fate)
            rolled = not fate.left
            fate.left.clear()
        return rolled

    assert tested("bailed_out")
    assert not tested("bogged")


@pytest.mark.rule("FW-12.6", "FW-16.7")
def test_a_company_that_lost_most_platoons_tests_when_its_turn_begins() -> None:
    dead = {
        "side": "A",
        "where": "destroyed",
        "teams": [{"type": "us_rifle", "place": "destroyed"}],
    }
    state = scene(
        platoon("A", team("us_command", 10, 30)), dead, dead, far_enemy(), side="B", step="assault"
    )
    result = GAME.result(after(state, "end-step", 3))
    assert result is not None
    assert result.ranking[0] == (1,)
    assert result.rule == "FW-16.7"
    assert GAME.result(after(state, "end-step", 4)) is None


@pytest.mark.rule("FW-12.4", "FW-10.7")
def test_a_platoon_without_commander_fails_without_a_die() -> None:
    lost: list[Any] = [{"type": "us_command", "place": "destroyed", "role": "platoon_commander"}]
    lost += [{"type": "us_rifle", "place": "destroyed"}] * 2
    state = scene(
        platoon("A", team("us_command", 10, 30)),
        platoon("B", *lost, team("us_rifle", 30, 10), team("us_rifle", 30, 13), lost=True),
        platoon("B", team("us_command", 50, 30)),
        step="shooting",
    )
    assert group(after(state, "end-step"), 2)["where"] == "destroyed"


@pytest.mark.rule("FW-12.5")
def test_a_platoon_with_nothing_but_transports_is_destroyed_at_once() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_command", 22, 10), team("truck", 30, 30)),
        platoon("B", team("us_command", 60, 40)),
        step="shooting",
    )
    shot = after(state, "shoot 1: 1.0 x1 at 2", 3, 2)
    assert group(shot, 2)["where"] == "destroyed"
    assert place(shot, 3) == "destroyed"


@pytest.mark.rule("FW-12.6")
def test_a_lost_platoon_needs_no_word_of_its_own_in_a_position() -> None:
    dead = {"side": "A", "teams": [{"type": "us_rifle", "place": "destroyed"}]}
    state = scene(platoon("A", team("us_command", 10, 30)), dead, dead, far_enemy())
    assert group(state, 2)["where"] == group(state, 3)["where"] == "destroyed"
