"""The server under attack, started by its public command, and what can be measured of it."""

import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.attack.tools.client import Answer, WebSocket, http
from tests.ports import free_port

COMMAND = "SZTAB_COMMAND"  # the environment may name another edition's command
START_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


def command() -> str:
    """Return the path of the command under attack."""
    return os.environ.get(COMMAND) or str(Path(sys.executable).parent / "sztab")


@cache
def known_options() -> list[str]:
    """Return the options that the edition has: without the browser table, and with agents."""
    told = subprocess.run([command(), "serve", "--help"], capture_output=True, check=True).stdout
    return [option for option in ("--no-client", "--mcp") if option.encode() in told]


class Target:
    """A running server."""

    def __init__(
        self,
        folder: Path,
        db: str = "",
        workers: int = 1,
        logs: Path | None = None,
        generous: bool = False,
    ) -> None:
        self.folder, self.port, self.workers = folder, free_port(), workers
        self.db = db or f"sqlite:///{folder / 'tables.sqlite'}"
        self.logs = logs or folder / "logs"
        self.logs.mkdir(exist_ok=True)
        self.generous = generous
        self.opened = 0
        self.start()

    @property
    def arguments(self) -> list[str]:
        """Return the command line that starts it."""
        serve = ["serve", "--port", str(self.port), "--db", self.db, "--log", str(self.logs)]
        serve += known_options()
        if self.workers > 1:
            serve += ["--workers", str(self.workers)]
        if not self.generous:
            return [command(), *serve]
        # The same command with its rates raised: for input that shall reach the parsers at speed.
        python = str(Path(command()).parent / "python")
        return [python, "-P", str(Path(__file__).parent / "generous.py"), *serve]

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.said = (self.folder / "said").open("ab")
        self.process = subprocess.Popen(
            self.arguments,
            stdout=self.said,
            stderr=self.said,
            stdin=subprocess.DEVNULL,
            preexec_fn=_few_files,
        )
        until = time.monotonic() + START_SECONDS
        while self.http("GET", "/health", timeout=5.0).status != 200:
            assert self.process.poll() is None, (self.folder / "said").read_text()[-2000:]
            assert time.monotonic() < until, "the server did not come up"
            time.sleep(0.03)

    def http(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        """Send one request."""
        return http(self.port, method, path, body, **more)

    def socket(self, table: str, cookie: str = "", **more: Any) -> WebSocket:
        """Connect to a table."""
        return WebSocket(self.port, table, cookie, **more)

    def open(self, game: str, seats: dict[str, Any], **more: Any) -> "Table":
        """Open a table; *source* is the address it is opened from, each time another one."""
        self.opened += 1
        source = more.pop("source", f"127.0.10.{self.opened % 250 + 1}")
        answer = self.http(
            "POST", "/api/tables", {"game": game, "seats": seats} | more, source=source
        )
        assert answer.status == 201, (answer.status, answer.body[:300])
        return Table(self, answer)

    # --- what can be measured ---------------------------------------------------------------------

    def pids(self) -> list[int]:
        """Return the server's processes, the one that was started first."""
        found, at = [self.process.pid], 0
        while at < len(found):
            with suppress(OSError):
                for task in Path(f"/proc/{found[at]}/task").iterdir():
                    found += map(int, (task / "children").read_text().split())
            at += 1
        return found

    def workers_now(self) -> list[int]:
        """Return the processes that serve: all that hold the port but the one that keeps them."""
        listening = {f"socket:[{inode}]" for inode in _listening(self.port)}
        return [pid for pid in self.pids()[1:] if listening & _open_files(pid)]

    def rss(self) -> int:
        """Return the memory of all its processes, in MB."""
        total = 0
        for pid in self.pids():
            with suppress(OSError):
                total += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return total * os.sysconf("SC_PAGE_SIZE") // 2**20

    def cpu(self) -> float:
        """Return the CPU seconds that all its processes have used."""
        total = 0
        for pid in self.pids():
            with suppress(OSError):
                parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += sum(map(int, parts[11:15]))
        return total / TICKS

    def log_bytes(self) -> int:
        """Return how much it has logged."""
        said = (self.folder / "said").stat().st_size
        return said + sum(file.stat().st_size for file in self.logs.rglob("*") if file.is_file())

    # --- ending it --------------------------------------------------------------------------------

    def kill(self) -> None:
        """End all its processes at once, as a power cut would."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(START_SECONDS)
        self.said.close()

    def stop(self) -> int:
        """End it as a service manager would; return its exit code."""
        self.process.terminate()
        try:
            code = self.process.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            code = -signal.SIGKILL
        self.said.close()
        return code


def _few_files() -> None:
    """Give the server as many open files as most systems do."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))


def _listening(port: int) -> list[str]:
    """Return the inodes of the sockets that listen on a port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [one[9] for one in lines if one[3] == "0A" and int(one[1].split(":")[1], 16) == port]


def _open_files(pid: int) -> set[str]:
    found: set[str] = set()
    with suppress(OSError):
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.add(str(file.readlink()))
    return found


class Table:
    """A table that was opened, with the host's cookie and the links."""

    def __init__(self, target: Target, answer: Answer) -> None:
        self.target = target
        self.id = str(answer.json()["table"])
        self.links: dict[str, str] = answer.json()["links"]
        self.cookie = answer.cookie

    def post(self, action: str, body: Any, cookie: str = "", **more: Any) -> Answer:
        """POST to one of the table's addresses."""
        return self.target.http(
            "POST", f"/api/tables/{self.id}/{action}", body, cookie=cookie, **more
        )

    def enter(self, seat: str, cookie: str = "") -> str:
        """Take a seat by its link; return the cookie."""
        wish = {"token": self.links[seat], "name": seat.capitalize()}
        answer = self.post("enter", wish, cookie)
        assert answer.status == 200, (answer.status, answer.body[:300])
        return answer.cookie

    def sit(self, cookie: str = "", **more: Any) -> WebSocket:
        """Connect a socket."""
        return self.target.socket(self.id, cookie, **more)


@contextmanager
def attacked(folder: Path | None = None, **more: Any) -> Iterator[Target]:
    """Run a server for a while, in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="sztab-attack-", dir=folder) as own:
        target = Target(Path(own), **more)
        try:
            yield target
        finally:
            if target.process.poll() is None:
                target.stop()
