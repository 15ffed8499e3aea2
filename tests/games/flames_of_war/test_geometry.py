"""The geometry against an independent library: random footprints, segments and tables agree."""

import os
from random import Random
from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.geometry import outlines
from sztab.games.flames_of_war.geometry.footprints import (
    Box,
    distance,
    inside_box,
    nearest_points,
    overlap_depth,
)
from sztab.games.flames_of_war.geometry.measure import heading_to
from sztab.games.flames_of_war.geometry.outlines import (
    Outline,
    boxes_shared_area,
    outline_to_box,
    shared_area,
)
from tests.games.flames_of_war.oracle import Oracle, polygon, shape, shapely
from tests.games.flames_of_war.scene import platoon, scene, team

# The compiled build compares a hundred thousand pairs; as plain Python that would take minutes.
# Whole lines of sight cost the oracle most of a millisecond each, so there are fewer of them.
# SZTAB_PAIRS=100000 asks for so many of both.
PLAIN = str(outlines.__file__).endswith(".py")
PAIRS = int(os.environ.get("SZTAB_PAIRS", "1500" if PLAIN else "100000"))
SIGHTS = int(os.environ.get("SZTAB_PAIRS", "1500" if PLAIN else "10000"))
CLOSE = 1e-6


def random_box(random: Random) -> Box:
    return Box(
        random.randrange(72_000) / 1000,
        random.randrange(48_000) / 1000,
        random.randrange(3600),
        random.choice([0.75, 1.0, 1.25, 2.0, 6.0, 12.0]),
        random.choice([1.0, 1.25, 1.5, 2.0, 2.5, 6.0]),
    )


def random_polygon(random: Random) -> Outline:
    """A simple polygon: corners around a middle, by their angle."""
    x, y = random.uniform(5, 67), random.uniform(5, 43)
    turns = sorted(random.sample(range(3600), random.randrange(3, 8)))
    points = [Box(x, y, turn, 0.0, 0.0).at(random.uniform(2, 8), 0.0) for turn in turns]
    return Outline([p[0] for p in points], [p[1] for p in points], True)


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


# --- lines of sight ------------------------------------------------------------------------------

LOOKERS = ("us_rifle", "m4_sherman", "ger_pak40", "jeep", "tiger_ie")


def corners(random: Random, x: float, y: float, far: float) -> list[list[float]]:
    """A polygon around a place, as often as not with corners that point inwards."""
    turns = sorted(random.sample(range(0, 3600, 100), random.randrange(4, 8)))
    found = [Box(x, y, turn, 0.0, 0.0).at(random.uniform(far / 2, far), 0.0) for turn in turns]
    return [[round(px, 3), round(py, 3)] for px, py in found]


def random_terrain(random: Random) -> list[dict[str, Any]]:
    """Two pieces of every kind somewhere on the table."""
    found: list[dict[str, Any]] = []
    for number in range(2):
        for type in ("woods", "crops", "building", "hill", "hedge", "stone_wall"):
            x, y = random.uniform(14, 58), random.uniform(12, 36)
            piece: dict[str, Any] = {"id": f"{type}_{number}", "type": type, "openings": []}
            if type == "hill":
                piece["foot"] = [[x - 6, y - 5], [x + 6, y - 4], [x + 5, y + 5], [x - 6, y + 6]]
                piece["crest"] = [[x - 3, y - 3], [x + 3, y - 2], [x + 2, y + 3], [x - 3, y + 3]]
                piece["elevation"] = random.choice([1.0, 1.5, 2.0])
            elif type in ("hedge", "stone_wall"):
                piece["path"] = corners(random, x, y, 6.0)[:3]
            else:
                piece["polygon"] = corners(random, x, y, 3.0 if type == "building" else 7.0)
            found.append(piece)
    return found


def random_table(random: Random) -> Any:
    """Terrain anywhere, and two sides of ten teams in a wide grid."""
    places = [(x + 0.5, y + 0.5) for x in range(4, 68, 8) for y in range(4, 44, 8)]
    spots = [
        (x + random.uniform(-2, 2), y + random.uniform(-2, 2), random.uniform(0, 360))
        for x, y in random.sample(places, 20)
    ]
    teams = [
        team(random.choice(LOOKERS), round(x, 3), round(y, 3), round(h, 1)) for x, y, h in spots
    ]
    return scene(
        platoon("A", *teams[:10]), platoon("B", *teams[10:]), terrain=tuple(random_terrain(random))
    )


@pytest.mark.rule("FW-8.1", "FW-8.5", "FW-8.6", "FW-8.7", "FW-8.8", "FW-8.25")
def test_lines_of_sight_on_random_tables() -> None:
    random = Random(3)
    compared = seen = 0
    while compared < SIGHTS:
        state = random_table(random)
        oracle = Oracle(state.field)
        if not oracle.valid:
            continue  # an outline that crosses itself has no inside
        outdoors = [one for one in state.teams if oracle.outdoors(one)]
        for one in outdoors:
            for other in outdoors:
                if one.side != other.side:
                    assert sees(state, one, other) == oracle.sees(one, other), GAME.dump(state)
                    compared += 1
                    seen += sees(state, one, other)
    assert 0.2 < seen / compared < 0.9  # both answers are put to the test
