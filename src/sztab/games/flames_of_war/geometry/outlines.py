"""FW-1.9, FW-1.10: polygons and lines of terrain, and how a footprint or a ray meets them."""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.geometry.footprints import Box, segment_to_box
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, HAIR, SURE
from sztab.games.flames_of_war.geometry.segments import (
    crosses_segment,
    crossing_at,
    point_to_segment,
)


@final
@mypyc_attr(acyclic=True)
class Edge:
    """One edge of an outline; compiled, its numbers are no objects, unlike those of a list."""

    def __init__(self, ax: float, ay: float, bx: float, by: float) -> None:
        self.ax: Final = ax
        self.ay: Final = ay
        self.bx: Final = bx
        self.by: Final = by
        self.dx: Final = bx - ax
        self.dy: Final = by - ay
        self.square: Final = self.dx * self.dx + self.dy * self.dy


@final
@mypyc_attr(acyclic=True)
class Outline:
    """A chain of points, closed (a polygon) or open (a linear obstacle, a road)."""

    def __init__(self, xs: list[float], ys: list[float], closed: bool) -> None:
        self.xs: list[float] = xs
        self.ys: list[float] = ys
        self.closed: bool = closed
        self.edges: list[Edge] = [
            Edge(xs[at - 1], ys[at - 1], xs[at], ys[at]) for at in range(1, len(xs))
        ]
        if closed:
            self.edges.append(Edge(xs[-1], ys[-1], xs[0], ys[0]))
        self.west: float = min(xs)
        self.east: float = max(xs)
        self.south: float = min(ys)
        self.north: float = max(ys)
        self.turn: float = _turn(xs, ys) if closed else 0.0  # 1 or -1 if convex, else 0
        self._chords: list[Edge] | None = None

    def misses(self, ax: float, ay: float, bx: float, by: float, margin: float) -> bool:
        """Whether a segment stays out of the surrounding rectangle: cheap, for a first look."""
        if ax < bx:
            if bx < self.west - margin or ax > self.east + margin:
                return True
        elif ax < self.west - margin or bx > self.east + margin:
            return True
        if ay < by:
            return by < self.south - margin or ay > self.north + margin
        return ay < self.south - margin or by > self.north + margin

    def surrounds(self, x: float, y: float) -> bool:
        """Whether a point lies inside, edges left undecided."""
        inside = False
        for edge in self.edges:
            ay, by = edge.ay, edge.by
            if (ay > y) != (by > y) and x < edge.dx * (y - ay) / (by - ay) + edge.ax:
                inside = not inside
        return inside

    def apart_from(self, x: float, y: float) -> float:
        """The distance of a point from the chain itself."""
        best = FAR * FAR
        for edge in self.edges:
            t = 0.0
            if edge.square > 0.0:
                t = ((x - edge.ax) * edge.dx + (y - edge.ay) * edge.dy) / edge.square
                if t < 0.0:
                    t = 0.0
                elif t > 1.0:
                    t = 1.0
            ex, ey = edge.ax + t * edge.dx - x, edge.ay + t * edge.dy - y
            square = ex * ex + ey * ey
            if square < best:
                best = square
        return sqrt(best)  # the least root is the root of the least square, to the last bit

    def holds(self, x: float, y: float) -> bool:
        """FW-1.17: strictly inside, and more than EPS from the edge."""
        if x <= self.west or x >= self.east or y <= self.south or y >= self.north:
            return False
        return self.surrounds(x, y) and self.apart_from(x, y) > EPS

    def cuts(self, ax: float, ay: float, bx: float, by: float) -> list[float]:
        """Where a segment meets the edges, as parts of it from 0 to 1, in order, ends included."""
        found = [0.0, 1.0]
        for edge in self.edges:
            t = crossing_at(ax, ay, bx, by, edge.ax, edge.ay, edge.bx, edge.by)
            if t > 0.0 and t < 1.0:
                found.append(t)
        found.sort()
        return found

    def inside(self, ax: float, ay: float, bx: float, by: float) -> float:
        """FW-1.13: the length of a segment that lies inside the polygon."""
        return 0.0 if self.misses(ax, ay, bx, by, 0.0) else self.depth(ax, ay, bx, by)

    def depth(self, ax: float, ay: float, bx: float, by: float) -> float:
        """FW-1.13: the same for a segment that does not miss it at a first look."""
        if self.turn != 0.0:
            return self._inside_convex(ax, ay, bx, by)
        parts = self.cuts(ax, ay, bx, by)
        share = 0.0
        for index in range(len(parts) - 1):
            t0, t1 = parts[index], parts[index + 1]
            if t1 - t0 > HAIR:
                t = (t0 + t1) / 2.0
                if self.surrounds(ax + t * (bx - ax), ay + t * (by - ay)):
                    share += t1 - t0
        if share == 0.0:
            return 0.0
        dx, dy = bx - ax, by - ay
        return share * sqrt(dx * dx + dy * dy)

    def _inside_convex(self, ax: float, ay: float, bx: float, by: float) -> float:
        """The same where no corner points inwards: each edge cuts off what lies beyond it.

        Most terrain is convex, and a ray that an edge shuts out is answered there and then.
        """
        turn = self.turn
        rx, ry = bx - ax, by - ay
        first, last = 0.0, 1.0
        for edge in self.edges:
            ex, ey = edge.dx * turn, edge.dy * turn
            # Positive on the inner side of this edge.
            start = ex * (ay - edge.ay) - ey * (ax - edge.ax)
            change = ex * ry - ey * rx
            if -HAIR < change < HAIR:
                if start <= 0.0:
                    return 0.0
            elif change > 0.0:
                if start < 0.0:
                    first = max(first, -start / change)
                    if first >= last:
                        return 0.0
            elif start + change < 0.0:
                last = min(last, -start / change)
                if first >= last:
                    return 0.0
        return (last - first) * sqrt(rx * rx + ry * ry)

    def crossed(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-1.13: whether a segment crosses this line, or this polygon by more than EPS."""
        return not self.misses(ax, ay, bx, by, 0.0) and self.meets(ax, ay, bx, by)

    def meets(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-1.13: the same for a segment that does not miss it at a first look."""
        if self.closed:
            return self.depth(ax, ay, bx, by) > EPS
        for edge in self.edges:
            if crosses_segment(ax, ay, bx, by, edge.ax, edge.ay, edge.bx, edge.by):
                return True
        return False

    def chords(self) -> list[Edge]:
        """Diagonals of a convex polygon, drawn in: each point of them lies well inside."""
        if self._chords is None:
            self._chords = []
            n = len(self.xs) if self.turn != 0.0 else 0
            x = sum(self.xs) / max(1, n)
            y = sum(self.ys) / max(1, n)
            for at in range(n // 2):
                to = at + n // 2
                ax, ay = x + 0.9 * (self.xs[at] - x), y + 0.9 * (self.ys[at] - y)
                bx, by = x + 0.9 * (self.xs[to] - x), y + 0.9 * (self.ys[to] - y)
                # What is inside a convex shape is farthest from its border in between.
                if min(self.apart_from(ax, ay), self.apart_from(bx, by)) > 2.0 * EPS:
                    self._chords.append(Edge(ax, ay, bx, by))
        return self._chords

    def is_outside(self, box: Box) -> bool:
        """Whether one edge of a convex polygon has a footprint wholly on its outer side."""
        for edge in self.edges:
            beyond = True
            for number in range(4):
                x, y = box.corner(number)
                if (edge.dx * (y - edge.ay) - edge.dy * (x - edge.ax)) * self.turn > -SURE:
                    beyond = False
                    break
            if beyond:
                return True
        return False

    def parts(self, a: Box, b: Box) -> bool:
        """Whether every segment between two footprints outside leads right through the polygon.

        So it is if every one of them crosses the same chord: the corners decide that, for on which
        side of a segment a point lies changes steadily with either end.
        """
        if self.turn == 0.0:
            return False
        for chord in self.chords():
            if _all_cross(chord, a, b):
                return self.is_outside(a) and self.is_outside(b)
        return False


def _all_cross(chord: Edge, a: Box, b: Box) -> bool:
    """Whether all segments between two footprints cross a chord."""
    side = 1.0
    x, y = a.corner(0)
    if chord.dx * (y - chord.ay) - chord.dy * (x - chord.ax) < 0.0:
        side = -1.0
    for number in range(4):
        x, y = a.corner(number)
        if (chord.dx * (y - chord.ay) - chord.dy * (x - chord.ax)) * side < SURE:
            return False
        x, y = b.corner(number)
        if (chord.dx * (y - chord.ay) - chord.dy * (x - chord.ax)) * side > -SURE:
            return False
    for i in range(4):
        ax, ay = a.corner(i)
        for j in range(4):
            bx, by = b.corner(j)
            dx, dy = (bx - ax) * side, (by - ay) * side
            if dx * (chord.ay - ay) - dy * (chord.ax - ax) > -SURE:
                return False
            if dx * (chord.by - ay) - dy * (chord.bx - ax) < SURE:
                return False
    return True


def _turn(xs: list[float], ys: list[float]) -> float:
    """Which way a convex polygon is drawn: 1 to the left, -1 to the right; 0 if it is not convex.

    The sum of the turns is one full circle only if the outline does not wind twice; a chain that
    turns one way and changes its direction along x only twice winds once.
    """
    n = len(xs)
    turn = 0.0
    bends = 0
    for i in range(n):
        ax, ay = xs[i - 1] - xs[i - 2], ys[i - 1] - ys[i - 2]
        bx, by = xs[i] - xs[i - 1], ys[i] - ys[i - 1]
        cross = ax * by - ay * bx
        if (cross > HAIR and turn < 0.0) or (cross < -HAIR and turn > 0.0):
            return 0.0
        if -HAIR <= cross <= HAIR:
            if ax * bx + ay * by <= 0.0:
                return 0.0  # it doubles back, or a point stands twice
        else:
            turn = 1.0 if cross > 0.0 else -1.0
        if (ax > 0.0) != (bx > 0.0):
            bends += 1
    return turn if bends <= 2 else 0.0


def outline_to_box(outline: Outline, box: Box) -> float:
    """The distance of a footprint from a line or polygon; 0 where they meet."""
    if outline.closed and outline.surrounds(box.x, box.y):
        return 0.0
    best = FAR
    for edge in outline.edges:
        best = min(best, segment_to_box(edge.ax, edge.ay, edge.bx, edge.by, box))
        if best == 0.0:
            return 0.0
    return best


def box_is_near(outline: Outline, box: Box, limit: float) -> bool:
    """Whether a footprint is within *limit* of a line or polygon.

    The circle round the footprint decides for most edges; the rest are measured.
    """
    margin = limit + box.reach + EPS
    if outline.misses(box.x, box.y, box.x, box.y, margin):
        return False
    if outline.closed and outline.surrounds(box.x, box.y):
        return limit >= 0.0
    for edge in outline.edges:
        ax, ay, bx, by = edge.ax, edge.ay, edge.bx, edge.by
        if (
            point_to_segment(box.x, box.y, ax, ay, bx, by) <= margin
            and segment_to_box(ax, ay, bx, by, box) <= limit
        ):
            return True
    return False


def shared_area(outline: Outline, box: Box) -> float:
    """FW-1.10, FW-1.15: the area that a polygon and a footprint share."""
    if outline.misses(box.x, box.y, box.x, box.y, box.reach):
        return 0.0
    us = [box.ahead(outline.xs[i], outline.ys[i]) for i in range(len(outline.xs))]
    vs = [box.left(outline.xs[i], outline.ys[i]) for i in range(len(outline.xs))]
    us, vs = _clip(us, vs, box.half_length)
    vs, us = _clip(vs, us, box.half_width)
    us = [-u for u in us]
    us, vs = _clip(us, vs, box.half_length)
    vs = [-v for v in vs]
    vs, us = _clip(vs, us, box.half_width)
    return abs(_area(us, vs))


def boxes_shared_area(a: Box, b: Box) -> float:
    """FW-1.15: the area that two rectangles share."""
    corners = a.corners()
    return shared_area(Outline([c[0] for c in corners], [c[1] for c in corners], True), b)


def _clip(us: list[float], vs: list[float], limit: float) -> tuple[list[float], list[float]]:
    """What of a polygon has u <= *limit*."""
    out_u: list[float] = []
    out_v: list[float] = []
    n = len(us)
    for i in range(n):
        u, v = us[i - 1], vs[i - 1]
        next_u, next_v = us[i], vs[i]
        if (u <= limit) != (next_u <= limit):
            t = (limit - u) / (next_u - u)
            out_u.append(limit)
            out_v.append(v + t * (next_v - v))
        if next_u <= limit:
            out_u.append(next_u)
            out_v.append(next_v)
    return out_u, out_v


def _area(us: list[float], vs: list[float]) -> float:
    total = 0.0
    for i in range(len(us)):
        total += us[i - 1] * vs[i] - us[i] * vs[i - 1]
    return total / 2.0
