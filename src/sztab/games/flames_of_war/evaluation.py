"""What a position is worth, for bots: points that still fight, objectives, and the nearest ones."""

from math import sqrt
from typing import Final

from sztab.games.flames_of_war.state import (
    BAILED_OUT,
    BROKEN,
    DESTROYED,
    NOBODY,
    OVER,
    TRANSPORT,
    State,
)

PULL: Final = 0.15  # how much an objective in reach is worth beside the whole company


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.step == OVER:
        if state.winner == NOBODY:
            return 0.0
        return 1.0 if state.winner == seat else -1.0
    own, enemy = strength(state, seat), strength(state, 1 - seat)
    total = own + enemy
    value = (own - enemy) / total if total > 0.0 else 0.0
    value += pull(state, seat) - pull(state, 1 - seat)
    return max(-0.95, min(0.95, value))


def strength(state: State, side: int) -> float:
    """The points of a side, each platoon by the share of its teams that fights on."""
    total = 0.0
    for platoon in state.platoons:
        if platoon.side != side or platoon.independent or platoon.where == BROKEN:
            continue
        teams = fit = 0.0
        for team in state.teams:
            if team.platoon == platoon.number and team.type.kind != TRANSPORT:
                teams += 1.0
                if team.place != DESTROYED:
                    fit += 0.6 if team.has(BAILED_OUT) else 1.0
        worth = platoon.points + 10.0
        total += worth * fit / teams * (0.9 if platoon.pinned else 1.0) if teams else 0.0
    return total


def pull(state: State, side: int) -> float:
    """How near a side is to the nearest objective that it can take."""
    best = 0.0
    for objective in state.field.objectives:
        if objective.side != side:
            continue
        for team in state.teams:
            if team.side != side or team.place != 0 or team.type.kind == TRANSPORT:
                continue
            dx, dy = team.box.x - objective.x, team.box.y - objective.y
            best = max(best, PULL / (1.0 + sqrt(dx * dx + dy * dy) / 8.0))
    return best
