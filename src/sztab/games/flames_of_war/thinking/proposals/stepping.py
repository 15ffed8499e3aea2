"""FW-11.19, FW-15.4: where the winner of an assault goes, and where a platoon flees to."""

from typing import Final

from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c11_assault.contact import CHARGE_REACH
from sztab.games.flames_of_war.geometry.measure import canonical, cosine, heading_to, sine
from sztab.games.flames_of_war.moves import CONSOLIDATE, DISENGAGE_MOVE, Move, Placing, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CROSS_COUNTRY
from sztab.games.flames_of_war.thinking.proposals.goals import apart, cover_near, middle_team
from sztab.games.flames_of_war.thinking.proposals.roles import own_objectives
from sztab.games.flames_of_war.thinking.proposals.steps.moving import (
    can_walk,
    nearest_team,
    straight_leg,
    teams_on_table,
)
from sztab.games.flames_of_war.writing.clauses import Leg, Pose

SHORT_OF: Final = 0.01  # inches less than allowed, for the rounding of poses


def consolidations(state: State, seat: int, number: int) -> list[Move]:
    """FW-11.19: the winner towards its objective, or into the nearest cover."""
    teams = [team for team in state.standing(number) if team.operational]
    if not teams:
        return []
    platoon, lead = state.platoon(number), middle_team(teams).box
    aims = [(apart(lead.x, lead.y, o.x, o.y), o.x, o.y) for o in own_objectives(state, platoon)]
    aims.sort()
    spots = [(x, y) for _far, x, y in aims[:1]]
    spots += [(x, y) for x, y, _off in cover_near(state, platoon, teams, lead)[:1]]
    found: list[Move] = []
    for x, y in spots:
        poses = _steps(state, seat, teams, x, y)
        if poses:
            found.append(Placing(CONSOLIDATE, 0, poses))
    return found


def _steps(state: State, seat: int, teams: list[Team], x: float, y: float) -> tuple[Pose, ...]:
    """Every team that can a full step towards a point, those in front first."""
    ordered = [(apart(team.box.x, team.box.y, x, y), team.id) for team in teams]
    ordered.sort()
    poses: list[Pose] = []
    for far, id in ordered:
        team = state.team(id)
        ahead = heading_to(x - team.box.x, y - team.box.y)
        step = min(CHARGE_REACH - SHORT_OF, far)
        px = canonical(team.box.x + step * cosine(ahead))
        py = canonical(team.box.y + step * sine(ahead))
        tried = (*poses, Pose(id, px, py, team.heading))
        if engine.check(state, seat, Placing(CONSOLIDATE, 0, tried)) is None:
            poses.append(tried[-1])
    return tuple(poses)


def flights(state: State, seat: int, number: int) -> list[Move]:
    """FW-15.4: a disengaging platoon straight away from the nearest enemy."""
    movers = [t for t in teams_on_table(state, state.platoon(number)) if can_walk(t)]
    if not movers:
        return []
    lead = middle_team(movers)
    enemy = nearest_team(state.enemies(seat), lead.box.x, lead.box.y)
    if enemy is None:
        return []
    ahead = heading_to(lead.box.x - enemy.box.x, lead.box.y - enemy.box.y)
    for share in (2.0, 1.0, 0.5):
        legs: list[Leg] = []
        for team in movers:
            length = share * team.type.allowances[CROSS_COUNTRY] - SHORT_OF
            leg = straight_leg(state, team, ahead, length, [], False)
            if leg is not None:
                legs.append(leg)
        run = Run(DISENGAGE_MOVE, 0, 0, tuple(legs))
        if legs and engine.check(state, seat, run) is None:
            return [run]
    return []
