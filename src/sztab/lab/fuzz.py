"""Fuzzing: random games with the contract checked, and a record of whatever breaks it.

Every step is held to the cheap promises; a share of the positions to all of them, for a whole
check costs far more than a move.
"""

import hashlib
import statistics
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Final, TextIO

from sztab import testing as contract
from sztab.core.errors import OptionError
from sztab.core.fate import LoadedFate, RecordingFate, SeededFate, enumerate_fate
from sztab.core.game import AnyGame, Seat
from sztab.core.options import Value
from sztab.core.record import (
    HASH_EVERY,
    Entry,
    Record,
    from_text,
    result_json,
    state_hash,
    to_text,
    verify,
)
from sztab.core.table import open_table
from sztab.testing import Tally, check_told
from sztab.testing.steps import COURSES

LONGEST: Final = 50_000  # moves; a random game that lasts longer counts as one without an end
REMEMBERED: Final = 256  # moves from elsewhere that are tried where they may not belong
TRIED: Final = 4  # of them at each heavy check
FEW_OUTCOMES: Final = 3  # up to so many dice or cards, a step's odds are counted out


@dataclass(frozen=True)
class Plan:
    """What to play: so many moves or so many games, from which seed, with which options."""

    seed: int
    moves: int | None = None
    games: int | None = None
    first: int = 0  # number of the first game; each game has its own luck
    heavy: float = 0.1  # share of the positions that get the heavy checks
    options: Mapping[str, Value] = field(default_factory=dict)
    vary: bool = False  # draw the options that were not given anew for each game
    seats: tuple[str, ...] = ()  # who plays; without any, all seatings take turns


@dataclass
class Summary:
    """What was played: lengths, endings, and one hash over the last positions of all games."""

    lengths: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    hashes: list[str] = field(default_factory=list)
    seconds: float = 0.0
    told: Tally = field(default_factory=Tally.empty)  # differences of views, each told

    @property
    def moves(self) -> int:
        """Return all moves of all games."""
        return sum(self.lengths)

    @property
    def combined(self) -> str:
        """Return one hash for the whole run: equal runs, pure or compiled, have equal ones."""
        return hashlib.sha256(" ".join(self.hashes).encode()).hexdigest()[:16]


class FuzzError(Exception):
    """A game broke the contract: its number, and the record, with the move that broke it if any."""

    def __init__(self, number: int, record: Record, doing: str) -> None:
        super().__init__(doing)
        self.number = number
        self.record = record
        self.doing = doing


def fuzz(game: AnyGame, plan: Plan, progress: TextIO | None = None) -> Summary:
    """Play as planned; raises ``FuzzError`` at the first broken promise."""
    summary = Summary()
    clock = _Clock(game, plan, progress)
    number = plan.first
    said: set[tuple[str, str]] = set()
    while not _enough(plan, summary):
        left = LONGEST if plan.moves is None else plan.moves - summary.moves
        _Run(game, plan, number, said, summary.told, clock).play(left, summary)
        number += 1
        clock.games += 1
    summary.seconds = clock.seconds
    clock.end()
    return summary


def _enough(plan: Plan, summary: Summary) -> bool:
    if plan.moves is not None:
        return summary.moves >= plan.moves
    return len(summary.lengths) >= (plan.games or 0)


