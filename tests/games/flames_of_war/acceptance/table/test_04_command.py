"""FW-4 from outside: command."""

import pytest

from sztab.core.words import say
from sztab.games.flames_of_war import GAME
from tests.games.flames_of_war.acceptance.looking import (
    alone,
    ask,
    broken,
    group,
    look,
    moved,
    open_question,
    run,
)
from tests.games.flames_of_war.scene import (
    after,
    far_enemy,
    platoon,
    play,
    refused,
    scene,
    team,
)

# 4: command


@pytest.mark.rule("FW-4.1")
@pytest.mark.parametrize(
    ("training", "kind", "inches"),
    [
        ("conscript", "m10", 4), ("conscript", "us_rifle", 2),
        ("trained", "m10", 6), ("trained", "us_rifle", 4),
        ("veteran", "m10", 8), ("veteran", "us_rifle", 6),
    ],
)  # fmt: skip
def test_command_distances(training: str, kind: str, inches: int) -> None:
    long = {"m10": 2.0, "us_rifle": 1.25}[kind]

    def out(gap: float) -> list[int]:
        state = scene(
            platoon("A", team(kind, 10, 10), team(kind, 10 + long + gap, 10), training=training)
        )
        return list(ask(state, "command", platoon=1)["out"])

    assert out(inches + 0.01) == []
    assert out(inches + 0.02) == [2]


@pytest.mark.rule("FW-4.3")
def test_an_order_that_leaves_a_moved_team_out_of_command_is_refused_with_the_team() -> None:
    state = scene(
        platoon(
            "A", team("us_command", 10, 10), team("us_rifle", 14, 10), team("us_rifle", 10, 13)
        ),
        far_enemy(),
    )
    refusal = refused(state, "move 1: 2 14,10 19.9,10")
    assert refusal.rule == "FW-4.3"
    assert "2" in say(GAME, "en", refusal)
    assert GAME.check(state, 0, GAME.parse("move 1: 2 14,10 15.1,10")) is None


@pytest.mark.rule("FW-4.3")
def test_half_of_the_platoon_must_stay_in_command() -> None:
    state = scene(
        platoon(
            "A",
            team("us_command", 10, 10),
            team("us_rifle", 10, 12.5),
            team("us_rifle", 10, 15),
            team("us_rifle", 10, 17.5),
        ),
        far_enemy(),
    )
    assert refused(state, "move 1: 1 10,10 10,4").rule == "FW-4.3"


@pytest.mark.rule("FW-4.4")
def test_a_team_out_of_command_may_come_nearer_but_not_walk_away() -> None:
    state = scene(
        platoon(
            "A", team("us_command", 10, 10), team("us_rifle", 10, 13), team("us_rifle", 30, 10)
        ),
        far_enemy(),
    )
    assert GAME.check(state, 0, GAME.parse("move 1: 3 30,10 26,12")) is None
    assert "FW-4.4" in broken(refused(state, "move 1: 3 30,10 31,12"))


@pytest.mark.rule("FW-4.5")
def test_an_independent_team_joins_within_its_own_command_distance_once_in_a_step() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13)),
        alone("A", team("us_command", 15, 10, role="company_commander")),
        platoon("A", team("us_command", 25, 10), team("us_rifle", 25, 13)),
        far_enemy(),
    )
    assert refused(state, "join 3 3").rule == "FW-4.5"
    state = after(state, "join 3 1")
    assert look(state, 3)["joined"] == 1
    assert refused(state, "join 3 1").rule == "FW-4.10"
    state = after(state, "end-step")
    assert "joined" not in look(state, 3)
    assert look(after(state, "join 3 1"), 3)["joined"] == 1


@pytest.mark.rule("FW-4.6")
def test_a_joined_team_shares_the_pinned_state_and_loses_it() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13), pinned=True),
        alone("A", team("us_command", 14, 10, role="company_commander")),
        platoon("B", team("us_command", 40, 10, 180)),
    )
    assert GAME.check(state, 0, GAME.parse("move 2: 3 14,10 17,10")) is None
    joined = after(state, "join 3 1")
    assert refused(joined, "move 2: 3 14,10 17,10").rule == "FW-5.9"


