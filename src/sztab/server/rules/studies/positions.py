"""A position of a study looked into: its chances, and the best plans of whoever decides."""

import json
from dataclasses import asdict
from random import Random
from typing import Any

from sztab.analysis.chances import WHOLE, judge_of, shared_out
from sztab.analysis.decisions import plan_from
from sztab.analysis.plans import Plan, onward
from sztab.core.registry import find_game
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.rules.studies import requests as asked
from sztab.server.rules.studies.lines import line_of
from sztab.server.rules.studies.reports import MOST_FOUND, be_nice, plan_in_words


def weighed(request: asked.WeighPosition) -> dict[str, Any]:
    """Return what a search finds: as it is shown, and the plans as texts."""
    be_nice()
    game = find_game(request.game)
    state = game.load(request.position)
    seat = game.seats(state).index(request.seat)
    drawing, random = Random(request.seed), Random(request.seed)
    world = game.resample(state, seat, drawing)
    found = onward(game, lambda: game.resample(state, seat, drawing), seat, random, request.nodes)
    plans = kept(found)
    report = wire.PositionFound(
        whole=WHOLE,
        nodes=request.nodes,
        chances=_chances(game.seats(state), judge_of(game)(state), seat, plans),
        plans=[
            wire.WeighedPlan(
                moves=plan_in_words(game, world, seat, plan, Random(request.seed)),
                chance=plan.chance,
                searched=plan.searched,
                steps=1 + len(plan.line),
                made=False,
            )
            for plan in plans
        ],
    )
    return {
        "report": json.loads(wire.encode(report)),
        "plans": [asdict(plan) for plan in plans],
    }


def kept(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
    """Return the plans that are kept: without their lines, or the best alone, if they are long."""
    for some in (plans, tuple(Plan(one.moves, one.chance) for one in plans), plans[:1]):
        if sum(len(json.dumps(asdict(one))) for one in some) <= MOST_FOUND:
            return some
    raise refused("slow-answer", 503)


def _chances(
    seats: tuple[str, ...], judged: tuple[int, ...], seat: int, plans: tuple[Plan, ...]
) -> dict[str, int]:
    """Return the chances of all seats; who decides has those of the best plan, others the rest."""
    if not plans or not plans[0].searched:
        return dict(zip(seats, judged, strict=True))
    best, others = plans[0].chance, [one for one in range(len(seats)) if one != seat]
    rest = shared_out([float(judged[one]) for one in others], WHOLE - best) if others else ()
    chances = {seats[seat]: best} | {seats[at]: it for at, it in zip(others, rest, strict=True)}
    return {name: chances[name] for name in seats}


def played_out(request: asked.PlayOutPosition) -> wire.PlanLine:
    """Return one of the plans on the board, with its line."""
    if not 0 <= request.plan < len(request.plans):
        raise refused("no-such-moment", 404, at=request.plan)
    game = find_game(request.game)
    state = game.load(request.position)
    seat = game.seats(state).index(request.seat)
    return line_of(game, state, seat, plan_from(request.plans[request.plan]), 1)
