"""The hub: all tables that are open in this process, and what they share."""

import asyncio
import json
import os
import re
import time
import traceback
from collections.abc import Iterable
from random import SystemRandom
from typing import Any, Final

from sqlalchemy import Connection as Database

from sztab.core.errors import SztabError
from sztab.server import wire
from sztab.server.errors import RefusedError, refused
from sztab.server.live.admin_changes import heed
from sztab.server.live.admission import Admission
from sztab.server.live.metrics import Metrics, serve_metrics
from sztab.server.live.people import People
from sztab.server.live.readiness import Readiness
from sztab.server.live.reports.analyses import Analyses
from sztab.server.live.reports.endings import Endings
from sztab.server.live.reports.hints import Hints
from sztab.server.live.reports.positions import Positions
from sztab.server.live.room import Room
from sztab.server.live.screens import Screens
from sztab.server.logs import Log, incident_number
from sztab.server.net.gate import Gate
from sztab.server.processes.launcher import launcher
from sztab.server.processes.process import Lane
from sztab.server.processes.tables import TableProcesses
from sztab.server.rules import messages
from sztab.server.settings import Settings
from sztab.server.store import storage as stored
from sztab.server.store.failures import UnavailableError
from sztab.server.store.locks import TableLocks
from sztab.server.store.schema import ChatRow, Seating, TableRow
from sztab.server.store.seating import seating, seats_of_device
from sztab.server.store.storage import Storage
from sztab.server.wire.encoding import GOING_AWAY, POLICY_VIOLATION

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
IDLE_SECONDS: Final = 60.0  # a table nobody looks at stays in memory so long
SWEEP_SECONDS: Final = 30.0
CLAIM_SECONDS: Final = 1.0
NOTICE_SECONDS: Final = 0.5  # for what another worker has stored to be heard of
MOST_WHOLE_GAMES: Final = 20  # imports, exports and ends of games that wait for one address
WEAKEST: Final = "random"  # what plays when a bot breaks down


