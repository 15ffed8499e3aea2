"""What keeps a database from working, in one word; it passes, so nothing is a fault of the game."""

import sqlite3
import sys
from functools import cache
from typing import Final, Literal
from urllib.parse import urlsplit

from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

Word = Literal["read-only", "full", "damaged", "locked", "lost", "failing", "slow"]

_SQLITE: Final[dict[str, Word]] = {  # by the beginning of the error's name
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR_CORRUPTFS": "damaged",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CANTOPEN": "lost",
    "SQLITE_IOERR": "failing",
}


@cache
def _of_postgres() -> tuple[tuple[type[Exception], Word], ...]:
    import psycopg  # takes its time to be read, and SQLite does not need it
    from psycopg import errors

    return (
        (errors.DiskFull, "full"),
        (errors.ReadOnlySqlTransaction, "read-only"),
        (errors.DataCorrupted, "damaged"),
        (errors.IndexCorrupted, "damaged"),
        (errors.LockNotAvailable, "locked"),
        (errors.QueryCanceled, "slow"),
        (errors.IoError, "failing"),
        (errors.InsufficientResources, "failing"),
        (psycopg.OperationalError, "lost"),
        (psycopg.InterfaceError, "lost"),
    )


class UnavailableError(Exception):
    """The database could not do it; nothing has changed, unless that is *unsure*."""

    def __init__(self, word: Word, why: str, writing: bool, unsure: bool = False) -> None:
        super().__init__(why)
        self.word: Final = word
        self.writing: Final = writing
        self.unsure: Final = unsure  # it broke off while committing: that may have been done

    @property
    def key(self) -> str:
        """Return the key of the sentence that a player is told."""
        if not self.writing:
            return "cannot-read"
        if self.unsure:
            return "store-unsure"
        return "disk-full" if self.word == "full" else "cannot-store"


def trouble_of(error: BaseException | None) -> Word | None:
    """Return the word for a database error or its cause; ``None`` if the fault is ours."""
    while error is not None:
        word = _word(error)
        if word is not None:
            return word
        error = error.__context__
    return None


def _word(error: BaseException) -> Word | None:
    if isinstance(error, UnavailableError):
        return error.word
    if isinstance(error, (PoolTimeoutError, DisconnectionError)):
        return "lost"
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        return next((word for begin, word in _SQLITE.items() if name.startswith(begin)), None)
    if "psycopg" not in sys.modules:
        return None
    return next((word for kind, word in _of_postgres() if isinstance(cause, kind)), None)


def is_orphan(error: IntegrityError) -> bool:
    """Return True if a row was to be added to a table that is not there any more."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_FOREIGNKEY"
    from psycopg.errors import ForeignKeyViolation

    return isinstance(cause, ForeignKeyViolation)


def reason(error: BaseException) -> str:
    """Return the first line of the database's message."""
    cause = getattr(error, "orig", None) or error
    return next(iter(str(cause).strip().splitlines()), type(cause).__name__)


def unavailable(
    error: BaseException, writing: bool, committing: bool = False
) -> UnavailableError | None:
    """Return the error as "database unavailable", if it is one."""
    word = trouble_of(error)
    if word is None:
        return None
    # A database that says it failed has done nothing; one that went away may have committed.
    return UnavailableError(word, reason(error), writing, committing and word == "lost")


def _place(url: str) -> str:
    """Return a database's address without user and password."""
    try:
        parts = urlsplit(url)
        return f" at {parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"
    except ValueError:
        return ""


def opening_problem(url: str, error: BaseException) -> str:
    """Return one sentence about a database that cannot be opened, with what to do."""
    if url.startswith("postgresql"):
        return (
            f"PostgreSQL{_place(url)} cannot be used ({reason(error)}): "
            "start it, or correct --db or SZTAB_DB."
        )
    file = url.removeprefix("sqlite:///")
    word = trouble_of(error)
    if word == "read-only":
        return (
            f"{file} is read-only: let this user write it and its folder, or choose another --db."
        )
    if word == "full":
        return f"The disk of {file} is full: free some space, then start again."
    if word == "damaged":
        return f"{file} is damaged or not a database: restore a backup, or choose another --db."
    if word == "locked":
        return f"{file} is locked by another program: end that program, then start again."
    return (
        f"{file} cannot be opened ({reason(error)}): check that its folder exists and that "
        "this user may write there, or choose another --db."
    )
