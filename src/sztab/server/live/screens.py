"""What each device shows of a table: the view of one seat, or a veil between two (hot seat)."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.live.connection import Connection
from sztab.server.live.people import People
from sztab.server.processes.tables import REPLAY_SECONDS, KeptTable
from sztab.server.rules import messages
from sztab.server.store import storage
from sztab.server.store.schema import Seating, TableRow

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub


class Screens(People):
    """A table as its connections see it."""

    def __init__(self, hub: "Hub", row: TableRow, seating: Seating) -> None:
        super().__init__(hub, row, seating)
        self.kept: Final = KeptTable(self.id, self._rows)
        self._loaded = False

    async def load(self) -> None:
        """Let a rule process read the table from its rows."""
        self.facts = (await self.hub.tables.load(self.kept)).facts
        self._loaded = True

    async def _rows(self) -> messages.Load:
        """Return the table's stored rows, or only the newer ones if it is in memory."""
        events = await self.hub.storage.read(lambda database: storage.events(database, self.id))
        if self._loaded:
            if len(events) < self.facts.version:
                asyncio.get_running_loop().call_soon(self.hub.reload, self)
                raise refused("table-went-back", 409)
            del events[self.facts.version :]
        return messages.Load(self.id, self.row.game, self.row.opening, events)

    async def position(self) -> Any:
        """Return the position as JSON, for a bot."""
        answer = await self.hub.tables.ask(
            self.kept,
            messages.Value,
            lambda token: messages.Position(self.id, token),
            self.hub.settings.limits.work,
        )
        return answer.value

    async def seats_changed(self, row: TableRow, seating: Seating) -> None:
        """Take up who sits where, as it is stored."""
        async with self.lock:
            seats, devices = self.seats, self.devices
            self.row = row
            self.seats = {seat.seat: seat for seat in seating.seats}
            self.devices = seating.devices
            self.handovers = seating.handovers
            self._let_go(seats, devices)
            self.show_people()
            fresh = [
                one
                for one in self.connections
                if one.device is not None and one.device not in self.active
            ]
            await self._show_anew(fresh, settle=True)

    # --- showing --------------------------------------------------------------------------

    def _audience(self, connections: Iterable[Connection]) -> messages.Audience:
        """Return what a rule process needs to know about connections to build their views."""
        viewers = [
            messages.Viewer(
                one.device,
                tuple(self.held(one.device)),
                self.active.get(one.device or ""),
                one.device in self.veils,
                one.next_line,
            )
            for one in connections
        ]
        people = {
            seat.seat: seat.person or "" for seat in self.seats.values() if seat.kind == "person"
        }
        return messages.Audience(viewers, people)

    def _show(self, connections: Iterable[Connection], shown: messages.Changed) -> None:
        """Send what was worked out."""
        for one, settled in shown.settled.items():
            before = self.active.pop(one, None)
            if settled.seat is not None:
                self.active[one] = settled.seat
            if settled.veil is not None:
                said_by = None if before is None else self.name(before)
                self.veils[one] = wire.Veil(settled.veil, self.name(settled.veil), said_by)
        moves_made = shown.facts.moves_made
        screens = {(screen.seat, screen.next_line): screen.view for screen in shown.screens}
        for connection in connections:
            device = connection.device
            if device is not None and device in self.veils:
                connection.next_line = 0
                connection.send(self.veils[device])
                continue
            key = (self.active.get(device or ""), min(connection.next_line, moves_made))
            if key in screens:  # not so for one that has gone meanwhile
                connection.send_text(screens[key])
                connection.next_line = moves_made + 1

    async def show_to(self, connection: Connection) -> None:
        """Show the newest view to one connection."""
        async with self.lock:
            await self._show_again([connection])

    async def _show_anew(self, connections: list[Connection], settle: bool) -> None:
        """Show the table with its whole log."""
        for connection in connections:
            connection.next_line = 0
        await self._show_again(connections, settle)

    async def _show_again(self, connections: list[Connection], settle: bool = False) -> None:
        """Show the table as it stands; it is stored, so nobody is refused."""
        if connections:
            self._show(connections, await self._shown(connections, settle, REPLAY_SECONDS))

    async def _shown(
        self, connections: list[Connection], settle: bool, seconds: float
    ) -> messages.Changed:
        """Return what each connection is to be shown now."""
        audience = self._audience(connections)
        return await self.hub.tables.ask(
            self.kept,
            messages.Changed,
            lambda token: messages.Show(self.id, token, audience, settle),
            seconds,
        )

    async def sit(self, device: str | None, seat: str) -> None:
        """Hot seat: the person of this seat is looking now."""
        async with self.lock:
            if device is None or seat not in self.held(device):
                raise refused("not-your-seat", 403)
            self.veils.pop(device, None)
            self.active[device] = seat
            mine = [one for one in self.connections if one.device == device]
            await self._show_anew(mine, settle=False)
