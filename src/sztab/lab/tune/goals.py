"""Goals of a tuning: win rates, lengths and endings, and how far a run is from them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from sztab.core.game import AnyGame, Json
from sztab.core.options import nearest
from sztab.core.telling.rulebook import find_rule
from sztab.lab.keys import keys_of
from sztab.lab.runs.plan import Arrangement, Plan
from sztab.lab.runs.play import Row
from sztab.lab.statistics import Z, wilson
from sztab.lab.tune.values import TuneError

TENTH: Final = 0.1  # ten points of a share weigh as much as a tenth of a length
KINDS: Final = ("wins", "ends", "rounds", "moves")


@dataclass(frozen=True)
class Goal:
    """What a figure should be: ``wins:red@red+white=0.5``, ``ends:rhine=0.4``, ``rounds=8``."""

    kind: str
    name: str
    seating: tuple[str, ...]  # empty: in every seating
    wanted: float

    @property
    def text(self) -> str:
        """The goal as it is written."""
        name = f":{self.name}" if self.name else ""
        where = f"@{'+'.join(self.seating)}" if self.seating else ""
        return f"{self.kind}{name}{where}={self.wanted:g}"

    @property
    def is_share(self) -> bool:
        """Return True if the figure is a share of games."""
        return self.kind in ("wins", "ends")

    def distance(self, figure: float) -> float:
        """Return how far a figure is from the goal, in tenths."""
        return abs(figure - self.wanted) / (TENTH if self.is_share else TENTH * self.wanted)


@dataclass(frozen=True)
class Measured:
    """A figure with its 95 % interval, and the games it rests on."""

    figure: float
    low: float
    high: float
    games: int

    def json(self) -> Json:
        """Return it as plain values, rounded as far as games can tell."""
        interval = [round(self.low, 4), round(self.high, 4)]
        return {"figure": round(self.figure, 4), "interval": interval, "games": self.games}


def parse_goal(text: str) -> Goal:
    """Read a goal."""
    what, sign, wanted = text.partition("=")
    what, _at, seating = what.partition("@")
    kind, colon, name = what.partition(":")
    try:
        number = float(wanted)
        if not sign or kind not in KINDS or (kind in ("wins", "ends")) != bool(colon and name):
            raise ValueError(text)
        if not (0 <= number <= 1 if colon else 0 < number < 10_000):
            raise ValueError(text)
    except ValueError as error:
        raise TuneError(
            f"{text!r:.80} is not a goal: write wins:SEAT=0.5, wins:SEAT@SEAT+SEAT=0.5, "
            "ends:ENDING=0.3, rounds=8 or moves=150."
        ) from error
    return Goal(kind, name, tuple(filter(None, seating.split("+"))), number)


def check_goals(
    game: AnyGame, goals: Sequence[Goal], arrangements: Sequence[Arrangement], swap: Sequence[str]
) -> None:
    """Refuse goals that no game could say anything about, before any is played."""
    seatings = {frozenset(one.seats) for one in arrangements}
    for goal in goals:
        if goal.seating and frozenset(goal.seating) not in seatings:
            known = ", ".join(sorted({"+".join(one.seats) for one in arrangements}))
            seating = "+".join(goal.seating)
            raise TuneError(f"{goal.text}: nobody plays {seating} here, only {known}.")
        if goal.kind == "wins":
            names = dict.fromkeys(
                str(name)
                for one in arrangements
                if not goal.seating or set(goal.seating) == set(one.seats)
                for name in (*one.seats, *(one.options[option] for option in swap))
            )
            _check_name(goal, list(names))
        elif goal.kind == "ends" and goal.name.startswith(f"{game.prefix}-"):
            find_rule(game, goal.name)
        elif goal.kind == "ends":
            endings = [one.key for one in keys_of(game) if one.key.startswith("result-")]
            _check_name(goal, endings or [goal.name])  # a game without words may say anything


def _check_name(goal: Goal, known: Sequence[str]) -> None:
    if goal.name not in known:
        raise TuneError(
            f"{goal.text}: there is no {goal.name!r}, choose {', '.join(known)}."
            f"{nearest(goal.name, known)}"
        )


def measure(goal: Goal, plan: Plan, rows: Iterable[Row]) -> Measured:
    """Return what the games of a run say about a goal."""
    found: list[float] = []
    for row in rows:
        arrangement = plan.arrangements[row.arrangement]
        if goal.seating and set(goal.seating) != set(arrangement.seats):
            continue
        if goal.kind == "wins":
            seats = _seats(goal.name, plan, row, arrangement.seats)
            found += [float(row.winners == [seat]) for seat in seats]
        elif goal.kind == "ends":
            found.append(float(goal.name in (row.rule, row.key)))
        elif goal.kind == "moves":
            found.append(row.moves)
        elif row.rounds is not None:
            found.append(row.rounds)
    if not found:
        raise TuneError(f"No game says anything about {goal.text}: check seats and options.")
    mean = sum(found) / len(found)
    if goal.is_share:
        return Measured(mean, *wilson(sum(found), len(found)), len(found))
    square = sum((value - mean) ** 2 for value in found) / max(1, len(found) - 1)
    error = Z * sqrt(square / len(found))
    return Measured(mean, mean - error, mean + error, len(found))


def _seats(name: str, plan: Plan, row: Row, seats: Sequence[str]) -> list[str]:
    """Return the seat of this name, or the one that plays with this swapped option."""
    if name in seats:
        return [name]
    options = plan.options(plan.setup(row.number))
    return [seat for seat, option in zip(seats, plan.swap, strict=False) if options[option] == name]


def loss(goals: Sequence[Goal], figures: Sequence[Measured]) -> float:
    """Return the sum of squared distances; 0 where every goal is met."""
    return sum(goal.distance(one.figure) ** 2 for goal, one in zip(goals, figures, strict=True))