class _Run:
    """One random game, checked at every step.

    Play and checks draw from two generators, so that the same seed plays the same games
    however much is checked. Nothing but words already checked comes from earlier games, so that
    a game breaks alone as it broke in its row.
    """

    def __init__(
        self,
        game: AnyGame,
        plan: Plan,
        number: int,
        said: set[tuple[str, str]],
        told: Tally,
        clock: "_Clock",
    ) -> None:
        self.game = game
        self.plan = plan
        self.number = number
        self.remembered: list[str] = []  # moves of earlier positions
        self.said = said  # events whose words were checked
        self.told = told
        self.clock = clock
        self.random = Random(f"{plan.seed}/{number}")
        self.checks = Random(f"{plan.seed}/{number}/checks")
        self.fate = SeededFate(self.random)
        seats = plan.seats or game.seatings[number % len(game.seatings)]
        table = open_table(game, self._options(seats), seats, self.fate)
        self.record = table.record
        self.state: Any = table.state
        self.hash = state_hash(game, self.state)
        self.doing = "the set-up"
        self.trying: tuple[Seat, Any, RecordingFate] | None = None  # the move that is being made

    def _options(self, seats: tuple[str, ...]) -> dict[str, Value]:
        """Return the given options; others at their default, or drawn until the game accepts."""
        if not self.plan.vary:
            return dict(self.plan.options)
        for _attempt in range(100):
            drawn = {
                option.name: self.random.choice(_choices(option.default, option.choices))
                for option in self.game.options()
            } | dict(self.plan.options)
            try:
                open_table(self.game, drawn, seats, SeededFate(Random(1)))
            except OptionError:
                continue  # these do not go together
            return drawn
        return dict(self.plan.options)

    def play(self, left: int, summary: Summary) -> None:
        """Play to the end or for *left* moves, and add the game to the summary."""
        try:
            contract.check_position(self.game, self.state)
            while len(self.record.entries) < left and (awaited := self.game.awaited(self.state)):
                self._step(awaited)
                self.clock.tick()
            self._finish(left, summary)
        except Exception as error:
            with suppress(Exception):  # a move that cannot even be made is named in the message
                self._add_the_move_that_broke()
            self.record.hashes = {}
            self._note_hash()
            reason = f"{type(error).__name__}: {error}".rstrip(".")
            raise FuzzError(self.number, self.record, f"{self.doing}: {reason}.") from error

    def _add_the_move_that_broke(self) -> None:
        """End the record with the move that broke, if the rules get that far."""
        if self.trying is not None:
            seat, move, chance = self.trying
            step = self.game.apply(self.state, seat, move, LoadedFate(chance.outcomes))
            after = state_hash(self.game, step.state)
            result = result_json(self.game, step.state, self.game.result(step.state))
            self._enter(seat, move, chance)
            self.hash, self.record.result = after, result

    def _enter(self, seat: Seat, move: Any, chance: RecordingFate) -> None:
        name = self.game.seats(self.state)[seat]
        self.record.entries.append(Entry(name, self.game.text(move), chance.outcomes))

    def _step(self, awaited: tuple[Seat, ...]) -> None:
        game, state = self.game, self.state
        seat = awaited[0] if len(awaited) == 1 else self.random.choice(awaited)
        name = game.seats(state)[seat]
        heavy = self.checks.random() < self.plan.heavy
        if heavy:
            self.doing = f"the decision of {name} after move {len(self.record.entries)}"
            self._check_heavily(seat)
        self.doing = f"listing moves of {name} after move {len(self.record.entries)}"
        move = self._drawn(seat)
        text = game.text(move)
        self.doing = f"the move {len(self.record.entries) + 1} ({name}: {text})"
        chance = RecordingFate(self.fate)
        self.trying = seat, move, chance
        if heavy:
            step = contract.check_step(game, state, seat, move, chance, self.checks)
            check_told(game, state, step, self.told)
            after = step.state
            if 0 < len(chance.outcomes) <= FEW_OUTCOMES:
                self._check_odds(seat, move, after)
            contract.check_position(game, after)
            after_hash = state_hash(game, after)
        else:
            after, after_hash = self._stepped(seat, move, chance)
        self._enter(seat, move, chance)
        self.state, self.hash, self.trying = after, after_hash, None
        self._remember(text)
        if len(self.record.entries) % HASH_EVERY == 0:
            self._note_hash()

    def _stepped(self, seat: Seat, move: Any, chance: RecordingFate) -> tuple[Any, str]:
        """Make a move with the cheap checks: every step gets at least these."""
        game, state, hold = self.game, self.state, contract.BrokenPromiseError
        step = game.apply(state, seat, move, chance)
        if state_hash(game, state) != self.hash:
            raise hold("apply changes its argument, or something changed it before")
        after = state_hash(game, step.state)
        copy = game.copy(state)
        game.advance(copy, seat, move, LoadedFate(chance.outcomes))
        if state_hash(game, copy) != after:
            raise hold("advance and apply come to different states")
        faults = game.faults(step.state)
        if faults:
            raise hold(f"invariants broken: {'; '.join(faults)}")
        if (game.result(step.state) is None) != bool(game.awaited(step.state)):
            raise hold("over and awaiting somebody, or not over and awaiting nobody")
        for event in step.told.events:
            if (event.rule, event.key) not in self.said:
                contract.check_said(game, event)
                self.said.add((event.rule, event.key))
        return step.state, after

    def _drawn(self, seat: Seat) -> Any:
        if self.game.lists_all(self.state, seat):
            moves = self.game.moves(self.state, seat)
            if not moves:
                raise contract.BrokenPromiseError("awaited, and no move is listed")
            return moves[self.random.randrange(len(moves))]
        return self.random.choice(self.game.propose(self.state, seat, self.random, TRIED))

    def _check_heavily(self, seat: Seat) -> None:
        contract.check_decision(self.game, self.state, seat, self.checks)
        contract.check_secrets(self.game, self.state, self.checks)
        contract.check_doubts(self.game, self.state, seat, self.checks)
        if self.remembered:
            texts = self.checks.choices(self.remembered, k=TRIED)
            contract.check_refusals(self.game, self.state, texts, self.checks)
            contract.check_notation(self.game, texts, self.checks)

    def _check_odds(self, seat: Seat, move: Any, after: Any) -> None:
        """Counted-out odds sum to 1 and know the state that was reached.

        Few dice this time may be many another time: a move with too many courses is left alone.
        """
        game, state = self.game, self.state
        runs = enumerate_fate(lambda fate: game.apply(state, seat, move, fate).state)
        courses = list(islice(runs, COURSES + 1))
        if len(courses) > COURSES:
            return
        total = sum(probability for probability, _outcomes, _state in courses)
        if abs(total - 1) > 1e-9:
            raise contract.BrokenPromiseError(f"its odds sum to {total}")
        if state_hash(game, after) not in {
            state_hash(game, reached) for _probability, _outcomes, reached in courses
        }:
            raise contract.BrokenPromiseError("its odds do not know what came of it")

    def _remember(self, text: str) -> None:
        if len(self.remembered) < REMEMBERED:
            self.remembered.append(text)
        else:
            self.remembered[self.checks.randrange(REMEMBERED)] = text

    def _note_hash(self) -> None:
        self.record.hashes[len(self.record.entries)] = self.hash

    def _finish(self, left: int, summary: Summary) -> None:
        result = self.game.result(self.state)
        length = len(self.record.entries)
        self.doing = f"the end of the game after move {length}"
        if result is None and length >= LONGEST:
            raise contract.BrokenPromiseError(f"no end after {LONGEST} moves")
        self._note_hash()
        self.record.result = result_json(self.game, self.state, result)
        verify(self.game, from_text(to_text(self.record)))
        summary.lengths.append(length)
        summary.hashes.append(self.record.hashes[length])
        summary.endings[ending(self.record)] += 1


