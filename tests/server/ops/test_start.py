"""A server that cannot start says why in one sentence, exits with 2, and never says it serves."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

import pytest

from sztab.cli import main
from sztab.server.http import client_files
from tests.ports import free_port
from tests.server.postgres import postgres
from tests.server.running import ARMY, WAIT, Running, running

ME = {"who": "me"}
OPEN = {"who": "open"}


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def fails(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What ``sztab serve`` says; it must fail."""
    given = (
        ("--no-client", "--port", str(free_port())) if "--port" not in args else ("--no-client",)
    )
    assert main(["serve", *given, *args]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1, told.err
    assert "Traceback" not in told.err
    return told.err


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], tmp_path: Path, taken: int) -> None:
    db = f"sqlite:///{tmp_path / 'x.sqlite'}"
    assert f"Port {taken} is in use" in fails(capsys, "--port", str(taken), "--db", db)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--port", "70000"), "There is no port 70000"),
        (("--host", "192.0.2.1", "--origin", "https://x.example"), "cannot listen at 192.0.2.1"),
        (("--db", "mysql://x"), "is not a database"),
        (("--db", "sqlite:///:memory:"), "kept in a file"),
        (("--db", "postgresql://u:secret@127.0.0.1:1/x"), "PostgreSQL at 127.0.0.1:1/x cannot"),
        (
            ("--db", "postgresql://u:secret@127.0.0.1:1/x", "--workers", "2"),
            "PostgreSQL at 127.0.0.1:1/x cannot be used",
        ),
        (("--db", "postgresql://u:secret@[::1/x"), "PostgreSQL cannot be used"),
        (("--db", "sqlite:////proc/none/x.sqlite"), "check that its folder exists"),
        (("--workers", "2"), "Several workers need a shared database"),
        (("--proxy", "bogus"), "'bogus' is not the address of a proxy"),
        (("--proxy", "127.0.0.1, 10.0.0.1/8"), "'10.0.0.1/8' is not the address of a proxy"),
    ],
)
def test_what_was_asked_for_cannot_be(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    says: str,
) -> None:
    monkeypatch.setenv("SZTAB_DB", f"sqlite:///{tmp_path / 'x.sqlite'}")
    told = fails(capsys, *args)
    assert says in told
    assert "secret" not in told


def test_logs_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    db = f"sqlite:///{tmp_path / 'x.sqlite'}"
    told = fails(capsys, "--db", db, "--log", str(tmp_path / "file" / "logs"))
    assert "Logs cannot be written" in told


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    file.write_text("certainly no database " * 100)
    assert "damaged or not a database" in fails(capsys, "--db", f"sqlite:///{file}")


def test_a_database_with_damaged_pages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE other (text)")
        database.executemany("INSERT INTO other VALUES (?)", [("x" * 1000,)] * 100)
    database.close()
    with file.open("r+b") as pages:
        pages.seek(5 * 4096)
        pages.write(b"\xde\xad" * 4096)
    assert "damaged or not a database" in fails(capsys, "--db", f"sqlite:///{file}")


def test_a_database_that_is_locked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sztab.server.store.engines.BUSY_SECONDS", 0.2)
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN IMMEDIATE")
        assert "locked by another program" in fails(capsys, "--db", f"sqlite:///{file}")
        other.execute("ROLLBACK")
    other.close()


def test_a_database_that_may_not_be_written(tmp_path: Path) -> None:
    """As another user where the tests run as root, whom nothing is forbidden."""
    tmp_path.chmod(0o755)
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE other (text)")
    database.close()
    file.chmod(0o444)
    tmp_path.chmod(0o555)
    become = "import os; os.geteuid() or os.setresuid(65534, 65534, 65534)\n"
    check = f"from sztab.server.ops.startup import *\ncheck_database('sqlite:///{file}', print)"
    code = f"{become}{check}"
    reached = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    tmp_path.chmod(0o755)
    if "PermissionError" in reached.stderr or "No module" in reached.stderr:
        pytest.skip("another user cannot read the packages here")
    last = reached.stderr.strip().splitlines()[-1]
    assert "read-only" in last or "cannot be opened" in last


