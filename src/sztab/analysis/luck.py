"""The luck report: every change of the chances in a recorded game, as luck or as a decision.

A move is a decision, then fate brings its outcomes. Before fate the chances are the mean over
what it may bring: up to there the decision has changed them, from there on it was luck. The
changes follow on each other without a gap, so luck and decisions add up to the result exactly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any, Final, Literal

from sztab.analysis.calibration import calibration_of
from sztab.analysis.chances import (
    WHOLE,
    Calibration,
    Chances,
    Judge,
    expected,
    judge_of,
)
from sztab.core.fate import Outcome
from sztab.core.game import AnyGame, Seat
from sztab.core.record import Entry, Record, replay
from sztab.core.said import Event

COURSES: Final = 216  # of fate, counted out for one move: three dice
SAMPLES: Final = 64  # drawn where there are more
NAMED: Final = 3  # events and decisions that a report names for each seat
LEAST: Final = 500  # millionths: what is less is shown as 0.0 points, and not worth a name
SURE: Final = 1.96  # standard errors: 95 %

Kind = Literal["decision", "chance"]
Progress = Callable[[int, int], None]  # moves done, of how many


@dataclass(frozen=True)
class Change:
    """One change of the chances: by a decision, or by what fate brought after it."""

    kind: Kind
    move: int  # its number in the record, from 1
    seat: Seat  # who moved
    before: Chances
    after: Chances
    forced: bool = False  # a decision without a choice
    outcomes: tuple[Outcome, ...] = ()  # what fate brought
    exact: bool = True  # False: the mean before fate was drawn, not counted
    variance: tuple[float, ...] = ()  # of that mean, by seat

    def by(self, seat: Seat) -> int:
        """Return what *seat* gained, in millionths."""
        return self.after[seat] - self.before[seat]


@dataclass(frozen=True)
class LuckReport:
    """A recorded game in changes of the chances, from the opening to the last position."""

    game: AnyGame
    seats: tuple[str, ...]
    moves: int
    finished: bool
    first: Chances
    last: Chances
    changes: list[Change]
    told: list[list[Event]]  # by move; the first entry is the opening
    calibration: Calibration | None

    def luck(self, seat: Seat) -> int:
        """Return what fate brought to *seat*, in millionths."""
        return sum(each.by(seat) for each in self.changes if each.kind == "chance")

    def own(self, seat: Seat) -> int:
        """Return what the seat's own decisions brought it."""
        return sum(each.by(seat) for each in self._decisions() if each.seat == seat)

    def others(self, seat: Seat) -> int:
        """Return what the decisions of all others brought to *seat*."""
        return sum(each.by(seat) for each in self._decisions() if each.seat != seat)

    def skill(self, seat: Seat) -> int:
        """Return what decisions brought to *seat*, its own and those of the others."""
        return sum(each.by(seat) for each in self._decisions())

    def margin(self, seat: Seat) -> int:
        """Return how far luck may be off because means were drawn: half a 95 % interval."""
        return round(
            SURE * sqrt(sum(each.variance[seat] for each in self.changes if each.variance))
        )

    def luckiest(self, seat: Seat, most: int = NAMED) -> list[Change]:
        """Return the chance events that helped *seat* most, the best first."""
        helped = [each for each in self.changes if each.kind == "chance" and each.by(seat) >= LEAST]
        return sorted(helped, key=lambda each: -each.by(seat))[:most]

    def costliest(self, seat: Seat, most: int = NAMED) -> list[Change]:
        """Return the decisions of *seat* that cost it most, the worst first; no forced ones."""
        free = [each for each in self._decisions() if each.seat == seat and not each.forced]
        cost = [each for each in free if each.by(seat) <= -LEAST]
        return sorted(cost, key=lambda each: each.by(seat))[:most]

    def _decisions(self) -> list[Change]:
        return [each for each in self.changes if each.kind == "decision"]


def luck_report(
    game: AnyGame,
    record: Record,
    progress: Progress | None = None,
    courses: int = COURSES,
    samples: int = SAMPLES,
    judge: Judge | None = None,
) -> LuckReport:
    """Return the luck report of a record; raises ``RecordError`` if it cannot be replayed.

    Chances go by *judge*, by default the evaluation of the bots with all cards open. The same
    record always brings the same report.
    """
    judge = judge or judge_of(game)
    changes: list[Change] = []
    for number, found in changes_of(game, record, 0, courses, samples, judge):
        changes += found
        if progress is not None:
            progress(number, len(record.entries))
    return report_of(game, record, changes, judge)


