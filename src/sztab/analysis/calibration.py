"""How well the chances of reports forecast results, measured on recorded games."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Any, Final

from sztab.analysis.chances import WHOLE, Calibration, chances_at_end, judge_of
from sztab.core.data.weights import FILE as WEIGHTS
from sztab.core.game import AnyGame
from sztab.core.record import Record, replay

FILE: Final = "calibration.json"
EVERY: Final = 5  # positions of a game: neighbours say nearly the same
TENTHS: Final = 10
SURE: Final = 1e-6  # no forecast counts as surer than this in the log loss


@dataclass(frozen=True)
class Row:
    """The forecasts of one tenth: how many, their mean, and the share that was won."""

    forecasts: int
    forecast: float
    won: float


@dataclass(frozen=True)
class Measured:
    """What forecasts were worth: every seat of every fifth position of finished games."""

    games: int
    positions: int
    rows: tuple[Row, ...]
    brier: float
    log_loss: float

    @property
    def gap(self) -> int:
        """Return the mean distance of forecast and share won, in millionths."""
        total = sum(row.forecasts for row in self.rows)
        away = sum(row.forecasts * abs(row.forecast - row.won) for row in self.rows)
        return round(away / total * WHOLE)


def measure(game: AnyGame, records: Iterable[Record]) -> Measured:
    """Measure the forecasts of a game on finished records with two seats or more."""
    judge = judge_of(game)
    games = positions = 0
    pairs: list[tuple[float, float]] = []
    for record in records:
        if record.result is None or len(record.seats) < 2:
            continue
        games += 1
        judged: list[tuple[int, ...]] = []
        last: Any = None
        for moment in replay(game, record):
            last = moment.state
            if moment.at % EVERY == 0 and game.result(last) is None:
                judged.append(judge(last))
        result = game.result(last)
        assert result is not None, "a record with a result has an end"
        positions += len(judged)
        for seat, share in enumerate(chances_at_end(result, len(record.seats))):
            pairs += [(chances[seat] / WHOLE, share / WHOLE) for chances in judged]
    return Measured(games, positions, _rows(pairs), *_scores(pairs))


def _rows(pairs: list[tuple[float, float]]) -> tuple[Row, ...]:
    tenths: dict[int, list[tuple[float, float]]] = {}
    for pair in pairs:
        tenths.setdefault(min(TENTHS - 1, int(pair[0] * TENTHS)), []).append(pair)
    return tuple(
        Row(
            len(some),
            round(sum(forecast for forecast, _won in some) / len(some), 3),
            round(sum(won for _forecast, won in some) / len(some), 3),
        )
        for _tenth, some in sorted(tenths.items())
    )


def _scores(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the Brier score and the log loss."""
    if not pairs:
        return 0.0, 0.0
    brier = sum((forecast - won) ** 2 for forecast, won in pairs) / len(pairs)
    loss = 0.0
    for forecast, won in pairs:
        sure = min(1.0 - SURE, max(SURE, forecast))
        loss -= won * log(sure) + (1.0 - won) * log(1.0 - sure)
    return round(brier, 4), round(loss / len(pairs), 4)


def as_json(game: AnyGame, found: Measured, source: str) -> dict[str, Any]:
    """Return what ``calibration.json`` of a game holds."""
    return {
        "source": source,
        "weights": fingerprint(game),
        "games": found.games,
        "positions": found.positions,
        "gap": found.gap,
        "Brier score": found.brier,
        "log loss": found.log_loss,
        "rows": [
            {"forecasts": row.forecasts, "forecast": row.forecast, "won": row.won}
            for row in found.rows
        ],
    }


def fingerprint(game: AnyGame) -> str:
    """Return a hash of the weights that a measurement belongs to."""
    file = game.folder().joinpath(WEIGHTS)
    given = json.loads(file.read_text(encoding="utf-8"))["weights"] if file.is_file() else {}
    return hashlib.sha256(json.dumps(given, sort_keys=True).encode()).hexdigest()[:12]


def calibration_of(game: AnyGame) -> Calibration | None:
    """Return how far forecasts can be trusted; ``None`` where nothing was measured.

    What was measured on the chances of reports counts, as long as the weights are the same; else
    what the fit of the evaluation measured.
    """
    file = game.folder().joinpath(FILE)
    if file.is_file():
        measured = json.loads(file.read_text(encoding="utf-8"))
        if measured["weights"] == fingerprint(game):
            return Calibration(measured["positions"], measured["gap"])
    return _of_the_fit(game)


def _of_the_fit(game: AnyGame) -> Calibration | None:
    file = game.folder().joinpath(WEIGHTS)
    if not file.is_file():
        return None
    rows = json.loads(file.read_text(encoding="utf-8"))["provenance"].get("calibration", [])
    positions = sum(row["positions"] for row in rows)
    if not positions:
        return None
    total = sum(row["positions"] * abs(row["forecast"] - row["won"]) for row in rows)
    return Calibration(positions, round(total / positions * WHOLE))
