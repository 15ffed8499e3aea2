"""FW-1: the geometry of the table, on canonical numbers and with plain arithmetic.

Poses are whole thousandths of an inch and tenths of a degree (FW-1.3). Everything computed from
them uses only + - * / and square roots, so that plain and compiled code agree to the last bit.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

HAIR: Final = 1e-9  # below any canonical number: guards divisions
# Limits are met by canonical numbers exactly (12.01 is 12 and EPS), which doubles miss by a hair.
EPS: Final = 0.01 + HAIR  # FW-0.1
CONTACT: Final = 0.05 + HAIR  # FW-1.6
ADJACENT: Final = 0.25 + HAIR  # FW-1.6
SHARED: Final = 0.01  # FW-1.10, FW-1.15: square inches
DRAWN_IN: Final = 0.98  # FW-1.12
FULL_TURN: Final = 3600  # tenths of a degree
FAR: Final = 1e9


# --- comparisons -------------------------------------------------------------------------------


def within(distance: float, limit: float) -> bool:
    """FW-0.2: at most *limit*."""
    return distance <= limit + EPS


def nearer(distance: float, limit: float) -> bool:
    """FW-0.2: less than *limit*."""
    return distance < limit - EPS


def over(distance: float, limit: float) -> bool:
    """FW-0.2: more than *limit*."""
    return distance > limit + EPS


# --- headings ----------------------------------------------------------------------------------


def _sines() -> list[float]:
    """The sine of every canonical heading, from its series: no library decides the last bit."""
    quarter: list[float] = []
    for tenth in range(901):
        angle = tenth * 3.141592653589793 / 1800.0
        term = angle
        total = angle
        for power in range(1, 14):
            term = -term * angle * angle / ((2 * power) * (2 * power + 1))
            total += term
        quarter.append(total)
    quarter[900] = 1.0
    quarter[300] = 0.5
    table: list[float] = []
    for tenth in range(FULL_TURN):
        if tenth <= 900:
            table.append(quarter[tenth])
        elif tenth <= 1800:
            table.append(quarter[1800 - tenth])
        elif tenth <= 2700:
            table.append(-quarter[tenth - 1800])
        else:
            table.append(-quarter[3600 - tenth])
    return table


_SINE: Final = _sines()


def sine(heading: int) -> float:
    """The sine of a heading in tenths of a degree."""
    return _SINE[heading % FULL_TURN]


def cosine(heading: int) -> float:
    """The cosine of a heading in tenths of a degree."""
    return _SINE[(heading + 900) % FULL_TURN]


def heading_to(dx: float, dy: float) -> int:
    """FW-1.3: the canonical heading nearest to a direction; 0 for no direction at all."""
    if dx == 0.0 and dy == 0.0:
        return 0
    low = 0
    if dy < 0.0:
        dx, dy, low = -dx, -dy, 1800
    if dx < 0.0:
        dx, dy, low = dy, -dx, low + 900
    # Now the direction lies in the first quarter: halve it until one tenth is left.
    first, last = 0, 900
    while last - first > 1:
        middle = (first + last) // 2
        if cosine(middle) * dy - sine(middle) * dx >= 0.0:
            first = middle
        else:
            last = middle
    if abs(cosine(last) * dy - sine(last) * dx) <= abs(cosine(first) * dy - sine(first) * dx):
        first = last
    return (low + first) % FULL_TURN


def canonical(inches: float) -> int:
    """FW-1.3: a coordinate in whole thousandths, half away from zero."""
    scaled = inches * 1000.0
    return int(scaled + 0.5) if scaled >= 0.0 else -int(-scaled + 0.5)


# --- footprints --------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Box:
    """FW-1.2: a rectangle with a heading: the footprint of a team, a template, a wreck."""

    def __init__(self, x: float, y: float, heading: int, width: float, length: float) -> None:
        self.x: float = x
        self.y: float = y
        self.heading: int = heading
        self.half_width: float = width / 2.0
        self.half_length: float = length / 2.0
        self.fx: float = cosine(heading)  # FW-1.1: f(θ); the left hand is (-fy, fx)
        self.fy: float = sine(heading)
        self.reach: float = sqrt(
            self.half_width * self.half_width + self.half_length * self.half_length
        )

    def at(self, ahead: float, left: float) -> tuple[float, float]:
        """The point this far ahead of the centre and to its left."""
        return (
            self.x + self.fx * ahead - self.fy * left,
            self.y + self.fy * ahead + self.fx * left,
        )

    def ahead(self, x: float, y: float) -> float:
        """How far a point lies ahead of the centre."""
        return (x - self.x) * self.fx + (y - self.y) * self.fy

    def left(self, x: float, y: float) -> float:
        """How far a point lies to the left of the centre."""
        return (y - self.y) * self.fx - (x - self.x) * self.fy

    def corners(self) -> list[tuple[float, float]]:
        """Front-left, front-right, rear-right, rear-left (FW-1.16)."""
        w, h = self.half_width, self.half_length
        return [self.at(h, w), self.at(h, -w), self.at(-h, -w), self.at(-h, w)]

    def samples(self) -> list[tuple[float, float]]:
        """FW-1.12, FW-1.16: the nine sample points in their order."""
        w, h = self.half_width * DRAWN_IN, self.half_length * DRAWN_IN
        return [
            (self.x, self.y),
            self.at(h, w),
            self.at(h, -w),
            self.at(-h, -w),
            self.at(-h, w),
            self.at(h, 0.0),
            self.at(0.0, -w),
            self.at(-h, 0.0),
            self.at(0.0, w),
        ]

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in the rectangle or on its edge."""
        u, v = self.ahead(x, y), self.left(x, y)
        return (
            -self.half_length <= u <= self.half_length and -self.half_width <= v <= self.half_width
        )

    def in_front(self, x: float, y: float) -> bool:
        """FW-1.7: whether a point is in front of the front line."""
        return self.ahead(x, y) - self.half_length > EPS

    def front(self) -> tuple[float, float]:
        """The midpoint of the front edge."""
        return self.at(self.half_length, 0.0)


