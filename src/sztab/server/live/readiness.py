"""Whether this worker can do its work: the database can be written and read at this moment."""

import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, insert, select
from sqlalchemy import delete as forget

from sztab.server.store.failures import UnavailableError, Word
from sztab.server.store.schema import COUNTS

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

KEPT_SECONDS: Final = 1.0  # an answer is given again for so long
MOST_SECONDS: Final = 3.0  # for the database; then it is slow
LEAST_FREE: Final = 4 * 1024 * 1024  # bytes on the disk of a SQLite file
DAMAGE_SECONDS: Final = 60.0  # that a damaged page once met is remembered
SHARE: Final = 50  # looking through the file may take a fiftieth of the time
LOOK_STEPS: Final = 100_000  # of SQLite's machine between two looks at the clock
LOOK_SECONDS: Final = 1.0


class Readiness:
    """Asks the database, at most once a second and once at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._asked = -KEPT_SECONDS
        self._answer: Word | None = None
        self._asking: asyncio.Task[Word | None] | None = None
        self._look_again = 0.0  # when the file is next looked through
        self._damaged = False

    async def trouble(self) -> Word | None:
        """Return what keeps the database from working, or ``None``."""
        if time.monotonic() - self._asked < KEPT_SECONDS:
            return self._answer
        if self._asking is None or self._asking.done():
            self._asking = self._hub.spawn(self._ask())
        done, _waiting = await asyncio.wait((self._asking,), timeout=MOST_SECONDS)
        self._answer = self._asking.result() if done else "slow"
        self._asked = time.monotonic()
        return self._answer

    async def _ask(self) -> Word | None:
        storage = self._hub.storage
        seen = storage.damage_seen
        if seen is not None and time.monotonic() - seen < DAMAGE_SECONDS:
            return "damaged"
        # One row for a SQLite file, one for each worker of a shared database, which forgets them.
        key = f"ready {self._hub.worker}" if storage.shared else "ready"

        def write(database: Connection) -> None:
            database.execute(forget(COUNTS).where(COUNTS.c.key == key))
            database.execute(insert(COUNTS).values(key=key, slot=0, times=os.getpid()))

        def read(database: Connection) -> None:
            database.execute(select(COUNTS.c.times).where(COUNTS.c.key == key)).all()
            if not storage.shared and time.monotonic() >= self._look_again:
                self._look_through(database)

        try:
            if not storage.shared and _disk_is_full(storage.url):
                return "full"
            await storage.write(key, write)
            await storage.read(read)
        except UnavailableError as error:
            self._hub.unavailable(error)
            return error.word
        except OSError:
            return "lost"
        return "damaged" if self._damaged else None

    def _look_through(self, database: Connection) -> None:
        """Look for damaged pages; a large file is looked at seldom."""
        began = time.monotonic()
        try:
            self._damaged = is_damaged(database)
        finally:
            self._look_again = time.monotonic() + SHARE * (time.monotonic() - began)


def is_damaged(database: Connection) -> bool:
    """Look through a SQLite file for damaged pages, but never for long."""
    began = time.monotonic()
    raw = database.connection.dbapi_connection
    assert raw is not None
    late = False

    def too_late() -> int:
        nonlocal late
        late = time.monotonic() - began > LOOK_SECONDS
        return int(late)

    raw.set_progress_handler(too_late, LOOK_STEPS)
    try:
        return bool(database.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok")
    except Exception:
        if late:  # as far as was looked, all is well
            return False
        raise
    finally:
        raw.set_progress_handler(None, 0)


def _disk_is_full(url: str) -> bool:
    folder = Path(url.removeprefix("sqlite:///")).absolute().parent
    if not hasattr(os, "statvfs"):
        return False
    disk = os.statvfs(folder)
    return disk.f_bavail * disk.f_frsize < LEAST_FREE
