"""A seat belongs to a person, who may have several devices; the first edition only knew devices."""

import secrets
from collections import defaultdict
from datetime import datetime
from typing import Final, NamedTuple

from alembic import op
from sqlalchemy import Column, Connection, DateTime, ForeignKey, Integer, String, text

revision: Final = "0002"
down_revision: Final = "0001"

UTC: Final = DateTime(timezone=True)


def upgrade() -> None:
    """Make people of devices, give each seat to one of them, and drop the old list of holders."""
    _add_tables()
    _move_rows(op.get_bind())
    op.drop_table("holds")


def _table_column(primary_key: bool = False, index: bool = False) -> Column[str]:
    of = ForeignKey("tables.id", ondelete="CASCADE")
    return Column(
        "table", String(32), of, primary_key=primary_key, nullable=False, index=index or None
    )


def _add_tables() -> None:
    op.create_table(
        "people",
        Column("id", String(64), primary_key=True),
        _table_column(index=True),
        Column("former", String(64)),
        Column("code", String(64), unique=True),
        Column("code_made", UTC),
    )
    op.create_table(
        "handovers",
        _table_column(primary_key=True),
        Column("seat", String(32), primary_key=True),
        Column("bot", String(32)),
        Column("asked", UTC, nullable=False),
        Column("due", UTC, nullable=False),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(Column("absence", Integer, nullable=False, server_default="7"))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(Column("person", String(64)))
    with op.batch_alter_table("devices") as batch:
        batch.add_column(Column("person", String(64)))
        batch.add_column(Column("label", String(40), nullable=False, server_default=""))


class _Person(NamedTuple):
    """Devices that held the same seats."""

    id: str
    devices: tuple[str, ...]
    seats: frozenset[str]
    since: datetime | str  # SQLite has text here


def _move_rows(connection: Connection) -> None:
    devices: dict[str, list[tuple[str, datetime | str]]] = defaultdict(list)
    query = 'SELECT "table", hash, created FROM devices ORDER BY created, hash'
    for table, device, created in connection.execute(text(query)):
        devices[table].append((device, created))
    holds: dict[str, set[str]] = defaultdict(set)
    for device, seat in connection.execute(text("SELECT device, seat FROM holds")):
        holds[device].add(seat)
    seats: dict[str, list[str]] = defaultdict(list)
    held = "SELECT \"table\", seat FROM seats WHERE kind = 'person'"
    for table, seat in connection.execute(text(held)):
        seats[table].append(seat)
    for table, host in connection.execute(text("SELECT id, host FROM tables")).all():
        people = _people(devices[table], holds, host)
        for person in people:
            _add_person(connection, table, person)
        for seat in seats[table]:
            # One who holds this seat alone comes before one who gathered others': that was the
            # way into a guest's seat. Of two, whoever came first.
            holders = [one for one in people if seat in one.seats]
            holders.sort(key=lambda one: (len(one.seats), one.since))
            if not holders:  # nobody has a cookie left: the host can ask for it
                holders = [_Person(secrets.token_urlsafe(16), (), frozenset(), "")]
                _add_person(connection, table, holders[0])
            owner = {"person": holders[0].id, "table": table, "seat": seat}
            connection.execute(
                text('UPDATE seats SET person = :person WHERE "table" = :table AND seat = :seat'),
                owner,
            )


def _people(
    devices: list[tuple[str, datetime | str]], holds: dict[str, set[str]], host: str
) -> list[_Person]:
    """Return people for devices: those that held the same seats are of one person.

    Their id is the hash of a device; the host keeps the id that the table names.
    """
    groups: dict[frozenset[str] | str, list[tuple[str, datetime | str]]] = defaultdict(list)
    for device, created in devices:
        groups[frozenset(holds[device]) or device].append((device, created))
    return [
        _Person(
            host if host in [device for device, _created in group] else group[0][0],
            tuple(device for device, _created in group),
            frozenset(holds[group[0][0]]),
            group[0][1],
        )
        for group in groups.values()
    ]


def _add_person(connection: Connection, table: str, person: _Person) -> None:
    connection.execute(
        text('INSERT INTO people (id, "table") VALUES (:id, :table)'),
        {"id": person.id, "table": table},
    )
    for device in person.devices:
        connection.execute(
            text("UPDATE devices SET person = :id WHERE hash = :device"),
            {"id": person.id, "device": device},
        )
