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
from sztab.server import seating, storage, wire
from sztab.server.house import House
from sztab.server.match import Match
from sztab.server.refusing import RefusedError, refused
from sztab.server.schema import Event, HandoverRow, SeatRow
from sztab.server.tokens import hashed, new_token

TRIES: Final = 5  # another worker may store a move at the same time


def seat_event(match: Match, seat: str, say: str, **args: Arg) -> Event:
    """Return an event that says in the log what becomes of a seat."""
    text = json.dumps({"say": say, **args}, ensure_ascii=False)
    return Event(match.course.version, "seat", seat, text)


async def relink(house: House, match: Match, device: str | None, wish: wire.Relink) -> wire.Opened:
    """Make a new link for a seat that nobody else holds; the old one ends at once."""
    async with match.lock:
        seat = _seat_of_host(match, device, wish.seat)
        if seat.kind == "bot":
            raise refused("seat-taken", 409)
        if match.course.over and not match.row.show_all_after:
            raise refused("game-is-over")  # whoever came would see what is to stay hidden
        if not _is_free(match, seat):
            raise refused("seat-held", 409, name=seat.name or seat.seat)
        return await _give(house, match, seat, None, "seat-given-up")


async def hand_over(
    house: House, match: Match, device: str | None, wish: wire.HandOver
) -> wire.Opened:
    """Give a seat to another person or to a bot, or ask for it if somebody else holds it."""
    if wish.bot is not None and wish.bot not in BOTS:
        raise refused("no-such-bot")
    async with match.lock:
        seat = _seat_of_host(match, device, wish.seat)
        if match.course.over:
            raise refused("game-is-over")
        if seat.kind == "bot":
            raise refused("seat-taken", 409)
        if _is_free(match, seat):
            return await _give(house, match, seat, wish.bot, "seat-given-up")
        asked = match.handovers.get(seat.seat)
        if asked is None:
            await _ask(match, seat, wish.bot)
            return wire.Opened(match.id, {})
        if seat.seat in house.presence(match)[0]:
            raise refused("handover-waits", 409, days=match.row.absence)
        return await _give(house, match, seat, asked.bot, "seat-freed-absent")


def _seat_of_host(match: Match, device: str | None, seat: str) -> SeatRow:
    if not match.is_host(device):
        raise refused("host-only", 403)
    if seat not in match.seats:
        raise refused("no-such-seat")
    return match.seats[seat]


def _is_free(match: Match, seat: SeatRow) -> bool:
    """Return True if giving the seat away takes it from nobody but the host."""
    return seat.kind == "open" or seat.person == match.row.host


async def _ask(match: Match, seat: SeatRow, bot: str | None) -> None:
    now, days = storage.now(), match.row.absence
    asked = HandoverRow(match.id, seat.seat, bot, now, now + timedelta(days=days))
    say = "seat-asked" if bot is None else "seat-asked-bot"
    event = seat_event(match, seat.seat, say, name=seat.name or seat.seat, days=days)

    def write(database: Database) -> None:
        seating.add_handover(database, asked)
        storage.notify(database, f"people {match.id}")

    before = match.handovers
    match.handovers = before | {seat.seat: asked}
    try:
        await match.tell(event, write)
    except BaseException:
        match.handovers = before
        raise
    match.show_people()


