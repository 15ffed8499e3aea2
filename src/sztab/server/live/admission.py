"""Who may come in, and how often: bans, rates over all workers, sockets of an address."""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal
from weakref import WeakValueDictionary

from sztab.server.errors import refused
from sztab.server.logs import Log
from sztab.server.net.gate import Gate
from sztab.server.rate_limits import Windows, client_key
from sztab.server.settings import Settings
from sztab.server.store import storage as stored
from sztab.server.store.storage import Storage

Limited = Literal[
    "opening",
    "entering",
    "linking",
    "recovering",
    "hinting",
    "judging",
    "reading",
    "analysing",
    "weighing",
    "requests",
    "pages",
]


AT_ONCE: Final = 2  # messages of an address in work: while one is stored another is computed


class Admission:
    """Counts what addresses ask for, in this worker and over all of them."""

    def __init__(self, settings: Settings, storage: Storage, gate: Gate, security: Log) -> None:
        self._storage: Final = storage
        self._gate: Final = gate
        self._security: Final = security
        limits = settings.limits
        self._limits: Final[dict[Limited, tuple[int, float]]] = {
            "opening": limits.opening,
            "entering": limits.entering,
            "linking": limits.linking,
            "recovering": limits.recovering,
            "reading": limits.reading,
            "hinting": limits.hinting,
            "judging": limits.judging,
            "analysing": limits.analysing,
            "weighing": limits.weighing,
            "requests": limits.requests,
            "pages": limits.pages,
        }
        self._most_sockets: Final = limits.sockets_of_address
        self._windows: Final = {what: Windows(limit) for what, limit in self._limits.items()}
        self.banned: set[str] = set()
        self._sockets: Final[Counter[str]] = Counter()  # open ones, by address
        self._turns: Final[WeakValueDictionary[str, asyncio.Semaphore]] = WeakValueDictionary()
        self._proxy_warned = False

    def admits(self, what: Limited, address: str) -> bool:
        """Return True if an address is under its rate limit here; log the first refusal."""
        if self._gate.is_proxy(address):  # it has not said for whom it asks
            self._warn_of_proxy(address)
            return True
        who = client_key(address)
        windows = self._windows[what]
        if windows.admits(who):
            return True
        if windows.is_news(who):
            self._security("limit", limit=what, address=address)
        return False

    def _warn_of_proxy(self, address: str) -> None:
        if not self._proxy_warned:
            self._proxy_warned = True
            says = "no X-Forwarded-For: nobody behind this proxy is limited"
            self._security("proxy", address=address, says=says)

    async def admit(self, what: Limited, address: str) -> None:
        """Refuse an address that asks too often, as all workers together count."""
        if not self.admits(what, address):
            raise refused("too-fast", 429)
        if not self._storage.shared or self._gate.is_proxy(address):
            return
        most, seconds = self._limits[what]
        slot = int(time.time() // seconds * seconds)
        key = f"{what} {hashlib.sha256(client_key(address).encode()).hexdigest()}"
        times = await self._storage.write(key, lambda one: stored.count(one, key, slot))
        if times == most + 1:
            self._security("limit", limit=what, address=address)
        if times > most:
            raise refused("too-fast", 429)

    def is_banned(self, address: str) -> bool:
        """Return True if an administrator keeps this address out."""
        return client_key(address) in self.banned

    async def forget_counts(self) -> None:
        """Forget what all workers counted a while ago."""
        longest = max(seconds for _most, seconds in self._limits.values())
        before = int(time.time() - 2 * longest)
        await self._storage.write("", lambda one: stored.forget_counts(one, before))

    @contextmanager
    def place(self, address: str) -> Iterator[bool]:
        """Reserve a place for a socket if the address has one left, before anything is awaited."""
        who = client_key(address)
        most = self._most_sockets
        free = self._sockets[who] < most or self._gate.is_proxy(address)
        self._sockets[who] += 1
        try:
            yield free
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def turns(self, address: str) -> asyncio.Semaphore:
        """Return what lets a few messages of an address be worked at, however many tables it has.

        It is the same for all who hold it at the same time, and forgotten after them.
        """
        fresh = asyncio.Semaphore(AT_ONCE)
        if self._gate.is_proxy(address):  # it has not said for whom it asks
            return fresh
        return self._turns.setdefault(client_key(address), fresh)
