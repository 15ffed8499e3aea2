"""Section 19.2: answers to questions that are better than the default."""

from random import Random

from sztab.games.flames_of_war import agenda, engine
from sztab.games.flames_of_war.answers import default_answer
from sztab.games.flames_of_war.chapters.aircraft import SAFETY, check_strike, planes
from sztab.games.flames_of_war.chapters.placing import allowed
from sztab.games.flames_of_war.clauses import Leg
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import heading_to
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    CHANGE_TANK,
    COUNTERATTACK,
    DECLINE,
    DEPLOY,
    DISENGAGE,
    DISENGAGE_MOVE,
    INTENT,
    INTERCEPT,
    JOIN,
    YES,
    Move,
    Plain,
    Run,
)
from sztab.games.flames_of_war.proposals.assaulting import charge
from sztab.games.flames_of_war.proposals.goals import middle_team
from sztab.games.flames_of_war.proposals.moving import (
    can_walk,
    nearest_enemy,
    straight_leg,
    teams_on_table,
)
from sztab.games.flames_of_war.proposals.placing import placings
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import CROSS_COUNTRY, ON_TABLE


def answers(state: State, seat: int, random: Random) -> list[Move]:
    """The default, and what else is worth a thought."""
    question = agenda.asked(state)
    assert question is not None
    kind, args = question.kind, question.args
    found: list[Move] = []
    if kind == agenda.ASK_REACT and args[6]:
        legs = charge(state, args[2], args[1], True)
        if legs is not None:
            found.append(Run(COUNTERATTACK, 0, 0, legs))
    elif kind == agenda.ASK_DISENGAGE:
        found.append(Plain(DISENGAGE, (YES,)))
    elif kind == agenda.ASK_INTENT:
        found.append(Plain(INTENT, (YES,)))
    elif kind == agenda.ASK_INTERCEPT:
        found.append(Plain(INTERCEPT, (YES,)))
    elif kind == agenda.ASK_JOIN:
        found.append(Plain(JOIN, (args[1], args[3])))
    elif kind == agenda.ASK_CHANGE:
        found.append(Plain(CHANGE_TANK, (args[1], args[2])))
    elif kind == agenda.ASK_AIR_STRIKE:
        found += strikes(state, random)
    elif kind == agenda.ASK_DISENGAGE_MOVE:
        found += _flights(state, seat, args[1])
    elif kind == agenda.ASK_DEPLOY:
        found += placings(state, random.choice(allowed(state, seat)), DEPLOY, random)
    default = default_answer(state, question)
    if default.text() not in [move.text() for move in found]:
        found.append(default)
    return [move for move in found if engine.check(state, seat, move) is None]


def _flights(state: State, seat: int, number: int) -> list[Move]:
    """FW-15.4: a disengaging platoon straight away from the nearest enemy."""
    movers = [t for t in teams_on_table(state, state.platoon(number)) if can_walk(t)]
    if not movers:
        return []
    lead = middle_team(movers)
    enemy = nearest_enemy(state, seat, lead.box.x, lead.box.y)
    if enemy is None:
        return []
    ahead = heading_to(lead.box.x - enemy.box.x, lead.box.y - enemy.box.y)
    for share in (2.0, 1.0, 0.5):
        legs: list[Leg] = []
        for team in movers:
            length = share * team.type.allowances[CROSS_COUNTRY] - 0.01
            leg = straight_leg(state, team, ahead, length, False, False)
            if leg is not None:
                legs.append(leg)
        run = Run(DISENGAGE_MOVE, 0, 0, tuple(legs))
        if legs and engine.check(state, seat, run) is None:
            return [run]
    return []


def strikes(state: State, random: Random) -> list[Move]:
    """Air strikes on enemies with no own team near."""
    found: list[Move] = []
    enemies = state.enemies(state.side)
    random.shuffle(enemies)
    for enemy in enemies:
        near = any(
            team.side == state.side
            and team.place == ON_TABLE
            and distance(team.box, enemy.box) <= SAFETY + 0.01
            for team in state.teams
        )
        weapon = random.randrange(len(planes(state).names))
        if not near and check_strike(state, enemy.id, weapon) is None:
            found.append(Plain(AIR_STRIKE, (enemy.id, weapon)))
            break
    return found or [Plain(DECLINE)]
