"""Opening tables: by wish, by import, again."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection as Database

from sztab.bots import BOTS
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Value, validated
from sztab.core.record import Entry, Record
from sztab.core.registry import games
from sztab.core.table import open_table, table_from_position
from sztab.server import seating, storage, wire
from sztab.server.course import FATE, Course, move_events, opening_json
from sztab.server.gamepages import FROM_HERE_ONLY, game_called, training
from sztab.server.house import House
from sztab.server.match import Match
from sztab.server.names import clean_name, clean_title, folded
from sztab.server.refusing import RefusedError, refused
from sztab.server.schema import IMPORTED, PersonRow, SeatKind, SeatRow, TableRow
from sztab.server.tokens import hashed, new_id, new_token

ME: Final = wire.SeatWish("me")


class Kept(NamedTuple):
    """A seat of a rematch: it belongs to the person who played it before."""

    former: str  # that person at the table before
    name: str | None


class Opening:
    """A table that is about to be opened: its rows, its links, and the device's token."""

    def __init__(
        self,
        course: Course,
        wish: wire.NewTable,
        entries: Iterable[Entry] = (),
        kept: Mapping[str, Kept] | None = None,
        former: str | None = None,
        imported: bool = False,
    ) -> None:
        self.imported: Final = imported
        self.course: Final = course
        self.moves: Final = move_events(entries)  # those that were made before
        for event in self.moves:
            course.redo(event)
        self.wish: Final = wish
        self.id: Final = new_id()
        self.token: Final = new_token()
        self._host: Final = PersonRow(new_id(), self.id, former)
        self._kept: Final = kept or {}
        self._people: Final[dict[str, PersonRow]] = {}  # of the table before, by their id there
        self.links: Final[dict[str, str]] = {}
        self.seats: Final = [
            self._seat(number, seat, wish.seats[seat]) for number, seat in enumerate(course.seats)
        ]
        check_names(self.seats)

    def _seat(self, number: int, seat: str, wish: wire.SeatWish) -> SeatRow:
        kind: SeatKind = "person"
        name: str | None = None
        bot: str | None = None
        person: str | None = None
        if wish.who == "bot":
            if wish.bot not in BOTS:
                raise refused("no-such-bot")
            kind, bot, name = "bot", wish.bot, wish.bot
        elif wish.who == "me":
            name, person = clean_name(wish.name or seat.capitalize()), self._host.id
        elif seat in self._kept:
            former, name = self._kept[seat]
            fresh = PersonRow(new_id(), self.id, former)
            person = self._people.setdefault(former, fresh).id
        else:
            kind = "open"
            self.links[seat] = new_token()
        link = hashed(self.links[seat]) if seat in self.links else None
        return SeatRow(self.id, seat, number, kind, name, bot, link, person)

    async def write(self, house: House, parent: str | None = None, label: str = "") -> wire.Opened:
        """Store the table with the moves that were made before."""
        course, wish, moves = self.course, self.wish, self.moves
        kinds = {seat.seat: seat.kind for seat in self.seats}
        moment = storage.now()
        row = TableRow(
            id=self.id,
            game=course.game.id,
            title=clean_title(wish.title),
            opening=opening_json(course.table.record) | ({IMPORTED: True} if self.imported else {}),
            listed=wish.listed,
            free_take_back=wish.free_take_back,
            show_all_after=wish.show_all_after,
            training=wish.training,
            host=self._host.id,
            parent=parent,
            again=None,
            created=moment,
            changed=moment,
            moves=len(moves),
            awaited=" ".join(course.awaited),
            bot_awaited=any(kinds[seat] == "bot" for seat in course.awaited),
            absence=wish.absence,
        )
        people = [self._host, *self._people.values()]
        device = seating.new_device(hashed(self.token), self.id, self._host.id, label)

        def write(database: Database) -> None:
            seating.add_table(database, row, self.seats, people, device)
            storage.add_events(database, self.id, moves)

        await house.storage.write(self.id, write)
        await house.match(self.id, course)  # a bot may have to begin
        return wire.Opened(self.id, self.links)


def check_names(seats: Iterable[SeatRow]) -> None:
    """Refuse two people of the same name at a table."""
    names = [folded(seat.name) for seat in seats if seat.name and seat.kind == "person"]
    if len(set(names)) < len(names):
        raise refused("name-taken")


# --- by wish -------------------------------------------------------------------------------------


