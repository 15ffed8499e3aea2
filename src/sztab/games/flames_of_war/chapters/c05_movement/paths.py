"""FW-5.2 to FW-5.4, FW-5.15, FW-5.16, FW-5.23, FW-5.24: a path over the ground, edge by edge."""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c01_table.ground import on_road
from sztab.games.flames_of_war.geometry.measure import EPS, within
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.ways import SAME, lengths, point_at
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Piece
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    AREA,
    BUILDING,
    CAVALRY,
    CLOSED,
    CROSS_COUNTRY,
    DIFFICULT,
    FAST_TANK,
    FREE,
    GUN,
    HILL,
    IMPASSABLE,
    JEEP_TOW,
    LINE,
    ROAD,
    TOWED,
    VERY_DIFFICULT,
)

DOUBLE_FAST: Final = 32.0  # the note fast_tank
JEEP_LIMIT: Final = 6.0  # FW-6.11
ROAD_ONLY: Final = -2  # no piece set the allowance: all of the path is road
OPEN_GROUND: Final = -1  # no piece set the allowance: some of it is cross-country
FINE: Final = 0
TOO_FAR: Final = 1
ENTERS_CLOSED: Final = 2
DOUBLE_ON_ROUGH: Final = 3
NO_OPENING: Final = 4


@final
@mypyc_attr(acyclic=True)
class Check:
    """FW-5.15: a bogging check on the way."""

    def __init__(self, at: float, skill: bool, inside: bool, piece: int) -> None:
        self.at: Final = at  # inches along the path
        self.skill: Final = skill  # FW-5.16: a skill test instead of 2+
        self.inside: Final = inside  # it started in this piece
        self.piece: Final = piece  # the piece of terrain, wrecks behind the last one


@final
@mypyc_attr(acyclic=True)
class Walk:
    """What a path comes to: how far it leads, what is checked on the way, what is wrong with it."""

    def __init__(self) -> None:
        self.length: float = 0.0
        self.limit: float = 0.0  # the allowance that counts
        self.end: float = 0.0  # FW-5.4: where it ends, cut or not
        self.cut: bool = False
        self.free: float = 0.0  # FW-6.25: the part inside a building that is not counted
        self.checks: list[Check] = []
        self.fault: int = FINE
        self.leaves: bool = False  # FW-6.5: the wall it may not pass was met from inside
        self.piece: int = -1  # the piece of terrain that is in the way, wrecks behind the last
        self.set_by: int = OPEN_GROUND  # FW-5.3: the piece that set the allowance
        self.stop: int = OPEN_GROUND  # FW-5.4: the piece at whose edge it ends


def allowance(team: Team, ground: int, double: bool) -> float:
    """FW-5.2, FW-5.10: how far a team may go over a class of ground."""
    column = min(ground, DIFFICULT)
    inches = team.type.allowances[column]
    if not double:
        return inches
    if team.noted(FAST_TANK) and column <= CROSS_COUNTRY:
        return DOUBLE_FAST
    return 2.0 * inches


def entry_fault(team: Team, ground: int, shape: int) -> bool:
    """FW-5.16, FW-6.1, FW-6.6, FW-6.7: whether a team may not enter this ground at all."""
    if ground == IMPASSABLE:
        return True
    if ground != VERY_DIFFICULT:
        return False
    if shape == BUILDING and team.type.kind == CAVALRY:
        return True
    if shape == BUILDING and team.type.vehicle and not team.type.armoured:
        return True
    return team.type.very_difficult == CLOSED


