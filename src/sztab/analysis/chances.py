"""The chance of every seat to win, in a position and before fate decides.

Chances are whole millionths, so that sums and differences are exact. Where several play, one of
them wins: their chances add up to the whole, whatever the evaluation says of each.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import floor, prod
from random import Random
from typing import Any, Final, final

from sztab.bots.search.budget import Budget
from sztab.bots.search.tree import Settings, Tree
from sztab.core.errors import FateError
from sztab.core.fate import Fate, LoadedFate, Outcome, SeededFate, enumerate_fate
from sztab.core.game import AnyGame, Result, Seat

WHOLE: Final = 1_000_000  # the chance of who has won
EDITION: Final = 2  # how chances are reckoned; what was kept by another reckoning does not fit
ANSWERS: Final = 3  # a question with more answers is a decision of its own, and not looked into
DEEPEST: Final = 2  # questions that follow on each other
SETTLING: Final = 1 << 40  # positions; settling is bounded by its own depth and width

Chances = tuple[int, ...]  # by seat, in millionths
Judge = Callable[[Any], Chances]


def judge_of(game: AnyGame) -> Judge:
    """Return a function that gives the chances in a position by the evaluation of the bots.

    What is pending there is settled first: each side answers as suits it best. The same position
    always gets the same chances.
    """

    def judge(state: Any, depth: int = 0) -> Chances:
        result = game.result(state)
        if result is not None:
            return chances_at_end(result, len(game.seats(state)))
        if not game.settled(state):
            state = _settled(game, state)
            return judge(state) if game.result(state) is not None else _evaluated(game, state)
        return (answered(state, depth) if depth < DEEPEST else None) or _evaluated(game, state)

    def answered(state: Any, depth: int) -> Chances | None:
        """Return the chances after the best answer to a question with two or three answers."""
        awaited = game.awaited(state)
        if len(awaited) != 1 or not game.lists_all(state, awaited[0]):
            return None
        seat = awaited[0]
        answers = game.moves(state, seat)
        if not 1 < len(answers) <= ANSWERS:
            return None
        found = [after(state, seat, answer, depth + 1) for answer in answers]
        known = [each for each in found if each is not None]
        return max(known, key=lambda each: each[seat]) if len(known) == len(found) else None

    def after(state: Any, seat: Seat, move: Any, depth: int) -> Chances | None:
        """Return the chances after an answer; ``None`` if the game does not weigh its fate."""
        weighed: list[tuple[float, Chances]] = []
        for weight, script in game.chances(state, seat, move) or [(1.0, ())]:
            then = game.copy(state)
            try:
                game.advance(then, seat, move, LoadedFate(list(script)))
            except FateError:
                return None
            weighed.append((weight, judge(then, depth)))
        seats = range(len(weighed[0][1]))
        total = sum(weight for weight, _chances in weighed)
        return _whole(
            [sum(weight * each[one] for weight, each in weighed) / total for one in seats]
        )

    return judge


def _settled(game: AnyGame, state: Any) -> Any:
    tree = Tree(game, Settings(), Budget(SETTLING), Random(0))
    return tree.settle(game.copy(state), 0)


def chances_at_end(result: Result, seats: int) -> Chances:
    """Return what a finished game is worth to every seat; a shared first place is shared out."""
    winners = result.winners
    return tuple(WHOLE // len(winners) if seat in winners else 0 for seat in range(seats))


def _evaluated(game: AnyGame, state: Any) -> Chances:
    seats = range(len(game.seats(state)))
    if game.opposed and len(seats) == 2:
        first = in_millionths(game.evaluate(state, 0))
        return (first, WHOLE - first)
    apart = [(1.0 + game.evaluate(state, seat)) / 2.0 for seat in seats]
    if len(apart) == 1:  # who plays alone can lose to nobody
        return (round(apart[0] * WHOLE),)
    return shared_out(apart)


def shared_out(parts: Sequence[float], whole: int = WHOLE) -> Chances:
    """Return whole numbers in proportion to *parts* that add up to *whole*."""
    total = sum(parts)
    if total <= 0.0:
        return _whole([whole / len(parts) for _part in parts])
    return _whole([part / total * whole for part in parts])


def in_millionths(value: float) -> int:
    """Return the chance that belongs to an evaluation from -1 to 1."""
    return round((1.0 + value) / 2.0 * WHOLE)


def scale_of(game: AnyGame, state: Any, seat: Seat) -> Callable[[float], int]:
    """Return what makes chances of the values that a search from *state* finds for *seat*.

    Where seats are judged apart, the odds are shifted by as much as sharing out shifts them in
    *state*: a plan that changes nothing has the chance of the position, and the order of plans,
    what is won and what is lost stay.
    """
    if game.opposed or len(game.seats(state)) == 1 or game.result(state) is not None:
        return in_millionths
    calm = state if game.settled(state) else _settled(game, state)
    apart = [(1.0 + game.evaluate(calm, one)) / 2.0 for one in range(len(game.seats(state)))]
    own, total = apart[seat], sum(apart)
    if not 0.0 < own < min(1.0, total):  # decided by what is pending
        return in_millionths
    shift = (1.0 - own) / (total - own)  # from odds of own : 1 - own to own : the others

    def chance(value: float) -> int:
        apart = (1.0 + value) / 2.0
        return round(WHOLE * apart * shift / (apart * shift + 1.0 - apart))

    return chance


# --- before fate decides ---------------------------------------------------------------------


@final
class _WidthsFate(Fate):
    """Fate that brings what was recorded and notes how many outcomes there were each time."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.source: Final = LoadedFate(outcomes)
        self.widths: Final[list[int]] = []

    def die(self, sides: int = 6) -> int:
        """Roll one die."""
        self.widths.append(sides)
        return self.source.die(sides)

    def draw(self, deck: list[str]) -> str:
        """Take one card."""
        self.widths.append(len(set(deck)))
        return self.source.draw(deck)


