"""Work that waits in a table of the database: the oldest first, and how much of it."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Table, func, select


def waiting_rows(connection: Connection, table: Table) -> list[Row[Any]]:
    """Return the rows that are still to be worked out, the oldest first."""
    found = select(table).where(table.c.state == "waiting").order_by(table.c.asked)
    return list(connection.execute(found))


def count_rows(
    connection: Connection, table: Table, owner: str | None = None, before: datetime | None = None
) -> int:
    """Return how many rows are waiting: of one owner or of all, and asked for *before* a moment."""
    found = select(func.count()).select_from(table).where(table.c.state == "waiting")
    if owner is not None:
        found = found.where(table.c.owner == owner)
    if before is not None:
        found = found.where(table.c.asked < before)
    return int(connection.execute(found).scalar_one())
