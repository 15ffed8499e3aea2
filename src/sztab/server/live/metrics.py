"""Figures for Prometheus, as text on a port of their own; off unless a port is named.

Only this machine can ask (decision 0033): the figures are nobody's secret, but they are not for
strangers either, and the port is not guarded like the others.
"""

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

HOST: Final = "127.0.0.1"
ASKING_SECONDS: Final = 5.0  # that a question may take
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """What happened in this worker since it began."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals = 0
        self._seconds = 0.0
        self._counts: Final = [0] * (len(BUCKETS) + 1)

    def changed(self, began: float) -> None:
        """Count a change that was worked out, stored and shown since *began*."""
        taken = time.monotonic() - began
        self.moves += 1
        self._seconds += taken
        self._counts[bisect_left(BUCKETS, taken)] += 1

    def lines(self, hub: "Hub") -> Iterator[str]:
        """Return the figures in the form that Prometheus reads."""
        rooms = list(hub.rooms)
        sockets = sum(len(room.connections) for room in rooms)
        yield from _one("tables", "gauge", "Tables in memory.", len(rooms))
        yield from _one("sockets", "gauge", "Open sockets at tables.", sockets)
        yield from _one("refusals_total", "counter", "Commands that were refused.", self.refusals)
        yield from _one(
            "overruns_total",
            "counter",
            "Computations that were cut off.",
            hub.tables.overruns,
        )
        yield "# HELP sztab_rule_processes Processes in which rules run, by their work."
        yield "# TYPE sztab_rule_processes gauge"
        lanes = Counter(tables=hub.tables.count, bots=hub.bots.count)
        lanes.update(openings=hub.openings.count, whole_games=hub.whole_games.count)
        lanes.update(studies=hub.studies.count)
        for lane, count in lanes.items():
            yield f'sztab_rule_processes{{work="{lane}"}} {count}'
        yield "# HELP sztab_change_seconds From a command to the views that follow from it."
        yield "# TYPE sztab_change_seconds histogram"
        total = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'sztab_change_seconds_bucket{{le="{bound}"}} {total}'
        yield f"sztab_change_seconds_sum {self._seconds:.6f}"
        yield f"sztab_change_seconds_count {total}"


def _one(name: str, kind: str, help: str, value: int) -> Iterator[str]:
    yield f"# HELP sztab_{name} {help}"
    yield f"# TYPE sztab_{name} {kind}"
    yield f"sztab_{name} {value}"


async def serve_metrics(hub: "Hub", port: int) -> None:
    """Answer on *port*, or for another worker of the same server on one of those after it."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            async with asyncio.timeout(ASKING_SECONDS):
                asked = await reader.readuntil(b"\r\n\r\n")
                found = asked.startswith(b"GET /metrics ")
                body = "\n".join([*hub.metrics.lines(hub), ""]).encode() if found else b""
                head = (
                    f"HTTP/1.1 {'200 OK' if found else '404 Not Found'}\r\n"
                    "Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
                    f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
                )
                writer.write(head.encode() + body)
                await writer.drain()
        writer.close()

    for one in range(port, port + hub.settings.workers):
        try:
            server = await asyncio.start_server(answer, HOST, one)
        except OSError as error:
            hub.log("metrics", port=one, why=error.strerror)
            continue
        hub.log("metrics", port=one)
        async with server:
            await server.serve_forever()
