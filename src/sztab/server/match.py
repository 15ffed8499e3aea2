"""A match: one table with the people at it; every command goes through here, one at a time."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection as Database

from sztab.bots import BOTS
from sztab.core.errors import RulesError
from sztab.server import storage, views, wire
from sztab.server.connection import POLICY, Connection, encode
from sztab.server.course import Course
from sztab.server.limits import Pace
from sztab.server.names import clean_line
from sztab.server.refusing import RefusedError, refused
from sztab.server.saying import said, seat_name
from sztab.server.schema import Event, Kind, Said, SeatRow, TableRow

if TYPE_CHECKING:
    from sztab.server.house import House

STAND_IN: Final = max(BOTS.values(), key=lambda bot: bot.level).name  # for a seat that resigned
Also = Callable[[Database], None]


class Match:
    """One table in memory; the database has everything that must last."""

    def __init__(
        self,
        house: "House",
        row: TableRow,
        seats: list[SeatRow],
        holds: dict[str, set[str]],
        course: Course,
    ) -> None:
        self.house: Final = house
        self.id: Final = row.id
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.holds = holds  # by device
        self.course = course
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.active: dict[str, str] = {}  # hot seat: the seat that a device shows
        self.veils: dict[str, wire.Veil] = {}  # hot seat: devices between two seats
        self.last_chat = 0
        self._paces: Final[dict[str, Pace]] = {}
        self.thinking: asyncio.Task[None] | None = None

    # --- who ------------------------------------------------------------------------------

    def held(self, device: str | None) -> list[str]:
        """The seats of a device, in the order of the game."""
        mine = self.holds.get(device, set()) if device is not None else set()
        return [seat for seat in self.seats if seat in mine]

    def looking(self, device: str | None) -> str | None:
        """The seat that a device shows now; ``None`` for a spectator, and behind a veil."""
        if device is None or device in self.veils:
            return None
        return self.active.get(device)

    def acting(self, device: str | None) -> str:
        """The seat for which a device may act now."""
        if device is not None and device in self.veils:
            raise refused("veiled", 403)
        seat = self.looking(device)
        if seat is None or seat not in self.held(device):
            raise refused("not-your-seat", 403)
        return seat

    def name(self, seat: str) -> str:
        """Who sits there, by name."""
        return self.seats[seat].name or seat

    @property
    def bot_awaited(self) -> SeatRow | None:
        """The bot that must decide now; none while people talk about a take-back."""
        if self.course.asked is not None:
            return None
        bots = (self.seats[seat] for seat in self.course.awaited)
        return next((seat for seat in bots if seat.kind == "bot"), None)

    # --- coming and going -----------------------------------------------------------------

    def connect(self, connection: Connection, chat: list[Said]) -> None:
        """Show the table to somebody who has come."""
        self.connections.add(connection)
        if connection.device is not None:
            self._settle(connection.device)
        self.show_people()
        connection.send(wire.Chatted([_chat_line(line) for line in chat]))
        self._show(connection, {})

    def pace(self, connection: Connection) -> Pace:
        """The pace that all sockets of a device share; every spectator has its own."""
        limits = self.house.settings.limits
        if connection.device is None:
            return Pace(limits)
        return self._paces.setdefault(connection.device, Pace(limits))

    def disconnect(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        self.show_people()

    def cut_off(self, device: str) -> None:
        """End the sockets of a device that has lost a seat."""
        for connection in list(self.connections):
            if connection.device == device:
                connection.end(POLICY, wire.Said("links-withdrawn"))

    def seats_changed(self, seats: list[SeatRow], holds: dict[str, set[str]]) -> None:
        """Take up who sits where, as it is stored."""
        before = self.holds
        self.seats = {seat.seat: seat for seat in seats}
        self.holds = holds
        for device, mine in before.items():
            if mine - holds.get(device, set()):
                self.active.pop(device, None)
                self.veils.pop(device, None)
                self.cut_off(device)
        for connection in self.connections:
            if connection.device is not None and connection.device not in self.active:
                self._settle(connection.device)
                connection.next_line = 0
                self._show(connection, {})
        self.show_people()

    # --- showing --------------------------------------------------------------------------

    def _settle(self, device: str) -> None:
        """Choose the seat that a device shows; a veil parts two that know different things."""
        seats = self.held(device)
        if not seats or device in self.veils:
            return
        awaited = [seat for seat in seats if seat in self.course.awaited]
        active = self.active.get(device)
        if active in awaited or (active is not None and not awaited):
            return
        target = awaited[0] if awaited else seats[0]
        others = [active] if active is not None else [seat for seat in seats if seat != target]
        if any(views.differ(self.course, target, other) for other in others):
            self.active.pop(device, None)
            self.veils[device] = wire.Veil(
                target, self.name(target), None if active is None else self.name(active)
            )
        else:
            self.active[device] = target

    def show_all(self) -> None:
        """After a change: every connection gets its own view."""
        for device in {one.device for one in self.connections if one.device is not None}:
            self._settle(device)
        encoded: dict[tuple[str | None, int], bytes] = {}
        for connection in self.connections:
            self._show(connection, encoded)

    def _show(self, connection: Connection, encoded: dict[tuple[str | None, int], bytes]) -> None:
        device = connection.device
        if device is not None and device in self.veils:
            connection.next_line = 0
            connection.send(self.veils[device])
            return
        key = (self.looking(device), connection.next_line)
        if key not in encoded:
            encoded[key] = encode(views.view(self.course, *key, self._take_back()))
        connection.send_text(encoded[key])
        connection.next_line = self.course.moves_made + 1

    def show_to(self, connection: Connection) -> None:
        """Show the newest view to one connection."""
        self._show(connection, {})

    def _take_back(self) -> wire.TakeBackAsked | None:
        asked = self.course.asked
        if asked is None:
            return None
        to = int(asked.text)
        waits = self._must_agree(asked.seat)
        return wire.TakeBackAsked(
            asked.seat,
            to,
            self.course.moves_made - to,
            [seat for seat in waits if seat not in self.course.agreed],
        )

    def _must_agree(self, asker: str) -> list[str]:
        """The people who are asked: not the bots, nor who shares the asker's device."""
        together = {seat for mine in self.holds.values() if asker in mine for seat in mine}
        return [
            seat.seat
            for seat in self.seats.values()
            if seat.kind == "person" and seat.seat not in together
        ]

    def people(self, device: str | None) -> wire.People:
        """Who is at the table, as a device is told."""
        mine = self.held(device)
        here, watching = self.house.presence(self)
        return wire.People(
            title=self.row.title,
            host=device is not None and device == self.row.host,
            seats=[self.sitting(seat, seat.seat in mine, here) for seat in self.seats.values()],
            spectators=watching,
            hot_seat=len(mine) > 1,
            again=self.row.again,
        )

    def sitting(self, seat: SeatRow, mine: bool, here: set[str]) -> wire.Sitting:
        """One seat, as everybody may know."""
        return wire.Sitting(
            seat.seat,
            said(seat_name(self.course.game, seat.seat)),
            seat.name,
            seat.kind,
            seat.bot,
            seat.kind == "bot" or seat.seat in here,
            mine,
        )

    def here(self) -> tuple[set[str], int]:
        """The seats whose people are connected to this worker, and how many others watch."""
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

    # --- commands -------------------------------------------------------------------------

    async def move(self, device: str | None, text: str, version: int) -> None:
        """Make a move for the seat that the device shows."""
        async with self.lock:
            seat = self.acting(device)
            if version != self.course.version:
                if self.course.is_repeat(version, seat, text):
                    return self._show_again(device)
                if not self.course.same_for(seat, version):
                    raise refused("stale", stale=True)
            await self._play(seat, text)
        return None

    async def move_of_bot(self, seat: str, text: str, version: int) -> None:
        """Make a bot's move in the position that it thought about."""
        async with self.lock:
            if version != self.course.version or self.seats[seat].kind != "bot":
                raise refused("stale", stale=True)
            await self._play(seat, text)

    async def _play(self, seat: str, text: str) -> None:
        if self.course.over:
            raise refused("game-is-over")
        try:
            event = self.course.play(seat, text)
        except RulesError as error:
            raise RefusedError(error.refusal) from error
        await self._commit(event)

    async def undo(self, device: str | None, to: int, version: int) -> None:
        """Go back as far as the rules of undo allow."""
        async with self.lock:
            seat = self._fresh(device, version)
            reach = self.course.undo_reach(seat)
            if not isinstance(reach, tuple):
                raise RefusedError(reach)
            near, far = reach
            if not far <= to <= near:
                raise refused("no-such-moment", at=to)
            await self._commit(self._event("undo", seat, str(to)))

    async def ask_take_back(self, device: str | None, to: int, version: int) -> None:
        """Ask the others to go back; done at once if nobody has to agree."""
        async with self.lock:
            seat = self._fresh(device, version)
            if self.course.resigned is not None:
                raise refused("game-is-over")
            if not to < self.course.moves_made:
                raise refused("no-such-moment", at=to)
            free = self.row.free_take_back or not self._must_agree(seat)
            await self._commit(self._event("take-back" if free else "ask-take-back", seat, str(to)))

    async def answer(self, device: str | None, yes: bool, version: int) -> None:
        """Agree to a take-back for all seats of the device, or refuse it."""
        async with self.lock:
            self._fresh(device, version)
            asked = self.course.asked
            if asked is None:
                raise refused("nothing-asked")
            waiting = [one for one in self._must_agree(asked.seat) if one not in self.course.agreed]
            mine = [seat for seat in self.held(device) if seat in waiting]
            if not mine:
                raise refused("nothing-asked")
            kind: Kind = "refuse-take-back"
            text = ""
            if yes:
                last = len(waiting) == 1
                kind, text = ("take-back", asked.text) if last else ("agree-take-back", "")
            await self._commit(self._event(kind, mine[0], text))

    async def resign(self, device: str | None, version: int) -> None:
        """Give up: of two the other wins; of more, a bot plays on."""
        async with self.lock:
            seat = self._fresh(device, version)
            if self.course.over:
                raise refused("game-is-over")
            if len(self.seats) <= 2:
                return await self._commit(self._event("resign", seat))
            row = self.seats[seat]._replace(kind="bot", bot=STAND_IN, link=None)

            def hand_over(database: Database) -> None:
                storage.set_seat(database, row)
                storage.release(database, self.id, seat)

            self.seats[seat] = row
            for mine in self.holds.values():
                mine.discard(seat)
            self.active = {one: shown for one, shown in self.active.items() if shown != seat}
            await self._commit(self._event("resign", seat, STAND_IN), hand_over)
            self.show_people()
        return None

    def sit(self, device: str | None, seat: str) -> None:
        """Hot seat: the person of this seat is looking now."""
        if device is None or seat not in self.held(device):
            raise refused("not-your-seat", 403)
        self.veils.pop(device, None)
        self.active[device] = seat
        for connection in self.connections:
            if connection.device == device:
                connection.next_line = 0
                self._show(connection, {})

    def look(self, device: str | None, at: int, eyes: str | None) -> wire.Moment:
        """A moment of the game as the seat saw it; others' eyes only after the end."""
        if device is not None and device in self.veils:
            raise refused("veiled", 403)
        if at > self.course.moves_made:
            raise refused("no-such-moment", at=at)
        seat = self.looking(device)
        if eyes is None or eyes == seat:
            return views.moment(self.course, seat, at)
        if not self.all_shown:
            raise refused("eyes-closed", 403)
        if eyes == views.ALL_EYES:
            mover = self.course.entries()[at - 1].seat if at else self.course.seats[0]
            return views.moment(self.course, mover, at, all_eyes=True)
        if eyes not in self.seats:
            raise refused("no-such-seat")
        return views.moment(self.course, eyes, at)

    @property
    def all_shown(self) -> bool:
        """Whether nothing is secret any more."""
        return self.course.over and self.row.show_all_after

    async def chat(self, device: str | None, text: str) -> None:
        """Say something to everybody at the table; spectators only listen."""
        seats = self.held(device)
        if not seats:
            raise refused("not-your-seat", 403)
        speaker = self.looking(device) or seats[0]
        line = clean_line(text)
        if not line:
            raise refused("not-a-command")
        name = self.name(speaker)

        def write(database: Database) -> Said:
            storage.notify(database, f"chat {self.id}")
            return storage.add_chat(database, self.id, name, line)

        self.chatted([await self.house.storage.write(self.id, write)])

    def chatted(self, lines: list[Said]) -> None:
        """Pass on lines that are stored, each once."""
        new = [line for line in lines if line.id > self.last_chat]
        if new:
            self.last_chat = new[-1].id
            message = encode(wire.Chatted([_chat_line(line) for line in new]))
            for connection in self.connections:
                connection.send_text(message)

    # --- keeping --------------------------------------------------------------------------

    def _fresh(self, device: str | None, version: int) -> str:
        seat = self.acting(device)
        if version != self.course.version:
            raise refused("stale", stale=True)
        return seat

    def _event(self, kind: Kind, seat: str, text: str = "") -> Event:
        return Event(self.course.version, kind, seat, text)

    async def _commit(self, event: Event, also: Also | None = None) -> None:
        """Store an event, then show it. What cannot be stored has not happened."""
        course = self.course
        try:
            course.accept(event)
            moves, awaited = course.moves_made, course.awaited
            bot = self.bot_awaited is not None

            def write(database: Database) -> None:
                storage.add_events(database, self.id, [event])
                storage.set_course(database, self.id, moves, awaited, bot)
                if also is not None:
                    also(database)
                storage.notify(database, f"event {self.id} {course.version}")

            await self.house.storage.write(self.id, write)
        except storage.TakenError as error:
            await self.house.reload(self)
            self.show_all()
            raise refused("stale", stale=True) from error
        except BaseException:
            await self.house.reload(self)
            raise
        self.changed(event)

    def changed(self, event: Event) -> None:
        """Show an event that is stored and taken up."""
        if event.kind != "move":
            for connection in self.connections:
                connection.next_line = min(connection.next_line, self.course.moves_made)
        self.show_all()
        self.house.wake_bot(self)

    async def catch_up(self) -> None:
        """Take up what other workers have stored since."""
        async with self.lock:
            since = self.course.version
            new = await self.house.storage.read(
                lambda database: storage.events(database, self.id, since)
            )
            for event in new:
                self.course.redo(event)
                if event.kind != "move":
                    for connection in self.connections:
                        connection.next_line = min(connection.next_line, self.course.moves_made)
            if new:
                self.show_all()

    def _show_again(self, device: str | None) -> None:
        for connection in self.connections:
            if connection.device == device:
                self._show(connection, {})


def _chat_line(line: Said) -> wire.ChatLine:
    return wire.ChatLine(line.name, line.text, line.at.isoformat())


def position_for_bot(match: Match) -> Any:
    """The position as JSON: what goes to another process."""
    return match.course.game.dump(match.course.table.state)
