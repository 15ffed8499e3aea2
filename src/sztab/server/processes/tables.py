"""Which rule process keeps which table, and how a table finds another one.

A table has a home, where it was loaded. If its home is held up by a long computation, or is ended
with one, the table is loaded in another process from its rows: nobody waits for somebody else's
computation. A table that overran, or takes long for one answer, is set apart with others like it
for a while: many slow tables wait for each other, and the quick ones for none of them.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from sztab.server.errors import refused
from sztab.server.processes.launcher import Launcher
from sztab.server.processes.process import IN_LINE, GoneError, OverrunError, RuleProcess
from sztab.server.rules import messages

EXTRA: Final = 4  # processes at most beside the usual ones, while these are held up
SLOW_SECONDS: Final = 0.25  # of the processor for one answer; a busy machine makes nobody slow
APART_SECONDS: Final = 60.0  # that a table is set apart after it overran or was slow
MANY_EVENTS: Final = 1000  # a table with more is set apart while it is replayed
REPLAY_SECONDS: Final = 60.0  # for what is stored already and must be shown

A = TypeVar("A", bound=messages.Answer)
Rows = Callable[[], Awaitable[messages.Load]]
Told = Callable[..., None]


class KeptTable:
    """A table that some process keeps, or none at the moment."""

    def __init__(self, id: str, rows: Rows) -> None:
        self.id: Final = id
        self.rows: Final = rows
        self.home: RuleProcess | None = None
        self.token = 0
        self.loads = 0  # how often it was loaded or left: a token is good for one of them
        self.apart_until = 0.0
        self.is_long = False

    @property
    def is_slow(self) -> bool:
        """Return True if it overran or was slow a while ago."""
        return time.monotonic() < self.apart_until

    @property
    def is_apart(self) -> bool:
        """Return True if it must not hold up others."""
        return self.is_long or self.is_slow

    def leave(self) -> None:
        """Have no home any more."""
        self.loads += 1
        if self.home is not None:
            self.home.tables -= 1
            self.home = None


class TableProcesses:
    """A few processes that keep all tables."""

    def __init__(self, launcher: Launcher, count: int, security: Told) -> None:
        self._launcher: Final = launcher
        self._count: Final = count
        self._security: Final = security
        self._usual: list[RuleProcess] = []
        self._long: list[RuleProcess] = []
        self._apart: list[RuleProcess] = []
        self._starting: Final = asyncio.Lock()
        self.overruns = 0

    async def load(self, table: KeptTable) -> messages.Loaded:
        """Load a table from its rows into a process."""
        until = time.monotonic() + IN_LINE
        while True:
            request = await table.rows()
            table.is_long = len(request.events) > MANY_EVENTS
            process = await self._process_for(table)
            try:
                answer = await process.ask(request, REPLAY_SECONDS, table.is_apart)
            except OverrunError as error:
                self._overran(table, "load")
                raise refused("slow-move", 503) from error
            except GoneError as error:
                if time.monotonic() > until:
                    raise refused("slow-move", 503) from error
                continue
            assert isinstance(answer, messages.Loaded)
            table.leave()
            table.home, table.token = process, answer.token
            process.tables += 1
            return answer

    async def ask(
        self,
        table: KeptTable,
        kind: type[A],
        request: Callable[[int], messages.TableRequest],
        seconds: float,
        late: str = "slow-move",
    ) -> A:
        """Ask about a table; refused with the key *late* if it takes longer than *seconds*.

        The request is made from the token of the table's state, the answer is of this *kind*.
        """
        until = time.monotonic() + IN_LINE
        while True:
            home = table.home
            if home is None or not home.alive or (home.is_stuck and not table.is_apart):
                await self.load(table)
                continue
            asked, spent = request(table.token), list[float]()
            try:
                answer = await home.ask(asked, seconds, table.is_apart, spent.append)
            except OverrunError as error:
                self._overran(table, type(asked).__name__)
                raise refused(late, 503) from error
            except GoneError as error:
                if time.monotonic() > until:
                    raise refused(late, 503) from error
                continue
            finally:  # also of what the rules refused
                if spent and spent[0] > SLOW_SECONDS:
                    self._set_apart(table, type(asked).__name__)
            if isinstance(answer, messages.Missing):
                table.leave()
                continue
            assert isinstance(answer, kind)
            return answer

    async def forget(self, table: KeptTable) -> None:
        """Let a table go; it can be loaded again."""
        home = table.home
        table.leave()
        if home is not None and home.alive:
            with suppress(GoneError, OverrunError):
                await home.ask(messages.Forget(table.id), REPLAY_SECONDS)

    @property
    def count(self) -> int:
        """Return the number of processes."""
        return sum(one.alive for one in self._all)

    @property
    def _all(self) -> tuple[RuleProcess, ...]:
        return (*self._usual, *self._long, *self._apart)

    def close(self) -> None:
        """End all processes."""
        for process in self._all:
            process.end()

    def _set_apart(self, table: KeptTable, doing: str) -> None:
        """Set a table apart that took long for an answer; it is loaded there when asked again."""
        if not table.is_slow:
            self._security("slow", table=table.id, doing=doing)
        table.apart_until = time.monotonic() + APART_SECONDS
        if table.home not in self._apart:
            table.leave()

    def _overran(self, table: KeptTable, doing: str) -> None:
        self.overruns += 1
        table.leave()
        table.apart_until = time.monotonic() + APART_SECONDS
        self._security("overrun", table=table.id, doing=doing)

    async def _process_for(self, table: KeptTable) -> RuleProcess:
        """Return a process that can take a table; tables set apart share one."""
        async with self._starting:
            lane, count = self._usual, self._count
            if table.is_apart:
                lane, count = (self._apart if table.is_slow else self._long), 1
            lane[:] = [one for one in lane if one.alive]
            ready = [one for one in lane if table.is_apart or not one.is_stuck]
            if len(lane) < count or (not ready and len(lane) < count + EXTRA):
                fresh = await RuleProcess.start(self._launcher)
                lane.append(fresh)
                return fresh
            return min(ready or lane, key=lambda one: (one.waiting, one.tables))