def test_pages_that_are_not_built(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "CLIENT", tmp_path)
    assert main(["serve", "--db", f"sqlite:///{tmp_path / 'x.sqlite'}"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "npx vite build" in told.err


@pytest.mark.parametrize("command", [["serve"], ["bench", "serve"]])
@pytest.mark.parametrize("package", ["msgspec", "uvicorn"])
def test_packages_that_are_not_installed(command: list[str], package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from sztab.cli import main; "
    code += f"sys.exit(main({command!r}))"
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert ended.stderr.strip().splitlines() == [
        "This command needs packages that are not installed: run pip install 'sztab[server]'."
    ]


def test_it_says_that_it_serves_when_it_does(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "sztab", "serve", "--no-client", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--db", f"sqlite:///{tmp_path / 'x.sqlite'}", "--log", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline().startswith(f"Serving at http://127.0.0.1:{port}")
            with urlopen(f"http://127.0.0.1:{port}/ready") as answer:  # at once
                assert answer.status == 200
        finally:
            server.terminate()


def test_a_database_that_another_server_uses(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    with running(f"sqlite:///{file}", tmp_path / "log") as server:
        link.symlink_to(file)
        table = server.open({"red": ME, "yellow": OPEN})
        for name in (file, link):
            said = fails(capsys, "--db", f"sqlite:///{name}")
            assert said.startswith(f"Another server already uses {name}: ")
        assert main(["admin", "tables", "--db", f"sqlite:///{file}"]) == 0
        assert table.id in capsys.readouterr().out
        server.kill()
        server.restart()  # the lock has ended with the process
        with table.sit(table.cookie) as sitter:
            assert sitter.view()["version"] == 0


def test_a_server_waits_for_one_that_is_ending(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(url, tmp_path / "log") as first:
        end = Timer(1.0, first.process.kill)
        end.start()
        with running(url, tmp_path / "log") as second:
            assert second.ask("/ready").status_code == 200
        end.join()


# --- several workers -----------------------------------------------------------------------------


def workers_of(server: Running) -> set[int]:
    """The processes of the workers that have started, by the log."""
    files = Path(server.settings.log).glob("server-*.jsonl")
    lines = (json.loads(line) for file in files for line in file.read_text().splitlines())
    names = (line["worker"] for line in lines if line["what"] == "started")
    return {int(name.partition("-")[0], 16) for name in names}


def wait_for_workers(server: Running, number: int, seconds: float) -> float:
    """Seconds until so many workers have started in all."""
    began = time.monotonic()
    while len(workers_of(server)) < number:
        assert time.monotonic() - began < seconds, f"not replaced within {seconds} s"
        time.sleep(0.02)
    return time.monotonic() - began


@pytest.mark.timed
def test_a_worker_that_dies_is_replaced_within_three_seconds(tmp_path: Path) -> None:
    with postgres() as url, running(url, tmp_path / "logs", workers=2) as server:
        wait_for_workers(server, 2, WAIT)
        table = server.open({"red": ME, "yellow": OPEN})
        times = []
        for killed in range(1, 4):
            os.kill(max(workers_of(server)), signal.SIGKILL)
            times.append(wait_for_workers(server, 2 + killed, WAIT))
        assert min(times) < 3.0  # of three, for a busy machine may take its time once
        with table.sit(table.cookie) as red:
            assert red.move(ARMY, 0)["version"] == 1


@pytest.mark.timed
@pytest.mark.full
def test_a_worker_that_hangs_is_replaced_within_eight_seconds(tmp_path: Path) -> None:
    with postgres() as url, running(url, tmp_path / "logs", workers=2) as server:
        wait_for_workers(server, 2, WAIT)
        hung, dead = workers_of(server)
        os.kill(hung, signal.SIGSTOP)
        time.sleep(0.5)
        os.kill(dead, signal.SIGKILL)
        began = time.monotonic()
        wait_for_workers(server, 3, 4.0)  # nobody waits for the one that hangs
        assert time.monotonic() - began < 4.0
        wait_for_workers(server, 4, 8.0)
        assert not Path(f"/proc/{hung}").exists()
        assert server.ask("/ready").status_code == 200