def new_opening(wish: wire.NewTable) -> Opening:
    """The opening of a new table, as it is wished for."""
    game = game_called(wish.game)
    if wish.training:
        return _training_opening(game, wish)
    seating = next((one for one in game.seatings if set(one) == set(wish.seats)), None)
    if seating is None:
        raise refused("seats-do-not-fit")
    try:
        table = open_table(game, checked_options(game, wish.options), seating, FATE)
    except SztabError as error:
        raise refused("option-refused", option=str(error)) from error
    return Opening(Course(game, opening_json(table.record)), wish)


def checked_options(game: AnyGame, given: Mapping[str, Value]) -> dict[str, Value]:
    """Options that may come over the net: none that could name a file of the server."""
    for name, value in given.items():
        if name in FROM_HERE_ONLY or ".json" in str(value).lower():
            raise refused("option-refused", option=name)
    return validated(game.id, game.options(), given)


def _training_opening(game: AnyGame, wish: wire.NewTable) -> Opening:
    """The guided first game: a person in the seat it names, bots elsewhere."""
    lesson = training(game)
    if lesson is None:
        raise refused("no-training")
    table = table_from_position(game, lesson["position"])
    mine = wish.seats.get(lesson["seat"], ME)
    seats = dict.fromkeys(table.seats, wire.SeatWish("bot", bot=lesson.get("bot", "greedy")))
    seats[lesson["seat"]] = wire.SeatWish("me", mine.name)
    wish = wire.NewTable(wish.game, seats, title=wish.title, free_take_back=True, training=True)
    return Opening(Course(game, opening_json(table.record)), wish)


# --- from what was played ------------------------------------------------------------------------


def harmless(plain: Any) -> Any:
    """A stranger's record, unless it names a file of the server."""
    options = plain.get("options") if isinstance(plain, dict) else None
    for name, value in (options if isinstance(options, dict) else {}).items():
        if (name in FROM_HERE_ONLY and value) or ".json" in str(value).lower():
            raise refused("option-refused", option=str(name))
    return plain


def imported_opening(record: Record, wish: wire.Import) -> Opening:
    """The opening of a table that goes on from a record; the record has been replayed."""
    if record.game not in games():
        raise refused("no-such-game")
    game = games()[record.game]
    seats = {seat: wish.seats.get(seat, ME) for seat in record.seats}
    if not set(wish.seats) <= set(seats):
        raise refused("seats-do-not-fit")
    opened = wire.NewTable(game.id, seats, title=wish.title)
    return Opening(Course(game, opening_json(record)), opened, record.entries, imported=True)


def again(match: Match, course: Course, device: str | None, at: int | None) -> Opening:
    """A rematch, or with *at* a new table from that moment of a finished game.

    Every seat stays with the person who had it: nobody is handed the link to another's seat.
    """
    mine, row = match.held(device), match.row
    if not mine:
        raise refused("not-your-seat", 403)
    if not course.over:
        raise refused("not-over")
    if at is not None and at > course.moves_made:
        raise refused("no-such-moment", at=at)
    if at is not None and course.closed is not None:
        raise RefusedError(course.closed, 409)
    kept = {
        seat.seat: Kept(seat.person, seat.name)
        for seat in match.seats.values()
        if seat.person is not None and seat.seat not in mine
    }
    if at is not None and kept and not row.show_all_after:
        raise refused("secrets-kept", 403)  # playing on from there would bring them out
    wish = wire.NewTable(
        row.game,
        {seat.seat: _same(seat, seat.seat in mine) for seat in match.seats.values()},
        title=row.title,
        free_take_back=row.free_take_back,
        show_all_after=row.show_all_after,
        training=row.training,
        absence=row.absence,
    )
    game, record, person = course.game, course.table.record, match.person(device)
    if at is None and record.start_position is None:
        table = open_table(game, record.options, record.seats, FATE)
        return Opening(Course(game, opening_json(table.record)), wish, (), kept, person)
    opened = Course(game, opening_json(record))
    imported = IMPORTED in row.opening
    return Opening(opened, wish, record.entries[: at or 0], kept, person, imported)


def _same(seat: SeatRow, mine: bool) -> wire.SeatWish:
    if mine:
        return wire.SeatWish("me", seat.name)
    if seat.kind == "bot":
        return wire.SeatWish("bot", bot=seat.bot)
    return wire.SeatWish("open")
