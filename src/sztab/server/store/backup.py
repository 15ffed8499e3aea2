"""Backups: every table of the database in one file, for SQLite and PostgreSQL alike.

A file is gzip over lines of JSON: a header, one line per row, and a last line with the number of
rows, so that a file cut short is not taken for a whole one.
"""

import gzip
import json
import os
import sqlite3
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, DateTime, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from sztab.core.errors import SztabError
from sztab.server.store import migrations
from sztab.server.store.engines import sqlite_file
from sztab.server.store.schema import ANALYSED, ANALYSES, CHAT, COUNTS, METADATA, POSITIONS, TABLES
from sztab.server.store.storage import Storage, now

FORMAT: Final = 1
MANY: Final = 500  # rows written at once
LONGEST_LINE: Final = 32 * 1024 * 1024  # characters of one row; a whole table opens with 1 MB
# What a file that is no backup, or was spoiled by hand, can raise on its way into the database.
UNREADABLE: Final = (
    *(OSError, EOFError, zlib.error),
    *(ValueError, LookupError, TypeError, AttributeError, StopIteration),
    *(RecursionError, OverflowError),
)
# Versions whose backups fit: since 0002 only columns were added that have a default.
RESTORED: Final = ("0002", "0003", "0004", "0005", "0006", migrations.HEAD)
# What was counted or worked out can be had again.
KEPT: Final = [
    table
    for table in METADATA.sorted_tables
    if table not in (COUNTS, ANALYSES, ANALYSED, POSITIONS)
]


def write_backup(url: str, file: Path) -> dict[str, int]:
    """Write all rows as they are at one moment, also while a server runs; return their numbers."""
    if not url.startswith("postgresql") and not sqlite_file(url).exists():
        raise SztabError(f"There is no database {sqlite_file(url)}: name yours with --db.")
    new = file.with_name(f"{file.name}.new")
    try:
        with _opened(url) as storage:
            counted = storage.read_now(lambda connection: _write(connection, new))
        new.replace(file)
    except OSError as error:
        raise SztabError(
            f"{file} cannot be written ({(error.strerror or str(error)).lower()})."
        ) from error
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
    return counted


