"""What a position is worth, for bots: the odds of winning, by weights fitted to games played.

The worth of a position (points that fight, ground gained, fire given and taken) is found by rules
of thumb; how it adds up with the time left and the points that decide at its end is fitted.
"""

from math import sqrt
from typing import Final

from sztab.core.data.weights import as_value, read_weights
from sztab.games.flames_of_war.chapters.c01_table.ground import partly_in
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.chapters.c16_setup.victory import destroyed_points
from sztab.games.flames_of_war.geometry.measure import FAR
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Objective
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    BROKEN,
    DESTROYED,
    DUG_IN,
    MOUNTED,
    NOBODY,
    OBSERVER,
    ON_TABLE,
    OVER,
    TRANSPORT,
)
from sztab.games.flames_of_war.thinking.firefights import Ranks, hoped_for, ranks_of
from sztab.games.flames_of_war.thinking.proposals.roles import has_guns, is_attacker

FEATURES: Final = (
    "always",
    "worth",  # what the parts below come to with the weights set by hand
    "worth late",  # times the share of turns that is over
    "points",  # FW-16.8: destroyed, less those lost, as a share of all; where points decide
    "points late",
    "ahead",  # 1 for who has more of them, -1 for who has fewer
    "ahead late",
    "ahead at the end",  # times the square of the share of turns that is over
    "limit",  # 1 for who wins when time runs out, -1 for who then loses
    "limit late",
)
WEIGHTS: Final = read_weights("sztab.games.flames_of_war", FEATURES)
SURE: Final = 0.9999  # no position of a game that goes on is worth more

# The worth is measured in shares of all points: 0.1 is a tenth of both companies.
OWN_FIRE: Final = 0.8  # what can be hit counts nearly as if it were...
ENEMY_FIRE: Final = 0.6  # ...what can be lost a little less, or nobody would ever attack
PULL: Final = 0.30  # a whole company at its objectives instead of at the other end of the table...
HASTE: Final = 0.90  # ...and how much more when the last turn is near
DRIVEN: Final = 0.40  # more still for who loses when time runs out (FW-16.8)
WATCH: Final = 0.12  # the same for those who guard
HELD: Final = 0.35  # an objective with no enemy within 4": won in the next turn (FW-16.6)
SPEARHEAD: Final = 0.20  # the nearest team to an objective
GUARD: Final = 0.10  # teams beside every objective that the enemy could take...
ALARM: Final = 0.15  # ...and how much more when he is near it
HOLD: Final = 4.0
FADES: Final = 10.0  # inches over which nearness to an objective halves
FIELD: Final = 60.0  # inches over which an approach counts
AFOOT: Final = 8.0  # inches that riding is worth to those who have far to go...
FAR_TO_GO: Final = 20.0  # ...that is, further than this
IN_COVER: Final = 0.03
LEADS: Final = 0.01  # a leader or observer in his place
IN_THE_WAY: Final = 0.002  # an empty transport that stands about


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.step == OVER:
        if state.winner == NOBODY:
            return 0.0
        return 1.0 if state.winner == seat else -1.0
    values = features(state, seat)
    logit = 0.0
    for at in range(len(WEIGHTS)):
        logit += WEIGHTS[at] * values[at]
    return max(-SURE, min(SURE, as_value(logit)))


def features(state: State, seat: int) -> list[float]:
    """Return what the odds of a side depend on."""
    mission = state.field.mission
    worth = worth_of(state, seat)
    late = min(1.0, 0.5 * (state.turns[0] + state.turns[1]) / mission.turn_limit)
    points = ahead = limit = 0.0
    if mission.limit_winner == NOBODY:
        every = 0
        for platoon in state.platoons:
            every += platoon.points
        lead = destroyed_points(state, seat) - destroyed_points(state, 1 - seat)
        points = lead / max(1, every)
        ahead = 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
    else:
        limit = 1.0 if mission.limit_winner == seat else -1.0
    return [
        1.0,
        worth,
        worth * late,
        points,
        points * late,
        ahead,
        ahead * late,
        ahead * late * late,
        limit,
        limit * late,
    ]


def worth_of(state: State, seat: int) -> float:
    """What a side has and may gain, less what the other has and may gain."""
    own, enemy = strength(state, seat), strength(state, 1 - seat)
    total = own + enemy
    value = (own - enemy) / total if total > 0.0 else 0.0
    ranks, foes = ranks_of(state, seat), ranks_of(state, 1 - seat)
    value += OWN_FIRE * hoped_for(state, ranks, foes) / max(1.0, total)
    value -= ENEMY_FIRE * hoped_for(state, foes, ranks) / max(1.0, total)
    value += objectives(state, seat) - objectives(state, 1 - seat)
    value += guard(state, seat) - guard(state, 1 - seat)
    value += posture(state, ranks) - posture(state, foes)
    return value


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


# --- objectives ----------------------------------------------------------------------------------


