"""Hexes in axial coordinates (q, r): neighbours, distance, rotation and lines."""

from typing import Final

Hex = tuple[int, int]

# The six steps in turning order, beginning to the right: step k rotated by 60° is step k + 1.
STEPS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def neighbours(hex: Hex) -> list[Hex]:
    """Return the six hexes around *hex*, in the order of ``STEPS``."""
    q, r = hex
    return [(q + dq, r + dr) for dq, dr in STEPS]


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from *a* to *b*."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotated(hex: Hex, times: int) -> Hex:
    """*hex* turned about (0, 0) by 60°, *times* times."""
    q, r = hex
    for _turn in range(times % 6):
        q, r = -r, q + r
    return q, r


def within(centre: Hex, radius: int) -> list[Hex]:
    """Return all hexes at distance *radius* or less from *centre*, row by row."""
    q0, r0 = centre
    return [
        (q0 + dq, r0 + dr)
        for dr in range(-radius, radius + 1)
        for dq in range(max(-radius, -radius - dr), min(radius, radius - dr) + 1)
    ]


def between(a: Hex, b: Hex) -> list[Hex]:
    """Return the hexes adjacent to both *a* and *b*: one or two where the distance is 2."""
    near = neighbours(b)
    return [hex for hex in neighbours(a) if hex in near]


def line(a: Hex, b: Hex) -> list[tuple[Hex, ...]]:
    """Return the straight line from *a* to *b*, step by step; two hexes where it runs between them.

    Exact in whole numbers: a step holds every hex whose centre is nearest to the line there.
    """
    length = distance(a, b)
    steps: list[tuple[Hex, ...]] = []
    for step in range(length + 1):
        # The point a + (b - a) * step / length, in units of 1 / length.
        q = a[0] * length + (b[0] - a[0]) * step if length else a[0]
        r = a[1] * length + (b[1] - a[1]) * step if length else a[1]
        steps.append(_nearest(q, r, max(length, 1)))
    return steps


def _nearest(q: int, r: int, unit: int) -> tuple[Hex, ...]:
    """Return the hexes nearest to the point (q, r) / unit."""
    base = (q // unit, r // unit)
    corners = [(base[0] + dq, base[1] + dr) for dq in (0, 1) for dr in (0, 1)]
    far = [_span(q - c[0] * unit, r - c[1] * unit) for c in corners]
    least = min(far)
    return tuple(corner for corner, d in zip(corners, far, strict=True) if d == least)


def _span(dq: int, dr: int) -> int:
    """Return the squared length of an axial difference, up to a constant factor."""
    return dq * dq + dq * dr + dr * dr


def hex_name(hex: Hex) -> str:
    """Return how a hex is written: ``4,-3``."""
    return f"{hex[0]},{hex[1]}"
