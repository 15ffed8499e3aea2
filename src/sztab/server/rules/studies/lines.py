"""The plans of one decision of a finished game: in words, and played out on the board."""

from typing import Any, Final

from sztab.analysis import spoken
from sztab.analysis.decisions import Decided, decided_from
from sztab.analysis.plans import Plan
from sztab.core.game import AnyGame, Seat
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.rules.live_table import LiveTable
from sztab.server.rules.studies.hints import planned
from sztab.server.rules.studies.reports import in_words
from sztab.server.rules.views import phase
from sztab.server.wire.convert import said

MOST_SAID: Final = 6


def decision(table: LiveTable, found: Any) -> wire.Decision:
    """Return the best plans before a move, in words."""
    each = _decided(table, found)
    verdict = each.verdict
    plans = () if verdict is None else verdict.plans
    played = None if verdict is None else verdict.played
    return wire.Decision(
        move=each.move,
        seat=table.seats[each.seat],
        forced=each.forced,
        cost=0 if verdict is None else verdict.cost,
        played=in_words(table, each, Plan((each.text,), 0))[0],
        played_chance=None if played is None else played.chance,
        glance=played is not None and not played.searched,
        plans=[
            wire.WeighedPlan(
                moves=in_words(table, each, plan),
                chance=plan.chance,
                searched=plan.searched,
                steps=1 + len(plan.line),
                made=plan.moves[0] == each.text,
            )
            for plan in plans
        ],
        table=table.game.view(table.moment(each.move - 1).state, each.seat),
    )


def _decided(table: LiveTable, found: Any) -> Decided:
    each = decided_from(found)
    if not 0 < each.move <= table.moves_made:
        raise refused("no-such-moment", at=each.move)
    return each


def played_out(table: LiveTable, found: Any, number: int) -> wire.PlanLine:
    """Return a plan and its line on the board, by the course of fate that lets it go furthest."""
    each = _decided(table, found)
    plans = () if each.verdict is None else each.verdict.plans
    if not 0 <= number < len(plans):
        raise refused("no-such-moment", at=number)
    state = table.moment(each.move - 1).state
    return line_of(table.game, state, each.seat, plans[number], 1000 * each.move)


def line_of(game: AnyGame, state: Any, seat: Seat, plan: Plan, seed: int) -> wire.PlanLine:
    """Return a plan of *seat* and its line, as the browser plays it out."""
    names, line = game.seats(state), spoken.line_of(game, state, seat, plan, seed)
    steps = [
        wire.LineStep(
            names[step.seat],
            planned(step.moves),
            phase(game.progress(step.state)),
            game.view(step.state, seat),
            [said(event) for event in step.told[:MOST_SAID]],
        )
        for step in line.steps
    ]
    return wire.PlanLine(steps, line.whole)
