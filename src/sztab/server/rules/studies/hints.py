"""A hint at the table: what the colonel would do by what the seat knows, and why."""

from random import Random

from sztab.analysis.hints import hint
from sztab.analysis.reasons import after
from sztab.analysis.spoken import Spoken
from sztab.core.registry import find_game
from sztab.core.said import Name
from sztab.server import wire
from sztab.server.rules.studies import requests as asked
from sztab.server.wire.convert import said


def advice(request: asked.Advise) -> wire.TableHint:
    """Return a hint; everything in it is found in worlds that the seat cannot tell from its own."""
    game = find_game(request.game)
    state, random = game.load(request.position), Random(request.seed)
    seat = game.seats(state).index(request.seat)
    found = hint(game, state, seat, random)
    other, plan = found.other, found.plan
    then, _asked = after(game, found.world, seat, plan.moves, random, before_fate=True)
    return wire.TableHint(
        version=request.version,
        seat=request.seat,
        moves=planned(found.words),
        chance=share(plan.chance),
        reasons=[wire.Reason(said(Name(each.part)), share(each.points)) for each in found.reasons],
        rules=list(found.rules),
        other=planned(found.other_words),
        other_chance=0.0 if other is None else share(other.chance),
        after=game.view(then, seat),
    )


def planned(moves: list[Spoken]) -> list[wire.PlannedMove]:
    """Moves in words, as the wire carries them."""
    return [
        wire.PlannedMove(each.seat, each.text, list(each.picks), [said(one) for one in each.say])
        for each in moves
    ]


def share(millionths: int) -> float:
    """A chance as the browser gets it."""
    return millionths / 1_000_000
