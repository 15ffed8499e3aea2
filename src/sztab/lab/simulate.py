"""Simulation: many games between bots, and what came of them, with intervals.

Every game has its own luck, drawn from the seed and its number, so that a run comes to the same
whatever the number of processes. Processes exchange texts only: compiled states do not travel.
"""

import json
import signal
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any, Final, TextIO

from sztab.bots import find_bot
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value, validated
from sztab.core.registry import find_game
from sztab.core.said import Name
from sztab.core.words import say

LONGEST: Final = 50_000  # moves; a game that lasts longer is broken off
Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations
UNFINISHED: Final = "not finished"


@dataclass(frozen=True)
class Plan:
    """What to play: which game, who sits where, and how often from which seed."""

    game: str
    bots: Mapping[str, str]  # by seat, in the order of the seats
    options: Mapping[str, Value]
    games: int
    seed: int = 1
    swap: tuple[str, ...] = ()  # an option for every seat; every second game they change places

    def options_of(self, number: int) -> dict[str, Value]:
        """The options of one game."""
        turned = self.swap[1:] + self.swap[:1] if number % 2 else self.swap
        swapped = {name: self.options[other] for name, other in zip(self.swap, turned, strict=True)}
        return {**self.options, **swapped}


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    number: int
    winners: list[str]  # several in a draw, none where nobody has won
    rule: str  # that ended it; empty if it was broken off
    key: str
    moves: int
    rounds: int | None  # if the position counts rounds or turns


@dataclass
class Summary:
    """All outcomes, in the order of their numbers once the run is over."""

    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def moves(self) -> int:
        """All moves of all games."""
        return sum(outcome.moves for outcome in self.outcomes)


# --- playing -------------------------------------------------------------------------------------


def play_one(game: AnyGame, plan: Plan, number: int) -> Outcome:
    """Play one game to its end."""
    random = Random(f"{plan.seed}/{number}")
    fate = SeededFate(Random(random.getrandbits(64)))
    seats = tuple(plan.bots)
    state = game.new(validated(game.id, game.options(), plan.options_of(number)), seats, fate)
    bots = [find_bot(plan.bots[seat]) for seat in seats]
    moves = 0
    while moves < LONGEST and (awaited := game.awaited(state)):
        move = bots[awaited[0]].choose(game, state, awaited[0], random)
        state = game.apply(state, awaited[0], move, fate).state
        moves += 1
    result = game.result(state)
    rounds = rounds_of(game.dump(state))
    if result is None:
        return Outcome(number, [], "", UNFINISHED, moves, rounds)
    winners = [seats[seat] for seat in result.winners]
    return Outcome(number, winners, result.rule, result.key, moves, rounds)


def rounds_of(position: Json) -> int | None:
    """The round, or else the turn, that a position counts; the last where each seat has its own."""
    for name in ("round", "turn", "turns"):
        count = position.get(name) if isinstance(position, dict) else None
        if type(count) is int:
            return count
        if isinstance(count, list) and count and all(type(turn) is int for turn in count):
            return int(max(count))
    return None


def simulate(game: AnyGame, plan: Plan, workers: int, progress: TextIO | None = None) -> Summary:
    """Play as planned; a run that is interrupted has what was played so far."""
    for name in plan.bots.values():
        find_bot(name)  # who cannot be found is told before anything is played
    summary = Summary()
    start = said = time.monotonic()
    with ExitStack() as stack:
        try:
            for outcome in _outcomes(game, plan, workers, stack):
                summary.outcomes.append(outcome)
                now = time.monotonic()
                if progress is not None and now - said >= (1 if progress.isatty() else 15):
                    said = now
                    _say_progress(plan, summary, now - start, progress)
        except KeyboardInterrupt:
            summary.interrupted = True
    summary.outcomes.sort(key=lambda outcome: outcome.number)
    summary.seconds = time.monotonic() - start
    if progress is not None and progress.isatty():
        progress.write("\r\033[K")
    return summary


def _outcomes(game: AnyGame, plan: Plan, workers: int, stack: ExitStack) -> Iterator[Outcome]:
    if workers == 1:
        yield from (play_one(game, plan, number) for number in range(plan.games))
        return
    pool = stack.enter_context(get_context("spawn").Pool(workers, _ignore_interrupts))
    play = partial(_play_elsewhere, json.dumps(asdict(plan)))
    for text in pool.imap_unordered(play, range(plan.games)):
        yield Outcome(**json.loads(text))