def point_to_box(x: float, y: float, box: Box) -> float:
    """The distance of a point from a rectangle; 0 inside."""
    u, v = abs(box.ahead(x, y)) - box.half_length, abs(box.left(x, y)) - box.half_width
    if u <= 0.0:
        return v if v > 0.0 else 0.0
    if v <= 0.0:
        return u
    return sqrt(u * u + v * v)


def overlap_depth(a: Box, b: Box) -> float:
    """FW-1.5: how deep two rectangles overlap; negative where they are apart."""
    dx, dy = b.x - a.x, b.y - a.y
    cos = abs(a.fx * b.fx + a.fy * b.fy)
    sin = abs(a.fx * b.fy - a.fy * b.fx)
    best = a.half_length + b.half_length * cos + b.half_width * sin - abs(dx * a.fx + dy * a.fy)
    gap = a.half_width + b.half_length * sin + b.half_width * cos - abs(dy * a.fx - dx * a.fy)
    best = min(best, gap)
    gap = b.half_length + a.half_length * cos + a.half_width * sin - abs(dx * b.fx + dy * b.fy)
    best = min(best, gap)
    gap = b.half_width + a.half_length * sin + a.half_width * cos - abs(dy * b.fx - dx * b.fy)
    return min(best, gap)


def overlaps(a: Box, b: Box) -> bool:
    """FW-1.5: whether two footprints share an area more than EPS deep."""
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.reach + b.reach
    if dx * dx + dy * dy > reach * reach:
        return False
    return overlap_depth(a, b) > EPS


def distance(a: Box, b: Box) -> float:
    """FW-1.4: the smallest distance between two footprints."""
    if overlap_depth(a, b) >= 0.0:
        return 0.0
    best = FAR
    for x, y in a.corners():
        best = min(best, point_to_box(x, y, b))
    for x, y in b.corners():
        best = min(best, point_to_box(x, y, a))
    return best


def lower_bound(a: Box, b: Box) -> float:
    """A distance that two footprints surely have: cheap, for a first look."""
    dx, dy = b.x - a.x, b.y - a.y
    return sqrt(dx * dx + dy * dy) - a.reach - b.reach


def nearest_points(a: Box, b: Box) -> tuple[float, float, float, float]:
    """FW-8.22: the two ends of the shortest way between two footprints that are apart.

    Where two edges face each other, all their points are equally near: the middles are taken.
    """
    best = FAR
    found: list[tuple[float, float, float, float]] = []
    for x, y in a.corners():
        bx, by = clamp(x, y, b)
        best = _keep(found, best, x, y, bx, by)
    for x, y in b.corners():
        ax, ay = clamp(x, y, a)
        best = _keep(found, best, ax, ay, x, y)
    ax = ay = bx = by = 0.0
    for one in found:
        ax, ay, bx, by = ax + one[0], ay + one[1], bx + one[2], by + one[3]
    n = float(len(found))
    return ax / n, ay / n, bx / n, by / n


