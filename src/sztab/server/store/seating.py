"""Who sits where, in the database: seats, people, their devices, and seats to be given away."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import update as change

from sztab.server.errors import refused
from sztab.server.store.schema import (
    DEVICES,
    HANDOVERS,
    PEOPLE,
    SEATS,
    TABLES,
    DeviceRow,
    HandoverRow,
    PersonRow,
    Seating,
    SeatRow,
    TableRow,
)
from sztab.server.store.storage import aware, device_row, now

MOST_DEVICES: Final = 10  # of a person at a table


class ReleasedError(Exception):
    """The device does not hold this seat any more: another worker has taken it away."""


# --- questions -----------------------------------------------------------------------------------


def seat_rows(connection: Connection, table: str) -> list[SeatRow]:
    """Return the seats of a table, in order."""
    found = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.number)
    return [SeatRow(*row) for row in connection.execute(found)]


def seat_row(connection: Connection, table: str, seat: str) -> SeatRow:
    """Return one seat as it is stored at this very moment."""
    found = select(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
    row = connection.execute(found).first()
    if row is None:
        raise refused("table-deleted", 404)
    return SeatRow(*row)


def seating(connection: Connection, table: str) -> Seating:
    """Return who sits where at a table."""
    query = select(DEVICES.c.hash, DEVICES.c.person).where(DEVICES.c.table == table)
    pending = select(HANDOVERS).where(HANDOVERS.c.table == table)
    handovers = [HandoverRow(*row) for row in connection.execute(pending)]
    return Seating(
        seat_rows(connection, table),
        {device: person for device, person in connection.execute(query) if person is not None},
        {one.seat: one._replace(asked=aware(one.asked), due=aware(one.due)) for one in handovers},
    )


def seats_of_device(connection: Connection, device: str, table: str) -> set[str]:
    """Return the seats of the person a device belongs to."""
    query = (
        select(SEATS.c.seat)
        .join(DEVICES, DEVICES.c.person == SEATS.c.person)
        .where(DEVICES.c.hash == device, DEVICES.c.table == table, SEATS.c.table == table)
    )
    return set(connection.execute(query).scalars())


def check_hold(connection: Connection, device: str, table: str, seat: str) -> None:
    """Raise ``ReleasedError`` unless the device holds the seat at this very moment."""
    if seat not in seats_of_device(connection, device, table):
        seat_row(connection, table, seat)  # the table may be gone altogether
        raise ReleasedError(seat)


def person_row(connection: Connection, id: str) -> PersonRow | None:
    """Return one person."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == id)).first()
    return None if row is None else PersonRow(*row)


def successor(connection: Connection, table: str, former: str) -> str | None:
    """Return who a person of the table before is at this rematch."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.table == table, PEOPLE.c.former == former)
    return connection.execute(query).scalar()


def is_rematch(connection: Connection, table: str) -> bool:
    """Return True if the people of the table before are known here; the first edition lost them."""
    known = (PEOPLE.c.table == table) & PEOPLE.c.former.is_not(None)
    return connection.execute(select(PEOPLE.c.id).where(known)).first() is not None


def devices_of(connection: Connection, table: str, person: str) -> list[DeviceRow]:
    """Return the devices of a person that may still enter, the newest first."""
    theirs = (DEVICES.c.table == table) & (DEVICES.c.person == person)
    query = select(DEVICES).where(theirs).order_by(DEVICES.c.created.desc())
    found = [DeviceRow(*row) for row in connection.execute(query)]
    return [
        one._replace(created=aware(one.created), used=aware(one.used))
        for one in found
        if device_row(connection, one.hash, one.table)
    ]


# --- changes -------------------------------------------------------------------------------------


def add_table(
    connection: Connection,
    row: TableRow,
    seats: Iterable[SeatRow],
    people: Iterable[PersonRow],
    device: DeviceRow,
) -> None:
    """Store a new table with its seats, its people and the device that opened it."""
    connection.execute(insert(TABLES).values(row._asdict()))
    connection.execute(insert(SEATS), [seat._asdict() for seat in seats])
    connection.execute(insert(PEOPLE), [person._asdict() for person in people])
    add_device(connection, device)


def add_person(connection: Connection, person: PersonRow) -> None:
    """Store a person."""
    connection.execute(insert(PEOPLE).values(person._asdict()))


def new_device(
    hash: str, table: str, person: str, label: str = "", former: str | None = None
) -> DeviceRow:
    """Return a device that came just now; to a rematch, by a device of the table before."""
    return DeviceRow(hash, table, now(), now(), person, label, former)


def add_device(connection: Connection, device: DeviceRow) -> None:
    """Store a device that has a cookie of a table."""
    connection.execute(insert(DEVICES).values(device._asdict()))


def check_room(connection: Connection, table: str, person: str) -> None:
    """Refuse one device more than a person may have."""
    if len(devices_of(connection, table, person)) >= MOST_DEVICES:
        raise refused("too-many-devices", 409, most=MOST_DEVICES)


def end_claim(connection: Connection, person: str | None) -> None:
    """Let nobody in as this person any more by a cookie of the table before."""
    connection.execute(change(PEOPLE).where(PEOPLE.c.id == person).values(former=None))


def remove_device(connection: Connection, hash: str) -> None:
    """End the session of a device."""
    connection.execute(delete(DEVICES).where(DEVICES.c.hash == hash))


def remove_with_rematches(connection: Connection, device: DeviceRow) -> list[str]:
    """End the session of a device and of those by which it went on; return their tables."""
    tables: list[str] = []
    going = [device]
    while going:
        one = going.pop()
        tables.append(one.table)
        remove_device(connection, one.hash)
        later = connection.execute(select(DEVICES).where(DEVICES.c.former == one.hash))
        going += [DeviceRow(*row) for row in later]
    return tables


def renew_device(connection: Connection, old: str, device: DeviceRow) -> bool:
    """Replace a device's token; return False if the old one was not valid any more."""
    if not device_row(connection, old, device.table):
        return False
    former = connection.execute(select(DEVICES.c.former).where(DEVICES.c.hash == old)).scalar()
    add_device(connection, device._replace(former=former))
    connection.execute(change(DEVICES).where(DEVICES.c.former == old).values(former=device.hash))
    remove_device(connection, old)
    return True