def _stops(
    state: State, path: list[float], far: list[float], crossings: list[tuple[float, int]]
) -> list[float]:
    """Every place on a path where the ground may change, in order."""
    found: list[float] = far + [where for where, _index in crossings]
    for at in range(2, len(path), 2):
        ax, ay, bx, by = path[at - 2], path[at - 1], path[at], path[at + 1]
        step = far[at // 2] - far[at // 2 - 1]
        if step < SAME:
            continue
        for piece in state.field.pieces:
            if piece.shape in (AREA, BUILDING) and not piece.outline.misses(ax, ay, bx, by, 0.0):
                _add_cuts(found, piece.outline, far[at // 2 - 1], step, ax, ay, bx, by)
        for wreck in state.wrecks:
            if not wreck.outline.misses(ax, ay, bx, by, 0.0):
                _add_cuts(found, wreck.outline, far[at // 2 - 1], step, ax, ay, bx, by)
        for road in state.field.roads:
            if not road.outline.misses(ax, ay, bx, by, road.half_width):
                _add_road(found, road, far[at // 2 - 1], step, ax, ay, bx, by)
    found.sort()
    kept = [0.0]
    for stop in found:
        if stop > kept[-1] + SAME:
            kept.append(stop)
    return kept


def _add_cuts(
    found: list[float],
    outline: Outline,
    gone: float,
    step: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> None:
    for t in outline.cuts(ax, ay, bx, by):
        found.append(gone + t * step)


def _add_road(
    found: list[float],
    road: Piece,
    gone: float,
    step: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> None:
    """FW-1.10: where a segment comes within half the width of a road, and where it leaves it."""
    ux, uy = (bx - ax) / step, (by - ay) / step
    half = road.half_width
    outline = road.outline
    for edge in outline.edges:
        cx, cy, dx, dy = edge.ax, edge.ay, edge.bx, edge.by
        ex, ey = edge.dx, edge.dy
        length = sqrt(edge.square)
        if length > SAME:
            nx, ny = -ey / length, ex / length
            slope = ux * nx + uy * ny
            if abs(slope) > SAME:
                start = (ax - cx) * nx + (ay - cy) * ny
                _add_stop(found, gone, step, (half - start) / slope)
                _add_stop(found, gone, step, (-half - start) / slope)
        for px, py in ((cx, cy), (dx, dy)):
            along = (px - ax) * ux + (py - ay) * uy
            across = (px - ax) * uy - (py - ay) * ux
            square = half * half - across * across
            if square > 0.0:
                root = sqrt(square)
                _add_stop(found, gone, step, along - root)
                _add_stop(found, gone, step, along + root)


def _add_stop(found: list[float], gone: float, step: float, at: float) -> None:
    if 0.0 < at < step:
        found.append(gone + at)


def _line_crossings(state: State, path: list[float], far: list[float]) -> list[tuple[float, int]]:
    """FW-1.13, FW-5.24: where a path crosses linear obstacles; a bend on one crosses it."""
    found: list[tuple[float, int]] = []
    pieces = state.field.pieces
    for index in range(len(pieces)):
        line = pieces[index]
        if line.shape != LINE:
            continue
        for at in range(2, len(path), 2):
            ax, ay, bx, by = path[at - 2], path[at - 1], path[at], path[at + 1]
            if line.outline.misses(ax, ay, bx, by, EPS):
                continue
            gone, step = far[at // 2 - 1], far[at // 2] - far[at // 2 - 1]
            if step < SAME:
                continue
            if line.outline.apart_from(ax, ay) <= EPS:
                found.append((gone, index))
                continue
            last = at + 2 == len(path)
            if last and line.outline.apart_from(bx, by) <= EPS:
                continue
            if line.outline.crossed(ax, ay, bx, by):
                cuts = line.outline.cuts(ax, ay, bx, by)
                found.append((gone + cuts[1] * step, index))
    found.sort()
    return found


def walk(state: State, team: Team, path: list[float], double: bool) -> Walk:
    """FW-5.3, FW-5.4, FW-5.23: follow a path from edge to edge."""
    result = Walk()
    far = lengths(path)
    result.length = result.end = far[-1]
    if len(path) == 4 and far[-1] > SAME and _is_open(state, path):
        result.set_by = OPEN_GROUND
        limit = allowance(team, CROSS_COUNTRY, double)
        if allowance(team, ROAD, double) < limit:
            limit, result.set_by = allowance(team, ROAD, double), ROAD_ONLY
        if held_by_tow(state, team) and limit > JEEP_LIMIT:
            limit, result.set_by = JEEP_LIMIT, ROAD_ONLY
        return _ends(result, result.length, limit)
    pieces = state.field.pieces
    crossings = _line_crossings(state, path, far)
    stops = _stops(state, path, far, crossings)
    limit = allowance(team, ROAD, double)
    result.set_by = ROAD_ONLY
    if held_by_tow(state, team):
        limit = min(limit, JEEP_LIMIT)
    before: list[int] = []
    checked: list[int] = []
    crossing = 0
    for at in range(len(stops)):
        start = stops[at]
        while crossing < len(crossings) and crossings[crossing][0] <= start + SAME:
            where, index = crossings[crossing]
            crossing += 1
            line = pieces[index]
            if not _enter(result, team, line.ground, line.double_ground, LINE, index, double):
                return result
            share = allowance(team, line.ground, double)
            if where > SAME and within(share, where):
                result.stop = index
                return _ends(result, where, limit)
            if share < limit:
                limit, result.set_by = share, index
            if index not in checked:
                checked.append(index)
                _note_check(result, team, line.ground, where, where <= SAME, index)
        if at + 1 == len(stops):
            break
        middle = (start + stops[at + 1]) / 2.0
        x, y = point_at(path, middle)
        here = _pieces_at(state, x, y)
        road = on_road(state.field, x, y)
        now: list[int] = []
        for index in here:
            if index < len(pieces) and pieces[index].shape == AREA and road:
                continue  # FW-1.10: the road overrides area terrain
            now.append(index)
        share = allowance(team, ROAD if road and not now else CROSS_COUNTRY, double)
        hardest = ROAD_ONLY if road and not now else OPEN_GROUND
        for index in now:
            ground, double_ground, shape = _classes(state, index)
            if not _enter(result, team, ground, double_ground, shape, index, double):
                return result
            if allowance(team, ground, double) < share:
                share, hardest = allowance(team, ground, double), index
        if start > SAME and within(share, start) and share < limit + EPS:
            result.stop = hardest
            return _ends(result, start, limit)
        if share < limit or (share == limit and result.set_by == ROAD_ONLY):
            limit, result.set_by = min(limit, share), hardest
        for index in now:
            if index not in before and index not in checked:
                checked.append(index)
                ground, _double_ground, _shape = _classes(state, index)
                _note_check(result, team, ground, start, start <= SAME, index)
        before = now
    return _ends(result, result.length, limit)


def _is_open(state: State, path: list[float]) -> bool:
    """Whether no piece of terrain comes near a straight path: most are judged so at once."""
    ax, ay, bx, by = path[0], path[1], path[2], path[3]
    for piece in state.field.pieces:
        if piece.shape != HILL and not piece.outline.misses(
            ax, ay, bx, by, piece.half_width + EPS + EPS
        ):
            return False
    for wreck in state.wrecks:
        if not wreck.outline.misses(ax, ay, bx, by, EPS):
            return False
    return True


def _ends(result: Walk, where: float, limit: float) -> Walk:
    """FW-5.23: a path ends here, or is refused if that is farther than the allowance."""
    result.limit = limit
    result.cut = where < result.length - SAME
    result.end = where
    if not within(where, limit):
        result.fault = TOO_FAR
    return result


def _enter(
    result: Walk, team: Team, ground: int, double_ground: int, shape: int, index: int, double: bool
) -> bool:
    """Whether a team may go into this piece; notes the fault if not."""
    if entry_fault(team, ground, shape):
        result.fault = ENTERS_CLOSED
        result.piece = index
        return False
    if double and double_ground >= DIFFICULT:
        result.fault = DOUBLE_ON_ROUGH
        result.piece = index
        return False
    return True


def _note_check(
    result: Walk, team: Team, ground: int, where: float, inside: bool, piece: int
) -> None:
    """FW-5.15 to FW-5.17: a vehicle or a gun checks where it enters rough ground."""
    if ground < DIFFICULT or not team.type.checks or team.type.very_difficult == FREE:
        return
    result.checks.append(Check(where, ground == VERY_DIFFICULT, inside, piece))


def held_by_tow(state: State, team: Team) -> bool:
    """FW-6.11: whether a jeep tows a gun."""
    if not team.noted(JEEP_TOW):
        return False
    for other in state.carried(team.id):
        if other.place == TOWED and other.type.kind == GUN:
            return True
    return False


def _classes(state: State, index: int) -> tuple[int, int, int]:
    """The classes and the shape of a piece, or of a wreck behind the last piece (FW-5.19)."""
    pieces = state.field.pieces
    if index < len(pieces):
        return pieces[index].ground, pieces[index].double_ground, pieces[index].shape
    return VERY_DIFFICULT, VERY_DIFFICULT, AREA


def _pieces_at(state: State, x: float, y: float) -> list[int]:
    """FW-1.10: the areas, buildings and wrecks that hold a point."""
    found: list[int] = []
    pieces = state.field.pieces
    for index in range(len(pieces)):
        piece = pieces[index]
        if (
            piece.shape in (AREA, BUILDING)
            and piece.ground != CROSS_COUNTRY
            and piece.outline.holds(x, y)
        ):
            found.append(index)
    for number in range(len(state.wrecks)):
        if state.wrecks[number].outline.holds(x, y):
            found.append(len(pieces) + number)
    return found


def rough_at(state: State, x: float, y: float) -> int:
    """FW-1.10, FW-5.13: the hardest class of ground at a point, for moving at the double."""
    hardest = ROAD if on_road(state.field, x, y) else CROSS_COUNTRY
    for index in _pieces_at(state, x, y):
        ground, _double_ground, shape = _classes(state, index)
        if hardest == ROAD and shape == AREA and index < len(state.field.pieces):
            continue
        hardest = max(hardest, ground)
    return hardest
