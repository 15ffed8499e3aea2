"""Opening tables: by wish, by import, again."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection as Database

from sztab.bots import BOTS
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Value, validated
from sztab.core.record import check_moves
from sztab.core.registry import games
from sztab.core.said import Name
from sztab.server import wire
from sztab.server.clean_text import clean_name, clean_title, looks
from sztab.server.errors import RefusedError, refused
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.processes.process import Lane
from sztab.server.rules import messages
from sztab.server.rules.game_info import game_called, is_from_here, training
from sztab.server.rules.live_table import move_events, standing
from sztab.server.seats.saving import saved_wishes
from sztab.server.seats.tokens import hashed, new_id, new_token
from sztab.server.store import seating, storage
from sztab.server.store.schema import IMPORTED, PersonRow, SeatKind, SeatRow, TableRow
from sztab.speaking import translated

ME: Final = wire.SeatWish("me")


class Kept(NamedTuple):
    """A seat of a rematch: it belongs to the person who played it before."""

    former: str  # that person at the table before
    name: str | None


class Opening:
    """A table that is about to be opened: its rows, its links, and the device's token."""

    def __init__(
        self,
        begun: messages.Begun,
        wish: wire.NewTable,
        kept: Mapping[str, Kept] | None = None,
        former: str | None = None,
        imported: bool = False,
    ) -> None:
        self.imported: Final = imported
        self.begun: Final = begun
        self.wish: Final = wish
        self.id: Final = new_id()
        self.token: Final = new_token()
        self._host: Final = PersonRow(new_id(), self.id, former)
        self._kept: Final = kept or {}
        self._people: Final[dict[str, PersonRow]] = {}  # of the table before, by their id there
        self.links: Final[dict[str, str]] = {}
        self.seats: Final = [
            self._seat(number, seat, wish.seats[seat]) for number, seat in enumerate(begun.seats)
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

    async def write(self, hub: Hub, parent: str | None = None, label: str = "") -> wire.Opened:
        """Store the table with the moves that were made before."""
        begun, wish = self.begun, self.wish
        kinds = {seat.seat: seat.kind for seat in self.seats}
        moment = storage.now()
        row = TableRow(
            id=self.id,
            game=begun.game,
            title=clean_title(wish.title),
            opening=begun.opening | ({IMPORTED: True} if self.imported else {}),
            listed=wish.listed,
            free_take_back=wish.free_take_back,
            show_all_after=wish.show_all_after,
            training=wish.training,
            host=self._host.id,
            parent=parent,
            again=None,
            created=moment,
            changed=moment,
            moves=len(begun.moves),
            awaited=" ".join(begun.awaited),
            bot_awaited=any(kinds[seat] == "bot" for seat in begun.awaited),
            absence=wish.absence,
            watch=wish.watch,
            teaching=wish.teaching,
            winners=None if begun.awaited else " ".join(begun.winners),
        )
        people = [self._host, *self._people.values()]
        device = seating.new_device(hashed(self.token), self.id, self._host.id, label)

        def write(database: Database) -> None:
            seating.add_table(database, row, self.seats, people, device)
            storage.add_first_events(database, self.id, begun.moves)

        await hub.storage.write(self.id, write)
        await hub.room(self.id)  # a bot may have to begin
        return wire.Opened(self.id, self.links)


def check_names(seats: Iterable[SeatRow]) -> None:
    """Refuse two people at a table whose names are the same, or look the same."""
    names = [looks(seat.name) for seat in seats if seat.name and seat.kind == "person"]
    if any(len(set(look)) < len(look) for look in zip(*names, strict=True)):
        raise refused("name-taken")


# --- by wish -------------------------------------------------------------------------------------


async def new_opening(hub: Hub, owner: str, wish: wire.NewTable) -> Opening:
    """Return the opening of a new table as requested."""
    request, wish = planned(wish)
    try:
        return Opening(await begin(hub.openings, owner, request), wish)
    except SztabError as error:
        raise _not_options(error) from error


def planned(wish: wire.NewTable) -> tuple[messages.Open, wire.NewTable]:
    """Return what to ask of the rules for a request, and the request as granted."""
    game = game_called(wish.game)
    if wish.training:
        return _planned_training(game, wish)
    seating = next((one for one in game.seatings if set(one) == set(wish.seats)), None)
    if seating is None:
        raise refused("seats-do-not-fit")
    try:
        options = checked_options(game, wish.options)
    except SztabError as error:
        raise _not_options(error) from error
    return messages.Open(game.id, seating, options), wish


def _not_options(error: SztabError) -> RefusedError:
    """Return the refusal of options, in both languages: nobody says who will read it."""
    said: dict[str, Any] = {"why": str(error), "why-pl": translated("pl", str(error))}
    return refused("options-refused", 400, **said)


async def begin(lane: Lane, owner: str, request: messages.Request) -> messages.Begun:
    """Return what a game begins with, worked out in a process that can be stopped."""
    return await lane.answer(messages.Begun, request, owner)


def checked_options(game: AnyGame, given: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options of a request, or refuse one that could name a file of the server."""
    for name, value in given.items():
        if is_from_here(game, name, value) or ".json" in str(value).lower():
            raise refused("option-refused", option=name)
    return validated(game.id, game.options(), given)


def _planned_training(game: AnyGame, wish: wire.NewTable) -> tuple[messages.Open, wire.NewTable]:
    """Return the guided first game: a person in the seat it names, bots elsewhere."""
    lesson = training(game)
    if lesson is None:
        raise refused("no-training")
    mine = wish.seats.get(lesson["seat"], ME)
    names = game.seats(game.load(lesson["position"]))
    seats = dict.fromkeys(names, wire.SeatWish("bot", bot=lesson.get("bot", "greedy")))
    seats[lesson["seat"]] = wire.SeatWish("me", mine.name)
    wish = wire.NewTable(wish.game, seats, title=wish.title, free_take_back=True, training=True)
    return messages.Open(game.id, (), {}, training=True), wish


# --- from what was played ------------------------------------------------------------------------


def harmless(plain: Any) -> Any:
    """Return an uploaded record, or refuse one that names a file of the server."""
    if not isinstance(plain, dict) or not isinstance(options := plain.get("options"), dict):
        return plain
    game = games().get(str(plain.get("game")))
    for name, value in options.items():
        if (value and is_from_here(game, name, value)) or ".json" in str(value).lower():
            raise refused("option-refused", option=str(name))
    return plain


def check_size(plain: Any) -> None:
    """Raise ``RecordError`` for a record that is too long, before a process is busy with it."""
    if isinstance(plain, dict) and isinstance(moves := plain.get("moves"), list):
        game = games().get(str(plain.get("game")))
        if game is not None:
            check_moves(game, len(moves))


async def imported_opening(hub: Hub, owner: str, wish: wire.Import) -> Opening:
    """Return the opening of a table that continues an uploaded record, replayed first."""
    plain = harmless(wish.record)
    try:
        check_size(plain)
        begun = await begin(hub.whole_games, owner, messages.Import(json.dumps(plain).encode()))
    except SztabError as error:
        why = str(error) if error.refusal is None else Name(error.refusal.key, **error.refusal.args)
        raise refused("record-refused", why=why) from error
    saved = saved_wishes(plain)
    seats = {seat: wish.seats.get(seat, saved.get(seat, ME)) for seat in begun.seats}
    if not set(wish.seats) <= set(seats):
        raise refused("seats-do-not-fit")
    return Opening(begun, wire.NewTable(begun.game, seats, title=wish.title), imported=True)


async def again(
    hub: Hub, room: Room, device: str | None, owner: str, at: int | None, swap: bool = False
) -> Opening:
    """Open a rematch, or with *at* a new table from that moment of a finished game.

    Every seat stays with the person who had it, or with *swap* goes to whoever had the one before:
    nobody is handed the link to another's seat.
    """
    mine, row, facts = room.held(device), room.row, room.facts
    if not mine:
        raise refused("not-your-seat", 403)
    if not facts.over:
        raise refused("not-over")
    if at is not None and at > facts.moves_made:
        raise refused("no-such-moment", at=at)
    if at is not None and facts.closed is not None:
        raise RefusedError(messages.refusal_of(facts.closed), 409)
    if swap and (at is not None or row.training):
        raise refused("sides-kept")
    places = list(room.facts.seats)
    held_by = {
        place: room.seats[places[n - 1] if swap else place] for n, place in enumerate(places)
    }
    kept = {
        place: Kept(seat.person, _own_name(seat) or place.capitalize())
        for place, seat in held_by.items()
        if seat.person is not None and seat.seat not in mine
    }
    if at is not None and kept and not row.show_all_after:
        raise refused("secrets-kept", 403)  # playing on from there would bring them out
    wish = wire.NewTable(
        row.game,
        {place: _same(seat, seat.seat in mine) for place, seat in held_by.items()},
        title=row.title,
        free_take_back=row.free_take_back,
        show_all_after=row.show_all_after,
        training=row.training,
        absence=row.absence,
        teaching=row.teaching,
    )
    begun = await _begun_again(hub, room, owner, at)
    from_position = "position" in row.opening.get("start", {})
    imported = IMPORTED in row.opening and (at is not None or from_position)
    return Opening(begun, wish, kept, room.person(device), imported)


async def _begun_again(hub: Hub, room: Room, owner: str, at: int | None) -> messages.Begun:
    """Return the same set-up with another seed, or the game as it stood after *at* moves."""
    row = room.row
    if at is None and "position" not in row.opening.get("start", {}):
        options = row.opening.get("options", {})
        return await begin(hub.openings, owner, messages.Open(row.game, room.facts.seats, options))
    events = await hub.storage.read(lambda database: storage.events(database, room.id))
    moves = move_events(standing(events)[: at or 0])
    return await begin(hub.whole_games, owner, messages.Begin(row.game, row.opening, moves))


def _same(seat: SeatRow, mine: bool) -> wire.SeatWish:
    if mine:
        return wire.SeatWish("me", _own_name(seat))
    if seat.kind == "bot":
        return wire.SeatWish("bot", bot=seat.bot)
    return wire.SeatWish("open")


def _own_name(seat: SeatRow) -> str | None:
    """Return the name of who sits there, unless it is only that of the side."""
    return None if seat.name == seat.seat.capitalize() else seat.name
