"""The database carries its version, and every start brings it up to date without losing a row."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from setuptools import find_packages
from sqlalchemy import Connection, Integer, func, inspect, select, table, text

from sztab.cli import main
from sztab.server.store import migrations
from sztab.server.store.engines import engine_for, sqlite_file
from sztab.server.store.migrations.versions import v0001_first_edition as first_edition
from sztab.server.store.schema import METADATA
from sztab.server.store.seating import seating
from sztab.server.store.storage import Storage
from tests.legacy.databases import fill_postgresql, lay_sqlite
from tests.ports import free_port
from tests.server.postgres import postgres
from tests.server.running import PROCESSES, sqlite

LASTING = ("tables", "seats", "devices", "events", "chat")  # of the first edition


@contextmanager
def changing(url: str) -> Iterator[Connection]:
    """A transaction as migrations have it."""
    engine = engine_for(url, "BEGIN IMMEDIATE", foreign_keys=False)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@pytest.fixture(scope="module")
def server_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address where nothing is yet."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url: str = request.getfixturevalue("server_url")
    with changing(url) as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    return url


@pytest.fixture
def first(empty: str, tmp_path: Path) -> str:
    """A database as the first edition left it."""
    if empty.startswith("sqlite"):
        return lay_sqlite(tmp_path)
    fill_postgresql(empty)
    return empty


def asked(url: str, question: Callable[[Connection], Any]) -> Any:
    storage = Storage(url)
    try:
        return storage.read_now(question)
    finally:
        storage.close()


def counted(url: str) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        questions = {name: select(func.count()).select_from(table(name)) for name in LASTING}
        return {name: connection.execute(one).scalar_one() for name, one in questions.items()}

    found: dict[str, int] = asked(url, count)
    return found


def opened(url: str) -> list[tuple[str, dict[str, Any]]]:
    """Open a database as every start does; what was said of it."""
    said: list[tuple[str, dict[str, Any]]] = []
    storage = Storage(url)
    try:
        storage.open(lambda event, **facts: said.append((event, facts)))
    finally:
        storage.close()
    return said


def test_the_migrations_make_the_tables_that_the_program_uses(empty: str) -> None:
    said = opened(empty)
    assert said == [("migrated", {"before": "nothing", "now": migrations.HEAD})]

    def differing(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    assert asked(empty, differing) == []
    assert opened(empty) == []


def test_a_first_edition_database_is_brought_to_the_newest_version(first: str) -> None:
    before = counted(first)
    assert all(before.values())
    said = dict(opened(first))
    assert counted(first) == before
    assert asked(first, migrations.version) == migrations.HEAD
    assert said["migrated"] == {"before": migrations.FIRST_EDITION, "now": migrations.HEAD}
    assert opened(first) == [], "the second start finds nothing to do"
    if first.startswith("sqlite"):
        copy = Path(said["backup"]["file"])
        assert copy.name == "tables.sqlite.first-edition.backup"
        assert counted(f"sqlite:///{copy}") == before
        assert asked(f"sqlite:///{copy}", migrations.version) == migrations.FIRST_EDITION


def test_a_copy_never_takes_the_place_of_another(tmp_path: Path) -> None:
    url = lay_sqlite(tmp_path)
    other = tmp_path / "tables.sqlite.first-edition.backup"
    other.write_text("of an earlier try")
    said = dict(opened(url))
    assert said["backup"]["file"].endswith("tables.sqlite.first-edition.2.backup")
    assert other.read_text() == "of an earlier try"
    assert not list(tmp_path.glob("*.part"))


def test_without_a_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = lay_sqlite(tmp_path)
    monkeypatch.setattr(migrations, "_copy", _no_room)
    with pytest.raises(OSError, match="no room"):
        opened(url)
    assert asked(url, migrations.version) == migrations.FIRST_EDITION


def _no_room(file: Path, found: str) -> Path:
    raise OSError("no room")


def test_a_migration_that_fails_has_changed_nothing(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def names(connection: Connection) -> list[str]:
        return sorted(inspect(connection).get_table_names())

    before, tables = counted(first), asked(first, names)
    with monkeypatch.context() as broken:
        broken.setattr(migrations, "_check_whole", lambda _connection: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            opened(first)
    assert (counted(first), asked(first, names)) == (before, tables)
    assert asked(first, migrations.version) == migrations.FIRST_EDITION
    assert "migrated" in dict(opened(first)), "the next start does it"
    assert counted(first) == before


def test_a_newer_database_is_refused_in_one_sentence_and_left_alone(first: str) -> None:
    opened(first)
    before = counted(first)
    with changing(first) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrations.NewerDatabaseError) as refused:
        opened(first)
    sentence = str(refused.value)
    assert "version 9999" in sentence
    assert f"up to {migrations.HEAD}" in sentence
    assert sentence.count(". ") == 0
    assert sentence.endswith("--db.")
    assert counted(first) == before
    assert asked(first, migrations.version) == "9999"


def test_the_command_refuses_a_newer_database_with_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = lay_sqlite(tmp_path)
    opened(url)
    with changing(url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    code = main(["serve", "--no-client", "--port", str(free_port()), "--db", url])
    said = capsys.readouterr()
    assert code == 2
    assert "version 9999" in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert "Serving at" not in said.out + said.err


def _start(url: str, ready: Any, done: Any) -> None:
    ready.wait()
    done.put([event for event, _facts in opened(url)])


def test_workers_that_start_at_once_migrate_once(first: str) -> None:
    before = counted(first)
    ready, done = PROCESSES.Barrier(4), PROCESSES.Queue()
    workers = [PROCESSES.Process(target=_start, args=(first, ready, done)) for _one in range(4)]
    for worker in workers:
        worker.start()
    said = [done.get(timeout=60) for _one in workers]
    for worker in workers:
        worker.join()
    done.close()
    assert [worker.exitcode for worker in workers] == [0] * 4
    assert sum("migrated" in events for events in said) == 1
    assert counted(first) == before


def test_rebuilding_a_table_takes_no_other_rows_along(tmp_path: Path) -> None:
    """SQLite drops and renames: with foreign keys on, all seats and events would go."""
    url = lay_sqlite(tmp_path)
    opened(url)
    before = counted(url)
    with changing(url) as connection:
        change = Operations(MigrationContext.configure(connection))
        with change.batch_alter_table("tables", recreate="always") as batch:
            batch.alter_column("moves", type_=Integer(), existing_nullable=False)
        migrations._check_whole(connection)
    assert counted(url) == before
    with closing(sqlite3.connect(sqlite_file(url))) as database:
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


def test_there_is_one_newest_version_and_the_program_knows_it() -> None:
    config = Config()
    config.set_main_option("script_location", "sztab.server.store:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [migrations.HEAD]
    assert len(list(scripts.walk_revisions())) == int(migrations.HEAD)


def test_the_wheel_carries_the_migrations() -> None:
    found = find_packages(str(Path(__file__).parents[3] / "src"))
    assert {"sztab.server.store.migrations", "sztab.server.store.migrations.versions"} <= set(found)


def test_an_interrupted_beginning_is_taken_up(tmp_path: Path) -> None:
    """A database with a few tables and no version, as a first start that was cut off left it."""
    url = sqlite(tmp_path)
    with closing(sqlite3.connect(sqlite_file(url))) as database, database:
        database.execute("CREATE TABLE counts (key VARCHAR(100), slot BIGINT, times INTEGER)")
    opened(url)
    assert {"tables", "events", "chat"} <= set(asked(url, lambda c: inspect(c).get_table_names()))


def _first_edition(tmp_path: Path, holds: dict[str, str]) -> str:
    """A first-edition table with seats red and yellow, and devices that hold them; its address."""
    url = sqlite(tmp_path)
    with changing(url) as connection:
        first_edition.FIRST.create_all(connection)
        moment = "2026-01-01 00:00:0"
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('t', 'medieval-battle', '', '{}', 0, 0, 1, 0, 'host',"
                f" NULL, NULL, '{moment}0', '{moment}0', 0, 'red', 0)"
            )
        )
        for number, seat in enumerate(("red", "yellow")):
            row = f"('t', '{seat}', {number}, 'person', '{seat}', NULL, 'link-{seat}')"
            connection.execute(text(f"INSERT INTO seats VALUES {row}"))
        for number, (device, seats) in enumerate(holds.items()):
            row = f"('{device}', 't', '{moment}{number}', '{moment}{number}')"
            connection.execute(text(f"INSERT INTO devices VALUES {row}"))
            for seat in seats.split():
                connection.execute(text(f"INSERT INTO holds VALUES ('{device}', 't', '{seat}')"))
    return url


@pytest.mark.parametrize(
    ("holds", "seats"),
    [
        # The host entered the guest's link: the guest, who holds nothing else, has the seat.
        ({"host": "red yellow", "guest": "yellow"}, {"host": "red", "guest": "yellow"}),
        # One link on two devices: they are of one person.
        (
            {"host": "red", "guest": "yellow", "phone": "yellow"},
            {"host": "red", "guest": "yellow", "phone": "yellow"},
        ),
        ({"host": "red yellow"}, {"host": "red yellow"}),
        ({"host": "", "guest": "red", "other": "yellow"}, {"guest": "red", "other": "yellow"}),
    ],
)
def test_each_seat_of_the_first_edition_goes_to_one_person(
    tmp_path: Path, holds: dict[str, str], seats: dict[str, str]
) -> None:
    url = _first_edition(tmp_path, holds)
    opened(url)
    now = asked(url, lambda connection: seating(connection, "t"))
    found = {
        device: " ".join(seat.seat for seat in now.seats if seat.person == person)
        for device, person in now.devices.items()
    }
    assert found == {"host": ""} | seats
    assert now.devices["host"] == "host"  # whom the table names as its host
    assert all(seat.person and seat.link for seat in now.seats)


def test_a_seat_whose_cookies_are_lost_still_belongs_to_somebody(tmp_path: Path) -> None:
    url = _first_edition(tmp_path, {"host": "red"})
    opened(url)
    now = asked(url, lambda connection: seating(connection, "t"))
    assert now.seats[1].person not in (None, "host")
