"""A match: one table with the people at it; every command goes through here, one at a time.

Whatever the rules have to say is worked out in threads beside the loop, on a copy of the course,
together with all views that follow; it is stored, and only then it has happened and is shown.
"""

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection as Database

from sztab.bots import BOTS
from sztab.server import storage, views, wire
from sztab.server.connection import POLICY, Connection, encode
from sztab.server.course import Course
from sztab.server.limits import Pace, household
from sztab.server.names import clean_line
from sztab.server.refusing import RefusedError, refused
from sztab.server.saying import said, seat_name
from sztab.server.schema import Event, Kind, Said, Seating, SeatRow, TableRow
from sztab.server.seating import ReleasedError, check_hold, end_handovers, set_seat
from sztab.server.turns import Standing

if TYPE_CHECKING:
    from sztab.server.house import House

Key = tuple[str | None, int]  # whose eyes, and the first line of the log to be sent
STAND_IN: Final = max(BOTS.values(), key=lambda bot: bot.level).name  # for a seat that resigned
UNHURRIED: Final = 60.0  # seconds for what is stored already and must be shown
Also = Callable[[Database], None]
T = TypeVar("T")


class Settled(NamedTuple):
    """Hot seat: the seat that a device shows, or the veil that it shows instead."""

    seat: str | None
    veil: wire.Veil | None = None


class Shown(NamedTuple):
    """What everybody is to be shown of a course."""

    course: Course
    settled: dict[str, Settled]  # by device
    encoded: dict[Key, bytes]


