"""Storage: every table is kept as the rows of what happened at it.

Reading goes through a few threads. Writing goes through one, which joins what is waiting into
one transaction: nothing is acknowledged before its commit, and many tables share one.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy import update as change
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sztab.core.errors import SztabError
from sztab.server.errors import refused
from sztab.server.store import migrations
from sztab.server.store.engines import READERS, engine_for, sqlite_file
from sztab.server.store.failures import UnavailableError, is_orphan, reason, trouble_of, unavailable
from sztab.server.store.schema import (
    CHAT,
    COUNTS,
    DEVICES,
    EVENTS,
    SEATS,
    TABLES,
    ChatRow,
    Event,
    TableRow,
)
from sztab.server.store.statements import ADD_EVENT, HAS_EVENT, SET_PROGRESS

__all__ = ["UnavailableError"]  # what storage raises, for whoever asks it

T = TypeVar("T")
MOST_IN_ONE_COMMIT: Final = 64
CHANNEL: Final = "sztab"  # of PostgreSQL's NOTIFY
IDLE_DAYS: Final = 30
LONGEST_DAYS: Final = 180


class TakenError(Exception):
    """This version of the table is written already: somebody was faster."""


class WentBackError(Exception):
    """The database has lost events of a table that it had acknowledged."""


class _Change(NamedTuple):
    table: str
    write: Callable[[Connection], Any]
    done: "Future[Any]"


def now() -> datetime:
    """Return the time in UTC."""
    return datetime.now(UTC)


def aware(moment: datetime) -> datetime:
    """SQLite forgets the zone; everything written is UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _silently(_event: str, **_facts: object) -> None:
    """Tell nobody about changes in the database."""


class Storage:
    """A database of tables: SQLite for one process, PostgreSQL for several."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared: Final = url.startswith("postgresql")
        self._readers = engine_for(url, "BEGIN")
        self._writer = engine_for(url, "BEGIN IMMEDIATE")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._waiting: queue.SimpleQueue[_Change | None] = queue.SimpleQueue()
        self._writing = threading.Thread(target=self._write_all, name="write", daemon=True)
        self.damage_seen: float | None = None  # when a question last met damaged pages

    def open(self, say: migrations.Say = _silently, upgrading: bool = True) -> None:
        """Make the tables or bring them up to date, which is told to *say*; begin to write.

        Without *upgrading* tables of an earlier version are refused: a server may be using them.
        """
        migrating = engine_for(self.url, "BEGIN IMMEDIATE", foreign_keys=False)
        try:
            with migrating.begin() as connection:
                if not upgrading:
                    migrations.check_current(connection)
                migrations.upgrade(connection, None if self.shared else sqlite_file(self.url), say)
        except SQLAlchemyError as error:
            raise SztabError(f"The database cannot be opened ({reason(error)}).") from error
        finally:
            migrating.dispose()
        self._writing.start()

    def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._writing.is_alive():
            self._waiting.put(None)
            self._writing.join()
        self._reading.shutdown()
        self._readers.dispose()
        self._writer.dispose()

    # --- threads --------------------------------------------------------------------------

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database, without holding up the tables."""
        return await asyncio.get_running_loop().run_in_executor(
            self._reading, self.read_now, question
        )

    def read_now(self, question: Callable[[Connection], T]) -> T:
        """Ask the database and wait."""
        try:
            with self._readers.connect() as connection:
                return question(connection)
        except Exception as error:
            raise self._told(error, writing=False) from error

    def _is_undone(self, connection: Connection) -> bool:
        """Return True if SQLite has ended the whole transaction by itself."""
        raw: Any = connection.connection.dbapi_connection
        return not self.shared and not raw.in_transaction

    def _told(self, error: Exception, writing: bool, committing: bool = False) -> Exception:
        """Return an error in the form its caller is to see."""
        if isinstance(error, IntegrityError):
            if is_orphan(error):  # every foreign key is that of a table
                return refused("table-deleted", 404)
            return TakenError(str(error.orig))
        trouble = unavailable(error, writing, committing)
        if trouble is not None and trouble.word == "damaged":
            self.damage_seen = time.monotonic()
        return trouble or error

    @contextmanager
    def change_now(self) -> Iterator[Connection]:
        """Lend a connection for one transaction, for commands that no server waits for."""
        with self._writer.begin() as connection:
            yield connection

    async def write(self, table: str, write: Callable[[Connection], T]) -> T:
        """Change the database; returns when the change is committed."""
        done: Future[Any] = Future()
        self._waiting.put(_Change(table, write, done))
        result: T = await asyncio.wrap_future(done)
        return result

    def _write_all(self) -> None:
        going = True
        while going:
            changes: list[_Change] = []
            first = self._waiting.get()
            while first is not None:
                changes.append(first)
                if len(changes) == MOST_IN_ONE_COMMIT or self._waiting.empty():
                    break
                first = self._waiting.get()
            going = first is not None
            # In the order of tables, so that two workers never wait for each other.
            changes.sort(key=lambda one: one.table)
            self._commit(changes)

    def _commit(self, changes: list[_Change]) -> None:
        """Write all changes in one transaction; one that fails fails alone."""
        outcomes: list[tuple[_Change, Any, Exception | None]] = []
        committing = False
        try:
            with self._writer.begin() as connection:
                for one in changes:
                    try:
                        if len(changes) == 1:
                            outcomes.append((one, one.write(connection), None))
                        else:
                            with connection.begin_nested():
                                outcomes.append((one, one.write(connection), None))
                    except Exception as error:
                        outcomes.append((one, None, error))
                        # With the disk full, SQLite undoes the others' part too: none is kept.
                        if len(changes) == 1 or trouble_of(error) or self._is_undone(connection):
                            raise
                committing = True
        except Exception as error:
            whole = error
            outcomes = [(one, None, whole) for one in changes]
        for one, result, failed in outcomes:
            if not one.done.set_running_or_notify_cancel():
                continue
            if failed is None:
                one.done.set_result(result)
            else:
                one.done.set_exception(self._told(failed, True, committing))


