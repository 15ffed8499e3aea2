"""What the server and its rule processes say to each other: requests, answers, and facts.

Everything is plain data in msgpack, held to these types at both ends. No state of a game travels:
a process keeps the tables that it was asked to load, each under a number (its *token*).
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from sztab.core.said import Arg, Name, Refusal
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.rules.desks.requests import Agent, Analysable, Book, Solution, Study
from sztab.server.rules.studies.requests import (
    Advise,
    PlayOut,
    PlayOutPosition,
    Report,
    Studied,
    Survey,
    Weigh,
    WeighPosition,
)
from sztab.server.store.schema import Event

Line = int  # the number of a log line


class Facts(Struct, frozen=True):
    """What the server itself must know of a game that a process keeps."""

    version: int
    moves_made: int
    seats: tuple[str, ...]
    awaited: tuple[str, ...]
    over: bool
    full: bool  # no more moves fit
    taken_back: int
    played: tuple[str, ...]  # seats that have made moves
    freed: tuple[str, ...] = ()  # seats that were given up and wait for another person
    given_up: tuple[str, ...] = ()  # seats that were given up at any time
    resigned: str | None = None
    asked: Event | None = None  # a take-back that waits for consent
    agreed: tuple[str, ...] = ()
    closed: wire.Said | None = None  # why it can only be looked at
    winners: tuple[str, ...] = ()  # once it is over


class Viewer(Struct, frozen=True, array_like=True):
    """A connection: its device with the seats of its person, and what it shows now."""

    device: str | None
    seats: tuple[str, ...]
    active: str | None
    veiled: bool
    next_line: Line


class Audience(Struct, frozen=True, array_like=True):
    """Who is shown a table, and by seat of a person who that is: they may have to agree."""

    viewers: list[Viewer]
    people: dict[str, str]


class Settled(Struct, frozen=True, array_like=True):
    """The seat that a device is to show, or the seat before which a veil comes."""

    seat: str | None
    veil: str | None = None


class Screen(Struct, frozen=True, array_like=True):
    """An encoded view, by whose eyes it is and the first log line that it brings."""

    seat: str | None
    next_line: Line
    view: bytes


# --- what people do ------------------------------------------------------------------------------


class Move(Struct, frozen=True, tag=True):
    """A move in the position of a version; *exactly* there, or where it looks the same."""

    seat: str
    text: str
    version: int
    exactly: bool = False


class Undo(Struct, frozen=True, tag=True):
    """Go back as far as the rules of undo allow."""

    seat: str
    to: int


class TakeBack(Struct, frozen=True, tag=True):
    """Go back with consent; *open_seat* is invited and cannot agree yet."""

    seat: str
    to: int
    free: bool  # nobody has to agree
    open_seat: str | None = None


class Plain(Struct, frozen=True, tag=True):
    """An event that needs no rule of the game."""

    event: Event


class Redo(Struct, frozen=True, tag=True):
    """Take up events that are stored already."""

    events: list[Event]


Command = Move | Undo | TakeBack | Plain | Redo


# --- requests ------------------------------------------------------------------------------------


class Load(Struct, frozen=True, tag=True):
    """Replay a table from its rows."""

    table: str
    game: str
    opening: dict[str, Any]
    events: list[Event]


class Change(Struct, frozen=True, tag=True):
    """Work a change out, with all views that follow from it."""

    table: str
    token: int
    command: Command
    audience: Audience


class Show(Struct, frozen=True, tag=True):
    """Show the table as it stands; with *settle* devices may go to another seat."""

    table: str
    token: int
    audience: Audience
    settle: bool


class Look(Struct, frozen=True, tag=True):
    """The table after *at* moves, as a seat saw it, or with all eyes."""

    table: str
    token: int
    seat: str | None
    at: int
    all_eyes: bool


class Ask(Struct, frozen=True, tag=True):
    """A question that changes nothing."""

    table: str
    token: int
    seat: str
    id: int
    question: str
    args: dict[str, Any]


class Position(Struct, frozen=True, tag=True):
    """The position as JSON: what goes to a bot."""

    table: str
    token: int


class SeatLog(Struct, frozen=True, tag=True):
    """What a seat has heard of the whole game."""

    table: str
    token: int
    seat: str | None


class Decide(Struct, frozen=True, tag=True):
    """What a program in a seat is sent now; the log from behind move *since* (-1: all of it)."""

    table: str
    token: int
    seat: str
    since: int
    language: str


class Forget(Struct, frozen=True, tag=True):
    """Let a table go."""

    table: str


class Export(Struct, frozen=True, tag=True):
    """The whole game as a record with hashes, and who played it."""

    game: str
    opening: dict[str, Any]
    events: list[Event]
    players: dict[str, dict[str, str]] = {}  # by seat: ``name`` or ``bot``


class Tell(Struct, frozen=True, tag=True):
    """How a finished game went; *whole*: with what only those may know who may know everything."""

    game: str
    opening: dict[str, Any]
    events: list[Event]
    whole: bool


class Open(Struct, frozen=True, tag=True):
    """Begin a game; *training* is the guided first one."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    training: bool = False


