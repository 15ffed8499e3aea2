"""Section 19.3: how far a team can go, searched on a grid of half an inch (``move_limits``)."""

from heapq import heappop, heappush
from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.orders import path_near_enemy, walk_out
from sztab.games.flames_of_war.chapters.paths import FINE, TOO_FAR, allowance, point_at
from sztab.games.flames_of_war.chapters.sight import sees_from
from sztab.games.flames_of_war.chapters.standing import CLOSE
from sztab.games.flames_of_war.geometry.footprints import (
    Box,
    inside_box,
    lower_bound,
    overlaps,
    point_to_box,
    segment_to_box,
)
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, canonical, heading_to, nearer
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    CROSS_COUNTRY,
    DIFFICULT,
    GUN,
    INFANTRY,
    ON_TABLE,
    PASS_ENEMY_VEHICLES,
    ROAD,
    STRIP,
)

GRID: Final = 0.5  # inches between nodes
LONGEST: Final = 0.75  # an edge of the graph
UNKNOWN: Final = -1.0
START: Final = -1
EAST: Final = (1, 1, 0, -1, -1, -1, 0, 1)  # the eight neighbours of a node, counter-clockwise
NORTH: Final = (0, 1, 1, 1, 0, -1, -1, -1)
SHORT: Final = 1e-9


@final
@mypyc_attr(acyclic=True)
class Foe:
    """An enemy that may bar the way: how near one may come, and whether it is seen at once."""

    def __init__(self, team: Team, limit: float, seen: bool, solid: bool) -> None:
        self.team: Final = team
        self.limit: Final = limit  # FW-5.7; 0 if any distance will do
        self.seen: Final = seen
        self.solid: Final = solid  # FW-5.8: may not be passed through


