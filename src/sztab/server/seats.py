"""Opening tables and taking seats: by wish, by link, by import, again."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection as Database

from sztab.bots import BOTS
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Value, validated
from sztab.core.record import Entry, Record
from sztab.core.registry import games
from sztab.core.table import open_table, table_from_position
from sztab.server import storage, wire
from sztab.server.course import FATE, Course, move_events, opening_json
from sztab.server.gamepages import FROM_HERE_ONLY, game_called, training
from sztab.server.house import House
from sztab.server.match import Match
from sztab.server.names import clean_line, clean_name, folded
from sztab.server.refusing import refused
from sztab.server.schema import SeatKind, SeatRow, TableRow

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 16
ME: Final = wire.SeatWish("me")


def new_token() -> str:
    """A secret that cannot be guessed: 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Opening:
    """A table that is about to be opened: its rows, its links, and the device's token."""

    def __init__(self, course: Course, wish: wire.NewTable, entries: Iterable[Entry] = ()) -> None:
        self.course: Final = course
        self.moves: Final = move_events(entries)  # those that were made before
        for event in self.moves:
            course.redo(event)
        self.wish: Final = wish
        self.id: Final = secrets.token_urlsafe(ID_BYTES)
        self.token: Final = new_token()
        self.links: Final[dict[str, str]] = {}
        self.seats: Final = [
            self._seat(number, seat, wish.seats[seat]) for number, seat in enumerate(course.seats)
        ]
        _check_names(self.seats)

    def _seat(self, number: int, seat: str, wish: wire.SeatWish) -> SeatRow:
        kind: SeatKind = "person"
        name: str | None = None
        bot: str | None = None
        if wish.who == "bot":
            if wish.bot not in BOTS:
                raise refused("no-such-bot")
            kind, bot, name = "bot", wish.bot, wish.bot
        elif wish.who == "me":
            name = clean_name(wish.name or seat.capitalize())
        else:
            kind = "open"
            self.links[seat] = new_token()
        link = hashed(self.links[seat]) if seat in self.links else None
        return SeatRow(self.id, seat, number, kind, name, bot, link)

    async def write(self, house: House, parent: str | None = None) -> wire.Opened:
        """Store the table with the moves that were made before."""
        course, wish, device, moves = self.course, self.wish, hashed(self.token), self.moves
        kinds = {seat.seat: seat.kind for seat in self.seats}
        moment = storage.now()
        row = TableRow(
            id=self.id,
            game=course.game.id,
            title=clean_line(wish.title)[:60],
            opening=opening_json(course.table.record),
            listed=wish.listed,
            free_take_back=wish.free_take_back,
            show_all_after=wish.show_all_after,
            training=wish.training,
            host=device,
            parent=parent,
            again=None,
            created=moment,
            changed=moment,
            moves=len(moves),
            awaited=" ".join(course.awaited),
            bot_awaited=any(kinds[seat] == "bot" for seat in course.awaited),
        )
        mine = {seat for seat, one in wish.seats.items() if one.who == "me"}

        def write(database: Database) -> None:
            storage.add_table(database, row, self.seats, device, mine)
            storage.add_events(database, self.id, moves)

        await house.storage.write(self.id, write)
        await house.match(self.id, course)  # a bot may have to begin
        return wire.Opened(self.id, self.links)


def _check_names(seats: list[SeatRow]) -> None:
    """No two people of a table are called alike."""
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
    return Opening(Course(game, opening_json(record)), opened, record.entries)


def again(match: Match, course: Course, device: str | None, at: int | None) -> Opening:
    """A rematch, or with *at* a new table from that moment of a finished game."""
    mine = match.held(device)
    if not mine:
        raise refused("not-your-seat", 403)
    if not course.over:
        raise refused("not-over")
    if at is not None and at > course.moves_made:
        raise refused("no-such-moment", at=at)
    seats = {seat.seat: _same(seat, seat.seat in mine) for seat in match.seats.values()}
    row = match.row
    wish = wire.NewTable(
        row.game,
        seats,
        title=row.title,
        free_take_back=row.free_take_back,
        show_all_after=row.show_all_after,
        training=row.training,
    )
    game, record = course.game, course.table.record
    if at is None and record.start_position is None:
        table = open_table(game, record.options, record.seats, FATE)
        return Opening(Course(game, opening_json(table.record)), wish)
    return Opening(Course(game, opening_json(record)), wish, record.entries[: at or 0])


