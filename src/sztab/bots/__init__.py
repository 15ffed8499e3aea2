"""The bots: they play any game through its contract, from what their seat knows.

A bot is a *mind*: a way of choosing. The mind never sees the table; it is handed a function
that imagines a world its seat cannot tell from the real one. ``Bot.choose`` is the only place
where the true state meets a bot.
"""

from random import Random
from typing import Any, Final, final

from sztab.bots.greedy_bot import choose_greedily
from sztab.bots.levels import COLONEL, GENERAL, RECRUIT, SERGEANT, Level
from sztab.bots.mind import Mind
from sztab.bots.random_bot import choose_at_random
from sztab.bots.search.budget import Clock
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Seat
from sztab.core.options import nearest

__all__ = ["BOTS", "STAND_IN", "Bot", "Mind", "find_bot"]


@final
class Bot:
    """A bot that can sit in any seat: its name, its level (0 is the weakest) and its mind."""

    def __init__(self, name: str, level: int, mind: Mind) -> None:
        self.name: Final = name
        self.level: Final = level
        self.mind: Final = mind

    def choose(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        random: Random,
        clock: Clock | None = None,
        share: float = 1.0,
    ) -> Any:
        """Return a legal move for *seat*, chosen without a look at what the seat may not know.

        With a *clock* a level thinks for *share* of its seconds at a table, without one it looks
        at *share* of its number of positions: then the same *random* brings the same move.
        """

        def world() -> Any:
            return game.resample(state, seat, random)

        if isinstance(self.mind, Level):
            return self.mind.think(game, world, seat, random, clock, share)
        return self.mind(game, world, seat, random)


BOTS: Final = {
    bot.name: bot
    for bot in (
        Bot("random", 0, choose_at_random),
        Bot("greedy", 1, choose_greedily),
        Bot("recruit", 1, RECRUIT),
        Bot("sergeant", 2, SERGEANT),
        Bot("colonel", 3, COLONEL),
        Bot("general", 4, GENERAL),
    )
}

STAND_IN: Final = "sergeant"  # plays on, at once, for a seat that resigned


def find_bot(name: str) -> Bot:
    """The bot called *name*."""
    if name not in BOTS:
        raise SztabError(
            f"There is no bot {name!r}: choose {', '.join(BOTS)}.{nearest(name, list(BOTS))}"
        )
    return BOTS[name]
