"""TableLocks: of several workers only one thinks for the bots of a table.

A claim is an advisory lock of PostgreSQL: it ends with the worker that has it, in whatever way.
"""

import asyncio
from typing import TYPE_CHECKING, Final, LiteralString

if TYPE_CHECKING:
    import psycopg

TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 7311))"
RELEASE: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 7311))"


class TableLocks:
    """The tables for which this worker thinks; with a database of its own, it need not ask."""

    def __init__(self, url: str, shared: bool) -> None:
        self._url: Final = url
        self._shared: Final = shared
        self._opening: Final = asyncio.Lock()
        self._connection: psycopg.AsyncConnection | None = None

    async def take(self, table: str) -> bool:
        """Return True if this worker may run the bots of *table* from now on."""
        return not self._shared or await self._ask(TAKE, table)

    async def release(self, table: str) -> None:
        """Let others think for *table*."""
        if self._shared:
            await self._ask(RELEASE, table)

    async def close(self) -> None:
        """Let everything go."""
        if self._connection is not None:
            await self._connection.close()

    async def _ask(self, question: LiteralString, table: str) -> bool:
        async with self._opening:
            if self._connection is None or self._connection.closed:
                import psycopg  # a fifth of a second that a server with SQLite starts sooner

                self._connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
            connection = self._connection
        query = await connection.execute(question, [table])
        row = await query.fetchone()
        return row is not None and bool(row[0])
