"""MB-1: object."""

from typing import Any

import pytest

from tests.games.medieval_battle.pictures import battle, outcome, play, seen, vp


@pytest.mark.rule("MB-1.1")
def test_five_points_win_at_once_on_the_standard_map() -> None:
    state = battle(
        "red to move", "R-LC1 3,1", "Y-WG gone", "Y-LC1 -4,1", flags={"0,-4": "red"}
    )  # 1 for a flag, 3 for the wagon
    assert (seen(state)["victory"], vp(state)) == (5, (4, 0))
    assert outcome(state) == "goes on"
    taken = play(state, "march LC1 4,0", "halt")
    assert (vp(taken), outcome(taken)) == ((5, 0), "red by a")


@pytest.mark.rule("MB-1.1")
def test_the_large_map_asks_for_six() -> None:
    given: Any = {"map": "RL", "flags": {"0,-4": "red", "6,4": "red", "10,-4": "red"}}
    state = battle("red to move", "R-LC1 1,0", "Y-LC1 -4,1", **given)
    assert (seen(state)["victory"], vp(state)) == (6, (3, 0))
    five = play(state, "march LC1 0,0", "halt")
    assert (vp(five), outcome(five)) == ((5, 0), "goes on")
    given["flags"]["-4,4"] = "red"
    state = battle("red to move", "R-LC1 1,0", "Y-LC1 -4,1", **given)
    assert outcome(play(state, "march LC1 0,0", "halt")) == "red by a"


@pytest.mark.rule("MB-1.1")
def test_otherwise_victory_points_are_compared_when_the_battle_ends() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-HC1 -4,1", flags={"0,-4": "red"})
    assert outcome(play(state, "pass", "pass")) == "red by c"
