"""Whole orders that a person may take over as they are, or change first: Suggest on the table."""

from random import Random

from sztab.games.flames_of_war import agenda, proposals
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, Move, Order
from sztab.games.flames_of_war.state import (
    ASSAULT,
    MOVEMENT,
    SHOOTING,
    STARTING,
    State,
)

MOST = 12  # suggestions for one platoon; more than anybody leafs through


def suggest(state: State, seat: int, number: int) -> list[str]:
    """Legal orders for one platoon (0: for the open question); those that go somewhere first.

    The same position always gets the same suggestions, so that asking twice tells nothing new.
    """
    random = Random(number)
    found: list[Move] = []
    question = agenda.asked(state)
    if question is not None:
        if question.kind == agenda.ASK_DEPLOY and number:
            found = proposals.placings(state, number, DEPLOY, random)
        else:
            found = proposals.propose(state, seat, random, MOST)
    elif number and state.platoon(number).side == seat:
        platoon = state.platoon(number)
        if state.step == STARTING:
            found = proposals.placings(state, number, AMBUSH_POSES, random)
        elif state.step == MOVEMENT:
            found = [move for move in proposals.orders(state, platoon, random) if _acts(move)]
            found.sort(key=_stays)
        elif state.step == SHOOTING:
            found = proposals.fires(state, platoon, random)
        elif state.step == ASSAULT:
            found = proposals.assaults(state, platoon, True)
    return [move.text() for move in found[:MOST]]


def _acts(move: Move) -> bool:
    return not isinstance(move, Order) or bool(move.legs) or move.dig_in


def _stays(move: Move) -> bool:
    return isinstance(move, Order) and not move.legs
