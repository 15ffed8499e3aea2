"""What an administrator asks of the database and changes in it, also while a server runs."""

import time
from datetime import datetime
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from sztab.core.errors import SztabError
from sztab.server.rate_limits import client_key
from sztab.server.store.schema import CHAT, COUNTS, DEVICES, EVENTS, SEATS, TABLES

# A ban is a row among the counts: its slot is the second it ends at, so it is forgotten like them.
BAN: Final = "ban "
DAY: Final = 86_400
MOST_AT_ONCE: Final = 500  # tables in one question


class TableLine(msgspec.Struct, frozen=True):
    """One table, for a list."""

    id: str
    game: str
    title: str
    people: list[str]
    moves: int
    over: bool
    created: datetime
    changed: datetime


def tables(connection: Connection, most: int, game: str = "") -> list[TableLine]:
    """Return the tables that changed last."""
    wanted = select(TABLES).order_by(TABLES.c.changed.desc()).limit(most)
    if game:
        wanted = wanted.where(TABLES.c.game == game)
    found = connection.execute(wanted).mappings().all()
    names: dict[str, list[str]] = {row["id"]: [] for row in found}
    seats = select(SEATS).where(SEATS.c.table.in_(names)).order_by(SEATS.c.number)
    for seat in connection.execute(seats).mappings():
        who = seat["name"] or (f"bot {seat['bot']}" if seat["kind"] == "bot" else "open")
        names[seat["table"]].append(f"{seat['seat']}: {who}")
    return [
        TableLine(
            row["id"],
            row["game"],
            row["title"],
            names[row["id"]],
            row["moves"],
            not row["awaited"],
            row["created"],
            row["changed"],
        )
        for row in found
    ]


def people(connection: Connection, most: int) -> list[dict[str, Any]]:
    """Return the names at tables with how many tables they sit at and when they last came."""
    sat = (
        select(
            SEATS.c.name,
            func.count(func.distinct(SEATS.c.table)).label("tables"),
            func.max(DEVICES.c.used).label("used"),
        )
        .select_from(SEATS.outerjoin(DEVICES, DEVICES.c.person == SEATS.c.person))
        .where(SEATS.c.kind == "person", SEATS.c.name.is_not(None))
        .group_by(SEATS.c.name)
        .order_by(func.count(func.distinct(SEATS.c.table)).desc(), SEATS.c.name)
        .limit(most)
    )
    return [dict(row) for row in connection.execute(sat).mappings()]


def delete_table(connection: Connection, id: str) -> None:
    """Delete a table with everything that happened at it."""
    done = connection.execute(delete(TABLES).where(TABLES.c.id == id))
    if not done.rowcount:
        raise SztabError(f"There is no table {id!r}: `sztab admin tables` lists them.")


def still_there(connection: Connection, ids: list[str]) -> set[str]:
    """Return which of these tables have not been deleted."""
    found: set[str] = set()
    for at in range(0, len(ids), MOST_AT_ONCE):
        some = TABLES.c.id.in_(ids[at : at + MOST_AT_ONCE])
        found.update(connection.execute(select(TABLES.c.id).where(some)).scalars())
    return found


def storage(connection: Connection) -> dict[str, int]:
    """Return the number of rows by kind."""
    kinds = {"tables": TABLES, "events": EVENTS, "chat lines": CHAT, "devices": DEVICES}
    return {
        name: connection.execute(select(func.count()).select_from(kind)).scalar_one()
        for name, kind in kinds.items()
    }


# --- bans ----------------------------------------------------------------------------------------


def checked_address(address: str) -> str:
    """Return what is banned with an address: itself, or the network of an IPv6 client_key."""
    try:
        return client_key(str(ip_address(address)))
    except ValueError as error:
        raise SztabError(
            f"{address!r} is not an IP address: the security log shows them."
        ) from error


def ban(connection: Connection, address: str, days: int) -> str:
    """Keep an address out for some days; return what is banned."""
    who = checked_address(address)
    unban(connection, address)
    until = int(time.time()) + days * DAY
    connection.execute(insert(COUNTS).values(key=f"{BAN}{who}", slot=until, times=1))
    return who


def unban(connection: Connection, address: str) -> bool:
    """Let an address in again; return False if it was not banned."""
    key = f"{BAN}{checked_address(address)}"
    return bool(connection.execute(delete(COUNTS).where(COUNTS.c.key == key)).rowcount)


def bans(connection: Connection) -> dict[str, int]:
    """Return every banned address with the second its ban ends at."""
    wanted = select(COUNTS.c.key, COUNTS.c.slot).where(
        COUNTS.c.key.startswith(BAN), COUNTS.c.slot > int(time.time())
    )
    return {key.removeprefix(BAN): slot for key, slot in connection.execute(wanted)}
