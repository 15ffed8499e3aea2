"""What is worked out about finished games beside everything else: begun, resumed, shown."""

import hashlib
from collections.abc import Iterable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection as Database

from sztab.analysis.plans import nodes_of
from sztab.core.registry import find_game
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.live.reports.jobs import Jobs, check_place
from sztab.server.processes.fair_queue import Priority
from sztab.server.rules import messages
from sztab.server.rules.studies import requests as asked
from sztab.server.rules.studies.requests import Studies
from sztab.server.store import analyses as stored
from sztab.server.store import storage
from sztab.server.store.analyses import AnalysisRow

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub
    from sztab.server.live.room import Room

SLICE: Final = 2.0  # seconds of one request: then others have their turn, and progress is kept
MOST_MOVES: Final = 1500  # of a game that is analysed; luck reports have no limit of their own
WHOLE_EFFORT: Final = 300  # moves that get the full effort; of a longer game each gets less
LEAST_NODES: Final = 60


class Analyses:
    """Works out luck reports and analyses, one slice after the other."""

    def __init__(self, hub: "Hub") -> None:
        self._hub: Final = hub
        self._jobs: Final = Jobs(hub)

    # --- asked for -----------------------------------------------------------------------------

    async def begin(self, room: "Room", kind: Studies, owner: str) -> None:
        """Begin an analysis, unless it is there or on its way."""
        self._check(room)
        moves = room.facts.moves_made
        if kind == "plans" and moves > MOST_MOVES:
            raise refused("analysis-long", 409, moves=moves, most=MOST_MOVES)
        nodes = effort(room.row.game, moves, len(room.seats)) if kind == "plans" else 0
        who = hashlib.sha256(owner.encode()).hexdigest()

        def write(database: Database) -> None:
            row = stored.analysis(database, room.id, kind)
            if row is not None and row.state != "failed":
                return
            check_place(partial(stored.count_waiting, database), who)
            stored.begin_analysis(database, room.id, kind, who, moves, nodes)

        await self._hub.storage.write(room.id, write)
        row = await self._row(room, kind)
        if row is not None and row.state == "waiting":
            self._go_on(row)

    def _check(self, room: "Room") -> None:
        """Refuse what would tell more than was promised, and what cannot be replayed."""
        if not room.facts.over:
            raise refused("not-over", 409)
        if not room.row.show_all_after:
            raise refused("analysis-hidden", 403)
        if room.facts.closed is not None:
            raise refused("analysis-closed", 409)

    async def _row(self, room: "Room", kind: Studies) -> AnalysisRow | None:
        return await self._hub.storage.read(lambda one: stored.analysis(one, room.id, kind))

    # --- shown ---------------------------------------------------------------------------------

    async def luck(self, room: "Room", device: str | None) -> wire.LuckPage:
        """Return the luck report of a table, or how far it is."""
        self._check(room)
        row = await self._row(room, "luck")
        return wire.LuckPage(
            table=room.id,
            game=room.row.game,
            title=room.row.title,
            seats=room.sittings(device),
            working=await self._working(row),
            report=None if row is None else _report(row, wire.Luck),
        )

    async def analysis(self, room: "Room", device: str | None) -> wire.AnalysisPage:
        """Return the analysis of a table, or how far it is."""
        self._check(room)
        row = await self._row(room, "plans")
        return wire.AnalysisPage(
            table=room.id,
            game=room.row.game,
            title=room.row.title,
            seats=room.sittings(device),
            moves=room.facts.moves_made,
            working=await self._working(row),
            report=None if row is None else _report(row, wire.Analysis),
        )

    async def _working(self, row: AnalysisRow | None) -> wire.Working:
        if row is None:
            return wire.Working("none")
        if row.state != "waiting":
            return wire.Working("done" if row.state == "done" else "failed", row.done, row.moves)
        before = await self._hub.storage.read(stored.waiting)
        return wire.Working("waiting", row.done, row.moves, games_before(row, before))

    async def decision(self, room: "Room", move: int, plan: int | None = None) -> bytes:
        """Return the best plans before a move, or one of them played out."""
        self._check(room)
        found: Any = None
        if await self._row(room, "plans") is not None:
            found = await self._hub.storage.read(
                lambda one: stored.found_move(one, room.id, "plans", move)
            )
        if found is None:
            raise refused("no-such-moment", 404, at=move)

        def request(token: int) -> messages.TableRequest:
            if plan is None:
                return asked.Weigh(room.id, token, found)
            return asked.PlayOut(room.id, token, found, plan)

        seconds = self._hub.settings.limits.answer
        answer = await self._hub.tables.ask(
            room.kept, messages.Encoded, request, seconds, "slow-answer"
        )
        return answer.body

    # --- worked out ----------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on with everything that waits and nobody works at."""
        for row in await self._hub.storage.read(stored.waiting):
            self._go_on(row)

    def _go_on(self, row: AnalysisRow) -> None:
        self._jobs.go_on(
            f"analysis {row.table} {row.kind}",
            lambda: self._work(row),
            lambda: self._end(row, None),
        )

    async def _work(self, row: AnalysisRow) -> None:
        """Look at the moves that are left, slice by slice, then put everything together."""
        hub, table = self._hub, row.table
        kind: Studies = "luck" if row.kind == "luck" else "plans"
        found = await hub.storage.read(
            lambda one: (storage.table_row(one, table), storage.events(one, table))
        )
        opened, events = found
        if opened is None:
            return

        def standing() -> Priority:
            return Priority(0 if kind == "luck" else 1, row.owner)

        done = row.done
        while done < row.moves:
            slice_ = asked.Survey(kind, opened.game, opened.opening, events, done, row.nodes, SLICE)
            answer = await hub.surveys.ask(slice_, standing)
            assert isinstance(answer, asked.Studied)
            if not answer.found:  # moves were taken back since: there is nothing to wait for
                await self._end(row, None)
                return
            if not await self._kept(row, kind, done, answer.found):
                break
            done += len(answer.found)
        if done < row.moves:
            return  # begun anew meanwhile
        moves = await hub.storage.read(lambda one: stored.found_moves(one, table, kind))
        whole = asked.Report(kind, opened.game, opened.opening, events, row.nodes, moves)
        report = await hub.surveys.ask(whole, standing)
        assert isinstance(report, messages.Value)
        await self._end(row, report.value)

    async def _kept(self, row: AnalysisRow, kind: str, since: int, found: list[Any]) -> bool:
        return await self._hub.storage.write(
            row.table, lambda one: stored.keep_found(one, row.table, kind, since, found)
        )

    async def _end(self, row: AnalysisRow, report: Any) -> None:
        keep = report is not None and row.kind == "plans"
        await self._hub.storage.write(
            row.table, lambda one: stored.end_analysis(one, row.table, row.kind, report, keep)
        )


def effort(game: str, moves: int, seats: int = 2) -> int:
    """Return how many positions each decision of a game may take: a longer game's take less."""
    nodes = nodes_of(find_game(game), seats)
    return max(LEAST_NODES, nodes * WHOLE_EFFORT // max(WHOLE_EFFORT, moves))


def games_before(row: AnalysisRow, waiting: Iterable[AnalysisRow]) -> int:
    """Return how many other games come before: luck before analyses, then the older first."""

    def turn(one: AnalysisRow) -> tuple[bool, datetime]:
        return (one.kind != "luck", one.asked)

    return len({one.table for one in waiting if turn(one) < turn(row)} - {row.table})


def _report(row: AnalysisRow, kind: Any) -> Any:
    return None if row.report is None else msgspec.convert(row.report, kind)
