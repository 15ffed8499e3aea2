"""Section 19.3: the border of what a team can reach, as polygons."""

from typing import Final

from sztab.games.flames_of_war.chapters.c19_reach.hindrances import GRID
from sztab.games.flames_of_war.chapters.c19_reach.reach import Reach
from sztab.games.flames_of_war.geometry.measure import FAR

# Sides of a cell: bottom, right, top, left. By the corners that are reached (bottom left 1, bottom
# right 2, top right 4, top left 8): from which side to which the border runs, the area to its left.
BORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0, 3),
    (1, 0),
    (1, 3),
    (2, 1),
    (0, 3, 2, 1),
    (2, 0),
    (2, 3),
    (3, 2),
    (0, 2),
    (1, 0, 3, 2),
    (1, 2),
    (3, 1),
    (0, 1),
    (3, 0),
    (),
)


def area(reach: Reach) -> list[list[tuple[float, float]]]:
    """The border of what is reached: rings, outer ones counter-clockwise, holes clockwise."""
    after: dict[int, int] = {}
    for row in range(-1, reach.rows):
        west, south = _reached(reach, -1, row + 1), _reached(reach, -1, row)
        for column in range(-1, reach.columns):
            east, here = _reached(reach, column + 1, row + 1), _reached(reach, column + 1, row)
            corners = int(south) + 2 * int(here) + 4 * int(east) + 8 * int(west)
            west, south = east, here
            if corners == 0 or corners == 15:
                continue
            sides = BORDERS[corners]
            for at in range(0, len(sides), 2):
                first = _side(reach, column, row, sides[at])
                after[first] = _side(reach, column, row, sides[at + 1])
    rings: list[list[tuple[float, float]]] = []
    while after:
        first = next(iter(after))
        side = first
        ring: list[tuple[float, float]] = []
        while side in after:
            ring.append(_crossing(reach, side))
            side = after.pop(side)
        rings.append(_without_needless(ring))
    return rings


def _reached(reach: Reach, column: int, row: int) -> bool:
    if column < 0 or row < 0 or column >= reach.columns or row >= reach.rows:
        return False
    return reach.best[row * reach.columns + column] < FAR


def _side(reach: Reach, column: int, row: int, side: int) -> int:
    """The number of a side of a cell: the node it starts at, lying or standing."""
    if side == 1:
        column += 1
    elif side == 2:
        row += 1
    return 2 * ((row + 1) * (reach.columns + 2) + column + 1) + side % 2


def _crossing(reach: Reach, side: int) -> tuple[float, float]:
    """Where the border cuts a side: as far from the reached node as its allowance leaves."""
    stands = side % 2
    node = side // 2
    column, row = node % (reach.columns + 2) - 1, node // (reach.columns + 2) - 1
    c, r = (column, row + 1) if stands else (column + 1, row)
    inner = _reached(reach, column, row)
    if not inner:
        column, row, c, r = c, r, column, row
    slack = reach.slack[row * reach.columns + column]
    share = slack / GRID if slack < GRID else 0.0  # more slack: something else stops it here
    x, y = (reach.west + column) * GRID, (reach.south + row) * GRID
    field = reach.ground.state.field
    x += share * (c - column) * GRID
    y += share * (r - row) * GRID
    return max(0.0, min(field.width, x)), max(0.0, min(field.height, y))


def _without_needless(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A ring without points that stand on others or on a straight line."""
    apart: list[tuple[float, float]] = []
    for x, y in ring:
        if not apart or abs(apart[-1][0] - x) > 1e-6 or abs(apart[-1][1] - y) > 1e-6:
            apart.append((x, y))
    kept: list[tuple[float, float]] = []
    for at in range(len(apart)):
        ax, ay = apart[at - 1]
        bx, by = apart[at]
        cx, cy = apart[(at + 1) % len(apart)]
        if abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-6:
            kept.append((bx, by))
    return kept
