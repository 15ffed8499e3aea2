"""Kill server, workers or database in the middle of play: no acknowledged move is lost."""

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from tests.attack.tools.client import Message, WebSocket
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, RHINE
from tests.attack.tools.target import Table, Target

TABLES = 4
MOVES = (3, 12)  # moves that are acknowledged before a kill
PAUSE = 0.1  # seconds between two commands: ten a second are allowed
LONGEST = 20.0  # seconds of play before a kill
WORKER_BACK = 3.0  # seconds until a dead worker is replaced
Acknowledged = dict[tuple[str, int], str]


class Play:
    """Some tables played as fast as views come; every move that was answered is noted."""

    def __init__(self, target: Target, tables: int = TABLES) -> None:
        self.target = target
        self.tables = [self._open() for _table in range(tables)]
        self.playing = list(self.tables)
        self.acknowledged: Acknowledged = {}
        self.refused: dict[str, int] = {}
        self.lost_sockets = 0
        self._ending = threading.Event()
        self._threads: list[threading.Thread] = []

    def _open(self) -> Table:
        return self.target.open(RHINE, {"red": ME, "white": ME})

    def begin(self, seed: int) -> None:
        """Let all tables play until the server is gone, or ``end``."""
        self._ending.clear()
        self._threads = [
            threading.Thread(target=self._play, args=(place, random.Random(seed)), daemon=True)
            for place in range(len(self.playing))
        ]
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """Stop playing."""
        self._ending.set()
        for thread in self._threads:
            thread.join(60.0)

    def wait(self, moves: int, longest: float = LONGEST) -> None:
        """Wait until so many more moves are acknowledged."""
        enough, until = len(self.acknowledged) + moves, time.monotonic() + longest
        while len(self.acknowledged) < enough and time.monotonic() < until:
            time.sleep(0.005)

    def _play(self, place: int, chance: random.Random) -> None:
        while not self._ending.is_set():
            with suppress(OSError, AssertionError):  # nobody answers while it is down
                if self._sit(self.playing[place], chance):
                    self.playing[place] = self._open()
                    self.tables.append(self.playing[place])
            self.lost_sockets += 1
            time.sleep(0.1)

    def _sit(self, table: Table, chance: random.Random) -> bool:
        """Play through one connection until it ends; return True if the game is over."""
        with table.sit(table.cookie, timeout=10.0) as socket:
            view = self._news(socket)
            while view is not None and not self._ending.is_set():
                if view.get("ending") is not None:
                    return True
                if not view.get("offers"):
                    view = self._news(socket)
                    continue
                time.sleep(PAUSE)
                move, version = chance.choice(view["offers"])["text"], view["version"]
                socket.do("move", move=move, version=version)
                view = self._answered(socket, (table.id, version), move, view)
        return False

    def _news(self, socket: WebSocket, timeout: float = 10.0) -> Message | None:
        """Return the next view or refusal; whoever is to look behind a veil does."""
        while (message := socket.hear(timeout)) is not None:
            if message["is"] == "veil":
                socket.do("sit", seat=message["seat"])
            elif message["is"] in ("view", "refused"):
                return message
        return None

    def _answered(
        self, socket: WebSocket, key: tuple[str, int], move: str, view: Message
    ) -> Message | None:
        """Hear the answer to a move and note what it says; return the view to play on from.

        A newer view alone does not acknowledge it: after a commit that broke off, the server
        finds the move that was sent before, shows that, and refuses this one as stale.
        """
        answer = self._news(socket)
        while answer is not None and answer["is"] == "view" and answer["version"] <= key[1]:
            answer = self._news(socket)
        if answer is None:
            return None
        if answer["is"] == "view":
            view = answer
            after = self._news(socket, PAUSE)
            while after is not None and after["is"] == "view":
                view, after = after, self._news(socket, PAUSE)
            if after is None:
                self.acknowledged[key] = move
                return view
            answer = after
        refusal = answer["refusal"]["key"]
        self.refused[refusal] = self.refused.get(refusal, 0) + 1
        time.sleep(PAUSE if refusal != "too-fast" else 0.5)
        return view

    def kept(self) -> Acknowledged:
        """Give every game up, and return the moves of the records that are then open to all."""
        found: Acknowledged = {}
        for table in self.tables:
            path = f"/api/tables/{table.id}/record"
            for _try in range(5):  # the database may be coming back
                with suppress(OSError):
                    self._give_up(table)
                answer = self.target.http("GET", path, cookie=table.cookie)
                if answer.status == 200 and "moves" in answer.json():
                    break
                time.sleep(1.0)
            for at, entry in enumerate(answer.json()["moves"]):
                found[(table.id, at)] = entry["move"]
        return found

    def _give_up(self, table: Table) -> None:
        """Resign, in the name of whoever is to move."""
        with table.sit(table.cookie) as socket:
            while (message := socket.hear(5.0)) is not None:
                if message["is"] == "veil":
                    socket.do("sit", seat=message["seat"])
                if message["is"] == "view":
                    if message["ending"] is not None:
                        return
                    socket.do("resign", version=message["version"])

    def lost(self) -> list[tuple[str, int]]:
        """Return the acknowledged moves that are not there."""
        kept = self.kept()
        return [key for key, text in self.acknowledged.items() if kept.get(key) != text]


