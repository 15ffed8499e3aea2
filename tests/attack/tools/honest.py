"""An honest table beside an attack: two people play, and every move is timed."""

import random
import statistics
import threading
import time
from dataclasses import dataclass
from typing import Any

from tests.attack.tools.client import Message, WebSocket
from tests.attack.tools.target import Target

RHINE = "race-to-the-rhine"
ME, OPEN = {"who": "me"}, {"who": "open"}
PACE = 0.2  # seconds between two moves
PATIENCE = 60.0  # seconds a person waits for an answer


@dataclass
class Felt:
    """What the two people felt for a while, in milliseconds."""

    moves: int
    median: float
    p95: float
    worst: float
    dropped: int  # connections lost

    def __str__(self) -> str:
        return f"{self.median:.0f}/{self.p95:.0f}/{self.worst:.0f} ms"

    def plain(self) -> dict[str, Any]:
        """Return the figures for JSON."""
        return {name: round(value, 1) for name, value in vars(self).items()}


class Honest:
    """A table of two people who move in turn, in a thread of its own."""

    def __init__(self, target: Target, pace: float = PACE) -> None:
        self.target, self.pace = target, pace
        self.times: list[tuple[float, float]] = []  # when a move was sent, how long both views took
        self.dropped = 0
        self._waiting_since: float | None = None
        self._ending = threading.Event()
        self._chance = random.Random(1)
        self._sockets: list[WebSocket] = []
        self._open()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def __enter__(self) -> "Honest":
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._ending.set()
        self._thread.join(PATIENCE)
        for socket in self._sockets:
            socket.stream.close()

    def _open(self) -> None:
        table = self.target.open(RHINE, {"red": ME, "white": OPEN})
        self.table, self.cookies = table, [table.cookie, table.enter("white")]
        self._connect()

    def _connect(self) -> None:
        for socket in self._sockets:
            socket.stream.close()
        self._sockets = [self.table.sit(cookie, timeout=PATIENCE) for cookie in self.cookies]
        views = [socket.view() for socket in self._sockets]
        self._views: list[Message] = [view for view in views if view is not None]
        if len(self._views) < 2:
            raise ConnectionError("an honest player cannot connect")

    def _play(self) -> None:
        while not self._ending.wait(self.pace):
            try:
                self._one_move()
            except (OSError, ConnectionError):
                self._waiting_since = None
                if self._ending.is_set():
                    return
                self.dropped += 1
                self._come_back()

    def _come_back(self) -> None:
        """Load the page again, as a person does whose table stands still."""
        while not self._ending.wait(0.2):
            try:
                self._connect()
            except (OSError, ConnectionError):
                continue
            return

    def _one_move(self) -> None:
        if self._views[0]["ending"] is not None:
            self._open()
        at = next(at for at, view in enumerate(self._views) if view["offers"])
        view = self._views[at]
        text = self._chance.choice(view["offers"])["text"]
        sent = self._waiting_since = time.monotonic()
        answer = self._sockets[at].move(text, view["version"], PATIENCE)
        if answer is None:
            raise ConnectionError("no answer to a move")
        if answer["is"] == "view":
            self._views[at] = answer
            other = self._sockets[1 - at].view(answer["version"], PATIENCE)
            if other is None:
                raise ConnectionError("no view for the other player")
            self._views[1 - at] = other
        elif answer.get("stale"):
            raise ConnectionError("lost count of the versions")
        self.times.append((sent, time.monotonic() - sent))
        self._waiting_since = None

    def felt(self, seconds: float) -> Felt:
        """Let them play on for a while; return what they felt, with the move still under way."""
        begin, dropped = time.monotonic(), self.dropped
        time.sleep(seconds)
        return self.since(begin, dropped)

    def since(self, begin: float, dropped: int = 0) -> Felt:
        """Return what they have felt since then."""
        late = begin - PATIENCE
        took = [
            took
            for sent, took in self.times
            if sent >= begin or (sent > late and sent + took > begin)
        ]
        waiting = self._waiting_since
        if waiting is not None and time.monotonic() - waiting > max([*took, 0.5]):
            took.append(time.monotonic() - waiting)
        took = [1000 * one for one in took] or [1000 * (time.monotonic() - begin)]
        worst = max(took)
        p95 = statistics.quantiles(took, n=20, method="inclusive")[-1] if len(took) > 1 else worst
        return Felt(len(took), statistics.median(took), p95, worst, self.dropped - dropped)
