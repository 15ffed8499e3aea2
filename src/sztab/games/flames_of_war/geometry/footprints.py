"""FW-1.2 to FW-1.7: footprints, which are rectangles with a heading, and distances between them."""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.geometry.measure import DRAWN_IN, EPS, FAR, HAIR, SURE, cosine, sine
from sztab.games.flames_of_war.geometry.segments import point_to_segment

UNKNOWN: Final = -2
SAMPLES: Final = 9  # FW-1.12
UNKNOWN_HEIGHT: Final = -1.0


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
        # What the table has under it, once somebody has asked.
        self.building: int = UNKNOWN
        self.ground: float = UNKNOWN_HEIGHT
        self.in_cover: int = UNKNOWN

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

    def corner(self, number: int) -> tuple[float, float]:
        """FW-1.16: one of front-left, front-right, rear-right, rear-left."""
        w = self.half_width if number == 0 or number == 3 else -self.half_width
        return self.at(self.half_length if number < 2 else -self.half_length, w)

    def corners(self) -> list[tuple[float, float]]:
        """Front-left, front-right, rear-right, rear-left (FW-1.16)."""
        return [self.corner(0), self.corner(1), self.corner(2), self.corner(3)]

    def sample(self, number: int) -> tuple[float, float]:
        """FW-1.12, FW-1.16: one of the nine sample points."""
        if number == 0:
            return self.x, self.y
        w, h = self.half_width * DRAWN_IN, self.half_length * DRAWN_IN
        if number == 1:
            return self.at(h, w)
        if number == 2:
            return self.at(h, -w)
        if number == 3:
            return self.at(-h, -w)
        if number == 4:
            return self.at(-h, w)
        if number == 5:
            return self.at(h, 0.0)
        if number == 6:
            return self.at(0.0, -w)
        if number == 7:
            return self.at(-h, 0.0)
        return self.at(0.0, w)

    def samples(self) -> list[tuple[float, float]]:
        """FW-1.12, FW-1.16: the nine sample points in their order."""
        return [self.sample(number) for number in range(SAMPLES)]

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
    return min(_from_corners(a, b), _from_corners(b, a))


def _from_corners(a: Box, b: Box) -> float:
    """The least distance of a rectangle from the four corners of another.

    Written out corner by corner: a list of points costs four times as much as the sums.
    """
    w, h = a.half_width, a.half_length
    ahead_x, ahead_y = a.fx * h, a.fy * h
    aside_x, aside_y = a.fy * w, a.fx * w
    front_x, front_y = a.x + ahead_x, a.y + ahead_y
    rear_x, rear_y = a.x - ahead_x, a.y - ahead_y
    best = point_to_box(front_x - aside_x, front_y + aside_y, b)
    gap = point_to_box(front_x + aside_x, front_y - aside_y, b)
    if gap < best:
        best = gap
    gap = point_to_box(rear_x + aside_x, rear_y - aside_y, b)
    if gap < best:
        best = gap
    gap = point_to_box(rear_x - aside_x, rear_y + aside_y, b)
    return gap if gap < best else best


def lower_bound(a: Box, b: Box) -> float:
    """A distance that two footprints surely have: cheap, for a first look."""
    dx, dy = b.x - a.x, b.y - a.y
    return sqrt(dx * dx + dy * dy) - a.reach - b.reach


def is_within(a: Box, b: Box, limit: float) -> bool:
    """FW-0.2, FW-1.4: whether two footprints are at most *limit* apart.

    Their centres and the circles round them decide for most pairs; the rest is measured.
    """
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    most = limit + EPS + SURE
    if square > (most + a.reach + b.reach) * (most + a.reach + b.reach):
        return False
    least = limit + EPS - SURE
    if least > 0.0 and square < least * least:
        return True
    return distance(a, b) <= limit + EPS


def is_nearer(a: Box, b: Box, limit: float) -> bool:
    """FW-0.2, FW-1.4: whether two footprints are less than *limit* apart."""
    dx, dy = b.x - a.x, b.y - a.y
    most = limit - EPS + SURE + a.reach + b.reach
    if most < 0.0 or dx * dx + dy * dy > most * most:
        return False
    return distance(a, b) < limit - EPS


def is_beyond(a: Box, b: Box, limit: float) -> bool:
    """Whether two footprints are more than *limit* apart, to the last bit."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    most = limit + SURE + a.reach + b.reach
    if square > most * most:
        return True
    if limit > SURE and square < (limit - SURE) * (limit - SURE):
        return False
    return distance(a, b) > limit


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
    half = box.half_length
    if -HAIR < du < HAIR:
        if u <= -half or u >= half:
            return 0.0
    else:
        t0, t1 = (-half - u) / du, (half - u) / du
        if t0 > t1:
            t0, t1 = t1, t0
        first = max(first, t0)
        last = min(last, t1)
        if first >= last:
            return 0.0
    half = box.half_width
    if -HAIR < dv < HAIR:
        if v <= -half or v >= half:
            return 0.0
    else:
        t0, t1 = (-half - v) / dv, (half - v) / dv
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
    w, h = box.half_width, box.half_length
    ahead_x, ahead_y = box.fx * h, box.fy * h
    aside_x, aside_y = box.fy * w, box.fx * w
    front_x, front_y = box.x + ahead_x, box.y + ahead_y
    rear_x, rear_y = box.x - ahead_x, box.y - ahead_y
    best = min(best, point_to_segment(front_x - aside_x, front_y + aside_y, ax, ay, bx, by))
    best = min(best, point_to_segment(front_x + aside_x, front_y - aside_y, ax, ay, bx, by))
    best = min(best, point_to_segment(rear_x + aside_x, rear_y - aside_y, ax, ay, bx, by))
    return min(best, point_to_segment(rear_x - aside_x, rear_y + aside_y, ax, ay, bx, by))


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
