"""Rules are worked out in threads beside the loop, each piece of work within its time.

A thread cannot be stopped. Whoever waits for one that is late is refused; the thread ends by
itself when its work is done, another takes its place, and until then its owner gets no other.
Work must therefore change nothing but what it returns.

Most work takes a few milliseconds. For so long the loop stands still and leaves the interpreter to
the thread: two that compete for it make a move twice as dear (``sztab bench serve``).
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sztab.server.refusing import refused

T = TypeVar("T")
THREADS: Final = 2
IN_PLACE: Final = 0.02  # seconds that the loop itself waits for a piece
IN_LINE: Final = 20.0  # seconds that a piece may wait for its beginning
MOST_LATE: Final = 16  # pieces of work that run on after their time; more is not begun


class _Piece:
    """One piece of work, and what becomes of it."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work: Final = work
        self.loop: Final = asyncio.get_running_loop()
        self.done: Final = threading.Event()
        self.result: Any = None
        self.failed: BaseException | None = None
        self.begun: float | None = None  # when
        self.ended = False
        self.late = False
        self._guard: Final = threading.Lock()
        self._awaited: asyncio.Future[None] | None = None  # by a loop that has gone on meanwhile

    def run(self) -> None:
        """Do the work, and wake who waits for it."""
        try:
            self.result = self.work()
        except BaseException as error:
            self.failed = error
        with self._guard:
            self.done.set()
            awaited = self._awaited
        if awaited is not None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(_settle, awaited)

    def awaited(self) -> asyncio.Future[None]:
        """What the loop can wait for while it goes on."""
        with self._guard:
            if self._awaited is None:
                self._awaited = self.loop.create_future()
                if self.done.is_set():
                    self._awaited.set_result(None)
            return self._awaited


def _settle(awaited: asyncio.Future[None]) -> None:
    if not awaited.done():
        awaited.set_result(None)


class Workroom:
    """A few threads that compute for all tables."""

    def __init__(self, name: str, seconds: float, refusal: str) -> None:
        self._name: Final = name
        self._seconds: Final = seconds
        self._refusal: Final = refusal  # the key of what is said about late work
        self._waiting: Final[queue.SimpleQueue[_Piece | None]] = queue.SimpleQueue()
        self._guard: Final = threading.Lock()
        self._late: Final[dict[_Piece, str]] = {}
        self._threads = 0

    async def work(self, owner: str, work: Callable[[], T], seconds: float | None = None) -> T:
        """What *work* returns or raises; refused if it is late, or *owner*'s last still runs on."""
        if owner in self._late.values() or len(self._late) >= MOST_LATE:
            raise refused(self._refusal, 503)
        while self._threads < THREADS:
            self._begin_thread()
        piece = _Piece(work)
        self._waiting.put(piece)
        if not piece.done.wait(IN_PLACE):
            try:
                await self._finished(piece, seconds or self._seconds)
            except TimeoutError as error:
                self._give_up(piece, owner)
                raise refused(self._refusal, 503) from error
        if piece.failed is not None:
            raise piece.failed
        kept: T = piece.result
        return kept

    async def _finished(self, piece: _Piece, seconds: float) -> None:
        """Wait for a piece; its time runs from its beginning, not while it stands in line."""
        asked, wait = time.monotonic(), seconds
        while True:
            try:
                async with asyncio.timeout(wait):
                    return await asyncio.shield(piece.awaited())
            except TimeoutError:
                now, begun = time.monotonic(), piece.begun
                if begun is None and (now - asked > IN_LINE or len(self._late) >= MOST_LATE):
                    raise
                if begun is not None and now - begun >= seconds:
                    raise
                wait = seconds if begun is None else begun + seconds - now

    def close(self) -> None:
        """Let the threads go; late ones end with the process."""
        for _thread in range(self._threads):
            self._waiting.put(None)

    def _begin_thread(self) -> None:
        self._threads += 1
        threading.Thread(target=self._run, name=self._name, daemon=True).start()

    def _give_up(self, piece: _Piece, owner: str) -> None:
        """Nobody waits for this piece any more; a thread that works on it is replaced."""
        with self._guard:
            piece.late = True
            working = piece.begun is not None and not piece.ended
        if working:
            self._late[piece] = owner
            self._threads -= 1  # the late one counts no more
            if len(self._late) < MOST_LATE:
                self._begin_thread()

    def _run(self) -> None:
        while (piece := self._waiting.get()) is not None:
            if not self._begins(piece):
                continue
            piece.run()
            if not self._ends_in_time(piece):  # another thread has taken the place of this one
                with suppress(RuntimeError):
                    piece.loop.call_soon_threadsafe(self._late.pop, piece, None)
                return

    def _begins(self, piece: _Piece) -> bool:
        """Whether somebody still waits for a piece; then its time runs from now on."""
        with self._guard:
            if not piece.late:
                piece.begun = time.monotonic()
            return not piece.late

    def _ends_in_time(self, piece: _Piece) -> bool:
        with self._guard:
            piece.ended = True
            return not piece.late
