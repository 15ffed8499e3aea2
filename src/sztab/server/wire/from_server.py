"""What the server sends over the socket."""

from typing import Literal

from msgspec import Struct

from sztab.server.wire.shared import Ending, Json, Line, Offer, Phase, Said, Undo


class View(Struct, frozen=True, tag_field="is", tag="view"):
    """The whole table as one seat may know it, after each change."""

    game: str
    version: int
    seat: str | None  # None: a spectator
    moves_made: int
    awaited: list[str]
    step: Phase
    prompt: Said
    offers: list[Offer]
    undo: Undo
    log_from: int  # log lines from this move number on are replaced by ``log``
    log: list[Line]
    table: Json  # what this game shows: Game.view
    ending: Ending | None = None
    take_back: "TakeBackAsked | None" = None


class TakeBackAsked(Struct, frozen=True):
    """A take-back that waits for consent."""

    by: str
    to: int
    lost: int  # moves that would be lost
    waits_for: list[str]


class Moment(Struct, frozen=True, tag_field="is", tag="moment"):
    """The answer to ``look``: the table after *at* moves, as this seat saw it."""

    at: int
    of: int
    step: Phase
    table: Json
    said: list[Said]


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="refused"):
    """A command that was not carried out; nothing has changed."""

    refusal: Said
    version: int
    stale: bool = False  # the position has changed since: the newest view comes along
    incident: str | None = None


class Answered(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="answered"):
    """The answer to a question: data as the game documents it, or a refusal."""

    id: int
    answer: Json = None
    refusal: Said | None = None


class HandOverAsked(Struct, frozen=True, omit_defaults=True):
    """The host asks to give a seat away: to a bot, or to another person."""

    due: str  # UTC, ISO 8601: from then on without the holder's consent
    bot: str | None = None


class Sitting(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat, as everybody may know."""

    seat: str
    say: Said  # the side's name
    name: str | None  # None: still open
    kind: Literal["open", "person", "bot"]
    bot: str | None = None
    here: bool = False  # connected now
    mine: bool = False  # one of the seats of this device's person
    hand_over: HandOverAsked | None = None


class People(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="people"):
    """Who is at the table."""

    title: str
    host: bool  # whether this device's person opened the table
    seats: list[Sitting]
    spectators: int
    hot_seat: bool
    again: str | None = None  # the table of the rematch, once somebody has opened it
    training: bool = False  # a guided game: hints are shown, on any device
    absence: int = 0  # days away after which the host may give a seat to somebody else
    devices: int = 0  # how many devices this person plays on
    teaching: bool = False  # everybody may ask for hints, also against people
    hints: bool = False  # this device's person may ask for hints


class ChatLine(Struct, frozen=True):
    """One line of chat."""

    name: str
    text: str
    at: str  # UTC, ISO 8601


class Chatted(Struct, frozen=True, tag_field="is", tag="chat"):
    """New lines of chat; all of them after a connection is made."""

    lines: list[ChatLine]


class Veil(Struct, frozen=True, tag_field="is", tag="veil"):
    """Hot seat: the device goes to another seat; its view comes only after ``sit``."""

    seat: str
    name: str
    before: str | None  # whose move was recorded


class Gone(Struct, frozen=True, tag_field="is", tag="gone"):
    """The server ends this connection: the seat's links were withdrawn, or it shuts down."""

    say: Said


FromServer = View | Moment | Refused | Answered | People | Chatted | Veil | Gone
