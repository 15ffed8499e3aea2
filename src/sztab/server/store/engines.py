"""Ways to the database: an engine for SQLite or PostgreSQL whose commits are on disk."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from sztab.core.errors import SztabError

READERS: Final = 4
CONNECT_SECONDS: Final = 5
BUSY_SECONDS: Final = 3.0  # that SQLite waits for another program


def sqlite_file(url: str) -> Path:
    """Return the file of a SQLite database."""
    return Path(url.removeprefix("sqlite:///"))


def engine_for(url: str, begin: str, foreign_keys: bool = True) -> Engine:
    """Return an engine for the database; only migrations switch foreign keys off (SQLite)."""
    if url.startswith("postgresql"):
        engine = create_engine(
            url.replace("postgresql://", "postgresql+psycopg://", 1),
            pool_size=READERS,
            pool_pre_ping=True,
            connect_args={"connect_timeout": CONNECT_SECONDS},
        )
        event.listen(engine, "connect", _commit_for_good)
        return engine
    if not url.startswith("sqlite:///"):
        raise SztabError(
            f"{url.split(':')[0]!r} is not a database: use sqlite:///… or postgresql://…"
        )
    sqlite_file(url).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, poolclass=None if begin != "BEGIN" else NullPool)

    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins; the driver must not
        connection.execute(f"PRAGMA busy_timeout={int(1000 * BUSY_SECONDS)}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # an acknowledged move outlives the power
        # While a migration rebuilds a table, dropping the old one must not take others' rows along.
        connection.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine


def _commit_for_good(connection: Any, _record: object) -> None:
    """Let no commit of ours return before it is on disk, whatever the database is set to."""
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()