@pytest.mark.rule("FW-4.7")
def test_the_company_commander_lets_his_platoon_reroll_but_the_second_in_command_does_not() -> None:
    def rallied(role: str) -> list[str]:
        state = scene(
            platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13), pinned=True),
            alone("A", team("us_command", 14, 10, role=role)),
            far_enemy(),
            step="starting",
        )
        state = after(state, "join 3 1")
        dice = (3, 4) if role == "company_commander" else (3,)
        step = play(state, "starting", *dice[:1])
        if open_question(step.state):
            step = play(step.state, "reroll yes", *dice[1:])
        return ["pinned"] if group(step.state, 1).get("pinned") else []

    assert rallied("company_commander") == []
    assert rallied("2ic") == ["pinned"]


@pytest.mark.rule("FW-10.7", "FW-4.8")
def test_a_platoon_without_commander_stays_unless_somebody_stands_in() -> None:
    lost = {"type": "us_command", "place": "destroyed", "role": "platoon_commander"}
    state = scene(
        platoon("A", lost, team("us_rifle", 10, 13), team("us_rifle", 10, 16)),
        alone("A", team("us_command", 13, 13, role="2ic")),
        far_enemy(),
    )
    assert refused(state, "move 1: 2 10,13 12,13; 3 10,16 12,16").rule == "FW-10.7"
    assert GAME.check(state, 0, GAME.parse("move 1: 2 @90")) is None
    joined = after(state, "join 4 1")
    assert GAME.check(joined, 0, GAME.parse("move 1: 2 10,13 10.5,13; 3 10,16 12,16")) is None


@pytest.mark.rule("FW-4.2")
def test_transports_pass_no_command_on() -> None:
    state = scene(
        platoon(
            "A", team("us_command", 10, 10), team("m3_halftrack", 15, 10), team("us_rifle", 20, 10)
        )
    )
    assert ask(state, "command", platoon=1)["out"] == [3]


@pytest.mark.rule("FW-4.12")
def test_command_is_measured_from_the_vehicle_of_a_mounted_commander() -> None:
    state = scene(
        platoon(
            "A", {"type": "us_command", "carrier": 2}, team("m3_halftrack", 15, 10),
            team("us_rifle", 20, 10), team("us_rifle", 25, 10),
        )
    )  # fmt: skip
    assert ask(state, "command", platoon=1)["out"] == []


@pytest.mark.rule("FW-4.9")
def test_a_joined_team_moves_by_an_order_of_its_own() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 10, 13)),
        alone("A", team("us_command", 14, 10, role="company_commander")),
        far_enemy(),
    )
    state = after(state, "join 3 1")
    assert refused(state, "move 1: 3 14,10 15,10").rule == "FW-5.1"
    assert GAME.check(state, 0, GAME.parse("move 2: 3 14,10 15,10")) is None


@pytest.mark.rule("FW-4.11")
def test_between_two_platoons_the_nearest_is_the_default() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10)),
        platoon("B", moved("us_rifle", 20, 13.5)),
        platoon("B", moved("us_rifle", 20, 7)),
        alone("B", team("us_command", 20, 10, 180, role="2ic")),
        step="shooting",
    )
    asked = after(state, "shoot 1: 1.0 x1 at 4")
    assert open_question(asked) == "ask-join"
    assert GAME.awaited(asked) == (1,)
    assert refused(asked, "pass").rule == "FW-7.5"
    assert look(run(asked, ["default"], 1), 4)["joined"] == 3


@pytest.mark.rule("FW-4.12")
def test_a_commander_without_his_crew_still_commands() -> None:
    state = scene(
        platoon("A", team("m10", 10, 10, flags=["bailed_out"]), team("m10", 10, 14)), far_enemy()
    )
    assert GAME.check(state, 0, GAME.parse("move 1: 2 10,14 14,14")) is None


@pytest.mark.rule("FW-13.25")
def test_an_observer_is_independent_by_his_type() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10)), platoon("A", team("us_observer", 13, 10))
    )
    assert group(state, 2)["independent"] is True
    assert look(state, 2)["role"] == "observer"
