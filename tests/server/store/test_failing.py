"""A database that cannot be written or read: said clearly, and nothing is lost."""

import resource
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import errors
from sqlalchemy import insert, select, text
from sqlalchemy.exc import OperationalError

from sztab.server.settings import Limits
from sztab.server.store.failures import UnavailableError, trouble_of
from sztab.server.store.schema import COUNTS
from sztab.server.store.storage import Storage, _Change
from tests.server.postgres import postgres
from tests.server.running import ARMY, BATTLE, Running, running, sqlite

ME = {"who": "me"}
OPEN = {"who": "open"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(sqlite(tmp_path), tmp_path / "logs", Limits()) as one:
        yield one


def file_of(server: Running) -> Path:
    return Path(server.settings.db.removeprefix("sqlite:///"))


def readiness(server: Running, wanted: Any, seconds: float = 10.0) -> Any:
    """What /ready says, once it says what is wanted or the time is over."""
    until = time.monotonic() + seconds
    while True:
        answer = server.ask("/ready")
        why = answer.json().get("why")
        assert answer.status_code == (200 if why is None else 503)
        if why == wanted or time.monotonic() > until:
            return why
        time.sleep(0.1)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_with_a_full_disk_moves_are_refused_in_words_and_nothing_is_lost(server: Running) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    guest = table.enter("yellow", "Guest")
    pid = server.process.pid
    assert pid is not None
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        assert red.move(ARMY, 0)["version"] == 1
        yellow.view(1)
        assert readiness(server, None) is None
        unlimited = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, unlimited[1]))  # no file grows
        refused = yellow.move(ARMY, 1)
        assert refused["refusal"]["key"] in ("disk-full", "cannot-store")
        assert "incident" not in refused
        yellow.do("look", at=0)
        assert yellow.of("moment")["at"] == 0  # reading goes on
        wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
        opened = server.send("/api/tables", wish)
        assert opened.status_code == 503
        assert opened.json()["refusal"]["key"] in ("disk-full", "cannot-store")
        assert server.ask("/health").status_code == 200
        assert readiness(server, "failing") in ("failing", "full")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        assert readiness(server, None) is None
        assert yellow.move(ARMY, 1)["version"] == 2
    server.kill()
    server.restart()
    with table.sit(table.cookie) as red:
        assert red.view()["version"] == 2


def test_of_changes_that_share_a_commit_none_is_kept_when_the_disk_is_full(tmp_path: Path) -> None:
    kept = Storage(sqlite(tmp_path))
    kept.open()
    try:

        def fill(database: Any) -> None:
            pages = database.exec_driver_sql("PRAGMA page_count").scalar()
            database.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        def write(number: int, size: int) -> Any:
            row = {"key": "x" * size, "slot": number, "times": 1}
            return lambda database: database.execute(insert(COUNTS).values(row))

        sizes = (10, 10, 10_000_000, 10)
        changes = [_Change("", write(*one), Future()) for one in enumerate(sizes)]
        kept._commit([_Change("", fill, Future()), *changes])
        for change in changes:
            error = change.done.exception(1)
            assert isinstance(error, UnavailableError)
            assert (error.word, error.key) == ("full", "disk-full")
        assert kept.read_now(lambda one: one.execute(select(COUNTS)).all()) == []
        again = _Change("", write(7, 10), Future())
        kept._commit([again])
        assert again.done.exception(1) is None
    finally:
        kept.close()


