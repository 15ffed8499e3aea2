"""A small study: does the first turn help? Greedy bots on random maps, with an interval."""

from random import Random

from sztab import find_game
from sztab.bots import find_bot
from sztab.core.fate import SeededFate
from sztab.core.options import validated

GAMES = 12

game = find_game("medieval-battle")
bot = find_bot("greedy")
options = validated(game.id, game.options(), {"map": "random"})
wins = 0.0
for seed in range(GAMES):
    random = Random(seed)
    state = game.new(options, game.seatings[0], SeededFate(random))
    while awaited := game.awaited(state):
        move = bot.choose(game, state, awaited[0], random)
        game.advance(state, awaited[0], move, SeededFate(random))
    result = game.result(state)
    assert result is not None
    wins += (1 in result.winners) / len(result.winners)

# Wilson's interval: honest also for few games and for rates near 0 or 1.
share, z = wins / GAMES, 1.96
centre = (share + z * z / (2 * GAMES)) / (1 + z * z / GAMES)
half = z / (1 + z * z / GAMES) * (share * (1 - share) / GAMES + z * z / (4 * GAMES**2)) ** 0.5
print(
    f"Yellow wins {share:.0%} of {GAMES} games (95 %: {centre - half:.0%} to {centre + half:.0%})"
)
