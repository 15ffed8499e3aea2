"""Starting rule processes: forked from one that has read all games, so that each takes an instant.

The *nursery* is forked from the server before it has threads, and keeps nothing of it open. It
reads the games and forks a rule process whenever it is asked to; these share its memory. Where the
system cannot fork, or the nursery is gone, a process is started afresh.
"""

import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from sztab.server.processes.child import serve_requests

PID_BYTES: Final = 8


class Started(NamedTuple):
    """A process that was started: the server's end of its channel, and what ends it."""

    channel: socket.socket
    kill: Callable[[], None]


class Launcher:
    """Starts rule processes; made before the server has threads."""

    def __init__(self, forks: bool) -> None:
        self._nursery = _fork_nursery() if forks and hasattr(os, "fork") else None
        self._lock: Final = threading.Lock()

    def start(self) -> Started:
        """Start a process and wait until it is there; not to be called in an event loop."""
        mine, its = socket.socketpair()
        with its:
            pid = self._forked(its)
            if pid is not None:
                return Started(mine, lambda: _kill(pid))
            context = multiprocessing.get_context("spawn")
            process = context.Process(target=serve_requests, args=(its,), daemon=True)
            process.start()
        return Started(mine, process.kill)

    def _forked(self, its: socket.socket) -> int | None:
        """Return the id of a process forked by the nursery; ``None`` without a nursery."""
        if self._nursery is None:
            return None
        with self._lock:
            try:
                socket.send_fds(self._nursery, [b"f"], [its.fileno()])
                answer = self._nursery.recv(PID_BYTES)
            except OSError:
                answer = b""
            if not answer:
                self._nursery = None
        return int.from_bytes(answer) if answer else None

    def close(self) -> None:
        """Let the nursery end."""
        if self._nursery is not None:
            self._nursery.close()
            self._nursery = None


_prepared: list[Launcher] = []


def prepare() -> None:
    """Fork the nursery of this server; called while it has one thread."""
    _prepared[:] = [Launcher(forks=True)]


def discard() -> None:
    """End the nursery of a server that did not start."""
    for one in _prepared:
        one.close()
    _prepared.clear()


def launcher() -> Launcher:
    """Return the prepared launcher; without one, each process is started afresh."""
    return _prepared.pop() if _prepared else Launcher(forks=False)


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _fork_nursery() -> socket.socket:
    mine, its = socket.socketpair()
    if os.fork():
        its.close()
        return mine
    code = 1
    try:
        _become_nursery(its)
        code = 0
    finally:
        os._exit(code)


def _become_nursery(channel: socket.socket) -> None:
    """Fork a rule process for each socket that comes; end with the server."""
    kept = os.dup2(channel.fileno(), 3, inheritable=False)
    os.closerange(4, os.sysconf("SC_OPEN_MAX"))  # ports, locks and databases are the server's alone
    channel.detach()
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets those that end
    sys.stdin = open(os.devnull)  # noqa: SIM115
    _read_games()
    with socket.socket(fileno=kept) as nursery:
        while True:
            word, fds, _flags, _address = socket.recv_fds(nursery, 1, 1)
            if not word:
                return
            pid = os.fork()
            if pid:
                os.close(fds[0])
                nursery.sendall(pid.to_bytes(PID_BYTES))
                continue
            nursery.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve_requests(socket.socket(fileno=fds[0]))
            os._exit(0)


def _read_games() -> None:
    """Read what every rule process needs, once for all of them."""
    from sztab.server.rules.game_info import all_games

    all_games()
