"""The house: all tables that are open in this process, and what they share."""

import asyncio
import hashlib
import json
import os
import re
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Literal

from sztab.core.errors import SztabError
from sztab.core.registry import find_game
from sztab.server import admin
from sztab.server import storage as stored
from sztab.server.bots import Thinkers
from sztab.server.claims import Claims
from sztab.server.connection import GOING_AWAY
from sztab.server.course import Course, resumed
from sztab.server.gate import Gate
from sztab.server.limits import Windows, household
from sztab.server.logs import Log, incident_number
from sztab.server.match import Match
from sztab.server.ready import Readiness
from sztab.server.refusing import RefusedError, refused
from sztab.server.schema import Said, Seating, TableRow
from sztab.server.seating import seating
from sztab.server.settings import Settings
from sztab.server.storage import Storage
from sztab.server.trouble import UnavailableError
from sztab.server.wire import Said as Words
from sztab.server.workroom import Workroom

Limited = Literal["opening", "entering", "linking", "recovering", "requests", "pages"]
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
IDLE_SECONDS: Final = 600.0  # a table nobody looks at stays in memory so long
SWEEP_SECONDS: Final = 30.0
CLAIM_SECONDS: Final = 1.0
BAN_SECONDS: Final = 3.0  # how often the list of banned addresses is read
WEAKEST: Final = "random"  # what plays when a bot breaks down