@final
@mypyc_attr(acyclic=True)
class Ground:
    """What can hinder one team in its move, gathered once for all edges of the graph."""

    def __init__(self, state: State, team: Team) -> None:
        self.state: Final = state
        self.team: Final = team
        self.open: Final = allowance(team, CROSS_COUNTRY, False)
        self.longest: Final = max(allowance(team, ROAD, False), self.open)
        self.outlines: Final[list[Outline]] = []
        self.margins: Final[list[float]] = []
        self.foes: Final[list[Foe]] = []
        self.own: Final[list[Box]] = []
        self._gather()

    def _gather(self) -> None:
        state, team = self.state, self.team
        x, y, far = team.box.x, team.box.y, self.longest + 1.0
        roads = team.type.allowances[ROAD] != team.type.allowances[CROSS_COUNTRY]
        for piece in state.field.pieces:
            if piece.shape == STRIP:
                if roads and not piece.outline.misses(x, y, x, y, far + piece.half_width):
                    self.outlines.append(piece.outline)
                    self.margins.append(piece.half_width)
            elif piece.ground >= DIFFICULT and not piece.outline.misses(x, y, x, y, far):
                self.outlines.append(piece.outline)
                self.margins.append(EPS)
        for wreck in state.wrecks:
            if not wreck.outline.misses(x, y, x, y, far):
                self.outlines.append(wreck.outline)
                self.margins.append(EPS)
        for other in state.teams:
            if other.place != ON_TABLE or other is team:
                continue
            if lower_bound(team.box, other.box) > far + CLOSE:
                continue
            if other.side == team.side:
                # FW-5.6, R-101: those of the same platoon may make room in the same action
                if team.type.vehicle and other.type.vehicle and other.platoon != team.platoon:
                    self.own.append(other.box)
            else:
                self._add_foe(other)

    def _add_foe(self, enemy: Team) -> None:
        team = self.team
        kept_off = not team.type.vehicle or enemy.type.kind in (INFANTRY, GUN)
        limit = min(CLOSE, point_to_box(team.box.x, team.box.y, enemy.box)) if kept_off else 0.0
        solid = not team.type.vehicle or (
            enemy.type.vehicle and not self.state.field.switches[PASS_ENEMY_VEHICLES]
        )
        seen = kept_off and sees_from(self.state, team, team.box, enemy, enemy.box)
        self.foes.append(Foe(enemy, limit, seen, solid))

    def edge(self, ax: float, ay: float, bx: float, by: float) -> float:
        """The allowance on a short straight step; 0 where it may not be made."""
        for foe in self.foes:
            if self._barred(foe, ax, ay, bx, by):
                return 0.0
        if self.own:
            heading = heading_to(bx - ax, by - ay)
            box = Box(bx, by, heading, self.team.type.width, self.team.type.length)
            for other in self.own:
                if overlaps(box, other):
                    return 0.0
        for index in range(len(self.outlines)):
            if not self.outlines[index].misses(ax, ay, bx, by, self.margins[index]):
                way = walk_out(self.state, self.team, [ax, ay, bx, by], False)
                return way.limit if way.fault in (FINE, TOO_FAR) else 0.0
        return self.open

    def _barred(self, foe: Foe, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-5.7, FW-5.8: whether a step comes too near an enemy."""
        box = foe.team.box
        dx, dy = bx - box.x, by - box.y
        far = box.reach + foe.limit + LONGEST + EPS
        if dx * dx + dy * dy > far * far:
            return False
        if foe.solid and inside_box(ax, ay, bx, by, box) > EPS:
            return True
        if foe.limit == 0.0 or not nearer(segment_to_box(ax, ay, bx, by, box), foe.limit):
            return False
        if foe.seen:
            return True
        last = self.team.box_at(canonical(bx), canonical(by), self.team.heading)
        return sees_from(self.state, self.team, last, foe.team, box)

    def straight(self, path: list[float], least: float) -> bool:
        """Whether a whole path may be gone with at least this allowance, its length apart."""
        way = walk_out(self.state, self.team, path, False)
        if way.fault not in (FINE, TOO_FAR) or way.cut or way.limit < least - EPS:
            return False
        if path_near_enemy(self.state, self.team, path, FAR):
            return False
        for foe in self.foes:
            for at in range(2, len(path), 2):
                if foe.solid and (
                    inside_box(path[at - 2], path[at - 1], path[at], path[at + 1], foe.team.box)
                    > EPS
                ):
                    return False
        return not self.own or self._room(path, way.length)

    def _room(self, path: list[float], length: float) -> bool:
        """FW-5.6: room beside own vehicles, every quarter of an inch."""
        far = GRID / 2.0
        gone = 0.0
        for at in range(2, len(path), 2):
            dx, dy = path[at] - path[at - 2], path[at + 1] - path[at - 1]
            heading = heading_to(dx, dy)
            gone += sqrt(dx * dx + dy * dy)
            while far < min(gone, length - EPS):
                x, y = point_at(path, far)
                box = Box(x, y, heading, self.team.type.width, self.team.type.length)
                for other in self.own:
                    if overlaps(box, other):
                        return False
                far += GRID / 2.0
        return True


@final
@mypyc_attr(acyclic=True)
class Reach:
    """Every node that a team can come to, the shortest way there and how much further it goes.

    A way is no longer than the smallest allowance on it. So there is one search for every
    allowance of the team, over ground that grants at least as much: what the last search finds
    besides the first may lead through harder ground.
    """

    def __init__(self, ground: Ground) -> None:
        self.ground: Final = ground
        field, box = ground.state.field, ground.team.box
        self.west: Final = max(0, int((box.x - ground.longest) / GRID))
        self.south: Final = max(0, int((box.y - ground.longest) / GRID))
        east = min(int(field.width / GRID + SHORT), int((box.x + ground.longest) / GRID) + 1)
        north = min(int(field.height / GRID + SHORT), int((box.y + ground.longest) / GRID) + 1)
        self.columns: Final = max(0, east - self.west + 1)
        self.rows: Final = max(0, north - self.south + 1)
        size = self.columns * self.rows
        self.best: Final[list[float]] = [FAR] * size
        self.slack: Final[list[float]] = [0.0] * size  # what is left of the allowance
        self.limits: Final[list[float]] = [0.0] * size  # the allowance on the best way
        self._search_of: Final[list[int]] = [0] * size  # which search found it
        self._came: Final[list[list[int]]] = []  # by search: the node before each node
        self._edges: Final[list[float]] = [UNKNOWN] * (8 * size)
        limits: list[float] = []
        for column in (ROAD, CROSS_COUNTRY, DIFFICULT):
            inches = allowance(ground.team, column, False)
            if inches > 0.0 and inches not in limits:
                limits.append(inches)
        for limit in limits:
            self._search(limit)

    def place(self, node: int) -> tuple[float, float]:
        """Where a node is on the table."""
        return (
            (self.west + node % self.columns) * GRID,
            (self.south + node // self.columns) * GRID,
        )

    def _edge(self, node: int, turn: int, other: int) -> float:
        known = self._edges[8 * node + turn]
        if known == UNKNOWN:
            ax, ay = self.place(node)
            bx, by = self.place(other)
            known = self.ground.edge(ax, ay, bx, by)
            self._edges[8 * node + turn] = known
        return known

    def _search(self, limit: float) -> None:
        """Dijkstra's search over the ground that grants at least this allowance."""
        size = len(self.best)
        far = [FAR] * size
        came = [START] * size
        waiting: list[tuple[float, int]] = []
        self._first_steps(limit, far, waiting)
        diagonal = GRID * sqrt(2.0)
        while waiting:
            gone, node = heappop(waiting)
            if gone > far[node] + SHORT:
                continue
            column, row = node % self.columns, node // self.columns
            for turn in range(8):
                c, r = column + EAST[turn], row + NORTH[turn]
                if c < 0 or r < 0 or c >= self.columns or r >= self.rows:
                    continue
                other = r * self.columns + c
                there = gone + (GRID if turn % 2 == 0 else diagonal)
                if there > limit + EPS or far[other] <= there + SHORT:
                    continue
                if self._edge(node, turn, other) < limit - EPS:
                    continue
                far[other] = there
                came[other] = node
                heappush(waiting, (there, other))
        self._keep(limit, far, came)

    def _first_steps(
        self, limit: float, far: list[float], waiting: list[tuple[float, int]]
    ) -> None:
        """From the centre of the team to the nodes around it."""
        box = self.ground.team.box
        for node in range(len(far)):
            x, y = self.place(node)
            dx, dy = x - box.x, y - box.y
            step = sqrt(dx * dx + dy * dy)
            if step > LONGEST:
                continue
            if step > SHORT and self.ground.edge(box.x, box.y, x, y) < limit - EPS:
                continue
            far[node] = step
            heappush(waiting, (step, node))

    def _keep(self, limit: float, far: list[float], came: list[int]) -> None:
        """Of all searches the shortest way to each node."""
        for node in range(len(far)):
            if far[node] >= FAR:
                continue
            self.slack[node] = max(self.slack[node], limit - far[node])
            if far[node] < self.best[node] - SHORT:
                self.best[node] = far[node]
                self.limits[node] = limit
                self._search_of[node] = len(self._came)
        self._came.append(came)

    def chain(self, node: int) -> list[float]:
        """The way to a node: x, y, x, y …, from the centre of the team."""
        nodes: list[int] = []
        came = self._came[self._search_of[node]]
        while node != START:
            nodes.append(node)
            node = came[node]
        path = [self.ground.team.box.x, self.ground.team.box.y]
        for at in reversed(nodes):
            path += self.place(at)
        return path

    def nearest(self, x: float, y: float) -> int:
        """The reachable node nearest to a point; -1 where none is reachable."""
        best, found = FAR, START
        for node in range(len(self.best)):
            if self.best[node] >= FAR:
                continue
            px, py = self.place(node)
            gap = (px - x) * (px - x) + (py - y) * (py - y)
            if gap < best - SHORT:
                best, found = gap, node
        return found

    def pulled(self, path: list[float], limit: float) -> list[float]:
        """The same way without needless bends: each leg as long as the rules let it be."""
        found = path[:2]
        at = 0
        last = len(path) - 2
        while at < last:
            ahead = last
            while ahead > at + 2:
                leg = [path[at], path[at + 1], path[ahead], path[ahead + 1]]
                if self.ground.straight(leg, limit):
                    break
                ahead -= 2
            found += [path[ahead], path[ahead + 1]]
            at = ahead
        return found


# --- the area as polygons ------------------------------------------------------------------------

# Sides of a cell: bottom, right, top, left. By the corners that are reached (bottom left 1, bottom
# right 2, top right 4, top left 8): from which side to which the border runs, the area to its left.
BORDERS: Final = (
    (),
    (0, 3),
    (1, 0),
    (1, 3),
    (2, 1),
    (0, 3, 2, 1),
    (2, 0),
    (2, 3),
    (3, 2),
    (0, 2),
    (1, 0, 3, 2),
    (1, 2),
    (3, 1),
    (0, 1),
    (3, 0),
    (),
)


def area(reach: Reach) -> list[list[tuple[float, float]]]:
    """The border of what is reached: rings, outer ones counter-clockwise, holes clockwise."""
    after: dict[int, int] = {}
    for row in range(-1, reach.rows):
        for column in range(-1, reach.columns):
            corners = (
                int(_reached(reach, column, row))
                + 2 * int(_reached(reach, column + 1, row))
                + 4 * int(_reached(reach, column + 1, row + 1))
                + 8 * int(_reached(reach, column, row + 1))
            )
            sides = BORDERS[corners]
            for at in range(0, len(sides), 2):
                first = _side(reach, column, row, sides[at])
                after[first] = _side(reach, column, row, sides[at + 1])
    rings: list[list[tuple[float, float]]] = []
    while after:
        first = next(iter(after))
        side = first
        ring: list[tuple[float, float]] = []
        while side in after:
            ring.append(_crossing(reach, side))
            side = after.pop(side)
        rings.append(_without_needless(ring))
    return rings


def _reached(reach: Reach, column: int, row: int) -> bool:
    if column < 0 or row < 0 or column >= reach.columns or row >= reach.rows:
        return False
    return reach.best[row * reach.columns + column] < FAR


def _side(reach: Reach, column: int, row: int, side: int) -> int:
    """The number of a side of a cell: the node it starts at, lying or standing."""
    if side == 1:
        column += 1
    elif side == 2:
        row += 1
    return 2 * ((row + 1) * (reach.columns + 2) + column + 1) + side % 2


def _crossing(reach: Reach, side: int) -> tuple[float, float]:
    """Where the border cuts a side: as far from the reached node as its allowance leaves."""
    stands = side % 2
    node = side // 2
    column, row = node % (reach.columns + 2) - 1, node // (reach.columns + 2) - 1
    c, r = (column, row + 1) if stands else (column + 1, row)
    inner = _reached(reach, column, row)
    if not inner:
        column, row, c, r = c, r, column, row
    slack = reach.slack[row * reach.columns + column]
    share = slack / GRID if slack < GRID else 0.0  # more slack: something else stops it here
    x, y = (reach.west + column) * GRID, (reach.south + row) * GRID
    field = reach.ground.state.field
    x += share * (c - column) * GRID
    y += share * (r - row) * GRID
    return max(0.0, min(field.width, x)), max(0.0, min(field.height, y))


def _without_needless(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A ring without points that stand on others or on a straight line."""
    apart: list[tuple[float, float]] = []
    for x, y in ring:
        if not apart or abs(apart[-1][0] - x) > 1e-6 or abs(apart[-1][1] - y) > 1e-6:
            apart.append((x, y))
    kept: list[tuple[float, float]] = []
    for at in range(len(apart)):
        ax, ay = apart[at - 1]
        bx, by = apart[at]
        cx, cy = apart[(at + 1) % len(apart)]
        if abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-6:
            kept.append((bx, by))
    return kept
