"""Positions of studies: their best plans looked for in rounds, beside everything else."""

import hashlib
import json
import re
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection as Database

from sztab.analysis.chances import EDITION
from sztab.analysis.plans import SLOW_NODES, nodes_of
from sztab.core.registry import find_game
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.live.reports.jobs import Jobs, check_place
from sztab.server.processes.fair_queue import Priority
from sztab.server.rules import messages
from sztab.server.rules.desks import requests
from sztab.server.rules.studies import requests as asked
from sztab.server.store import positions as stored
from sztab.server.store.positions import PositionRow

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

# Each round searches anew so many times the positions of one decision of an analysis: the first
# answers within a second or so, the last within some seconds.
ROUNDS: Final = (1, 4, 16)
SLOW_ROUNDS: Final = (1, 2, 4)
ID: Final = re.compile(r"[0-9a-f]{32}")


class Positions:
    """Looks into positions that people set up."""

    def __init__(self, hub: "Hub") -> None:
        self._hub: Final = hub
        self._jobs: Final = Jobs(hub)

    async def begin(self, owner: str, game: str, position: bytes, seat: str | None) -> str:
        """Begin to look into a stranger's position, unless it is known; return its id."""
        request = requests.Analysable(game, position, seat)
        prepared = await self._hub.studies.answer(messages.Value, request, owner)
        plain, decides = prepared.value["position"], str(prepared.value["seat"])
        id = name_of(game, plain, decides)
        who = hashlib.sha256(owner.encode()).hexdigest()

        def write(database: Database) -> None:
            row = stored.position_row(database, id)
            if row is not None and row.state != "failed":
                return
            check_place(partial(stored.count_waiting, database), who)
            stored.begin_position(database, id, game, plain, decides, who)

        await self._hub.storage.write(f"position {id}", write)
        self._go_on(await self._row(id))
        return id

    async def _row(self, id: str) -> PositionRow:
        if not ID.fullmatch(id):
            raise refused("no-such-study", 404)
        row = await self._hub.storage.read(lambda one: stored.position_row(one, id))
        if row is None:
            raise refused("no-such-study", 404)
        return row

    # --- shown ---------------------------------------------------------------------------------

    async def shown(self, id: str) -> wire.PositionAnalysis:
        """Return what was found of a position, and how far it is."""
        row = await self._row(id)
        ahead = 0
        if row.state == "waiting":
            asked_at = row.asked
            ahead = await self._hub.storage.read(
                lambda one: stored.count_waiting(one, before=asked_at)
            )
        working = wire.Working("waiting", row.done, len(rounds(row.game)), ahead)
        if row.state != "waiting":
            state = "done" if row.state == "done" else "failed"
            working = msgspec.structs.replace(working, state=state)
        report = None
        if row.found is not None:
            report = msgspec.convert(row.found["report"], wire.PositionFound)
        return wire.PositionAnalysis(row.id, row.game, row.seat, working, report)

    async def line(self, owner: str, id: str, plan: int) -> bytes:
        """Return one of the plans, played out."""
        row = await self._row(id)
        if row.found is None:
            raise refused("no-such-moment", 404, at=plan)
        plans = row.found["plans"]
        request = asked.PlayOutPosition(row.game, row.position, row.seat, plans, plan)
        return (await self._hub.studies.answer(messages.Encoded, request, owner)).body

    # --- worked out ----------------------------------------------------------------------------

    async def resume(self) -> None:
        """Go on with everything that waits and nobody works at."""
        for row in await self._hub.storage.read(stored.waiting):
            self._go_on(row)

    def _go_on(self, row: PositionRow) -> None:
        if row.state == "waiting":
            self._jobs.go_on(
                f"position {row.id}", lambda: self._work(row.id), lambda: self._end(row.id)
            )

    async def _work(self, id: str) -> None:
        """Search round by round; what each finds is kept and shown at once."""
        row = await self._row(id)
        nodes, all_rounds = nodes_of(find_game(row.game)), rounds(row.game)
        for done, times in enumerate(all_rounds[row.done :], start=row.done + 1):
            request = asked.WeighPosition(row.game, row.position, row.seat, times * nodes, done)
            # Whoever waits for a first answer goes before those who wait for a deeper one.
            rank = Priority(min(done - 1, 1), row.owner)
            answer = await self._hub.surveys.ask(request, partial(_same, rank))
            assert isinstance(answer, messages.Value)
            if not await self._kept(id, done, answer.value, done == len(all_rounds)):
                return  # begun anew meanwhile

    async def _kept(self, id: str, done: int, found: Any, last: bool) -> bool:
        return await self._hub.storage.write(
            f"position {id}", lambda one: stored.keep_round(one, id, done, found, last)
        )

    async def _end(self, id: str) -> None:
        await self._hub.storage.write(f"position {id}", lambda one: stored.end_position(one, id))


def _same(priority: Priority) -> Priority:
    return priority


def rounds(game: str) -> tuple[int, ...]:
    """Return how many times the usual positions each round of a game searches."""
    return SLOW_ROUNDS if game in SLOW_NODES else ROUNDS


def name_of(game: str, position: Any, seat: str) -> str:
    """Return the id of a position: the same for everybody who sets it up."""
    known = [game, find_game(game).version, EDITION, position, seat]
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:32]
