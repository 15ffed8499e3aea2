"""One table of an agent: it holds one seat, bots play the others while it waits."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

from sztab.agents.seat import LONGEST_MOVE, AgentSeat
from sztab.bots import STAND_IN, Bot, find_bot
from sztab.core.errors import RulesError
from sztab.core.table import Table

Keep = Callable[["AgentTable"], None]


class AgentTable(AgentSeat):
    """A game with one seat for an agent."""

    def __init__(
        self,
        name: str,
        table: Table,
        seat: str,
        bots: dict[str, Bot],
        random: Random,
        keep: Keep | None = None,
    ) -> None:
        super().__init__(table, seat, random)
        self.name: Final = name
        self.bots: Final = bots
        self.keep: Final = keep
        self.resigned = False
        self.refusals = 0  # in the whole game
        self.refused = 0  # in a row
        self.told = -1  # the last move whose events were told; -1: not even the opening
        self.changed: Final = asyncio.Event()
        self.bots_at_work: asyncio.Task[None] | None = None

    @property
    def mine(self) -> bool:
        """Return True if the agent must decide now."""
        return not self.resigned and super().mine

    def news(self, language: str) -> list[str]:
        """Return what the seat has heard since it was last told."""
        since, self.told = self.told, len(self.table.record.entries)
        return self.heard(language, since)

    # --- changes --------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Make a move of the agent; raises ``RulesError``, and counts it as a refusal."""
        try:
            self.table.decide(text[:LONGEST_MOVE], self.seat)
        except RulesError:
            self.refused += 1
            self.refusals += 1
            raise
        self.refused = 0
        self._kept()

    def resign(self) -> None:
        """Give the seat to a bot, which plays on."""
        self.resigned = True
        self.bots[self.seat] = find_bot(STAND_IN)

    def wake(self) -> None:
        """Let the bots that are awaited think, beside everything else."""
        if self.bots_at_work is None or self.bots_at_work.done():
            self.changed.clear()
            self.bots_at_work = asyncio.create_task(self._bots_play())

    async def settled(self, seconds: float) -> bool:
        """Wait until the agent must decide or the game is over, but not longer than that."""
        self.wake()
        if not (self.mine or self.over):
            try:
                await asyncio.wait_for(self.changed.wait(), seconds)
            except TimeoutError:
                return False
        return True

    async def _bots_play(self) -> None:
        """Play for the bots until the agent alone is awaited or the game is over."""
        while True:
            waiting = [name for name in self.table.awaited if name in self.bots]
            if self.mine:
                self.changed.set()
            if not waiting:
                self.changed.set()
                return
            name = waiting[0]
            state, seat = self.table.state, self.table.seat(name)
            random = Random(self.random.getrandbits(64))
            move = await asyncio.to_thread(self.bots[name].choose, self.game, state, seat, random)
            text = self.game.text(move)
            if self.table.state is not state and self.game.check(self.table.state, seat, move):
                continue  # the agent moved at the same time, and this fits no longer
            self.table.decide(text, name)
            self._kept()

    def _kept(self) -> None:
        if self.keep is not None:
            self.keep(self)
