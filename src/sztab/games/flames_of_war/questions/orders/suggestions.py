"""Whole orders that a person may take over as they are, or change first: Suggest on the table."""

from math import hypot
from random import Random

from sztab.games.flames_of_war.chapters.c16_setup.deployment import AskDeploy
from sztab.games.flames_of_war.chapters.c16_setup.placing import allowed
from sztab.games.flames_of_war.geometry.measure import FAR
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, Move, Order
from sztab.games.flames_of_war.questions.orders.charges import charges
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import AMBUSH, ASSAULT, MOVEMENT, SHOOTING, STARTING
from sztab.games.flames_of_war.thinking.proposals.choosing import propose
from sztab.games.flames_of_war.thinking.proposals.steps.moving import orders
from sztab.games.flames_of_war.thinking.proposals.steps.placing import placings
from sztab.games.flames_of_war.thinking.proposals.steps.shooting import fires

MOST_SHOOTERS = 20  # of one platoon; no list has as many, and each is weighed against each target
MOST = 12  # suggestions for one platoon; more than anybody leafs through


def suggest(state: State, seat: int, number: int) -> list[Move]:
    """Return legal orders for one platoon (0: for the open question), nearest its objective first.

    The same position always gets the same suggestions, so that asking twice tells nothing new.
    """
    random = Random(number)
    found: list[Move] = []
    question = state.question()
    if question is not None and question.seat != seat:
        return []  # somebody else is asked
    if question is not None:
        if isinstance(question, AskDeploy) and number in allowed(state, seat):
            found += placings(state, number, DEPLOY, random, True)
        else:
            found = propose(state, seat, random, MOST)
    elif number and state.platoon(number).side == seat and not state.platoon(number).acted:
        platoon = state.platoon(number)
        if state.step == STARTING and platoon.where == AMBUSH:
            found += placings(state, number, AMBUSH_POSES, random, True)
        elif state.step == MOVEMENT:
            found = [move for move in orders(state, platoon, random) if _acts(move)]
            found.sort(key=lambda move: _to_go(state, platoon.side, move))
        elif state.step == SHOOTING and len(state.members(number)) <= MOST_SHOOTERS:
            found = fires(state, platoon, random, False)
        elif state.step == ASSAULT:
            found += charges(state, platoon)
    return found[:MOST]


def _acts(move: Move) -> bool:
    return not isinstance(move, Order) or bool(move.legs) or move.dig_in


def _to_go(state: State, side: int, move: Move) -> float:
    """Inches from the teams that move to the objective they could take; digging in comes last."""
    ends = [leg.path[-2:] for leg in move.legs if leg.path] if isinstance(move, Order) else []
    goals = [(o.x, o.y) for o in state.field.objectives if o.side == side]
    if not ends:
        return FAR
    far = [
        min([hypot(x / 1000 - gx, y / 1000 - gy) for gx, gy in goals], default=0.0) for x, y in ends
    ]
    return sum(far) / len(far)
