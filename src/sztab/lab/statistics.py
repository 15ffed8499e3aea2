"""Shares and lengths with intervals."""

import math
from array import array
from collections.abc import Iterable
from typing import Final

from sztab.core.game import Json

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = share + square / (2 * games)
    spread = Z * (share * (1 - share) / games + square / (4 * games * games)) ** 0.5
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def spread(lengths: Iterable[int]) -> Json:
    """Return the shortest, the middle, the longest, and between which eight in ten lie."""
    ordered = array("q", sorted(lengths))
    size = len(ordered)
    if not size:
        return None
    tenth, half = size // 10, size // 2
    middle = ordered[half] if size % 2 else (ordered[half - 1] + ordered[half]) / 2
    return {
        "least": ordered[0],
        "tenth": ordered[tenth],
        "middle": middle,
        "ninth": ordered[-1 - tenth],
        "most": ordered[-1],
    }


def fisher(x: int, n: int, y: int, m: int) -> float:
    """Return p of Fisher's exact test: two-sided, for x of n against y of m."""
    total = x + y

    def weight(first: int) -> float:
        return _log_choose(n, first) + _log_choose(m, total - first)

    weights = [weight(first) for first in range(max(0, total - m), min(n, total) + 1)]
    limit = weight(x) + 1e-9  # as likely as what was seen, whatever the last digit says
    most = max(weights)
    every = math.fsum(math.exp(one - most) for one in weights)
    return min(1.0, math.fsum(math.exp(one - most) for one in weights if one <= limit) / every)


def _log_choose(n: int, k: int) -> float:
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def student(t: float, freedom: float) -> float:
    """Return p of Student's distribution: two-sided, for any degrees of freedom."""
    if math.isinf(t):
        return 0.0
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function (Lentz's continued fraction)."""
    if x <= 0.0 or x >= 1.0:
        return 0.0 if x <= 0.0 else 1.0
    if x > (a + 1) / (a + b + 2):  # the other side converges faster
        return 1.0 - _beta(1 - x, b, a)
    scale = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(scale + a * math.log(x) + b * math.log1p(-x)) / a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    value = d
    for step in range(1, 400):
        for part in (
            step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step)),
            -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1)),
        ):
            d, c = 1 / (1 + part * d), 1 + part / c
            value *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return front * value
