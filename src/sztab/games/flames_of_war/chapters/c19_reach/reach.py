"""Section 19.3: how far a team can go, searched on a grid of half an inch (``move_limits``)."""

from heapq import heappop, heappush
from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.c05_movement.paths import allowance
from sztab.games.flames_of_war.chapters.c19_reach.hindrances import GRID, LONGEST, Ground
from sztab.games.flames_of_war.geometry.measure import EPS, FAR
from sztab.games.flames_of_war.terms import CROSS_COUNTRY, DIFFICULT, ROAD

UNKNOWN: Final = -1.0
START: Final = -1
EAST: Final = (1, 1, 0, -1, -1, -1, 0, 1)  # the eight neighbours of a node, counter-clockwise
NORTH: Final = (0, 1, 1, 1, 0, -1, -1, -1)
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
