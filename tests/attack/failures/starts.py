"""Start the server wrongly: exit code 2, one sentence, and never a claim to be serving."""

import os
import socket
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.attack.tools.findings import Finding
from tests.attack.tools.target import attacked, command, known_options
from tests.ports import free_port

SECONDS = 40.0
PACKAGES = ("msgspec", "fastapi", "uvicorn", "websockets", "sqlalchemy")


@dataclass
class Start:
    """One wrong way to start the server."""

    name: str
    arguments: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    must_say: str = ""  # a word that the sentence needs, to be of use


def tried(start: Start) -> Finding:
    """Start it so, and judge how it ends."""
    environment = os.environ | start.environment
    try:
        ended = subprocess.run(
            [command(), *start.arguments],
            env=environment,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        out = (late.stdout or b"").decode()[:80]
        return Finding(
            _name(start), "7.9", False, f"**still running after {SECONDS:.0f} s**: {out!r}"
        )
    lines = ended.stderr.strip().splitlines()
    faults = []
    if ended.returncode != 2:
        faults.append(f"exit code {ended.returncode}")
    if "Serving at" in ended.stdout + ended.stderr:
        faults.append("says Serving at")
    if len(lines) != 1:
        faults.append(f"{len(lines)} lines")
    if start.must_say.lower() not in ended.stderr.lower():
        faults.append(f"does not say {start.must_say}")
    said = f"**{', '.join(faults)}**" if faults else f"“{lines[0][:160]}”"
    return Finding(_name(start), "7.9", not faults, said)


def _name(start: Start) -> str:
    return f"start: {start.name}"


def _serve(db: str, *more: str) -> list[str]:
    return ["serve", "--port", str(free_port()), "--db", db, *known_options(), *more]


@contextmanager
def wrong_starts(postgres: str = "") -> Iterator[list[Start]]:
    """Prepare every wrong start; *postgres* is the address of a server for its own cases."""
    with (
        tempfile.TemporaryDirectory(prefix="sztab-starts-") as name,
        socket.socket() as taken,
        attacked() as serving,
    ):
        folder = Path(name)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        good = f"sqlite:///{folder / 'good.sqlite'}"
        damaged = folder / "damaged.sqlite"
        damaged.write_bytes(b"This is no database. " * 1000)
        locked = sqlite3.connect(folder / "locked.sqlite", isolation_level=None)
        locked.execute("CREATE TABLE other (id INTEGER)")
        locked.execute("BEGIN EXCLUSIVE")
        (folder / "file").write_text("")
        starts = [
            Start("a folder that cannot be", _serve(f"sqlite:///{folder}/file/x.sqlite")),
            Start("a folder in place of the database", _serve(f"sqlite:///{folder}")),
            Start("a damaged database", _serve(f"sqlite:///{damaged}"), must_say="database"),
            Start(
                "a locked database",
                _serve(f"sqlite:///{folder / 'locked.sqlite'}"),
                must_say="lock",
            ),
            Start("an unknown kind of database", _serve("mysql://root@localhost/x")),
            Start(
                "PostgreSQL that is not there", _serve(f"postgresql://x@127.0.0.1:{free_port()}/x")
            ),
            Start(
                "a port that is taken",
                _serve(good, "--port", str(taken.getsockname()[1])),
                must_say=str(taken.getsockname()[1]),
            ),
            Start("a file in place of the log folder", _serve(good, "--log", str(folder / "file"))),
            Start("a file that another server uses", _serve(serving.db), must_say="server"),
            Start("an origin without https", _serve(good, "--origin", "http://table.example")),
            Start("two workers on SQLite", _serve(good, "--workers", "2"), must_say="postgresql"),
            Start(
                "an address of another machine",
                _serve(good, "--host", "192.0.2.1", "--origin", "https://a.example"),
            ),
            *_missing(folder, good),
        ]
        if postgres:
            other = postgres.rpartition("/")[0]
            starts += [
                Start("a PostgreSQL database that is not there", _serve(f"{other}/nowhere")),
                Start(
                    "a PostgreSQL role that is not there",
                    _serve(postgres.replace("sztab@", "who@")),
                ),
            ]
        yield starts
        locked.close()


def _missing(folder: Path, good: str) -> Iterable[Start]:
    """Yield starts without one of the packages that the server needs."""
    for package in PACKAGES:
        hidden = folder / f"without-{package}"
        hidden.mkdir()
        (hidden / f"{package}.py").write_text(
            f"raise ModuleNotFoundError(\"No module named '{package}'\", name='{package}')\n"
        )
        path = os.pathsep.join(filter(None, [str(hidden), os.environ.get("PYTHONPATH")]))
        for arguments in (_serve(good), ["bench", "serve", "--seconds", "1", "--tables", "1"]):
            name = f"{' '.join(word for word in arguments[:2] if word[0] != '-')} without {package}"
            yield Start(name, arguments, {"PYTHONPATH": path}, must_say="pip install")
