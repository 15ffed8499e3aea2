"""The greedy bot: the move after which the position looks best, one ply deep."""

from random import Random
from typing import Any, Final

from sztab.bots.mind import World
from sztab.core.fate import RecordingFate, SeededFate
from sztab.core.game import AnyGame, Seat
from sztab.core.record import state_hash

FEW: Final = 64  # up to this many legal moves, all are tried
PROPOSED: Final = 24  # else this many proposals
WORLDS: Final = 4  # hidden facts are drawn this often
ROLLS: Final = 6  # and where a move asks fate, this many outcomes are drawn in each world


def choose_greedily(game: AnyGame, world: World, seat: Seat, random: Random) -> Any:
    """The candidate with the best average evaluation; equals are drawn by lot."""
    worlds = _worlds(game, world)
    tried = candidates(game, worlds[0], seat, random)
    if len(tried) == 1:
        return tried[0]
    luck = random.getrandbits(64)  # every candidate meets the same luck, so merit decides
    values = [_value(game, worlds, seat, move, luck) for move in tried]
    best = max(values)
    return random.choice(
        [move for move, value in zip(tried, values, strict=True) if value > best - 1e-12]
    )


def candidates(game: AnyGame, state: Any, seat: Seat, random: Random) -> list[Any]:
    """The moves worth a look: all of them when few, else what the game proposes."""
    if game.lists_all(state, seat):
        listed = game.moves(state, seat)
        if len(listed) <= FEW:
            return listed
    return game.propose(state, seat, random, PROPOSED)


def _worlds(game: AnyGame, world: World) -> list[Any]:
    """A few different worlds; only one where nothing is hidden, so that no work is done twice."""
    drawn = [world(), world()]
    if state_hash(game, drawn[0]) == state_hash(game, drawn[1]):
        return drawn[:1]
    return drawn + [world() for _more in range(WORLDS - 2)]


def _value(game: AnyGame, worlds: list[Any], seat: Seat, move: Any, luck: int) -> float:
    """How good the position is after *move*, on average over worlds and fate."""
    total, count = 0.0, 0
    fate = SeededFate(Random(luck))
    for world in worlds:
        for _roll in range(ROLLS):
            after = game.copy(world)
            chance = RecordingFate(fate)
            game.advance(after, seat, move, chance)
            total += game.evaluate(after, seat)
            count += 1
            if not chance.outcomes:
                break  # without fate every roll would come to the same
    return total / count
