"""A bot of one's own: it plays any game, and never sees what its seat may not know."""

from random import Random
from typing import Any

from sztab import find_game, open_table
from sztab.bots import Bot, find_bot
from sztab.bots.mind import World
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat


def choose_by_rollout(game: AnyGame, world: World, seat: Seat, random: Random) -> Any:
    """Of a few proposals, the one after which a short stretch of random play goes best."""
    tried = game.propose(world(), seat, random, 6)
    return max(tried, key=lambda move: _after(game, world(), seat, move, random))


def _after(game: AnyGame, state: Any, seat: Seat, move: Any, random: Random) -> float:
    state = game.copy(state)
    fate = SeededFate(random)
    game.advance(state, seat, move, fate)
    for _ply in range(8):
        if not game.awaited(state):
            break
        awaited = game.awaited(state)[0]
        chosen = random.choice(game.propose(state, awaited, random, 4))
        game.advance(state, awaited, chosen, fate)
    return game.evaluate(state, seat)


if __name__ == "__main__":
    game = find_game("medieval-battle")
    bots = [Bot("rollout", 1, choose_by_rollout), find_bot("random")]
    table = open_table(game, seed=2)
    random = Random(2)
    while table.awaited and len(table.record.entries) < 150:
        seat = table.seat(None)
        table.play(game.text(bots[seat].choose(game, table.state, seat, random)))
    print(f"{len(table.record.entries)} moves; victory points {table.view()['vp']}")
