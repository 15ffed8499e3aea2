"""Questions that change nothing, answered by what the seat knows, within a time."""

from random import SystemRandom
from typing import Any, Final

import msgspec

from sztab.core.data.bounds import Bounds, check_bounds
from sztab.core.errors import IllegalMoveError, QuestionError, SztabError
from sztab.core.game import AnyGame
from sztab.core.odds import told_odds
from sztab.core.said import Refusal
from sztab.core.writing.picks import why
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.wire.convert import said

BOUNDS: Final = Bounds(values=2000, depth=6, text=10_000, number=10**6, others=100)  # arguments
MOST_COURSES: Final = 3000  # of fate, for the odds of a move
MOST_PICKS: Final = 16
MOST_CHANCES: Final = 30  # lines of an answer about odds


def answer(game: AnyGame, state: Any, seat: int, question: str, args: dict[str, Any]) -> Any:
    """Ask about a world that the seat cannot tell from the real one, so nothing can be probed."""
    check_args(args)
    world = game.resample(state, seat, SystemRandom())
    if question == "why":
        return why(game, world, seat, _picks(args))
    try:
        return game.ask(world, seat, question, args)
    except QuestionError:
        if question != "odds":
            raise
        return _odds(game, world, seat, args)


def check_args(args: dict[str, Any]) -> None:
    """Raise ``QuestionError`` for arguments that are too large or too deep."""
    try:
        check_bounds(args, BOUNDS, "The question", SztabError)
    except SztabError as error:
        raise QuestionError(error.refusal or Refusal("ask", "not-a-command")) from error


def _picks(args: dict[str, Any]) -> list[str]:
    try:
        return msgspec.convert(args.get("picks"), list[wire.Pick])[:MOST_PICKS]
    except msgspec.ValidationError as error:
        raise refused("not-a-command") from error


def _odds(game: AnyGame, world: Any, seat: int, args: dict[str, Any]) -> Any:
    """Return what may be heard after a move, each with its chance, likeliest first."""
    move = game.meant(world, seat, str(args.get("move", ""))[:4000])
    if refusal := game.check(world, seat, move):
        raise IllegalMoveError(refusal)
    chances = told_odds(game, world, seat, move, MOST_COURSES)
    if chances is None:
        return Refusal("odds", "too-many-odds")
    return {
        "chances": [
            {"chance": one.probability, "said": [said(event) for event in one.events]}
            for one in chances[:MOST_CHANCES]
        ]
    }