def changes_of(
    game: AnyGame,
    record: Record,
    since: int = 0,
    courses: int = COURSES,
    samples: int = SAMPLES,
    judge: Judge | None = None,
) -> Iterator[tuple[int, list[Change]]]:
    """Yield the number of each move behind *since* with its changes of the chances."""
    judge = judge or judge_of(game)
    state: Any = None
    now: Chances = ()
    for moment in replay(game, record):
        if moment.at > since:
            entry = record.entries[moment.at - 1]
            then = judge(moment.state)
            seat = game.seats(state).index(entry.seat)
            yield (
                moment.at,
                _changes(game, judge, state, seat, moment.at, entry, now, then, courses, samples),
            )
            now = then
        elif moment.at == since:
            now = judge(moment.state)
        state = moment.state


def report_of(
    game: AnyGame, record: Record, changes: list[Change], judge: Judge | None = None
) -> LuckReport:
    """Return the report of a record whose changes are all known."""
    told: list[list[Event]] = []
    first: Chances = ()
    state: Any = None
    for moment in replay(game, record):
        told.append(list(moment.told.events))
        state = moment.state
        if not moment.at:
            first = (judge or judge_of(game))(state)
    return LuckReport(
        game,
        tuple(game.seats(state)),
        len(record.entries),
        game.result(state) is not None,
        first,
        changes[-1].after if changes else first,
        changes,
        told,
        calibration_of(game),
    )


def _changes(
    game: AnyGame,
    judge: Judge,
    state: Any,
    seat: Seat,
    number: int,
    entry: Entry,
    now: Chances,
    then: Chances,
    courses: int,
    samples: int,
) -> list[Change]:
    """Return the decision of one move, and each thing that fate brought after it."""
    forced = game.lists_all(state, seat) and len(game.moves(state, seat)) == 1
    if not entry.fate:
        return [Change("decision", number, seat, now, then, forced)]
    move = game.parse(entry.move)
    random = Random(number)
    found = expected(game, judge, state, seat, move, entry.fate, courses, samples, random)
    changes = [Change("decision", number, seat, now, found.means[0], forced)]
    if not found.exact:
        brought = tuple(entry.fate)
        changes.append(
            Change(
                "chance", number, seat, found.means[0], then, False, brought, False, found.variance
            )
        )
        return changes
    steps: Sequence[Chances] = [*found.means, then]
    for outcome, before, after in zip(entry.fate, steps[:-1], steps[1:], strict=True):
        changes.append(Change("chance", number, seat, before, after, False, (outcome,)))
    return changes


def report_json(report: LuckReport) -> dict[str, Any]:
    """Return a report as plain JSON; chances and changes are whole millionths."""
    game, calibration = report.game, report.calibration

    def change(each: Change) -> dict[str, Any]:
        plain: dict[str, Any] = {
            "move": each.move,
            "seat": report.seats[each.seat],
            "kind": each.kind,
            "before": dict(zip(report.seats, each.before, strict=True)),
            "after": dict(zip(report.seats, each.after, strict=True)),
        }
        if each.kind == "chance":
            plain |= {"outcomes": list(each.outcomes), "exact": each.exact}
        elif each.forced:
            plain["forced"] = True
        return plain

    seats = {
        name: {
            "first": report.first[seat],
            "last": report.last[seat],
            "luck": report.luck(seat),
            "skill": report.skill(seat),
            "own": report.own(seat),
            "others": report.others(seat),
            "margin": report.margin(seat),
            "luckiest": [change(each) for each in report.luckiest(seat)],
            "costliest": [change(each) for each in report.costliest(seat)],
        }
        for seat, name in enumerate(report.seats)
    }
    return {
        "format": "sztab-luck",
        "version": 1,
        "game": game.id,
        "rules": game.version,
        "moves": report.moves,
        "finished": report.finished,
        "whole": WHOLE,
        "calibration": calibration and {"positions": calibration.positions, "gap": calibration.gap},
        "seats": seats,
        "changes": [change(each) for each in report.changes],
    }


# --- kept and taken up again -----------------------------------------------------------------


def change_json(each: Change) -> dict[str, Any]:
    """Return one change as plain JSON."""
    return asdict(each)


def change_from(plain: Mapping[str, Any]) -> Change:
    """Return one change from plain JSON."""
    return Change(
        plain["kind"],
        plain["move"],
        plain["seat"],
        tuple(plain["before"]),
        tuple(plain["after"]),
        plain["forced"],
        tuple(plain["outcomes"]),
        plain["exact"],
        tuple(plain["variance"]),
    )
