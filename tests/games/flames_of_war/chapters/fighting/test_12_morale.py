"""FW-12: morale, with its worked examples."""

from typing import Any

import pytest

from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED
from tests.games.flames_of_war.scene import MOVED_AND_SHOT, after, platoon, play, scene, shot, team


@pytest.mark.rule("FW-12.5")
def test_a_platoon_of_nothing_but_transports_is_destroyed() -> None:
    state = scene(
        platoon("A", team("us_lmg", 10, 10)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 10, 180, flags=MOVED_AND_SHOT),
            team("truck", 60, 40),
            training="trained",
        ),
        step="shooting",
    )
    lost = after(state, "shoot 1: 1.0 x1 at 2", 3, 2)
    assert lost.platoon(2).where == 5
    assert lost.team(3).place == DESTROYED


@pytest.mark.rule("FW-12.1", "FW-12.2", "FW-12.3", "FW-12.4")
def test_we_42_platoon_morale() -> None:
    def platoon_of_four(*places: dict[str, Any]) -> State:
        return shot(platoon("A", *places, lost=True), platoon("B", team("ger_rifle_mg", 60, 40)))

    lead = team("m4_sherman", 10, 10, role="platoon_commander")
    gone = {"type": "m4_sherman", "place": "destroyed"}
    bailed = team("m4_sherman", 14, 10, flags=["bailed_out"])
    tests = platoon_of_four(lead, gone, gone, bailed)
    assert after(tests, "end-step", 3).platoon(1).where == 5
    assert after(tests, "end-step", 4).platoon(1).where == 1
    holds = platoon_of_four(lead, gone, gone, team("m4_sherman", 14, 10))
    assert after(holds, "end-step").platoon(1).where == 1


@pytest.mark.rule("FW-12.6", "FW-16.7", "FW-12.7")
def test_we_43_company_morale() -> None:
    def company(lost: int, left: int) -> State:
        broken = [
            platoon("B", {"type": "us_rifle", "place": "destroyed"}, where="destroyed")
            for _n in range(lost)
        ]
        standing = [platoon("B", team("us_rifle", 10 + 3 * n, 40)) for n in range(left)]
        waiting = [
            platoon("B", {"type": "us_rifle", "place": "off"}, where="reserve") for _n in range(2)
        ]
        return scene(
            platoon("A", team("us_rifle", 10, 5)), *broken, *standing, *waiting, step="assault"
        )

    lost = play(company(3, 2), "end-step", 3)
    assert lost.state.winner == 0
    assert lost.state.ending == "result-morale"
    assert after(company(3, 2), "end-step", 4).winner == -1
    assert after(company(2, 3), "end-step").winner == -1
