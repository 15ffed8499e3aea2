"""Learn Medieval Battle from nothing, in ten minutes on two cores, with numpy alone.

A linear value (logistic regression on 36 features of the observation) is fitted to the
results of games, used to choose moves one ply deep, and fitted again to better games. Every round
it is measured against the random bot, sides swapped, with a 95 % interval.

    python examples/learning/learn_medieval_battle.py --minutes 10 --out curve
"""

import argparse
import csv
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sztab.lab.statistics import wilson
from sztab.research.episode import Episode, Table
from sztab.research.layout import Bytes

Vector = NDArray[np.float64]
TRIED = 24  # moves looked at in a decision
KEPT_EVERY = 4  # positions of a game that are learned from


@cache
def table() -> Table:
    """Return the game, once in each process."""
    return Table("medieval-battle")


@cache
def nearness() -> Vector:
    """Return how near every cell is to a flag, weighted by its value."""
    planes = table().layout.split(Episode(table()).observe(0))["planes"].astype(int)
    rows, columns = np.indices(planes[0].shape)
    near = np.zeros(planes[0].shape)
    for row, column in np.argwhere(planes[4]):
        dr, dq = rows - row, columns - column
        steps = (abs(dr) + abs(dq) + abs(dr + dq)) / 2  # of axial coordinates
        near = np.maximum(near, planes[4][row, column] / (1 + steps))
    flat: Vector = near.ravel()
    return flat


def features(observation: Bytes) -> Vector:
    """Return what the value is a sum of: strengths, points, flags, and how near units are."""
    blocks = table().layout.split(observation)
    planes = blocks["planes"].reshape(29, -1).astype(np.float64)
    facts = blocks["facts"].astype(np.float64)
    units = planes[7:25]
    near = units @ nearness()
    return np.concatenate(
        [
            planes[5:7].sum(axis=1),
            units.sum(axis=1),
            near.reshape(2, 9).sum(axis=1),
            planes[25:27].sum(axis=1) / 10,
            facts[9:16],
            facts[16:52].reshape(4, 9).sum(axis=1),
            [1.0],
        ]
    )


def value(weights: Vector, observation: Bytes) -> float:
    """Return the chance to win that a position seems to give."""
    return float(1 / (1 + np.exp(-(features(observation) @ weights))))


def choose(episode: Episode, weights: Vector | None, random: Random) -> int:
    """Return the action after which the position looks best; any without weights."""
    actions = list(episode.legal())
    if weights is None or len(actions) == 1:
        return random.choice(actions)
    seat = episode.seat
    tried = random.sample(actions, min(TRIED, len(actions)))
    best, found = -1.0, tried[0]
    for action in tried:
        after = episode.copy()
        after.play(action)
        worth = (
            after.returns()[seat] / 2 + 0.5 if after.over else value(weights, after.observe(seat))
        )
        if worth > best:
            best, found = worth, action
    return found


def play(job: tuple[int, Vector | None, Vector | None, float]) -> tuple[float, Any, Any]:
    """Play a game: the result of seat 0, and positions of both sides with their results."""
    seed, first, second, daring = job
    random, episode = Random(seed), Episode(table(), seed)
    seen: list[tuple[int, Vector]] = []
    while not episode.over:
        weights = (first, second)[episode.seat]
        if random.random() < daring:
            weights = None
        episode.play(choose(episode, weights, random))
        if episode.moves % KEPT_EVERY == 0 and not episode.over:
            seen += [(seat, features(episode.observe(seat))) for seat in (0, 1)]
    results = episode.returns()
    rows = np.array([row for _seat, row in seen])
    targets = np.array([results[seat] / 2 + 0.5 for seat, _row in seen])
    return results[0], rows, targets


def fitted(rows: NDArray[Any], targets: Vector, ridge: float = 1.0) -> Vector:
    """Fit a logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _step in range(20):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        gradient = rows.T @ (targets - chance) - ridge * weights
        weighted = rows * (chance * (1 - chance))[:, None]
        step = np.linalg.solve(rows.T @ weighted + ridge * np.eye(len(weights)), gradient)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return weights


def measured(pool: ProcessPoolExecutor, weights: Vector, games: int, seed: int) -> float:
    """Return the points won against the random bot, every seed with sides swapped."""
    jobs: list[tuple[int, Vector | None, Vector | None, float]] = []
    for deal in range(games // 2):
        jobs += [(seed + deal, weights, None, 0.0), (seed + deal, None, weights, 0.0)]
    results = [result for result, _rows, _targets in pool.map(play, jobs, chunksize=2)]
    return sum(0.5 + (result if at % 2 == 0 else -result) / 2 for at, result in enumerate(results))


def learn(
    minutes: float, batch: int, trial: int, workers: int, seed: int = 1
) -> Iterator[tuple[float, int, float]]:
    """Yield after every round: minutes gone, games learned from, share of points won."""
    begun, before = time.monotonic(), 0.0
    weights: Vector | None = None
    kept: list[tuple[NDArray[Any], Vector]] = []
    played = 0
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        while True:
            jobs = [(seed + played + at, weights, weights, 0.15) for at in range(batch)]
            for _result, rows, targets in pool.map(play, jobs, chunksize=2):
                kept.append((rows, targets))
            played += batch
            kept = kept[-4 * batch :]  # what was learned long ago is forgotten
            weights = fitted(
                np.concatenate([rows for rows, _targets in kept]),
                np.concatenate([targets for _rows, targets in kept]),
            )
            points = measured(pool, weights, trial, 10_000_000)
            gone = (time.monotonic() - begun) / 60
            yield gone, played, points / trial
            if gone + (gone - before) > minutes:  # another round would not end in time
                return
            before = gone


def draw(curve: Sequence[tuple[float, int, float]], trial: int, file: Path) -> None:
    """Draw the curve with its intervals."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    x = [0.0, *[gone for gone, _games, _share in curve]]
    y = [0.5, *[share for _gone, _games, share in curve]]
    ends = [wilson(share * trial, trial) for share in y]
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.fill_between(x, [low for low, _high in ends], [high for _low, high in ends], alpha=0.25)
    axes.plot(x, y, marker="o")
    axes.axhline(0.5, color="grey", linestyle="--", linewidth=1)
    axes.set(xlabel="minutes", ylabel="points against the random bot", ylim=(0, 1))
    axes.set_title("Medieval Battle: a linear value learns")
    figure.tight_layout()
    figure.savefig(file)
    plt.close(figure)


def main(words: Sequence[str] | None = None) -> None:
    """Learn for some minutes, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn Medieval Battle.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--batch", type=int, default=100, help="games of a round")
    parser.add_argument("--trial", type=int, default=100, help="games against the random bot")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("curve"), help="for .csv and .svg")
    args = parser.parse_args(words)
    curve: list[tuple[float, int, float]] = []
    for gone, games, share in learn(args.minutes, args.batch, args.trial, args.workers):
        low, high = wilson(share * args.trial, args.trial)
        print(f"{gone:5.1f} min  {games:6} games  {share:6.1%}  (95 %: {low:.1%} to {high:.1%})")
        curve.append((gone, games, share))
    with args.out.with_suffix(".csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["minutes", "games", "share"])
        table.writerows(curve)
    draw(curve, args.trial, args.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
