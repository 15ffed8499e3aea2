"""Hexes: distance, neighbours, rotation, lines."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sztab.core.hexes import (
    STEPS,
    Hex,
    between,
    distance,
    hex_name,
    line,
    neighbours,
    rotated,
    within,
)

HEXES = st.tuples(st.integers(-12, 12), st.integers(-12, 12))


@given(HEXES, HEXES)
def test_distance_is_the_same_both_ways(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)


@given(HEXES, HEXES, HEXES)
def test_a_detour_is_never_shorter(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEXES)
def test_a_hex_has_six_neighbours_at_distance_one(hex: Hex) -> None:
    around = neighbours(hex)
    assert len(set(around)) == 6
    assert all(distance(hex, other) == 1 for other in around)
    assert all(hex in neighbours(other) for other in around)


def test_neighbours_follow_the_steps_around() -> None:
    assert neighbours((0, 0)) == list(STEPS)
    assert all(distance(a, b) == 1 for a, b in pairwise([*STEPS, STEPS[0]]))


@given(HEXES, st.integers(-20, 20))
def test_six_turns_come_back(hex: Hex, times: int) -> None:
    assert rotated(hex, 6) == hex
    assert rotated(rotated(hex, times), -times) == hex


@given(HEXES, HEXES, st.integers(0, 5))
def test_turning_keeps_distances(a: Hex, b: Hex, times: int) -> None:
    assert distance(rotated(a, times), rotated(b, times)) == distance(a, b)


def test_a_turn_takes_each_step_to_the_next() -> None:
    for k, step in enumerate(STEPS):
        assert rotated(step, 1) == STEPS[(k + 1) % 6]


@given(HEXES, st.integers(0, 5))
def test_within_holds_exactly_the_near_hexes(centre: Hex, radius: int) -> None:
    found = within(centre, radius)
    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(centre, hex) <= radius for hex in found)


@given(HEXES, HEXES)
def test_between_names_the_common_neighbours(a: Hex, b: Hex) -> None:
    common = between(a, b)
    assert set(common) == set(neighbours(a)) & set(neighbours(b))
    assert len(common) == {0: 6, 1: 2}.get(distance(a, b), len(common))
    if distance(a, b) == 2:
        assert len(common) in (1, 2)
    if distance(a, b) > 2:
        assert not common


@given(HEXES, HEXES)
def test_a_line_leads_from_end_to_end_step_by_step(a: Hex, b: Hex) -> None:
    steps = line(a, b)
    assert steps[0] == (a,)
    assert steps[-1] == (b,)
    assert len(steps) == distance(a, b) + 1
    for at, step in enumerate(steps):
        assert len(step) in (1, 2)
        assert all(distance(a, hex) == at for hex in step)
        assert all(distance(hex, b) == len(steps) - 1 - at for hex in step)


@given(HEXES, HEXES)
def test_a_line_is_the_same_both_ways(a: Hex, b: Hex) -> None:
    assert [set(step) for step in line(a, b)] == [set(step) for step in reversed(line(b, a))]


@given(HEXES, HEXES, HEXES)
def test_a_line_moves_with_its_ends(a: Hex, b: Hex, by: Hex) -> None:
    def moved(hex: Hex) -> Hex:
        return hex[0] + by[0], hex[1] + by[1]

    assert line(moved(a), moved(b)) == [tuple(moved(hex) for hex in step) for step in line(a, b)]


@given(HEXES, HEXES)
def test_each_step_of_a_line_is_nearest_to_it(a: Hex, b: Hex) -> None:
    """Held against every hex around, by the same squared length in whole numbers."""
    length = distance(a, b)
    for at, step in enumerate(line(a, b)):
        scale = max(length, 1)
        q = a[0] * scale + (b[0] - a[0]) * at
        r = a[1] * scale + (b[1] - a[1]) * at

        def far(hex: Hex, q: int = q, r: int = r, scale: int = scale) -> int:
            dq, dr = q - hex[0] * scale, r - hex[1] * scale
            return dq * dq + dq * dr + dr * dr

        around = within(step[0], 2)
        least = min(far(hex) for hex in around)
        assert set(step) == {hex for hex in around if far(hex) == least}


def test_a_line_between_two_hexes_names_both() -> None:
    assert line((0, 0), (1, 1)) == [((0, 0),), ((0, 1), (1, 0)), ((1, 1),)]


def test_a_hex_is_written_with_its_coordinates() -> None:
    assert hex_name((4, -3)) == "4,-3"
