"""The lobby: own tables, free seats, games to watch; a handful of queries for all of them."""

from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, select, tuple_
from sqlalchemy import Connection as Database

from sztab.core.errors import SztabError
from sztab.core.record import Record, check_data, check_rules
from sztab.core.registry import games
from sztab.core.words import seat_name
from sztab.server import wire
from sztab.server.live.hub import Hub
from sztab.server.seats.own_tables import deletion
from sztab.server.store import storage
from sztab.server.store.schema import DEVICES, PEOPLE, SEATS, TABLES, SeatKind
from sztab.server.wire.convert import said

MOST_LISTED: Final = 100  # with a free seat, or to be watched
WATCHED_DAYS: Final = 7  # after which a game that stands still is not worth watching
MOST_REMEMBERED: Final = 20_000  # tables, whether they can be gone on with
MOST_OWN: Final = 200  # browsers keep 180 cookies of one site, or a few more


class _Row(NamedTuple):
    """What the lobby shows of a table: never its opening, which may be long."""

    id: str
    game: str
    title: str
    moves: int
    awaited: str
    changed: datetime
    listed: bool
    winners: str | None
    archived: bool | None = None  # of one's own
    host: bool = False  # one's own, and opened by oneself


class _Seat(NamedTuple):
    table: str
    seat: str
    kind: SeatKind
    name: str | None
    bot: str | None
    person: str | None


COLUMNS: Final = [TABLES.c[name] for name in _Row._fields if name not in ("archived", "host")]


async def lobby(hub: Hub, devices: dict[str, str]) -> wire.Lobby:
    """Return the tables that a device has cookies for, and the listed ones."""
    own_devices = dict(list(devices.items())[:MOST_OWN])

    def read(database: Database) -> wire.Lobby:
        pairs = tuple_(TABLES.c.id, DEVICES.c.hash).in_(own_devices.items())
        own = _rows(database, _own(pairs))
        listed = [row for row in _rows(database, _listed()) if row.id not in devices]
        seats = _seats(database, [row.id for row in (*own, *listed)])
        mine = _held(database, own_devices)
        _note_closed(hub, database, [row.id for row in own if _awaits(row, mine)])
        free = {row.id for row in listed if row.listed and _has_room(seats[row.id])}
        return wire.Lobby(
            [_info(hub, row, seats[row.id], mine.get(row.id, set())) for row in own],
            [_info(hub, row, seats[row.id], set()) for row in listed if row.id in free],
            [_info(hub, row, seats[row.id], set()) for row in listed if row.id not in free],
        )

    return await hub.storage.read(read)


def _own(pairs: ColumnElement[bool]) -> "Select[Any]":
    """Return the tables of devices that may still enter, newest first."""
    now = storage.now()
    return (
        select(*COLUMNS, PEOPLE.c.archived, TABLES.c.host == DEVICES.c.person)
        .join(DEVICES, DEVICES.c.table == TABLES.c.id)
        .join(PEOPLE, PEOPLE.c.id == DEVICES.c.person)
        .where(
            pairs,
            DEVICES.c.used > now - timedelta(days=storage.IDLE_DAYS),
            DEVICES.c.created > now - timedelta(days=storage.LONGEST_DAYS),
        )
        .order_by(TABLES.c.changed.desc())
    )


def _listed() -> "Select[Any]":
    """Return tables that everybody may see, to join or to watch, newest first."""
    free = select(SEATS.c.table).where(SEATS.c.kind == "open")
    recent = TABLES.c.changed > storage.now() - timedelta(days=WATCHED_DAYS)
    inviting = TABLES.c.listed & TABLES.c.id.in_(free)
    return (
        select(*COLUMNS)
        .where(TABLES.c.awaited != "", inviting | (TABLES.c.watch & recent))
        .order_by(TABLES.c.changed.desc())
        .limit(MOST_LISTED)
    )


def _has_room(seats: list[_Seat]) -> bool:
    return any(seat.kind == "open" for seat in seats)


def _rows(database: Database, query: "Select[Any]") -> list[_Row]:
    """Return the rows whose games are installed."""
    found = [_Row(*row) for row in database.execute(query)]
    return [row for row in found if row.game in games()]


def _seats(database: Database, tables: list[str]) -> dict[str, list[_Seat]]:
    found: dict[str, list[_Seat]] = {table: [] for table in tables}
    columns = [SEATS.c[name] for name in _Seat._fields]
    query = select(*columns).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.number)
    for row in database.execute(query):
        found[row[0]].append(_Seat(*row))
    return found


def _held(database: Database, devices: dict[str, str]) -> dict[str, set[str]]:
    """Return the seats held by the device of each table."""
    found: dict[str, set[str]] = {}
    same = (DEVICES.c.person == SEATS.c.person) & (DEVICES.c.table == SEATS.c.table)
    query = select(SEATS.c.table, DEVICES.c.hash, SEATS.c.seat).join(DEVICES, same)
    for table, device, seat in database.execute(query.where(DEVICES.c.hash.in_(devices.values()))):
        if devices.get(table) == device:
            found.setdefault(table, set()).add(seat)
    return found


def _awaits(row: _Row, mine: dict[str, set[str]]) -> bool:
    return not mine.get(row.id, set()).isdisjoint(row.awaited.split())


def _note_closed(hub: Hub, database: Database, tables: list[str]) -> None:
    """Look up once which tables have rules or data that are not at hand: nobody's turn is there."""
    unknown = [table for table in tables if table not in hub.closed]
    if not unknown:
        return
    if len(hub.closed) > MOST_REMEMBERED:
        hub.closed.clear()
    opening = TABLES.c.opening
    query = select(
        TABLES.c.id,
        TABLES.c.game,
        opening["rules"].as_string(),
        opening["data"].as_string(),
        opening["options"],
        opening[("start", "position")].as_string().is_not(None),
    )
    for table, game, rules, data, options, placed in database.execute(
        query.where(TABLES.c.id.in_(unknown))
    ):
        record = Record(game, rules or "", data or "", options or {}, ())
        try:
            check_rules(games()[game], record)
            if not placed:
                check_data(games()[game], record)
        except SztabError:
            hub.closed[table] = True
        else:
            hub.closed[table] = False


def _info(hub: Hub, row: _Row, seats: list[_Seat], mine: set[str]) -> wire.TableInfo:
    room = hub.known(row.id)
    here = hub.presence(room)[0] if room is not None else set()
    awaited = row.awaited.split()
    alone = all(seat.person is None or seat.seat in mine for seat in seats)
    return wire.TableInfo(
        table=row.id,
        game=row.game,
        title=row.title,
        seats=[_sitting(row.game, seat, seat.seat in mine, here) for seat in seats],
        moves_made=row.moves,
        my_turn=bool(mine & set(awaited)) and not hub.is_closed(row.id),
        over=not awaited,
        changed=storage.aware(row.changed).isoformat(),
        awaited=awaited,
        winners=None if awaited or row.winners is None else row.winners.split(),
        archived=bool(row.archived),
        delete=deletion(row.host, not awaited, alone) if row.archived is not None else "no",
    )


def _sitting(game: str, seat: _Seat, mine: bool, here: set[str]) -> wire.Sitting:
    return wire.Sitting(
        seat.seat,
        said(seat_name(games()[game], seat.seat)),
        seat.name,
        seat.kind,
        seat.bot,
        seat.kind == "bot" or seat.seat in here,
        mine,
    )
