"""How much each source of chance decides: the spread of win rates between its values.

A run with ``--chance`` plays each value of a source (one order of cards, one row of dice) several
times while everything else varies. Were the source without weight, win rates would differ between
its values only as much as a few games differ; what goes beyond that is its own.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from sztab.core.game import Json
from sztab.lab.runs.plan import Plan
from sztab.lab.runs.play import Row

RESAMPLES: Final = 400
Group = tuple[int, int]  # wins and games of one value


def chance_figures(plan: Plan, rows: Sequence[Row]) -> Json:
    """Return for each source and seat the deviation of win rates between values; else nothing."""
    counts: dict[str, dict[str, dict[int, list[int]]]] = {}
    for row in rows:
        if not plan.chance:
            return []
        source, value, _again = plan.luck(row.deal)
        for seat in plan.arrangements[row.arrangement].seats:
            seats = counts.setdefault(source, {})
            pair = seats.setdefault(seat, {}).setdefault(value, [0, 0])
            pair[0] += row.winners == [seat]
            pair[1] += 1
    return [
        {"source": source, "seat": seat, **_figures(values)}
        for source, seats in counts.items()
        for seat, values in seats.items()
    ]


def _figures(values: Mapping[int, Sequence[int]]) -> Json:
    groups = [(pair[0], pair[1]) for _value, pair in sorted(values.items())]
    random = Random(1)
    again = sorted(deviation(random.choices(groups, k=len(groups))) for _turn in range(RESAMPLES))
    wins, games = (sum(part) for part in zip(*groups, strict=True))
    share = wins / games
    own = deviation(groups)
    return {
        "values": len(groups),
        "games": games,
        "share": share,
        "lowest": min(won / of for won, of in groups),
        "highest": max(won / of for won, of in groups),
        "noise": math.sqrt(share * (1 - share) * len(groups) / games),
        "deviation": own,
        "interval": [again[RESAMPLES // 40], again[-1 - RESAMPLES // 40]],
        "explained": own**2 / (share * (1 - share)) if 0 < wins < games else 0.0,
    }


def deviation(groups: Sequence[Group]) -> float:
    """Return the standard deviation of win rates between values, less what few games add to it.

    One-way analysis of variance with random effects: (mean square between - within) / size.
    """
    games = sum(of for _won, of in groups)
    if len(groups) < 2 or games <= len(groups):
        return 0.0
    mean = sum(won for won, _of in groups) / games
    between = sum(of * (won / of - mean) ** 2 for won, of in groups) / (len(groups) - 1)
    within = sum(won * (1 - won / of) for won, of in groups) / (games - len(groups))
    size = (games - sum(of * of for _won, of in groups) / games) / (len(groups) - 1)
    return math.sqrt(max(0.0, (between - within) / size))