def _choices(default: Value, choices: tuple[Value, ...]) -> tuple[Value, ...]:
    if choices:
        return choices
    return (True, False) if isinstance(default, bool) else (default,)


def ending(record: Record) -> str:
    """Return how a recorded game ended, in few words."""
    if record.result is None:
        return "not finished"
    first = record.result["ranking"][0]
    won = f"{' and '.join(first)} first" if record.result.get("won", True) else "nobody wins"
    return f"{won} by {record.result['rule']}"


class _Clock:
    """Measures, and says now and then how far the run is."""

    def __init__(self, game: AnyGame, plan: Plan, out: TextIO | None) -> None:
        self.game, self.plan, self.out = game, plan, out
        self.start = self.said = time.monotonic()
        self.moves = 0
        self.games = 0
        self.live = out is not None and out.isatty()

    @property
    def seconds(self) -> float:
        """Time since the start."""
        return time.monotonic() - self.start

    def tick(self) -> None:
        """Count a move; once in a while write a line."""
        self.moves += 1
        if self.out is None or self.moves % 64:
            return
        now = time.monotonic()
        if now - self.said >= (1 if self.live else 15):
            self.said = now
            self.out.write("\r\033[K" if self.live else "")
            self.out.write(self._line())
            self.out.write("" if self.live else "\n")
            self.out.flush()

    def _line(self) -> str:
        rate = self.moves / max(self.seconds, 1e-9)
        line = f"fuzz {self.game.id}: {self.moves:,} moves, {rate:,.0f} moves/s"
        if self.plan.moves is not None:
            line += f", {max(self.plan.moves - self.moves, 0) / rate:,.0f} s left"
        elif self.games:
            left = (self.plan.games or 0) - self.games
            line += f", {left * self.seconds / self.games:,.0f} s left"
        return line

    def end(self) -> None:
        """Clear the line that was being written."""
        if self.live and self.out is not None:
            self.out.write("\r\033[K")


def write_summary(game: AnyGame, plan: Plan, summary: Summary, build: str, out: TextIO) -> None:
    """Write the run in a few lines."""
    lengths = summary.lengths
    rate = summary.moves / max(summary.seconds, 1e-9)
    out.write(
        f"{game.title} ({build}): {len(lengths)} games, {summary.moves} moves from seed "
        f"{plan.seed} in {summary.seconds:.1f} s ({rate:,.0f} moves/s); no promise broken.\n"
    )
    if lengths:
        out.write(
            f"Length of a game: {min(lengths)} to {max(lengths)} moves, "
            f"half of them up to {statistics.median(lengths):g}.\n"
        )
    if summary.told.explained:
        explained = sum(summary.told.explained.values())
        out.write(f"Differences seen and told, in a sample of steps: {explained}.\n")
    for name, count in summary.endings.most_common():
        out.write(f"  {count:>6}  {name}\n")
    out.write(f"Hash of all last positions: {summary.combined}\n")
