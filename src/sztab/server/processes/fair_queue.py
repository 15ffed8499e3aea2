"""Whose work comes next: those who wait for it first, and of these each owner in turn."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from sztab.server.errors import refused

MOST_OWNERS: Final = 10_000  # remembered; then all begin anew


class Priority(NamedTuple):
    """How urgent a piece of work is (0 first), and who it is done for."""

    rank: int = 0
    owner: str = ""


Asked = Callable[[], Priority]  # asked again each time: people come and go while work waits


class _Waiting(NamedTuple):
    number: int
    standing: Asked
    turn: "asyncio.Future[None]"


class FairQueue:
    """A number of places that are given out by rank, then to the owner served longest ago.

    At most *waiting* pieces of work of one owner wait for a place; more are refused.
    """

    def __init__(self, places: int, waiting: int | None = None) -> None:
        self._free = places
        self._most: Final = waiting
        self._number = 0
        self._waiting: Final[list[_Waiting]] = []
        self._served: Final[dict[str, int]] = {}  # by owner: when, counted in turns

    @asynccontextmanager
    async def place(self, standing: Asked) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
        if self._most is not None and self._waits(standing().owner) >= self._most:
            raise refused("too-fast", 429)
        self._number += 1
        mine = _Waiting(self._number, standing, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._give()
        try:
            await mine.turn
        except BaseException:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:  # it was given a place at the same moment
                self._give_back()
            raise
        try:
            yield
        finally:
            self._give_back()

    def _waits(self, owner: str) -> int:
        """Return how much work of an owner waits."""
        return sum(one.standing().owner == owner for one in self._waiting)

    def _give_back(self) -> None:
        self._free += 1
        self._give()

    def _give(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._order)
            self._waiting.remove(first)
            if len(self._served) >= MOST_OWNERS:
                self._served.clear()
            self._number += 1
            self._served[first.standing().owner] = self._number
            self._free -= 1
            first.turn.set_result(None)

    def _order(self, one: _Waiting) -> tuple[int, int, int]:
        rank, owner = one.standing()
        return rank, self._served.get(owner, 0), one.number
