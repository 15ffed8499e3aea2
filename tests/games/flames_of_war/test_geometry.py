"""The geometry against an independent library: random footprints, segments and tables agree."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from sztab.games.flames_of_war.geometry import (
    Box,
    Outline,
    boxes_shared_area,
    distance,
    heading_to,
    inside_box,
    nearest_points,
    outline_to_box,
    overlap_depth,
    shared_area,
)

shapely: Any = import_module("shapely")  # it brings no types
PAIRS = 1_000
CLOSE = 1e-6


def random_box(random: Random) -> Box:
    return Box(
        random.randrange(72_000) / 1000,
        random.randrange(48_000) / 1000,
        random.randrange(3600),
        random.choice([0.75, 1.0, 1.25, 2.0, 6.0, 12.0]),
        random.choice([1.0, 1.25, 1.5, 2.0, 2.5, 6.0]),
    )


def shape(box: Box) -> Any:
    return shapely.Polygon(box.corners())


def random_polygon(random: Random) -> Outline:
    """A simple polygon: corners around a middle, by their angle."""
    x, y = random.uniform(5, 67), random.uniform(5, 43)
    turns = sorted(random.sample(range(3600), random.randrange(3, 8)))
    points = [Box(x, y, turn, 0.0, 0.0).at(random.uniform(2, 8), 0.0) for turn in turns]
    return Outline([p[0] for p in points], [p[1] for p in points], True)


def polygon(outline: Outline) -> Any:
    return shapely.Polygon(list(zip(outline.xs, outline.ys, strict=True)))


@pytest.mark.rule("FW-1.4", "FW-1.5")
def test_distances_and_overlaps_of_footprints() -> None:
    random = Random(1)
    for _pair in range(PAIRS):
        a = random_box(random)
        b = random_box(random) if random.random() < 0.5 else near(random, a)
        one, other = shape(a), shape(b)
        assert distance(a, b) == pytest.approx(one.distance(other), abs=CLOSE)
        assert boxes_shared_area(a, b) == pytest.approx(one.intersection(other).area, abs=CLOSE)
        assert (overlap_depth(a, b) > CLOSE) <= one.intersects(other)
        if one.distance(other) > CLOSE:
            ax, ay, bx, by = nearest_points(a, b)
            assert shapely.Point(ax, ay).distance(shapely.Point(bx, by)) == pytest.approx(
                distance(a, b), abs=1e-4
            )


def near(random: Random, box: Box) -> Box:
    other = random_box(random)
    return Box(
        box.x + random.uniform(-4, 4),
        box.y + random.uniform(-4, 4),
        other.heading,
        2 * other.half_width,
        2 * other.half_length,
    )


@pytest.mark.rule("FW-1.10", "FW-1.13", "FW-1.15")
def test_segments_and_footprints_against_polygons() -> None:
    random = Random(2)
    for _pair in range(PAIRS):
        outline = random_polygon(random)
        terrain = polygon(outline)
        if not terrain.is_valid:
            continue
        box = random_box(random) if random.random() < 0.3 else near(random, _at(outline, random))
        ends = (box.x, box.y, random.uniform(0, 72), random.uniform(0, 48))
        line = shapely.LineString([ends[:2], ends[2:]])
        assert outline.inside(*ends) == pytest.approx(line.intersection(terrain).length, abs=CLOSE)
        assert inside_box(ends[2], ends[3], ends[0] + 1, ends[1], box) == pytest.approx(
            shapely.LineString([ends[2:], (ends[0] + 1, ends[1])]).intersection(shape(box)).length,
            abs=CLOSE,
        )
        assert shared_area(outline, box) == pytest.approx(
            terrain.intersection(shape(box)).area, abs=CLOSE
        )
        assert outline_to_box(outline, box) == pytest.approx(
            terrain.distance(shape(box)), abs=CLOSE
        )


def _at(outline: Outline, random: Random) -> Box:
    index = random.randrange(len(outline.xs))
    return Box(outline.xs[index], outline.ys[index], 0, 1.0, 1.0)


def test_headings_are_the_nearest_tenth_of_a_degree() -> None:
    for tenth in range(0, 3600, 7):
        box = Box(0.0, 0.0, tenth, 1.0, 1.0)
        assert heading_to(box.fx * 5.0, box.fy * 5.0) == tenth
