"""What is worked out about finished games, move by move, and how far it is."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import update as change

from sztab.server.store.schema import ANALYSED, ANALYSES, TABLES
from sztab.server.store.storage import aware, now
from sztab.server.store.waiting import count_rows, waiting_rows

MOST_KEPT: Final = 4000  # reports in the database; the oldest give way


class AnalysisRow(NamedTuple):
    """How far the analysis of a table is, and its report once it is done."""

    table: str
    kind: str
    state: str
    owner: str
    asked: datetime
    done: int
    moves: int
    nodes: int
    report: Any = None


def analysis(connection: Connection, table: str, kind: str) -> AnalysisRow | None:
    """Return the analysis of a table as it was since its last change."""
    found = (
        select(ANALYSES)
        .join(TABLES, TABLES.c.id == ANALYSES.c.table)
        .where(ANALYSES.c.table == table, ANALYSES.c.kind == kind)
        .where(ANALYSES.c.asked >= TABLES.c.changed)
    )
    row = connection.execute(found).first()
    return None if row is None else _row(row)


def _row(row: Any) -> AnalysisRow:
    found = AnalysisRow(*row)
    return found._replace(asked=aware(found.asked))


def waiting(connection: Connection) -> list[AnalysisRow]:
    """Return what is still to be worked out, the oldest first."""
    return [_row(row) for row in waiting_rows(connection, ANALYSES)]


def count_waiting(connection: Connection, owner: str | None = None) -> int:
    """Return how many are waiting, of one owner or of all."""
    return count_rows(connection, ANALYSES, owner)


def found_moves(connection: Connection, table: str, kind: str) -> list[Any]:
    """Return what was found of each move, in order."""
    found = (
        select(ANALYSED.c.found)
        .where(ANALYSED.c.table == table, ANALYSED.c.kind == kind)
        .order_by(ANALYSED.c.move)
    )
    return list(connection.execute(found).scalars())


def found_move(connection: Connection, table: str, kind: str, move: int) -> Any:
    """Return what was found of one move; None if nothing was."""
    found = select(ANALYSED.c.found).where(
        ANALYSED.c.table == table, ANALYSED.c.kind == kind, ANALYSED.c.move == move
    )
    return connection.execute(found).scalar()


def begin_analysis(
    connection: Connection, table: str, kind: str, owner: str, moves: int, nodes: int
) -> None:
    """Begin anew; what was found before is forgotten, and the oldest reports make room."""
    for kept in (ANALYSED, ANALYSES):
        connection.execute(delete(kept).where(kept.c.table == table, kept.c.kind == kind))
    row = AnalysisRow(table, kind, "waiting", owner, now(), 0, moves, nodes)
    connection.execute(insert(ANALYSES).values(row._asdict()))
    _make_room(connection)


def _make_room(connection: Connection) -> None:
    old = (
        select(ANALYSES.c.table, ANALYSES.c.kind)
        .where(ANALYSES.c.state != "waiting")
        .order_by(ANALYSES.c.asked.desc())
        .offset(MOST_KEPT)
    )
    for table, kind in connection.execute(old).all():
        for kept in (ANALYSED, ANALYSES):
            connection.execute(delete(kept).where(kept.c.table == table, kept.c.kind == kind))


def keep_found(
    connection: Connection, table: str, kind: str, since: int, found: Sequence[Any]
) -> bool:
    """Keep what was found of the moves behind *since*; False if it was begun anew meanwhile."""
    of = (ANALYSES.c.table == table, ANALYSES.c.kind == kind)
    done = since + len(found)
    kept = connection.execute(
        change(ANALYSES)
        .where(*of, ANALYSES.c.state == "waiting", ANALYSES.c.done == since)
        .values(done=done)
    )
    if kept.rowcount != 1:
        return False
    rows = [
        {"table": table, "kind": kind, "move": since + number, "found": one}
        for number, one in enumerate(found, start=1)
    ]
    if rows:
        connection.execute(insert(ANALYSED), rows)
    return True


def end_analysis(
    connection: Connection, table: str, kind: str, report: Any, keep_moves: bool
) -> None:
    """Keep the report, or note with ``None`` that there will be none."""
    state = "failed" if report is None else "done"
    of = (ANALYSES.c.table == table, ANALYSES.c.kind == kind)
    connection.execute(change(ANALYSES).where(*of).values(state=state, report=report))
    if not keep_moves:
        connection.execute(
            delete(ANALYSED).where(ANALYSED.c.table == table, ANALYSED.c.kind == kind)
        )
