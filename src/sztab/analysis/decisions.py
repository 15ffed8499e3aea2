"""The analysis of a recorded game: chances move by move, turning points, mistakes, better plans.

It goes on move by move, each by itself, so it can be stopped, kept and taken up again; the same
record and the same effort always bring the same analysis.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from sztab.analysis.chances import EDITION, Chances, judge_of
from sztab.analysis.plans import Plan, Verdict, nodes_of, verdict
from sztab.core.errors import RecordError
from sztab.core.game import AnyGame, Seat
from sztab.core.record import Record, replay, state_hash
from sztab.core.said import Event

MISTAKE: Final = 20_000  # millionths: an error in backgammon
BLUNDER: Final = 80_000
NAMED: Final = 5  # turning points and mistakes that are told


@dataclass(frozen=True)
class Decided:
    """One move of the record: the chances after it, and what a search says of the decision."""

    move: int  # its number, from 1
    seat: Seat
    text: str
    chances: Chances  # of every seat after it, in millionths
    forced: bool
    verdict: Verdict | None  # ``None`` where there was no choice


@dataclass(frozen=True)
class Turn:
    """A turning point: one move after which the chances of a seat were others."""

    move: int
    seat: Seat  # whose chances are told: the one that gained
    before: int
    after: int


@dataclass(frozen=True)
class Analysis:
    """A recorded game, move by move."""

    game: AnyGame
    seats: tuple[str, ...]
    first: Chances
    moves: list[Decided]
    told: list[list[Event]]

    @property
    def graph(self) -> list[Chances]:
        """Return the chances at the start and after every move."""
        return [self.first, *(each.chances for each in self.moves)]

    def turning_points(self, most: int = NAMED) -> list[Turn]:
        """Return the moves that changed the chances of a seat most, in the order of play."""
        turns = []
        for each, before in zip(self.moves, self.graph, strict=False):
            gains = [after - was for after, was in zip(each.chances, before, strict=True)]
            seat = max(range(len(gains)), key=lambda one: gains[one])
            if gains[seat] >= MISTAKE:
                turns.append(Turn(each.move, seat, before[seat], each.chances[seat]))
        largest = sorted(turns, key=lambda turn: turn.before - turn.after)[:most]
        return sorted(largest, key=lambda turn: turn.move)

    def mistakes(self, seat: Seat | None = None, least: int = MISTAKE) -> list[Decided]:
        """Return decisions that cost at least *least*, the largest first."""
        found = [
            each
            for each in self.moves
            if each.verdict is not None
            and each.verdict.cost >= least
            and (seat is None or each.seat == seat)
        ]
        return sorted(found, key=_cost, reverse=True)


def _cost(each: Decided) -> int:
    return each.verdict.cost if each.verdict is not None else 0


def analyse(
    game: AnyGame, record: Record, nodes: int | None = None, done: Sequence[Decided] = ()
) -> Iterator[Decided]:
    """Yield what is found of each move; those of *done* are only replayed, not searched again."""
    yield from done
    yield from decisions(game, record, nodes, len(done))


def decisions(
    game: AnyGame, record: Record, nodes: int | None = None, since: int = 0
) -> Iterator[Decided]:
    """Yield what is found of each move behind *since*."""
    judge = judge_of(game)
    state: Any = None
    for moment in replay(game, record):
        if moment.at > since:
            entry = record.entries[moment.at - 1]
            seat = game.seats(state).index(entry.seat)
            forced = game.lists_all(state, seat) and len(game.moves(state, seat)) == 1
            found = None
            if not forced:
                found = _searched(game, state, seat, entry.move, moment.at, nodes)
            yield Decided(moment.at, seat, entry.move, judge(moment.state), forced, found)
        state = moment.state


def _searched(
    game: AnyGame, state: Any, seat: Seat, played: str, number: int, nodes: int | None
) -> Verdict:
    drawing = Random(number)

    def world() -> Any:
        return game.resample(state, seat, drawing)

    return verdict(game, world, seat, Random(number), played, nodes)


def whole(game: AnyGame, record: Record, moves: list[Decided]) -> Analysis:
    """Return the analysis of a game whose moves were all looked at."""
    told: list[list[Event]] = []
    first: Chances = ()
    for moment in replay(game, record):
        told.append(list(moment.told.events))
        if not moment.at:
            first = judge_of(game)(moment.state)
    if len(moves) != len(record.entries):
        raise RecordError(f"{len(moves)} of {len(record.entries)} moves were looked at so far.")
    return Analysis(game, record.seats, first, moves, told)


# --- kept and taken up again -----------------------------------------------------------------


def heading(game: AnyGame, record: Record, nodes: int | None) -> dict[str, Any]:
    """Return what a kept analysis must agree with to be taken up again."""
    last = None
    for moment in replay(game, record):
        last = moment.state
    return {
        "format": "sztab-analysis",
        "version": 1,
        "game": game.id,
        "rules": game.version,
        "chances": EDITION,
        "seats": list(record.seats),
        "moves": len(record.entries),
        "last": state_hash(game, last),
        "nodes": nodes or nodes_of(game, len(record.seats)),
    }


def decided_json(each: Decided) -> dict[str, Any]:
    """Return one move as plain JSON."""
    return asdict(each)


def decided_from(plain: Mapping[str, Any]) -> Decided:
    """Return one move from plain JSON; raises ``KeyError`` or ``TypeError`` if it is none."""
    found = plain["verdict"]
    return Decided(
        int(plain["move"]),
        int(plain["seat"]),
        str(plain["text"]),
        tuple(int(one) for one in plain["chances"]),
        bool(plain["forced"]),
        None
        if found is None
        else Verdict(
            tuple(plan_from(one) for one in found["plans"]),
            None if found["played"] is None else plan_from(found["played"]),
            int(found["cost"]),
        ),
    )


def plan_from(plain: Mapping[str, Any]) -> Plan:
    """Return a plan from plain JSON; raises ``KeyError`` or ``TypeError`` if it is none."""
    return Plan(
        tuple(str(one) for one in plain["moves"]),
        int(plain["chance"]),
        tuple(tuple(str(one) for one in plan) for plan in plain["line"]),
        bool(plain["searched"]),
    )


def analysis_json(analysis: Analysis) -> dict[str, Any]:
    """Return a whole analysis as plain JSON."""
    return {
        "format": "sztab-analysis",
        "version": 1,
        "game": analysis.game.id,
        "seats": list(analysis.seats),
        "graph": [list(chances) for chances in analysis.graph],
        "turning points": [asdict(turn) for turn in analysis.turning_points()],
        "mistakes": [each.move for each in analysis.mistakes()],
        "moves": [decided_json(each) for each in analysis.moves],
    }
