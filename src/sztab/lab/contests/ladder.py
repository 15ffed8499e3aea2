"""The ladder of levels: each against the one below, until a sequential test has decided."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Final, Literal, TextIO

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value
from sztab.files import write_whole
from sztab.lab.contests.players import find_player
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.play import Row
from sztab.lab.runs.run import Crew, rows_in, run
from sztab.lab.statistics import wilson

LEVELS: Final = ("recruit", "sergeant", "colonel", "general")
BATCH: Final = 20  # games between two looks at the test
SURE: Final = log(0.95 / 0.05)  # both errors of the test at 5 %

Verdict = Literal["better", "not better", "open"]


@dataclass(frozen=True)
class Rung:
    """What came of one level against the one below: points, games, and what the test says."""

    upper: str
    lower: str
    points: float
    games: int
    verdict: Verdict

    def json(self) -> Json:
        """Return the rung with its share and interval."""
        low, high = wilson(self.points, self.games)
        share = self.points / self.games if self.games else 0.0
        return {**asdict(self), "share": share, "interval": [low, high]}


def judged(points: float, games: int, seats: int) -> Verdict:
    """Return the verdict of Wald's test: an even share against 65 % (of three players, 50 %)."""
    even, better = 1 / seats, 0.65 if seats == 2 else 0.5
    merit = points * log(better / even) + (games - points) * log((1 - better) / (1 - even))
    return "better" if merit >= SURE else "not better" if merit <= -SURE else "open"


def points_of(plan: Plan, row: Row, player: str) -> float:
    """Return the share of the win that *player* has, alone in its name; a draw is shared."""
    arrangement = plan.arrangements[row.arrangement]
    held = dict(zip(arrangement.seats, arrangement.players, strict=True))
    winners = [held[seat] for seat in row.winners]
    return winners.count(player) / len(winners) if winners else 0.0


def play_ladder(
    game: AnyGame,
    levels: Sequence[str],
    most: int,
    seed: int,
    options: Mapping[str, Value],
    folder: Path,
    crew: Crew,
    out: TextIO | None = None,
) -> list[Rung] | None:
    """Play every rung until it is decided or *most* games are played; ``None`` if interrupted."""
    if len(set(levels)) < max(2, len(levels)):
        raise SztabError("A ladder needs two or more different players: name each once.")
    for name in levels:
        find_player(name)
    seats = len(game.seatings[0])
    rungs: list[Rung] = []
    for lower, upper in pairwise(levels):
        plan = Plan(game.id, rotated(game, (upper, *[lower] * (seats - 1))), (dict(options),), seed)
        place = folder / "rungs" / f"{_plain(upper)}-{_plain(lower)}-{plan.fingerprint}"
        rung = Rung(upper, lower, 0.0, 0, "open")
        while rung.verdict == "open" and rung.games < most:
            wanted = plan.whole(min(most, rung.games + BATCH))
            if out is not None:
                out.write(f"{upper} against {lower}, {wanted} games\n")
            if run(game, plan, wanted, place, crew, out).interrupted:
                return None
            rows = [*rows_in(place)]
            points = sum(points_of(plan, row, upper) for row in rows)
            rung = Rung(upper, lower, points, len(rows), judged(points, len(rows), seats))
        rungs.append(rung)
    found = {"game": game.id, "seed": seed, "rungs": [rung.json() for rung in rungs]}
    write_whole(folder / "ladder.json", json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    return rungs


def _plain(name: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in name)[:30]


def write_ladder(rungs: Sequence[Rung], out: TextIO) -> None:
    """Write one line for each rung."""
    wide = max(len(rung.upper) for rung in rungs)
    for rung in rungs:
        low, high = wilson(rung.points, rung.games)
        out.write(
            f"{rung.upper:<{wide}} against {rung.lower:<{wide}}  {rung.points:g} of {rung.games}  "
            f"{rung.points / max(rung.games, 1):.1%}  (95 %: {low:.1%} to {high:.1%})  "
            f"{rung.verdict}\n"
        )
