"""What the log says: the changes that testers once missed, and refusals without a reason."""

from typing import Any

import pytest

from sztab.core.game import Step
from sztab.core.words import say, say_cited
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import (
    HOUSE,
    after,
    assault,
    battery,
    far_enemy,
    observer,
    platoon,
    play,
    refused,
    scene,
    team,
)


def lines(step: Step[State], language: str = "en") -> list[str]:
    """What a move tells, with its details."""
    return [say(GAME, language, event) for event in (*step.told.events, *step.told.details)]


@pytest.mark.rule("FW-11.19", "FW-11.30")
def test_a_consolidation_is_told_with_the_place_and_too_far_with_the_distance() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        platoon("B", team("ger_rifle_mg", 40, 40, 180)),
    )
    won = after(after(state, "assault 1 at 2: 1 10,10 11.75,10 @0"), "defend", 4)
    assert lines(play(won, "consolidate: 1 15,10 @0")) == [
        "A1 Platoon 1 consolidates (1 team moves).",
        "A1·1 US rifle team: at 15.0, 10.0 facing 0°.",
    ]
    assert say_cited(GAME, "en", refused(won, "consolidate: 1 16,10 @0")) == (
        'Too far: 4.25", 4" allowed for A1·1 US rifle team. [FW-11.30]'
    )


@pytest.mark.rule("FW-13.21")
def test_smoke_that_clears_is_told() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10)),
        far_enemy(),
        step="starting",
        smoke=[{"at": [40, 10, 0], "side": "A"}, {"at": [50, 10, 0], "side": "B"}],
    )
    step = play(state, "starting")
    assert "The smoke of Side A clears." in lines(step)
    assert "Rozprasza się dym strony A z poprzedniej tury." in lines(step, "pl")


@pytest.mark.rule("FW-3.4", "FW-3.3")
def test_failed_tests_do_not_use_the_verb_of_success_in_polish() -> None:
    state = scene(
        platoon("A", team("m4_sherman", 10, 10, flags=["bailed_out"])),
        far_enemy(),
        step="starting",
    )
    failed = lines(play(state, "starting", 1), "pl")[0]
    assert failed.endswith("trzeba 4+, wypada 1: załoga nadal wstrząśnięta.")


@pytest.mark.rule("FW-13.10", "FW-13.6")
def test_who_cannot_direct_a_bombardment_hears_the_actual_reason() -> None:
    def hears(*directors: dict[str, Any]) -> str:
        enemy = platoon("B", team("us_rifle", 40, 14, 180))
        state = scene(battery("ger_lefh18", 2), *directors, enemy, step="shooting")
        aim = len(state.teams) - 1
        return say_cited(GAME, "en", refused(state, f"bombard 1 by 4 at {aim} he"))

    no = "it cannot direct this bombardment. [FW-13"
    seen = "A2·4 Artillery observer (on foot)"
    assert f"{seen} is not listed with a battery: {no}.10]" in hears(observer(0))
    other = platoon("A", team("ger_command", 3, 30), team("ger_lefh18", 6, 30))
    assert "at least one of the two has no staff" in hears(observer(3), other)
    assert f"{seen} has moved, fired or pointed" in hears(observer(flags=["moved"]))
    rifles = platoon("A", team("ger_rifle_mg", 20, 10))
    assert "is neither an observer nor the commander" in hears(rifles)
    stuck = team("panzer_iv_h", 20, 10, role="company_commander", flags=["bogged"])
    tank = platoon("A", stuck, independent=True)
    assert "is bailed out, bogged down or off the table" in hears(tank)


@pytest.mark.rule("FW-11.17", "FW-11.28")
def test_a_platoon_that_breaks_off_is_told_with_its_place() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180), training="trained"),
    )
    quiet = after(after(state, "assault 1 at 2: 1 10,10 11.75,10 @0"), "defend", 3)
    step = play(after(quiet, "counterattack", 3), "break-off: 1 7.75,10 @0")
    assert "A1 Platoon 1 breaks off (1 team moves)." in lines(step)
    assert "A1·1 US rifle team: at 7.8, 10.0 facing 0°." in lines(step)
    assert "A1 pluton „Platoon 1” wycofuje się z walki (1 jednostka)." in lines(step, "pl")


@pytest.mark.rule("FW-11.14", "FW-11.31")
def test_a_platoon_that_breaks_in_is_told_with_its_place() -> None:
    state = scene(
        platoon("A", team("us_rifle", 16, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 23, 10, 180), team("ger_rifle_mg", 40, 40)),
        step="assault",
        terrain=(HOUSE,),
        snapshot=[19000, 10000, 0, 23000, 10000, 1800, 40000, 40000, 0],
    )
    struck = after(after(state, "assault 1 at 2: 1 16,10 19.3,10 @0"), "defend", 4)
    step = play(struck, "break-in: 1 23,10 @0")
    assert "A1 Platoon 1 breaks in (1 team moves)." in lines(step)
    assert "A1·1 US rifle team: at 23.0, 10.0 facing 0°." in lines(step)
    assert "A1 pluton „Platoon 1” wdziera się na wrogie pozycje (1 jednostka)." in lines(step, "pl")
