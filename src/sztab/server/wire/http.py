"""The bodies of HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sztab.server.settings import ABSENCE_DAYS
from sztab.server.wire.from_server import Sitting
from sztab.server.wire.shared import Ending, Json, Line, PersonName, Phase, Said, SeatName, Version


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
    minutes: list[int] = []  # about how long a game takes, from and to; empty: not said
    weight: Annotated[int, Meta(ge=0, le=5)] = 0  # from 1, light, to 5, heavy; 0: not said
    lists: bool = False  # whether players build army lists
    luck: bool = True  # whether dice or cards decide anything


class BotInfo(Struct, frozen=True):
    """``GET /api/bots``: a bot that can sit in any seat; 0 is the weakest level."""

    name: str
    level: int


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat of a new table."""

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
    watch: bool = False  # shown in the lobby to everybody who wants to watch a game
    teaching: bool = False  # everybody may ask for hints, also against people


class Opened(Struct, frozen=True):
    """The table that was opened: its id and the links to hand out, one for each open seat."""

    table: str
    links: dict[str, str]  # seat to token; the page puts it behind ``#seat=``


Deletion = Literal["table", "view", "no"]


class TableInfo(Struct, frozen=True):
    """A line of the lobby: ``GET /api/tables`` (``own``, ``open`` and ``watch``)."""

    table: str
    game: str
    title: str
    seats: list[Sitting]
    moves_made: int
    my_turn: bool
    over: bool
    changed: str  # UTC, ISO 8601
    awaited: list[str] = []  # the seats that must decide now
    winners: list[str] | None = None  # None: it is not over, or nobody knows any more
    archived: bool = False  # one's own, put away
    delete: Deletion = "no"  # what deleting it would do


class About(Struct, frozen=True):
    """What serves: the version, and whether its rules are compiled or pure Python."""

    version: str
    build: Literal["compiled", "pure"]


class Lobby(Struct, frozen=True):
    """``GET /api/tables``."""

    own: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo] = []  # games going on whose players agreed to be watched


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
    watch: bool = False  # the game is shown in the lobby to everybody who wants to watch
    saved: bool = False  # the host has saved the whole game in a file, with what is hidden
    teaching: bool = False  # everybody may ask for hints


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
    swap: bool = False  # everybody moves to the next side


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


class Archive(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/archive``: put one's own game away in the lobby, or bring it back."""

    archived: bool


class Delete(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/delete``: delete a game; *what* must be what the lobby said it is."""

    what: Literal["table", "view"]


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


class Hint(Struct, frozen=True, omit_defaults=True):
    """A hint of the guided first game: shown while one of these prompts is asked.

    ``after`` and ``until`` are keys of told events: it waits until one of the first was told, and
    is not shown any more once the person's own moves told one of the second. ``can`` are first
    words of moves: it is shown only while one of them is offered.
    """

    prompt: list[str]
    say: str
    after: list[str] = []
    until: list[str] = []
    can: list[str] = []


class Training(Struct, frozen=True):
    """``GET /api/games/{id}/training``: the seat a person takes, and the hints."""

    seat: str
    hints: list[Hint]


class SavedPlayer(Struct, frozen=True, omit_defaults=True):
    """Who played a seat, in a saved game (``players``): a person by name, or a bot."""

    name: PersonName | None = None
    bot: SeatName | None = None


class SeatLog(Struct, frozen=True):
    """``GET /api/tables/{id}/record`` while secrets last: what one seat has heard."""

    table: str  # where the game goes on: the server itself keeps every move

    game: str
    seat: str | None
    log: list[Line]


class TurningPoint(Struct, frozen=True):
    """A move after which the chances to win had changed much."""

    at: int  # moves made
    seat: str  # who made it
    step: Phase
    gains: str  # the seat that gained most
    swing: float  # of the chance to win
    said: list[Said]


class Story(Struct, frozen=True):
    """How a finished game went. Without leave to know everything there is no lead."""

    ending: Ending | None
    moves: int
    at: list[int] = []  # the moments that were weighed, as numbers of moves made
    turns: list[int] = []  # the turn of each
    lead: dict[str, list[float]] = {}  # by seat: its chance to win, as the game judges it
    points: list[TurningPoint] = []


class End(Struct, frozen=True):
    """``GET /api/tables/{id}/end``: the end of a game, for everybody who has its address."""

    table: str
    game: str
    title: str
    seats: list[Sitting]
    winners: list[str]
    resigned: str | None
    moves: int
    again: str | None  # the table of the rematch
    hidden: bool  # what is hidden stays hidden after the end
    story: Story | None  # None: it took too long to work out
    training: bool = False  # it was a guided first game


class RuleSpan(Struct, frozen=True, omit_defaults=True):
    """A run of text: plain, strong, emphasised, code, or a link to another rule.

    "cite" is the rule that a line of the rulebook states.
    """

    text: str
    style: Literal["", "strong", "em", "code", "cite"] = ""
    rule: str | None = None


class RuleShape(Struct, frozen=True, omit_defaults=True):
    """One thing in a picture of the rulebook: what it is, where, in which colour, its label."""

    kind: str  # hex, patch, counter, disc, team, tank, arrow, line, road, river, text, range
    points: list[float]  # x and y by turns; a patch and a range add their radius
    tone: str = ""  # the ground, or the colour of a side
    text: str = ""


class RulePicture(Struct, frozen=True):
    """A picture of the rulebook; hexes are 1 wide."""

    caption: str
    width: float
    height: float
    shapes: list[RuleShape]


class RuleBlock(Struct, frozen=True, omit_defaults=True):
    """A heading, paragraph, list item, table row or picture of the rules."""

    kind: Literal["heading", "text", "item", "row", "picture"]
    spans: list[list[RuleSpan]]  # one list; a row has one per cell, a picture none
    rule: str | None = None  # the rule that begins here, or the first that a line cites
    level: int = 0
    picture: RulePicture | None = None


class RulesText(Struct, frozen=True):
    """``GET /api/games/{id}/rules?lang=pl`` and ``…/rulebook``; English if it must be.

    The rules are the exact text, the rulebook the same for players: no blocks if there is none.
    """

    language: str
    blocks: list[RuleBlock]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Any refusal over HTTP."""

    refusal: Said
    incident: str | None = None
