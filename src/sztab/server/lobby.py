"""The lobby: one's own tables, and those with a free seat; a handful of queries for all of them."""

from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, select, tuple_
from sqlalchemy import Connection as Database

from sztab.core.registry import games
from sztab.server import storage, wire
from sztab.server.house import House
from sztab.server.saying import said, seat_name
from sztab.server.schema import DEVICES, SEATS, TABLES, SeatKind

MOST_OPEN: Final = 50
MOST_OWN: Final = 200  # browsers keep 180 cookies of one site, or a few more


class _Row(NamedTuple):
    """What the lobby shows of a table: never its opening, which may be long."""

    id: str
    game: str
    title: str
    moves: int
    awaited: str
    changed: datetime


class _Seat(NamedTuple):
    table: str
    seat: str
    kind: SeatKind
    name: str | None
    bot: str | None


COLUMNS: Final = [TABLES.c[name] for name in _Row._fields]


async def lobby(house: House, devices: dict[str, str]) -> wire.Lobby:
    """The tables that a device has cookies of, and the listed ones."""
    own_devices = dict(list(devices.items())[:MOST_OWN])

    def read(database: Database) -> wire.Lobby:
        pairs = tuple_(TABLES.c.id, DEVICES.c.hash).in_(own_devices.items())
        own = _rows(database, _own(pairs))
        listed = [row for row in _rows(database, _listed()) if row.id not in devices]
        seats = _seats(database, [row.id for row in (*own, *listed)])
        mine = _held(database, own_devices)
        return wire.Lobby(
            [_info(house, row, seats[row.id], mine.get(row.id, set())) for row in own],
            [_info(house, row, seats[row.id], set()) for row in listed],
        )

    return await house.storage.read(read)


def _own(pairs: ColumnElement[bool]) -> "Select[Any]":
    """The tables of devices that may still enter, by both, the newest first."""
    now = storage.now()
    return (
        select(*COLUMNS)
        .join(DEVICES, DEVICES.c.table == TABLES.c.id)
        .where(
            pairs,
            DEVICES.c.used > now - timedelta(days=storage.IDLE_DAYS),
            DEVICES.c.created > now - timedelta(days=storage.LONGEST_DAYS),
        )
        .order_by(TABLES.c.changed.desc())
    )


def _listed() -> "Select[Any]":
    """Tables that everybody may see and that have a free seat, the newest first."""
    free = select(SEATS.c.table).where(SEATS.c.kind == "open")
    return (
        select(*COLUMNS)
        .where(TABLES.c.listed, TABLES.c.awaited != "", TABLES.c.id.in_(free))
        .order_by(TABLES.c.changed.desc())
        .limit(MOST_OPEN)
    )


def _rows(database: Database, query: "Select[Any]") -> list[_Row]:
    """Rows of games that are installed."""
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
    """By table: the seats of the device that has its cookie."""
    found: dict[str, set[str]] = {}
    same = (DEVICES.c.person == SEATS.c.person) & (DEVICES.c.table == SEATS.c.table)
    query = select(SEATS.c.table, DEVICES.c.hash, SEATS.c.seat).join(DEVICES, same)
    for table, device, seat in database.execute(query.where(DEVICES.c.hash.in_(devices.values()))):
        if devices.get(table) == device:
            found.setdefault(table, set()).add(seat)
    return found


def _info(house: House, row: _Row, seats: list[_Seat], mine: set[str]) -> wire.TableInfo:
    match = house.known(row.id)
    here = house.presence(match)[0] if match is not None else set()
    awaited = row.awaited.split()
    return wire.TableInfo(
        table=row.id,
        game=row.game,
        title=row.title,
        seats=[_sitting(row.game, seat, seat.seat in mine, here) for seat in seats],
        moves_made=row.moves,
        my_turn=bool(mine & set(awaited)),
        over=not awaited,
        changed=storage.aware(row.changed).isoformat(),
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
