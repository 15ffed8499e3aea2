"""How a server is run: everything that the command line can say."""

from typing import Final
from urllib.parse import urlsplit

import msgspec

from sztab.core.errors import SztabError

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class Limits(msgspec.Struct, frozen=True):
    """How much one seat, socket or address may ask for; (number, seconds)."""

    commands: tuple[int, float] = (10, 1.0)
    commands_long: tuple[int, float] = (600, 60.0)
    asks: tuple[int, float] = (20, 1.0)
    chat: tuple[int, float] = (5, 10.0)
    opening: tuple[int, float] = (30, 60.0)  # tables opened or imported by an address
    entering: tuple[int, float] = (60, 60.0)  # links tried by an address
    linking: tuple[int, float] = (30, 60.0)  # new links asked for by an address
    recovering: tuple[int, float] = (10, 60.0)  # recovery codes tried by an address
    requests: tuple[int, float] = (600, 60.0)  # HTTP requests of an address, files apart
    warnings: int = 20  # commands refused for haste before the socket is closed
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
    proxies: str = ""  # addresses whose forwarded headers are believed
    limits: Limits = Limits()

    def checked(self) -> "Settings":
        """The same with its origins filled in, or one sentence about what does not fit."""
        if self.workers > 1 and not self.db.startswith("postgresql"):
            raise SztabError("Several workers need a shared database: add --db postgresql://…")
        origins = self.origins
        plain = self.plain_http
        if not origins:
            if self.host not in LOOPBACK:
                raise SztabError(
                    f"Whoever comes from outside needs an address: add --origin https://… "
                    f"(the server listens on {self.host})."
                )
            names = dict.fromkeys([self.host, "127.0.0.1", "localhost"])
            origins = tuple(f"http://{_bracketed(name)}:{self.port}" for name in names)
            plain = True  # nothing leaves this machine
        for origin in origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
                raise SztabError(f"{origin!r} is no origin: write it like https://table.example.")
            if parts.scheme == "http" and not (plain and parts.hostname in LOOPBACK):
                raise SztabError(
                    f"{origin} is plain http: use https, or --dev-http on this machine alone."
                )
            if parts.scheme == "https" and plain:
                raise SztabError("--dev-http is for http://127.0.0.1 and http://localhost only.")
        return msgspec.structs.replace(self, origins=origins, plain_http=plain)

    @property
    def hosts(self) -> list[str]:
        """The names under which the server may be addressed."""
        return sorted({urlsplit(origin).hostname or "" for origin in self.origins})


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
