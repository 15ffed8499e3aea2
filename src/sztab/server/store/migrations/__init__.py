"""Migrations: the database carries its version, and every start brings it up to date.

How to add one is told in ``docs/server.md``. Alembic carries them out; it is read only where there
is something to do, for reading it takes a fifth of a second.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from sztab.core.errors import SztabError

HEAD: Final = "0007"  # the version that this program reads and writes
FIRST_EDITION: Final = "first-edition"  # it kept no version
VERSIONS: Final = "alembic_version"  # Alembic's table with the version as its only row
LOCK: Final = 7309  # PostgreSQL: held by whoever migrates

Say = Callable[..., None]  # the log


class NewerDatabaseError(SztabError):
    """The database was written by a newer program, which knows what this one would lose."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"The database has version {found}, and this program knows versions up to {HEAD}: "
            "install the newer Sztab that wrote it, or name another database with --db."
        )


class OlderDatabaseError(SztabError):
    """The database waits for a start of the server, which alone brings it up to date."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"The database has version {found}, and this program works with {HEAD}: start "
            "`sztab serve` once, which upgrades it, or use the Sztab that wrote it."
        )


def check_current(connection: Connection) -> None:
    """Raise if the database would have to be upgraded first; an empty one is fine."""
    found = version(connection)
    if found == FIRST_EDITION or (found is not None and found < HEAD):
        raise OlderDatabaseError(found)


def upgrade(connection: Connection, file: Path | None, say: Say) -> None:
    """Bring the database to ``HEAD`` in the transaction of *connection*, which nobody shares.

    *file* is that of SQLite: a copy of it is laid beside before anything is changed.
    """
    if connection.dialect.name == "postgresql":  # several workers may come at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    found = version(connection)
    if found == HEAD:
        return
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "sztab.server.store:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = {FIRST_EDITION, *(one.revision for one in scripts.walk_revisions())}
    if found is not None and found not in known:
        raise NewerDatabaseError(found)
    if file is not None and found is not None:
        say("backup", file=str(_copy(file, found)))
    with EnvironmentContext(
        config, scripts, fn=lambda revision, _context: scripts._upgrade_revs(HEAD, revision)
    ) as environment:
        environment.configure(connection=connection, render_as_batch=True)
        environment.run_migrations()
    _check_whole(connection)
    say("migrated", before=found or "nothing", now=HEAD)


def version(connection: Connection) -> str | None:
    """Return the version of the database; ``None`` if it is empty."""
    tables = inspect(connection).get_table_names()
    if VERSIONS in tables:
        found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars().first()
        if found is not None:
            return str(found)
    return FIRST_EDITION if "tables" in tables else None


def _copy(file: Path, found: str) -> Path:
    """Copy the SQLite database beside itself, whole or not at all; where the copy lies."""
    copy = file.with_name(f"{file.name}.{found}.backup")
    number = 1
    while copy.exists():
        number += 1
        copy = file.with_name(f"{file.name}.{found}.{number}.backup")
    draft = copy.with_name(f"{copy.name}.part")
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(draft)) as target:
            source.backup(target)
        draft.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise SztabError(
            f"The database must be migrated, and no copy of it can be saved at {copy} ({error}): "
            "make room there, then start again. Nothing was changed."
        ) from error
    finally:
        draft.unlink(missing_ok=True)
    return copy


def _check_whole(connection: Connection) -> None:
    """Raise before the commit if a row refers to one that a migration lost."""
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost is not None:
            raise SztabError(
                f"A migration would lose rows that {lost[0]!r} refers to: nothing was changed."
            )