class Import(Struct, frozen=True, tag=True):
    """Replay a stranger's record; nothing of it is trusted, so it travels as the JSON it was."""

    record: bytes


class Begin(Struct, frozen=True, tag=True):
    """Begin a game again as another one began, with some of its moves."""

    game: str
    opening: dict[str, Any]
    moves: list[Event]


class Think(Struct, frozen=True, tag=True):
    """Choose a bot's move."""

    game: str
    position: Any
    seat: str
    bot: str
    seed: int


class JudgeList(Struct, frozen=True, tag=True):
    """Every reason against an army list."""

    game: str
    text: str


class Games(Struct, frozen=True, tag=True):
    """What there is to play."""


TableRequest = Change | Show | Look | Ask | Position | SeatLog | Decide | Agent | Weigh | PlayOut
WholeGame = Export | Tell | Open | Import | Begin
Analyse = Advise | Survey | Report | WeighPosition | PlayOutPosition
Request = (
    Load
    | TableRequest
    | Forget
    | WholeGame
    | Think
    | Analyse
    | JudgeList
    | Games
    | Book
    | Study
    | Analysable
    | Solution
)


# --- answers -------------------------------------------------------------------------------------


class Loaded(Struct, frozen=True, tag=True):
    """A table as it now stands in the process."""

    token: int
    facts: Facts


class Changed(Struct, frozen=True, tag=True):
    """A change that is worked out and waits to be stored; without events it is stored already."""

    events: list[Event]
    token: int
    facts: Facts
    settled: dict[str, Settled]
    screens: list[Screen]


class Encoded(Struct, frozen=True, tag=True):
    """An answer that goes out as it is."""

    body: bytes


class Value(Struct, frozen=True, tag=True):
    """Any plain value."""

    value: Any


class Begun(Struct, frozen=True, tag=True):
    """A game that can be opened: what it begins with, and the moves that were made before."""

    game: str
    opening: dict[str, Any]
    moves: list[Event]
    seats: tuple[str, ...]
    awaited: tuple[str, ...]
    winners: tuple[str, ...] = ()  # of a game that is over


class Story(Struct, frozen=True, tag=True):
    """How a finished game went."""

    story: wire.Story


class Missing(Struct, frozen=True, tag=True):
    """The process does not have this table (any more): load it."""


class Failed(Struct, frozen=True, tag=True):
    """What was raised: a refusal, bad input in one sentence, or a fault with its trace."""

    kind: str  # "refused", "rules", "input" or "fault"
    why: str
    refusal: wire.Said | None = None
    status: int = 400
    stale: bool = False


Answer = Loaded | Changed | Encoded | Value | Begun | Story | Studied | Missing | Failed

_encoder: Final = msgspec.msgpack.Encoder()
read_request: Final = msgspec.msgpack.Decoder(Request).decode
read_answer: Final = msgspec.msgpack.Decoder(Answer).decode


def encode(message: Request | Answer) -> bytes:
    """Return an encoded message; refuse numbers that no message can hold."""
    try:
        return _encoder.encode(message)
    except (OverflowError, UnicodeError, RecursionError) as error:
        raise refused("not-a-command") from error


def refusal_of(words: wire.Said) -> Refusal:
    """Return the refusal that a message carries."""
    return Refusal(words.rule or "server", words.key, **_args(words.args))


def _args(plain: dict[str, Any]) -> dict[str, Arg]:
    return {name: _arg(value) for name, value in plain.items()}


def _arg(value: Any) -> Arg:
    if isinstance(value, dict):
        return Name(value["key"], **_args(value.get("args", {})))
    number_or_text: Arg = value
    return number_or_text
