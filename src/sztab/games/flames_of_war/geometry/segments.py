"""FW-1.13: straight lines between two points: how far apart they are, and where they cross."""

from math import sqrt

from sztab.games.flames_of_war.geometry.measure import HAIR


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
