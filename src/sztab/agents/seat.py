"""One seat of a table, as an agent may ask about it: by what the seat knows.

Questions about moves are answered in a world that the seat cannot tell from the real one, so
nothing hidden can be probed. Local tables and those of a server are asked alike.
"""

from random import Random
from typing import Any, Final

from sztab.core.errors import IllegalMoveError, RulesError
from sztab.core.game import AnyGame, Offer
from sztab.core.odds import ToldChance, told_odds
from sztab.core.said import Refusal
from sztab.core.table import Table

MOST_COURSES: Final = 3000  # of fate, for the odds of a move
PROPOSED: Final = 12  # examples where moves cannot be listed
LONGEST_MOVE: Final = 10_000  # characters; a longer text is refused before it is parsed


class AgentSeat:
    """A seat of a game in play."""

    def __init__(self, table: Table, seat: str, random: Random) -> None:
        self.table: Final = table
        self.game: Final[AnyGame] = table.game
        self.seat: Final = seat
        self.number: Final = table.seat(seat)
        self.random: Final = random

    @property
    def mine(self) -> bool:
        """Return True if the agent must decide now."""
        return self.seat in self.table.awaited

    @property
    def over(self) -> bool:
        """Return True if the game has ended."""
        return self.table.result is not None

    def world(self) -> Any:
        """Return a position that the seat cannot tell from the real one."""
        return self.game.resample(self.table.state, self.number, self.random)

    def offers(self) -> list[Offer]:
        """Return what may be chosen now."""
        return self.game.offers(self.table.state, self.number) if self.mine else []

    def examples(self) -> list[str]:
        """Return some legal moves where they are too many to be listed."""
        if not self.mine or self.game.lists_all(self.table.state, self.number):
            return []
        found = self.game.propose(self.world(), self.number, self.random, PROPOSED)
        return list(dict.fromkeys(self.game.text(move) for move in found))

    def why_not(self, text: str) -> Refusal | None:
        """Return why a move cannot be made now, by what the seat knows; ``None`` if it can."""
        try:
            world = self.world()
            move = self.game.meant(world, self.number, text[:LONGEST_MOVE])
            return self.game.check(world, self.number, move)
        except RulesError as error:
            return error.refusal

    def odds(self, text: str) -> list[ToldChance] | None:
        """Return what may be heard after a move; ``None`` if fate has too many courses."""
        world = self.world()
        move = self.game.meant(world, self.number, text[:LONGEST_MOVE])
        refusal = self.game.check(world, self.number, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        return told_odds(self.game, world, self.number, move, MOST_COURSES)

    def heard(self, language: str, since: int) -> list[str]:
        """Return what the seat has heard behind move *since*; -1: with the opening."""
        made = len(self.table.record.entries)
        return self.table.log(language, self.seat, None if since < 0 else min(since, made))
