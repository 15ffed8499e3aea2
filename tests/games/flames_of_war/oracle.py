"""The geometry and the lines of sight of FW-1 and FW-8 once more, by an independent library.

Shapely is the oracle, not the rule: tests hold our own arithmetic to it, and
``python tests/games/flames_of_war/oracle.py`` measures both in one run.
"""

import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.measure import ADJACENT, EPS
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.rays import Screen
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Field
from sztab.games.flames_of_war.teams import Team

shapely: Any = import_module("shapely")  # it brings no types
INTO_AREA = 6.0
ROUNDS = 9


def shape(box: Box) -> Any:
    """A footprint."""
    return shapely.Polygon(box.corners())


def polygon(outline: Outline) -> Any:
    """A polygon of terrain, prepared for many questions."""
    made = shapely.Polygon(list(zip(outline.xs, outline.ys, strict=True)))
    shapely.prepare(made)
    return made


def chain(outline: Outline) -> Any:
    """A linear obstacle, prepared for many questions."""
    made = shapely.LineString(list(zip(outline.xs, outline.ys, strict=True)))
    shapely.prepare(made)
    return made


class Oracle:
    """The terrain of a table without smoke, asked for lines of sight between teams outdoors."""

    def __init__(self, field: Field) -> None:
        self.buildings = [polygon(piece.outline) for piece in field.buildings]
        self.areas = [(polygon(p.outline), p.top, p.height) for p in field.areas]
        self.hills = [
            (polygon(p.outline), polygon(p.crest), p.height) for p in field.hills if p.crest
        ]
        self.lines = [(chain(p.outline), p.top) for p in field.lines]

    @property
    def valid(self) -> bool:
        """Whether no outline crosses itself."""
        return all(one.is_valid for one in [*self.buildings, *(area[0] for area in self.areas)])

    def outdoors(self, team: Team) -> bool:
        """Whether a team stands clear of every building."""
        return all(building.distance(shape(team.box)) > EPS for building in self.buildings)

    def head(self, team: Team) -> float:
        """FW-1.11: ground height plus the height of the team."""
        centre = shapely.Point(team.box.x, team.box.y)
        ground = 0.0
        for foot, crest, height in self.hills:
            if crest.contains(centre) and crest.boundary.distance(centre) > EPS:
                ground = max(ground, height)
            elif foot.contains(centre) and foot.boundary.distance(centre) > EPS:
                ground = max(ground, height / 2)
        return float(ground + team.type.height)

    def blockers(self, one: Team, other: Team) -> list[Callable[[Any], bool]]:
        """FW-8.5 to FW-8.8: what can block between two teams, as questions about a segment."""
        near, far = self.head(one), self.head(other)
        a, b = shape(one.box), shape(other.box)
        found: list[Callable[[Any], bool]] = []
        for building in self.buildings:
            found.append(partial(_crosses, building))
        for wood, top, height in self.areas:
            if height and top >= near and top >= far:
                found.append(partial(_too_deep, wood))
        for foot, crest, height in self.hills:
            if near <= height and far <= height and foot.disjoint(a) and foot.disjoint(b):
                found.append(partial(_crosses, crest))
        for line, top in self.lines:
            if top > near and top > far and min(line.distance(a), line.distance(b)) > ADJACENT:
                found.append(line.crosses)
        return found

    def sees(self, one: Team, other: Team) -> bool:
        """FW-8.25: whether a team outdoors sees another."""
        blockers = self.blockers(one, other)
        eyes = [(one.box.x, one.box.y)] if one.type.vehicle else one.box.samples()
        for eye in eyes:
            for point in other.box.samples():
                ray = shapely.LineString([eye, point])
                if not any(blocks(ray) for blocks in blockers):
                    return True
        return False


def _crosses(terrain: Any, ray: Any) -> bool:
    """FW-1.13: more than EPS of a segment lies inside."""
    return bool(terrain.intersects(ray) and terrain.intersection(ray).length > EPS)


def _too_deep(wood: Any, ray: Any) -> bool:
    """FW-8.6: any crossing from outside to outside, else more than 6"."""
    if not wood.intersects(ray):
        return False
    depth = wood.intersection(ray).length
    if depth <= EPS or depth > INTO_AREA + EPS:
        return bool(depth > EPS)
    ends = (shapely.Point(ray.coords[0]), shapely.Point(ray.coords[1]))
    return not any(wood.contains(p) and wood.boundary.distance(p) > EPS for p in ends)


# --- both in one run -----------------------------------------------------------------------------


def deployed() -> State:
    """Two companies of 1,220 points on 72 by 48 inches, as their defaults deploy them."""
    from tests.games.flames_of_war.scene import deployed_by_default

    return deployed_by_default("free_for_all", 3)


def _rate(count: int, work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return count / (time.process_time() - start)


def main() -> None:
    """Sight checks per second, ours and shapely's, in interleaved rounds of CPU time."""
    state, random = deployed(), Random(5)
    oracle = Oracle(state.field)
    mine = [t for t in state.teams if t.side == 0 and t.place == 0 and oracle.outdoors(t)]
    theirs = [t for t in state.teams if t.side == 1 and t.place == 0 and oracle.outdoors(t)]
    pairs = [(a, b) for a in mine for b in theirs]
    assert all(sees(state, a, b) == oracle.sees(a, b) for a, b in pairs)
    outlines = [piece.outline for piece in (*state.field.areas, *state.field.buildings)]
    shapes = [polygon(outline) for outline in outlines]
    screen = Screen()
    screen.terrain.extend(outlines)
    screen.first_area = screen.first_crest = screen.first_line = len(outlines)
    rays = [
        (random.uniform(0, 72), random.uniform(0, 48), random.uniform(0, 72), random.uniform(0, 48))
        for _ray in range(4000)
    ]

    def our_pairs() -> None:
        for a, b in pairs:
            sees(state, a, b)

    def their_pairs() -> None:
        for a, b in pairs[::20]:
            oracle.sees(a, b)

    def our_rays() -> None:
        for ray in rays:
            screen.blocked(*ray)

    def their_rays() -> None:
        for ax, ay, bx, by in rays:
            line = shapely.LineString([(ax, ay), (bx, by)])
            any(shape.intersects(line) for shape in shapes)

    for name, ours, n, others, m in (
        ("teams that look", our_pairs, len(pairs), their_pairs, len(pairs[::20])),
        ("single rays", our_rays, len(rays), their_rays, len(rays)),
    ):
        rates = [(_rate(n, ours), _rate(m, others)) for _round in range(ROUNDS)]
        ratios = sorted(a / b for a, b in rates)
        sys.stdout.write(
            f"{name}: {statistics.median(a for a, _b in rates):,.0f} per second, shapely "
            f"{statistics.median(b for _a, b in rates):,.0f}: "
            f"x {statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f})\n"
        )
    sys.stdout.write(f"{GAME.title}, {len(pairs)} pairs of teams, {len(outlines)} polygons\n")


if __name__ == "__main__":
    main()
