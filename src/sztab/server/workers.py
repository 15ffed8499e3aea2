"""Several workers on one PostgreSQL database hear of each other by LISTEN and NOTIFY."""

import asyncio
import json
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import sql

from sztab.server import storage
from sztab.server.entering import refresh
from sztab.server.trouble import UnavailableError, reason

if TYPE_CHECKING:
    from sztab.server.house import House

CARETAKER_LOCK: Final = 7310  # held by the one worker that takes up forgotten bots
PATIENCE: Final = 1.0  # seconds before a lost connection is tried again
ROUND_SECONDS: Final = 5.0


class Listener:
    """Listens to the database, and takes up the bots of workers that are gone."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._caretaker = False

    async def run(self) -> None:
        """Listen for ever; after a lost connection everything in memory is brought up to date."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, UnavailableError) as error:
                self._caretaker = False
                self._house.log("listener-lost", why=reason(error))
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        url = self._house.settings.db
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(storage.CHANNEL)))
            for match in self._house.matches:  # what was said while nobody listened
                await match.catch_up()
                await refresh(self._house, match)
            while True:
                await self._take_care(connection)
                async for notice in connection.notifies(timeout=ROUND_SECONDS):
                    try:
                        await self._hear(notice.payload)
                    except Exception as error:  # one table's trouble must not deafen the others
                        self._house.incident("notice", error, notice=notice.payload)

    async def _take_care(self, connection: psycopg.AsyncConnection) -> None:
        """One worker of all wakes bots whose worker has gone; the lock ends with its holder."""
        for match in self._house.matches:
            if match.connections:
                await self._house.announce(match)
        if not self._caretaker:
            query = await connection.execute("SELECT pg_try_advisory_lock(%s)", [CARETAKER_LOCK])
            row = await query.fetchone()
            self._caretaker = row is not None and row[0]
        if self._caretaker:
            await self._house.resume_bots()
            await self._house.forget_counts()

    async def _hear(self, notice: str) -> None:
        kind, table, rest = [*notice.split(" ", 2), ""][:3]
        house = self._house
        if kind == "here":
            worker, here, watching = json.loads(rest)
            if worker != house.worker:
                house.here_elsewhere(table, worker, set(here), watching)
            return
        match = house.known(table)
        if match is None:
            return
        if kind == "event" and int(rest) > match.course.version:
            await match.catch_up()
        elif kind == "people":
            old, _space, new = rest.partition(" ")
            if old and new:
                async with match.lock:
                    match.renewed(old, new)
            await refresh(house, match)
        elif kind == "chat":
            since = match.last_chat
            match.chatted(
                await house.storage.read(lambda database: storage.chat(database, table, since))
            )
