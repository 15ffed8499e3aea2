"""What is worked out about positions of studies, and how far it is."""

from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import update as change

from sztab.server.store.schema import POSITIONS
from sztab.server.store.storage import aware, now
from sztab.server.store.waiting import count_rows, waiting_rows

MOST_KEPT: Final = 4000  # analyses in the database; the oldest give way


class PositionRow(NamedTuple):
    """A position whose best plans are looked for, and what was found so far."""

    id: str
    game: str
    position: Any
    seat: str
    state: str
    owner: str
    asked: datetime
    done: int
    found: Any = None


def position_row(connection: Connection, id: str) -> PositionRow | None:
    """Return the analysis of a position by its id."""
    row = connection.execute(select(POSITIONS).where(POSITIONS.c.id == id)).first()
    return None if row is None else _row(row)


def _row(row: Any) -> PositionRow:
    found = PositionRow(*row)
    return found._replace(asked=aware(found.asked))


def waiting(connection: Connection) -> list[PositionRow]:
    """Return what is still to be worked out, the oldest first."""
    return [_row(row) for row in waiting_rows(connection, POSITIONS)]


def count_waiting(
    connection: Connection, owner: str | None = None, before: datetime | None = None
) -> int:
    """Return how many are waiting: of one owner or of all, and asked for *before* a moment."""
    return count_rows(connection, POSITIONS, owner, before)


def begin_position(
    connection: Connection, id: str, game: str, position: Any, seat: str, owner: str
) -> None:
    """Begin anew; the oldest that are not waiting make room."""
    connection.execute(delete(POSITIONS).where(POSITIONS.c.id == id))
    row = PositionRow(id, game, position, seat, "waiting", owner, now(), 0)
    connection.execute(insert(POSITIONS).values(row._asdict()))
    old = (
        select(POSITIONS.c.id)
        .where(POSITIONS.c.state != "waiting")
        .order_by(POSITIONS.c.asked.desc())
        .offset(MOST_KEPT)
    )
    surplus = list(connection.execute(old).scalars())
    if surplus:
        connection.execute(delete(POSITIONS).where(POSITIONS.c.id.in_(surplus)))


def keep_round(connection: Connection, id: str, done: int, found: Any, last: bool) -> bool:
    """Keep what round number *done* found; False if it was begun anew meanwhile."""
    kept = connection.execute(
        change(POSITIONS)
        .where(POSITIONS.c.id == id, POSITIONS.c.state == "waiting", POSITIONS.c.done == done - 1)
        .values(done=done, found=found, state="done" if last else "waiting")
    )
    return kept.rowcount == 1


def end_position(connection: Connection, id: str) -> None:
    """Note that it goes on no further: it is done with what was found, or it has failed."""
    of = (POSITIONS.c.id == id, POSITIONS.c.state == "waiting")
    connection.execute(change(POSITIONS).where(*of, POSITIONS.c.done > 0).values(state="done"))
    connection.execute(change(POSITIONS).where(*of, POSITIONS.c.done == 0).values(state="failed"))
