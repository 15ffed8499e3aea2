"""The random bot: any legal move is as good as another."""

from random import Random
from typing import Any

from sztab.bots.mind import World
from sztab.core.game import AnyGame, Seat


def choose_at_random(game: AnyGame, world: World, seat: Seat, random: Random) -> Any:
    """Any listed move, or a proposed one where moves cannot be listed."""
    state = world()
    if game.lists_all(state, seat):
        return random.choice(game.moves(state, seat))
    return random.choice(game.propose(state, seat, random, 1))
