"""Bench: random play driven from Python, beside well-known engines in one interleaved run.

Shared machines make absolute times worthless, so every round measures each contestant once,
in CPU time, and what is compared are the ratios within a round.
"""

import json
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TextIO

from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.options import Value, validated
from sztab.core.registry import find_game
from sztab.files import write_whole
from sztab.lab.build import build_of_game

ROUNDS: Final = 9
CHECK_EVERY: Final = 32  # actions between two looks at the clock
COPIES: Final = 400  # copies timed in a row
KEPT: Final = 2000  # copies kept to weigh one
PEERS: Final = ("OpenSpiel chess", "OpenSpiel breakthrough", "OpenSpiel backgammon", "python-chess")
MISSING_PEERS: Final = "The other engines are not installed: run pip install 'sztab[bench]'."


@dataclass(frozen=True)
class Slice:
    """One contestant in one round: actions and options per second of CPU, seconds per copy."""

    actions: float
    options: float
    clone: float


class Contestant(Protocol):
    """An engine that can play at random for a while."""

    name: str

    def measure(self, seconds: float) -> Slice:
        """Play for about so many seconds of CPU time."""


def _rates(actions: int, options: int, start: float, clone: float) -> Slice:
    spent = time.process_time() - start
    return Slice(actions / spent, options / spent, clone)


def _time_of(copy: Callable[[], object]) -> float:
    """Return seconds of CPU for one copy."""
    start = time.process_time()
    for _copy in range(COPIES):
        copy()
    return (time.process_time() - start) / COPIES