def killed(
    target: Target, kills: int, name: str, seed: int = 1, seconds: float = 3600.0
) -> Finding:
    """Kill all processes again and again in the middle of play, and start the server anew."""
    play, chance = Play(target), random.Random(seed)
    slowest, until, done = 0.0, time.monotonic() + seconds, 0
    for number in range(kills):
        if time.monotonic() > until:
            break
        play.begin(number)
        play.wait(chance.randrange(*MOVES))
        target.kill()
        play.end()
        begin = time.monotonic()
        target.start()
        slowest = max(slowest, time.monotonic() - begin)
        done += 1
    lost = play.lost()
    said = (
        f"{done} kills, {len(play.acknowledged)} moves acknowledged, {len(lost)} lost; "
        f"up again after {slowest:.1f} s at most"
    )
    figures = {"kills": done, "acknowledged": len(play.acknowledged), "lost": len(lost)}
    return Finding(f"SIGKILL in the middle of play, {name}", "7.0", not lost, said, figures)


def workers_killed(target: Target, kills: int, seed: int = 1) -> Finding:
    """Kill one worker of two again and again; the other goes on, and a new one comes."""
    play, chance = Play(target), random.Random(seed)
    play.begin(seed)
    slowest = 0.0
    for _kill in range(kills):
        play.wait(chance.randrange(*MOVES))
        workers = target.workers_now()
        with suppress(ProcessLookupError):
            os.kill(chance.choice(workers), signal.SIGKILL)
        slowest = max(slowest, _until(partial(_replaced, target, workers), 30.0))
    play.wait(5)
    play.end()
    lost = play.lost()
    held = not lost and slowest <= WORKER_BACK
    said = (
        f"{kills} workers killed, {len(play.acknowledged)} moves acknowledged, {len(lost)} lost; "
        f"a dead worker is replaced after {slowest:.1f} s at most"
    )
    figures = {"kills": kills, "lost": len(lost), "replaced_after": round(slowest, 1)}
    return Finding("SIGKILL of one worker of two, PostgreSQL", "7.9", held, said, figures)


def _replaced(target: Target, before: list[int]) -> bool:
    now = target.workers_now()
    return len(now) >= len(before) and set(now) != set(before)


def _until(true: Callable[[], bool], longest: float) -> float:
    """Wait until something is true; return the seconds it took."""
    begin = time.monotonic()
    while not true() and time.monotonic() < begin + longest:
        time.sleep(0.05)
    return time.monotonic() - begin


def databases_restarted(
    target: Target, stop: Callable[[], None], start: Callable[[], None], times: int
) -> Finding:
    """Crash the database in the middle of play and start it again; the server goes on."""
    play = Play(target)
    play.begin(1)
    slowest = 0.0
    for _time in range(times):
        play.wait(8)
        stop()
        time.sleep(0.5)
        start()
        begin, before = time.monotonic(), len(play.acknowledged)
        play.wait(1, 60.0)
        if len(play.acknowledged) > before:
            slowest = max(slowest, time.monotonic() - begin)
        else:
            slowest = float("inf")
    play.end()
    lost = play.lost()
    held = not lost and slowest < 30.0
    unsure = play.refused.get("store-unsure", 0)
    said = (
        f"{times} crashes of the database, {len(play.acknowledged)} moves acknowledged, "
        f"{len(lost)} lost; {unsure} commits broke off and were called unsure; "
        f"play went on after {slowest:.1f} s at most"
    )
    return Finding(
        "crashes of PostgreSQL in the middle of play", "7.0", held, said, {"lost": len(lost)}
    )
