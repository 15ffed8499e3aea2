"""A Ray cluster plays the games of a run; the results are the same as on one machine."""

import json
import os
import socket
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from sztab.core.errors import SztabError
from sztab.lab.runs.plan import Plan, plan_from_json
from sztab.lab.runs.workers import GameError, played

TASK_SECONDS: Final = 1.5  # a task costs a few milliseconds, so each plays games for a while
MOST_IN_TASK: Final = 500
REACHED_WITHIN: Final = 5.0  # seconds


def play_on_cluster(
    plan: Plan, numbers: Iterable[int], address: str
) -> Iterator[tuple[int, bytes]]:
    """Play games on the cluster at *address*; yields them as they are finished."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise SztabError(
            "A cluster needs Ray, which is not installed: run pip install 'sztab[ray]'."
        ) from error
    _check_reached(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SztabError(f"There is no Ray cluster at {address}: {error}") from error
    try:
        yield from _played(ray, plan, iter(numbers))
    finally:
        ray.shutdown()


def _check_reached(address: str) -> None:
    """Raise at once if nobody listens at ``host:port``: Ray would try for minutes."""
    host, sign, port = address.rpartition(":")
    if not sign or "/" in host or not port.isdigit():
        return  # auto, local, ray://…: Ray knows what to do
    try:
        socket.create_connection((host, int(port)), REACHED_WITHIN).close()
    except (OSError, OverflowError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise SztabError(f"There is no Ray cluster at {address}: {reason}.") from error


def _played(ray: Any, plan: Plan, numbers: Iterator[int]) -> Iterator[tuple[int, bytes]]:
    play = ray.remote(num_cpus=1, max_retries=3)(play_several)
    text = ray.put(json.dumps(plan.json()))
    under_way: set[Any] = set()
    size = 1  # grows until a task lasts long enough
    while True:
        # twice as many tasks as processors: nobody waits, and little is lost with a node
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(under_way) < room:
            chunk = list(islice(numbers, size))
            if not chunk:
                break
            under_way.add(play.remote(text, chunk))
        if not under_way:
            return
        ready, left = ray.wait(list(under_way), num_returns=1)
        under_way = set(left)
        for one in ready:
            try:
                seconds, games = ray.get(one)
            except ray.exceptions.RayError as error:
                raise GameError(f"A game failed on the cluster: {error}") from error
            size = _next_size(size, seconds / len(games))
            yield from games


def _next_size(size: int, seconds_per_game: float) -> int:
    wanted = int(TASK_SECONDS / max(seconds_per_game, 1e-6))
    return max(1, min(wanted, 2 * size, MOST_IN_TASK))


def play_several(plan_text: str, numbers: list[int]) -> tuple[float, list[tuple[int, bytes]]]:
    """Play some games, and say how long they took."""
    plan = plan_from_json(json.loads(plan_text))
    begun = time.monotonic()
    games = [(number, played(plan, number)) for number in numbers]
    return time.monotonic() - begun, games
