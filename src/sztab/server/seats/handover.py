"""Giving a seat to somebody else, openly.

A free seat, and one that the host holds, is given at once. A seat that somebody else holds is asked
for: everybody sees it, and it is given when its holder agrees, or when they have stayed away for as
long as the table says. Whoever comes back, or acts, keeps the seat.
"""

import json
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection as Database

from sztab.bots import BOTS
from sztab.core.said import Arg
from sztab.server import wire
from sztab.server.errors import RefusedError, refused
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.seats.tokens import hashed, new_token
from sztab.server.store import seating, storage
from sztab.server.store.schema import Event, HandoverRow, SeatRow

TRIES: Final = 5  # another worker may store a move at the same time


def seat_event(room: Room, seat: str, say: str, **args: Arg) -> Event:
    """Return an event that says in the log what becomes of a seat."""
    text = json.dumps({"say": say, **args}, ensure_ascii=False)
    return Event(room.facts.version, "seat", seat, text)


async def relink(hub: Hub, room: Room, device: str | None, wish: wire.Relink) -> wire.Opened:
    """Make a new link for a seat that nobody else holds; the old one ends at once."""
    async with room.lock:
        seat = _seat_of_host(room, device, wish.seat)
        if seat.kind == "bot":
            raise refused("seat-taken", 409)
        if room.facts.over and not room.row.show_all_after:
            raise refused("game-is-over")  # whoever came would see what is to stay hidden
        if not _is_free(room, seat):
            raise refused("seat-held", 409, name=seat.name or seat.seat)
        return await _give(hub, room, seat, None, "seat-given-up")


async def hand_over(hub: Hub, room: Room, device: str | None, wish: wire.HandOver) -> wire.Opened:
    """Give a seat to another person or to a bot, or ask for it if somebody else holds it."""
    if wish.bot is not None and wish.bot not in BOTS:
        raise refused("no-such-bot")
    async with room.lock:
        seat = _seat_of_host(room, device, wish.seat)
        if room.facts.over:
            raise refused("game-is-over")
        if seat.kind == "bot":
            raise refused("seat-taken", 409)
        if _is_free(room, seat):
            return await _give(hub, room, seat, wish.bot, "seat-given-up")
        asked = room.handovers.get(seat.seat)
        if asked is None:
            await _ask(room, seat, wish.bot)
            return wire.Opened(room.id, {})
        if seat.seat in hub.presence(room)[0]:
            raise refused("handover-waits", 409, days=room.row.absence)
        return await _give(hub, room, seat, asked.bot, "seat-freed-absent")


def _seat_of_host(room: Room, device: str | None, seat: str) -> SeatRow:
    if not room.is_host(device):
        raise refused("host-only", 403)
    if seat not in room.seats:
        raise refused("no-such-seat")
    return room.seats[seat]


def _is_free(room: Room, seat: SeatRow) -> bool:
    """Return True if giving the seat away takes it from nobody but the host."""
    return seat.kind == "open" or seat.person == room.row.host


async def _ask(room: Room, seat: SeatRow, bot: str | None) -> None:
    now, days = storage.now(), room.row.absence
    asked = HandoverRow(room.id, seat.seat, bot, now, now + timedelta(days=days))
    say = "seat-asked" if bot is None else "seat-asked-bot"
    event = seat_event(room, seat.seat, say, name=seat.name or seat.seat, days=days)

    def write(database: Database) -> None:
        seating.add_handover(database, asked)
        storage.notify(database, f"people {room.id}")

    before = room.handovers
    room.handovers = before | {seat.seat: asked}
    try:
        await room.tell(event, write)
    except BaseException:
        room.handovers = before
        raise
    room.show_people()


