"""Steps in which a seat has nothing to decide: they pass by themselves, by this one rule.

A step passes if it is the only move that can be made, if everybody may know that it is, and if
nothing is lost by it. One that asks fate, shows what was hidden or ends the game is left to its
seat, and so is one that hands on the turn while its seat can still undo (``Table.decide``).
"""

from typing import Any, Final, NamedTuple

from sztab.core.errors import FateError
from sztab.core.fate import Fate
from sztab.core.game import AnyGame, Seat

MOST: Final = 8  # in a row; then a person is asked, whatever the rules of a game come to
_NO_FATE: Final = Fate()


class Forced(NamedTuple):
    """The only move that can be made now, whose it is, and the state that it comes to."""

    seat: Seat
    move: Any
    after: Any


def forced_step(game: AnyGame, state: Any) -> Forced | None:
    """Return the step that passes by itself in *state*, or ``None`` if somebody has to decide."""
    awaited = game.awaited(state)
    if len(awaited) != 1:
        return None
    seat = awaited[0]
    if not game.choice_is_open(state, seat):
        return None
    move = game.only_move(state, seat)
    if move is None:
        return None
    try:
        step = game.apply(state, seat, move, _NO_FATE)
    except FateError:
        return None
    if step.told.reveals or game.result(step.state) is not None:
        return None
    return Forced(seat, move, step.state)


def passed(game: AnyGame, state: Any, made: str) -> bool:
    """Return whether the move *made* in *state* is the step that passes by itself there."""
    forced = forced_step(game, state)
    return forced is not None and game.text(forced.move) == made
