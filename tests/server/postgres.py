"""A PostgreSQL server of the tests' own, as an unprivileged user."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import free_port


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


@contextmanager
def postgres() -> Iterator[str]:
    """A new, empty database; its address."""
    folder = Path(tempfile.mkdtemp(prefix="sztab-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    data, port = folder / "data", free_port()
    user = _unprivileged()

    def run(*command: str) -> None:
        # Into a file: the server that is started would keep a pipe open for ever.
        with (folder / "said").open("w+") as said:
            code = subprocess.call([*user, *command], cwd=folder, stdout=said, stderr=said)
            said.seek(0)
            assert code == 0, said.read()

    control = binary("pg_ctl")
    run(binary("initdb"), "-D", str(data), "-U", "sztab", "-A", "trust", "-N", "-E", "UTF8")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    try:
        run(control, "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql://sztab@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run(
            [*user, control, "-D", str(data), "-m", "immediate", "-w", "stop"],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        shutil.rmtree(folder, ignore_errors=True)