async def _give(
    house: House, match: Match, seat: SeatRow, bot: str | None, say: str
) -> wire.Opened:
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
        stored = seating.seat_row(database, match.id, seat.seat)
        if (stored.kind, stored.person) != (seat.kind, seat.person):
            raise refused("stale", 409)  # another worker has put somebody there
        due_by = storage.now() if say == "seat-freed-absent" else None
        if due_by is not None and _was_here(database, match, seat, due_by):
            raise refused("handover-waits", 409, days=match.row.absence)
        ended = seating.end_handover(database, match.id, seat.seat, due_by)
        if not ended and say == "seat-freed-absent":
            raise refused("handover-waits", 409, days=match.row.absence)
        if not ended and say == "seat-freed-agreed":
            raise refused("seat-not-asked")  # the host has withdrawn it in another worker
        seating.end_claim(database, seat.person)  # whoever gives a seat up has no claim to it

    if seat.kind == "open" and bot is None:  # only the link changes: nothing to be told

        def renew(database: Database) -> None:
            write(database)
            seating.set_seat(database, row)
            storage.notify(database, f"people {match.id}")

        await house.storage.write(match.id, renew)
        match.seats = match.seats | {seat.seat: row}
    else:
        name = seat.name or seat.seat
        key = say if bot is None else f"{say}-bot"
        event = seat_event(match, seat.seat, key, name=name, days=match.row.absence)
        await match.reseat(row, event, write)
    return wire.Opened(match.id, {} if token is None else {seat.seat: token})


def _was_here(database: Database, match: Match, seat: SeatRow, now: datetime) -> bool:
    """Return True if the holder was here since the question, and within the time of absence."""
    asked = seating.asked_at(database, match.id, seat.seat)
    seen = seating.last_seen(database, match.id, seat.person)
    if asked is None or seen is None:
        return False
    return seen > asked and seen + timedelta(days=match.row.absence) > now


async def note_presence(house: House, match: Match, device: str | None) -> None:
    """Count the absence of whoever a seat is asked from anew: they are, or were just, here."""
    seats = [seat for seat in match.held(device) if seat in match.handovers]
    if device is None or not seats:
        return
    due = storage.now() + timedelta(days=match.row.absence)

    def write(database: Database) -> None:
        if storage.touch_device(database, device, match.id):
            for seat in seats:
                seating.put_off(database, match.id, seat, due)
            storage.notify(database, f"people {match.id}")

    await house.storage.write(match.id, write)
    async with match.lock:
        match.put_off(seats, due)


async def answer(house: House, match: Match, device: str | None, wish: wire.HandOverAnswer) -> None:
    """Agree to give up one's seat, keep it, or, as the host, withdraw the question."""
    async with match.lock:
        asked, seat = match.handovers.get(wish.seat), match.seats.get(wish.seat)
        if asked is None or seat is None:
            raise refused("seat-not-asked")
        mine = wish.seat in match.held(device)
        if not mine and not (match.is_host(device) and not wish.yes):
            raise refused("not-your-seat", 403)
        if match.course.over:
            raise refused("game-is-over")
        if wish.yes:
            await _give(house, match, seat, asked.bot, "seat-freed-agreed")
        else:
            await _end(match, seat, "seat-kept" if mine else "seat-ask-withdrawn")


async def come_back(match: Match, device: str | None) -> None:
    """Whoever comes back or acts keeps the seat that the host has asked for."""

    async def keep() -> None:
        for seat in match.held(device):
            if seat in match.handovers:
                await _end(match, match.seats[seat], "seat-kept")

    if any(seat in match.handovers for seat in match.held(device)):
        await _insist(match, keep)


async def say_taken_over(match: Match, seat: str) -> None:
    """Say in the log who plays a seat that was given up."""

    async def say() -> None:
        if seat in match.course.freed:
            name = match.name(seat)
            await match.tell(seat_event(match, seat, "seat-taken-over", name=name))

    await _insist(match, say)


async def _insist(match: Match, act: Callable[[], Awaitable[None]]) -> None:
    """Do something at a table also if other workers store moves at the same time."""
    for _try in range(TRIES):
        async with match.lock:
            try:
                await act()
                return
            except RefusedError as error:
                if not error.stale:
                    raise


async def _end(match: Match, seat: SeatRow, say: str) -> None:
    def write(database: Database) -> None:
        if not seating.end_handover(database, match.id, seat.seat):
            raise refused("seat-not-asked")
        storage.notify(database, f"people {match.id}")

    before = match.handovers
    match.handovers = {name: one for name, one in before.items() if name != seat.seat}
    try:
        await match.tell(seat_event(match, seat.seat, say, name=seat.name or seat.seat), write)
    except BaseException:
        match.handovers = before
        raise
    match.show_people()
