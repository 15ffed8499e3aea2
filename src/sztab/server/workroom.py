"""Rules are worked out in threads beside the loop, each piece of work within its time.

A thread cannot be stopped. Whoever waits for one that is late is refused; the thread ends by
itself when its work is done, another takes its place, and until then its owner gets no other.
Work must therefore change nothing but what it returns.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sztab.server.refusing import refused

T = TypeVar("T")
THREADS: Final = 2
MOST_LATE: Final = 16  # pieces of work that run on after their time; more is not begun


class _Piece:
    """One piece of work, and what becomes of it."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work: Final = work
        self.loop: Final = asyncio.get_running_loop()
        self.outcome: Final[asyncio.Future[tuple[Any, BaseException | None]]] = (
            self.loop.create_future()
        )
        self.begun = False
        self.ended = False
        self.late = False

    def run(self) -> None:
        result: Any = None
        failed: BaseException | None = None
        try:
            result = self.work()
        except BaseException as error:
            failed = error
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._settle, result, failed)

    def _settle(self, result: Any, failed: BaseException | None) -> None:
        if not self.outcome.done():
            self.outcome.set_result((result, failed))


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
        try:
            async with asyncio.timeout(self._seconds if seconds is None else seconds):
                result, failed = await asyncio.shield(piece.outcome)
        except TimeoutError as error:
            self._give_up(piece, owner)
            raise refused(self._refusal, 503) from error
        if failed is not None:
            raise failed
        kept: T = result
        return kept

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
            working = piece.begun and not piece.ended
        if working:
            self._late[piece] = owner
            self._threads -= 1  # the late one counts no more
            if len(self._late) < MOST_LATE:
                self._begin_thread()

    def _run(self) -> None:
        while (piece := self._waiting.get()) is not None:
            with self._guard:
                piece.begun = not piece.late
            if not piece.begun:  # it waited too long
                continue
            piece.run()
            with self._guard:
                piece.ended = True
                late = piece.late
            if late:
                with suppress(RuntimeError):
                    piece.loop.call_soon_threadsafe(self._late.pop, piece, None)
                return