def _write(connection: Connection, file: Path) -> dict[str, int]:
    if connection.dialect.name == "postgresql":  # SQLite's readers see one moment anyway
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    counted = dict.fromkeys((table.name for table in KEPT), 0)
    header = {
        "sztab-backup": FORMAT,
        "sztab": version("sztab"),
        "database": migrations.HEAD,
        "at": now().isoformat(),
    }
    private = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(private, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as output:
        output.write(f"{json.dumps(header)}\n")
        for table in KEPT:
            for row in connection.execute(select(table)).yield_per(MANY):
                output.write(f"{json.dumps([table.name, _plain(row._asdict())])}\n")
                counted[table.name] += 1
        output.write(f"{json.dumps({'rows': sum(counted.values())})}\n")
    return counted


def restore_backup(url: str, file: Path, replace: bool) -> tuple[int, int]:
    """Bring tables back; return how many were restored, and how many were there already.

    Without *replace* only tables that the database lacks are added, which a running server does
    not mind. With *replace* everything else goes, and no server may run.
    """
    read_backup(file)  # all of it, before anything is changed
    with _opened(url) as storage:
        if not replace:
            with storage.change_now() as connection:
                return _restore(connection, file)
        with in_use(url) as free, storage.change_now() as connection:
            if not free or _others(connection):
                raise SztabError("A server uses this database: stop it, then restore.")
            for table in reversed(KEPT):
                connection.execute(table.delete())
            return _restore(connection, file)


def _no_backup(file: Path) -> SztabError:
    return SztabError(f"{file} is not a whole backup of Sztab: choose another file.")


def read_backup(file: Path) -> dict[str, Any]:
    """Read a whole backup and return its header, or say in one sentence what is wrong with it."""
    header: dict[str, Any] = {}
    for table, row in _rows(file):
        if table is None:
            header = row
    return header


def _rows(file: Path) -> Iterator[tuple[Table | None, dict[str, Any]]]:
    """Yield the header with no table, then every row with its table."""
    names = {table.name: table for table in KEPT}
    count = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            header = json.loads(lines.readline(LONGEST_LINE))
            if header["sztab-backup"] != FORMAT or header["database"] not in RESTORED:
                raise SztabError(
                    f"{file} was written by Sztab {header['sztab']!s:.20} for another database "
                    f"version ({header['database']!s:.20}): restore it with that Sztab, "
                    "then upgrade."
                )
            yield None, header
            while line := lines.readline(LONGEST_LINE):  # a longer one is cut, and so no JSON
                entry = json.loads(line)
                if isinstance(entry, dict):
                    if entry["rows"] != count or lines.readline(1):
                        raise _no_backup(file)
                    return
                count += 1
                yield names[entry[0]], _typed(names[entry[0]], entry[1])
    except FileNotFoundError as error:
        raise SztabError(f"There is no file {file}.") from error
    except UNREADABLE as error:
        raise _no_backup(file) from error
    raise _no_backup(file)


def _restore(connection: Connection, file: Path) -> tuple[int, int]:
    try:
        return _insert(connection, file)
    except UNREADABLE as error:  # a value that no column takes
        raise _no_backup(file) from error


def _insert(connection: Connection, file: Path) -> tuple[int, int]:
    there = set(connection.execute(select(TABLES.c.id)).scalars())
    restored = 0
    waiting: list[dict[str, Any]] = []
    last: Table | None = None

    def write() -> None:
        if last is not None and waiting:
            connection.execute(insert(last), waiting)
        waiting.clear()

    for table, row in _rows(file):
        if table is None:
            continue
        if table is not last or len(waiting) >= MANY:
            write()
        last = table
        if row.get("id" if table is TABLES else "table") in there or _is_known(
            connection, table, row
        ):
            continue
        if table is CHAT:
            row.pop("id")  # numbered anew, for others may have taken its number
        restored += table is TABLES
        waiting.append(row)
    write()
    return restored, len(there)


def _is_known(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Return True if a row that belongs to no game is there already."""
    if table is TABLES or "table" in row:
        return False
    same = [column == row[column.name] for column in table.primary_key]
    return connection.execute(select(*table.primary_key).where(*same)).first() is not None


def _plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row as JSON can carry it."""
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in row.items()
    }


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row as the database takes it; columns that it does not know are an error."""
    typed: dict[str, Any] = {}
    for name, value in row.items():
        moment = isinstance(table.c[name].type, DateTime) and value is not None
        typed[name] = datetime.fromisoformat(value) if moment else value
    return typed


@contextmanager
def _opened(url: str) -> Iterator[Storage]:
    """Open a database of this version, or an empty one."""
    storage = Storage(url)
    try:
        storage.open(upgrading=False)
        yield storage
    except SQLAlchemyError as error:
        raise SztabError(f"The database failed ({str(error).splitlines()[0]}).") from error
    finally:
        storage.close()


@contextmanager
def in_use(url: str, wait: float = 0.0) -> Iterator[bool]:
    """Hold a lock that tells others of this database's server; yield False if another holds it.

    For SQLite it is an exclusive transaction on a file beside the database: a lock of the
    system, on every system, which ends with the process however that ends. *wait* is how many
    seconds another may take to let go. PostgreSQL lists its sessions itself.
    """
    if not url.startswith("sqlite:///"):
        yield True
        return
    file = sqlite_file(url).resolve()  # a link to a database is the same database
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(f"{file}.lock", timeout=wait, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            yield False
        else:
            yield True


def _others(connection: Connection) -> int:
    """Return how many other sessions PostgreSQL has for this database."""
    if connection.dialect.name != "postgresql":
        return 0
    listed = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    return int(connection.execute(listed).scalar_one())


def rows_of(connection: Connection) -> dict[str, int]:
    """Return how many rows every table of the database has."""
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in METADATA.sorted_tables
    }
