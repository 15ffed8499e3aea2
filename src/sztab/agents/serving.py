"""One seat of a game in this process for a command that speaks MCP over HTTP.

The command is started with the address of a server on this machine that has one table. It plays
until the game is over; how long it may think, and how often in a row it may be refused, is bounded.
"""

import asyncio
import json
import os
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from queue import Empty, Queue
from random import Random
from typing import Any, Final

import uvicorn

from sztab.agents.seat import LONGEST_MOVE, AgentSeat
from sztab.agents.server import web_app
from sztab.agents.telling import PATIENCE, Teller
from sztab.core.errors import RulesError, SztabError
from sztab.core.registry import find_game
from sztab.core.table import Table
from sztab.core.telling.rulebook import rules_text
from sztab.programs.command import kill_command, names_command, parse_command

SECONDS: Final = 300.0  # for one decision, if the player's text does not say otherwise
MOST_REFUSED: Final = 10  # in a row; then the game is lost
FAREWELL: Final = 10.0  # seconds from the end of the game until the process is ended
STEP: Final = 0.01  # seconds between two looks whether something has happened
PREFIX: Final = "agent"
ADDRESS: Final = "SZTAB_MCP_URL"  # in the environment of the command


class AgentError(SztabError):
    """An agent that does not answer, or not by the rules: it loses the game."""


def is_agent(text: str) -> bool:
    """Return True if a player's text names an agent: ``agent:CMD`` or ``agent@60:CMD``."""
    return names_command(text, PREFIX)


def find_agent(text: str) -> "Agent":
    """Return the agent that a player's text names; nothing is started yet."""
    words, seconds = parse_command(text, PREFIX, SECONDS)
    return Agent(words, seconds)


class Agent:
    """A command in a seat; its process lives from ``begin`` to ``end``."""

    def __init__(self, command: list[str], seconds: float = SECONDS) -> None:
        self.command: Final = command
        self.seconds: Final = seconds
        self.desk: OneTable | None = None
        self._web: _Web | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    @property
    def refusals(self) -> int:
        """Return how often a move was refused in this game."""
        return 0 if self.desk is None else self.desk.refusals

    def begin(self, table: Table, seat: str, random: Random) -> None:
        """Serve the seat and start the command."""
        self.desk = OneTable(table, seat, random)
        self._web = _Web(self.desk)
        self._folder = tempfile.TemporaryDirectory(prefix="sztab-agent-")
        config = Path(self._folder.name, "mcp.json")
        servers = {"mcpServers": {"sztab": {"type": "http", "url": self._web.url}}}
        config.write_text(json.dumps(servers), encoding="utf-8")
        put = {"{url}": self._web.url, "{config}": str(config)}
        words = [_filled(word, put) for word in self.command]
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env={**os.environ, ADDRESS: self._web.url},
                start_new_session=True,  # its own children end with it
            )
        except (OSError, ValueError) as error:
            self.kill()
            why = getattr(error, "strerror", None) or error
            raise AgentError(f"{self.command[0]} cannot be started: {why}.") from error

    def choose(self) -> str:
        """Return the text of the agent's move, which is legal; raises ``AgentError``."""
        assert self.desk is not None
        assert self._process is not None
        self.desk.ask()
        until = time.monotonic() + self.seconds
        while True:
            with suppress(Empty):
                return self.desk.chosen.get(timeout=STEP)
            if self.desk.lost:
                raise AgentError(self.desk.lost)
            if self._process.poll() is not None:
                code = self._process.returncode
                raise AgentError(f"it ended in the middle of the game (exit code {code}).")
            if time.monotonic() > until:
                raise AgentError(f"no move within {self.seconds:g} s.")

    def end(self) -> None:
        """Let the command read how the game ended, then end it."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End command and server at once."""
        if self._process is not None:
            kill_command(self._process)
            self._process = None
        if self._web is not None:
            self._web.close()
            self._web = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _filled(word: str, put: dict[str, str]) -> str:
    for name, value in put.items():
        word = word.replace(name, value)
    return word


