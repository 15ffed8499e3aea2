"""The wire: every message between the server and the table in the browser.

These types are the only ones: ``web/src/wire/types.ts`` is generated from them
(``python -m sztab.server.typescript``), and a test fails when the two drift apart. What the
client sends is decoded strictly: unknown fields and tags, wrong types and long texts are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sztab.core.game import Warn
from sztab.server.schema import ABSENCE_DAYS

Json = Any
Version = Annotated[int, Meta(ge=0, le=2**53)]
SeatName = Annotated[str, Meta(min_length=1, max_length=32)]
PersonName = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=4000)]
Pick = Annotated[str, Meta(max_length=64)]
Question = Literal[
    "why",
    "path",
    "reach",
    "odds",
    "visible",
    "legal",
    "to-hit",
    "to-range",
    "template",
    "command",
    "distance",
    "sees",
    "charges",
    "suggest",
]


# --- what is said --------------------------------------------------------------------------------


class Said(Struct, frozen=True, omit_defaults=True):
    """A key with its arguments, in the reader's language a sentence; an argument may be Said."""

    key: str
    args: dict[str, Json] = {}  # text, number, or Said
    rule: str | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    """What one move told this seat: the move's number, who made it, when, and the sentences."""

    n: int
    seat: str | None
    said: list[Said]
    step: "Phase | None" = None  # where the game stood when the move was made
    private: list[int] = []  # which of the sentences not everybody hears


class Offer(Struct, frozen=True, omit_defaults=True):
    """A move as it is put before a person; ``core.game.Offer`` on the wire."""

    text: str
    picks: list[str]
    say: Said
    cost: Said | None = None
    warns: list[Warn] = []
    part: bool = False
    counts: dict[str, int] = {}  # amounts to be chosen, with their limits
    area: Json = None  # free placement: polygons within reach


class Phase(Struct, frozen=True):
    """Where the game stands: turn, the words of the phase, and which step of how many."""

    turn: int
    phase: Said
    n: int
    of: int


class Undo(Struct, frozen=True, omit_defaults=True):
    """What Undo would do, or why it may not be."""

    to: int | None = None  # the number of moves that would remain
    all: int | None = None  # the same for Undo all
    texts: list[str] = []  # the moves that Undo all would take back, for Redo
    refusal: Said | None = None


class Ending(Struct, frozen=True):
    """How a game ended."""

    places: list[list[str]]  # seats from first to last; those that share a place together
    winners: list[str]
    scores: dict[str, int]
    say: Said


# --- from the server -----------------------------------------------------------------------------


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


# --- from the client -----------------------------------------------------------------------------


class DoMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="move"):
    """Make this move in the position of this version."""

    move: MoveText
    version: Version


class DoUndo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Go back to where ``to`` moves were made, as ``View.undo`` allows."""

    to: Version
    version: Version


class DoAsk(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask"):
    """A question that changes nothing: ``why`` takes ``picks``, others what the game says."""

    id: Version
    question: Question
    args: dict[str, Json] = {}


class DoLook(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Show the table after *at* moves; ``eyes`` chooses a seat once the game is over ("*": all)."""

    at: Version
    eyes: SeatName | None = None


class DoChat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class DoTakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take-back"):
    """Ask the others to go back to where ``to`` moves were made."""

    to: Version
    version: Version


class DoAnswer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """Agree to the take-back that is asked for, or not."""

    yes: bool
    version: Version


