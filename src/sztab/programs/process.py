"""A program as a player: started for one game, asked over its standard input and output.

It has a number of seconds for each decision. One that is late, ends, floods or answers
three times with what the rules refuse stops the game with a sentence; its process is killed.
"""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import IO, Any, Final, final

from sztab.core.game import AnyGame, Json, Seat
from sztab.core.options import Value
from sztab.core.said import Refusal, Told
from sztab.programs import protocol
from sztab.programs.command import kill_command, names_command, parse_command
from sztab.programs.protocol import LONGEST, ProgramError

SECONDS: Final = 60.0  # for one decision, if the player's text does not say otherwise
FAREWELL: Final = 2.0  # seconds from the last message until the process is killed
AHEAD: Final = 64  # lines that a program may write before they are read
PREFIX: Final = "program"


def is_program(text: str) -> bool:
    """Return True if a player's text names a program: ``program:CMD`` or ``program@10:CMD``."""
    return names_command(text, PREFIX)


def find_program(text: str) -> "Program":
    """Return the program that a player's text names; nothing is started yet."""
    words, seconds = parse_command(text, PREFIX, SECONDS)
    return Program(words, seconds)


@final
class Program:
    """A program in a seat; its process lives from ``begin`` to ``end``."""

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        self.command: Final = list(command)
        self.seconds: Final = seconds
        self.name: Final = os.path.basename(self.command[0])
        self._pipe: _Pipe | None = None
        self._log: list[str] = []
        self._seat: Seat = 0
        self._count = 0
        self.refusals = 0  # of moves, in this game

    def begin(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        options: Mapping[str, Value],
        language: str = "en",
    ) -> None:
        """Start the process and tell it what is played."""
        self.end(game, state)
        seats = game.seats(state)
        self._seat, self._count, self.refusals = seat, 0, 0
        self._log = protocol.heard(game, game.opened(state).events, seat)
        self._pipe = _Pipe(self.command)
        self._pipe.send(protocol.hello(game, game.version, seats, seats[seat], options, language))

    def hear(self, game: AnyGame, told: Told) -> None:
        """Keep what the seat heard of a move; it comes with the next decision."""
        self._log += protocol.heard(game, told.events, self._seat)

    def choose(self, game: AnyGame, state: Any, seat: Seat, random: Random) -> Any:
        """Return the program's move; raises ``ProgramError``."""
        if self._pipe is None:
            self.begin(game, state, seat, {})
        assert self._pipe is not None
        self._count += 1
        log, self._log = self._log, []
        self._pipe.send(protocol.decide(game, state, seat, self._count, log, random, self.seconds))
        try:
            return self._answer(game, state, seat, random, time.monotonic() + self.seconds)
        except ProgramError as error:
            self.kill()
            raise ProgramError(f"Program {self.name}: {error}") from error

    def _answer(self, game: AnyGame, state: Any, seat: Seat, random: Random, until: float) -> Any:
        assert self._pipe is not None
        refusals = messages = 0
        while messages < protocol.QUESTIONS + protocol.REFUSALS:
            messages += 1
            said = protocol.read(self._pipe.line(until, self.seconds))
            if isinstance(said, protocol.Question):
                world = game.resample(state, seat, random)
                self._pipe.send(protocol.answered(game, world, seat, said))
                continue
            if said.n is not None and said.n != self._count:
                continue  # an answer to an earlier decision that came too late
            move = protocol.parsed(game, state, seat, said.move)
            if not isinstance(move, Refusal):
                return move
            refusals += 1
            self.refusals += 1
            left = protocol.REFUSALS - refusals
            if not left:
                raise ProgramError(
                    f"{refusals} moves in a row were refused, the last {said.move[:80]!r} "
                    f"by {move.rule} ({move.key})."
                )
            self._pipe.send(protocol.refused(game, self._count, move, left))
        raise ProgramError(f"more than {protocol.QUESTIONS} questions about one decision.")

    def end(self, game: AnyGame, state: Any) -> None:
        """Tell the program how the game ended, and end its process."""
        if self._pipe is not None:
            self._pipe.send(protocol.ended(game, state, self._log))
            self._pipe.close(FAREWELL)
            self._pipe = None

    def kill(self) -> None:
        """End the process at once."""
        if self._pipe is not None:
            self._pipe.close(0.0)
            self._pipe = None


@final
class _Pipe:
    """A running process with lines in and out; neither side can make the other hang."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # its own children end with it
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise ProgramError(f"{command[0]} cannot be started: {why}.") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in: Final[Queue[bytes | None]] = Queue(AHEAD)
        self._out: Final[Queue[bytes]] = Queue()
        for target, pipe, queue in (
            (_read_lines, self._process.stdout, self._in),
            (_write_lines, self._process.stdin, self._out),
        ):
            Thread(target=target, args=(pipe, queue), daemon=True).start()

    def send(self, message: Json) -> None:
        """Put a message in line; a thread writes it, since the program may not be reading."""
        self._out.put(protocol.written(message))

    def line(self, until: float, seconds: float) -> bytes:
        """Return the next line of the program; raises ``ProgramError`` if it is late or ended."""
        try:
            line = self._in.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise ProgramError(f"no answer within {seconds:g} s.") from None
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
            raise ProgramError(f"it ended (exit code {self._process.poll()}).")
        return line

    def close(self, seconds: float) -> None:
        """Close its input, wait for it, and kill what is left."""
        self._out.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        kill_command(self._process)


def _read_lines(pipe: IO[bytes], queue: "Queue[bytes | None]") -> None:
    """Put lines in a bounded queue; ``None`` at the end, or after a line that is too long."""
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST + 1):
            queue.put(line)
            if len(line) > LONGEST:
                break
    queue.put(None)


def _write_lines(pipe: IO[bytes], queue: "Queue[bytes]") -> None:
    """Write what is in line until an empty message closes the pipe."""
    with suppress(OSError, ValueError), pipe:
        while line := queue.get():
            pipe.write(line)
            pipe.flush()
