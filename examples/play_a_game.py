"""Two bots play a game of Medieval Battle, and the log is read aloud in both languages."""

from random import Random

from sztab import find_game, open_table
from sztab.bots import find_bot

game = find_game("medieval-battle")
table = open_table(game, {"map": "random"}, seed=1)
bot = find_bot("greedy")
random = Random(1)
while table.awaited:
    seat = table.seat(None)
    table.play(game.text(bot.choose(game, table.state, seat, random)))

for language in ("en", "pl"):
    print("\n".join(table.log(language)[-6:]), end="\n\n")
print(game.picture(table.state, None))
