"""Play every game at random with a fixed seed, and print a hash of all records."""

import hashlib
import sys
from random import Random

from sztab import open_table
from sztab.bots import find_bot
from sztab.core.record import to_text
from sztab.core.registry import games


def main() -> None:
    """Play as many moves of each game as the first argument says."""
    most = int(sys.argv[1])
    total = hashlib.sha256()
    for game in games().values():
        table, random, bot = open_table(game, {}, seed=7), Random(7), find_bot("random")
        for _move in range(most):
            if not table.awaited:
                break
            move = bot.choose(game, table.state, table.seat(None), random)
            table.play(game.text(move))
        total.update(to_text(table.record).encode())
    sys.stdout.write(f"{total.hexdigest()}\n")


if __name__ == "__main__":
    main()
