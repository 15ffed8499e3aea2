"""Worker processes: each plays one game after another; one that dies is replaced.

The workers are spawned, which works on every system and with threads, and exchange bytes only:
compiled states do not travel.
"""

import json
import signal
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.registry import find_game, load_game
from sztab.lab.runs.plan import Plan, plan_from_json
from sztab.lab.runs.play import play_game
from sztab.lab.runs.store import pack

AHEAD: Final = 3  # games a worker is given before it hands one back, so that it never waits
DEATHS: Final = 3  # workers that may die of one game


class GameError(SztabError):
    """A game of a run that cannot be played."""


def played(plan: Plan, number: int, game: AnyGame | None = None) -> bytes:
    """Play one game and return it as a payload."""
    return pack(*play_game(game or find_game(plan.game), plan, number))


def play_here(plan: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, bytes]]:
    """Play games in this process."""
    for number in numbers:
        try:
            payload = played(plan, number)
        except SztabError as error:
            raise _failed(number, str(error)) from error
        except Exception as error:
            raise _failed(number, f"{type(error).__name__}: {error}") from error
        yield number, payload


def play_in_workers(
    plan: Plan, numbers: Iterable[int], workers: int
) -> Iterator[tuple[int, bytes]]:
    """Play games in processes of their own; yields them as they are finished."""
    crew = [_Worker(plan) for _worker in range(workers)]
    waiting = iter(numbers)
    again: deque[int] = deque()  # games whose worker has died
    deaths: dict[int, int] = {}
    try:
        while True:
            for worker in crew:
                while len(worker.games) < AHEAD:
                    number = again.popleft() if again else next(waiting, None)
                    if number is None:
                        break
                    worker.give(number)
            if not any(worker.games for worker in crew):
                return
            for ready in wait([worker.connection for worker in crew if worker.games]):
                at = next(i for i, worker in enumerate(crew) if worker.connection is ready)
                came = crew[at].take()
                if came is not None:
                    yield came
                    continue
                lost = list(crew[at].games)
                if lost:
                    deaths[lost[0]] = deaths.get(lost[0], 0) + 1
                    if deaths[lost[0]] >= DEATHS:
                        raise _failed(lost[0], f"its worker died {DEATHS} times")
                again.extend(lost)
                crew[at].end()
                crew[at] = _Worker(plan)
    finally:
        for worker in crew:
            worker.end()


def _failed(number: int, why: str) -> GameError:
    return GameError(f"Game {number} cannot be played: {why.rstrip('.')}.")


class _Worker:
    """A worker process and the games it was given, the one it plays first."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.games: deque[int] = deque()
        self._process = context.Process(
            target=work, args=(theirs, json.dumps(plan.json())), daemon=True
        )
        self._process.start()
        theirs.close()

    def give(self, number: int) -> None:
        """Hand over a game; a worker that has died is found by ``take``."""
        self.games.append(number)
        try:
            self.connection.send_bytes(b"%d" % number)
        except OSError:
            return

    def take(self) -> tuple[int, bytes] | None:
        """Return a finished game, or ``None`` if the worker has died."""
        try:
            answer = self.connection.recv_bytes()
        except (EOFError, OSError):
            return None
        number = self.games.popleft()
        if answer[:1] == b"!":
            raise _failed(number, answer[1:].decode())
        return number, answer[1:]

    def end(self) -> None:
        """End the process at once: what it is playing can be played again."""
        self.connection.close()
        self._process.kill()
        self._process.join()


def work(connection: "Connection[Any, Any]", plan_text: str) -> None:
    """Play the games whose numbers come in, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears Ctrl-C and ends us
    plan = plan_from_json(json.loads(plan_text))
    game = load_game(plan.game)
    while True:
        try:
            number = int(connection.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = b"+" + played(plan, number, game)
        except SztabError as error:
            answer = b"!" + str(error).encode()
        except Exception:  # a fault of our own: say where
            answer = b"!" + traceback.format_exc(limit=-3).strip().encode()
        try:
            connection.send_bytes(answer)
        except OSError:
            return
