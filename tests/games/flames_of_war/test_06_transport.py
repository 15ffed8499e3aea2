"""FW-6: mounting and getting off, as the second edition reads it."""

from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import after, at, far_enemy, platoon, refused, scene, team

RIDES: dict[str, Any] = {
    "type": "us_command",
    "role": "platoon_commander",
    "place": "mounted",
    "carrier": 2,
}


def riding(**more: Any) -> State:
    """A command team in a half-track that faces an enemy 20 inches ahead."""
    truck = team("m3_halftrack", 20, 10, 0, role="transport")
    enemy = platoon("B", team("ger_rifle_mg", 40, 10, 180))
    return scene(platoon("A", dict(RIDES), truck, **more), enemy)


@pytest.mark.rule("FW-5.9", "FW-1.18")
def test_a_pinned_team_that_gets_off_ends_no_nearer_to_the_enemy() -> None:
    nearer = "move 1: 1 21,10 26.9,10; dismount 1"
    assert at(after(riding(), nearer).team(1))[0] == 26.9
    assert refused(riding(pinned=True), nearer).rule == "FW-5.9"
    away = after(riding(pinned=True), "move 1: 1 19,10 14,10; dismount 1")
    assert at(away.team(1))[0] == 14


@pytest.mark.rule("FW-5.9", "FW-5.26")
def test_a_pinned_team_is_not_set_down_in_front_of_its_vehicle() -> None:
    state = riding(pinned=True)
    state.team(2).put(20_000, 10_000, 1800)  # its rear, where it gets off, is towards the enemy
    assert refused(state, "move 1: dismount 1").rule == "FW-5.9"
    state.platoon(1).pinned = False
    assert at(after(state, "move 1: dismount 1").team(1))[0] > 20


@pytest.mark.rule("FW-5.9")
def test_a_pinned_team_does_not_mount_a_vehicle_that_is_nearer_to_the_enemy() -> None:
    def beside(x: float) -> State:
        foot = team("us_command", x, 10, role="platoon_commander")
        truck = team("m3_halftrack", 20, 10, 0, role="transport")
        enemy = platoon("B", team("ger_rifle_mg", 40, 10, 180))
        return scene(platoon("A", foot, truck, pinned=True), enemy)

    assert refused(beside(17), "move 1: 1 17,10 18.8,10 mount 2").rule == "FW-5.9"
    assert after(beside(23), "move 1: 1 23,10 21.2,10 mount 2").team(1).carrier == 2


@pytest.mark.rule("FW-6.19")
def test_a_team_that_ends_on_its_vehicle_to_mount_does_not_push_it_back() -> None:
    foot = [team("us_command", 10, 10), team("us_rifle", 12.2, 10)]
    truck = team("m3_halftrack", 12, 13, 0, role="transport")
    state = scene(platoon("A", *foot, truck), far_enemy())
    order = "move 1: 3 12,13 12,15 @0; 2 12.2,10 12.2,13.87 mount 3"
    moved = after(state, order)
    assert at(moved.team(3)) == (12, 15, 0)
    assert moved.team(2).carrier == 3
    first = GAME.by_edition(state, "1")
    assert at(after(first, order).team(3)) == (12, 13, 0)  # its games go on as they were played