def _keep(
    found: list[tuple[float, float, float, float]],
    best: float,
    ax: float,
    ay: float,
    bx: float,
    by: float,
) -> float:
    """Keep a pair of points if none before was nearer; the least distance so far."""
    dx, dy = bx - ax, by - ay
    length = sqrt(dx * dx + dy * dy)
    if length < best - HAIR:
        found.clear()
        best = length
    if length <= best + HAIR:
        found.append((ax, ay, bx, by))
    return best


def clamp(x: float, y: float, box: Box) -> tuple[float, float]:
    """The point of a rectangle nearest to (x, y)."""
    u, v = box.ahead(x, y), box.left(x, y)
    u = max(-box.half_length, min(box.half_length, u))
    v = max(-box.half_width, min(box.half_width, v))
    return box.at(u, v)


def inside_box(ax: float, ay: float, bx: float, by: float, box: Box) -> float:
    """FW-1.13: the length of a segment inside a rectangle."""
    u, v = box.ahead(ax, ay), box.left(ax, ay)
    du, dv = box.ahead(bx, by) - u, box.left(bx, by) - v
    first, last = 0.0, 1.0
    for start, change, half in ((u, du, box.half_length), (v, dv, box.half_width)):
        if -HAIR < change < HAIR:
            if start <= -half or start >= half:
                return 0.0
            continue
        t0, t1 = (-half - start) / change, (half - start) / change
        if t0 > t1:
            t0, t1 = t1, t0
        first = max(first, t0)
        last = min(last, t1)
        if first >= last:
            return 0.0
    return (last - first) * sqrt(du * du + dv * dv)


def segment_to_box(ax: float, ay: float, bx: float, by: float, box: Box) -> float:
    """FW-5.7: the distance from a stretch of path to a footprint."""
    if box.holds(ax, ay) or box.holds(bx, by) or inside_box(ax, ay, bx, by, box) > 0.0:
        return 0.0
    best = min(point_to_box(ax, ay, box), point_to_box(bx, by, box))
    for x, y in box.corners():
        best = min(best, point_to_segment(x, y, ax, ay, bx, by))
    return best


# --- segments ----------------------------------------------------------------------------------


