"""A real server in its own process, and people who sit down at its tables."""

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sztab.server.ops.run import serve
from sztab.server.settings import Limits, Settings
from tests.ports import free_port

# Servers are forked from a process that has read all modules already: tests start many of them.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    [
        "sztab.server.ops.run",
        "sztab.server.live.listener",
        "sztab.server.rules.book.rule_text",
        "fluent.runtime",
        "sztab.games.flames_of_war",
        "sztab.games.medieval_battle",
        "sztab.games.race_to_the_rhine",
        "sztab.games.stand_at_mortain",
    ]
)
WAIT = 60.0  # seconds for anything that must come
MANY = (1_000_000, 1.0)
UNLIMITED = Limits(
    commands=MANY,
    commands_long=MANY,
    asks=MANY,
    chat=MANY,
    opening=MANY,
    entering=MANY,
    linking=MANY,
    recovering=MANY,
    hinting=MANY,
    judging=MANY,
    analysing=MANY,
    weighing=MANY,
    requests=MANY,
    pages=MANY,
    connecting=MANY,
    handshakes=MANY,
    sockets_of_address=1000,
)
BATTLE = "medieval-battle"
ARMY = "recruit 2HC 1LC 2PK 1LB 1SB"
Message = dict[str, Any]
CLIENT = httpx.Client(timeout=WAIT, trust_env=False, verify=False)


def request(method: str, url: str, headers: dict[str, str], **more: Any) -> httpx.Response:
    """One request; no cookie is remembered, every test says who it is."""
    answer = CLIENT.request(method, url, headers=headers, **more)
    CLIENT.cookies.clear()
    return answer


def _serve(settings: Settings, before: str) -> None:
    """What the server's process does; whatever is said to nobody goes into a file."""
    with Path(settings.log, "stderr").open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    sys.stdin = os.fdopen(os.dup2(os.open(os.devnull, os.O_RDONLY), 0))  # workers take it on
    exec(before, {})
    serve(settings)


class Running:
    """A server that is running, until it is stopped or killed."""

    def __init__(self, settings: Settings, before: str = "") -> None:
        self.settings = settings
        self.before = before  # Python that runs first
        self.url = f"http://127.0.0.1:{settings.port}"
        self.process = self._start()

    def _start(self) -> ForkServerProcess:
        process = PROCESSES.Process(target=_serve, args=(self.settings, self.before))
        process.start()
        until = time.monotonic() + WAIT
        host = {"host": self.settings.checked().hosts[0]}
        while time.monotonic() < until:
            assert process.is_alive(), "the server ended at once"
            try:
                if request("GET", f"{self.url}/health", host).status_code == 200:
                    return process
            except httpx.TransportError:
                time.sleep(0.05)
        process.kill()
        process.join()
        raise AssertionError("the server did not come up")

    def stop(self) -> None:
        """End it as a service manager would."""
        self.process.terminate()
        self.process.join(WAIT)
        assert not self.process.is_alive()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.join(WAIT)

    def restart(self) -> None:
        """Begin again after an end."""
        self.process = self._start()

    def processes(self) -> list[int]:
        """The server's process and all below it: the nursery, and the rule processes it forked."""
        parents: dict[int, int] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
            except OSError:  # it has ended meanwhile
                continue
        assert self.process.pid is not None
        found = [self.process.pid]
        for pid in found:
            found += [one for one, above in parents.items() if above == pid]
        return found

    def ask(self, path: str, cookie: str = "", **headers: str) -> httpx.Response:
        """GET a path."""
        given = headers | ({"cookie": cookie} if cookie else {})
        return request("GET", f"{self.url}{path}", given)

    def send(self, path: str, body: Any, cookie: str = "", **headers: str) -> httpx.Response:
        """POST JSON to a path from the server's own page."""
        given = {"origin": self.url} | headers | ({"cookie": cookie} if cookie else {})
        return request("POST", f"{self.url}{path}", given, json=body)

    def open(self, seats: dict[str, Message], game: str = BATTLE, **more: Any) -> "Opened":
        """Open a table; the host's cookie and the links come along."""
        answer = self.send("/api/tables", {"game": game, "seats": seats} | more)
        assert answer.status_code == 201, answer.text
        return Opened(self, answer)


class Opened:
    """A table that was opened."""

    def __init__(self, server: Running, answer: httpx.Response) -> None:
        self.server = server
        self.id: str = answer.json()["table"]
        self.links: dict[str, str] = answer.json()["links"]
        self.cookie = cookie_of(answer)

    def enter(self, seat: str, name: str | None = None) -> str:
        """Take a seat by its link; the cookie."""
        wish = {"token": self.links[seat], "name": name or seat.capitalize()}
        answer = self.server.send(f"/api/tables/{self.id}/enter", wish)
        assert answer.status_code == 200, answer.text
        return cookie_of(answer)

    @contextmanager
    def sit(self, cookie: str = "", origin: str | None = None, **more: Any) -> "Iterator[Sitter]":
        """Connect a socket."""
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.id}/socket"
        headers = {"cookie": cookie} if cookie else {}
        with connect(
            url,
            origin=Origin(origin or self.server.url),
            additional_headers=headers,
            open_timeout=WAIT,
            max_size=None,
            **more,
        ) as given:
            yield Sitter(given)


def cookie_of(answer: httpx.Response) -> str:
    """The cookie that an answer sets, as a browser would send it back."""
    return answer.headers["set-cookie"].split(";")[0]


class Sitter:
    """Somebody at a socket, with all that was received."""

    def __init__(self, given: ClientConnection) -> None:
        self.socket = given
        self.received: list[Message] = []

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(WAIT))
        self.received.append(message)
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        while not wanted(message := self.hear()):
            pass
        return message

    def of(self, kind: str) -> Message:
        """The next message of a kind."""
        return self.until(lambda message: message["is"] == kind)

    def view(self, version: int = 0) -> Message:
        """The next view of at least this version."""
        return self.until(lambda one: one["is"] == "view" and one["version"] >= version)

    def do(self, kind: str, **more: Any) -> None:
        """Send a command."""
        self.socket.send(json.dumps({"do": kind} | more))

    def move(self, text: str, version: int) -> Message:
        """Make a move; the view that it leads to, or the refusal."""
        self.do("move", move=text, version=version)
        return self.until(
            lambda one: one["is"] == "refused" or (one["is"] == "view" and one["version"] > version)
        )

    def closed(self) -> int:
        """Read until the server closes; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


@contextmanager
def running(
    db: str, log: Path, limits: Limits = UNLIMITED, before: str = "", **more: Any
) -> Iterator[Running]:
    """A server for a while; its logs, and what it says to nobody, lie in *log*."""
    log.mkdir(exist_ok=True)
    server = Running(Settings(db=db, port=free_port(), limits=limits, log=str(log), **more), before)
    try:
        yield server
    finally:
        if server.process.is_alive():
            server.stop()


def sqlite(folder: Path) -> str:
    """A new database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


def security_log(server: Running) -> list[dict[str, Any]]:
    """What the server has written about security."""
    files = Path(server.settings.log).glob("security-*.jsonl")
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]
