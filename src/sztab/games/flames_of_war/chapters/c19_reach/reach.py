"""Section 19.3: how far a team can go, searched on a grid of half an inch (``move_limits``)."""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c19_reach.hindrances import GRID, LONGEST, Ground
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.measure import EPS, FAR
from sztab.games.flames_of_war.terms import CROSS_COUNTRY, DIFFICULT, ROAD

UNKNOWN: Final = -1.0
START: Final = -1
# The eight neighbours of a node, counter-clockwise. Compiled, a tuple of known length would be put
# together anew for every look into it.
EAST: Final[tuple[int, ...]] = (1, 1, 0, -1, -1, -1, 0, 1)
NORTH: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)
SHORT: Final = 1e-9


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
        self._busy: Final[list[bool]] = [False] * size  # something could hinder a step from there
        self._mark()
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

    def _mark(self) -> None:
        """Find the nodes with something near that could hinder a step to or from them."""
        ground = self.ground
        for foe in ground.foes:
            self._mark_around(foe.team.box, foe.limit)
        around = sqrt(ground.team.type.width**2 + ground.team.type.length**2) / 2.0
        for box in ground.own:
            self._mark_around(box, around)
        for index in range(len(ground.outlines)):
            outline, margin = ground.outlines[index], ground.margins[index] + LONGEST
            west, east = outline.west - margin, outline.east + margin
            self._mark_within(west, east, outline.south - margin, outline.north + margin)

    def _mark_around(self, box: Box, far: float) -> None:
        """Mark the nodes near a footprint."""
        far += box.reach + LONGEST + EPS
        self._mark_within(box.x - far, box.x + far, box.y - far, box.y + far)

    def _mark_within(self, west: float, east: float, south: float, north: float) -> None:
        """Mark the nodes in a rectangle, and those on its border."""
        first = max(0, int(west / GRID) - 1 - self.west)
        last = min(self.columns - 1, int(east / GRID) + 1 - self.west)
        top = min(self.rows - 1, int(north / GRID) + 1 - self.south)
        for row in range(max(0, int(south / GRID) - 1 - self.south), top + 1):
            for column in range(first, last + 1):
                self._busy[row * self.columns + column] = True

    def step(self, node: int, turn: int, other: int) -> float:
        """The allowance on the way to a neighbour."""
        if not self._busy[node]:
            return self.ground.open
        known = self._edges[8 * node + turn]
        if known == UNKNOWN:
            ax, ay = self.place(node)
            bx, by = self.place(other)
            known = self.ground.edge(ax, ay, bx, by)
            self._edges[8 * node + turn] = known
        return known

    def _search(self, limit: float) -> None:
        """Dijkstra's search over the ground that grants at least this allowance.

        No edge is shorter than the grid, so what waits is kept by whole steps of it: each of these
        lists is complete when its turn comes, and sorting it costs less than a heap.
        """
        size = len(self.best)
        far = [FAR] * size
        came = [START] * size
        waiting: list[list[tuple[float, int]]] = [[] for _step in range(int(limit / GRID) + 3)]
        self._first_steps(limit, far, waiting)
        diagonal = GRID * sqrt(2.0)
        columns, rows = self.columns, self.rows
        for here in waiting:
            here.sort()
            for gone, node in here:
                if gone > far[node] + SHORT:
                    continue
                column, row = node % columns, node // columns
                for turn in range(8):
                    c, r = column + EAST[turn], row + NORTH[turn]
                    if c < 0 or r < 0 or c >= columns or r >= rows:
                        continue
                    other = r * columns + c
                    there = gone + (GRID if turn % 2 == 0 else diagonal)
                    if there > limit + EPS or far[other] <= there + SHORT:
                        continue
                    if self.step(node, turn, other) < limit - EPS:
                        continue
                    far[other] = there
                    came[other] = node
                    waiting[int(there / GRID)].append((there, other))
        self._keep(limit, far, came)

    def _first_steps(
        self, limit: float, far: list[float], waiting: list[list[tuple[float, int]]]
    ) -> None:
        """From the centre of the team to the nodes around it."""
        box = self.ground.team.box
        column, row = int(box.x / GRID) - self.west, int(box.y / GRID) - self.south
        for r in range(max(0, row - 2), min(self.rows, row + 4)):
            for c in range(max(0, column - 2), min(self.columns, column + 4)):
                node = r * self.columns + c
                x, y = self.place(node)
                dx, dy = x - box.x, y - box.y
                step = sqrt(dx * dx + dy * dy)
                if step > LONGEST:
                    continue
                if step > SHORT and self.ground.edge(box.x, box.y, x, y) < limit - EPS:
                    continue
                far[node] = step
                waiting[int(step / GRID)].append((step, node))

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
