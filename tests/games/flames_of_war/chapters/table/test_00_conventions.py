"""FW-0: conventions, notation, questions."""

from typing import Any

import pytest

from sztab.core.errors import NotationError
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c04_command.command import motivation_number, skill_number
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import best_aim, legal_targets
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DUG_IN
from sztab.games.flames_of_war.writing.clauses import Line
from sztab.games.flames_of_war.writing.reading import EXAMPLES
from tests.games.flames_of_war.scene import (
    MOVED_AND_SHOT,
    after,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    team,
    told,
)


@pytest.mark.rule("FW-0.5")
def test_a_number_above_six_is_not_rolled_unless_a_switch_says_so() -> None:
    def far(**more: Any) -> State:
        return scene(
            platoon("A", team("panzer_iv_h", 10, 10)),
            platoon("B", team("us_rifle", 31.7, 10, 180), training="veteran"),
            step="shooting",
            **more,
        )

    assert "cannot-hit" in told(play(far(), "shoot 1: 1.0 at 2"))
    easy = far(switches={"impossible_above_six": False})
    assert "rolls-to-hit" in told(play(easy, "shoot 1: 1.0 at 2", 5, 5))


@pytest.mark.rule("FW-0.7", "FW-7.17")
def test_dice_come_by_shooter_weapon_and_die_and_the_easiest_target_counts() -> None:
    state = scene(
        platoon("A", team("us_rifle_mg", 10, 10), team("us_rifle_mg", 10, 13)),
        platoon(
            "B",
            team("ger_rifle_mg", 20, 10, 180),
            team("ger_rifle_mg", 20, 13, 180, flags=MOVED_AND_SHOT),
            training="trained",
        ),
        step="shooting",
    )
    step = play(state, "shoot 1: 2.0 at 2; 1.0 at 2", 1, 2, 1, 2)
    shooters = [e.args["team"] for e in step.told.events if e.key == "rolls-to-hit"]
    assert [name.args["n"] for name in shooters if not isinstance(name, (str, int))] == ["1", "2"]
    line = Line(1, 0, 2)
    aim = best_aim(state, line, legal_targets(state, line, [1], True), 1, False)
    assert aim is not None
    assert (aim.target, aim.needed) == (4, 3)


@pytest.mark.rule("FW-0.9", "FW-15.12")
def test_every_question_has_a_legal_default_and_is_answered_before_anything_else() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        step="assault",
    )
    asked = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    question = asked.question()
    assert question is not None
    default = question.default(asked)
    assert GAME.check(asked, 1, default) is None
    assert refused(asked, "end-step", seat=1).rule == "FW-0.9"
    assert refused(asked, "end-step", seat=0).rule == "FW-3.1"


def test_every_example_of_a_move_is_read_back_as_it_is_written() -> None:
    for example in EXAMPLES.values():
        assert GAME.text(GAME.parse(example)) == example
    for text in ("", "march 1", "move", "move 1: 1", "shoot 1: 7 at 2", "move 1: 1 a,b c,d"):
        with pytest.raises(NotationError):
            GAME.parse(text)


@pytest.mark.rule("FW-0.3")
@pytest.mark.parametrize(
    ("training", "motivation", "skill", "nerve"),
    [
        ("conscript", "reluctant", 5, 5),
        ("trained", "confident", 4, 4),
        ("veteran", "fearless", 3, 3),
    ],
)
def test_we_01_ratings_give_the_number_of_a_test(
    training: str, motivation: str, skill: int, nerve: int
) -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), training=training, motivation=motivation),
        far_enemy(),
    )
    assert (skill_number(state, 1), motivation_number(state, 1)) == (skill, nerve)


@pytest.mark.rule("FW-0.3")
@pytest.mark.parametrize(
    ("training", "die", "passed"),
    [("veteran", 3, True), ("trained", 4, True), ("conscript", 4, False)],
)
def test_we_01_skill_tests_with_their_dice(training: str, die: int, passed: bool) -> None:
    state = scene(platoon("A", team("us_rifle", 10, 10), training=training), far_enemy())
    assert after(state, "move 1: dig-in", die).team(1).has(DUG_IN) is passed


@pytest.mark.rule("FW-0.3", "FW-3.3")
@pytest.mark.parametrize(
    ("motivation", "die", "passed"),
    [("reluctant", 4, False), ("confident", 4, True), ("fearless", 3, True)],
)
def test_we_01_motivation_tests_with_their_dice(motivation: str, die: int, passed: bool) -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10), motivation=motivation, pinned=True),
        far_enemy(),
        step="starting",
    )
    assert after(state, "starting", die).platoon(1).pinned is not passed
