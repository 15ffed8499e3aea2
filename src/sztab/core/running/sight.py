"""What a seat can tell apart: between two moments, or from another seat at one moment."""

from typing import Any

from sztab.core.game import AnyGame, Seat

Sight = tuple[Any, Seat | None]  # a state, and whose eyes look at it (``None``: a spectator's)


def tells_apart(game: AnyGame, one: Sight, other: Sight) -> bool:
    """Return True if two sights differ: one seat at two moments, or two seats at one moment.

    Undo, moves made at the same time, and a screen that two people share are decided by this.
    """
    return bool(game.view(*one) != game.view(*other))


def can_take_back(game: AnyGame, before: Any, seat: Seat, after: Any) -> bool:
    """Return True if a step without fate changed nothing for other seats but whose turn it is.

    Either the same seats decide as before, so the mover is still at work in the open, or the
    move was secret and no other seat sees any difference. What was hidden and got shown is told
    by ``Told.reveal`` and judged beside this.
    """
    if game.result(after) is not None:
        return False
    if game.awaited(before) == game.awaited(after) == (seat,):
        return True
    others = [other for other in range(len(game.seats(before))) if other != seat]
    return not any(tells_apart(game, (before, other), (after, other)) for other in [*others, None])