class House:
    """Opens tables on demand, wakes bots, and hears of other workers."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.storage: Final = Storage(settings.db)
        self.thinkers: Final = Thinkers(settings.thinkers, settings.limits.thinking)
        self.replays: Final = Thinkers(1, settings.limits.replay)  # of strangers' records
        self.claims: Final = Claims(settings.db, self.storage.shared)
        self.rules: Final = Workroom("rules", settings.limits.work, "slow-move")
        self.asks: Final = Workroom("asks", settings.limits.answer, "slow-answer")
        self.log: Final = Log("server", settings.log)
        self.security: Final = Log("security", settings.log)
        self.gate: Final = Gate(settings, self.security)
        self.readiness: Final = Readiness(self)
        limits = settings.limits
        self._limits: Final[dict[Limited, tuple[int, float]]] = {
            "opening": limits.opening,
            "entering": limits.entering,
            "linking": limits.linking,
            "recovering": limits.recovering,
            "requests": limits.requests,
            "pages": limits.pages,
        }
        self._windows: Final = {what: Windows(limit) for what, limit in self._limits.items()}
        self._banned: set[str] = set()
        self._sockets: Final[Counter[str]] = Counter()  # open ones, by address
        self._proxy_warned = False
        self.worker: Final = f"{os.getpid():x}-{time.time_ns():x}"
        self._matches: Final[dict[str, Match]] = {}
        self._opening: Final[dict[str, asyncio.Lock]] = {}
        self._used: Final[dict[str, float]] = {}
        self._elsewhere: Final[dict[str, dict[str, tuple[set[str], int, float]]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    # --- opening and closing --------------------------------------------------------------

    async def start(self) -> None:
        """Open the database."""
        self.storage.open(self.log)
        self.spawn(self._sweep())
        self.spawn(self._heed_bans())
        self.spawn(self._age())
        self.log("started", worker=self.worker, database=self.settings.db.split(":")[0])

    async def stop(self) -> None:
        """Say goodbye, and let every change that is under way be kept."""
        for match in self._matches.values():
            for connection in match.connections:
                connection.end(GOING_AWAY, Words("server-closes"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.claims.close()
        self.thinkers.close()
        self.replays.close()
        self.rules.close()
        self.asks.close()
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

    # --- limits ---------------------------------------------------------------------------

    def admits(self, what: Limited, address: str) -> bool:
        """Whether an address may once more, as this worker counts; a first refusal is logged."""
        if self.gate.is_proxy(address):  # it has not said for whom it asks
            self._warn_of_proxy(address)
            return True
        who = household(address)
        windows = self._windows[what]
        if windows.admits(who):
            return True
        if windows.is_news(who):
            self.security("limit", limit=what, address=address)
        return False

    def _warn_of_proxy(self, address: str) -> None:
        if not self._proxy_warned:
            self._proxy_warned = True
            says = "no X-Forwarded-For: nobody behind this proxy is limited"
            self.security("proxy", address=address, says=says)

    async def admit(self, what: Limited, address: str) -> None:
        """Refuse an address that asks too often, as all workers together count."""
        if not self.admits(what, address):
            raise refused("too-fast", 429)
        if not self.storage.shared or self.gate.is_proxy(address):
            return
        most, seconds = self._limits[what]
        slot = int(time.time() // seconds * seconds)
        key = f"{what} {hashlib.sha256(household(address).encode()).hexdigest()}"
        times = await self.storage.write(key, lambda one: stored.count(one, key, slot))
        if times == most + 1:
            self.security("limit", limit=what, address=address)
        if times > most:
            raise refused("too-fast", 429)

    def is_banned(self, address: str) -> bool:
        """Return True if an administrator keeps this address out."""
        return household(address) in self._banned

    async def _heed_bans(self) -> None:
        """Follow what ``sztab admin ban`` writes."""
        while True:
            with suppress(UnavailableError):  # the bans that are known stay in force
                self._banned = set(await self.storage.read(admin.bans))
            await asyncio.sleep(BAN_SECONDS)

    async def forget_counts(self) -> None:
        """Forget what all workers counted a while ago."""
        longest = max(seconds for _most, seconds in self._limits.values())
        before = int(time.time() - 2 * longest)
        await self.storage.write("", lambda one: stored.forget_counts(one, before))

    @contextmanager
    def place(self, address: str) -> Iterator[bool]:
        """A place for a socket, if the address has one left; counted before anything is awaited."""
        who = household(address)
        most = self.settings.limits.sockets_of_address
        free = self._sockets[who] < most or self.gate.is_proxy(address)
        self._sockets[who] += 1
        try:
            yield free
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    # --- tables ---------------------------------------------------------------------------

    @property
    def matches(self) -> Iterable[Match]:
        """The tables in memory."""
        return list(self._matches.values())

    def known(self, id: str) -> Match | None:
        """A table if it is in memory."""
        return self._matches.get(id)

    async def match(self, id: str, course: Course | None = None) -> Match:
        """A table, from memory or from its rows; *course* is what they come to, if known."""
        if not TABLE_ID.fullmatch(id):  # PostgreSQL cannot even be asked about some of them
            raise refused("no-such-table", 404)
        if id not in self._matches:
            async with self._opening.setdefault(id, asyncio.Lock()):
                try:
                    if id not in self._matches:
                        self._matches[id] = await self._load(id, course)
                finally:
                    self._opening.pop(id, None)
        self._used[id] = time.monotonic()
        match = self._matches[id]
        self.wake_bot(match)
        return match

    async def _load(self, id: str, course: Course | None) -> Match:
        found = await self.storage.read(lambda database: _everything(database, id, course))
        if found is None:
            raise refused("no-such-table", 404)
        row, seating, played, last_chat = found
        if played.closed is not None:
            self.log("closed", table=id, why=played.closed.key, **played.closed.args)
        match = Match(self, row, seating, played)
        match.last_chat = last_chat
        return match

    async def _sweep(self) -> None:
        """Now and then forget tables that nobody looks at; their rows stay."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.log.flush()
            self.security.flush()
            before = time.monotonic() - IDLE_SECONDS
            for id, match in list(self._matches.items()):
                idle = self._used.get(id, 0.0) < before and not match.connections
                if idle and match.thinking is None and not match.lock.locked():
                    del self._matches[id]
                    self._used.pop(id, None)
                    self._elsewhere.pop(id, None)
                elif not self.storage.shared:
                    self.wake_bot(match)  # one that broke down tries again

    async def _age(self) -> None:
        """Now and then end the sockets of devices whose time is over; the others' begins anew."""
        while True:
            await asyncio.sleep(self.settings.limits.aging)
            for match in self.matches:
                for device in {one.device for one in match.connections if one.device is not None}:
                    try:
                        goes_on = await self.touch(match, device)
                    except UnavailableError as error:  # looked at again next time
                        self.unavailable(error)
                        continue
                    if not goes_on:
                        self.security("session-over", table=match.id)
                        match.cut_off(device, "session-over")

    async def touch(self, match: Match, device: str) -> bool:
        """Note that a device is in use; whether its session may go on."""
        return await self.storage.write(
            match.id, lambda database: stored.touch_device(database, device, match.id)
        )

    # --- bots -----------------------------------------------------------------------------

    async def resume_bots(self) -> None:
        """Take up every table where a person waits for a bot and no worker lets it think."""
        for id in await self.storage.read(stored.awaiting_bots):
            if not await self.claims.take(id):
                continue
            try:
                await self.match(id)
            except UnavailableError as error:
                self.unavailable(error)
            except (SztabError, RefusedError) as error:  # its rules have changed since
                self.incident("resume", error, table=id)
            finally:
                await self.claims.release(id)  # whoever thinks has its own claim

    def wake_bot(self, match: Match) -> None:
        """Let a bot think if one must decide and anybody cares."""
        if match.thinking is None and match.bot_awaited is not None and not match.paused:
            match.thinking = self.spawn(self._play_bots(match))

    async def _play_bots(self, match: Match) -> None:
        try:
            while match.bot_awaited is not None and not match.paused:
                if await self.claims.take(match.id):
                    try:
                        await self._play_bot(match)
                    finally:
                        await self.claims.release(match.id)
                else:  # another worker thinks; should it end, this one goes on
                    await asyncio.sleep(CLAIM_SECONDS)
        finally:
            match.thinking = None

    async def _play_bot(self, match: Match) -> None:
        """One move of a bot, unless the table has gone on meanwhile."""
        if self.storage.shared:
            await match.catch_up()
        seat, version = match.bot_awaited, match.course.version
        if seat is None:
            return
        text = await self._bots_move(match, seat.seat, seat.bot or WEAKEST)
        try:
            await match.move_of_bot(seat.seat, text, version)
        except RefusedError as error:
            if not error.stale:
                raise

    async def _bots_move(self, match: Match, seat: str, bot: str) -> str:
        game, position = match.course.game.id, await match.position()
        try:
            return await self.thinkers.choose(game, position, seat, bot, match.standing)
        except Exception as error:  # a bot that breaks down must not hold up the table
            self.incident("bot", error, table=match.id, bot=bot)
            return await self.thinkers.choose(game, position, seat, WEAKEST, match.standing)

    # --- presence, also in other workers --------------------------------------------------

    def presence(self, match: Match) -> tuple[set[str], int]:
        """The seats that are here, in any worker, and how many watch."""
        seats, watching = match.here()
        for there, others, until in self._elsewhere.get(match.id, {}).values():
            if until > time.monotonic():
                seats |= there
                watching += others
        return seats, watching

    def here_elsewhere(self, table: str, worker: str, seats: set[str], watching: int) -> None:
        """Note who is connected to another worker, for a while."""
        until = time.monotonic() + 3 * SWEEP_SECONDS
        self._elsewhere.setdefault(table, {})[worker] = (seats, watching, until)
        if (match := self._matches.get(table)) is not None:
            match.show_people()

    async def announce(self, match: Match) -> None:
        """Tell other workers who is connected here."""
        if not self.storage.shared:
            return
        seats, watching = match.here()
        payload = json.dumps([self.worker, sorted(seats), watching])
        await self.storage.write(
            match.id, lambda database: stored.notify(database, f"here {match.id} {payload}")
        )


def _everything(
    database: Any, id: str, course: Course | None
) -> tuple[TableRow, Seating, Course, int] | None:
    """All that makes a table, read and replayed."""
    row = stored.table_row(database, id)
    if row is None:
        return None
    if course is None:
        course = resumed(find_game(row.game), row.opening, stored.events(database, id))
    else:
        for event in stored.events(database, id, course.version):
            course.redo(event)
    lines: list[Said] = stored.chat(database, id, most=1)
    last = lines[-1].id if lines else 0
    return row, seating(database, id), course, last
