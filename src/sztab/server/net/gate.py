"""The gate: what is counted before anything is parsed (decision 0013).

Connections, handshakes and frames count here, for each address and in all. Behind a configured
proxy the address is the one that it forwards; the proxy's own is never limited.
"""

import sys
import time
from asyncio import BaseTransport
from collections.abc import Callable, Iterable
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sztab.server.logs import Log
from sztab.server.rate_limits import Bucket, Windows, client_key
from sztab.server.settings import Limits, Settings

RESERVED_FILES: Final = 200  # for the database, logs, files of the client and bots
FRAME_BYTES: Final = 4096  # a longer frame counts once more for each
FORGIVEN_SECONDS: Final = 60.0  # after which a warning no longer counts
PAUSE: Final = 1.0  # seconds that a socket over its limit is not read
TRICKLE: Final = 0.5  # what a read counts that brings no new frame

Headers = Iterable[tuple[bytes, bytes]]


class Gate:
    """Counts everything that comes to one worker."""

    def __init__(self, settings: Settings, security: Log) -> None:
        self.limits: Final[Limits] = settings.limits.effective()
        self._security = security
        self._proxies: Final = _Proxies(settings.proxies)
        self._most: Final = _most_connections(self.limits.connections)
        self._connecting: Final = Windows(self.limits.connecting, kind=Bucket)
        self._handshakes: Final = Windows(self.limits.handshakes, kind=Bucket)
        self._frames: Final = Windows(self.limits.frames_of_address, kind=Bucket)
        self._requests: Final = Windows(self.limits.requests)
        self._here: Final[dict[BaseTransport, str]] = {}
        self._idle: Final[dict[str, dict[BaseTransport, None]]] = {}  # the longest idle first
        self._of_address: Final[dict[str, int]] = {}
        self.sockets: Final[dict[str, int]] = {}

    def is_proxy(self, address: str) -> bool:
        """Return True for the configured proxy, whose own address is not limited."""
        return self._proxies.trusts(address)

    def client(self, peer: str, headers: Headers) -> str:
        """Return the address that a connection counts for: the peer, or the proxy's client."""
        return self._proxies.client(peer, headers)

    # --- connections ----------------------------------------------------------------------

    def enter(self, transport: BaseTransport, peer: str) -> bool:
        """Count a new connection; False if it must be closed at once."""
        who = client_key(peer)
        if not self._proxies.believes(peer):
            if not self._counted(self._connecting, "connecting", who):
                return False
            full = self._of_address.get(who, 0) >= self.limits.connections_of_address
            if full and not self._make_room(who):
                self._security("limit", limit="connections_of_address", address=who)
                return False
        if len(self._here) >= self._most:
            busiest = max(self._of_address, key=self._of_address.__getitem__)
            if not self._make_room(busiest):
                self._security("limit", limit="connections", address=who)
                return False
        self._here[transport] = who
        self._of_address[who] = self._of_address.get(who, 0) + 1
        self.idle(transport)
        return True

    def leave(self, transport: BaseTransport) -> None:
        """Forget a connection that has ended."""
        who = self._here.pop(transport, None)
        if who is None:
            return
        self._forget_idle(who, transport)
        self._of_address[who] -= 1
        if not self._of_address[who]:
            del self._of_address[who]

    def idle(self, transport: BaseTransport) -> None:
        """Note that nothing is asked on a connection: it gives way to others."""
        who = self._here.get(transport)
        if who is not None:
            self._idle.setdefault(who, {})[transport] = None

    def busy(self, transport: BaseTransport) -> None:
        """Note that a connection is in use."""
        who = self._here.get(transport)
        if who is not None:
            self._forget_idle(who, transport)

    def _forget_idle(self, who: str, transport: BaseTransport) -> None:
        idle = self._idle.get(who)
        if idle is not None:
            idle.pop(transport, None)
            if not idle:
                del self._idle[who]

    def _make_room(self, who: str) -> bool:
        """Close the connection of an address that is idle for longest."""
        transport = next(iter(self._idle.get(who, {})), None)
        if transport is None:
            return False
        self.leave(transport)
        transport.abort()  # type: ignore[attr-defined]  # only stream transports come here
        return True

    def _counted(self, windows: Windows, limit: str, who: str) -> bool:
        if windows.admits(who):
            return True
        if windows.is_news(who):
            self._security("limit", limit=limit, address=who)
        return False

    # --- what is asked on them ------------------------------------------------------------

    def admits_handshake(self, address: str) -> bool:
        """Count the beginning of a socket."""
        return self.is_proxy(address) or self._counted(
            self._handshakes, "handshakes", client_key(address)
        )

    def admits_malformed(self, address: str) -> bool:
        """Count a request that could not be read."""
        return self.is_proxy(address) or self._counted(
            self._requests, "malformed", client_key(address)
        )

    def not_text(self, who: str) -> None:
        """Note a message that is no text and has ended its socket; its frames were counted."""
        self._security("refused-bytes", address=who)

    def meter(self, address: str) -> "Meter":
        """Return a meter for a new socket of an address."""
        return Meter(self, client_key(address), time.monotonic)

    def socket_opened(self, who: str) -> None:
        """Count an open socket of an address, for its share of the frames."""
        self.sockets[who] = self.sockets.get(who, 0) + 1

    def socket_closed(self, who: str) -> None:
        """Count it no more."""
        self.sockets[who] -= 1
        if not self.sockets[who]:
            del self.sockets[who]

    def frames_of(self, who: str) -> Bucket:
        """Return the limit that all sockets of an address share."""
        bucket = self._frames.of(who)
        assert isinstance(bucket, Bucket)
        return bucket


