"""Whole games looked at: what was luck, which decisions cost what; a few moves at a time.

It goes on beside everything else, so its process is a nice one. Each move is looked at by itself,
and what was found is plain JSON: whoever asks keeps it and goes on from there.
"""

import json
import os
import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

from sztab.analysis import decisions, luck
from sztab.analysis.chances import WHOLE
from sztab.analysis.plans import Plan
from sztab.analysis.spoken import spoken
from sztab.analysis.telling import gist
from sztab.core.game import AnyGame, Seat
from sztab.core.record import Record
from sztab.core.registry import find_game
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.rules import messages
from sztab.server.rules.live_table import LiveTable, resumed
from sztab.server.rules.studies import requests as asked
from sztab.server.rules.studies.hints import planned
from sztab.server.rules.views import phase
from sztab.server.wire.convert import said

MOST_SAID: Final = 4  # sentences of a move
MOST_NAMED: Final = 20  # mistakes that are told
MOST_TURNS: Final = 6
MOST_OUTCOMES: Final = 40  # of one move
LONGEST_TEXT: Final = 300  # characters of a move in a report
MOST_FOUND: Final = 48 * 1024  # characters kept of one move
NICE: Final = 10
_lowered: list[bool] = []


def study(request: asked.Survey) -> asked.Studied:
    """Look at the next moves of a game until the time is up, at least at one."""
    be_nice()
    ends = time.monotonic() + request.seconds
    table = _table(request.game, request.opening, request.events)
    found: list[Any] = []
    for one in _found(request, table.game, table.record):
        found.append(one)
        if time.monotonic() >= ends:
            break
    return asked.Studied(found)


def be_nice() -> None:
    """Let everything else go first; once in the life of a process."""
    if not _lowered and hasattr(os, "nice"):
        os.nice(NICE)
        _lowered.append(True)


def _table(game: str, opening: dict[str, Any], events: list[Any]) -> LiveTable:
    table = resumed(find_game(game), opening, events)
    if table.closed is not None:
        raise refused("analysis-closed", 409)
    return table


def _found(request: asked.Survey, game: AnyGame, record: Record) -> Iterator[Any]:
    if request.kind == "luck":
        for _number, changes in luck.changes_of(game, record, request.since):
            yield [luck.change_json(each) for each in changes]
    else:
        for each in decisions.decisions(game, record, request.nodes, request.since):
            yield bounded(decisions.decided_json(each))


def bounded(found: dict[str, Any]) -> dict[str, Any]:
    """Return what was found of a move without the lines of its plans, if it is very long."""
    verdict = found["verdict"]
    if verdict is None or len(json.dumps(found)) <= MOST_FOUND:
        return found
    plans = [plan | {"line": []} for plan in verdict["plans"][:1]]
    played = verdict["played"] and verdict["played"] | {"line": []}
    return found | {"verdict": verdict | {"plans": plans, "played": played}}


def report(request: asked.Report) -> messages.Value:
    """Put together what was found of all moves, as the page shows it."""
    be_nice()
    table = _table(request.game, request.opening, request.events)
    if request.kind == "luck":
        changes = [luck.change_from(each) for move in request.found for each in move]
        if any(one.after != next.before for one, next in pairwise(changes)):
            raise refused("analysis-busy", 503)  # by another reckoning at first: it is begun anew
        return messages.Value(_plain(_luck(table, changes)))
    moves = [decisions.decided_from(each) for each in request.found]
    return messages.Value(_plain(_analysis(table, moves, request.nodes)))


def _plain(answer: Any) -> Any:
    return json.loads(wire.encode(answer))


# --- luck ----------------------------------------------------------------------------------------


