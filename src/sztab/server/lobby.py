"""The lobby: one's own tables, and those with a free seat."""

from typing import Final

from sqlalchemy import Connection as Database

from sztab.core.registry import games
from sztab.server import seating, storage, wire
from sztab.server.house import House
from sztab.server.saying import said, seat_name
from sztab.server.schema import SeatRow, TableRow

MOST_OPEN: Final = 50
MOST_OWN: Final = 200


async def lobby(house: House, devices: dict[str, str]) -> wire.Lobby:
    """The tables that a device has cookies of, and the listed ones."""

    def read(database: Database) -> wire.Lobby:
        own = []
        for table, device in list(devices.items())[:MOST_OWN]:
            row = storage.table_row(database, table)
            if row is not None and storage.device_row(database, device, table):
                mine = seating.seats_of_device(database, device, table)
                own.append(_info(house, database, row, mine))
        listed = [
            _info(house, database, row, set())
            for row in storage.listed(database, MOST_OPEN)
            if row.id not in devices
        ]
        own.sort(key=lambda info: info.changed, reverse=True)
        return wire.Lobby([one for one in own if one.game in games()], listed)

    return await house.storage.read(read)


def _info(house: House, database: Database, row: TableRow, mine: set[str]) -> wire.TableInfo:
    match = house.known(row.id)
    here = house.presence(match)[0] if match is not None else set()
    awaited = row.awaited.split()
    return wire.TableInfo(
        table=row.id,
        game=row.game,
        title=row.title,
        seats=[
            _sitting(row.game, seat, seat.seat in mine, here)
            for seat in seating.seat_rows(database, row.id)
        ],
        moves_made=row.moves,
        my_turn=bool(mine & set(awaited)),
        over=not awaited,
        changed=row.changed.isoformat(),
    )


def _sitting(game: str, seat: SeatRow, mine: bool, here: set[str]) -> wire.Sitting:
    name = seat_name(games()[game], seat.seat) if game in games() else None
    return wire.Sitting(
        seat.seat,
        said(name) if name is not None else wire.Said(seat.seat),
        seat.name,
        seat.kind,
        seat.bot,
        seat.kind == "bot" or seat.seat in here,
        mine,
    )
