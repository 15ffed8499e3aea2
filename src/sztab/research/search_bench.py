"""Simulations per second of our search beside OpenSpiel's Python MCTS, on one position.

A simulation of ours goes down the tree and looks at every plan of a new position; one of
OpenSpiel's goes down its tree and plays on at random to the end of the game. Both are measured in
CPU time, in turn, from the same position.
"""

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, TextIO

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sztab.bots.levels import GENERAL
from sztab.bots.search.budget import Budget
from sztab.bots.search.puct import Puct
from sztab.bots.search.tree import Tree
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.lab.build import build_of_game
from sztab.research.spiel import NAMES, register

ROUNDS: Final = 5
OPENING: Final = 60  # random moves before the position
AT_ONCE: Final = 4  # simulations of OpenSpiel between two looks at the clock
UNLIMITED: Final = 1 << 40


def position(game: AnyGame, seed: int) -> tuple[Any, Any]:
    """Return OpenSpiel's game and a state of it after random moves."""
    register()
    names = [name for name, id in NAMES.items() if id == game.id]
    if not names:
        raise SztabError(
            f"{game.title} is not a game of OpenSpiel: choose {', '.join(NAMES.values())}."
        )
    theirs = pyspiel.load_game(names[0])
    random = Random(seed)
    state = theirs.new_initial_state()
    for _move in range(OPENING):
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
        state.apply_action(random.choice(state.legal_actions()))
        if state.is_terminal():
            raise SztabError("That game is over too soon: try another --seed.")
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return theirs, state


def our_rate(game: AnyGame, state: Any, seed: int) -> Callable[[float], float]:
    """Return how to measure the general's search."""

    def measure(seconds: float) -> float:
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            budget = Budget(UNLIMITED, seconds - spent, time.process_time)
            tree = Tree(game, GENERAL.policy(game).settings, budget, Random(seed))
            search = Puct(tree, tree.node(game.copy(state)))
            search.run()
            done += max(1, search.visits)
        return done / (time.process_time() - begun)

    return measure


def their_rate(theirs: Any, state: Any, seed: int) -> Callable[[float], float]:
    """Return how to measure OpenSpiel's MCTS with its random rollouts."""
    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(theirs, 2.0, AT_ONCE, rollouts, random_state=random)

    def measure(seconds: float) -> float:
        done, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            bot.mcts_search(state)
            done += AT_ONCE
        return done / (time.process_time() - begun)

    return measure


def bench_search(game: AnyGame, seconds: float, seed: int) -> Json:
    """Measure both in turn, round by round."""
    theirs, state = position(game, seed)
    ours = our_rate(game, state.course.running.state, seed)
    other = their_rate(theirs, state, seed)
    share = seconds / ROUNDS / 2
    rounds = [(ours(share), other(share)) for _round in range(ROUNDS)]
    ratios = [a / b for a, b in rounds]
    return {
        "game": game.id,
        "build": build_of_game(game),
        "ours": statistics.median(a for a, _b in rounds),
        "open_spiel": statistics.median(b for _a, b in rounds),
        "ratio": statistics.median(ratios),
        "least": min(ratios),
        "most": max(ratios),
    }


def write_figures(figures: Json, out: TextIO) -> None:
    """Write both rates and their ratio."""
    out.write(
        f"{figures['game']} ({figures['build']}), simulations per second of CPU time: "
        f"medians of {ROUNDS} alternating rounds.\n"
        f"  our search      {figures['ours']:>10,.1f}\n"
        f"  OpenSpiel MCTS  {figures['open_spiel']:>10,.1f}\n"
        f"  ratio           {figures['ratio']:>10,.1f}  "
        f"({figures['least']:.1f} to {figures['most']:.1f})\n"
    )
