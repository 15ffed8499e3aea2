"""Candidate moves for bots: good, legal, and never none."""

from random import Random
from typing import Final

from sztab.games.flames_of_war import agenda, engine
from sztab.games.flames_of_war.answers import default_answer
from sztab.games.flames_of_war.moves import (
    END_STEP,
    Move,
    Plain,
    Starting,
)
from sztab.games.flames_of_war.state import STARTING, State

TRIES: Final = 4


def propose(state: State, seat: int, random: Random, k: int) -> list[Move]:
    """Up to *k* candidates; what is not legal is left out."""
    question = agenda.asked(state)
    if question is not None:
        return [default_answer(state, question)][:k]
    found: list[Move] = []
    if state.step == STARTING and not state.started:
        found.append(Starting())
    found.append(Plain(END_STEP))
    return [move for move in found if engine.check(state, seat, move) is None][:k]
