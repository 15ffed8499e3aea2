"""The greedy bot: the move after which the position looks best, one ply deep."""

from random import Random
from typing import Any, Final

from sztab.bots.mind import World
from sztab.core.fate import RecordingFate, SeededFate
from sztab.core.game import AnyGame, Seat

PROPOSED: Final = 128  # candidates asked of the game
WORLDS: Final = 4  # hidden facts are drawn this often
ROLLS: Final = 6  # and where a move asks fate, this many outcomes are drawn in each world


def choose_greedily(game: AnyGame, world: World, seat: Seat, random: Random) -> Any:
    """The candidate with the best average evaluation; equals are drawn by lot."""
    worlds = _worlds(game, world)
    tried = game.propose(worlds[0], seat, random, PROPOSED)
    if len(tried) == 1:
        return tried[0]
    luck = random.getrandbits(64)  # every candidate meets the same luck, so merit decides
    values = [_value(game, worlds, seat, move, luck) for move in tried]
    best = max(values)
    return random.choice(
        [move for move, value in zip(tried, values, strict=True) if value > best - 1e-12]
    )


def _worlds(game: AnyGame, world: World) -> list[Any]:
    """A few different worlds; only one where nothing is hidden, so that no work is done twice."""
    if game.all_open:
        return [world()]
    drawn = [world(), world()]
    if game.dump(drawn[0]) == game.dump(drawn[1]):
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
