"""FW-3, FW-4: what is asked in a turn, and what goes by itself."""

from typing import Any

import pytest

from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import MOVEMENT, STARTING
from tests.games.flames_of_war.scene import after, platoon, scene, team


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


def beside(x: float, **more: Any) -> State:
    """A machine-gun, a platoon that it shoots at, and an independent team beside that."""
    return scene(
        platoon("A", team("ger_rifle_mg", 10, 10)),
        platoon("B", team("us_rifle", 25, 10, 180, flags=["moved"])),
        platoon("B", team("us_command", x, 10, 180), independent=True),
        step="shooting",
        **more,
    )


def asks(state: State) -> str:
    question = state.question()
    return question.name() if question is not None else ""


@pytest.mark.rule("FW-4.10", "FW-7.6")
def test_who_cannot_be_hit_is_not_asked_to_join_a_platoon_that_is_shot_at() -> None:
    shoot = "shoot 1: 1.0 x1 at 2"
    assert asks(after(beside(23, asks="needed"), shoot)) == "ask-join"
    assert asks(after(beside(28.5), shoot)) == "ask-join"
    assert asks(after(beside(28.5, asks="needed"), shoot, 1)) == ""  # out of the gun's range