class DoResign(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Give the game up."""

    version: Version


class DoSit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """Hot seat: the person of this seat is looking now."""

    seat: SeatName


FromClient = DoMove | DoUndo | DoAsk | DoLook | DoChat | DoTakeBack | DoAnswer | DoResign | DoSit


# --- over HTTP -----------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """One choice before a game begins; ``say`` explains it."""

    name: str
    say: Said
    default: str | int | bool
    choices: list[str | int | bool] = []
    rule: str = ""


class SeatInfo(Struct, frozen=True):
    """A seat of a game by its name and the words for it."""

    seat: str
    say: Said


class GameInfo(Struct, frozen=True):
    """``GET /api/games`` and ``/api/games/{id}``: what a game is, before a table is opened."""

    id: str
    title: str
    version: str
    about: Said  # what it is, in two or three sentences
    reconstructed: Said  # which data is reconstructed, said on the game's page
    seats: list[SeatInfo]
    seatings: list[list[str]]
    options: list[OptionInfo]
    training: bool  # whether a guided first game exists


class BotInfo(Struct, frozen=True):
    """``GET /api/bots``: a bot that can sit in any seat; 0 is the weakest level."""

    name: str
    level: int


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table."""

    who: Literal["me", "open", "bot"]
    name: PersonName | None = None
    bot: SeatName | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables``: open a table. Several seats for "me" make it a hot seat."""

    game: SeatName
    seats: dict[str, SeatWish]
    options: dict[str, str | int | bool] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    listed: bool = False  # shown in the lobby to everybody
    free_take_back: bool = False  # the host allows take-backs without asking
    show_all_after: bool = True  # after the end everybody may see everything
    training: bool = False
    absence: Annotated[int, Meta(ge=1, le=90)] = ABSENCE_DAYS  # days; see ``HandOver``


class Opened(Struct, frozen=True):
    """The table that was opened: its id and the links to hand out, one for each open seat."""

    table: str
    links: dict[str, str]  # seat to token; the page puts it behind ``#seat=``


class TableInfo(Struct, frozen=True):
    """A line of the lobby: ``GET /api/tables`` (``own`` and ``open``)."""

    table: str
    game: str
    title: str
    seats: list[Sitting]
    moves_made: int
    my_turn: bool
    over: bool
    changed: str  # UTC, ISO 8601


class About(Struct, frozen=True):
    """What serves: the version, and whether its rules are compiled or pure Python."""

    version: str
    build: Literal["compiled", "pure"]


class Lobby(Struct, frozen=True):
    """``GET /api/tables``."""

    own: list[TableInfo]
    open: list[TableInfo]


class Peek(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/peek``: what a seat's link is for; nothing is taken."""

    token: Annotated[str, Meta(max_length=100)]


class Invitation(Struct, frozen=True):
    """What a seat's link is for."""

    game: str
    title: str
    seat: str
    say: Said  # the side's name
    mine: bool  # this device has taken the seat already
    inviter: str | None  # the host's name, if the host plays
    options: dict[str, str | int | bool]
    free_take_back: bool
    show_all_after: bool
    absence: int
    imported: bool  # the game came from a record that the host brought
    position: bool  # it began from a position and not from the usual set-up
    moves: int  # that stand already
    taken_back: int  # how often the game went back so far
    played: bool  # this seat has made moves already


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/enter``: a link's token, or a free seat of a listed table."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: SeatName | None = None
    name: PersonName | None = None


class Entered(Struct, frozen=True):
    """The seats that this device now holds."""

    seats: list[str]


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/again``: a rematch, or with ``at`` a new table from that moment."""

    at: Version | None = None


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/import``: a record to replay and play on; a seat not named is "me"."""

    record: Json
    seats: dict[str, SeatWish] = {}
    title: Annotated[str, Meta(max_length=60)] = ""


class Relink(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/links``: a new link for a free seat, or for one of the host's own."""

    seat: SeatName


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/hand-over``: the host gives a seat to another person or to a bot.

    A free seat, or one of the host's own, is given at once. Of anybody else it is asked for, and
    given by the same request once the table's time of absence has passed.
    """

    seat: SeatName
    bot: SeatName | None = None


class HandOverAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/hand-over/answer``: the holder agrees or not; the host withdraws."""

    seat: SeatName
    yes: bool


class Device(Struct, frozen=True):
    """A browser on which a person plays."""

    id: str
    label: str  # "Firefox, Linux"; empty if unknown
    since: str  # UTC, ISO 8601
    used: str
    here: bool  # the one that asks


class Devices(Struct, frozen=True):
    """``GET /api/tables/{id}/devices``: a person's own devices at a table."""

    devices: list[Device]
    code: bool  # a recovery code is waiting to be used


class NewCode(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/code``: a new recovery code, which ends the old one; or no code."""

    revoke: bool = False


class Code(Struct, frozen=True):
    """A recovery code, shown this once; ``None`` after it was revoked."""

    code: str | None


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/sign-out``: end the session of one's own device."""

    device: Annotated[str, Meta(max_length=64)]


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/recover``: play on with a recovery code, which is used up."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class Recovered(Struct, frozen=True):
    """The table and the seats that this device now plays."""

    table: str
    seats: list[str]


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


class Hint(Struct, frozen=True):
    """A hint of the guided first game: shown while one of these prompts is asked."""

    prompt: list[str]
    say: str


class Training(Struct, frozen=True):
    """``GET /api/games/{id}/training``: the seat a person takes, and the hints."""

    seat: str
    hints: list[Hint]


class SeatLog(Struct, frozen=True):
    """``GET /api/tables/{id}/record`` while secrets last: what one seat has heard."""

    game: str
    seat: str | None
    log: list[Line]


class RuleSpan(Struct, frozen=True, omit_defaults=True):
    """A run of text: plain, strong, emphasised, code, or a link to another rule."""

    text: str
    style: Literal["", "strong", "em", "code"] = ""
    rule: str | None = None


class RuleBlock(Struct, frozen=True, omit_defaults=True):
    """A heading, paragraph, list item or table row of the rules."""

    kind: Literal["heading", "text", "item", "row"]
    spans: list[list[RuleSpan]]  # one list; a row has one per cell
    rule: str | None = None  # the rule that begins here
    level: int = 0


class RulesText(Struct, frozen=True):
    """``GET /api/games/{id}/rules?lang=pl``: the rule text in order; English if it must be."""

    language: str
    blocks: list[RuleBlock]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Any refusal over HTTP."""

    refusal: Said
    incident: str | None = None
