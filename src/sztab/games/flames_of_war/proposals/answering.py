"""Section 19.2: answers to questions that are better than the default."""

from random import Random
from typing import Final

from sztab.games.flames_of_war import agenda, engine
from sztab.games.flames_of_war.answers import default_answer
from sztab.games.flames_of_war.chapters.aircraft import SAFETY, check_strike, planes
from sztab.games.flames_of_war.chapters.artillery import guns_of
from sztab.games.flames_of_war.chapters.deployment import held_back
from sztab.games.flames_of_war.chapters.placing import allowed
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    CHANGE_TANK,
    COUNTERATTACK,
    DECLINE,
    DEPLOY,
    DISENGAGE,
    HOLD_BACK,
    INTENT,
    INTERCEPT,
    JOIN,
    YES,
    Move,
    Plain,
    Run,
)
from sztab.games.flames_of_war.proposals.assaulting import charge
from sztab.games.flames_of_war.proposals.placing import placings
from sztab.games.flames_of_war.proposals.roles import has_guns
from sztab.games.flames_of_war.proposals.stepping import consolidations, flights
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import ON_TABLE

PLANNED: Final = (agenda.ASK_DEPLOY, agenda.ASK_HOLD_BACK)  # the default is only a last resort


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
        found += flights(state, seat, args[1])
    elif kind == agenda.ASK_CONSOLIDATE:
        found += consolidations(state, seat, args[1])
    elif kind == agenda.ASK_HOLD_BACK:
        found.append(_held_back(state, seat, random))
    elif kind == agenda.ASK_DEPLOY:
        found += placings(state, random.choice(allowed(state, seat)), DEPLOY, random)
    default = default_answer(state, question)
    if kind not in PLANNED:
        found.append(default)
    found = [move for move in found if engine.check(state, seat, move) is None]
    return found or [default]


def _held_back(state: State, seat: int, random: Random) -> Plain:
    """FW-16.12: guns that aim lie in ambush; infantry and batteries hold the table by turns."""
    reserve, ambush = held_back(state, seat)
    foot: list[int] = []
    batteries: list[int] = []
    guns: list[int] = []
    others: list[int] = []
    for platoon in state.platoons:
        if platoon.side == seat and not platoon.independent:
            if guns_of(state, platoon.number):
                batteries.append(platoon.number)
            elif has_guns(state, platoon.number):
                guns.append(platoon.number)
            elif any(t.type.vehicle for t in state.teams if t.platoon == platoon.number):
                others.append(platoon.number)  # what is fast still arrives in time
            else:
                foot.append(platoon.number)
    random.shuffle(foot)
    random.shuffle(batteries)
    hidden = (guns + foot + others + batteries)[:ambush]
    first = [number for number in foot + guns if number not in hidden]
    order = first[:1] + batteries[-1:] + first[1:] + batteries[:-1] + others
    order = [number for number in order if number not in hidden]
    later = order[len(order) - reserve :]
    return Plain(HOLD_BACK, (reserve, *sorted(later), *sorted(hidden)))


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
