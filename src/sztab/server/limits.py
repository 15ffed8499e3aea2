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
        """Whether once more is allowed; if so it is counted."""
        now = self._clock()
        while self._times and now - self._times[0] >= self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            self.refused += 1
            return False
        self.refused = 0
        self._times.append(now)
        return True


class Pace:
    """How fast one device may act at one table, over all its sockets."""

    def __init__(self, limits: Limits) -> None:
        self.commands: Final = Window(limits.commands)
        self.commands_long: Final = Window(limits.commands_long)
        self.asks: Final = Window(limits.asks)
        self.chat: Final = Window(limits.chat)


class Windows:
    """The same limit for each of many addresses."""

    def __init__(
        self, limit: tuple[int, float], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._limit = limit
        self._clock = clock
        self._windows: dict[str, Window] = {}

    def admits(self, key: str) -> bool:
        """Whether *key* may once more."""
        window = self._windows.pop(key, None) or Window(self._limit, self._clock)
        self._windows[key] = window  # the last one used stands last
        if len(self._windows) > MOST_KEPT:
            del self._windows[next(iter(self._windows))]
        return window.admits()

    def is_news(self, key: str) -> bool:
        """Whether *key* has just been refused for the first time: a flood fills no log."""
        return self._windows[key].refused == 1


def household(address: str) -> str:
    """What is limited together: an address, or the network of 2⁶⁴ that one person is given."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    return str(ip_network((known, 64), strict=False))