class OneTable:
    """A desk with one table, whose other seats are played elsewhere in this process."""

    NAME: Final = "t1"

    def __init__(self, table: Table, seat: str, random: Random, language: str = "en") -> None:
        self.seat: Final = AgentSeat(table, seat, random)
        self.language: Final = language
        self.teller: Final = Teller(language)
        self.chosen: Final[Queue[str]] = Queue()
        self.refusals = 0
        self.lost = ""  # why the agent has lost, apart from the game
        self._asked = False
        self._in_a_row = 0
        self._told = -1

    def ask(self) -> None:
        """Let the agent choose one move."""
        self._asked = True

    def _going_on(self) -> str:
        since, self._told = self._told, len(self.seat.table.record.entries)
        heard = self.seat.heard(self.teller.language, since)
        return "\n".join([*self.teller.news(heard), *self.teller.now(self.seat)])

    def list_tables(self) -> str:
        """Return the one table."""
        where = self.teller.title(self.seat.game)
        return f"{self.teller.say('tables')}\n- {self.NAME}: {where}"

    def sit(self, *_wish: Any) -> str:
        """Look at the table: the seat is taken already."""
        return self.look(self.NAME)

    def look(self, name: str, details: bool = False) -> str:
        """Return the table in words."""
        return "\n".join([*self.teller.look(self.seat, self.NAME, details), self._going_on()])

    def moves(self, name: str, wanted: str = "", page: int = 1) -> str:
        """Return what may be chosen now."""
        return self.teller.moves(self.seat, wanted, page)

    def why_not(self, name: str, move: str) -> str:
        """Return why a move cannot be made now."""
        return self.teller.why_not(self.seat, move)

    def odds(self, name: str, move: str) -> str:
        """Return what may come of a move."""
        return self.teller.odds(self.seat, move)

    async def play(self, name: str, move: str) -> str:
        """Hand a legal move on; return what came of it, or the refusal with its rule."""
        if not self._asked or not self.seat.mine:
            return "\n".join(self.teller.now(self.seat))
        seat = self.seat
        try:
            parsed = seat.game.meant(seat.table.state, seat.number, move[:LONGEST_MOVE])
            refusal = seat.game.check(seat.table.state, seat.number, parsed)
        except RulesError as error:
            refusal = error.refusal
        if refusal is not None:
            self.refusals += 1
            self._in_a_row += 1
            if self._in_a_row >= MOST_REFUSED:
                self.lost = f"{MOST_REFUSED} moves in a row were refused, the last {move[:80]!r}."
                self._asked = False  # what it still sends counts no more
            return self.teller.refused(seat, refusal, self._in_a_row)
        self._in_a_row = 0
        self._asked = False
        before = len(seat.table.record.entries)
        self.chosen.put(seat.game.text(parsed))
        await self._until(lambda: len(seat.table.record.entries) > before, PATIENCE)
        return self._going_on()

    async def wait(self, name: str, seconds: float) -> str:
        """Wait until the agent must choose or the game is over."""
        done = await self._until(lambda: self._asked or self.seat.over, min(PATIENCE, seconds))
        return "\n".join([*([] if done else [self.teller.say("not-yet")]), self._going_on()])

    async def _until(self, happened: Any, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while not happened() and time.monotonic() < until:
            await asyncio.sleep(STEP)
        return bool(happened())

    def resign(self, name: str) -> str:
        """Give up: the game is lost."""
        self.lost = "it gave up."
        return self.teller.say("gave-up")

    def rules(self, game_id: str, id: str = "", search: str = "") -> str:
        """Return rules of a game."""
        return self.teller.rules(game_id, id, search)

    def rule(self, id: str) -> str:
        """Return a rule of any game."""
        return self.teller.rule(id)

    def rulebook(self, game_id: str) -> str:
        """Return the whole rulebook of a game."""
        return rules_text(find_game(game_id), self.teller.language)[0]

    def lesson(self, game_id: str) -> str:
        """Return a text that teaches how to play a game here."""
        return self.teller.lesson(game_id)


class _Web:
    """A web server on this machine, in a thread."""

    def __init__(self, desk: OneTable) -> None:
        self._socket: Final = socket.create_server(("127.0.0.1", 0))
        self.url: Final = f"http://127.0.0.1:{self._socket.getsockname()[1]}/mcp"
        config = uvicorn.Config(
            web_app(desk, version("sztab")), log_level="critical", lifespan="on"
        )
        self._server: Final = uvicorn.Server(config)
        self._thread: Final = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        """End the server."""
        self._server.should_exit = True
        self._server.force_exit = True
        self._thread.join(5.0)
        self._socket.close()
