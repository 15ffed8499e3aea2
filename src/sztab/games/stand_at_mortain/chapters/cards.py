"""SM-3.1 to SM-3.5 and SM-3.9: the cards and what they allow."""

from sztab.games.stand_at_mortain.state import BOTH, JACK, RANK, State


def is_face(card: str) -> bool:
    """SM-3.5, SM-5.7: jack, queen or king?"""
    return RANK[card] >= JACK


def allowance(state: State) -> int:
    """SM-3.4: how many units a number card activates."""
    return state.field.activations[RANK[state.card]]


def joker_is_early(state: State) -> bool:
    """SM-3.9: has a side not yet had an activation card of its colour this turn?"""
    return state.had != BOTH