async def _give(hub: Hub, room: Room, seat: SeatRow, bot: str | None, say: str) -> wire.Opened:
    """Take a seat from whoever holds it, and free it for a link or a bot; the lock is held."""
    token = None if bot is not None else new_token()
    row = seat._replace(
        kind="open" if bot is None else "bot",
        name=bot,
        bot=bot,
        link=None if token is None else hashed(token),
        person=None,
    )

    def write(database: Database) -> None:
        stored = seating.seat_row(database, room.id, seat.seat)
        if (stored.kind, stored.person) != (seat.kind, seat.person):
            raise refused("stale", 409)  # another worker has put somebody there
        due_by = storage.now() if say == "seat-freed-absent" else None
        if due_by is not None and _was_here(database, room, seat, due_by):
            raise refused("handover-waits", 409, days=room.row.absence)
        ended = seating.end_handover(database, room.id, seat.seat, due_by)
        if not ended and say == "seat-freed-absent":
            raise refused("handover-waits", 409, days=room.row.absence)
        if not ended and say == "seat-freed-agreed":
            raise refused("seat-not-asked")  # the host has withdrawn it in another worker
        seating.end_claim(database, seat.person)  # whoever gives a seat up has no claim to it

    if seat.kind == "open" and bot is None:  # only the link changes: nothing to be told

        def renew(database: Database) -> None:
            write(database)
            seating.set_seat(database, row)
            storage.notify(database, f"people {room.id}")

        await hub.storage.write(room.id, renew)
        room.seats = room.seats | {seat.seat: row}
    else:
        name = seat.name or seat.seat
        key = say if bot is None else f"{say}-bot"
        event = seat_event(room, seat.seat, key, name=name, days=room.row.absence)
        await room.reseat(row, event, write)
    return wire.Opened(room.id, {} if token is None else {seat.seat: token})


def _was_here(database: Database, room: Room, seat: SeatRow, now: datetime) -> bool:
    """Return True if the holder was here since the question, and within the time of absence."""
    asked = seating.asked_at(database, room.id, seat.seat)
    seen = seating.last_seen(database, room.id, seat.person)
    if asked is None or seen is None:
        return False
    return seen > asked and seen + timedelta(days=room.row.absence) > now


async def note_presence(hub: Hub, room: Room, device: str | None) -> None:
    """Count the absence of whoever a seat is asked from anew: they are, or were just, here."""
    seats = [seat for seat in room.held(device) if seat in room.handovers]
    if device is None or not seats:
        return
    due = storage.now() + timedelta(days=room.row.absence)

    def write(database: Database) -> None:
        if storage.touch_device(database, device, room.id):
            for seat in seats:
                seating.put_off(database, room.id, seat, due)
            storage.notify(database, f"people {room.id}")

    await hub.storage.write(room.id, write)
    async with room.lock:
        room.put_off(seats, due)


async def answer(hub: Hub, room: Room, device: str | None, wish: wire.HandOverAnswer) -> None:
    """Agree to give up one's seat, keep it, or, as the host, withdraw the question."""
    async with room.lock:
        asked, seat = room.handovers.get(wish.seat), room.seats.get(wish.seat)
        if asked is None or seat is None:
            raise refused("seat-not-asked")
        mine = wish.seat in room.held(device)
        if not mine and not (room.is_host(device) and not wish.yes):
            raise refused("not-your-seat", 403)
        if room.facts.over:
            raise refused("game-is-over")
        if wish.yes:
            await _give(hub, room, seat, asked.bot, "seat-freed-agreed")
        else:
            await _end(room, seat, "seat-kept" if mine else "seat-ask-withdrawn")


async def come_back(room: Room, device: str | None) -> None:
    """Whoever comes back or acts keeps the seat that the host has asked for."""

    async def keep() -> None:
        for seat in room.held(device):
            if seat in room.handovers:
                await _end(room, room.seats[seat], "seat-kept")

    if any(seat in room.handovers for seat in room.held(device)):
        await _insist(room, keep)


async def say_taken_over(room: Room, seat: str) -> None:
    """Say in the log who plays a seat that was given up."""

    async def say() -> None:
        if seat in room.facts.freed:
            name = room.name(seat)
            await room.tell(seat_event(room, seat, "seat-taken-over", name=name))

    await _insist(room, say)


async def _insist(room: Room, act: Callable[[], Awaitable[None]]) -> None:
    """Do something at a table also if other workers store moves at the same time."""
    for _try in range(TRIES):
        async with room.lock:
            try:
                await act()
                return
            except RefusedError as error:
                if not error.stale:
                    raise


async def _end(room: Room, seat: SeatRow, say: str) -> None:
    def write(database: Database) -> None:
        if not seating.end_handover(database, room.id, seat.seat):
            raise refused("seat-not-asked")
        storage.notify(database, f"people {room.id}")

    before = room.handovers
    room.handovers = {name: one for name, one in before.items() if name != seat.seat}
    try:
        await room.tell(seat_event(room, seat.seat, say, name=seat.name or seat.seat), write)
    except BaseException:
        room.handovers = before
        raise
    room.show_people()
