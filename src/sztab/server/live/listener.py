"""Several workers on one PostgreSQL database hear of each other by LISTEN and NOTIFY."""

import asyncio
import json
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import sql

from sztab.server.store import storage
from sztab.server.store.failures import UnavailableError, reason

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

CARETAKER_LOCK: Final = 7310  # held by the one worker that takes up forgotten bots
PATIENCE: Final = 1.0  # seconds before a lost connection is tried again
ROUND_SECONDS: Final = 5.0


class Listener:
    """Listens to the database, and takes up the bots of workers that are gone."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._caretaker = False

    async def run(self) -> None:
        """Listen for ever; after a lost connection everything in memory is brought up to date."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, UnavailableError) as error:
                self._caretaker = False
                self._hub.log("listener-lost", why=reason(error))
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        url = self._hub.settings.db
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(storage.CHANNEL)))
            for room in self._hub.rooms:  # what was said while nobody listened
                await room.catch_up()
                await self._hub.refresh(room)
            while True:
                await self._take_care(connection)
                async for notice in connection.notifies(timeout=ROUND_SECONDS):
                    try:
                        await self._hear(notice.payload)
                    except Exception as error:  # one table's trouble must not deafen the others
                        self._hub.incident("notice", error, notice=notice.payload)

    async def _take_care(self, connection: psycopg.AsyncConnection) -> None:
        """Wake bots whose worker is gone; one worker at a time holds the lock for this."""
        for room in self._hub.rooms:
            if room.connections:
                await self._hub.announce(room)
        if not self._caretaker:
            query = await connection.execute("SELECT pg_try_advisory_lock(%s)", [CARETAKER_LOCK])
            row = await query.fetchone()
            self._caretaker = row is not None and row[0]
        if self._caretaker:
            await self._hub.resume_bots()
            await self._hub.admission.forget_counts()

    async def _hear(self, notice: str) -> None:
        kind, table, rest = [*notice.split(" ", 2), ""][:3]
        hub = self._hub
        if kind == "here":
            worker, here, watching = json.loads(rest)
            if worker != hub.worker:
                hub.here_elsewhere(table, worker, set(here), watching)
            return
        room = hub.known(table)
        if room is None:
            return
        if kind == "event" and int(rest) > room.facts.version:
            await room.catch_up()
        elif kind == "people":
            old, _space, new = rest.partition(" ")
            if old and new:
                async with room.lock:
                    room.renewed(old, new)
            await hub.refresh(room)
        elif kind == "back" and room.facts.version >= int(rest):
            hub.reload(room)
        elif kind == "chat":
            since = room.last_chat
            room.chatted(
                await hub.storage.read(lambda database: storage.chat(database, table, since))
            )
