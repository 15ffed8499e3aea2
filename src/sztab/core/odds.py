"""Exact odds: what a move may come to, before it is made."""

from dataclasses import dataclass
from typing import Any

from sztab.core.fate import Outcome, enumerate_fate
from sztab.core.game import AnyGame, Seat


@dataclass(frozen=True)
class Chance:
    """One course of fate: its probability, its outcomes, and the state it comes to."""

    probability: float
    outcomes: list[Outcome]
    state: Any


def odds(game: AnyGame, state: Any, seat: Seat, move: Any) -> list[Chance]:
    """Every course of a legal move; the probabilities sum to 1."""

    return [
        Chance(probability, outcomes, after)
        for probability, outcomes, after in enumerate_fate(
            lambda fate: game.apply(state, seat, move, fate).state
        )
    ]
