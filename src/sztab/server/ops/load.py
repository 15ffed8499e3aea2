"""The load of many tables: how fast a sent move becomes two views, measured from outside.

Each table has two connected people. One seat moves, and the time runs until both have the new
view. Server and load run in processes of their own. Before that, the cold start: the time from
the start of ``sztab serve`` until its first page and the page's scripts are delivered.

In life the people are browsers on machines of their own: here they read no more of a view than they
need, collect no garbage, and the rush of their coming is not counted.
"""

import asyncio
import gc
import json
import multiprocessing
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from sztab.core.errors import SztabError
from sztab.core.registry import find_game
from sztab.server.http.client_files import CLIENT
from sztab.server.ops.run import serve
from sztab.server.settings import Limits, Settings

MANY: Final = (10**9, 1.0)
NO_LIMITS: Final = Limits(
    commands=MANY,
    commands_long=MANY,
    opening=MANY,
    entering=MANY,
    requests=MANY,
    connecting=MANY,
    handshakes=MANY,
    sockets_of_address=10**6,
)
STARTING_SECONDS: Final = 60.0
COMING_SECONDS: Final = 3.0  # of play before the time is taken


class _Offered(msgspec.Struct):
    text: str
    picks: list[str]
    counts: dict[str, int] = {}
    part: bool = False


class _Seen(msgspec.Struct):
    """What the load reads of a view."""

    version: int
    offers: list[_Offered]
    ending: dict[str, Any] | None = None


SEEN: Final = msgspec.json.Decoder(_Seen)


class Figures(msgspec.Struct, frozen=True):
    """What was measured for one game."""

    game: str
    tables: int
    pace: float  # moves per second that each table tried; 0: as fast as it can
    seconds: float
    moves: int
    cpu: float  # of the server, per move, in milliseconds
    p50: float  # milliseconds from the sent move to both views
    p95: float
    p99: float
    bytes: float  # of a view, as it arrives, unpacked

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds


class _Table:
    """One table with two people, as the load plays it."""

    def __init__(self, game: str, number: int) -> None:
        self.game = game
        self.random = Random(number)
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.sockets: list[ClientConnection] = []
        self.views: list[_Seen] = []

    async def open(self, url: str) -> None:
        """Open a table for the first seating of two and connect both."""
        game = find_game(self.game)
        seating = next(seats for seats in game.seatings if len(seats) == 2)
        seats = {seating[0]: {"who": "me"}, seating[1]: {"who": "open"}}
        opened, host = await asyncio.to_thread(
            _post, url, "/api/tables", {"game": self.game, "seats": seats}
        )
        id = opened["table"]
        token = {"token": opened["links"][seating[1]], "name": "Guest"}
        _entered, guest = await asyncio.to_thread(_post, url, f"/api/tables/{id}/enter", token)
        address = f"{url.replace('http', 'ws')}/api/tables/{id}/socket"
        self.sockets = [
            await connect(
                address,
                origin=Origin(url),
                additional_headers={"cookie": cookie},
                max_size=None,
                ping_interval=None,  # no browser pings
            )
            for cookie in (host, guest)
        ]
        self.views = [SEEN.decode(await _text(one, 0)) for one in self.sockets]

    async def play(self, url: str, pace: float, begin: float, until: float) -> None:
        """Play at random, one game after the other, and take times from *begin* on."""
        await asyncio.sleep(self.random.random() / pace if pace else 0)
        while (started := time.perf_counter()) < until:
            version = self.views[0].version
            mover = 0 if self.views[0].offers else 1
            command = {"do": "move", "move": self._choice(self.views[mover]), "version": version}
            await self.sockets[mover].send(json.dumps(command))
            both = await asyncio.gather(*(_text(one, version + 1) for one in self.sockets))
            if started >= begin:
                self.times.append(time.perf_counter() - started)
                self.sizes += [len(text) for text in both]
            self.views = [SEEN.decode(text) for text in both]
            if self.views[0].ending is not None:
                await self.close()
                await self.open(url)
            if pace:
                await asyncio.sleep(max(0.0, 1 / pace - (time.perf_counter() - started)))

    async def close(self) -> None:
        """Leave the table."""
        for one in self.sockets:
            await one.close()

    def _choice(self, view: _Seen) -> str:
        whole = [one for one in view.offers if not one.counts and not one.part]
        offer = self.random.choice(whole or view.offers)  # else amounts or parts are missing
        if "army" in offer.picks:  # armies are spelled, not listed
            return "recruit 2HC 1LC 2PK 1LB 1SB"
        return offer.text


def _post(url: str, path: str, body: Any) -> tuple[Any, str]:
    headers = {"origin": url, "content-type": "application/json"}
    request = Request(f"{url}{path}", json.dumps(body).encode(), headers)
    with urlopen(request) as answer:
        return json.load(answer), answer.headers["set-cookie"].split(";")[0]


async def _text(one: ClientConnection, version: int) -> str:
    """Return the next view of at least this version, as it was sent."""
    async for text in one:
        assert isinstance(text, str)
        if text.startswith('{"is":"refused"'):
            raise SztabError(f"The load's move was refused: {text}")
        if text.startswith('{"is":"view"') and _version(text) >= version:
            return text
    raise SztabError("The server closed a socket under load.")


def _version(text: str) -> int:
    start = text.index('"version":') + len('"version":')
    return int(text[start : text.index(",", start)])


async def _load(
    url: str, game: str, tables: int, pace: float, seconds: float, pid: int | None
) -> tuple[list[_Table], float]:
    """Play the tables; return them and the CPU seconds that the server spent."""
    playing = [_Table(game, number) for number in range(tables)]
    for one in playing:
        await one.open(url)
    gc.disable()
    begin = time.perf_counter() + COMING_SECONDS
    moving = asyncio.gather(*(one.play(url, pace, begin, begin + seconds) for one in playing))
    await asyncio.sleep(COMING_SECONDS)
    before = _cpu(pid)
    await moving
    spent = _cpu(pid) - before
    gc.enable()
    for one in playing:
        await one.close()
    return playing, spent


def measure(game: str, tables: int, pace: float, seconds: float, db: str = "") -> Figures:
    """Start a server in a process of its own, and load it."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        settings = Settings(
            db=db or f"sqlite:///{Path(folder) / 'tables.sqlite'}",
            port=port,
            log=folder,
            limits=NO_LIMITS,
        )
        context = multiprocessing.get_context("spawn")
        server = context.Process(target=serve, args=(settings,), daemon=False)
        server.start()
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_for(url)
            playing, spent = asyncio.run(_load(url, game, tables, pace, seconds, server.pid))
        finally:
            server.terminate()
            server.join()
    times = sorted(one for table in playing for one in table.times)
    sizes = [one for table in playing for one in table.sizes]
    return Figures(
        game=game,
        tables=tables,
        pace=pace,
        seconds=seconds,
        moves=len(times),
        cpu=1000 * spent / len(times),
        p50=_share(times, 0.50),
        p95=_share(times, 0.95),
        p99=_share(times, 0.99),
        bytes=sum(sizes) / len(sizes),
    )


class Start(msgspec.Struct, frozen=True):
    """What was measured of a cold start, in seconds."""

    page: float  # from the start of the process to the first page with its scripts
    lobby: float  # and to the list of games that the page asks for
    cpu: float  # of the process until the first page
    scripts: int  # how many there were; none where the client is not built


def measure_start() -> Start:
    """Start ``sztab serve`` as a person would, and ask for its first page."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        url = f"http://127.0.0.1:{port}"
        database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        command = [sys.executable, "-m", "sztab", "serve", "--log", folder]
        if not (CLIENT / "index.html").is_file():
            command.append("--no-client")
        began = time.perf_counter()
        server = subprocess.Popen(
            [*command, "--port", str(port), "--db", database], stdout=subprocess.DEVNULL
        )
        try:
            page = _first_page(url)
            scripts = re.findall(r'src="(/[^"]+)"', page)
            for path in scripts:
                with urlopen(f"{url}{path}") as answer:
                    answer.read()
            page_taken, spent = time.perf_counter() - began, _cpu(server.pid, alone=True)
            with urlopen(f"{url}/api/games") as answer:
                answer.read()
            return Start(page_taken, time.perf_counter() - began, spent, len(scripts))
        finally:
            server.terminate()
            server.wait()


def _first_page(url: str) -> str:
    """Return the page at the root as soon as the server answers."""
    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            with urlopen(url) as answer:
                return str(answer.read().decode())
        except HTTPError as error:  # a page that says that the client is not built
            return error.read().decode()
        except OSError as error:
            if time.monotonic() > until:
                raise SztabError("The server did not come up.") from error
            time.sleep(0.01)


def write_start(start: Start, out: TextIO) -> None:
    """Write one line about the cold start."""
    out.write(
        f"Cold start: first page and {start.scripts} script{'s' * (start.scripts != 1)} "
        f"after {start.page:.2f} s "
        f"({start.cpu:.2f} s of CPU time), the list of games after {start.lobby:.2f} s.\n"
    )


def write_figures(found: Sequence[Figures], out: TextIO) -> None:
    """Write a table of what was measured."""
    out.write(
        f"{'game':<20} {'tables':>6} {'pace/s':>6} {'moves/s':>8} "
        f"{'p50 ms':>7} {'p95 ms':>7} {'p99 ms':>7} {'cpu ms':>7} {'view B':>7}\n"
    )
    for one in found:
        pace = f"{one.pace:g}" if one.pace else "max"
        out.write(
            f"{one.game:<20} {one.tables:>6} {pace:>6} {one.rate:>8.1f} {one.p50:>7.1f} "
            f"{one.p95:>7.1f} {one.p99:>7.1f} {one.cpu:>7.2f} {one.bytes:>7.0f}\n"
        )


def _share(times: list[float], share: float) -> float:
    return 1000 * times[min(len(times) - 1, int(len(times) * share))]


def _cpu(pid: int | None, alone: bool = False) -> float:
    """Return the CPU seconds of a server and its processes, or ``None`` if unknown."""
    parents: dict[int, int] = {}
    spent: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        one = int(stat.parent.name)
        parents[one] = int(fields[1])
        spent[one] = (int(fields[11]) + int(fields[12])) / 100
    if alone:
        return spent.get(pid or 0, 0.0)
    return sum(seconds for one, seconds in spent.items() if _is_under(one, pid, parents))


def _is_under(one: int, pid: int | None, parents: dict[int, int]) -> bool:
    while one and one != pid:
        one = parents.get(one, 0)
    return one == pid


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _wait_for(url: str) -> None:
    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            with urlopen(f"{url}/health"):
                return
        except OSError as error:
            if time.monotonic() > until:
                raise SztabError("The server did not come up.") from error
            time.sleep(0.05)