def point_to_segment(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance of a point from a segment."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    t = 0.0
    if square > 0.0:
        t = ((x - ax) * dx + (y - ay) * dy) / square
        t = max(0.0, min(1.0, t))
    ex, ey = ax + t * dx - x, ay + t * dy - y
    return sqrt(ex * ex + ey * ey)


def crosses_segment(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> bool:
    """FW-1.13: whether two segments properly intersect; touching is not crossing."""
    d1 = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    d2 = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if (d1 >= -HAIR and d2 >= -HAIR) or (d1 <= HAIR and d2 <= HAIR):
        return False
    d3 = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    d4 = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return not ((d3 >= -HAIR and d4 >= -HAIR) or (d3 <= HAIR and d4 <= HAIR))


def crossing_at(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> float:
    """Where on a-b (0 to 1) it meets c-d, ends included; -1 if it does not."""
    rx, ry, sx, sy = bx - ax, by - ay, dx - cx, dy - cy
    cross = rx * sy - ry * sx
    if -HAIR < cross < HAIR:
        return -1.0
    t = ((cx - ax) * sy - (cy - ay) * sx) / cross
    u = ((cx - ax) * ry - (cy - ay) * rx) / cross
    if -HAIR <= t <= 1.0 + HAIR and -HAIR <= u <= 1.0 + HAIR:
        return max(0.0, min(1.0, t))
    return -1.0


def segments_apart(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> float:
    """The distance of two segments; 0 where they meet."""
    if crossing_at(ax, ay, bx, by, cx, cy, dx, dy) >= 0.0:
        return 0.0
    return min(
        min(point_to_segment(ax, ay, cx, cy, dx, dy), point_to_segment(bx, by, cx, cy, dx, dy)),
        min(point_to_segment(cx, cy, ax, ay, bx, by), point_to_segment(dx, dy, ax, ay, bx, by)),
    )


# --- polygons and lines --------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Outline:
    """A chain of points, closed (a polygon) or open (a linear obstacle, a road)."""

    def __init__(self, xs: list[float], ys: list[float], closed: bool) -> None:
        self.xs: list[float] = xs
        self.ys: list[float] = ys
        self.closed: bool = closed
        self.edges: int = len(xs) if closed else len(xs) - 1
        self.west: float = min(xs)
        self.east: float = max(xs)
        self.south: float = min(ys)
        self.north: float = max(ys)
        self.turn: float = _turn(xs, ys) if closed else 0.0  # 1 or -1 if convex, else 0

    def edge(self, index: int) -> tuple[float, float, float, float]:
        """The ends of one edge."""
        after = index + 1
        if after == len(self.xs):
            after = 0
        return self.xs[index], self.ys[index], self.xs[after], self.ys[after]

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
        for index in range(self.edges):
            ax, ay, bx, by = self.edge(index)
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        return inside

    def apart_from(self, x: float, y: float) -> float:
        """The distance of a point from the chain itself."""
        best = FAR
        for index in range(self.edges):
            ax, ay, bx, by = self.edge(index)
            best = min(best, point_to_segment(x, y, ax, ay, bx, by))
        return best

    def holds(self, x: float, y: float) -> bool:
        """FW-1.17: strictly inside, and more than EPS from the edge."""
        if x <= self.west or x >= self.east or y <= self.south or y >= self.north:
            return False
        return self.surrounds(x, y) and self.apart_from(x, y) > EPS

    def cuts(self, ax: float, ay: float, bx: float, by: float) -> list[float]:
        """Where a segment meets the edges, as parts of it from 0 to 1, in order, ends included."""
        found = [0.0, 1.0]
        for index in range(self.edges):
            cx, cy, dx, dy = self.edge(index)
            t = crossing_at(ax, ay, bx, by, cx, cy, dx, dy)
            if t > 0.0 and t < 1.0:
                found.append(t)
        found.sort()
        return found

    def inside(self, ax: float, ay: float, bx: float, by: float) -> float:
        """FW-1.13: the length of a segment that lies inside the polygon."""
        if self.misses(ax, ay, bx, by, 0.0):
            return 0.0
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
        xs, ys, turn = self.xs, self.ys, self.turn
        rx, ry = bx - ax, by - ay
        first, last = 0.0, 1.0
        cx, cy = xs[-1], ys[-1]
        for index in range(len(xs)):
            dx, dy = xs[index], ys[index]
            ex, ey = (dx - cx) * turn, (dy - cy) * turn
            start = ex * (ay - cy) - ey * (ax - cx)  # positive on the inner side of this edge
            change = ex * ry - ey * rx
            cx, cy = dx, dy
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
        if self.misses(ax, ay, bx, by, 0.0):
            return False
        if self.closed:
            return self.inside(ax, ay, bx, by) > EPS
        for index in range(self.edges):
            cx, cy, dx, dy = self.edge(index)
            if crosses_segment(ax, ay, bx, by, cx, cy, dx, dy):
                return True
        return False


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
    for index in range(outline.edges):
        ax, ay, bx, by = outline.edge(index)
        best = min(best, segment_to_box(ax, ay, bx, by, box))
        if best == 0.0:
            return 0.0
    return best


def box_is_near(outline: Outline, box: Box, limit: float) -> bool:
    """Whether a footprint is within *limit* of a line or polygon."""
    margin = limit + box.reach + EPS
    if outline.misses(box.x, box.y, box.x, box.y, margin):
        return False
    return outline_to_box(outline, box) <= limit


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


def silhouette(ox: float, oy: float, box: Box) -> list[tuple[float, float]]:
    """FW-1.14: the five points on the silhouette of a footprint seen from a point."""
    dx, dy = box.x - ox, box.y - oy
    least, most = FAR, -FAR
    ax = ay = bx = by = 0.0
    for x, y in box.corners():
        ex, ey = x - ox, y - oy
        along, across = ex * dx + ey * dy, ey * dx - ex * dy
        # The sine of the signed angle orders corners as the angle does while they lie ahead.
        length = sqrt(along * along + across * across)
        turn = across / length if length > HAIR else 0.0
        if along < 0.0:
            turn = 2.0 - turn if across >= 0.0 else -2.0 - turn
        if turn < least:
            least, ax, ay = turn, x, y
        if turn > most:
            most, bx, by = turn, x, y
    return [(ax + t * (bx - ax), ay + t * (by - ay)) for t in (0.1, 0.3, 0.5, 0.7, 0.9)]