def take_seat(connection: Connection, seat: SeatRow) -> bool:
    """Give an open seat to a person; return False if somebody else was faster."""
    still_free = (
        (SEATS.c.table == seat.table)
        & (SEATS.c.seat == seat.seat)
        & (SEATS.c.kind == "open")
        & (SEATS.c.link.is_not_distinct_from(seat.link))
    )
    values = {"kind": "person", "name": seat.name, "person": seat.person}
    return connection.execute(change(SEATS).where(still_free).values(values)).rowcount == 1


def set_seat(connection: Connection, seat: SeatRow) -> None:
    """Write who sits in a seat."""
    connection.execute(
        change(SEATS)
        .where(SEATS.c.table == seat.table, SEATS.c.seat == seat.seat)
        .values(kind=seat.kind, name=seat.name, bot=seat.bot, link=seat.link, person=seat.person)
    )


def set_winners(connection: Connection, table: str, winners: Iterable[str]) -> None:
    """Write who has won a table."""
    of = change(TABLES).where(TABLES.c.id == table)
    connection.execute(of.values(winners=" ".join(winners)))


def set_saved(connection: Connection, table: str) -> None:
    """Write that the whole game was saved in a file."""
    connection.execute(change(TABLES).where(TABLES.c.id == table).values(saved=True))


def set_archived(connection: Connection, person: str, archived: bool) -> None:
    """Write whether a person has put their game away."""
    connection.execute(change(PEOPLE).where(PEOPLE.c.id == person).values(archived=archived))


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that happened at it; no rematch leads to it any more."""
    connection.execute(change(TABLES).where(TABLES.c.again == table).values(again=None))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def end_access(connection: Connection, table: str, person: str) -> None:
    """End every session of a person at a table, and the recovery code; the seat keeps its name."""
    theirs = (DEVICES.c.table == table) & (DEVICES.c.person == person)
    connection.execute(delete(DEVICES).where(theirs))
    set_code(connection, person, None, None)


def set_code(connection: Connection, person: str, code: str | None, at: datetime | None) -> None:
    """Replace or revoke the recovery code of a person."""
    connection.execute(change(PEOPLE).where(PEOPLE.c.id == person).values(code=code, code_made=at))


def use_code(connection: Connection, person: str, code: str) -> bool:
    """Use a recovery code up; return False if it was used or revoked meanwhile."""
    valid = (PEOPLE.c.id == person) & (PEOPLE.c.code == code)
    used = change(PEOPLE).where(valid).values(code=None, code_made=None)
    return connection.execute(used).rowcount == 1


def person_of_code(connection: Connection, code: str) -> PersonRow | None:
    """Return whose recovery code this is."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.code == code)).first()
    return None if row is None else PersonRow(*row)


def add_handover(connection: Connection, handover: HandoverRow) -> None:
    """Store that the host asks to give a seat away; raises ``IntegrityError`` if one is asked."""
    connection.execute(insert(HANDOVERS).values(handover._asdict()))


def end_handover(
    connection: Connection, table: str, seat: str, due_by: datetime | None = None
) -> bool:
    """Remove a request to give a seat away; return False if there is none, or none due."""
    condition = (HANDOVERS.c.table == table) & (HANDOVERS.c.seat == seat)
    if due_by is not None:
        condition &= HANDOVERS.c.due <= due_by
    return connection.execute(delete(HANDOVERS).where(condition)).rowcount == 1


def end_handovers(connection: Connection, table: str) -> None:
    """Remove every request to give a seat of this table away."""
    connection.execute(delete(HANDOVERS).where(HANDOVERS.c.table == table))


def put_off(connection: Connection, table: str, seat: str, due: datetime) -> None:
    """Move the date from which the holder of a seat counts as gone."""
    asked = (HANDOVERS.c.table == table) & (HANDOVERS.c.seat == seat)
    connection.execute(change(HANDOVERS).where(asked).values(due=due))


def asked_at(connection: Connection, table: str, seat: str) -> datetime | None:
    """Return when a seat was asked for."""
    pending = (HANDOVERS.c.table == table) & (HANDOVERS.c.seat == seat)
    asked = connection.execute(select(HANDOVERS.c.asked).where(pending)).scalar()
    return None if asked is None else aware(asked)


def last_seen(connection: Connection, table: str, person: str | None) -> datetime | None:
    """Return when a person was last here, on any of their devices."""
    theirs = (DEVICES.c.table == table) & (DEVICES.c.person == person)
    used = connection.execute(select(DEVICES.c.used).where(theirs)).scalars()
    return max((aware(one) for one in used), default=None)
