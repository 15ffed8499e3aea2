"""Who is at a table: seats, people, devices, sockets, and what everybody is told of them."""

import asyncio
from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final, TypeVar

from sztab.core.registry import find_game
from sztab.core.words import seat_name
from sztab.server import wire
from sztab.server.errors import RefusedError, refused
from sztab.server.live.connection import Connection
from sztab.server.processes.fair_queue import Priority
from sztab.server.rate_limits import Pace, client_key
from sztab.server.rules.messages import Facts, refusal_of
from sztab.server.store.schema import Seating, SeatRow, TableRow
from sztab.server.wire import encode
from sztab.server.wire.convert import said
from sztab.server.wire.encoding import POLICY_VIOLATION

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

T = TypeVar("T")


class People:
    """The people of one table, as they are stored, and their open sockets."""

    facts: Facts  # of the game, as it is stored

    def __init__(self, hub: "Hub", row: TableRow, seating: Seating) -> None:
        self.hub: Final = hub
        self.id: Final = row.id
        self.row = row
        self.seats = {seat.seat: seat for seat in seating.seats}
        self.devices = seating.devices  # to persons
        self.handovers = seating.handovers  # by seat
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.coming: Final[set[Connection]] = set()  # accepted, from before they see anything
        self.active: dict[str, str] = {}  # hot seat: the seat that a device shows
        self.veils: dict[str, wire.Veil] = {}  # hot seat: devices between two seats
        self.last_chat = 0
        self._paces: Final[dict[str, Pace]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.left: str | None = None  # why it is not gone on with from this memory

    # --- who ------------------------------------------------------------------------------

    def person(self, device: str | None) -> str | None:
        """Return whose device this is."""
        return None if device is None else self.devices.get(device)

    def is_host(self, device: str | None) -> bool:
        """Return True if the table was opened by the person of this device."""
        return self.person(device) == self.row.host

    def held(self, device: str | None) -> list[str]:
        """Return the seats of a device's person, in the order of the game."""
        mine = self.devices.get(device or "")
        return [seat.seat for seat in self.seats.values() if mine and seat.person == mine]

    def looking(self, device: str | None) -> str | None:
        """Return the seat that a device shows now; ``None`` for a spectator or behind a veil."""
        if device is None or device in self.veils:
            return None
        return self.active.get(device)

    def acting(self, device: str | None) -> str:
        """Return the seat that a device may act for now."""
        if device is not None and device in self.veils:
            raise refused("veiled", 403)
        seat = self.active.get(device or "")
        if seat is None or seat not in self.held(device):
            raise refused("not-your-seat", 403)
        if self.facts.closed is not None:
            raise RefusedError(refusal_of(self.facts.closed), 409)
        return seat

    def may_have_hints(self, seat: str) -> bool:
        """Return True for a seat that plays against bots alone, or in a game for teaching."""
        others = (one for one in self.seats.values() if one.seat != seat)
        return self.row.teaching or self.row.training or all(one.kind == "bot" for one in others)

    def name(self, seat: str) -> str:
        """Return the name of whoever sits in a seat."""
        return self.seats[seat].name or seat

    @property
    def bot_awaited(self) -> SeatRow | None:
        """Return the bot that must decide now; ``None`` while a take-back is discussed."""
        return self._bot_awaited(self.facts)

    def _bot_awaited(self, facts: Facts) -> SeatRow | None:
        if facts.asked is not None or facts.full:
            return None
        bots = (self.seats[seat] for seat in facts.awaited)
        return next((seat for seat in bots if seat.kind == "bot"), None)

    @property
    def paused(self) -> bool:
        """Return True if only bots play and nobody watches."""
        return not self.connections and all(seat.kind == "bot" for seat in self.seats.values())

    def standing(self) -> Priority:
        """Return how urgent a bot's move is: somebody waits, is away, or only watches."""
        playing = [client_key(one.address) for one in self.connections if self.held(one.device)]
        if playing:
            return Priority(0, min(playing))
        if any(seat.kind != "bot" for seat in self.seats.values()):
            return Priority(1, self.row.host)
        return Priority(2, min((client_key(one.address) for one in self.connections), default=""))

    # --- coming and going -----------------------------------------------------------------

    def pace(self, connection: Connection) -> Pace:
        """Return the rate limit shared by a device's sockets, or by an address's spectators."""
        return self._paces.setdefault(connection.owner, Pace(self.hub.settings.limits))

    def disconnect(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        self.show_people()

    def cut_off(self, device: str, why: str) -> None:
        """End the sockets of a device."""
        for connection in list(self.connections):
            if connection.device == device:
                connection.end(POLICY_VIOLATION, wire.Said(why))

    def leave(self, why: str, code: int, say: wire.Said | None) -> None:
        """End all sockets; nothing more happens in this memory of the table."""
        self.left = why
        for connection in list(self.coming):
            connection.end(code, say)

    def count_sockets(self, connection: Connection) -> int:
        """Return the number of sockets at the busiest seat of this connection."""
        counts = [
            sum(seat in self.held(other.device) for other in self.coming)
            for seat in self.held(connection.device)
        ]
        return max(counts, default=0)

    def renewed(self, old: str, new: str) -> None:
        """Move a device's sockets to its new token."""
        for connection in self.coming:
            if connection.device == old:
                connection.device = new
        _rename(self.devices, old, new)
        _rename(self.active, old, new)
        _rename(self.veils, old, new)
        _rename(self._paces, old, new)

    def _let_go(self, seats: dict[str, SeatRow], devices: dict[str, str]) -> None:
        """Cut off devices that are signed out, or have lost their last seat to a person."""
        for device, person in devices.items():
            if device not in self.devices:
                self.cut_off(device, "signed-out")
            has = self.held(device)
            lost = [one.seat for one in seats.values() if one.person == person]
            lost = [seat for seat in lost if seat not in has]
            if lost:
                self.active.pop(device, None)
                self.veils.pop(device, None)
            if not has and any(self.seats[seat].kind != "bot" for seat in lost):
                self.cut_off(device, "links-withdrawn")

    # --- what is told of them -------------------------------------------------------------

    def people(self, device: str | None) -> wire.People:
        """Return who is at the table, as a device is told."""
        mine = self.held(device)
        here, watching = self.hub.presence(self)
        return wire.People(
            title=self.row.title,
            host=self.is_host(device),
            seats=[self.sitting(seat, seat.seat in mine, here) for seat in self.seats.values()],
            spectators=watching,
            hot_seat=len(mine) > 1,
            again=self.row.again,
            training=self.row.training,
            absence=self.row.absence,
            devices=sum(one == self.person(device) for one in self.devices.values()),
            teaching=self.row.teaching,
            hints=any(self.may_have_hints(seat) for seat in mine),
        )

    def sitting(self, seat: SeatRow, mine: bool, here: set[str]) -> wire.Sitting:
        """Return what everybody may know about one seat."""
        return wire.Sitting(
            seat.seat,
            said(seat_name(find_game(self.row.game), seat.seat)),
            seat.name,
            seat.kind,
            seat.bot,
            seat.kind == "bot" or seat.seat in here,
            mine,
            self._asked_for(seat.seat),
        )

    def sittings(self, device: str | None) -> list[wire.Sitting]:
        """Return all seats as a device is shown them on a page beside the table."""
        mine = self.held(device)
        return [self.sitting(seat, seat.seat in mine, set()) for seat in self.seats.values()]

    def _asked_for(self, seat: str) -> wire.HandOverAsked | None:
        asked = None if self.facts.over else self.handovers.get(seat)
        return asked and wire.HandOverAsked(asked.due.isoformat(), asked.bot)

    def put_off(self, seats: Iterable[str], due: datetime) -> None:
        """Show that whoever these seats are asked from counts as gone later than was said."""
        late = {seat: self.handovers[seat] for seat in seats if seat in self.handovers}
        self.handovers = self.handovers | {
            seat: asked._replace(due=due) for seat, asked in late.items()
        }
        self.show_people()

    def here(self) -> tuple[set[str], int]:
        """Return the seats connected to this worker, and the number of watchers."""
        seats: set[str] = set()
        watching = 0
        for connection in self.connections:
            held = self.held(connection.device)
            seats.update(held)
            watching += not held
        return seats, watching

    def show_people(self) -> None:
        """Tell everybody who is here."""
        told: dict[str | None, bytes] = {}
        for connection in self.connections:
            if connection.device not in told:
                told[connection.device] = encode(self.people(connection.device))
            connection.send_text(told[connection.device])


def _rename(kept: dict[str, T], old: str, new: str) -> None:
    if old in kept:
        kept[new] = kept.pop(old)