def _luck(table: LiveTable, changes: list[luck.Change]) -> wire.Luck:
    found = luck.report_of(table.game, table.record, changes)
    events = [each for each in changes if each.kind == "chance"]
    fit = found.calibration
    return wire.Luck(
        whole=WHOLE,
        moves=found.moves,
        finished=found.finished,
        events=len(events),
        sampled=sum(not each.exact for each in events),
        calibration=None if fit is None else wire.LuckCalibration(fit.positions, fit.gap),
        seats=[
            wire.LuckSeat(
                seat=name,
                first=found.first[seat],
                last=found.last[seat],
                luck=found.luck(seat),
                own=found.own(seat),
                others=found.others(seat),
                margin=found.margin(seat),
                luckiest=[_change(table, each, seat) for each in found.luckiest(seat)],
                costliest=[_change(table, each, seat) for each in found.costliest(seat)],
            )
            for seat, name in enumerate(found.seats)
        ],
    )


def _change(table: LiveTable, each: luck.Change, seat: int) -> wire.LuckChange:
    return wire.LuckChange(
        move=each.move,
        seat=table.seats[each.seat],
        before=each.before[seat],
        after=each.after[seat],
        text=table.record.entries[each.move - 1].move[:LONGEST_TEXT],
        step=phase(table.progress(each.move - 1)),
        say=_told(table, each.move),
        outcomes=list(each.outcomes[:MOST_OUTCOMES]),
        exact=each.exact,
    )


def _told(table: LiveTable, move: int) -> list[wire.Said]:
    """Return what is shown of what a move told."""
    return [said(event) for event in gist(table.told(move).events, MOST_SAID)]


# --- decisions -----------------------------------------------------------------------------------


def _analysis(table: LiveTable, moves: list[decisions.Decided], nodes: int) -> wire.Analysis:
    found = decisions.whole(table.game, table.record, moves)
    graph = found.graph
    return wire.Analysis(
        whole=WHOLE,
        nodes=nodes,
        chances={
            name: [chances[seat] for chances in graph] for seat, name in enumerate(table.seats)
        },
        turns=[table.progress(at).turn for at in range(len(graph))],
        movers=[entry.seat for entry in table.record.entries],
        costs=[0 if each.verdict is None else each.verdict.cost for each in moves],
        turned=[
            wire.Turned(
                move=turn.move,
                seat=table.seats[turn.seat],
                before=turn.before,
                after=turn.after,
                step=phase(table.progress(turn.move - 1)),
                say=_told(table, turn.move),
            )
            for turn in found.turning_points(MOST_TURNS)
        ],
        mistakes=[_mistake(table, each) for each in found.mistakes()[:MOST_NAMED]],
        tallies=[_tally(found, seat, name) for seat, name in enumerate(table.seats)],
    )


def _mistake(table: LiveTable, each: decisions.Decided) -> wire.Mistake:
    verdict = each.verdict
    assert verdict is not None
    best = verdict.plans[0]
    return wire.Mistake(
        move=each.move,
        seat=table.seats[each.seat],
        cost=verdict.cost,
        blunder=verdict.cost >= decisions.BLUNDER,
        played=in_words(table, each, Plan((each.text,), 0)),
        better=in_words(table, each, best),
        chance=best.chance,
        step=phase(table.progress(each.move - 1)),
        glance=verdict.played is not None and not verdict.played.searched,
    )


def in_words(table: LiveTable, each: decisions.Decided, plan: Plan) -> list[wire.PlannedMove]:
    """Return a plan before a move of the game in words."""
    state = table.moment(each.move - 1).state
    return plan_in_words(table.game, state, each.seat, plan, Random(each.move))


def plan_in_words(
    game: AnyGame, state: Any, seat: Seat, plan: Plan, random: Random
) -> list[wire.PlannedMove]:
    """Return a plan in words; as texts where it could not be made."""
    found = planned(spoken(game, state, seat, plan.moves, random))
    name = game.seats(state)[seat]
    return found + [wire.PlannedMove(name, text) for text in plan.moves[len(found) :]]


def _tally(found: decisions.Analysis, seat: int, name: str) -> wire.Tally:
    verdicts = [each.verdict for each in found.moves if each.seat == seat]
    costs = [verdict.cost for verdict in verdicts if verdict is not None]
    blunders = sum(cost >= decisions.BLUNDER for cost in costs)
    mistakes = sum(cost >= decisions.MISTAKE for cost in costs) - blunders
    return wire.Tally(name, len(costs), blunders, mistakes, sum(costs))
