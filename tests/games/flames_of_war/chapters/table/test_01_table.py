"""FW-1: the table and its geometry, where other tests do not go."""

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c01_table.ground import ground_height, wholly_in
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import aim_at
from sztab.games.flames_of_war.chapters.c08_sight.concealment import screened_rays
from sztab.games.flames_of_war.geometry.footprints import Box, distance
from sztab.games.flames_of_war.geometry.measure import heading_to
from sztab.games.flames_of_war.geometry.outlines import Outline, boxes_shared_area
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.writing.clauses import Pose
from tests.games.flames_of_war.scene import (
    HAS_MOVED,
    WOODS,
    far_enemy,
    new,
    pair,
    platoon,
    scene,
    team,
)


@pytest.mark.rule("FW-1.1", "FW-1.3")
def test_numbers_are_canonical_before_any_rule_sees_them() -> None:
    move = GAME.parse("move 1: 1 10.00049,10 18.0005,-0.0005 @359.95")
    assert isinstance(move, Order)
    assert move.legs[0].path == (10000, 10000, 18001, -1)
    assert move.legs[0].heading == 0
    assert heading_to(0.0, 1.0) == 900
    assert heading_to(-1.0, -1.0) == 2250
    box = Box(10.0, 10.0, 900, 2.0, 4.0)
    assert box.front() == (10.0, 12.0)
    assert isinstance(Pose(1, 2, 3, 4).text(), str)


@pytest.mark.rule("FW-1.9", "FW-1.17")
def test_a_centre_on_the_edge_is_not_inside() -> None:
    square = Outline([0.0, 4.0, 4.0, 0.0], [0.0, 0.0, 4.0, 4.0], True)
    assert square.holds(2.0, 2.0)
    assert not square.holds(4.0, 2.0)
    assert not square.holds(3.995, 2.0)
    state = scene(platoon("A", team("us_rifle", 20, 10)), far_enemy(), terrain=(WOODS,))
    assert wholly_in(state.field.areas[0], state.team(1).box)


@pytest.mark.rule("FW-1.15", "FW-1.16")
def test_templates_and_sample_points() -> None:
    template = Box(10.0, 10.0, 0, 6.0, 6.0)
    assert boxes_shared_area(template, Box(13.5, 10.0, 0, 2.0, 2.0)) == pytest.approx(1.0)
    assert boxes_shared_area(template, Box(14.0, 10.0, 0, 2.0, 2.0)) == pytest.approx(0.0)
    points = Box(0.0, 0.0, 0, 2.0, 4.0).samples()
    assert points[0] == (0.0, 0.0)
    assert points[1] == pytest.approx((1.96, 0.98))
    assert points[5] == pytest.approx((1.96, 0.0))
    assert points[8] == pytest.approx((0.0, 0.98))


def test_height_of_hills() -> None:
    state = new()
    assert ground_height(state.field, 10.0, 10.0) == 1.5
    assert ground_height(state.field, 6.0, 7.0) == 0.75
    assert ground_height(state.field, 30.0, 5.0) == 0.0


@pytest.mark.rule("FW-1.4", "FW-7.8", "FW-7.16", "FW-1.2", "FW-0.1")
def test_we_10_the_range_is_measured_between_footprints() -> None:
    for x, far, modifiers in ((27.5, 15.875, []), (27.7, 16.075, ["modifier-over-16"])):
        state = pair(team("m4_sherman", 10, 10), team("us_rifle", x, 10, 180, flags=HAS_MOVED))
        assert distance(state.team(1).box, state.team(2).box) == pytest.approx(far)
        aim = aim_at(state, state.team(1), 0, state.team(2), 2, False, -1)
        assert [modifier.key for modifier in aim.modifiers] == modifiers


@pytest.mark.rule("FW-1.14", "FW-8.15")
def test_we_29_three_of_five_rays_make_half_cover() -> None:
    def rays(end: float, target: str) -> int:
        wall = {"id": "s", "type": "stone_wall", "path": [[25, 5], [25, end]]}
        state = pair(team("m4_sherman", 10, 10), team(target, 30, 10, 180, flags=HAS_MOVED), wall)
        return screened_rays(state, state.team(1), state.team(2), 10.0, 10.0)

    assert rays(10.05, "panzer_iv_h") == 3
    assert rays(9.9, "panzer_iv_h") == 2
    assert rays(10.05, "tiger_ie") == 0
