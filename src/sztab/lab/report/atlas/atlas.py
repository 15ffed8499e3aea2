"""What a report asks of a game's map: its pieces, who holds what, where a move strikes, a drawing.

Positions are those that ``Game.dump`` writes; drawings are made from the view of a spectator, so
they show the same ground as the client.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Name

Point = tuple[float, float]
NAMES_ACROSS: Final = 36  # letters would be this high if so many lay across the map
LETTER: Final = 0.62  # how wide a letter is, on average, beside its height


@dataclass(frozen=True)
class Piece:
    """A unit: whose, of what kind, where it stands (empty: off the map), whether it is lost."""

    seat: str
    kind: str
    spot: str
    lost: bool = False


@dataclass(frozen=True)
class Spot:
    """A place that heat is counted for: its name and its outline as an SVG path."""

    name: str
    outline: str


@dataclass(frozen=True)
class Chart:
    """A map to draw heat on."""

    name: str
    box: tuple[float, float, float, float]  # left, top, width, height
    ground: tuple[tuple[str, str], ...]  # class and SVG path, the lowest first
    spots: Mapping[str, Spot]
    labels: tuple[tuple[float, float, str], ...] = ()
    goals: Mapping[str, Point] = field(default_factory=dict)  # what is taken by standing near


class Atlas(ABC):
    """How the positions and moves of one game are read as places on its map."""

    @abstractmethod
    def chart(self, view: Json) -> Chart:
        """Return the drawing of the map that a spectator sees."""

    @abstractmethod
    def pieces(self, position: Json) -> dict[str, Piece]:
        """Return all pieces by id."""

    def holders(self, position: Json, chart: Chart) -> Mapping[str, str]:
        """Return who holds each place that can be taken, by spot."""
        return {}

    def taken(self, before: Json, after: Json, chart: Chart) -> Iterator[tuple[str, str]]:
        """Yield seat and spot of everything that was taken between two positions."""
        held = self.holders(before, chart)
        for spot, seat in self.holders(after, chart).items():
            if held.get(spot) != seat:
                yield seat, spot

    @abstractmethod
    def turn(self, position: Json) -> object:
        """Return something that changes with each turn: where pieces stand is counted then."""

    @abstractmethod
    def fights(self, before: Json, after: Json, move: str) -> Sequence[str]:
        """Return the spots where a move fights."""

    def acting(self, seat: str, move: str, position: Json) -> Iterator[str]:
        """Yield the ids of the pieces that a move names."""
        words = move.replace(":", " ").split()
        return (id for id in self.pieces(position) if id in words)

    def piece_name(self, kind: str) -> Name | None:
        """Return the words for a kind of piece, where the game has some."""
        return None

    def map_name(self, name: str) -> Name | None:
        """Return the words for a map, where the game has some."""
        return None

    def card(self, outcome: str) -> tuple[str, Name | None]:
        """Return the kind of a card that was drawn, and the words for it."""
        return outcome, None


def placed(
    labels: Sequence[tuple[float, float, str]], box: tuple[float, float, float, float], gap: float
) -> Iterator[tuple[float, float, str]]:
    """Yield names beside their points so that none covers another; one without room is left out."""
    size = box[2] / NAMES_ACROSS
    edge = size / 3
    taken: list[tuple[float, float, float, float]] = []
    for x, y, text in labels:
        wide = LETTER * size * len(text)
        beside = gap + wide / 2
        for place in ((x, y - gap), (x, y + gap), (x + beside, y), (x - beside, y)):
            left = min(max(place[0] - wide / 2, box[0] + edge), box[0] + box[2] - wide - edge)
            top = min(max(place[1] - size / 2, box[1] + edge), box[1] + box[3] - size - edge)
            covers = left, top, left + wide, top + size
            if not any(_meet(covers, other) for other in taken):
                taken.append(covers)
                yield left + wide / 2, top + size / 2, text
                break


def _meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def polygon(points: Sequence[Point]) -> str:
    """Return the SVG path of a closed outline."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def hexagon(x: float, y: float, size: float) -> str:
    """Return a hexagon with a corner at the top."""
    return polygon(
        [
            (x + size * math.sin(turn * math.pi / 3), y - size * math.cos(turn * math.pi / 3))
            for turn in range(6)
        ]
    )


def circle(x: float, y: float, radius: float) -> str:
    """Return a circle as a path."""
    return (
        f"M{x - radius:.2f} {y:.2f}a{radius} {radius} 0 1 0 {2 * radius} 0"
        f"a{radius} {radius} 0 1 0 {-2 * radius} 0Z"
    )


def around(points: Sequence[Point], edge: float) -> tuple[float, float, float, float]:
    """Return the box around points, with an edge."""
    left, top = min(x for x, _y in points) - edge, min(y for _x, y in points) - edge
    right, low = max(x for x, _y in points) + edge, max(y for _x, y in points) + edge
    return left, top, right - left, low - top
