"""A PostgreSQL server of the tests' own, as an unprivileged user."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port


def binary(name: str) -> str:
    """A program of PostgreSQL, where Debian puts it or where the path leads."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(installed[-1]) if installed else shutil.which(name)
    assert found, f"{name} is missing: run scripts/postgres, which installs PostgreSQL"
    return found


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] * (
        os.geteuid() == 0
    )


class Postgres:
    """A server with a database of its own, until it is removed."""

    def __init__(self, parent: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sztab-pg-", dir=parent))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.port = free_port()
        self.url = f"postgresql://sztab@127.0.0.1:{self.port}/postgres"
        self.data = self.folder / "data"
        make = ("-D", str(self.data), "-U", "sztab", "-A", "trust", "-N", "-E", "UTF8")
        self.run(binary("initdb"), *make)
        self.start()

    def run(self, *command: str) -> None:
        """Run one of PostgreSQL's programs."""
        # Into a file: the server that is started would keep a pipe open for ever.
        with (self.folder / "said").open("w+") as said:
            code = subprocess.call(
                [*_unprivileged(), *command], cwd=self.folder, stdout=said, stderr=said
            )
            said.seek(0)
            assert code == 0, said.read()

    def control(self, *words: str) -> None:
        """Tell the server to do something, and wait until it has."""
        self.run(binary("pg_ctl"), "-D", str(self.data), "-w", *words)

    def start(self) -> None:
        """Start it."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.control("-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; *immediate* is as a crash."""
        self.control("-m", mode, "stop")

    def remove(self) -> None:
        """Stop it and remove all its files."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A new, empty database; its address."""
    server = Postgres()
    try:
        yield server.url
    finally:
        server.remove()