class Meter:
    """Counts the frames of one socket."""

    def __init__(self, gate: Gate, who: str, clock: Callable[[], float]) -> None:
        self._gate = gate
        self.who: Final = who
        self._clock = clock
        self._shared: Final = gate.frames_of(who)
        self._short: Final = Bucket(gate.limits.frames, clock)
        self._long: Final = Bucket(gate.limits.frames_long, clock)
        self._warnings = 0
        self._warned = clock()
        self.warn: Callable[[], None] | None = None  # tells the other end, once it can be told
        self.end: Callable[[], None] | None = None  # closes the socket with its code

    def wait(self, weight: float) -> float:
        """Count something; or the seconds until it may be counted."""
        own = max(self._short.wait(weight), self._long.wait(weight))
        if own > 0:
            return max(own, PAUSE)
        # What one socket may always send, whatever its neighbours do.
        share = self._gate.limits.frames_of_address[0] / self._gate.sockets.get(self.who, 1)
        if not self._shared.admits(weight) and self._short.used() + weight > share:
            return PAUSE
        self._short.admits(weight)
        self._long.admits(weight)
        return 0.0

    def is_last_warning_used(self) -> bool:
        """Count a warning; True if there were too many of them."""
        now = self._clock()
        if now - self._warned > FORGIVEN_SECONDS:
            self._warnings = 0
        self._warned = now
        self._warnings += 1
        return self._warnings > self._gate.limits.frame_warnings


class _Proxies:
    """Whose forwarded headers are believed, as uvicorn's own middleware reads them."""

    def __init__(self, proxies: str) -> None:
        self._all = proxies.strip() == "*"
        self._known: Final = (
            ProxyHeadersMiddleware(_nobody, proxies).trusted_hosts if proxies else None
        )

    def believes(self, peer: str) -> bool:
        return self._known is not None and peer in self._known

    def trusts(self, address: str) -> bool:
        """Return True for a proxy's own address; where all are believed, nobody is known as one."""
        return not self._all and self.believes(address)

    def client(self, peer: str, headers: Headers) -> str:
        if self._known is None or not self.believes(peer):
            return peer
        forwarded = [value for name, value in headers if name == b"x-forwarded-for"]
        if not forwarded:
            return peer
        text = b", ".join(forwarded).decode("latin-1")
        return self._known.get_trusted_client_address(text)[0] or peer


async def _nobody(*_args: object) -> None:
    """Stand in for an application; it is never called."""


def _most_connections(wanted: int) -> int:
    """Return the number of connections allowed, at most what open files permit."""
    if sys.platform == "win32":
        return wanted
    import resource

    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return wanted
    return max(16, min(wanted, files - RESERVED_FILES))


def raise_file_limit() -> None:
    """Let as many files be open as the system allows: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
