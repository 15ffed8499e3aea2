"""The keeper of several workers: a dead one is replaced at once, a hung one after a few seconds."""

import multiprocessing
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from socket import socket
from typing import Final

import uvicorn
from uvicorn._subprocess import subprocess_started
from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from sztab.core.errors import SztabError
from sztab.server.ops.startup import BACKLOG

ACCEPTED: Final = 32  # new connections in one round of the loop, so that a rush delays nobody
HUNG_SECONDS: Final = 5.0  # without a sign of life; a move has 2 s, so nothing honest takes as long
STARTING_SECONDS: Final = 60.0  # until a new worker must give its first
ROUND_SECONDS: Final = 0.25  # between two questions to a worker that serves
STARTING_ROUND_SECONDS: Final = 0.05  # to one that does not serve yet: somebody waits for it
RETRY_SECONDS: Final = 1.0  # before a worker that could not start is tried again
CLOSING_SECONDS: Final = 8.0  # then a worker that does not end is killed


class Server(uvicorn.Server):
    """A server that says when it serves, and takes new connections a few at a time."""

    def __init__(self, config: Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(BACKLOG)  # asyncio has asked for as many as it takes at a time
        if self.started:
            self._ready()


class _Worker(Process):
    """A worker that is forked from a process which has read all modules already: in no time."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        if sys.platform != "win32":
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["sztab.server.ops.run", "sztab.server.live.listener"])
            self.process = context.Process(  # type: ignore[assignment]  # uvicorn spawns
                target=subprocess_started,
                kwargs={
                    "config": config,
                    "target": self.target,
                    "sockets": sockets,
                    "stdin_fileno": None,
                },
            )

    @property
    def server(self) -> uvicorn.Server:
        """Return the server of this worker."""
        if self._server is None:
            self._server = Server(self.config)
        return self._server


class Life:
    """What is known of one worker."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.answered = False
        self.asked = False
        self.serves = False

    @property
    def is_due(self) -> bool:
        """Return True if the worker may be asked again; asking at every answer would never end."""
        pause = ROUND_SECONDS if self.serves else STARTING_ROUND_SECONDS
        return not self.asked and (not self.answered or time.monotonic() - self.heard >= pause)

    @property
    def is_hung(self) -> bool:
        """Return True if the worker has given no sign of life for too long."""
        patience = HUNG_SECONDS if self.answered else STARTING_SECONDS
        return time.monotonic() - self.heard > patience

    def ask(self, worker: Connection) -> None:
        """Ask for a sign of life, and take one that has come; never wait for it."""
        try:
            if self.asked and worker.poll(0):
                self.serves = worker.recv()
                self.heard = time.monotonic()
                self.asked, self.answered = False, True
            elif self.is_due:
                worker.send(b"ping")
                self.asked = True
        except (OSError, EOFError):  # it is about to end
            return


class Supervisor(Multiprocess):
    """uvicorn's keeper, which never waits for one worker while another is dead."""

    def __init__(self, config: Config, sockets: list[socket], ready: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._ready = ready
        self._lives: Final[dict[Process, Life]] = {}
        self._all_served = False
        self._try_again: Final[dict[int, float]] = {}  # by place, when a worker is begun anew

    def init_processes(self) -> None:
        """Start as many workers as are wanted."""
        for _worker in range(self.processes_num):
            process = _Worker(self.config, self.sockets)
            process.start()
            self.processes.append(process)

    def run(self) -> None:
        """Keep the workers until told to end; raise if they cannot start."""
        failed = False
        try:
            self.init_processes()
            while not self.should_exit.is_set() and not failed:
                alive = [one for one in self.processes if one.process.is_alive()]
                asked = [one for one in alive if one in self._lives and self._lives[one].asked]
                ends = [one.process.sentinel for one in alive]
                pause = ROUND_SECONDS if self._all_served else STARTING_ROUND_SECONDS
                wait([*ends, *(one.parent_conn for one in asked)], pause)
                self.handle_signals()
                failed = self._look_after_all()
        finally:
            self._end_all()
        if failed:
            raise SztabError("A worker could not start: the log says why.")

    def keep_subprocess_alive(self) -> None:
        """Look after every worker once."""
        self._look_after_all()

    def _look_after_all(self) -> bool:
        """Replace who is dead or hung; True if the first start has failed."""
        for place, process in enumerate(self.processes):
            life = self._lives.setdefault(process, Life())
            if process.process.is_alive():
                life.ask(process.parent_conn)
                if not life.is_hung:
                    continue
                process.kill()
                process.join()
            if not self._all_served and process.exitcode == STARTUP_FAILURE:
                return True
            self._replace(place, process, life)
        if not self._all_served and all(self._serves(one) for one in self.processes):
            self._all_served = True
            self._ready()
        return False

    def _serves(self, process: Process) -> bool:
        return process in self._lives and self._lives[process].serves

    def _replace(self, place: int, process: Process, life: Life) -> None:
        now = time.monotonic()
        if not life.serves:  # it never worked: not at once again, the database may be away
            due = self._try_again.setdefault(place, now + RETRY_SECONDS)
            if now < due:
                return
        self._try_again.pop(place, None)
        self._lives.pop(process, None)
        fresh = _Worker(self.config, self.sockets)
        fresh.start()
        self._lives[fresh] = Life()
        self.processes[place] = fresh

    def _end_all(self) -> None:
        """Let every worker end in order, but do not wait for one that cannot."""
        self.terminate_all()
        until = time.monotonic() + CLOSING_SECONDS
        for process in self.processes:
            process.process.join(max(0.0, until - time.monotonic()))
            if process.process.is_alive():
                process.process.kill()
                process.process.join()
