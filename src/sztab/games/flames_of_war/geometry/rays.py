"""FW-1.13, FW-8.1: segments of sight, what can block them, and what is known of them already."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.geometry.footprints import Box, inside_box
from sztab.games.flames_of_war.geometry.measure import EPS, HAIR, SURE
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.segments import crosses_segment

INTO_AREA: Final = 6.0  # FW-8.6


@final
@mypyc_attr(acyclic=True)
class Ray:
    """A segment of sight, or none."""

    def __init__(self, free: bool, ax: float, ay: float, bx: float, by: float) -> None:
        self.free: Final = free
        self.ax: Final = ax
        self.ay: Final = ay
        self.bx: Final = bx
        self.by: Final = by


UNSEEN: Final = Ray(False, 0.0, 0.0, 0.0, 0.0)
# Empty and never changed: a screen without own teams shares them.
NO_BOXES: Final[list[Box]] = []
NO_TOPS: Final[list[float]] = []
NO_WALLS: Final[list[tuple[float, float, float, float]]] = []


@final
@mypyc_attr(acyclic=True)
class Screen:
    """What can block between one team and another, gathered once for all their segments.

    Terrain is one list, buildings before areas before crests before lines: a screen is made for
    every look, and four lists would cost more than most looks.
    """

    def __init__(self) -> None:
        self.terrain: Final[list[Outline]] = []
        self.first_area: int = 0  # where the areas begin in that list, and so on
        self.first_crest: int = 0
        self.first_line: int = 0
        self.boxes: list[Box] = NO_BOXES
        self.tops: list[float] = NO_TOPS  # of boxes that may be seen over (FW-8.3 b)
        self.walls: list[tuple[float, float, float, float]] = NO_WALLS  # FW-8.4
        self.last: Outline | None = None  # what blocked the last segment
        self.last_is_area: bool = False
        self.sloping: bool = False
        self.low: float = 0.0  # the heads of shooter and target (FW-8.3 b)
        self.high: float = 0.0

    def has_area(self, outline: Outline) -> bool:
        """Whether a piece is among the areas that block."""
        for at in range(self.first_area, self.first_crest):
            if self.terrain[at] is outline:
                return True
        return False

    def blocked(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-8.1: whether a segment is blocked; what blocked the last one is tried first."""
        last = self.last
        if (
            last is not None
            and not last.misses(ax, ay, bx, by, 0.0)
            and outline_blocks(last, self.last_is_area, ax, ay, bx, by)
        ):
            return True
        for at, outline in enumerate(self.terrain):
            if outline is not last and not outline.misses(ax, ay, bx, by, 0.0):
                area = self.first_area <= at < self.first_crest
                if outline_blocks(outline, area, ax, ay, bx, by):
                    self.last = outline
                    self.last_is_area = area
                    return True
        return self.teams_block(ax, ay, bx, by)

    def teams_block(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-8.3, FW-8.4: whether own teams or narrow gaps block a segment."""
        for at in range(len(self.boxes)):
            if self._box_blocks(at, ax, ay, bx, by):
                return True
        for cx, cy, dx, dy in self.walls:
            if crosses_segment(ax, ay, bx, by, cx, cy, dx, dy):
                return True
        return False

    def _box_blocks(self, index: int, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-8.3: an own team blocks a segment that crosses it, unless it is seen over."""
        box = self.boxes[index]
        dx, dy = bx - ax, by - ay
        across = (box.x - ax) * dy - (box.y - ay) * dx
        reach = box.reach + SURE
        if across * across > reach * reach * (dx * dx + dy * dy):
            return False  # the circle round it lies beside the whole line
        if inside_box(ax, ay, bx, by, box) <= EPS:
            return False
        return not (self.sloping and self.passes_above(box, self.tops[index], ax, ay, bx, by))

    def passes_above(
        self, box: Box, top: float, ax: float, ay: float, bx: float, by: float
    ) -> bool:
        """FW-8.3 (b): whether the line between the two heads passes above a head."""
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        t = ((box.x - ax) * dx + (box.y - ay) * dy) / square if square > HAIR else 0.0
        t = max(0.0, min(1.0, t))
        return self.low + t * (self.high - self.low) > top


def outline_blocks(
    outline: Outline, area: bool, ax: float, ay: float, bx: float, by: float
) -> bool:
    """FW-8.5 to FW-8.8: whether a piece of terrain blocks a segment that does not miss it."""
    if area:
        return area_blocks(outline, ax, ay, bx, by)
    return outline.meets(ax, ay, bx, by)


def area_blocks(outline: Outline, ax: float, ay: float, bx: float, by: float) -> bool:
    """FW-8.6: any crossing blocks from outside to outside, else more than 6" inside."""
    depth = outline.depth(ax, ay, bx, by)
    if depth <= EPS:
        return False
    if depth > INTO_AREA + EPS:
        return True
    return not (outline.holds(ax, ay) or outline.holds(bx, by))


PASSAGES: Final = 3  # who fires together changes between a plan, its check and the volley


@final
@mypyc_attr(acyclic=True)
class Passage:
    """FW-8.3, FW-8.4: the own teams beside a line of fire, and the segment that they leave free."""

    def __init__(self, boxes: list[Box], ray: Ray) -> None:
        self.boxes: Final = boxes
        self.ray: Final = ray

    def is_for(self, boxes: list[Box]) -> bool:
        """Whether these are the very footprints that were looked at."""
        if len(boxes) != len(self.boxes):
            return False
        for at in range(len(boxes)):
            if boxes[at] is not self.boxes[at]:
                return False
        return True


NO_PASSAGES: Final[list[Passage]] = []


@final
@mypyc_attr(acyclic=True)
class Glance:
    """What terrain leaves to be seen between two footprints, kept until one of them moves.

    A footprint is never changed but replaced, and so is the list of smoke: that they are the very
    same objects proves that the answer still holds. A shooting action asks a dozen times.
    """

    def __init__(self, a: Box, b: Box, smokes: object, ray: Ray) -> None:
        self.a: Final = a
        self.b: Final = b
        self.smokes: Final = smokes
        self.ray: Final = ray
        self.passages: list[Passage] = NO_PASSAGES  # replaced, never changed

    def passage(self, boxes: list[Box]) -> Ray | None:
        """The segment that these own teams leave free, if it is known."""
        for passage in self.passages:
            if passage.is_for(boxes):
                return passage.ray
        return None

    def keep(self, passage: Passage) -> None:
        """Remember a passage; the oldest is forgotten."""
        self.passages = [passage, *self.passages[: PASSAGES - 1]]


@final
@mypyc_attr(acyclic=True)
class Cover:
    """Why terrain conceals one footprint from another, kept like a ``Glance``."""

    def __init__(self, a: Box, b: Box, smokes: object, wrecks: object, reasons: int) -> None:
        self.a: Final = a
        self.b: Final = b
        self.smokes: Final = smokes
        self.wrecks: Final = wrecks
        self.reasons: Final = reasons
