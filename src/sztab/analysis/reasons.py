"""Why a plan is good, in parts of the evaluation: what it gains at once, what it gives up."""

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sztab.analysis.chances import WHOLE
from sztab.bots.search.budget import Budget, StopSearch
from sztab.bots.search.tree import Settings, Tree
from sztab.core.errors import SztabError
from sztab.core.fate import RecordingFate, SeededFate
from sztab.core.game import AnyGame, Seat

COURSES: Final = 8  # of fate that are looked at
SETTLING: Final = 400  # positions that settling a fight may take
LEAST: Final = 500  # millionths: less is no reason
NAMED: Final = 4  # reasons that are told
DECIDED: Final = "worth-result"  # the part of a plan that may end the game


@dataclass(frozen=True)
class Reason:
    """One part of the evaluation, by the key of its words, and what a plan adds to the chance."""

    part: str
    points: int  # in millionths; negative: it speaks against the plan


def after(
    game: AnyGame,
    state: Any,
    seat: Seat,
    moves: tuple[str, ...],
    random: Random,
    before_fate: bool = False,
) -> tuple[Any, bool]:
    """Return a copy of *state* after a plan, up to where fate was asked, and whether it was.

    With *before_fate* the move that asks fate is not made.
    """
    now = game.copy(state)
    for text in moves:
        then, fate = game.copy(now), RecordingFate(SeededFate(random))
        try:
            move = game.parse(text)
            if seat not in game.awaited(now) or game.check(now, seat, move) is not None:
                break
            game.advance(then, seat, move, fate)
        except SztabError:
            break
        if fate.outcomes:
            return (now if before_fate else then), True
        now = then
    return now, False


def reasons(
    game: AnyGame, state: Any, seat: Seat, moves: tuple[str, ...], random: Random
) -> list[Reason]:
    """Return what a plan changes in the parts of the evaluation, the weightiest first.

    Where fate decides, it is the mean of a few courses. All parts together are the change of the
    chance that the evaluation sees at once; what pays later is for the search to see.
    """
    before = _settled(game, state, random)
    was, worth_was = game.evaluate(before, seat), game.worth_by_part(before, seat)
    parts: dict[str, float] = {}
    courses = 0
    while courses < COURSES:
        then, asked = after(game, state, seat, moves, random)
        courses += 1
        then = _settled(game, then, random)
        gain = game.evaluate(then, seat) - was
        if game.result(then) is not None:
            parts[DECIDED] = parts.get(DECIDED, 0.0) + gain
        else:
            _add(parts, gain, worth_was, game.worth_by_part(then, seat))
        if not asked:
            break
    found = [Reason(part, round(gain / courses / 2.0 * WHOLE)) for part, gain in parts.items()]
    known = [each for each in found if abs(each.points) >= LEAST]
    return sorted(known, key=lambda each: -abs(each.points))[:NAMED]


def _add(
    parts: dict[str, float], gain: float, was: dict[str, float], now: dict[str, float]
) -> None:
    """Share a change of the value out among the parts that changed."""
    changes = {part: now.get(part, 0.0) - was.get(part, 0.0) for part in {**was, **now}}
    total = sum(changes.values())
    if abs(total) < 1e-9:  # what one part gains another gives up
        return
    for part, change in changes.items():
        parts[part] = parts.get(part, 0.0) + gain * change / total


def _settled(game: AnyGame, state: Any, random: Random) -> Any:
    """Return the position after a pending fight, which no evaluation can judge."""
    if game.result(state) is not None or game.settled(state):
        return state
    tree = Tree(game, Settings(), Budget(SETTLING), random)
    settled = game.copy(state)
    with suppress(StopSearch):
        settled = tree.settle(settled, 0)
    return settled