@dataclass(frozen=True)
class Expected:
    """Chances before fate decides, then after each outcome but the last.

    Where they were drawn instead of counted, there is one mean and the variance of it.
    """

    means: list[Chances]
    exact: bool
    variance: tuple[float, ...]  # by seat, in squared millionths


def expected(
    game: AnyGame,
    judge: Judge,
    state: Any,
    seat: Seat,
    move: Any,
    outcomes: list[Outcome],
    courses: int,
    samples: int,
    random: Random,
) -> Expected:
    """Return the mean chances after *move* before fate brought *outcomes*, and in between.

    Up to *courses* courses of fate are counted out; where there are more, *samples* are drawn.
    """

    def run(fate: Fate) -> Chances:
        after = game.copy(state)
        game.advance(after, seat, move, fate)
        return judge(after)

    widths = _WidthsFate(outcomes)
    game.advance(game.copy(state), seat, move, widths)
    if prod(widths.widths) <= courses:
        counted = list(islice(enumerate_fate(run), courses + 1))
        if len(counted) <= courses:
            return _counted(counted, outcomes)
    drawn = [run(SeededFate(random)) for _sample in range(samples)]
    means = _whole([sum(each) / samples for each in zip(*drawn, strict=True)])
    spread = tuple(
        sum((one - mean) ** 2 for one in each) / max(1, samples - 1) / samples
        for each, mean in zip(zip(*drawn, strict=True), means, strict=True)
    )
    return Expected([means], False, spread)


def _counted(
    courses: list[tuple[float, list[Outcome], Chances]], outcomes: list[Outcome]
) -> Expected:
    """Return the means over all courses that begin like *outcomes*, for each such beginning."""
    seats = range(len(courses[0][2]))
    means: list[Chances] = []
    for known in range(len(outcomes)):
        left = [each for each in courses if each[1][:known] == outcomes[:known]]
        weight = sum(probability for probability, _path, _chances in left)
        sums = [sum(each[0] * each[2][seat] for each in left) for seat in seats]
        means.append(_whole([total / weight for total in sums]))
    return Expected(means, True, tuple(0.0 for _seat in seats))


def _whole(chances: list[float]) -> Chances:
    """Round chances so that they still add up: what one seat gains the others lose exactly."""
    rounded = [floor(chance) for chance in chances]
    left = round(sum(chances)) - sum(rounded)
    for seat in sorted(range(len(chances)), key=lambda one: rounded[one] - chances[one])[:left]:
        rounded[seat] += 1
    return tuple(rounded)


# --- how far they can be trusted -------------------------------------------------------------


@dataclass(frozen=True)
class Calibration:
    """How far forecasts were from shares won, on games that no weight was fitted to."""

    positions: int
    gap: int  # the mean distance, in millionths
