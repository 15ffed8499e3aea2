"""Results as tables: CSV always, Parquet where pyarrow is installed."""

import csv
import itertools
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from sztab.lab.runs.plan import Plan
from sztab.lab.runs.play import Row

ROWS_AT_ONCE: Final = 1000  # held in memory while a table is written


def columns(plan: Plan) -> dict[str, type]:
    """Return the columns of a run's table, with the type of each."""
    options: dict[str, type] = {}
    for number in range(plan.games_per_deal):
        for name, value in plan.options(plan.setup(number)).items():
            options[f"option_{name}"] = type(value)
    seats = dict.fromkeys(seat for one in plan.arrangements for seat in one.seats)
    return {
        "number": int,
        "deal": int,
        **options,
        **{f"player_{seat}": str for seat in seats},
        "winner": str,
        **{f"place_{seat}": int for seat in seats},
        **{f"score_{seat}": int for seat in seats},
        "rule": str,
        "ending": str,
        "moves": int,
        "rounds": int,
        "first": str,
    }


def values(plan: Plan, row: Row) -> dict[str, Any]:
    """Return a row by its columns; a column that does not apply is left out."""
    arrangement = plan.arrangements[row.arrangement]
    options = plan.options(plan.setup(row.number))
    found: dict[str, Any] = {
        "number": row.number,
        "deal": row.deal,
        "winner": "+".join(row.winners),
        "rule": row.rule,
        "ending": row.key,
        "moves": row.moves,
        "first": row.first,
    }
    if row.rounds is not None:
        found["rounds"] = row.rounds
    found |= {f"option_{name}": value for name, value in options.items()}
    for seat, player in zip(arrangement.seats, arrangement.players, strict=True):
        found[f"player_{seat}"] = player
        if seat in row.places:
            found[f"place_{seat}"] = row.places[seat]
            found[f"score_{seat}"] = row.scores[seat]
    return found


def write_csv(path: Path, plan: Plan, rows: Iterable[Row]) -> None:
    """Write the results as a CSV file."""
    draft = path.with_suffix(".draft")
    with draft.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(columns(plan)), lineterminator="\n")
        table.writeheader()
        for row in rows:
            table.writerow(values(plan, row))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def write_parquet(path: Path, plan: Plan, rows: Iterable[Row]) -> bool:
    """Write the results as a Parquet file; False if pyarrow is not installed."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        return False
    kinds = {int: pyarrow.int64(), str: pyarrow.string(), bool: pyarrow.bool_()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns(plan).items()])
    draft = path.with_suffix(".draft")
    with parquet.ParquetWriter(draft, schema) as writer:
        for some in _batches(values(plan, row) for row in rows):
            writer.write_table(pyarrow.Table.from_pylist(some, schema))
    draft.replace(path)
    return True


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    left = iter(rows)
    while some := list(itertools.islice(left, ROWS_AT_ONCE)):
        yield some
