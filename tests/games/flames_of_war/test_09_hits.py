"""FW-9: which rule a save cites, and when the owner of hits is asked."""

from typing import Any

import pytest

from sztab.games.flames_of_war.chapters.c09_hits.hits import ArmourResult, armour_result
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import after, platoon, play, scene, team


@pytest.mark.rule("FW-9.15", "FW-9.16")
@pytest.mark.parametrize(("kind", "rule"), [("jeep", "FW-9.15"), ("us_rifle", "FW-9.16")])
def test_a_save_cites_the_rule_of_its_team(kind: str, rule: str) -> None:
    state = scene(
        platoon("A", team("ger_rifle_mg", 10, 10)),
        platoon("B", team(kind, 20, 10, 180, flags=["moved"])),
        step="shooting",
    )
    step = play(state, "shoot 1: 1.0 x1 at 2", 6, 6)
    assert [event.rule for event in step.told.events if event.key == "save"] == [rule]


@pytest.mark.rule("FW-9.12")
@pytest.mark.parametrize(
    ("total", "passed", "result"),
    [
        (12, True, ArmourResult.BOUNCED),
        (11, True, ArmourResult.BAILED_OUT),
        (11, False, ArmourResult.UNHURT),
        (10, True, ArmourResult.DESTROYED),
        (10, False, ArmourResult.BAILED_OUT),
    ],
)
def test_die_and_armour_against_anti_tank_then_firepower(
    total: int, passed: bool, result: ArmourResult
) -> None:
    assert armour_result(total, 11, passed) is result


def rifles(*roles: str, **more: Any) -> State:
    """Two dice of a machine-gun against rifle teams side by side."""
    foes = [
        team("us_rifle", 20, 8 + 2 * row, 180, role=role, flags=["moved"])
        for row, role in enumerate(roles)
    ]
    return scene(
        platoon("A", team("ger_rifle_mg", 10, 10)), platoon("B", *foes), step="shooting", **more
    )


def asks(state: State) -> str:
    question = state.question()
    return question.name() if question is not None else ""


@pytest.mark.rule("FW-9.10")
def test_hits_on_teams_that_are_alike_are_not_asked_about() -> None:
    alike = ("", "", "")
    shoot = "shoot 1: 1.0 x2 at 2"
    assert asks(after(rifles(*alike), shoot, 6, 6)) == "ask-allocate"  # a position that asks all
    assert asks(after(rifles(*alike, asks="needed"), shoot, 6, 6, 6, 6)) == ""


@pytest.mark.rule("FW-9.10")
def test_the_commander_comes_last_in_the_default_order() -> None:
    led = after(rifles("platoon_commander", "", "", asks="needed"), "shoot 1: 1.0 x1 at 2", 6)
    question = led.question()
    assert question is not None
    assert question.default(led).text() == "allocate 3 4 2"
