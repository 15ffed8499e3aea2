"""The story of a finished game: who won, the lead move by move, and where it turned."""

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.game import AnyGame, Progress
from sztab.core.record import replay
from sztab.server import wire
from sztab.server.rules.live_table import LiveTable
from sztab.server.rules.views import ending, phase
from sztab.server.wire.convert import said

MOST_POINTS: Final = 300  # positions that are weighed: of a longer game not every one
MOST_TURNS: Final = 4
LEAST_SWING: Final = 0.08  # of the chance to win: less is no turning point
MOST_SAID: Final = 4  # sentences of a turning point


def story(table: LiveTable, whole: bool) -> wire.Story:
    """Tell how a game went; without *whole* only what its result says."""
    made, result = table.moves_made, table.result
    ended = None if result is None else ending(table, result)
    if not whole or table.closed is not None or not made:
        return wire.Story(ended, made)
    step = -(-made // MOST_POINTS)
    at = [*range(0, made, step), made]
    weighed = set(at)
    shares = [
        _shares(table.game, moment.state, len(table.seats))
        for moment in replay(table.game, table.record)
        if moment.at in weighed
    ]
    steps = [table.progress(move) for move in at]
    placing = _placing(steps)
    even = [round(1 / len(table.seats), 3)] * len(table.seats)
    shares[:placing] = [even] * placing
    shares[-1] = _final(table, shares[-1])
    return wire.Story(
        ended,
        made,
        at,
        [one.turn for one in steps],
        {seat: [one[n] for one in shares] for n, seat in enumerate(table.seats)},
        _turning_points(table, at, max(1, placing + 1), shares),
    )


def _placing(steps: Sequence[Progress]) -> int:
    """Return how many positions lie before turn 1: whoever has placed more leads nothing."""
    if not steps[-1].turn:
        return 0
    return sum(step.turn == 0 for step in steps)


def _shares(game: AnyGame, state: Any, seats: int) -> list[float]:
    """Return each seat's chance to win, as far as the game can judge; together they are 1."""
    chances = [max(0.0, (game.evaluate(state, seat) + 1) / 2) for seat in range(seats)]
    total = sum(chances)
    if seats > 1:
        chances = [one / total if total else 1 / seats for one in chances]
    return [round(one, 3) for one in chances]


def _final(table: LiveTable, last: list[float]) -> list[float]:
    """Return the shares after the end: all to whoever has won."""
    result = table.result
    if result is None:
        return last
    winners = result.winners if not (table.resigned and len(table.seats) == 1) else ()
    share = round(1 / len(winners), 3) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(len(table.seats))]


def _turning_points(
    table: LiveTable, at: Sequence[int], first: int, shares: Sequence[Sequence[float]]
) -> list[wire.TurningPoint]:
    """Return the moves after which the chances changed most, from the *first* point on."""
    swings: list[tuple[float, int, int]] = []  # how much, at which point, who gained
    for point in range(first, len(at)):
        if point == len(at) - 1 and table.resigned is not None:
            continue  # giving up is no move
        gains = [now - then for then, now in zip(shares[point - 1], shares[point], strict=True)]
        most = max(range(len(gains)), key=lambda seat: gains[seat])
        swings.append((max(abs(one) for one in gains), point, most))
    largest = sorted(swings, reverse=True)[:MOST_TURNS]
    return [
        _turning_point(table, at[point], most, swing)
        for swing, point, most in sorted(largest, key=lambda one: one[1])
        if swing >= LEAST_SWING
    ]


def _turning_point(table: LiveTable, at: int, gains: int, swing: float) -> wire.TurningPoint:
    return wire.TurningPoint(
        at=at,
        seat=table.record.entries[at - 1].seat,
        step=phase(table.progress(at - 1)),
        gains=table.seats[gains],
        swing=round(swing, 3),
        said=[said(event) for event in table.told(at).events[:MOST_SAID]],
    )
