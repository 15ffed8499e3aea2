"""A run: the games of a plan that are not played yet, kept as soon as each is finished."""

import errno
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.options import validated
from sztab.lab.runs.plan import Plan
from sztab.lab.runs.play import Row
from sztab.lab.runs.progress import Progress
from sztab.lab.runs.results import write_csv, write_parquet
from sztab.lab.runs.store import GamesFile, read_rows, unpack_row
from sztab.lab.runs.workers import play_here, play_in_workers

GAMES: Final = "games.sztab"
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # of a disk
SYNC_EVERY: Final = 2.0  # seconds between two times that the disk is waited for


@dataclass(frozen=True)
class Crew:
    """Who plays: processes here, or a cluster."""

    workers: int = 1
    cluster: str = ""

    def play(self, plan: Plan, numbers: Iterator[int]) -> Iterator[tuple[int, bytes]]:
        """Yield the games with these numbers as they are finished."""
        if self.cluster:
            from sztab.lab.runs.cluster import play_on_cluster

            return play_on_cluster(plan, numbers, self.cluster)
        if self.workers > 1:
            return play_in_workers(plan, numbers, self.workers)
        return play_here(plan, numbers)


@dataclass(frozen=True)
class Done:
    """How a run went: games played now, those found from before, seconds, and whether it ended."""

    played: int
    before: int
    seconds: float
    interrupted: bool


def header(game: AnyGame, plan: Plan) -> Json:
    """Return what a file of games is begun with: other rules or data are another run."""
    data = {
        game.data_hash(validated(game.id, game.options(), plan.options(plan.setup(number))))
        for number in range(plan.games_per_deal)
    }
    return {"plan": plan.json(), "rules": game.version, "data": sorted(data)}


def run(
    game: AnyGame, plan: Plan, games: int, folder: Path, crew: Crew, out: TextIO | None = None
) -> Done:
    """Play the first *games* of a plan into a folder, as far as they are not there yet."""
    plan.check(game)
    try:
        return _run(game, plan, games, folder, crew, out)
    except OSError as error:
        if error.errno not in FULL:
            raise
        reason = (error.strerror or str(error)).lower()
        raise SztabError(
            f"{folder} has no room for more ({reason}): finished games are kept. "
            "Make room, and the same command goes on."
        ) from error


def _run(
    game: AnyGame, plan: Plan, games: int, folder: Path, crew: Crew, out: TextIO | None
) -> Done:
    with GamesFile(folder / GAMES, header(game, plan)) as file:
        missing = [number for number in range(games) if number not in file]
        progress = Progress(f"lab play {game.id}", games, games - len(missing), out)
        interrupted, synced = False, time.monotonic()
        playing = crew.play(plan, iter(missing))
        try:
            for number, payload in playing:
                file.append(number, payload)
                progress.step()
                if time.monotonic() - synced > SYNC_EVERY:
                    file.sync()
                    synced = time.monotonic()
        except KeyboardInterrupt:
            interrupted = True
        finally:
            progress.end()
            if hasattr(playing, "close"):
                playing.close()  # ends the workers
        if not interrupted:
            file.sort()
            write_csv(folder / "results.csv", plan, file.rows())
            write_parquet(folder / "results.parquet", plan, file.rows())
    return Done(progress.done - progress.before, progress.before, progress.seconds, interrupted)


def rows_in(folder: Path) -> Iterator[Row]:
    """Yield the results of all games in the folder of a run."""
    return read_rows(folder / GAMES)


def play_unkept(
    game: AnyGame, plan: Plan, games: int, crew: Crew, out: TextIO | None = None
) -> tuple[list[Row], Done]:
    """Play without writing any file; what was played before an interruption is returned."""
    plan.check(game)
    rows: list[Row] = []
    progress = Progress(f"lab play {game.id}", games, 0, out)
    interrupted = False
    playing = crew.play(plan, iter(range(games)))
    try:
        for _number, payload in playing:
            rows.append(unpack_row(payload))
            progress.step()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        progress.end()
        if hasattr(playing, "close"):
            playing.close()
    rows.sort(key=lambda row: row.number)
    return rows, Done(len(rows), 0, progress.seconds, interrupted)
