"""FW-6.4, FW-6.5: paths into and out of buildings, through their openings."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c01_table.ground import at_opening, opening_distance
from sztab.games.flames_of_war.chapters.c05_movement.paths import NO_OPENING, Walk, walk
from sztab.games.flames_of_war.chapters.c06_transport.transport import towable
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.measure import ADJACENT, EPS
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.ways import SAME, lengths, point_at
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Piece
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CAVALRY, ON_TABLE, TOWED

OUTSIDE: Final = 0
INSIDE: Final = 1
ON_WALL: Final = 2


def walk_out(state: State, team: Team, path: list[float], double: bool) -> Walk:
    """FW-6.4, FW-6.5, FW-6.25: a path through the openings of buildings and over the ground."""
    on_foot = not team.type.vehicle and team.type.kind != CAVALRY
    if not on_foot:
        return walk(state, team, path, double)
    for building in state.field.buildings:
        if _comes_by(building, path):
            way = _through_openings(state, team, building, path, double)
            if way is not None:
                return way
    return walk(state, team, path, double)


def _comes_by(building: Piece, path: list[float]) -> bool:
    """Whether a path comes near a building at all."""
    for at in range(2, len(path), 2):
        if not building.outline.misses(path[at - 2], path[at - 1], path[at], path[at + 1], 0.0):
            return True
    return False


def _through_openings(
    state: State, team: Team, building: Piece, path: list[float], double: bool
) -> Walk | None:
    """FW-6.4, FW-6.5: a path crosses a wall at an opening; ``None`` if it crosses none.

    The stretch from the inside to the opening is free (FW-6.25); the rest is walked as usual.
    """
    crossings = _crossings(building, path)
    if state.first_edition:
        crossings = [crossing for crossing in crossings if not crossing.bent]
    if not crossings:
        return None
    for crossing in crossings:
        for where in (crossing.reached, crossing.left):
            x, y = point_at(path, where)
            if not _passable(state, team, building, x, y, crossing.inwards):
                wrong = Walk()
                wrong.fault = NO_OPENING
                wrong.leaves = not crossing.inwards
                wrong.length = wrong.end = lengths(path)[-1]
                return wrong
    free = crossings[0].reached
    if free == 0.0 or not building.outline.holds(path[0], path[1]):
        return walk(state, team, path, double)
    far = lengths(path)
    rest: list[float] = [*point_at(path, free)]
    for at in range(2, len(path), 2):
        if far[at // 2] > free + SAME:
            rest += [path[at], path[at + 1]]
    way = walk(state, team, rest, double)
    way.free = free
    return way


@final
@mypyc_attr(acyclic=True)
class Crossing:
    """A passage through a wall: from where a path is on the wall to where it is off it again."""

    def __init__(self, reached: float, left: float, inwards: bool, bent: bool) -> None:
        self.reached: Final = reached  # how far along the path; mostly both are one point
        self.left: Final = left
        self.inwards: Final = inwards
        self.bent: Final = bent  # at a bend, or along the wall


def _crossings(building: Piece, path: list[float]) -> list[Crossing]:
    """FW-6.4, R-120: where a path passes a wall, bends and stretches on the wall included."""
    outline = building.outline
    far = lengths(path)
    found: list[Crossing] = []
    side = _side_of(outline, path[0], path[1])
    reached, on_wall = 0.0, side == ON_WALL
    for at in range(2, len(path), 2):
        ax, ay, bx, by = path[at - 2], path[at - 1], path[at], path[at + 1]
        begin, step = far[at // 2 - 1], far[at // 2] - far[at // 2 - 1]
        cuts = outline.cuts(ax, ay, bx, by)
        for index in range(len(cuts) - 1):
            if (cuts[index + 1] - cuts[index]) * step <= SAME:
                continue
            middle = (cuts[index] + cuts[index + 1]) / 2.0
            now = _side_of(outline, ax + middle * (bx - ax), ay + middle * (by - ay))
            here = begin + cuts[index] * step
            if not on_wall:
                reached = here
            on_wall = now == ON_WALL
            if on_wall or now == side:
                continue
            found.append(Crossing(reached, here, now == INSIDE, index == 0 or reached != here))
            side = now
    return found


def _side_of(outline: Outline, x: float, y: float) -> int:
    """On which side of the walls a point lies."""
    if outline.apart_from(x, y) <= SAME:
        return ON_WALL
    return INSIDE if outline.surrounds(x, y) else OUTSIDE


def _passable(
    state: State, team: Team, building: Piece, x: float, y: float, entering: bool
) -> bool:
    """FW-6.4, FW-6.6: whether a team may pass a wall at this point."""
    if towable(team):
        return False
    for opening in building.openings:
        dx, dy = x - opening.x, y - opening.y
        if dx * dx + dy * dy > (opening.width / 2.0 + EPS) * (opening.width / 2.0 + EPS):
            continue
        if not entering or at_opening(building, began(state, team)):
            return True
        for friend in state.teams:
            if friend.side != team.side or friend.place > TOWED:
                continue
            if opening_distance(opening, began(state, friend)) <= ADJACENT:
                return True
    return False


def began(state: State, team: Team) -> Box:
    """FW-6.4: where a team stood when the step began."""
    at = 3 * (team.id - 1)
    kept = state.snapshot
    if at + 2 < len(kept) and kept[at + 2] >= 0:
        if (
            team.place == ON_TABLE
            and kept[at] == team.x
            and kept[at + 1] == team.y
            and kept[at + 2] == team.heading
        ):
            return team.box  # it has not moved
        return team.box_at(kept[at], kept[at + 1], kept[at + 2])
    return state.body(team)
