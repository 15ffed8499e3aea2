"""Taking a seat: by a link that is used up with it, from the lobby, or in a rematch."""

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Connection as Database

from sztab.server import seating, storage, wire
from sztab.server.gamepages import FROM_HERE_ONLY
from sztab.server.handover import say_taken_over
from sztab.server.house import House
from sztab.server.match import Match
from sztab.server.names import clean_name
from sztab.server.refusing import refused
from sztab.server.saying import said, seat_name
from sztab.server.schema import IMPORTED, PersonRow, Seating, SeatRow
from sztab.server.seats import check_names
from sztab.server.tokens import hashed, new_id, new_token


class Visitor(NamedTuple):
    """Who wants to enter: their device here, and at the table that this one is a rematch of."""

    device: str | None
    former: str | None = None
    label: str = ""


def invitation(match: Match, token: str, device: str | None) -> wire.Invitation:
    """Return what a seat's link is for; nothing is taken."""
    seat = _linked_seat(match, token)
    mine = seat.seat in match.held(device)
    if seat.kind != "open" and not mine:
        raise refused("seat-taken", 409)
    if not mine:
        _check_going_on(match)
    row, course = match.row, match.course
    hosts = [one.name for one in match.seats.values() if one.person == row.host]
    options = course.table.record.options
    return wire.Invitation(
        game=row.game,
        title=row.title,
        seat=seat.seat,
        say=said(seat_name(match.course.game, seat.seat)),
        mine=mine,
        inviter=hosts[0] if hosts else None,
        options={name: value for name, value in options.items() if name not in FROM_HERE_ONLY},
        free_take_back=row.free_take_back,
        show_all_after=row.show_all_after,
        absence=row.absence,
        imported=IMPORTED in row.opening,
        position=course.table.record.start_position is not None,
        moves=course.moves_made,
        taken_back=course.taken_back,
        played=any(entry.seat == seat.seat for entry in course.entries()),
    )


def _linked_seat(match: Match, token: str) -> SeatRow:
    link = hashed(token)
    for seat in match.seats.values():
        if seat.link is not None and secrets.compare_digest(seat.link, link):
            return seat
    raise refused("link-refused", 403)


def _check_going_on(match: Match) -> None:
    """Refuse a free seat after the end where what it has seen stays hidden."""
    if match.course.over and not match.row.show_all_after:
        raise refused("game-is-over")


async def enter(
    house: House, match: Match, wish: wire.Enter, visitor: Visitor
) -> tuple[str | None, list[str]]:
    """Take a seat; return the device's new token, if it gets one, and the seats it now holds."""
    async with match.lock:
        device = visitor.device
        back = await _person_before(house, match, wish, visitor)
        if back is not None:
            token = await _add_device(house, match, back, visitor)
        else:
            seat = await _seat_to_take(house, match, wish, visitor)
            if seat is None or seat.seat in match.held(device):
                return None, match.held(device)
            _check_going_on(match)
            token = await _take(house, match, seat, wish.name, visitor)
    await refresh(house, match)
    held = match.held(hashed(token) if token is not None else device)
    for name in held:
        await say_taken_over(match, name)
    return token, held


async def _take(
    house: House, match: Match, seat: SeatRow, wished: str | None, visitor: Visitor
) -> str:
    """Give an open seat to the visitor; return the new token of the device."""
    name = clean_name(wished or seat.name or seat.seat.capitalize())
    person = match.person(visitor.device)
    taken = seat._replace(kind="person", name=name, person=person or new_id())
    assert taken.person is not None
    check_names([*(one for one in match.seats.values() if one.seat != seat.seat), taken])
    token = new_token()  # also for a device that had one: what it may do has grown
    fresh = seating.new_device(hashed(token), match.id, taken.person, visitor.label)
    arrived = PersonRow(taken.person, match.id)

    def write(database: Database) -> None:
        if not seating.take_seat(database, taken):
            if seating.seat_row(database, match.id, seat.seat).link != seat.link:
                raise refused("link-refused", 403)  # another worker has withdrawn it
            raise storage.TakenError(taken.seat)
        if person is None:
            seating.add_person(database, arrived)
        if visitor.device is None:
            seating.add_device(database, fresh)
        elif not seating.renew_device(database, visitor.device, fresh):
            raise storage.TakenError(taken.seat)  # it was given another at the same time
        storage.notify(database, f"people {match.id} {visitor.device or ''} {fresh.hash}")

    try:
        await house.storage.write(match.id, write)
    except storage.TakenError as error:
        raise refused("seat-taken", 409) from error
    if visitor.device is not None:
        match.renewed(visitor.device, fresh.hash)
    return token


async def _person_before(
    house: House, match: Match, wish: wire.Enter, visitor: Visitor
) -> str | None:
    """Return who a player of the table before is at this rematch, if their seat waits for them."""
    if wish.token is not None or visitor.former is None or match.row.parent is None:
        return None
    before = (await house.match(match.row.parent)).person(visitor.former)
    if before is None:
        return None
    found = await house.storage.read(lambda database: seating.successor(database, match.id, before))
    return found if any(seat.person == found for seat in match.seats.values()) else None


async def _add_device(house: House, match: Match, person: str, visitor: Visitor) -> str | None:
    """Let a player of the table before in; return a token, unless the device has one."""
    if match.person(visitor.device) == person:
        return None
    if match.held(visitor.device):
        raise refused("other-seat-here", 409)
    token = new_token()
    fresh = seating.new_device(hashed(token), match.id, person, visitor.label, visitor.former)

    def write(database: Database) -> None:
        known = seating.person_row(database, person)
        if known is None or known.former is None:
            raise refused("link-refused", 403)  # the claim has ended at the same time
        seating.check_room(database, match.id, person)
        seating.add_device(database, fresh)
        storage.notify(database, f"people {match.id}")

    await house.storage.write(match.id, write)
    return token


async def _seat_to_take(
    house: House, match: Match, wish: wire.Enter, visitor: Visitor
) -> SeatRow | None:
    """Return the seat that a link opens, or a free seat of a listed table."""
    if wish.token is not None:
        seat = _linked_seat(match, wish.token)
        if seat.kind != "open" and seat.seat not in match.held(visitor.device):
            raise refused("seat-taken", 409)
        return seat
    if (kept := await _seat_before(house, match, wish, visitor)) is not None:
        return kept
    if wish.seat is None:
        return None
    wanted = match.seats.get(wish.seat)
    if wanted is None:
        raise refused("no-such-seat")
    if not match.row.listed:
        raise refused("link-refused", 403)
    if wanted.kind != "open":
        raise refused("seat-taken", 409)
    return wanted


async def _seat_before(
    house: House, match: Match, wish: wire.Enter, visitor: Visitor
) -> SeatRow | None:
    """Return the visitor's seat of a first-edition rematch, which kept seats by name only.

    A seat that was given up since is nobody's from the game before: its link alone opens it.
    """
    if visitor.former is None or match.row.parent is None:
        return None
    if await house.storage.read(lambda database: seating.is_rematch(database, match.id)):
        return None
    parent = await house.match(match.row.parent)
    for name in parent.held(visitor.former):
        waits = match.seats[name].kind == "open" and name not in match.course.given_up
        if waits and wish.seat in (None, name):
            return match.seats[name]._replace(name=parent.seats[name].name)
    return None


async def refresh(house: House, match: Match) -> None:
    """Take up who sits where, as it is stored."""

    def read(database: Database) -> tuple[Any, Seating]:
        return storage.table_row(database, match.id), seating.seating(database, match.id)

    row, now = await house.storage.read(read)
    if row is not None:
        await match.seats_changed(row, now)
