"""Games of our general against OpenSpiel's MCTS bot, at equal CPU time, sides swapped.

OpenSpiel's bot takes a number of simulations, not a time; the number follows from how long the
last ones took. It sees the whole position, ours only what its seat may know.
"""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from sztab.bots import BOTS
from sztab.bots.levels import GENERAL
from sztab.core.game import AnyGame, Json
from sztab.lab.build import build_of_game
from sztab.lab.lines import Lines
from sztab.lab.statistics import wilson
from sztab.research.spiel import NAMES, register

VERSION: Final = 1
GAMES: Final = "match.jsonl"
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


class Match:
    """Our general against OpenSpiel's bot; every deal is played twice with the sides swapped."""

    def __init__(self, game: AnyGame, seconds: float, seed: int, evaluated: bool) -> None:
        register()
        self.game = game
        self.seconds, self.seed, self.evaluated = seconds, seed, evaluated
        self.theirs = pyspiel.load_game(next(name for name, id in NAMES.items() if id == game.id))
        self.other = Paced(self.theirs, seconds, evaluated, seed)
        self.share = seconds / GENERAL.policy(game).seconds

    def heading(self) -> Json:
        """Return what games must have in common to be counted together."""
        return {
            "match": VERSION,
            "game": self.game.id,
            "rules": self.game.version,
            "build": build_of_game(self.game),
            "seconds": self.seconds,
            "seed": self.seed,
            "evaluated": self.evaluated,
        }

    def play(self, number: int) -> Json:
        """Play a game; return our points, and the time and decisions of both."""
        general, other, ours, decisions = BOTS["general"], self.other, 0.0, 0
        before = other.used, other.done, other.decisions
        seat, random = number % 2, Random(f"match/{self.seed}/{number // 2}")
        state = self.theirs.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            elif state.current_player() != seat:
                state.apply_action(other.step(state))
            else:
                begun = time.process_time()
                position = state.course.running.state
                clock, share = time.process_time, self.share
                move = general.choose(self.game, position, seat, random, clock, share)
                ours += time.process_time() - begun
                decisions += 1
                state.course.make(move)
        return {
            "number": number,
            "points": (1 + state.returns()[seat]) / 2,
            "ours": [ours, decisions],
            "open_spiel": [other.used - before[0], other.decisions - before[2]],
            "simulations": other.done - before[1],
        }


def play(match: Match, games: int, folder: Path, say: Callable[[str], Any]) -> Json | None:
    """Play what the folder lacks of the first *games* games; ``None`` if interrupted."""
    file = Lines(
        folder / GAMES, match.heading(), "another match: its game, build, seconds or seed differ"
    )
    found = [line for line in file.all() if line["number"] < games]
    done = {line["number"] for line in found}
    try:
        for number in range(games):
            if number not in done:
                line = match.play(number)
                file.add(line)
                found.append(line)
                points = sum(one["points"] for one in found)
                say(f"The general has {points:g} of {len(found)}.\n")
    except KeyboardInterrupt:
        return None
    return _sum(match, found)


def _sum(match: Match, found: list[Json]) -> Json:
    points = sum(one["points"] for one in found)
    ours, our_decisions = _total(found, "ours")
    theirs, their_decisions = _total(found, "open_spiel")
    return {
        **match.heading(),
        "games": len(found),
        "points": points,
        "interval": list(wilson(points, len(found))),
        "ours": ours / max(1, our_decisions),
        "open_spiel": theirs / max(1, their_decisions),
        "simulations": sum(one["simulations"] for one in found) / max(1, their_decisions),
    }


def _total(found: list[Json], who: str) -> tuple[float, int]:
    """Return the seconds and decisions of one player."""
    return sum(one[who][0] for one in found), sum(one[who][1] for one in found)


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