class Hub:
    """Opens tables on demand, wakes bots, and hears of other workers."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.storage: Final = Storage(settings.db)
        self.claims: Final = TableLocks(settings.db, self.storage.shared)
        self.log: Final = Log("server", settings.log)
        self.security: Final = Log("security", settings.log)
        self.launcher: Final = launcher()
        limits = settings.limits
        self.tables: Final = TableProcesses(self.launcher, settings.rule_processes, self.security)
        self.openings: Final = Lane(self.launcher, 1, limits.replay)
        self.whole_games: Final = Lane(  # imports, exports, ends of games
            self.launcher, 1, limits.replay, waiting=MOST_WHOLE_GAMES
        )
        self.studies: Final = Lane(self.launcher, 1, limits.work, waiting=MOST_WHOLE_GAMES)
        self.bots: Final = Lane(self.launcher, settings.thinkers, limits.thinking)
        self.surveys: Final = Lane(self.launcher, 1, limits.thinking)  # of finished games
        self.metrics: Final = Metrics()
        self.gate: Final = Gate(settings, self.security)
        self.admission: Final = Admission(settings, self.storage, self.gate, self.security)
        self.readiness: Final = Readiness(self)
        self.endings: Final = Endings(self)
        self.hints: Final = Hints(self)
        self.analyses: Final = Analyses(self)
        self.positions: Final = Positions(self)
        self.worker: Final = f"{os.getpid():x}-{time.time_ns():x}"
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Lock]] = {}
        self._used: Final[dict[str, float]] = {}
        self.closed: Final[dict[str, bool]] = {}  # tables only to be looked at, for the lobby
        self._elsewhere: Final[dict[str, dict[str, tuple[set[str], int, float]]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # --- opening and closing --------------------------------------------------------------

    async def start(self) -> None:
        """Open the database."""
        self.storage.open(self.log)
        self.spawn(self._sweep())
        self.spawn(self.analyses.resume())
        self.spawn(self.positions.resume())
        self.spawn(heed(self))
        self.spawn(self._age())
        if self.settings.metrics:
            self.spawn(serve_metrics(self, self.settings.metrics))
        self.log("started", worker=self.worker, database=self.settings.db.split(":")[0])

    async def stop(self) -> None:
        """Say goodbye, and let every change that is under way be kept."""
        for room in self._rooms.values():
            for connection in room.connections:
                connection.end(GOING_AWAY, wire.Said("server-closes"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.claims.close()
        lanes = (self.openings, self.whole_games, self.studies, self.bots, self.surveys)
        for lane in (self.tables, *lanes):
            lane.close()
        self.launcher.close()
        await asyncio.to_thread(self.storage.close)
        self.log("stopped", worker=self.worker)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside the requests; what breaks is logged."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, UnavailableError):
            self.unavailable(error)
        else:
            self.incident("task", error)

    def incident(self, where: str, error: BaseException, **facts: Any) -> str:
        """Log an exception under a number; nothing else of it leaves the server."""
        number = incident_number()
        trace = "".join(traceback.format_exception(error))
        self.log("incident", incident=number, where=where, trace=trace, **facts)
        return number

    def unavailable(self, error: UnavailableError) -> None:
        """Log that the database could not do something: one line, for it passes."""
        self.log("storage", trouble=error.word, writing=error.writing, why=str(error))

    # --- tables ---------------------------------------------------------------------------

    @property
    def rooms(self) -> Iterable[Room]:
        """Return the tables in memory."""
        return list(self._rooms.values())

    def known(self, id: str) -> Room | None:
        """Return a table if it is in memory."""
        return self._rooms.get(id)

    async def room(self, id: str) -> Room:
        """Return a table, from memory or from the database."""
        if not TABLE_ID.fullmatch(id):  # PostgreSQL cannot even be asked about some of them
            raise refused("no-such-table", 404)
        if id not in self._rooms:
            async with self._opening.setdefault(id, asyncio.Lock()):
                try:
                    if id not in self._rooms:
                        self._rooms[id] = await self._load(id)
                finally:
                    self._opening.pop(id, None)
        self._used[id] = time.monotonic()
        room = self._rooms[id]
        self.wake_bot(room)
        return room

    async def _load(self, id: str) -> Room:
        def read(database: Database) -> tuple[TableRow | None, Seating, list[ChatRow]]:
            last = stored.chat(database, id, most=1)
            return stored.table_row(database, id), seating(database, id), last

        row, seats, last = await self.storage.read(read)
        if row is None:
            raise refused("no-such-table", 404)
        room = Room(self, row, seats)
        room.last_chat = last[-1].id if last else 0
        await room.load()
        if (closed := room.facts.closed) is not None:
            self.log("closed", table=id, why=closed.key, **closed.args)
        return room

    def is_closed(self, id: str) -> bool:
        """Return True if a table is known as one that can only be looked at."""
        room = self._rooms.get(id)
        return self.closed.get(id, False) if room is None else room.facts.closed is not None

    def forget(self, room: Screens) -> None:
        """Let a table go from memory."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.spawn(self.tables.forget(room.kept))
            self._used.pop(room.id, None)
            self._elsewhere.pop(room.id, None)

    def remove(self, room: Screens) -> None:
        """Take a deleted table off; whoever is at it is told."""
        self.log("deleted", table=room.id)
        self.forget(room)
        room.leave("table-deleted", POLICY_VIOLATION, wire.Said("table-deleted"))

    def reload(self, room: Screens) -> None:
        """Let a table be read again from its rows; pages come back by themselves."""
        self.log("went-back", table=room.id, version=room.facts.version)
        self.forget(room)
        room.leave("table-went-back", GOING_AWAY, None)
        notice = f"back {room.id} {room.facts.version}"  # other workers remember it too
        self.spawn(self.storage.write(room.id, lambda database: stored.notify(database, notice)))

    async def _sweep(self) -> None:
        """Now and then forget tables that nobody looks at; their rows stay."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.log.flush()
            self.security.flush()
            self.spawn(self.analyses.resume())  # what a worker that ended has left
            self.spawn(self.positions.resume())
            before = time.monotonic() - IDLE_SECONDS
            for id, room in list(self._rooms.items()):
                idle = self._used.get(id, 0.0) < before and not room.connections
                if idle and room.thinking is None and not room.lock.locked():
                    self.forget(room)
                elif not self.storage.shared:
                    self.wake_bot(room)  # one that broke down tries again

    async def _age(self) -> None:
        """Now and then end the sockets of devices whose time is over; the others' begins anew."""
        while True:
            await asyncio.sleep(self.settings.limits.aging)
            for room in self.rooms:
                for device in {one.device for one in room.connections if one.device is not None}:
                    try:
                        goes_on = await self.touch(room, device)
                    except UnavailableError as error:  # looked at again next time
                        self.unavailable(error)
                        continue
                    if not goes_on:
                        self.security("session-over", table=room.id)
                        room.cut_off(device, "session-over")

    async def refresh(self, room: Room) -> None:
        """Take up who sits where, as it is stored."""

        def read(database: Database) -> tuple[TableRow | None, Seating]:
            return stored.table_row(database, room.id), seating(database, room.id)

        row, now = await self.storage.read(read)
        if row is not None:
            await room.seats_changed(row, now)

    async def meet(self, table: str, device: str) -> None:
        """Make sure that a device which another worker has let in is known here too."""
        room = self._rooms.get(table)
        if room is None or device in room.devices:
            return
        if not await self.storage.read(lambda one: seats_of_device(one, device, table)):
            return
        # Its notice moves the device's open sockets to a new token, so it goes first.
        until = time.monotonic() + NOTICE_SECONDS
        while device not in room.devices and time.monotonic() < until:
            await asyncio.sleep(NOTICE_SECONDS / 20)
        if device not in room.devices:
            await self.refresh(room)

    async def touch(self, room: Room, device: str) -> bool:
        """Note that a device is in use; whether its session may go on."""
        return await self.storage.write(
            room.id, lambda database: stored.touch_device(database, device, room.id)
        )

    # --- bots -----------------------------------------------------------------------------

    async def resume_bots(self) -> None:
        """Take up every table where a person waits for a bot and no worker lets it think."""
        for id in await self.storage.read(stored.awaiting_bots):
            if not await self.claims.take(id):
                continue
            try:
                await self.room(id)
            except UnavailableError as error:
                self.unavailable(error)
            except (SztabError, RefusedError) as error:  # its rules have changed since
                self.incident("resume", error, table=id)
            finally:
                await self.claims.release(id)  # whoever thinks has its own claim

    def wake_bot(self, room: Room) -> None:
        """Let a bot think if one must decide and anybody cares."""
        if room.thinking is None and room.bot_awaited is not None and not room.paused:
            room.thinking = self.spawn(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        try:
            while room.bot_awaited is not None and not room.paused and room.left is None:
                if await self.claims.take(room.id):
                    try:
                        await self._play_bot(room)
                    finally:
                        await self.claims.release(room.id)
                else:  # another worker thinks; should it end, this one goes on
                    await asyncio.sleep(CLAIM_SECONDS)
        finally:
            room.thinking = None

    async def _play_bot(self, room: Room) -> None:
        """Play one move of a bot, unless the table has changed in the meantime."""
        if self.storage.shared:
            await room.catch_up()
        seat, version = room.bot_awaited, room.facts.version
        if seat is None:
            return
        text = await self._bots_move(room, seat.seat, seat.bot or WEAKEST)
        try:
            await room.move_of_bot(seat.seat, text, version)
        except RefusedError as error:
            if not error.stale and room.left is None:
                raise

    async def _bots_move(self, room: Room, seat: str, bot: str) -> str:
        position = await room.position()
        try:
            return await self._choose(room, position, seat, bot)
        except Exception as error:  # a bot that breaks down must not hold up the table
            self.incident("bot", error, table=room.id, bot=bot)
            return await self._choose(room, position, seat, WEAKEST)

    async def _choose(self, room: Room, position: Any, seat: str, bot: str) -> str:
        """Return a bot's move; the bot sees only what its seat knows."""
        seed = SystemRandom().getrandbits(63)
        request = messages.Think(room.row.game, position, seat, bot, seed)
        answer = await self.bots.ask(request, room.standing)
        assert isinstance(answer, messages.Value)
        return str(answer.value)

    # --- presence, also in other workers --------------------------------------------------

    def presence(self, room: People) -> tuple[set[str], int]:
        """Return the seats connected to any worker, and the number of watchers."""
        seats, watching = room.here()
        for there, others, until in self._elsewhere.get(room.id, {}).values():
            if until > time.monotonic():
                seats |= there
                watching += others
        return seats, watching

    def here_elsewhere(self, table: str, worker: str, seats: set[str], watching: int) -> None:
        """Note who is connected to another worker, for a while."""
        until = time.monotonic() + 3 * SWEEP_SECONDS
        self._elsewhere.setdefault(table, {})[worker] = (seats, watching, until)
        if (room := self._rooms.get(table)) is not None:
            room.show_people()

    async def announce(self, room: Room) -> None:
        """Tell other workers who is connected here."""
        if not self.storage.shared:
            return
        seats, watching = room.here()
        payload = json.dumps([self.worker, sorted(seats), watching])
        await self.storage.write(
            room.id, lambda database: stored.notify(database, f"here {room.id} {payload}")
        )