def _ignore_interrupts() -> None:
    """The first process hears Ctrl-C and ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_elsewhere(plan_text: str, number: int) -> str:
    """One game in a process of its own."""
    plan = Plan(**json.loads(plan_text))
    return json.dumps(asdict(play_one(find_game(plan.game), plan, number)))


def _say_progress(plan: Plan, summary: Summary, seconds: float, out: TextIO) -> None:
    done = len(summary.outcomes)
    left = (plan.games - done) * seconds / done
    line = f"simulate {plan.game}: {done} of {plan.games} games, {left:,.0f} s left"
    out.write(f"\r\033[K{line}" if out.isatty() else f"{line}\n")
    out.flush()


# --- figures -------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = share + square / (2 * games)
    spread = Z * (share * (1 - share) / games + square / (4 * games * games)) ** 0.5
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _spread(lengths: list[int]) -> Json:
    """The shortest, the middle, the longest, and between which eight in ten lie."""
    ordered = sorted(lengths)
    tenth = len(ordered) // 10
    return {
        "least": ordered[0],
        "tenth": ordered[tenth],
        "middle": statistics.median(ordered),
        "ninth": ordered[-1 - tenth],
        "most": ordered[-1],
    }


def report(game: AnyGame, plan: Plan, summary: Summary) -> Json:
    """All figures of a run as JSON; but for the time, the same seed gives the same."""
    outcomes = summary.outcomes
    games = len(outcomes)
    wins = Counter(outcome.winners[0] for outcome in outcomes if len(outcome.winners) == 1)
    endings = Counter((outcome.rule, outcome.key) for outcome in outcomes)
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    return {
        "plan": asdict(plan),
        "data": game.data_hash(validated(game.id, game.options(), plan.options)),
        "games": games,
        "wins": {
            seat: {"games": wins[seat], "interval": list(wilson(wins[seat], games))}
            for seat in plan.bots
        },
        "wins by option": _wins_by_option(plan, outcomes),
        "drawn": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "won by nobody": sum(not outcome.winners for outcome in outcomes),
        "endings": [
            {"rule": rule, "words": _ending_words(game, key), "games": count}
            for (rule, key), count in endings.most_common()
        ],
        "rounds": _spread(rounds) if rounds else None,
        "moves": _spread([outcome.moves for outcome in outcomes]) if outcomes else None,
        "seconds": round(summary.seconds, 3),
        "moves a second": round(summary.moves / max(summary.seconds, 1e-9)),
    }


def _wins_by_option(plan: Plan, outcomes: list[Outcome]) -> Json:
    """Of options that change places, how often the seat won that each value belonged to."""
    if not plan.swap:
        return None
    seats = list(plan.bots)
    won: Counter[str] = Counter()
    for outcome in outcomes:
        if len(outcome.winners) == 1:
            name = plan.swap[seats.index(outcome.winners[0])]
            won[str(plan.options_of(outcome.number)[name])] += 1
    return {
        str(plan.options[name]): {
            "games": won[str(plan.options[name])],
            "interval": list(wilson(won[str(plan.options[name])], len(outcomes))),
        }
        for name in plan.swap
    }


def _ending_words(game: AnyGame, key: str) -> str:
    return key if key == UNFINISHED else say(game, "en", Name(key))


def write_report(game: AnyGame, figures: Mapping[str, Any], build: str, out: TextIO) -> None:
    """The run in a few lines."""
    games, plan = figures["games"], figures["plan"]
    out.write(
        f"{game.title} ({build}): {games} games from seed {plan['seed']} "
        f"in {figures['seconds']:.1f} s ({figures['moves a second']:,} moves/s).\n"
    )
    if not games:
        return
    for seat, won in figures["wins"].items():
        _write_wins(f"{seat:<8} {plan['bots'][seat]:<8}", won, games, out)
    for value, won in (figures["wins by option"] or {}).items():
        _write_wins(f"{value:<17}", won, games, out)
    for name in ("drawn", "won by nobody"):
        if figures[name]:
            out.write(f"  {name:<22} {figures[name]:>6}  {figures[name] / games:6.1%}\n")
    out.write("Endings:\n")
    for ending in figures["endings"]:
        rule = f" [{ending['rule']}]" if ending["rule"] else ""
        out.write(f"  {ending['games']:>6}  {ending['words']}{rule}\n")
    for name in ("rounds", "moves"):
        if (length := figures[name]) is not None:
            out.write(
                f"Length in {name}: {length['least']} to {length['most']}, middle "
                f"{length['middle']:g}, eight in ten {length['tenth']} to {length['ninth']}.\n"
            )


def _write_wins(who: str, won: Mapping[str, Any], games: int, out: TextIO) -> None:
    low, high = won["interval"]
    share = won["games"] / games
    out.write(f"  {who} wins {won['games']:>6}  {share:6.1%}  (95 %: {low:.1%} to {high:.1%})\n")
