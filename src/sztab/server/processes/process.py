"""The server's side of rule processes: one process, and lanes of them for work of one kind.

Rules never run in the server's own process. What takes longer than it may is ended with the
process that computes it, also while compiled code holds the interpreter.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sztab.core.errors import IllegalMoveError, SztabError
from sztab.server.errors import RefusedError, refused
from sztab.server.processes.child import HEAD
from sztab.server.processes.fair_queue import Asked, FairQueue, Priority
from sztab.server.processes.launcher import Launcher, Started
from sztab.server.rules import messages

READ_AHEAD: Final = 1 << 20  # bytes
IN_LINE: Final = 20.0  # seconds that a request may wait for its turn
STUCK: Final = 0.25  # seconds that a request runs before others look for another process

A = TypeVar("A", bound=messages.Answer)
Prepare = Callable[[], Awaitable[messages.Request]]
Spent = Callable[[float], None]  # told how many seconds of the processor an answer has taken


class OverrunError(Exception):
    """It took longer than it may; its process was ended."""


class GoneError(Exception):
    """The process ended before it answered, through no fault of this request."""


class RuleFaultError(Exception):
    """An exception in a game, with its trace."""


class RuleProcess:
    """One process; it answers one request at a time."""

    def __init__(self, started: Started) -> None:
        self._started: Final = started
        self._turn: Final = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._begun: float | None = None  # when the request began that it works on
        self.alive = True
        self.tables = 0  # that have their home here
        self.waiting = 0  # requests, the one in work among them

    @classmethod
    async def start(cls, launcher: Launcher) -> "RuleProcess":
        """Start a process, beside the loop."""
        process = cls(await asyncio.to_thread(launcher.start))
        process._reader, process._writer = await asyncio.open_connection(
            sock=process._started.channel, limit=READ_AHEAD
        )
        return process

    @property
    def is_stuck(self) -> bool:
        """Return True if its request runs so long that others should not wait for it."""
        return self._begun is not None and time.monotonic() - self._begun > STUCK

    async def ask(
        self,
        request: messages.Request,
        seconds: float,
        patient: bool = True,
        spent: Spent = lambda _seconds: None,
    ) -> messages.Answer:
        """Return the answer; raise ``GoneError`` if it ends or, for the impatient, is stuck."""
        self.waiting += 1
        try:
            if self._turn.locked():
                await self._wait_in_line(patient)
            else:
                await self._turn.acquire()
            try:
                return await self._exchange(messages.encode(request), seconds, spent)
            finally:
                self._turn.release()
        finally:
            self.waiting -= 1

    async def _wait_in_line(self, patient: bool) -> None:
        """Wait for the turn; its place is kept while it is looked whether the process is stuck."""
        turn = asyncio.ensure_future(self._turn.acquire())
        until = time.monotonic() + IN_LINE
        try:
            while not (await asyncio.wait((turn,), timeout=STUCK))[0]:
                if time.monotonic() > until or (self.is_stuck and not patient):
                    raise GoneError
        except BaseException:
            if not turn.cancel():  # it was given the turn at the same moment
                self._turn.release()
            raise

    async def _exchange(self, body: bytes, seconds: float, spent: Spent) -> messages.Answer:
        if not self.alive or self._reader is None or self._writer is None:
            raise GoneError
        self._begun = time.monotonic()
        try:
            self._writer.write(HEAD.pack(len(body), round(1000 * seconds)) + body)
            async with asyncio.timeout(seconds):
                length, milliseconds = HEAD.unpack(await self._reader.readexactly(HEAD.size))
                answer = await self._reader.readexactly(length)
        except TimeoutError as error:
            self.end()
            raise OverrunError from error
        except (OSError, asyncio.IncompleteReadError) as error:
            self.end()
            raise GoneError from error
        except BaseException:  # cancelled: the answer would be taken for the next request's
            self.end()
            raise
        finally:
            self._begun = None
        spent(milliseconds / 1000)
        found: messages.Answer = messages.read_answer(answer)
        if isinstance(found, messages.Failed):
            raise raised(found)
        return found

    def end(self) -> None:
        """End the process, whatever it does."""
        if self.alive:
            self.alive = False
            self._started.kill()
            if self._writer is not None:
                self._writer.close()


class Lane:
    """A few processes for work of one kind; whoever waits is served by rank, then in turn."""

    def __init__(
        self, launcher: Launcher, count: int, seconds: float, waiting: int | None = None
    ) -> None:
        self._launcher: Final = launcher
        self._queue: Final = FairQueue(count, waiting)
        self._free: Final[list[RuleProcess]] = []
        self._busy: Final[set[RuleProcess]] = set()
        self.seconds = seconds

    async def ask(self, request: messages.Request, priority: Asked = Priority) -> messages.Answer:
        """Return the answer; raise ``OverrunError`` if it takes too long."""
        async with self._queue.place(priority):  # waiting for a process takes no time away
            return await self._ask_twice(request)

    async def ask_later(self, prepare: Prepare, priority: Asked = Priority) -> messages.Answer:
        """Do the same with a request that is made when its turn has come, for it is long."""
        async with self._queue.place(priority):
            return await self._ask_twice(await prepare())

    async def answer(
        self, kind: type[A], request: messages.Request | Prepare, owner: str, rank: int = 0
    ) -> A:
        """Return the answer, of this *kind*, to *owner* who waits; refused if it takes too long."""
        standing = Priority(rank, owner)
        try:
            if callable(request):
                found = await self.ask_later(request, lambda: standing)
            else:
                found = await self.ask(request, lambda: standing)
        except OverrunError as error:
            raise refused("slow-answer", 503) from error
        assert isinstance(found, kind)
        return found

    async def _ask_twice(self, request: messages.Request) -> messages.Answer:
        try:
            return await self._ask(request)
        except GoneError:  # the process was killed: begin anew, once
            return await self._ask(request)

    async def _ask(self, request: messages.Request) -> messages.Answer:
        process = self._free.pop() if self._free else await RuleProcess.start(self._launcher)
        self._busy.add(process)
        try:
            return await process.ask(request, self.seconds)
        finally:
            self._busy.discard(process)
            if process.alive:
                self._free.append(process)

    @property
    def count(self) -> int:
        """Return the number of processes."""
        return len(self._free) + len(self._busy)

    def close(self) -> None:
        """End all processes, also those that work."""
        for process in (*self._free, *self._busy):
            process.end()
        self._free.clear()


def raised(failed: messages.Failed) -> Exception:
    """Return what was raised in a process, to be raised again here."""
    refusal = None if failed.refusal is None else messages.refusal_of(failed.refusal)
    if failed.kind == "refused" and refusal is not None:
        return RefusedError(refusal, failed.status, failed.stale)
    if failed.kind == "rules" and refusal is not None:
        return IllegalMoveError(refusal)
    if failed.kind == "input":
        error = SztabError(failed.why)
        error.refusal = refusal
        return error
    return RuleFaultError(failed.why)
