"""FW-3: the turn, and what goes by itself."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import BAILED_OUT, MOVEMENT, OVER, STARTING
from tests.games.flames_of_war.scene import after, far_enemy, platoon, refused, scene, team


@pytest.mark.rule("FW-3.4", "FW-3.6")
def test_a_bailed_out_crew_remounts_and_any_test_may_be_declined() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["bailed_out"])), far_enemy(), step="starting"
    )
    assert not after(state, "starting", 4).team(1).has(BAILED_OUT)
    assert after(state, "starting", 3).team(1).has(BAILED_OUT)
    assert after(state, "starting: remount none").team(1).has(BAILED_OUT)
    assert refused(state, "starting: remount 2").rule == "FW-3.6"
    wet = scene(
        platoon("A", team("m4a3_76", 10, 10, flags=["bailed_out"])), far_enemy(), step="starting"
    )
    assert not after(wet, "starting", 3, 4).team(1).has(BAILED_OUT)


@pytest.mark.rule("FW-3.8", "FW-16.9")
def test_who_has_no_team_left_or_concedes_loses() -> None:
    state = scene(platoon("A", team("us_rifle", 2, 30)), far_enemy())
    gone = after(after(state, "move 1: 1 2,30 0,30 leave"), "end-step")
    assert (gone.step, gone.winner, gone.ending) == (OVER, 1, "result-empty")
    conceded = after(state, "concede")
    assert (conceded.winner, conceded.ending_rule) == (1, "FW-16.9")
    assert GAME.result(conceded) is not None


def last_step(**more: Any) -> State:
    """The end of A's turn; B has one platoon and nothing to test unless told so."""
    foes = platoon("B", team("ger_rifle_mg", 60, 40, 180), **more.pop("foes", {}))
    return scene(platoon("A", team("us_rifle", 10, 10)), foes, step="assault", **more)


@pytest.mark.rule("FW-3.2")
def test_a_starting_step_with_nothing_to_test_passes_by_itself() -> None:
    assert after(last_step(), "end-step").step == STARTING
    assert after(last_step(asks="needed"), "end-step").step == MOVEMENT
    pinned = after(last_step(asks="needed", foes={"pinned": True}), "end-step")
    assert pinned.step == STARTING  # a test may be declined


@pytest.mark.rule("FW-3.2", "FW-3.3", "FW-3.4", "FW-10.7")
def test_a_view_lists_the_tests_that_can_be_taken_and_no_others() -> None:
    lost = team("us_rifle", 30, 10, role="platoon_commander", place="destroyed")
    state = scene(
        platoon("A", team("us_rifle", 10, 10), motivation="confident", pinned=True),
        platoon("A", lost, team("us_rifle", 32, 10), pinned=True),
        platoon("A", team("m4_sherman", 20, 10, flags=["bailed_out"]), motivation="confident"),
        far_enemy(),
        step="starting",
    )
    assert GAME.view(state, 0)["tests"] == [
        {"kind": "rally", "platoon": 1, "needed": 4},
        {"kind": "remount", "platoon": 3, "team": 4, "needed": 4},
    ]
    assert "tests" not in GAME.view(after(state, "starting: rally none; remount none"), 0)


@pytest.mark.rule("FW-3.3", "FW-4.7", "FW-10.5", "FW-0.6", "FW-4.5")
def test_we_25_a_company_commander_has_the_rally_taken_again() -> None:
    def company(flags: list[str]) -> State:
        return scene(
            platoon("A", team("us_rifle", 10, 10), pinned=True),
            platoon(
                "A",
                team("m4_sherman", 13, 10, role="company_commander", flags=flags),
                independent=True,
            ),
            platoon("B", team("ger_rifle_mg", 60, 40)),
            step="starting",
        )

    joined = after(company([]), "join 2 1")
    failed = after(joined, "starting: remount none", 3)
    assert failed.platoon(1).pinned
    assert not after(failed, "reroll yes", 4).platoon(1).pinned
    assert after(failed, "reroll no").platoon(1).pinned
    bailed = after(company(["bailed_out"]), "join 2 1")
    assert after(bailed, "starting: remount none", 3).platoon(1).pinned
