"""What a position is worth, for bots: points that still fight, objectives, and how teams stand."""

from math import sqrt
from typing import Final

from sztab.games.flames_of_war.chapters.ground import partly_in
from sztab.games.flames_of_war.chapters.sight import sees
from sztab.games.flames_of_war.geometry.measure import FAR
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    BROKEN,
    DESTROYED,
    DUG_IN,
    MOVED,
    NOBODY,
    ON_TABLE,
    OVER,
    TRANSPORT,
)

PULL: Final = 0.18  # how much the way to an objective is worth beside the whole company...
HASTE: Final = 0.30  # ...and how much more when the last turn is near
HELD: Final = 0.35  # an objective with no enemy within 4": won in the next turn (FW-16.6)
GUARD: Final = 0.10  # teams beside every objective that the enemy could take
HOLD: Final = 4.0
FADES: Final = 10.0  # inches over which the pull of an objective halves
IN_COVER: Final = 0.05
IN_RANGE: Final = 0.10  # of an enemy that is seen
ON_THE_MOVE: Final = 0.6  # of that, for a team that moved


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.step == OVER:
        if state.winner == NOBODY:
            return 0.0
        return 1.0 if state.winner == seat else -1.0
    own, enemy = strength(state, seat), strength(state, 1 - seat)
    total = own + enemy
    value = (own - enemy) / total if total > 0.0 else 0.0
    value += objectives(state, seat) - objectives(state, 1 - seat)
    value += guard(state, seat) - guard(state, 1 - seat)
    value += posture(state, seat) - posture(state, 1 - seat)
    return max(-0.95, min(0.95, value))


def strength(state: State, side: int) -> float:
    """The points of a side, each platoon by the share of its teams that fights on."""
    teams = [0.0] * (len(state.platoons) + 1)
    fit = [0.0] * (len(state.platoons) + 1)
    for team in state.teams:
        if team.side == side and team.type.kind != TRANSPORT:
            teams[team.platoon] += 1.0
            if team.place != DESTROYED:
                fit[team.platoon] += 0.6 if team.flags & (BAILED_OUT | BOGGED) else 1.0
    total = 0.0
    for platoon in state.platoons:
        if platoon.side != side or platoon.where == BROKEN or teams[platoon.number] == 0.0:
            continue
        share = fit[platoon.number] / teams[platoon.number]
        worth = platoon.points + 10.0
        total += worth * share * (0.85 if platoon.pinned else 1.0)
    return total


def objectives(state: State, side: int) -> float:
    """FW-16.6: how near a side is to an objective that it can take, and whether it holds one."""
    best = 0.0
    pull = PULL + HASTE * min(1.0, state.turn_of(side) / state.field.mission.turn_limit)
    for objective in state.field.objectives:
        if objective.side != side:
            continue
        nearest = second = FAR
        contested = False
        for team in state.teams:
            if not team.operational or team.type.kind == TRANSPORT:
                continue
            dx, dy = team.box.x - objective.x, team.box.y - objective.y
            far = sqrt(dx * dx + dy * dy)
            if team.side != side:
                contested = contested or far - team.box.reach < HOLD
            elif not state.platoon(team.platoon).independent:
                if far < nearest:
                    nearest, second = far, nearest
                elif far < second:
                    second = far
        value = pull * (0.7 * _nearness(nearest) + 0.3 * _nearness(second))
        if nearest <= HOLD and not contested:
            value += HELD
        best = max(best, value)
    return best


def guard(state: State, side: int) -> float:
    """How near a side stands to the objectives that the other can take."""
    total = count = 0.0
    for objective in state.field.objectives:
        if objective.side == side:
            continue
        nearest = FAR
        for team in state.teams:
            if team.side == side and team.operational and team.type.kind != TRANSPORT:
                dx, dy = team.box.x - objective.x, team.box.y - objective.y
                nearest = min(nearest, sqrt(dx * dx + dy * dy))
        total += _nearness(nearest)
        count += 1.0
    return GUARD * total / count if count else 0.0


def _nearness(far: float) -> float:
    return 1.0 / (1.0 + max(0.0, far - HOLD) / FADES)


def posture(state: State, side: int) -> float:
    """How the teams of a side stand: with an enemy in range and sight, or in cover."""
    points = [0.0] * (len(state.platoons) + 1)
    total = 0.0
    for platoon in state.platoons:
        if platoon.side == side:
            points[platoon.number] = platoon.points + 10.0
            total += points[platoon.number]
    counts = [0.0] * (len(state.platoons) + 1)
    for team in state.teams:
        if team.side == side:
            counts[team.platoon] += 1.0
    value = 0.0
    for team in state.teams:
        if team.side != side or not team.operational:
            continue
        weight = points[team.platoon] / counts[team.platoon] / total
        value += weight * (IN_COVER * _cover(state, team) + IN_RANGE * _threat(state, team))
    return value


def _cover(state: State, team: Team) -> float:
    """FW-8.13, FW-8.14: dug in or in concealing terrain."""
    if team.has(DUG_IN):
        return 1.0
    for area in state.field.areas:
        if area.conceals and partly_in(area, team, team.box):
            return 0.6
    return 0.0


def _threat(state: State, team: Team) -> float:
    """Whether the nearest enemy is in range and sight: nearer than 16" is best (FW-7.16)."""
    reach = 0.0
    for weapon in team.type.weapons:
        reach = max(reach, weapon.reach)
    best, enemy = FAR, team
    for other in state.teams:
        if other.side != team.side and other.place == ON_TABLE:
            dx, dy = other.box.x - team.box.x, other.box.y - team.box.y
            far = dx * dx + dy * dy
            if far < best:
                best, enemy = far, other
    if reach == 0.0 or enemy is team or sqrt(best) > reach or not sees(state, team, enemy):
        return 0.0
    share = ON_THE_MOVE if team.has(MOVED) else 1.0
    return share * (1.0 if sqrt(best) <= 16.0 else 0.7)
