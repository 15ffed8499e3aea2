"""Pictures of the rulebook: a few lines of text become shapes that the client draws.

A picture is a fenced block whose info string is ``picture`` (points in any unit) or
``picture hexes`` (columns and rows of hexes with a corner at the top)::

    caption The infantry moves into the wood.
    wood 0,0 1,0
    counter red HI 0,0
    arrow 0,0 1,0
    text 1,1 2 points

The first word of a line says what is drawn. No markup travels to the browser.
"""

import math
import re
from typing import Final

from sztab.server.wire import RulePicture, RuleShape

GROUNDS: Final = ("plain", "wood", "rock", "mountain", "hill", "town", "water")
SIDES: Final = ("red", "yellow", "blue", "white", "grey", "green")
LINES: Final = ("arrow", "line", "road", "river")
PIECES: Final = ("counter", "disc", "team", "tank")
ROOM: Final = 0.42  # between the middle of a piece and a line that begins or ends at it
HEAD: Final = 0.12  # between the head of an arrow and the middle of an empty place
LONE: Final = ("wood", "town", "hill", "water")  # drawn as a round patch where there are no hexes
ROW_HEIGHT: Final = math.sqrt(3) / 2
MARGIN: Final = 0.7
POINT: Final = re.compile(r"-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?")


class PictureError(ValueError):
    """A line of a picture that cannot be drawn."""


def read_picture(text: str, hexes: bool) -> RulePicture:
    """Return the shapes of a picture, moved so that the frame begins at 0,0."""
    caption = ""
    shapes: list[RuleShape] = []
    for line in text.strip().splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "caption":
            caption = rest.strip()
        else:
            shapes += _shapes(word, rest, hexes)
    if not caption or not shapes:
        raise PictureError("a picture needs a caption and something to show")
    pieces = {tuple(shape.points) for shape in shapes if shape.kind in PIECES}
    return _framed(caption, [_clear(shape, pieces) for shape in shapes])


def _shapes(word: str, rest: str, hexes: bool) -> list[RuleShape]:
    points = [_point(found, hexes) for found in POINT.findall(rest)]
    said = POINT.sub("", rest).split()
    if not points:
        raise PictureError(f"no place in {word} {rest}")
    if word in GROUNDS and hexes:
        return [RuleShape("hex", [*at], tone=word) for at in points]
    if word in LONE:
        size = float(said[0]) if said else 1.0
        return [RuleShape("patch", [*at, size], tone=word) for at in points]
    if word in PIECES:
        if not said or said[0] not in SIDES:
            raise PictureError(f"no side in {word} {rest}: choose from {', '.join(SIDES)}")
        label = " ".join(said[1:])
        return [RuleShape(word, [*at], said[0], label) for at in points]
    if word in LINES:
        flat = [value for at in points for value in at]
        return [RuleShape(word, flat, text=" ".join(said))]
    if word == "text":
        return [RuleShape("text", [*points[0]], text=" ".join(said))]
    if word == "range":
        return [RuleShape("range", [*points[0], float(said[0])])]
    raise PictureError(f"nothing is called {word}")


def _clear(shape: RuleShape, pieces: set[tuple[float, ...]]) -> RuleShape:
    """Return a line that leaves room for the pieces at its ends."""
    if shape.kind not in ("arrow", "line"):
        return shape
    points = list(shape.points)
    for end, next_to, head in ((0, 2, 0.0), (-2, -4, HEAD if shape.kind == "arrow" else 0.0)):
        x, y = points[end], points[end + 1]
        room = ROOM if (x, y) in pieces else head
        dx, dy = points[next_to] - x, points[next_to + 1] - y
        share = room / (math.hypot(dx, dy) or 1.0)
        points[end], points[end + 1] = x + dx * share, y + dy * share
    return RuleShape(shape.kind, points, shape.tone, shape.text)


def _point(text: str, hexes: bool) -> tuple[float, float]:
    x, y = (float(part) for part in text.split(","))
    return (x + (round(y) % 2) / 2, y * ROW_HEIGHT) if hexes else (x, y)


def _framed(caption: str, shapes: list[RuleShape]) -> RulePicture:
    left, top, right, bottom = math.inf, math.inf, -math.inf, -math.inf
    for shape in shapes:
        round_about = shape.points[2] if shape.kind in ("patch", "range") else 0.0
        ends = shape.points[:2] if shape.kind in ("patch", "range") else shape.points
        for x, y in zip(ends[::2], ends[1::2], strict=True):
            wide = max(round_about, len(shape.text) * 0.1 if shape.kind == "text" else 0.0)
            left, right = min(left, x - wide), max(right, x + wide)
            top, bottom = min(top, y - round_about), max(bottom, y + round_about)
    moved = [
        RuleShape(shape.kind, _moved(shape, MARGIN - left, MARGIN - top), shape.tone, shape.text)
        for shape in shapes
    ]
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return RulePicture(caption, round(width, 2), round(height, 2), moved)


def _moved(shape: RuleShape, x: float, y: float) -> list[float]:
    sized = shape.kind in ("patch", "range")
    ends, size = (shape.points[:2], shape.points[2:]) if sized else (shape.points, [])
    return [
        *(round(value + (y if n % 2 else x), 2) for n, value in enumerate(ends)),
        *size,
    ]
