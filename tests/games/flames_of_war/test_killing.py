"""The chance that a hit destroys, compared with every throw that the rules could make of it."""

import json
from itertools import product
from typing import Any

import pytest

from sztab.core.fate import LoadedFate
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED
from tests.games.flames_of_war.scene import MOVED_AND_SHOT, platoon, shot, team

DUG = ["dug_in", "shot", "moved"]
ENOUGH = [6] * 12  # for whatever is tested after the save


def counted(state: State, line: str) -> float:
    """The share of all throws of save and firepower after which the victim is gone."""
    gone = 0
    for dice in product(range(1, 7), repeat=3):
        fate = LoadedFate([6, *dice, *ENOUGH])
        gone += GAME.apply(state, 0, GAME.parse(line), fate).state.team(2).place == DESTROYED
    return gone / 216


@pytest.mark.rule("FW-9.12", "FW-9.13", "FW-9.14", "FW-9.15", "FW-9.16", "FW-9.17", "FW-9.25")
@pytest.mark.parametrize(
    ("shooter", "victim", "flags", "weapon"),
    [
        (team("panzer_iv_h", 10, 10), ("m4_sherman", 22, 10, 180), MOVED_AND_SHOT, 0),
        (team("panzer_iv_h", 10, 10), ("m4_sherman", 32, 10, 180), MOVED_AND_SHOT, 0),
        (team("m4_sherman", 10, 10), ("panzer_iv_h", 20, 10, 90), MOVED_AND_SHOT, 0),
        (team("sov_rifle", 10, 10), ("ger_rifle_mg", 20, 10, 180), DUG, 0),
        (team("sov_rifle", 10, 10), ("ger_rifle_mg", 20, 10, 180), MOVED_AND_SHOT, 0),
        (team("us_lmg", 10, 10), ("truck", 20, 10, 0), MOVED_AND_SHOT, 0),
        (team("firefly_vc", 10, 10), ("ger_rifle_mg", 22, 10, 180), MOVED_AND_SHOT, 0),
    ],
)
def test_the_chance_of_a_kill_is_that_of_all_throws(
    shooter: dict[str, Any], victim: tuple[Any, ...], flags: list[str], weapon: int
) -> None:
    state = shot(
        platoon("A", shooter),
        platoon("B", team(*victim, flags=flags), training="trained"),
    )
    (target,) = json.loads(json.dumps(GAME.ask(state, 0, "targets", {"platoon": 1})))
    (aimed,) = [one for one in target["shots"] if one["weapon"] == weapon]
    whole = counted(state, f"shoot 1: 1.{weapon} x1 at 2")
    assert aimed["kill"] == pytest.approx(aimed["share"] * whole, abs=0.002)
    assert 0 <= target["kill"] <= target["chance"]
    assert target["kills"] == pytest.approx(
        sum(one["dice"] * one["kill"] for one in target["shots"]), abs=0.02
    )
