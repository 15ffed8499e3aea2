"""Backups while people play, restoring them, and what an administrator sees and does."""

import gzip
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from sztab import cli
from sztab.server.live.admin_changes import HEED_SECONDS
from sztab.server.seats.tokens import new_id
from tests.server.postgres import postgres
from tests.server.running import BATTLE, Running, running, sqlite

BOTS = {"red": {"who": "bot", "bot": "random"}, "yellow": {"who": "bot", "bot": "random"}}
PEOPLE = {"red": {"who": "me", "name": "Ada"}, "yellow": {"who": "open"}}


def command(*words: str) -> int:
    return cli.main([str(word) for word in words])


@pytest.fixture
def url(tmp_path: Path) -> str:
    """An empty database."""
    return sqlite(tmp_path)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with one table."""
    folder = tmp_path_factory.mktemp("saved")
    with running(sqlite(folder), folder) as server:
        server.open(PEOPLE)
        assert command("backup", str(folder / "backup.gz"), "--db", sqlite(folder)) == 0
    return folder / "backup.gz"


def test_a_backup_of_a_running_server_brings_lost_tables_back(url: str, tmp_path: Path) -> None:
    file, later = tmp_path / "backup.gz", tmp_path / "later.gz"
    with running(url, tmp_path) as server:
        lost, kept = server.open(PEOPLE), server.open(PEOPLE, title="Kept")
        cookie = lost.enter("yellow", "Bob")
        with lost.sit(cookie) as sitter:
            sitter.view()
            assert command("backup", str(file), "--db", url) == 0
        assert command("admin", "delete", lost.id, "--db", url) == 0
        assert command("restore", str(file), "--db", url) == 0  # while it is served
        server.stop()
        server.restart()
        assert server.ask(f"/api/tables/{kept.id}/record", kept.cookie).status_code == 200
        with lost.sit(cookie) as sitter:  # Bob's device still holds his seat
            assert sitter.view()["seat"] == "yellow"
        assert command("backup", str(later), "--db", url) == 0
    assert gzip.decompress(file.read_bytes()).count(b"\n") == gzip.decompress(
        later.read_bytes()
    ).count(b"\n")
    assert file.stat().st_mode & 0o077 == 0


def test_an_id_is_never_taken_for_an_option() -> None:
    assert not any(new_id().startswith("-") for _id in range(1000))


def test_a_backup_moves_from_sqlite_to_postgresql(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = tmp_path / "again.gz"
    with postgres() as address:
        assert command("restore", str(saved), "--replace", "--db", address) == 0
        with running(address, tmp_path) as server:
            gone = server.open(PEOPLE, title="Gone")
            for words in (["tables"], ["people"], ["bans"], ["storage"]):
                assert command("admin", *words, "--db", address) == 0
            assert "Ada  2 tables" in capsys.readouterr().out
            assert command("backup", str(again), "--db", address) == 0
            assert command("restore", str(saved), "--replace", "--db", address) == 2
            assert "stop it, then restore" in capsys.readouterr().err
            assert command("admin", "delete", gone.id, "--db", address) == 0
            assert command("restore", str(again), "--db", address) == 0
            assert "1 tables restored, 1 were there already" in capsys.readouterr().out


def test_replacing_everything_waits_for_the_server_to_stop(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    with running(url, tmp_path) as server:
        table = server.open(PEOPLE)
        assert command("backup", str(file), "--db", url) == 0
        gone = server.open(PEOPLE)
        assert command("restore", str(file), "--replace", "--db", url) == 2
        assert "stop it, then restore" in capsys.readouterr().err
        server.stop()
        assert command("restore", str(file), "--replace", "--db", url) == 0
        server.restart()
        assert server.ask(f"/api/tables/{table.id}/record", table.cookie).status_code == 200
        assert server.ask(f"/api/tables/{gone.id}/record", gone.cookie).status_code == 404


def test_a_backup_of_the_database_version_before_is_restored(
    saved: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *rows = map(json.loads, gzip.decompress(saved.read_bytes()).splitlines())
    for row in rows:
        if isinstance(row, list) and row[0] == "devices":
            del row[1]["former"]
    for version, code in (("0002", 0), ("0001", 2)):
        lines = [json.dumps(one) for one in (header | {"database": version}, *rows)]
        file = tmp_path / f"{version}.gz"
        file.write_bytes(gzip.compress("\n".join([*lines, ""]).encode()))
        assert command("restore", str(file), "--db", url) == code
    said = capsys.readouterr()
    assert "1 tables restored" in said.out
    assert "another database version" in said.err


DEEP = b"[" * 200_000
SPOILED = {
    "a deep line": DEEP,
    "a deep value": b'["tables", {"opening": ' + DEEP + b"}]",
    "an empty row": b"[]",
    "a row of nothing": b'["tables", null]',
    "a number as a row": b'["tables", 5]',
    "a list as a name": b"[[], {}]",
    "a huge number": b'["people", {"id": "x", "table": "y", "former": ' + b"9" * 30 + b"}]",
    "half a letter": b'["people", {"id": "\\ud800", "table": "y"}]',
    "a list as a word": b'["people", {"id": [1], "table": "y"}]',
    "too few columns": b'["tables", {"id": "x"}]',
}


@pytest.mark.parametrize("kind", SPOILED)
def test_a_spoiled_backup_is_refused_in_a_sentence(
    kind: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = sqlite(tmp_path), tmp_path / "backup.gz"
    header = gzip.decompress(saved.read_bytes()).splitlines()[0]
    file.write_bytes(gzip.compress(b"\n".join([header, SPOILED[kind], b'{"rows": 1}', b""])))
    assert command("restore", str(file), "--db", url) == 2
    told = capsys.readouterr()
    assert len(told.err.strip().splitlines()) == 1, told.err
    assert "Traceback" not in told.err


def test_a_backup_of_broken_gzip_is_refused_in_a_sentence(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    packed = saved.read_bytes()
    file.write_bytes(packed[:12] + b"\xff" * 20 + packed[32:])
    assert command("restore", str(file), "--db", sqlite(tmp_path)) == 2
    assert "is not a whole backup" in capsys.readouterr().err


@pytest.mark.parametrize("damage", ["cut", "text", "empty", "missing"])
def test_a_damaged_backup_changes_nothing(
    damage: str, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = sqlite(tmp_path), tmp_path / "backup.gz"
    assert command("restore", str(saved), "--db", url) == 0
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    elif damage != "missing":
        file.write_text("" if damage == "empty" else "not a backup")
    assert command("restore", str(file), "--replace", "--db", url) == 2
    said = capsys.readouterr().err
    assert "is not a whole backup" in said or "There is no file" in said
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_a_backup_replaces_no_file_by_accident(
    saved: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    assert command("backup", str(file), "--db", url) == 2
    assert "There is no database" in capsys.readouterr().err
    assert command("restore", str(saved), "--db", url) == 0
    file.write_text("precious")
    assert command("backup", str(file), "--db", url) == 2
    assert file.read_text() == "precious"
    assert command("backup", str(file), "--force", "--db", url) == 0


def test_an_administrator_sees_tables_people_and_storage(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(url, tmp_path) as server:
        table = server.open(PEOPLE, title="Evening")
        server.open(BOTS)
        for words in (["tables"], ["people"], ["storage"], ["tables", "--game", "nothing"]):
            assert command("admin", *words, "--db", url) == 0
    said = capsys.readouterr().out
    assert f"{table.id}  {BATTLE} 'Evening'" in said
    assert "red: Ada; yellow: open" in said
    assert "Ada  1 tables" in said
    assert "tables               2" in said
    assert command("admin", "delete", "nothing", "--db", url) == 2


def test_a_banned_address_is_kept_out_until_it_is_let_in(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(url, tmp_path) as server:
        assert server.ask("/api/games").status_code == 200
        assert command("admin", "ban", "127.0.0.1", "--days", "2", "--db", url) == 0
        wait_for_status(server, 403)
        assert server.ask("/api/games").json()["refusal"]["key"] == "banned"
        assert command("admin", "bans", "--db", url) == 0
        assert "127.0.0.1  until " in capsys.readouterr().out
        assert command("admin", "unban", "127.0.0.1", "--db", url) == 0
        wait_for_status(server, 200)
        assert command("admin", "unban", "127.0.0.1", "--db", url) == 2
        assert command("admin", "ban", "nobody", "--db", url) == 2


def wait_for_status(server: Running, status: int) -> None:
    """Wait until every worker answers so: longer than the last one needs to hear of a change."""
    until, since = time.monotonic() + 20, time.monotonic()
    settled = HEED_SECONDS + 0.5 if server.settings.workers > 1 else 0.0
    while True:
        if server.ask("/api/games").status_code != status:
            since = time.monotonic()
        elif time.monotonic() - since >= settled:
            return
        assert time.monotonic() < until
        time.sleep(0.2)
