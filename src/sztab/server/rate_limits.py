"""Limits: how much may be asked in how short a time."""

import time
from collections import deque
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final

from sztab.server.settings import Limits

MOST_KEPT: Final = 10_000  # addresses remembered; the oldest are forgotten


class Window:
    """At most *most* times within *seconds*."""

    def __init__(
        self, limit: tuple[int, float], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._seconds = limit
        self._clock = clock
        self._times: deque[float] = deque()
        self.refused = 0  # in a row

    def admits(self) -> bool:
        """Return True if one more is allowed, and count it."""
        now = self._clock()
        while self._times and now - self._times[0] >= self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            self.refused += 1
            return False
        self.refused = 0
        self._times.append(now)
        return True


class Bucket:
    """At most *most* at once, refilled evenly within *seconds*: no memory of single events."""

    __slots__ = ("_clock", "_level", "_most", "_rate", "_seen", "refused")

    def __init__(
        self, limit: tuple[float, float], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, seconds = limit
        self._rate = self._most / seconds
        self._clock = clock
        self._level = float(self._most)
        self._seen = clock()
        self.refused = 0  # in a row

    def admits(self, weight: float = 1.0) -> bool:
        """Take *weight* out if so much is there; more than it ever holds empties a full one."""
        if self.wait(weight) > 0:
            self.refused += 1
            return False
        self.refused = 0
        self._level = max(0.0, self._level - weight)
        return True

    def used(self) -> float:
        """Return what was taken and is not refilled yet."""
        return self.wait(self._most) * self._rate

    def wait(self, weight: float = 1.0) -> float:
        """Return the seconds until *weight* is available, or until it is full if that is less."""
        now = self._clock()
        self._level = min(self._most, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return max(0.0, (min(weight, self._most) - self._level) / self._rate)


class Pace:
    """How fast one device may act at one table, over all its sockets."""

    def __init__(self, limits: Limits) -> None:
        self.commands: Final = Window(limits.commands)
        self.commands_long: Final = Window(limits.commands_long)
        self.asks: Final = Window(limits.asks)
        self.chat: Final = Window(limits.chat)
        self.messages: Final = Window(limits.messages)  # all of these, before they are read


class Windows:
    """The same limit for each of many addresses."""

    def __init__(
        self,
        limit: tuple[int, float],
        clock: Callable[[], float] = time.monotonic,
        kind: type[Window] | type[Bucket] = Window,
    ) -> None:
        self._limit = limit
        self._clock = clock
        self._kind = kind
        self._windows: dict[str, Window | Bucket] = {}

    def of(self, key: str) -> Window | Bucket:
        """Return the window of *key*; the least recently used ones are forgotten."""
        window = self._windows.pop(key, None) or self._kind(self._limit, self._clock)
        self._windows[key] = window  # the last one used stands last
        if len(self._windows) > MOST_KEPT:
            del self._windows[next(iter(self._windows))]
        return window

    def admits(self, key: str) -> bool:
        """Return True if *key* is under its limit, and count it."""
        return self.of(key).admits()

    def is_news(self, key: str) -> bool:
        """Return True if *key* was just refused for the first time: a flood fills no log."""
        return self._windows[key].refused == 1


def client_key(address: str) -> str:
    """Return what is limited together: an IPv4 address, or an IPv6 network of 2⁶⁴."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(ip_network((known, 64), strict=False))