# --- questions -----------------------------------------------------------------------------------


def _table_row(row: Any) -> TableRow:
    found = TableRow(*row)
    return found._replace(created=aware(found.created), changed=aware(found.changed))


def table_row(connection: Connection, id: str) -> TableRow | None:
    """Return one table."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    return None if row is None else _table_row(row)


def has_table(connection: Connection, id: str) -> bool:
    """Return True if there is such a table."""
    return connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is not None


def events(connection: Connection, table: str, since: int = 0) -> list[Event]:
    """Return what happened at a table, from version *since* on."""
    columns = (
        EVENTS.c.version,
        EVENTS.c.kind,
        EVENTS.c.seat,
        EVENTS.c.text,
        EVENTS.c.outcomes,
    )
    found = (
        select(*columns)
        .where(EVENTS.c.table == table, EVENTS.c.version >= since)
        .order_by(EVENTS.c.version)
    )
    return [Event(*row) for row in connection.execute(found)]


def chat(connection: Connection, table: str, since: int = 0, most: int = 200) -> list[ChatRow]:
    """Return the last lines of a table's chat, after line *since*."""
    columns = (CHAT.c.id, CHAT.c.name, CHAT.c.text, CHAT.c.at)
    found = (
        select(*columns)
        .where(CHAT.c.table == table, CHAT.c.id > since)
        .order_by(CHAT.c.id.desc())
        .limit(most)
    )
    lines = [ChatRow(*row) for row in connection.execute(found)]
    return [line._replace(at=aware(line.at)) for line in reversed(lines)]


def device_row(connection: Connection, hash: str, table: str) -> bool:
    """Return a device that may still enter: not idle too long, not too old."""
    query = select(DEVICES.c.created, DEVICES.c.used).where(
        DEVICES.c.hash == hash, DEVICES.c.table == table
    )
    row = connection.execute(query).first()
    if row is None:
        return False
    created, used = aware(row[0]), aware(row[1])
    return now() - used < timedelta(days=IDLE_DAYS) and now() - created < timedelta(
        days=LONGEST_DAYS
    )


def awaiting_bots(connection: Connection) -> list[str]:
    """Return tables where a bot must decide and a person plays."""
    people = select(SEATS.c.table).where(SEATS.c.kind != "bot")
    found = select(TABLES.c.id).where(TABLES.c.bot_awaited, TABLES.c.id.in_(people))
    return list(connection.execute(found).scalars())


# --- changes -------------------------------------------------------------------------------------


def touch_device(connection: Connection, hash: str, table: str) -> bool:
    """Start a device's idle time anew; return True if its session may go on."""
    if not device_row(connection, hash, table):
        return False
    connection.execute(change(DEVICES).where(DEVICES.c.hash == hash).values(used=now()))
    return True


def set_again(connection: Connection, table: str, again: str) -> None:
    """Note the rematch of a table."""
    connection.execute(change(TABLES).where(TABLES.c.id == table).values(again=again))


def count(connection: Connection, key: str, slot: int) -> int:
    """Count one more in the time that begins with *slot*; how many all workers counted in it."""
    from sqlalchemy.dialects import postgresql  # a tenth of a second that SQLite need not wait

    once = postgresql.insert(COUNTS).values(key=key, slot=slot, times=1)
    counted = once.on_conflict_do_update(
        index_elements=[COUNTS.c.key, COUNTS.c.slot], set_={"times": COUNTS.c.times + 1}
    ).returning(COUNTS.c.times)
    return int(connection.execute(counted).scalar_one())


def forget_counts(connection: Connection, before: int) -> None:
    """Forget what was counted before a time."""
    connection.execute(delete(COUNTS).where(COUNTS.c.slot < before))


def add_first_events(connection: Connection, table: str, rows: Iterable[Event]) -> None:
    """Write the moves that a new table begins with."""
    at = datetime.now(UTC)
    values = [{"table": table, "at": at, **row._asdict()} for row in rows]
    if values:
        connection.execute(ADD_EVENT, values)


def add_change(
    connection: Connection,
    table: str,
    events: Sequence[Event],
    moves: int,
    awaited: Iterable[str],
    bot: bool,
) -> None:
    """Write what happened and how far the table has come.

    Raises ``IntegrityError`` if the version is taken, ``WentBackError`` if the one before is lost.
    """
    at, before = datetime.now(UTC), events[0].version - 1
    if before >= 0:
        asked = {"of_table": table, "of_version": before}
        if connection.execute(HAS_EVENT, asked).first() is None and has_table(connection, table):
            raise WentBackError(f"version {before} of table {table} is not there")
    connection.execute(ADD_EVENT, [{"table": table, "at": at, **one._asdict()} for one in events])
    progress = {
        "of_table": table,
        "now_changed": at,
        "now_moves": moves,
        "now_awaited": " ".join(awaited),
        "now_bot": bot,
    }
    connection.execute(SET_PROGRESS, progress)


def add_chat(connection: Connection, table: str, name: str, text: str) -> ChatRow:
    """Write a line of chat."""
    at = now()
    made = connection.execute(insert(CHAT).values(table=table, name=name, text=text, at=at))
    key = made.inserted_primary_key
    assert key is not None
    return ChatRow(key[0], name, text, at)


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers, at the commit; SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )
