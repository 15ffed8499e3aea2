"""How a server is run: everything that the command line can say."""

import math
import os
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sztab.core.errors import SztabError
from sztab.core.options import nearest

ABSENCE_DAYS: Final = 7  # away, after which the host may give a seat to somebody else
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class Limits(msgspec.Struct, frozen=True):
    """How much one seat, socket or address may ask for; (number, seconds)."""

    # Counted before anything is parsed; what others allow is always allowed here too, see below.
    connecting: tuple[int, float] = (600, 10.0)  # TCP connections that an address opens
    handshakes: tuple[int, float] = (100, 10.0)  # sockets that an address begins
    frames: tuple[int, float] = (100, 1.0)  # of a socket, of any kind; one more for each 4 kB
    frames_long: tuple[int, float] = (3000, 60.0)
    frames_of_address: tuple[int, float] = (1000, 1.0)  # of all its sockets
    fragments: int = 256  # of one message
    connections_of_address: int = 200  # open at once; the one idle for longest gives way
    connections: int = 4000  # open at once in a worker
    head: float = 10.0  # seconds for a whole request head, from the connection on
    upload: float = 30.0  # seconds for a whole request body
    download: float = 30.0  # seconds without progress while a response waits for its reader
    pages: tuple[int, float] = (3000, 60.0)  # files of the client asked for by an address
    # Counted when it is known what it is.
    commands: tuple[int, float] = (10, 1.0)
    commands_long: tuple[int, float] = (600, 60.0)
    asks: tuple[int, float] = (20, 1.0)
    chat: tuple[int, float] = (5, 10.0)
    opening: tuple[int, float] = (30, 60.0)  # tables opened or imported by an address
    entering: tuple[int, float] = (60, 60.0)  # links tried by an address
    linking: tuple[int, float] = (30, 60.0)  # new links asked for by an address
    recovering: tuple[int, float] = (10, 60.0)  # recovery codes tried by an address
    reading: tuple[int, float] = (60, 60.0)  # records and ends of games asked for by an address
    hinting: tuple[int, float] = (20, 60.0)  # hints asked for by an address
    judging: tuple[int, float] = (120, 60.0)  # army lists judged for an address
    analysing: tuple[int, float] = (20, 3600.0)  # analyses and luck reports begun by an address
    weighing: tuple[int, float] = (120, 3600.0)  # positions of studies analysed for an address
    requests: tuple[int, float] = (600, 60.0)  # HTTP requests of an address, files apart
    warnings: int = 20  # commands refused for haste before the socket is closed
    frame_warnings: int = 3  # pauses imposed on a socket before it is closed
    sockets_of_seat: int = 5
    sockets_of_address: int = 50
    body: int = 64 * 1024
    record: int = 1024 * 1024
    message: int = 64 * 1024
    aging: float = 3600.0  # seconds between two looks at the age of those who are connected
    ping: float = 20.0  # seconds of silence; two such without an answer end a socket
    answer: float = 2.0  # seconds for an ask or a look back
    work: float = 2.0  # seconds for a move with all its views
    replay: float = 20.0  # seconds for a whole game: import, export, another from a moment of it
    thinking: float = 60.0  # seconds for a bot's choice; then the weakest bot chooses

    @property
    def messages(self) -> tuple[int, float]:
        """Return the limit of all that a device may send to a table: commands, asks and chat."""
        kinds = (self.commands, self.asks, self.chat)
        return sum(most for most, _seconds in kinds), min(seconds for _most, seconds in kinds)

    def effective(self) -> "Limits":
        """Return the limits with room, before parsing, for everything allowed after it."""
        messages, seconds = self.messages
        socket_rate = max(self.frames[0] / self.frames[1], 2 * messages / seconds)
        per_second = max(self.frames_of_address[0] / self.frames_of_address[1], 5 * socket_rate)
        sockets = self.sockets_of_address
        return msgspec.structs.replace(
            self,
            frames=(math.ceil(socket_rate * self.frames[1]), self.frames[1]),
            frames_long=(max(self.frames_long[0], 30 * messages), self.frames_long[1]),
            frames_of_address=(
                math.ceil(per_second * self.frames_of_address[1]),
                self.frames_of_address[1],
            ),
            handshakes=(max(self.handshakes[0], 2 * sockets), self.handshakes[1]),
            connections_of_address=max(self.connections_of_address, 2 * sockets),
            connections=max(self.connections, 2 * sockets),
        )


def limits_from(given: Sequence[str]) -> Limits:
    """Return the limits with those of ``--limit name=number[/seconds]`` replaced."""
    known = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    changed: dict[str, int | float | tuple[int, float]] = {}
    for text in given:
        name, _sign, value = text.partition("=")
        if name not in known:
            hint = nearest(name, list(known))
            raise SztabError(f"There is no limit {name!r}: see docs/server.md.{hint}")
        try:
            changed[name] = _limit(value, known[name])
        except ValueError as error:
            example = "100/10 (100 in 10 seconds)" if _is_rate(known[name]) else "100"
            raise SztabError(f"{text!r} is not a limit: write {name}={example}.") from error
    return msgspec.structs.replace(Limits(), **changed)


def _is_rate(kind: object) -> bool:
    return kind not in (int, float)


def _limit(value: str, kind: object) -> int | float | tuple[int, float]:
    """Read one limit; raises ``ValueError``."""
    first, sign, seconds = value.partition("/")
    if _is_rate(kind) != bool(sign):
        raise ValueError(value)
    number = float(first) if kind is float else int(first)
    span = float(seconds) if sign else 1.0
    if not (0 < number < math.inf and 0 < span < math.inf):
        raise ValueError(value)
    return (int(number), span) if sign else number


class Settings(msgspec.Struct, frozen=True):
    """A server's settings."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    workers: int = 1
    log: str = ""  # a folder; empty: standard error
    plain_http: bool = False
    thinkers: int = 1
    rule_processes: int = max(1, min(4, os.cpu_count() or 1))  # that keep tables; bots have theirs
    mcp: bool = False  # agents at the tables, at ``/mcp``
    metrics: int = 0  # the port for Prometheus, on this machine; 0: none
    proxies: str = ""  # addresses whose forwarded headers are believed
    limits: Limits = Limits()
    fd: int | None = None  # a socket that listens already, inherited from who started the server

    def checked(self) -> "Settings":
        """Return the settings with origins filled in, or raise one sentence about what is wrong."""
        if not 1 <= self.port <= 65_535:
            raise SztabError(f"There is no port {self.port}: choose --port from 1 to 65535.")
        if self.db in ("sqlite:///", "sqlite://", "sqlite:///:memory:"):
            raise SztabError("Tables must be kept in a file: write --db sqlite:///FILE.")
        if self.workers > 1 and not self.db.startswith("postgresql"):
            raise SztabError("Several workers need a shared database: add --db postgresql://…")
        if not 0 <= self.metrics <= 65_535 or self.metrics == self.port:
            raise SztabError(f"{self.metrics} cannot be --metrics: choose a port of its own.")
        if self.fd is not None and self.workers > 1:
            raise SztabError("--fd hands one socket to one process: leave --workers out.")
        _check_proxies(self.proxies)
        origins = self.origins
        plain = self.plain_http
        if not origins:
            if self.host not in LOOPBACK:
                raise SztabError(
                    f"People on other machines need an address to open: add --origin https://… "
                    f"(the server listens on {self.host})."
                )
            names = dict.fromkeys([self.host, "127.0.0.1", "localhost"])
            origins = tuple(f"http://{_bracketed(name)}:{self.port}" for name in names)
            plain = True  # nothing leaves this machine
        for origin in origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
                raise SztabError(
                    f"{origin!r} is not an origin: write it like https://table.example."
                )
            if parts.scheme == "http" and not (plain and parts.hostname in LOOPBACK):
                raise SztabError(
                    f"{origin} is plain http: use https, or --dev-http on this machine alone."
                )
            if parts.scheme == "https" and plain:
                raise SztabError("--dev-http is for http://127.0.0.1 and http://localhost only.")
        return msgspec.structs.replace(self, origins=origins, plain_http=plain)

    @property
    def hosts(self) -> list[str]:
        """Return the host names that the server answers to."""
        return sorted({urlsplit(origin).hostname or "" for origin in self.origins})


def _check_proxies(given: str) -> None:
    """Fail if an address is none: the proxy would not be known, and its visitors share a limit."""
    if given.strip() in ("", "*"):
        return
    for address in given.split(","):
        try:
            ip_network(address.strip())
        except ValueError as error:
            raise SztabError(
                f"{address.strip()!r:.60} is not the address of a proxy: write --proxy 127.0.0.1, "
                "or a network as 10.0.0.0/8, several with commas."
            ) from error


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
