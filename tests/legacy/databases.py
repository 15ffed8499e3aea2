"""The databases of the first edition, laid where a test may change them."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from tests.legacy.keeping import FOLDER


def lay_sqlite(folder: Path) -> str:
    """A copy of the SQLite file in a folder; its address."""
    file = folder / "tables.sqlite"
    file.write_bytes(gzip.decompress((FOLDER / "tables.sqlite.gz").read_bytes()))
    # Cookies of the first edition are as old as it is: their sessions are made young again.
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE devices SET created = datetime('now'), used = datetime('now')")
    return f"sqlite:///{file}"


def fill_postgresql(url: str) -> None:
    """Put the dump into an empty database."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(gzip.decompress((FOLDER / "tables.sql.gz").read_bytes()))
        connection.execute("UPDATE public.devices SET created = now(), used = now()")