def objectives(state: State, side: int) -> float:
    """FW-16.6: whether a side holds an objective, or how near its foremost team is to one."""
    best = 0.0
    for objective in state.field.objectives:
        if objective.side != side:
            continue
        nearest = FAR
        contested = False
        for team in state.teams:
            if not team.operational or team.type.kind == TRANSPORT:
                continue
            far = _apart(team, objective)
            if team.side != side:
                contested = contested or far - team.box.reach < HOLD
            elif not state.platoon(team.platoon).independent:
                nearest = min(nearest, far)
        value = SPEARHEAD * _nearness(nearest)
        if nearest <= HOLD and not contested:
            value += HELD
        best = max(best, value)
    return best


def guard(state: State, side: int) -> float:
    """How near a side stands to the objectives that the other can take, and is near to."""
    total = count = 0.0
    for objective in state.field.objectives:
        if objective.side == side:
            continue
        own = enemy = FAR
        for team in state.teams:
            if team.operational and team.type.kind != TRANSPORT:
                if team.side == side:
                    own = min(own, _apart(team, objective))
                else:
                    enemy = min(enemy, _apart(team, objective))
        total += _nearness(own) * (GUARD + ALARM * _nearness(enemy))
        count += 1.0
    return total / count if count else 0.0


def _apart(team: Team, objective: Objective) -> float:
    dx, dy = team.box.x - objective.x, team.box.y - objective.y
    return sqrt(dx * dx + dy * dy)


def _nearness(far: float) -> float:
    return 1.0 / (1.0 + max(0.0, far - HOLD) / FADES)


# --- how platoons stand --------------------------------------------------------------------------


def posture(state: State, ranks: list[Ranks]) -> float:
    """Every platoon in its place: attackers near what they take, guards dug in, leaders near."""
    total = 0.0
    for one in ranks:
        if not one.platoon.independent:
            total += one.platoon.points + 10.0
    value = 0.0
    for one in ranks:
        platoon = one.platoon
        if platoon.independent:
            value += LEADS * _in_place(state, one.teams[0], ranks)
            continue
        share = (platoon.points + 10.0) / total
        attacks = is_attacker(state, platoon)
        pull = urgency(state, platoon.side) if attacks else WATCH
        value += share * pull * max(0.0, 1.0 - to_go(state, one, attacks) / FIELD)
        cover = 0.0
        for team in one.teams:
            cover += _cover(state, team)
            if team.type.kind == TRANSPORT and not state.carried(team.id):
                value -= IN_THE_WAY
        value += share * IN_COVER * (0.3 if attacks else 1.0) * cover / len(one.teams)
    return value


def urgency(state: State, side: int) -> float:
    """What it is worth to be at an objective: more with every turn, and to who must attack."""
    mission = state.field.mission
    driven = DRIVEN if mission.limit_winner == 1 - side else 0.0
    return PULL + driven + HASTE * min(1.0, state.turn_of(side) / mission.turn_limit)


def to_go(state: State, ranks: Ranks, attacks: bool) -> float:
    """The way of a platoon to the nearest objective that it takes or guards, in inches."""
    x = y = 0.0
    for team in ranks.teams:
        x += team.box.x
        y += team.box.y
    x, y = x / len(ranks.teams), y / len(ranks.teams)
    best = FAR
    for objective in state.field.objectives:
        if (objective.side == ranks.platoon.side) == attacks:
            dx, dy = x - objective.x, y - objective.y
            best = min(best, sqrt(dx * dx + dy * dy))
    if best > FAR_TO_GO and attacks:
        for team in state.teams:
            if team.platoon == ranks.platoon.number and team.place == MOUNTED:
                return best - AFOOT
    return best if best < FAR else 0.0


def _in_place(state: State, leader: Team, ranks: list[Ranks]) -> float:
    """FW-4.5, FW-13.25: a leader beside a platoon that fights; an observer with a view."""
    best = FAR
    for one in ranks:
        if one.platoon.independent or has_guns(state, one.platoon.number):
            continue
        for team in one.teams:
            dx, dy = team.box.x - leader.box.x, team.box.y - leader.box.y
            best = min(best, sqrt(dx * dx + dy * dy))
    value = _nearness(best)
    if leader.role == OBSERVER:
        value = 0.3 * value + (1.0 if _sees_an_enemy(state, leader) else 0.0)
    return value


def _sees_an_enemy(state: State, looker: Team) -> bool:
    best, found = FAR, looker
    for team in state.teams:
        if team.side != looker.side and team.place == ON_TABLE:
            dx, dy = team.box.x - looker.box.x, team.box.y - looker.box.y
            if dx * dx + dy * dy < best:
                best, found = dx * dx + dy * dy, team
    return found is not looker and sees(state, looker, found)


def _cover(state: State, team: Team) -> float:
    """FW-8.13, FW-8.14: dug in or in concealing terrain."""
    if team.has(DUG_IN):
        return 1.0
    for area in state.field.areas:
        if area.conceals and partly_in(area, team, team.box):
            return 0.6
    return 0.0
