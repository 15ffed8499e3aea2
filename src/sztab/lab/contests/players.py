"""Players: whoever can hold a seat in the lab, made from a short text such as ``greedy``."""

from random import Random
from typing import Any, Final, Protocol, final

from sztab.bots import Bot, find_bot
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Seat
from sztab.programs.command import check_startable
from sztab.programs.process import find_program, is_program


class Player(Protocol):
    """Something that chooses a move for a seat."""

    def choose(self, game: AnyGame, state: Any, seat: Seat, random: Random) -> Any:
        """Return a legal move of *seat*, from what the seat may know."""


@final
class Hurried:
    """A bot that looks at a share of its positions only."""

    def __init__(self, bot: Bot, share: float) -> None:
        self.bot: Final = bot
        self.share: Final = share

    def choose(self, game: AnyGame, state: Any, seat: Seat, random: Random) -> Any:
        """Return a legal move of *seat*, found with less thought."""
        return self.bot.choose(game, state, seat, random, share=self.share)


def find_player(text: str) -> Player:
    """Return the player that *text* names: a bot, or a program as ``program:./mybot``.

    ``general:0.1`` is a bot with a tenth of its budget.
    """
    if is_program(text):
        program = find_program(text)
        check_startable(program.command[0])
        return program
    name, sign, share = text.partition(":")
    bot = find_bot(name)
    if not sign:
        return bot
    try:
        part = float(share)
    except ValueError:
        part = 0.0
    if not 0 < part <= 100:
        raise SztabError(
            f"{share!r} is not a share of a bot's budget: write {name}:0.1, for example."
        )
    return Hurried(bot, part)
