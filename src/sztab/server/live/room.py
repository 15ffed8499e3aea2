"""One table with the people at it; every command goes through here, one at a time.

A change is worked out in a rule process, together with all views that follow; it is stored, and
only then it has happened and is shown.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection as Database

from sztab.bots import STAND_IN
from sztab.core.errors import QuestionError
from sztab.server import wire
from sztab.server.clean_text import clean_line
from sztab.server.errors import refused
from sztab.server.live.connection import Connection
from sztab.server.live.screens import Screens
from sztab.server.processes.tables import REPLAY_SECONDS
from sztab.server.rules import messages
from sztab.server.rules.keeper import must_agree
from sztab.server.rules.questions import check_args
from sztab.server.store import storage
from sztab.server.store.failures import UnavailableError
from sztab.server.store.schema import ChatRow, Event, Kind, SeatRow
from sztab.server.store.seating import (
    ReleasedError,
    check_hold,
    end_handovers,
    set_seat,
    set_winners,
)
from sztab.server.wire import encode
from sztab.server.wire.convert import said

ALL_EYES: Final = "*"
Also = Callable[[Database], None]


class Room(Screens):
    """One table in memory; the database has everything that must last."""

    async def connect(self, connection: Connection, chat: list[ChatRow]) -> None:
        """Show the table to somebody who has come."""
        async with self.lock:
            if self.left is not None:
                raise refused(self.left, 404)
            shown = await self._shown([connection], True, self.hub.settings.limits.work)
            self.connections.add(connection)
            self.show_people()
            connection.send(wire.Chatted([_chat_line(line) for line in chat]))
            self._show([connection], shown)
        self.hub.wake_bot(self)

    # --- commands -------------------------------------------------------------------------

    async def move(self, device: str | None, text: str, version: int) -> None:
        """Make a move for the seat that the device shows."""
        async with self.lock:
            seat = self.acting(device)
            command = messages.Move(seat, text, version)
            if not await self._change(seat, command, device=device):
                mine = [one for one in self.connections if one.device == device]
                await self._show_again(mine)

    async def move_of_bot(self, seat: str, text: str, version: int) -> None:
        """Make a bot's move in the position that it thought about."""
        async with self.lock:
            if self.seats[seat].kind != "bot":
                raise refused("stale", stale=True)
            await self._change(seat, messages.Move(seat, text, version, exactly=True))

    async def undo(self, device: str | None, to: int, version: int) -> None:
        """Go back as far as the rules of undo allow."""
        async with self.lock:
            seat = self._fresh(device, version)
            await self._change(seat, messages.Undo(seat, to), device=device)

    async def ask_take_back(self, device: str | None, to: int, version: int) -> None:
        """Ask the others to go back; done at once if nobody has to agree."""
        async with self.lock:
            seat = self._fresh(device, version)
            allowed = self.row.free_take_back
            open_seats = [one.seat for one in self.seats.values() if one.kind == "open"]
            free = allowed or not must_agree(self._audience(()).people, seat)
            invited = None if allowed or not open_seats else open_seats[0]
            command = messages.TakeBack(seat, to, free, invited)
            await self._change(seat, command, device=device)

    async def answer(self, device: str | None, yes: bool, version: int) -> None:
        """Agree to a take-back for all seats of the device, or refuse it."""
        async with self.lock:
            self._fresh(device, version)
            asked = self.facts.asked
            if asked is None:
                raise refused("nothing-asked")
            waiting = must_agree(self._audience(()).people, asked.seat, self.facts.agreed)
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
            if self.facts.over:
                raise refused("game-is-over")
            if len(self.seats) <= 2:
                await self._note(device, "resign", seat)
                return
            row = self.seats[seat]._replace(kind="bot", bot=STAND_IN, link=None, person=None)
            event = Event(self.facts.version, "resign", seat, STAND_IN)
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
        await self._change(event.seat, messages.Plain(event), also, device)

    async def look(self, connection: Connection, at: int, eyes: str | None) -> bytes:
        """Return a moment of the game as the seat saw it; other seats' views only after the end."""
        async with self.lock:
            device = connection.device
            if device is not None and device in self.veils:
                raise refused("veiled", 403)
            if at > self.facts.moves_made:
                raise refused("no-such-moment", at=at)
            seat = self.looking(device)
            if eyes not in (None, seat):
                if not self.all_shown:
                    raise refused("eyes-closed", 403)
                if eyes not in (ALL_EYES, *self.seats):
                    raise refused("no-such-seat")
        everything = eyes == ALL_EYES
        return await self._answered(
            lambda token: messages.Look(self.id, token, eyes or seat, at, everything)
        )

    async def ask(self, device: str | None, asked: wire.DoAsk) -> bytes:
        """Answer a question by what the seat knows, or refuse it."""
        async with self.lock:
            seat = self.acting(device)
        question, args = asked.question, asked.args
        try:
            check_args(args)  # before they travel
        except QuestionError as error:
            return encode(wire.Answered(asked.id, refusal=said(error.refusal)))
        return await self._answered(
            lambda token: messages.Ask(self.id, token, seat, asked.id, question, args)
        )

    async def for_program(self, device: str | None, since: int, language: str) -> Any:
        """Return what a program in this seat is sent now: a decision, the end, or nothing."""
        async with self.lock:
            seat = self.acting(device)
        answer = await self.hub.tables.ask(
            self.kept,
            messages.Value,
            lambda token: messages.Decide(self.id, token, seat, since, language),
            self.hub.settings.limits.answer,
            "slow-answer",
        )
        return answer.value

    async def log_of(self, device: str | None) -> bytes:
        """Return what the seat of a device has heard so far."""
        async with self.lock:
            if device is not None and device in self.veils:
                raise refused("veiled", 403)
            seat = self.looking(device)
        return await self._answered(lambda token: messages.SeatLog(self.id, token, seat))

    async def _answered(self, request: Callable[[int], messages.TableRequest]) -> bytes:
        seconds = self.hub.settings.limits.answer
        answer = await self.hub.tables.ask(
            self.kept, messages.Encoded, request, seconds, "slow-answer"
        )
        return answer.body

    @property
    def all_shown(self) -> bool:
        """Return True if nothing is secret any more."""
        return self.facts.over and self.row.show_all_after

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

        def write(database: Database) -> ChatRow:
            storage.notify(database, f"chat {self.id}")
            return storage.add_chat(database, self.id, name, line)

        self.chatted([await self.hub.storage.write(self.id, write)])

    def chatted(self, lines: list[ChatRow]) -> None:
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
        if version != self.facts.version:
            raise refused("stale", stale=True)
        return seat

    async def _note(self, device: str | None, kind: Kind, seat: str, text: str = "") -> None:
        """Store and show what happened beside the moves."""
        await self.tell(Event(self.facts.version, kind, seat, text), device=device)

    async def _change(
        self,
        seat: str,
        command: messages.Command,
        also: Also | None = None,
        device: str | None = None,
    ) -> bool:
        """Work a change out, store it, then show it. What cannot be stored has not happened."""
        began, connections = time.monotonic(), list(self.connections)
        audience = self._audience(connections)
        made = await self.hub.tables.ask(
            self.kept,
            messages.Changed,
            lambda token: messages.Change(self.id, token, command, audience),
            self.hub.settings.limits.work,
        )
        events, facts = made.events, made.facts
        if not events:
            return False
        home = self.kept.loads
        bot = self._bot_awaited(facts) is not None
        ends = facts.over and bool(self.handovers)  # with the game every question ends

        def write(database: Database) -> None:
            if device is not None and self.hub.storage.shared:
                check_hold(database, device, self.id, seat)
            storage.add_change(database, self.id, events, facts.moves_made, facts.awaited, bot)
            if facts.over:
                set_winners(database, self.id, facts.winners)
            if also is not None:
                also(database)
            if ends:
                end_handovers(database, self.id)
                storage.notify(database, f"people {self.id}")
            if self.hub.storage.shared:
                storage.notify(database, f"event {self.id} {facts.version}")

        try:
            await self.hub.storage.write(self.id, write)
        except storage.TakenError as error:
            await self._catch_up()
            raise refused("stale", stale=True) from error
        except ReleasedError as error:
            raise refused("not-your-seat", 403) from error
        except storage.WentBackError as error:
            asyncio.get_running_loop().call_soon(self.hub.reload, self)
            raise refused("table-went-back", 409) from error
        except UnavailableError as error:
            if not (error.unsure and await self._is_stored(events)):
                raise
        self.facts = facts
        if self.kept.loads == home:
            self.kept.token = made.token
        else:  # it was loaded elsewhere meanwhile, as it was before the change
            self.kept.leave()
        self._show(connections, made)
        self.hub.metrics.changed(began)
        if ends:
            self.handovers = {}
            self.show_people()
        if bot:
            self.hub.wake_bot(self)
        return True

    async def _is_stored(self, events: list[Event]) -> bool:
        """Return True if events are there although the database broke off before it said so."""
        with suppress(UnavailableError):
            found = await self.hub.storage.read(
                lambda database: storage.events(database, self.id, events[0].version)
            )
            return len(found) >= len(events) and all(
                one[:-1] == event[:-1] and list(one.outcomes) == list(event.outcomes)
                for one, event in zip(found, events, strict=False)
            )
        return False

    async def catch_up(self) -> None:
        """Take up what other workers have stored since."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.facts.closed is not None:  # nobody goes on with it
            return
        connections, version = list(self.connections), self.facts.version
        new = await self.hub.storage.read(
            lambda database: storage.events(database, self.id, version)
        )
        if new:
            command, audience = messages.Redo(new), self._audience(connections)
            made = await self.hub.tables.ask(
                self.kept,
                messages.Changed,
                lambda token: messages.Change(self.id, token, command, audience),
                REPLAY_SECONDS,
            )
            self.facts, self.kept.token = made.facts, made.token
            self._show(connections, made)


def _chat_line(line: ChatRow) -> wire.ChatLine:
    """Return a stored chat line as it is sent."""
    return wire.ChatLine(line.name, line.text, line.at.isoformat())
