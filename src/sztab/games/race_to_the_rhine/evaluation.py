"""What a position is worth, for bots."""

from sztab.games.race_to_the_rhine.state import State


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    return 0.0