class Match:
    """One table in memory; the database has everything that must last."""

    def __init__(
        self,
        house: "House",
        row: TableRow,
        seating: Seating,
        course: Course,
    ) -> None:
        self.house: Final = house
        self.id: Final = row.id
        self.row = row
        self.seats = {seat.seat: seat for seat in seating.seats}
        self.devices = seating.devices  # to persons
        self.handovers = seating.handovers  # by seat
        self.course = course
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.coming: Final[set[Connection]] = set()  # accepted, from before they see anything
        self.active: dict[str, str] = {}  # hot seat: the seat that a device shows
        self.veils: dict[str, wire.Veil] = {}  # hot seat: devices between two seats
        self.last_chat = 0
        self._paces: Final[dict[str, Pace]] = {}
        self.thinking: asyncio.Task[None] | None = None

    # --- who ------------------------------------------------------------------------------

    def person(self, device: str | None) -> str | None:
        """Return whose device this is."""
        return None if device is None else self.devices.get(device)

    def is_host(self, device: str | None) -> bool:
        """Return True if the table was opened by the person of this device."""
        return self.person(device) == self.row.host

    def held(self, device: str | None) -> list[str]:
        """The seats of a device's person, in the order of the game."""
        mine = self.person(device)
        return [seat.seat for seat in self.seats.values() if mine and seat.person == mine]

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
        if self.course.closed is not None:
            raise RefusedError(self.course.closed, 409)
        return seat

    def name(self, seat: str) -> str:
        """Who sits there, by name."""
        return self.seats[seat].name or seat

    @property
    def bot_awaited(self) -> SeatRow | None:
        """The bot that must decide now; none while people talk about a take-back."""
        return self._bot_awaited(self.course)

    def _bot_awaited(self, course: Course) -> SeatRow | None:
        if course.asked is not None or course.is_full("move"):
            return None
        bots = (self.seats[seat] for seat in course.awaited)
        return next((seat for seat in bots if seat.kind == "bot"), None)

    @property
    def paused(self) -> bool:
        """Whether only bots play and nobody looks on."""
        return not self.connections and all(seat.kind == "bot" for seat in self.seats.values())

    def standing(self) -> Standing:
        """How urgently a bot is wanted here: by somebody who waits, who is away, who looks on."""
        playing = [household(one.address) for one in self.connections if self.held(one.device)]
        if playing:
            return Standing(0, min(playing))
        if any(seat.kind != "bot" for seat in self.seats.values()):
            return Standing(1, self.row.host)
        return Standing(2, min((household(one.address) for one in self.connections), default=""))

    # --- coming and going -----------------------------------------------------------------

    async def connect(self, connection: Connection, chat: list[Said]) -> None:
        """Show the table to somebody who has come."""
        async with self.lock:
            shown = await self._work(
                connection.owner, lambda: self._shown(self.course, [connection])
            )
            self.connections.add(connection)
            self.show_people()
            connection.send(wire.Chatted([_chat_line(line) for line in chat]))
            self._show([connection], shown)
        self.house.wake_bot(self)

    def pace(self, connection: Connection) -> Pace:
        """The pace that all sockets of a device share, or all spectators of an address."""
        return self._paces.setdefault(connection.owner, Pace(self.house.settings.limits))

    def disconnect(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        self.show_people()

    def cut_off(self, device: str, why: str) -> None:
        """End the sockets of a device."""
        for connection in list(self.connections):
            if connection.device == device:
                connection.end(POLICY, wire.Said(why))

    def count_sockets(self, connection: Connection) -> int:
        """How many sockets the busiest seat of this connection has."""
        counts = [
            sum(seat in self.held(other.device) for other in self.coming)
            for seat in self.held(connection.device)
        ]
        return max(counts, default=0)

    def renewed(self, old: str, new: str) -> None:
        """A device has a new token: its sockets go on under it."""
        for connection in self.coming:
            if connection.device == old:
                connection.device = new
        _rename(self.devices, old, new)
        _rename(self.active, old, new)
        _rename(self.veils, old, new)
        _rename(self._paces, old, new)

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

    async def position(self) -> Any:
        """The position as JSON: what goes to a bot's process."""
        course = self.course
        return await self._work("bot", lambda: course.game.dump(course.table.state))

    # --- showing --------------------------------------------------------------------------

    async def _work(self, owner: str, work: Callable[[], T]) -> T:
        """Ask the rules, within the time that they have."""
        return await self.house.rules.work(f"{self.id} {owner}", work)

    def _shown(
        self, course: Course, connections: Iterable[Connection], settle: bool = True
    ) -> Shown:
        """What *connections* are to be shown of *course*: in a thread, so it changes nothing."""
        settled: dict[str, Settled] = {}
        encoded: dict[Key, bytes] = {}
        for connection in connections:
            device = connection.device
            seat: str | None = None
            if device is not None:
                if device not in settled:
                    settled[device] = (
                        self._settled(course, device)
                        if settle
                        else Settled(self.active.get(device), self.veils.get(device))
                    )
                if settled[device].veil is not None:
                    continue
                seat = settled[device].seat
            key = (seat, min(connection.next_line, course.moves_made))
            if key not in encoded:
                encoded[key] = encode(views.view(course, *key, self._take_back(course)))
        return Shown(course, settled, encoded)

    def _settled(self, course: Course, device: str) -> Settled:
        """The seat that a device is to show; a veil parts two that know different things."""
        seats, active = self.held(device), self.active.get(device)
        if device in self.veils:
            return Settled(None, self.veils[device])
        awaited = [seat for seat in seats if seat in course.awaited]
        if not seats or active in awaited or (active is not None and not awaited):
            return Settled(active)
        target = awaited[0] if awaited else seats[0]
        others = [active] if active is not None else [seat for seat in seats if seat != target]
        if not any(views.differ(course, target, other) for other in others):
            return Settled(target)
        before = None if active is None else self.name(active)
        return Settled(None, wire.Veil(target, self.name(target), before))

    def _show(self, connections: Iterable[Connection], shown: Shown) -> None:
        """Send what was worked out."""
        for owner, (seat, veil) in shown.settled.items():
            self.active.pop(owner, None)
            if seat is not None:
                self.active[owner] = seat
            if veil is not None:
                self.veils[owner] = veil
        for connection in connections:
            device = connection.device
            if device is not None and device in self.veils:
                connection.next_line = 0
                connection.send(self.veils[device])
                continue
            key = (self.looking(device), min(connection.next_line, shown.course.moves_made))
            if key in shown.encoded:  # not so for one that has gone meanwhile
                connection.send_text(shown.encoded[key])
                connection.next_line = shown.course.moves_made + 1

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
            shown = await self.house.rules.work(
                self.id, lambda: self._shown(self.course, connections, settle), UNHURRIED
            )
            self._show(connections, shown)

    def _take_back(self, course: Course) -> wire.TakeBackAsked | None:
        asked = course.asked
        if asked is None:
            return None
        to = int(asked.text)
        waits = self._must_agree(asked.seat, course.agreed)
        return wire.TakeBackAsked(asked.seat, to, course.moves_made - to, waits)

    def _must_agree(self, asker: str, agreed: Iterable[str] = ()) -> list[str]:
        """Return the seats of people who must still agree: one person agrees for all their seats.

        A seat that its person has not come to yet, in a rematch, is asked like any other.
        """
        settled = {self.seats[seat].person for seat in (asker, *agreed)}
        return [
            seat.seat
            for seat in self.seats.values()
            if seat.kind == "person" and seat.person not in settled
        ]

    def people(self, device: str | None) -> wire.People:
        """Who is at the table, as a device is told."""
        mine = self.held(device)
        here, watching = self.house.presence(self)
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
            self._asked_for(seat.seat),
        )

    def _asked_for(self, seat: str) -> wire.HandOverAsked | None:
        asked = None if self.course.over else self.handovers.get(seat)
        return asked and wire.HandOverAsked(asked.due.isoformat(), asked.bot)

    def put_off(self, seats: Iterable[str], due: datetime) -> None:
        """Show that whoever these seats are asked from counts as gone later than was said."""
        late = {seat: self.handovers[seat] for seat in seats if seat in self.handovers}
        self.handovers = self.handovers | {
            seat: asked._replace(due=due) for seat, asked in late.items()
        }
        self.show_people()

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

        def make(course: Course) -> Event | None:
            if version != course.version:
                if course.is_repeat(version, seat, text):
                    return None
                if not course.same_for(seat, version):
                    raise refused("stale", stale=True)
            return _played(course, seat, text)

        async with self.lock:
            seat = self.acting(device)
            if not await self._change(seat, make, device=device):
                mine = [one for one in self.connections if one.device == device]
                await self._show_again(mine)

    async def move_of_bot(self, seat: str, text: str, version: int) -> None:
        """Make a bot's move in the position that it thought about."""
        async with self.lock:
            if version != self.course.version or self.seats[seat].kind != "bot":
                raise refused("stale", stale=True)
            await self._change(seat, lambda course: _played(course, seat, text))

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
            await self._note(device, "undo", seat, str(to))

    async def ask_take_back(self, device: str | None, to: int, version: int) -> None:
        """Ask the others to go back; done at once if nobody has to agree."""
        async with self.lock:
            seat = self._fresh(device, version)
            if self.course.resigned is not None:
                raise refused("game-is-over")
            if not to < self.course.moves_made:
                raise refused("no-such-moment", at=to)
            if not self.row.free_take_back:
                self._check_invited(seat, to)
            free = self.row.free_take_back or not self._must_agree(seat)
            await self._note(device, "take-back" if free else "ask-take-back", seat, str(to))

    def _check_invited(self, seat: str, to: int) -> None:
        """Refuse to go back past dice and cards while somebody is invited who cannot agree yet."""
        reach = self.course.undo_reach(seat)
        if isinstance(reach, tuple) and reach[1] <= to:
            return
        for one in self.seats.values():
            if one.kind == "open":
                name = seat_name(self.course.game, one.seat)
                raise refused("take-back-seat-open", 409, seat=name)

    async def answer(self, device: str | None, yes: bool, version: int) -> None:
        """Agree to a take-back for all seats of the device, or refuse it."""
        async with self.lock:
            self._fresh(device, version)
            asked = self.course.asked
            if asked is None:
                raise refused("nothing-asked")
            waiting = self._must_agree(asked.seat, self.course.agreed)
            mine = [seat for seat in self.held(device) if seat in waiting]
            if not mine:
                raise refused("nothing-asked")
            kind: Kind = "refuse-take-back"
            text = ""
            if yes:
                last = mine == waiting
                kind, text = ("take-back", asked.text) if last else ("agree-take-back", "")
            await self._note(device, kind, mine[0], text)

    async def resign(self, device: str | None, version: int) -> None:
        """Give up: of two the other wins; of more, a bot plays on."""
        async with self.lock:
            seat = self._fresh(device, version)
            if self.course.over:
                raise refused("game-is-over")
            if len(self.seats) <= 2:
                await self._note(device, "resign", seat)
                return
            row = self.seats[seat]._replace(kind="bot", bot=STAND_IN, link=None, person=None)
            event = Event(self.course.version, "resign", seat, STAND_IN)
            await self.reseat(row, event, device=device)

    async def reseat(
        self, row: SeatRow, event: Event, also: Also | None = None, device: str | None = None
    ) -> None:
        """Put somebody else in a seat together with an event; the caller holds the lock."""

        def write(database: Database) -> None:
            if also is not None:
                also(database)
            set_seat(database, row)
            storage.notify(database, f"people {self.id}")

        before = seats, active, veils, _handovers = (
            self.seats,
            self.active,
            self.veils,
            self.handovers,
        )
        self.seats = seats | {row.seat: row}
        self.active = {one: shown for one, shown in active.items() if shown != row.seat}
        self.veils = {one: veil for one, veil in veils.items() if veil.seat != row.seat}
        self.handovers = {seat: one for seat, one in self.handovers.items() if seat != row.seat}
        for connection in self.connections:
            if active.get(connection.device or "") == row.seat:
                connection.next_line = 0  # its view becomes another seat's, with its own log
        try:
            await self.tell(event, write, device)
        except BaseException:
            self.seats, self.active, self.veils, self.handovers = before
            raise
        self._let_go(seats, self.devices)
        self.show_people()

    async def tell(self, event: Event, also: Also | None = None, device: str | None = None) -> None:
        """Store and show an event that is no move; the caller holds the lock."""
        await self._change(event.seat, lambda _course: event, also, device)

    async def sit(self, device: str | None, seat: str) -> None:
        """Hot seat: the person of this seat is looking now."""
        async with self.lock:
            if device is None or seat not in self.held(device):
                raise refused("not-your-seat", 403)
            self.veils.pop(device, None)
            self.active[device] = seat
            mine = [one for one in self.connections if one.device == device]
            await self._show_anew(mine, settle=False)

    async def look(self, connection: Connection, at: int, eyes: str | None) -> wire.Moment:
        """A moment of the game as the seat saw it; others' eyes only after the end."""
        async with self.lock:
            course, device = self.course, connection.device
            if device is not None and device in self.veils:
                raise refused("veiled", 403)
            if at > course.moves_made:
                raise refused("no-such-moment", at=at)
            seat = self.looking(device)
            if eyes not in (None, seat):
                if not self.all_shown:
                    raise refused("eyes-closed", 403)
                if eyes not in (views.ALL_EYES, *self.seats):
                    raise refused("no-such-seat")
        everything = eyes == views.ALL_EYES
        if everything:
            eyes = course.entries()[at - 1].seat if at else course.seats[0]
        return await self.house.asks.work(
            f"{self.id} {connection.owner}",
            lambda: views.moment(course, eyes or seat, at, everything),
        )

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

    async def _note(self, device: str | None, kind: Kind, seat: str, text: str = "") -> None:
        """Store and show what happened beside the moves."""
        await self.tell(Event(self.course.version, kind, seat, text), device=device)

    async def _change(
        self,
        seat: str,
        make: Callable[[Course], Event | None],
        also: Also | None = None,
        device: str | None = None,
    ) -> bool:
        """Work a change out, store it, then show it. What cannot be stored has not happened."""
        before, connections = self.course, list(self.connections)

        def work() -> tuple[Event, Shown] | None:
            course = before.copy()
            event = make(course)
            if event is None:
                return None
            if before.is_full(event.kind):
                raise refused("table-full", most=course.game.most_moves)
            course.accept(event)
            return event, self._shown(course, connections)

        made = await self._work(seat, work)
        if made is None:
            return False
        event, shown = made
        course = shown.course
        bot = self._bot_awaited(course) is not None
        ends = course.over and bool(self.handovers)  # with the game every question ends

        def write(database: Database) -> None:
            if device is not None and self.house.storage.shared:
                check_hold(database, device, self.id, seat)
            storage.add_events(database, self.id, [event])
            storage.set_course(database, self.id, course.moves_made, course.awaited, bot)
            if also is not None:
                also(database)
            if ends:
                end_handovers(database, self.id)
                storage.notify(database, f"people {self.id}")
            storage.notify(database, f"event {self.id} {course.version}")

        try:
            await self.house.storage.write(self.id, write)
        except storage.TakenError as error:
            await self._catch_up()
            raise refused("stale", stale=True) from error
        except ReleasedError as error:
            raise refused("not-your-seat", 403) from error
        self.course = course
        self._show(connections, shown)
        if ends:
            self.handovers = {}
            self.show_people()
        self.house.wake_bot(self)
        return True

    async def catch_up(self) -> None:
        """Take up what other workers have stored since."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.course.closed is not None:  # nobody goes on with it
            return
        before, connections = self.course, list(self.connections)
        new = await self.house.storage.read(
            lambda database: storage.events(database, self.id, before.version)
        )

        def work() -> Shown:
            course = before.copy()
            for event in new:
                course.redo(event)
            return self._shown(course, connections)

        if new:
            shown = await self.house.rules.work(self.id, work, UNHURRIED)
            self.course = shown.course
            self._show(connections, shown)


def _played(course: Course, seat: str, text: str) -> Event:
    if course.over:
        raise refused("game-is-over")
    return course.play(seat, text)


def _rename(kept: dict[str, T], old: str, new: str) -> None:
    if old in kept:
        kept[new] = kept.pop(old)


def _chat_line(line: Said) -> wire.ChatLine:
    return wire.ChatLine(line.name, line.text, line.at.isoformat())