def _same(seat: SeatRow, mine: bool) -> wire.SeatWish:
    if mine:
        return wire.SeatWish("me", seat.name)
    if seat.kind == "bot":
        return wire.SeatWish("bot", bot=seat.bot)
    return wire.SeatWish("open")


# --- by link -------------------------------------------------------------------------------------


async def enter(
    house: House, match: Match, wish: wire.Enter, device: str | None, former: str | None
) -> tuple[str | None, list[str]]:
    """Take a seat: the new token for a device that has none, and the seats it now holds.

    *former* is the device's hash at the table that this one is a rematch of: its seat waits.
    """
    async with match.lock:
        seat = await _seat_to_take(house, match, wish, former)
        if seat is None or seat.seat in match.held(device):
            return None, match.held(device)
        taken = seat
        if seat.kind == "open":
            name = clean_name(wish.name or seat.seat.capitalize())
            others = [one for one in match.seats.values() if one.seat != seat.seat]
            _check_names([*others, seat._replace(name=name, kind="person")])
            taken = seat._replace(kind="person", name=name)
        token = new_token()  # also for a device that had one: what it may do has grown
        holder = hashed(token)

        def write(database: Database) -> None:
            now = {one.seat: one for one in storage.seat_rows(database, match.id)}[taken.seat]
            if now.link != seat.link:
                raise refused("link-refused", 403)  # another worker has withdrawn it
            if now.kind != seat.kind:
                raise storage.TakenError(taken.seat)
            storage.set_seat(database, taken)
            if device is None:
                storage.add_device(database, holder, match.id)
            elif not storage.renew_device(database, device, holder, match.id):
                raise storage.TakenError(taken.seat)  # it was given another at the same time
            storage.hold(database, holder, match.id, taken.seat)
            storage.notify(database, f"people {match.id} {device or ''} {holder}")

        try:
            await house.storage.write(match.id, write)
        except storage.TakenError as error:
            raise refused("seat-taken", 409) from error
        if device is not None:
            match.renewed(device, holder)
    await refresh(house, match)
    return token, match.held(holder)


async def _seat_to_take(
    house: House, match: Match, wish: wire.Enter, former: str | None
) -> SeatRow | None:
    """The seat that a link opens, a free seat of a listed table, or the seat of a rematch."""
    if wish.token is not None:
        link = hashed(wish.token)
        for seat in match.seats.values():
            if seat.link is not None and secrets.compare_digest(seat.link, link):
                return seat
        raise refused("link-refused", 403)
    wanted = match.seats.get(wish.seat or "")
    if former is not None and match.row.parent is not None:
        parent = await house.match(match.row.parent)
        for name in parent.held(former):
            if match.seats[name].kind == "open" and wish.seat in (None, name):
                return match.seats[name]._replace(name=parent.seats[name].name)
    if wish.seat is None:
        return None
    if wanted is None:
        raise refused("no-such-seat")
    if not match.row.listed:
        raise refused("link-refused", 403)
    if wanted.kind != "open":
        raise refused("seat-taken", 409)
    return wanted


async def relink(house: House, match: Match, device: str | None, wish: wire.Relink) -> wire.Opened:
    """A new link for a seat; the old one and all devices but the host's own lose it at once."""
    if device is None or device != match.row.host:
        raise refused("host-only", 403)
    if wish.seat not in match.seats:
        raise refused("no-such-seat")
    token = new_token()
    own = wish.seat in match.held(device)

    def write(database: Database) -> None:
        seat = {one.seat: one for one in storage.seat_rows(database, match.id)}[wish.seat]
        if seat.kind == "bot":
            raise refused("seat-taken", 409)
        row = seat._replace(link=hashed(token))
        storage.set_seat(database, row if own else row._replace(kind="open", name=None))
        storage.release(database, match.id, wish.seat, but=device)
        storage.notify(database, f"people {match.id}")

    async with match.lock:
        await house.storage.write(match.id, write)
    await refresh(house, match)
    return wire.Opened(match.id, {wish.seat: token})


async def refresh(house: House, match: Match) -> None:
    """Take up who sits where, as it is stored."""

    def read(database: Database) -> tuple[Any, Any, Any]:
        row = storage.table_row(database, match.id)
        return row, storage.seat_rows(database, match.id), storage.held(database, match.id)

    row, seats, holds = await house.storage.read(read)
    if row is not None:
        await match.seats_changed(row, seats, holds)
