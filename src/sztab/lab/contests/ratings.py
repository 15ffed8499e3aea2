"""Bradley-Terry ratings with intervals, on the Elo scale."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sztab.lab.statistics import Z

SCALE: Final = 400 / math.log(10)  # Elo points for a factor of e in the odds
STEPS: Final = 200
# Half a win for each side of every pairing that was played: who has won or lost everything would
# have no finite rating. It weighs as much as one game.
PRIOR: Final = 0.5

Scores = Mapping[tuple[str, str], float]  # (a, b): points of a against b; a draw is half a point


@dataclass(frozen=True)
class Rating:
    """A player's strength and its 95 % interval; all ratings average 0."""

    name: str
    rating: float
    low: float
    high: float


def ratings(players: Sequence[str], scores: Scores) -> list[Rating]:
    """Return the most likely ratings, the strongest first.

    The players must be linked by the pairings that were played.
    """
    points = _with_prior(players, scores)
    size = len(players)
    strengths = [0.0] * size
    for _step in range(STEPS):
        gradient, information = _derivatives(strengths, points)
        step = _solved(information, gradient)
        largest = max((abs(one) for one in step), default=0.0)
        damping = min(1.0, 1.0 / largest) if largest else 1.0  # no leap over the top
        strengths = [old + damping * new for old, new in zip(strengths, step, strict=True)]
        if largest < 1e-10:
            break
    information = _derivatives(strengths, points)[1]
    middle = sum(strengths) / size
    found: list[Rating] = []
    for at, name in enumerate(players):
        unit = [1.0 if other == at else 0.0 for other in range(size)]
        variance = _solved(information, unit)[at] - 1 / size**2  # of the distance to the average
        half = Z * math.sqrt(max(variance, 0.0)) * SCALE
        rating = (strengths[at] - middle) * SCALE
        found.append(Rating(name, rating, rating - half, rating + half))
    return sorted(found, key=lambda one: (-one.rating, one.name))


def _with_prior(players: Sequence[str], scores: Scores) -> list[list[float]]:
    points = [[scores.get((a, b), 0.0) for b in players] for a in players]
    for a in range(len(players)):
        for b in range(a):
            if points[a][b] or points[b][a]:
                points[a][b] += PRIOR
                points[b][a] += PRIOR
    return points


def _derivatives(
    strengths: list[float], points: list[list[float]]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the likelihood and the information, made invertible.

    Only differences count, so the information has no inverse; with ones added the solution is the
    one whose sum is 0.
    """
    size = len(strengths)
    gradient = [0.0] * size
    information = [[1.0] * size for _row in range(size)]
    for a in range(size):
        for b in range(size):
            games = points[a][b] + points[b][a]
            if a == b or not games:
                continue
            wins = 1 / (1 + math.exp(strengths[b] - strengths[a]))
            gradient[a] += points[a][b] - games * wins
            weight = games * wins * (1 - wins)
            information[a][a] += weight
            information[a][b] -= weight
    return gradient, information


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite system by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [
                    left - factor * top for left, top in zip(rows[other], rows[at], strict=True)
                ]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
