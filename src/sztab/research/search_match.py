"""Games of our general against OpenSpiel's MCTS bot, at equal CPU time, sides swapped.

OpenSpiel's bot takes a number of simulations, not a time; the number follows from how long the
last ones took. It sees the whole position, ours only what its seat may know.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, TextIO

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sztab.bots import BOTS
from sztab.bots.levels import GENERAL
from sztab.core.game import AnyGame, Json
from sztab.lab.build import build_of_game
from sztab.lab.statistics import wilson
from sztab.research.spiel import NAMES, register

FIRST: Final = 8  # simulations of OpenSpiel before its pace is known
FEWEST: Final = 2
ROLLOUTS_EXPLORE: Final = 2.0  # of UCT, as OpenSpiel's examples have it for results of 1 and -1
VALUES_EXPLORE: Final = 0.3  # for evaluations, which differ less


class OurEvaluation(mcts.Evaluator):
    """What a position is worth by a game's own evaluation, and no preference among moves."""

    def evaluate(self, state: Any) -> Any:
        """Return the value for each seat."""
        running = state.course.running
        game = running.table.game
        return np.array([game.evaluate(running.state, seat) for seat in range(2)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return the same share for every move, or the odds of fate."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class Paced:
    """OpenSpiel's bot with about so many CPU seconds a decision."""

    def __init__(self, theirs: Any, seconds: float, evaluated: bool, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = OurEvaluation() if evaluated else mcts.RandomRolloutEvaluator(1, random)
        explore = VALUES_EXPLORE if evaluated else ROLLOUTS_EXPLORE
        self.bot = mcts.MCTSBot(theirs, explore, FIRST, evaluator, random_state=random)
        self.seconds = seconds
        self.used, self.done, self.decisions = 0.0, 0, 0

    def step(self, state: Any) -> int:
        """Return an action."""
        begun = time.process_time()
        action: int = self.bot.step(state)
        self.used += time.process_time() - begun
        self.done += self.bot.max_simulations
        self.decisions += 1
        # What it has used too little so far it may use now, and the other way round.
        due = self.seconds * (self.decisions + 1) - self.used
        self.bot.max_simulations = max(FEWEST, int(due * self.done / max(self.used, 1e-6)))
        return action


def play(
    game: AnyGame, seconds: float, games: int, seed: int, evaluated: bool, say: Callable[[str], Any]
) -> Json:
    """Play *games* games; every deal is played twice with the sides swapped."""
    register()
    theirs = pyspiel.load_game(next(name for name, id in NAMES.items() if id == game.id))
    general, points, ours, decisions = BOTS["general"], 0.0, 0.0, 0
    other = Paced(theirs, seconds, evaluated, seed)
    share = seconds / GENERAL.policy(game).seconds
    for number in range(games):
        seat, random = number % 2, Random(f"match/{seed}/{number // 2}")
        state = theirs.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            elif state.current_player() != seat:
                state.apply_action(other.step(state))
            else:
                begun = time.process_time()
                position = state.course.running.state
                move = general.choose(game, position, seat, random, time.process_time, share)
                ours += time.process_time() - begun
                decisions += 1
                state.course.make(move)
        points += (1 + state.returns()[seat]) / 2
        say(f"The general has {points:g} of {number + 1}.\n")
    return {
        "game": game.id,
        "build": build_of_game(game),
        "evaluated": evaluated,
        "games": games,
        "points": points,
        "interval": list(wilson(points, games)),
        "ours": ours / max(1, decisions),
        "open_spiel": other.used / max(1, other.decisions),
        "simulations": other.done / max(1, other.decisions),
    }


def write_match(found: Json, out: TextIO) -> None:
    """Write the result and what both used."""
    low, high = found["interval"]
    how = "our evaluation" if found["evaluated"] else "random rollouts"
    out.write(
        f"{found['game']} ({found['build']}): general against OpenSpiel's MCTS with {how}.\n"
        f"The general scores {found['points']:g} of {found['games']}: "
        f"{found['points'] / found['games']:.1%} (95 %: {low:.1%} to {high:.1%}).\n"
        f"CPU time per decision: general {found['ours']:.3f} s, MCTS {found['open_spiel']:.3f} s "
        f"({found['simulations']:.0f} simulations).\n"
    )
