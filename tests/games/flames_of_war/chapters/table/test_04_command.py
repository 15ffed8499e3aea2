"""FW-4: command and independent teams."""

from typing import Any

import pytest

from sztab.games.flames_of_war.chapters.c04_command.command import reached
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import DESTROYED
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    MOVED_AND_SHOT,
    after,
    asks,
    assault,
    at,
    far_enemy,
    platoon,
    refused,
    scene,
    shot,
    team,
)


@pytest.mark.rule("FW-4.9", "FW-4.10")
def test_a_joined_team_moves_by_an_action_of_its_own_and_leaves_with_the_step() -> None:
    state = scene(
        platoon("A", team("us_rifle", 10, 10)),
        platoon("A", team("us_command", 10, 12, role="2ic"), independent=True),
        far_enemy(),
    )
    joined = after(state, "join 2 1")
    assert refused(joined, "move 1: 2 10,12 10,14").rule == "FW-5.1"
    moved = after(joined, "move 2: 2 10,12 10,14")
    assert after(moved, "end-step").team(2).joined == 0


def beside(x: float, **more: Any) -> State:
    """A machine-gun, a platoon that it shoots at, and an independent team beside that."""
    return scene(
        platoon("A", team("ger_rifle_mg", 10, 10)),
        platoon("B", team("us_rifle", 25, 10, 180, flags=["moved"])),
        platoon("B", team("us_command", x, 10, 180), independent=True),
        step="shooting",
        **more,
    )


@pytest.mark.rule("FW-4.10", "FW-7.6")
def test_who_cannot_be_hit_is_not_asked_to_join_a_platoon_that_is_shot_at() -> None:
    shoot = "shoot 1: 1.0 x1 at 2"
    assert asks(after(beside(23, asks="needed"), shoot)) == "ask-join"
    assert asks(after(beside(28.5), shoot)) == "ask-join"
    assert asks(after(beside(28.5, asks="needed"), shoot, 1)) == ""  # out of the gun's range


@pytest.mark.rule("FW-4.1", "FW-4.2")
def test_we_09_command_goes_from_team_to_team_but_not_through_transports() -> None:
    def tanks(x: float, middle: str = "panzer_iv_h") -> dict[int, int]:
        state = scene(
            platoon(
                "A",
                team("panzer_iv_h", 10, 10),
                team(middle, x, 10),
                team("panzer_iv_h", 25.8, 10),
            ),
            far_enemy(),
        )
        return reached(state, 1)

    assert tanks(17.9) == {1: 1, 2: 1, 3: 2}
    assert tanks(17.9, "m3_halftrack") == {1: 1}
    assert tanks(18.1) == {1: 1}


@pytest.mark.rule("FW-4.3", "FW-4.4")
def test_we_46_a_scattered_platoon_gathers_towards_its_commander() -> None:
    far = [team("us_rifle", 30 + 2.5 * n, 10) for n in range(4)]
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 12, 10), *far), far_enemy()
    )
    assert len(reached(state, 1)) == 2
    legs = "; ".join(f"{n + 3} {30 + 2.5 * n:g},10 {24 + 2.5 * n:g},10" for n in range(4))
    after(state, f"move 1: {legs}")
    aside = legs.replace("24,10", "30,16")
    assert refused(state, f"move 1: {aside}").rule == "FW-4.4"


@pytest.mark.rule("FW-4.3")
def test_a_team_may_not_walk_out_of_command() -> None:
    state = scene(platoon("A", team("us_command", 10, 10), team("us_rifle", 13, 10)), far_enemy())
    assert refused(state, "move 1: 2 13,10 18.6,10").rule == "FW-4.3"
    after(state, "move 1: 2 13,10 15,10")


@pytest.mark.rule("FW-4.2", "FW-4.5")
def test_a_joined_team_passes_command_on() -> None:
    state = scene(
        platoon("A", team("us_command", 10, 10), team("us_rifle", 20, 10)),
        platoon("A", team("us_command", 15, 10, role="2ic"), independent=True),
        far_enemy(),
    )
    assert reached(state, 1) == {1: 1}
    assert reached(after(state, "join 3 1"), 1) == {1: 1, 3: 1, 2: 3}


@pytest.mark.rule("FW-4.9", "FW-5.14")
def test_a_leader_who_doubled_does_not_shoot_with_the_platoon_he_joins() -> None:
    state = shot(
        platoon("A", team("us_rifle", 10, 10)),
        platoon(
            "A",
            team("us_command", 10, 12.5, role="2ic", flags=HAS_MOVED, doubled=True),
            independent=True,
            doubled=True,
        ),
        platoon("B", team("ger_rifle_mg", 20, 10, 180, flags=MOVED_AND_SHOT)),
    )
    joined = after(state, "join 2 1")
    assert refused(joined, "shoot 1: 2.0 at 3").rule == "FW-5.14"
    after(joined, "shoot 1: 1.0 at 3", 1)


@pytest.mark.rule("FW-4.10", "FW-4.9")
def test_a_leader_is_asked_to_join_when_a_platoon_is_named_as_target_of_a_charge() -> None:
    state = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_rifle_mg", 13, 10, 180)),
        platoon("B", team("ger_command", 16, 10, 180, role="2ic"), independent=True),
    )
    named = after(state, "assault 1 at 2: 1 10,10 11.75,10 @0")
    assert asks(named) == "ask-join"
    assert at(named.team(1))[:2] == (10, 10)  # nobody has moved yet
    joined = after(named, "join 3 2")
    assert asks(joined) == "ask-defend"
    assert joined.team(3).joined == 2
    alone = assault(
        platoon("A", team("us_rifle", 10, 10), training="trained"),
        platoon("B", team("ger_command", 13, 10, 180, role="2ic"), independent=True),
        platoon("B", team("ger_rifle_mg", 17, 10, 180)),
    )
    charged = after(alone, "assault 1 at 2: 1 10,10 11.875,10 @0")
    assert charged.team(2).joined == 0  # FW-7.5 is about shots
    assert after(charged, "defend", 4).team(2).place == DESTROYED
