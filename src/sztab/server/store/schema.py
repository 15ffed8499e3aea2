"""The tables of the database, and rows as values."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

from sztab.server.settings import ABSENCE_DAYS

Kind = Literal[
    "move",
    "undo",
    "ask-take-back",
    "agree-take-back",
    "refuse-take-back",
    "take-back",
    "resign",
    "seat",
]
SeatKind = Literal["open", "person", "bot"]

IMPORTED: Final = "imported"  # in a table's opening: it came from a record that the host brought

METADATA: Final = MetaData()
UTC: Final = DateTime(timezone=True)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", String(60), nullable=False),
    Column("opening", JSON, nullable=False),  # a record without moves
    Column("listed", Boolean, nullable=False),
    Column("free_take_back", Boolean, nullable=False),
    Column("show_all_after", Boolean, nullable=False),
    Column("training", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # the person who opened it
    Column("parent", String(32)),  # the table that this one goes on from
    Column("again", String(32)),  # the rematch of this one
    Column("created", UTC, nullable=False),
    Column("changed", UTC, nullable=False, index=True),
    Column("moves", Integer, nullable=False),
    Column("awaited", Text, nullable=False),  # seats with a space between; none: it is over
    Column("bot_awaited", Boolean, nullable=False, index=True),
    # Days a person must be away before the host may give their seat to somebody else.
    Column("absence", Integer, nullable=False, server_default=str(ABSENCE_DAYS)),
    Column("watch", Boolean, nullable=False, server_default=false()),  # listed for spectators
    Column("saved", Boolean, nullable=False, server_default=false()),  # a file with all secrets
    Column("winners", Text),  # seats with a space between, once it is over; None: not known
    Column("teaching", Boolean, nullable=False, server_default=false()),  # hints for everybody
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64)),
    Column("bot", String(32)),
    Column("link", String(64), unique=True),  # hash of the seat's link, used up with the taking
    Column("person", String(64)),  # who holds it: somebody of ``people``, or nobody yet
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    # A person at one table. Several devices can belong to one person, several seats too (hot seat).
    Column("id", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("former", String(64)),  # the same person at the table that this one is a rematch of
    Column("code", String(64), unique=True),  # hash of the recovery code, until it is used
    Column("code_made", UTC),
    Column("archived", Boolean, nullable=False, server_default=false()),  # in this person's lobby
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the cookie's token
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", UTC, nullable=False),
    Column("used", UTC, nullable=False),
    Column("person", String(64)),  # whose it is: somebody of ``people``
    Column("label", String(40), nullable=False, server_default=""),  # "Firefox, Linux"
    Column("former", String(64)),  # by which device of the table before it came to this rematch
)

HANDOVERS: Final = Table(
    "handovers",
    METADATA,
    # The host asks to give away a seat that somebody holds; everybody sees it.
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("bot", String(32)),  # None: to another person
    Column("asked", UTC, nullable=False),
    Column("due", UTC, nullable=False),  # from then on the holder counts as gone
)

EVENTS: Final = Table(
    "events",
    METADATA,
    # One row per version of a table: who comes second finds it taken.
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("at", UTC, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UTC, nullable=False),
)

COUNTS: Final = Table(
    "counts",
    METADATA,
    # How often something was asked for, over all workers; kept for minutes.
    Column("key", String(100), primary_key=True),
    Column("slot", BigInteger, primary_key=True, autoincrement=False),  # when its time began
    Column("times", Integer, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    # What is worked out about a finished game beside everything else; it can be had again.
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # "luck" or "plans"
    Column("state", String(8), nullable=False),  # "waiting", "done" or "failed"
    Column("owner", String(64), nullable=False, index=True),  # hash of who asked for it
    Column("asked", UTC, nullable=False, index=True),
    Column("done", Integer, nullable=False),  # moves that were looked at...
    Column("moves", Integer, nullable=False),  # ...of so many
    Column("nodes", Integer, nullable=False),  # positions for each decision
    Column("report", JSON),  # the whole of it, once it is done
)

ANALYSED: Final = Table(
    "analysed_moves",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("move", Integer, primary_key=True, autoincrement=False),  # its number, from 1
    Column("found", JSON, nullable=False),
)

STUDIES: Final = Table(
    "studies",
    METADATA,
    # Positions that people set up and share by link; a study is never changed.
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("kept", JSON, nullable=False),  # position, seat, title, comment, arrows
    Column("owner", String(64), nullable=False, index=True),  # hash of the address
    Column("created", UTC, nullable=False, index=True),
)

POSITIONS: Final = Table(
    "analysed_positions",
    METADATA,
    # What is worked out about positions of studies, in rounds; it can be had again.
    Column("id", String(32), primary_key=True),  # hash of game, rules, position and seat
    Column("game", String(64), nullable=False),
    Column("position", JSON, nullable=False),
    Column("seat", String(32), nullable=False),
    Column("state", String(8), nullable=False),  # "waiting", "done" or "failed"
    Column("owner", String(64), nullable=False, index=True),  # hash of who asked for it
    Column("asked", UTC, nullable=False, index=True),
    Column("done", Integer, nullable=False),  # rounds of searching
    Column("found", JSON),  # by the last round: what is shown, and the plans
)


class Event(NamedTuple):
    """One change of a table; ``version`` is the number of changes before it."""

    version: int
    kind: Kind
    seat: str
    text: str = ""
    outcomes: Sequence[int | str] = ()


class TableRow(NamedTuple):
    """What a table was opened with, and how far it has come."""

    id: str
    game: str
    title: str
    opening: dict[str, Any]
    listed: bool
    free_take_back: bool
    show_all_after: bool
    training: bool
    host: str
    parent: str | None
    again: str | None
    created: datetime
    changed: datetime
    moves: int
    awaited: str
    bot_awaited: bool
    absence: int = ABSENCE_DAYS
    watch: bool = False
    saved: bool = False
    winners: str | None = None
    teaching: bool = False


class SeatRow(NamedTuple):
    """Who sits in a seat, and the hash of its link."""

    table: str
    seat: str
    number: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    link: str | None = None
    person: str | None = None


class PersonRow(NamedTuple):
    """A person at a table."""

    id: str
    table: str
    former: str | None = None
    code: str | None = None
    code_made: datetime | None = None
    archived: bool = False


class DeviceRow(NamedTuple):
    """A browser that has a cookie of a table, and whose it is."""

    hash: str
    table: str
    created: datetime
    used: datetime
    person: str | None = None
    label: str = ""
    former: str | None = None


class HandoverRow(NamedTuple):
    """A seat that the host asks to give away, to a bot or to another person."""

    table: str
    seat: str
    bot: str | None
    asked: datetime
    due: datetime


class Seating(NamedTuple):
    """Who sits where at a table."""

    seats: list[SeatRow]
    devices: dict[str, str]  # device to person
    handovers: dict[str, HandoverRow]  # by seat


class ChatRow(NamedTuple):
    """A line of chat."""

    id: int
    name: str
    text: str
    at: datetime
