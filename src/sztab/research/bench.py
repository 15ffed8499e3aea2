"""Steps per second of our environments beside PettingZoo's chess, in one interleaved run.

Every step goes through PettingZoo's own interface: ``last()``, which fills observation and mask,
a random action of the mask, ``step()``. Ratios are those within a round, in CPU time.
"""

import statistics
import time
import warnings
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, TextIO

import numpy as np

from sztab.core.errors import SztabError
from sztab.core.game import Json
from sztab.core.registry import games
from sztab.lab.build import build_of_game
from sztab.research import zoo
from sztab.research.codecs import CODECS

ROUNDS: Final = 9
CHECK_EVERY: Final = 16  # steps between two looks at the clock
PEER: Final = "PettingZoo chess"


class Contestant:
    """An environment that plays at random for a while."""

    def __init__(self, name: str, env: Any, seed: int) -> None:
        self.name, self.env = name, env
        self.random = np.random.default_rng(seed)
        env.reset(seed=seed)

    def measure(self, seconds: float) -> float:
        """Return steps per second of CPU time."""
        env, steps = self.env, 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            for _step in range(CHECK_EVERY):
                observation, _reward, ended, cut, _info = env.last()
                if ended or cut:
                    env.reset()
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[self.random.integers(len(legal))]))
                steps += 1
        return steps / spent


def chess(seed: int) -> Contestant:
    """Return PettingZoo's chess."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it speaks of its own deprecations
            module = import_module("pettingzoo.classic.chess_v6")
    except ImportError as error:
        raise SztabError(
            "PettingZoo's chess is not installed: run pip install 'sztab[bench]'."
        ) from error
    return Contestant(PEER, module.raw_env(), seed)


def ours(seed: int) -> list[Contestant]:
    """Return all games of ours that have a codec."""
    return [
        Contestant(f"{id} ({build_of_game(game)})", zoo.raw_env(id), seed)
        for id, game in games().items()
        if id in CODECS
    ]


def bench_env(
    contestants: Sequence[Contestant], seconds: float, progress: TextIO | None = None
) -> Json:
    """Measure all in turn, round by round; the last is the one to compare with."""
    share = seconds / ROUNDS / len(contestants)
    rounds: dict[str, list[float]] = {one.name: [] for one in contestants}
    for one in contestants:
        one.measure(share / 4)  # warm up
    for number in range(ROUNDS):
        if progress is not None:
            progress.write(f"round {number + 1} of {ROUNDS}\n")
        for one in contestants:
            rounds[one.name].append(one.measure(share))
    peer = rounds[contestants[-1].name]
    return {
        name: {
            "steps_per_second": statistics.median(rates),
            "to_peer": statistics.median(a / b for a, b in zip(rates, peer, strict=True)),
            "least_to_peer": min(a / b for a, b in zip(rates, peer, strict=True)),
            "most_to_peer": max(a / b for a, b in zip(rates, peer, strict=True)),
            "rounds": rates,
        }
        for name, rates in rounds.items()
    }


def write_figures(figures: Json, out: TextIO) -> None:
    """Write a table of all contestants."""
    out.write(
        "Random play through PettingZoo, with observations and masks, in CPU time: "
        f"medians of {ROUNDS} alternating rounds.\n"
        f"{'':<32} {'steps/s':>10}   compared with {list(figures)[-1]}\n"
    )
    for name, one in figures.items():
        out.write(
            f"{name:<32} {one['steps_per_second']:>10,.0f}   x {one['to_peer']:.1f} "
            f"({one['least_to_peer']:.1f} to {one['most_to_peer']:.1f})\n"
        )
