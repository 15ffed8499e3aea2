"""FW-0.2, FW-1.3: comparing distances, headings, and canonical numbers.

Everything is computed with + - * / and square roots alone, so that plain and compiled code agree to
the last bit.
"""

from typing import Final

HAIR: Final = 1e-9  # below any canonical number: guards divisions
# Limits are met by canonical numbers exactly (12.01 is 12 and EPS), which doubles miss by a hair.
EPS: Final = 0.01 + HAIR  # FW-0.1
CONTACT: Final = 0.05 + HAIR  # FW-1.6
ADJACENT: Final = 0.25 + HAIR  # FW-1.6
SHARED: Final = 0.01  # FW-1.10, FW-1.15: square inches
DRAWN_IN: Final = 0.98  # FW-1.12
SURE: Final = 1e-6  # a bound this far off decides, whatever the last bits of a sum are
FULL_TURN: Final = 3600  # tenths of a degree
FAR: Final = 1e9


def within(distance: float, limit: float) -> bool:
    """FW-0.2: at most *limit*."""
    return distance <= limit + EPS


def nearer(distance: float, limit: float) -> bool:
    """FW-0.2: less than *limit*."""
    return distance < limit - EPS


def over(distance: float, limit: float) -> bool:
    """FW-0.2: more than *limit*."""
    return distance > limit + EPS


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
    # Now the direction lies in the first quarter: a guess within half a degree, and then exactly.
    first = _guess(dy / dx) if dy <= dx else 900 - _guess(dx / dy)
    first = max(0, min(899, first))
    while first < 899 and cosine(first + 1) * dy - sine(first + 1) * dx >= 0.0:
        first += 1
    while first > 0 and cosine(first) * dy - sine(first) * dx < 0.0:
        first -= 1
    last = first + 1
    if abs(cosine(last) * dy - sine(last) * dx) <= abs(cosine(first) * dy - sine(first) * dx):
        first = last
    return (low + first) % FULL_TURN


def _guess(slope: float) -> int:
    """About the angle of a slope of at most 1, in tenths of a degree."""
    return int(slope * (557.2 - 110.0 * slope * slope))


def canonical(inches: float) -> int:
    """FW-1.3: a coordinate in whole thousandths, half away from zero."""
    scaled = inches * 1000.0
    return int(scaled + 0.5) if scaled >= 0.0 else -int(-scaled + 0.5)
