"""Bots think in processes of their own; positions and moves travel as JSON and text."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from typing import Any, Final

from sztab.bots import find_bot
from sztab.core.record import (
    Record,
    check_data,
    check_end,
    check_hash,
    check_length,
    check_rules,
    from_json,
    to_json,
)
from sztab.core.registry import find_game
from sztab.core.table import table_from_record
from sztab.server.course import QuietTable
from sztab.server.turns import Asked, Standing, Turns


def think(game_id: str, position: Any, seat: str, bot: str, seed: int) -> str:
    """The move that *bot* chooses; runs in a process of its own."""
    game = find_game(game_id)
    state = game.load(position)
    random = Random(seed)
    move = find_bot(bot).choose(game, state, game.seats(state).index(seat), random)
    return game.text(move)


def replay(plain: Any) -> Any:
    """A record as it replays through the rules, or a ``SztabError``; nothing of it is trusted.

    One written by hand may leave out its hashes and result; those that it has must be right.
    """
    record = from_json(plain)
    game = find_game(record.game)
    check_length(game, record)
    check_rules(game, record)
    check_data(game, record)
    table = table_from_record(game, record, kind=_held_to(record))
    if record.hashes or record.result is not None:
        check_end(game, record, table.state)
    return to_json(table.record)


def _held_to(record: Record) -> type[QuietTable]:
    """A table that is compared with a record's hashes while its moves are made."""

    class Held(QuietTable):
        def _note_hash(self) -> None:
            check_hash(self.game, record, len(self.record.entries), self.state)

    return Held


def _begin() -> None:
    """Ctrl+C is for the server, which ends its processes; if it was killed, they end themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """A few processes that think for all tables, each time for *seconds* at most."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._count: Final = processes
        self._turns: Final = Turns(processes)
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy threads and locks
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
        return self._pool

    async def choose(
        self, game: str, position: Any, seat: str, bot: str, standing: Asked = Standing
    ) -> str:
        """A bot's move; the mind sees only what its seat knows."""
        seed = SystemRandom().getrandbits(64)
        return str(await self.run(think, game, position, seat, bot, seed, standing=standing))

    async def replay(self, plain: Any, owner: str = "") -> Any:
        """A stranger's record, replayed where it can hold nobody up."""
        return await self.run(replay, plain, standing=lambda: Standing(0, owner))

    async def run(self, work: Any, *args: Any, standing: Asked = Standing) -> Any:
        """What *work* returns; ``TimeoutError`` if it takes too long, and its process is ended."""
        async with self._turns.place(standing):  # waiting for a process takes no time away
            try:
                return await self._try(work, *args)
            except BrokenProcessPool:  # a process was killed: begin anew, once
                return await self._try(work, *args)

    async def _try(self, work: Any, *args: Any) -> Any:
        pool = self._processes()
        try:
            async with asyncio.timeout(self.seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except (TimeoutError, BrokenProcessPool):
            self._end(pool)
            raise

    def close(self) -> None:
        """End all processes, also those that think."""
        if self._pool is not None:
            self._end(self._pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End a pool with its processes; the next work begins another."""
        if pool is self._pool:
            self._pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