class OurGame:
    """A game of ours, through its contract."""

    def __init__(self, game: AnyGame, options: Mapping[str, Value], seed: int) -> None:
        self.name = f"{game.id} ({build_of_game(game)})"
        self.game = game
        self.options = validated(game.id, game.options(), options)
        self.random = Random(seed)
        self.fate = SeededFate(self.random)
        self.middle = self._middle()
        self.state = self._new()

    def _new(self) -> Any:
        return self.game.new(self.options, self.game.seatings[0], self.fate)

    def measure(self, seconds: float) -> Slice:
        """Play at random, game after game."""
        game, random, fate, state = self.game, self.random.random, self.fate, self.state
        clone = _time_of(lambda: game.copy(self.middle))
        actions = options = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _action in range(CHECK_EVERY):
                awaited = game.awaited(state)
                if not awaited:
                    state = self._new()
                    continue
                seat = awaited[0]
                if game.lists_all(state, seat):
                    moves = game.moves(state, seat)
                else:
                    moves = game.propose(state, seat, self.random, 1)
                game.advance(state, seat, moves[int(random() * len(moves))], fate)
                actions += 1
                options += len(moves)
        self.state = state
        return _rates(actions, options, start, clone)

    def _middle(self) -> Any:
        """Return a state from the middle of a random game."""
        states = [self._new()]
        while awaited := self.game.awaited(states[-1]):
            after = self.game.copy(states[-1])
            moves = self.game.propose(after, awaited[0], self.random, 1)
            self.game.advance(after, awaited[0], moves[0], self.fate)
            states.append(after)
            if len(states) > 2000:
                break
        return states[len(states) // 2]

    def bytes_per_state(self) -> float:
        """Return what one more copy adds to the memory in use."""
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            kept = [self.game.copy(self.middle) for _copy in range(KEPT)]
            after = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
        return (after - before) / len(kept)


class OpenSpielGame:
    """A game of OpenSpiel, through its Python interface; chance is sampled, not counted."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = f"OpenSpiel {name}"
        self.game: Any = import_module("pyspiel").load_game(name)
        self.random = Random(seed)
        self.state: Any = self.game.new_initial_state()
        self.middle: Any = self.state
        self.measure(0.005)
        self.middle = self.state.clone()

    def measure(self, seconds: float) -> Slice:
        """Play at random, game after game."""
        clone = _time_of(self.middle.clone)
        random, state = self.random.random, self.state
        actions = options = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _action in range(CHECK_EVERY):
                if state.is_terminal():
                    state = self.game.new_initial_state()
                if state.is_chance_node():
                    state.apply_action(_sampled(state.chance_outcomes(), random()))
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                actions += 1
                options += len(legal)
        self.state = state
        return _rates(actions, options, start, clone)


def _sampled(outcomes: list[tuple[int, float]], drawn: float) -> int:
    for action, probability in outcomes:
        drawn -= probability
        if drawn < 0:
            return action
    return outcomes[-1][0]


class PythonChess:
    """Chess by python-chess."""

    name = "python-chess"

    def __init__(self, seed: int) -> None:
        self.chess: Any = import_module("chess")
        self.random = Random(seed)
        self.board = self.chess.Board()
        self.middle = self.chess.Board()
        for _action in range(30):
            moves = list(self.middle.legal_moves)
            if moves:
                self.middle.push(self.random.choice(moves))

    def measure(self, seconds: float) -> Slice:
        """Play at random, game after game."""
        clone = _time_of(lambda: self.middle.copy(stack=False))
        board, random = self.board, self.random.random
        actions = options = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _action in range(CHECK_EVERY):
                moves = list(board.legal_moves)
                # the fifty-move count ends games as in OpenSpiel; board.is_game_over() costs more
                if not moves or board.halfmove_clock >= 100:
                    board = self.chess.Board()
                    continue
                board.push(moves[int(random() * len(moves))])
                actions += 1
                options += len(moves)
        self.board = board
        return _rates(actions, options, start, clone)


class OtherBuild:
    """The same game as plain Python, in a process of its own that measures when told to."""

    def __init__(self, game: AnyGame, options: Mapping[str, Value], seed: int, src: str) -> None:
        self.name = f"{game.id} (pure)"
        start = f"from sztab.lab.bench import work; work({game.id!r}, {dict(options)!r}, {seed})"
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"{PURE_IMPORTS.format(src=src)}\n{start}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.bytes = float(self._line("pure build"))

    def _line(self, wanted: str) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SztabError(f"The {wanted} could not be measured: see its message above.")
        return line

    def measure(self, seconds: float) -> Slice:
        """Let the other process play."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return Slice(**json.loads(self._line("pure build")))

    def close(self) -> None:
        """End the other process."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=60)
        if self.process.stdout is not None:
            self.process.stdout.close()


# A compiled module wins over the source beside it; this finder sees only sources. An empty *src*
# means the sources that lie beside the compiled modules.
PURE_IMPORTS: Final = """
import sys, importlib.util
from importlib.machinery import FileFinder, SourceFileLoader, SOURCE_SUFFIXES
from pathlib import Path
if {src!r}:
    sys.path.insert(0, {src!r})
home = str(Path(importlib.util.find_spec("sztab").origin).parent)
def only_sources(path):
    if not path.startswith(home):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
sys.path_hooks.insert(0, only_sources)
sys.path_importer_cache.clear()
"""


def work(game: str, options: Mapping[str, Value], seed: int) -> None:
    """Measure on demand: a number of seconds comes in, a slice goes out."""
    ours = OurGame(find_game(game), options, seed)
    sys.stdout.write(f"{ours.bytes_per_state()}\n")
    sys.stdout.flush()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(asdict(ours.measure(float(line)))) + "\n")
        sys.stdout.flush()


def peers(seed: int) -> list[Contestant]:
    """Return every peer that is installed."""
    found: list[Contestant] = []
    makers: list[Callable[[], Contestant]] = [
        lambda: OpenSpielGame("chess", seed),
        lambda: OpenSpielGame("breakthrough", seed),
        lambda: OpenSpielGame("backgammon", seed),
        lambda: PythonChess(seed),
    ]
    for make in makers:
        try:
            found.append(make())
        except ImportError:
            continue
    return found


@dataclass
class Report:
    """All slices by contestant, the first being ours, and the weight of a state where known."""

    build: str
    slices: dict[str, list[Slice]] = field(default_factory=dict)
    bytes: dict[str, float] = field(default_factory=dict)

    def ratios(self, name: str) -> list[float]:
        """Our actions per second against those of *name*, round by round."""
        ours = next(iter(self.slices.values()))
        return [
            mine.actions / theirs.actions
            for mine, theirs in zip(ours, self.slices[name], strict=True)
        ]

    def json(self) -> dict[str, Any]:
        """Medians and ratios as plain values."""
        return {
            "build": self.build,
            "python": sys.version.split()[0],
            "contestants": {
                name: {
                    "actions_per_second": _median(slices, "actions"),
                    "options_per_second": _median(slices, "options"),
                    "clone_seconds": _median(slices, "clone"),
                    "bytes_per_state": self.bytes.get(name),
                    "ours_to_theirs": _spread(self.ratios(name)),
                    "rounds": [asdict(slice) for slice in slices],
                }
                for name, slices in self.slices.items()
            },
        }


def _median(slices: list[Slice], what: str) -> float:
    values: list[float] = [getattr(slice, what) for slice in slices]
    return statistics.median(values)


def _spread(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def bench(
    ours: OurGame, others: list[Contestant], seconds: float, progress: TextIO | None = None
) -> Report:
    """Measure all contestants in turn, round by round."""
    contestants: list[Contestant] = [ours, *others]
    report = Report(build_of_game(ours.game))
    share = seconds / ROUNDS / len(contestants)
    for contestant in contestants:
        contestant.measure(share / 4)  # warm up: caches and lazy tables
        report.slices[contestant.name] = []
    for number in range(ROUNDS):
        if progress is not None:
            progress.write(f"round {number + 1} of {ROUNDS}\n")
        for contestant in contestants:
            report.slices[contestant.name].append(contestant.measure(share))
    report.bytes[ours.name] = ours.bytes_per_state()
    for contestant in others:
        if isinstance(contestant, OtherBuild):
            report.bytes[contestant.name] = contestant.bytes
    return report


def write_report(report: Report, out: TextIO) -> None:
    """Write the report as a table: medians, and our ratio to each with its range."""
    name, *_others = report.slices
    out.write(f"Random play from Python, in CPU time: medians of {ROUNDS} alternating rounds.\n")
    out.write(
        f"{'':<28} {'actions/s':>11} {'options/s':>12} {'copy':>9} {'bytes':>7}   "
        f"{name} is faster by\n"
    )
    for other, slices in report.slices.items():
        weight = report.bytes.get(other)
        ratio = _spread(report.ratios(other))
        times = f"x {ratio['median']:.2f} ({ratio['min']:.2f} to {ratio['max']:.2f})"
        out.write(
            f"{other:<28} {_median(slices, 'actions'):>11,.0f} "
            f"{_median(slices, 'options'):>12,.0f} {_median(slices, 'clone') * 1e6:>6.2f} µs "
            f"{'-' if weight is None else format(weight, ',.0f'):>7}   "
            f"{'-' if other == name else times}\n"
        )


def pure_source(given: str | None) -> str:
    """Return the folder of the plain build: the given one, or "" for the sources here."""
    if given is None:
        return ""
    if not Path(given, "sztab", "__init__.py").is_file():
        raise SztabError(f"{given} holds no package sztab: name the folder src of a source tree.")
    return str(Path(given).resolve())


def write_json(report: Report, file: Path) -> None:
    """Write all figures to a JSON file."""
    write_whole(file, json.dumps(report.json(), indent=1) + "\n")
