"""A path as a chain of points: x, y, x, y …, in inches."""

from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.geometry.footprints import Box, inside_box, segment_to_box
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, SURE

SAME: Final = 1e-6  # two stops on a path this near are one


def lengths(path: list[float]) -> list[float]:
    """How far along a path each of its points lies."""
    found = [0.0]
    for at in range(2, len(path), 2):
        dx, dy = path[at] - path[at - 2], path[at + 1] - path[at - 1]
        found.append(found[-1] + sqrt(dx * dx + dy * dy))
    return found


def point_at(path: list[float], far: float) -> tuple[float, float]:
    """The point this far along a path."""
    gone = 0.0
    for at in range(2, len(path), 2):
        ax, ay = path[at - 2], path[at - 1]
        dx, dy = path[at] - ax, path[at + 1] - ay
        step = sqrt(dx * dx + dy * dy)
        if gone + step >= far - SAME:
            t = (far - gone) / step if step > SAME else 0.0
            t = max(0.0, min(1.0, t))
            return ax + t * dx, ay + t * dy
        gone += step
    return path[-2], path[-1]


def direction_at(path: list[float], far: float) -> tuple[float, float]:
    """The direction of a path at a distance along it."""
    gone = 0.0
    dx = dy = 0.0
    for at in range(2, len(path), 2):
        ex, ey = path[at] - path[at - 2], path[at + 1] - path[at - 1]
        step = sqrt(ex * ex + ey * ey)
        if step > SAME:
            dx, dy = ex, ey
        gone += step
        if gone >= far - SAME:
            break
    return dx, dy


def inches(path: tuple[int, ...]) -> list[float]:
    """A canonical path in inches."""
    return [number / 1000.0 for number in path]


@final
@mypyc_attr(acyclic=True)
class Span:
    """The rectangle round a path: what lies far from it needs no exact look."""

    def __init__(self, path: list[float]) -> None:
        self.west: float = path[0]
        self.east: float = path[0]
        self.south: float = path[1]
        self.north: float = path[1]
        for at in range(2, len(path), 2):
            x, y = path[at], path[at + 1]
            if x < self.west:
                self.west = x
            elif x > self.east:
                self.east = x
            if y < self.south:
                self.south = y
            elif y > self.north:
                self.north = y

    def is_clear_of(self, box: Box, gap: float) -> bool:
        """Whether a footprint is surely farther than *gap* from every point of the path."""
        far = gap + box.reach + SURE
        return (
            box.x < self.west - far
            or box.x > self.east + far
            or box.y < self.south - far
            or box.y > self.north + far
        )


def path_distance(path: list[float], end: float, box: Box) -> float:
    """FW-5.7: the distance from a path, up to its end, to a footprint."""
    far = lengths(path)
    best = FAR
    for at in range(2, len(path), 2):
        bx, by = path[at], path[at + 1]
        if far[at // 2 - 1] > end:
            break
        if far[at // 2] > end:
            bx, by = point_at(path, end)
        best = min(best, segment_to_box(path[at - 2], path[at - 1], bx, by, box))
    return best


def path_crosses(path: list[float], end: float, box: Box) -> bool:
    """FW-5.8: whether a path, up to its end, leads through a footprint."""
    gone = 0.0
    far = lengths(path)
    for at in range(2, len(path), 2):
        bx, by = path[at], path[at + 1]
        if far[at // 2] > end:
            bx, by = point_at(path, end)
        if gone <= end and inside_box(path[at - 2], path[at - 1], bx, by, box) > EPS:
            return True
        gone = far[at // 2]
    return False