def test_a_damaged_file_is_not_ready(server: Running) -> None:
    for _table in range(10):
        server.open({"red": ME, "yellow": OPEN})
    assert readiness(server, None) is None
    with sqlite3.connect(file_of(server)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file_of(server).open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xde\xad" * (5 * 2048))
    assert readiness(server, "damaged") == "damaged"
    assert server.ask("/health").status_code == 200


@pytest.mark.timed
def test_a_locked_file_is_not_ready_and_then_it_is(server: Running) -> None:
    assert readiness(server, None) is None
    with sqlite3.connect(file_of(server), isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert readiness(server, "slow", 6.0) == "slow"
        assert time.monotonic() - began < 6.0
        other.execute("COMMIT")
    assert readiness(server, None) is None


@pytest.mark.timed
def test_ready_is_cheap_when_asked_often(server: Running) -> None:
    began = time.monotonic()
    for _request in range(50):
        assert server.ask("/ready").status_code == 200
    assert time.monotonic() - began < 5.0


def test_a_lost_postgresql_is_told_and_an_unusable_id_is_unknown(tmp_path: Path) -> None:
    with postgres() as url, running(url, tmp_path / "logs", Limits()) as server:
        for id in ("%00", "a%00b", "%ff", "x" * 33, "a%2Fb", "a b"):
            for path in ("record", "socket"):
                assert server.ask(f"/api/tables/{id}/{path}").status_code in (403, 404, 405), id
            answer = server.send(f"/api/tables/{id}/enter", {"token": "x"})
            assert answer.status_code in (404, 405), id
        table = server.open({"red": ME, "yellow": OPEN})
        with table.sit(table.cookie) as red:
            red.view()
            assert readiness(server, None) is None
            with psycopg.connect(url, autocommit=True) as database:
                database.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
                database.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
            assert readiness(server, "read-only") == "read-only"
            refused = red.move(ARMY, 0)
            assert refused["refusal"]["key"] == "cannot-store"
            assert "incident" not in refused


# The database commits and goes away before it says so; at FILE it cannot be asked then either.
BREAKS_OFF = """
from pathlib import Path
import psycopg
from sztab.server.store import storage
commit, events = psycopg.Connection.commit, storage.events
def broken_off(connection):
    writes = connection.info.transaction_status == psycopg.pq.TransactionStatus.INTRANS
    commit(connection)
    if Path({file!r}).exists() and writes:
        if Path({file!r}).read_text() == "once":
            Path({file!r}).unlink()
        raise psycopg.OperationalError("the server closed the connection")
def asked(*words):
    if Path({file!r}).exists():
        raise psycopg.OperationalError("the server closed the connection")
    return events(*words)
psycopg.Connection.commit, storage.events = broken_off, asked
"""


def test_a_commit_whose_answer_is_lost_is_looked_up(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    before = BREAKS_OFF.format(file=str(gone))
    with postgres() as url, running(url, tmp_path / "logs", before=before) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        guest = table.enter("yellow", "Guest")
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            red.view()
            yellow.view()
            gone.write_text("once")
            assert red.move(ARMY, 0)["version"] == 1  # it was stored: that is acknowledged
            yellow.view(1)
            gone.write_text("for a while")
            refused = yellow.move(ARMY, 1)
            assert refused["refusal"]["key"] == "store-unsure"  # not: nothing has changed
            gone.unlink()
            told = yellow.move("recruit 1HC", 1)  # another one is not taken for it
            assert (told["is"], told["version"]) == ("view", 2)
            assert yellow.of("refused")["stale"]


def test_commits_wait_for_the_disk_whatever_postgresql_is_set_to() -> None:
    with postgres() as url:
        with psycopg.connect(url, autocommit=True) as database:
            database.execute("ALTER DATABASE postgres SET synchronous_commit = off")
        storage = Storage(url)
        with storage.change_now() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
        storage.close()


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (errors.DiskFull("x"), "full"),
        (errors.ReadOnlySqlTransaction("x"), "read-only"),
        (errors.DataCorrupted("x"), "damaged"),
        (errors.AdminShutdown("x"), "lost"),
        (OperationalError("x", {}, errors.DiskFull("x")), "full"),
        (errors.SyntaxError("x"), None),
        (errors.UntranslatableCharacter("x"), None),
        (ValueError("x"), None),
        (UnavailableError("full", "x", writing=True), "full"),
    ],
)
def test_what_is_wrong_has_one_word(error: Exception, word: str | None) -> None:
    assert trouble_of(error) == word


def test_the_sentence_says_whether_something_was_to_be_kept() -> None:
    assert UnavailableError("full", "x", writing=True).key == "disk-full"
    assert UnavailableError("lost", "x", writing=True).key == "cannot-store"
    assert UnavailableError("lost", "x", writing=True, unsure=True).key == "store-unsure"
    assert UnavailableError("full", "x", writing=False).key == "cannot-read"
