"""FW-6.4, FW-6.5: paths into and out of buildings, through their openings."""

from sztab.games.flames_of_war.chapters.c01_table.ground import at_opening, opening_distance
from sztab.games.flames_of_war.chapters.c05_movement.paths import NO_OPENING, Walk, walk
from sztab.games.flames_of_war.chapters.c06_transport.transport import towable
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.measure import ADJACENT, EPS
from sztab.games.flames_of_war.geometry.ways import lengths, point_at
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Piece
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CAVALRY, ON_TABLE, TOWED


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
    far = lengths(path)
    starts_inside = building.outline.holds(path[0], path[1])
    free = 0.0
    crossed = False
    for at in range(2, len(path), 2):
        ax, ay, bx, by = path[at - 2], path[at - 1], path[at], path[at + 1]
        if building.outline.misses(ax, ay, bx, by, 0.0):
            continue
        step = far[at // 2] - far[at // 2 - 1]
        cuts = building.outline.cuts(ax, ay, bx, by)
        for cut in cuts[1:-1]:
            x, y = ax + cut * (bx - ax), ay + cut * (by - ay)
            where = far[at // 2 - 1] + cut * step
            inside_before = building.outline.surrounds(*point_at(path, where - 0.02))
            inside_after = building.outline.surrounds(*point_at(path, where + 0.02))
            if inside_before == inside_after:
                continue
            crossed = True
            if not _passable(state, team, building, x, y, inside_after):
                wrong = Walk()
                wrong.fault = NO_OPENING
                wrong.leaves = not inside_after
                wrong.length = wrong.end = far[-1]
                return wrong
            if starts_inside and free == 0.0:
                free = where
    if not crossed:
        return None
    if free == 0.0:
        return walk(state, team, path, double)
    rest: list[float] = [*point_at(path, free)]
    for at in range(2, len(path), 2):
        if far[at // 2] > free + 1e-6:
            rest += [path[at], path[at + 1]]
    way = walk(state, team, rest, double)
    way.free = free
    return way


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
