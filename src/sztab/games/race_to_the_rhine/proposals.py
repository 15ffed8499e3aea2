"""What bots try: whole loads instead of single tokens, and no idle shuffling of supplies."""

from sztab.games.race_to_the_rhine import engine
from sztab.games.race_to_the_rhine.moves import Move
from sztab.games.race_to_the_rhine.state import State


def proposals(state: State) -> list[Move]:
    """A sensible reduced set of legal moves."""
    return engine.moves(state)
