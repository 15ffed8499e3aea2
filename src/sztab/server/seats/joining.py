"""Taking a seat: by a link that is used up with it, from the lobby, or in a rematch."""

import secrets
from typing import NamedTuple

from sqlalchemy import Connection as Database

from sztab.core.registry import find_game
from sztab.core.words import seat_name
from sztab.server import wire
from sztab.server.clean_text import clean_name
from sztab.server.errors import refused
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.rules.game_info import is_from_here
from sztab.server.seats.handover import say_taken_over
from sztab.server.seats.new_tables import check_names
from sztab.server.seats.tokens import hashed, new_id, new_token
from sztab.server.store import seating, storage
from sztab.server.store.schema import IMPORTED, PersonRow, SeatRow
from sztab.server.wire.convert import said


class Visitor(NamedTuple):
    """Who wants to enter: their device here, and at the table that this one is a rematch of."""

    device: str | None
    former: str | None = None
    label: str = ""


def invitation(room: Room, token: str, device: str | None) -> wire.Invitation:
    """Return what a seat's link is for; nothing is taken."""
    seat = _linked_seat(room, token)
    mine = seat.seat in room.held(device)
    if seat.kind != "open" and not mine:
        raise refused("seat-taken", 409)
    if not mine:
        _check_going_on(room)
    row, facts = room.row, room.facts
    hosts = [one.name for one in room.seats.values() if one.person == row.host]
    game, options = find_game(row.game), row.opening.get("options", {})
    return wire.Invitation(
        game=row.game,
        title=row.title,
        seat=seat.seat,
        say=said(seat_name(game, seat.seat)),
        mine=mine,
        inviter=hosts[0] if hosts else None,
        options={
            name: value for name, value in options.items() if not is_from_here(game, name, value)
        },
        free_take_back=row.free_take_back,
        show_all_after=row.show_all_after,
        absence=row.absence,
        imported=IMPORTED in row.opening,
        position="position" in row.opening.get("start", {}),
        moves=facts.moves_made,
        taken_back=facts.taken_back,
        played=seat.seat in facts.played,
        watch=row.watch,
        saved=row.saved,
        teaching=row.teaching,
    )


def _linked_seat(room: Room, token: str) -> SeatRow:
    link = hashed(token)
    for seat in room.seats.values():
        if seat.link is not None and secrets.compare_digest(seat.link, link):
            return seat
    raise refused("link-refused", 403)


def _check_going_on(room: Room) -> None:
    """Refuse a free seat after the end where what it has seen stays hidden."""
    if room.facts.over and not room.row.show_all_after:
        raise refused("game-is-over")


async def enter(
    hub: Hub, room: Room, wish: wire.Enter, visitor: Visitor
) -> tuple[str | None, list[str]]:
    """Take a seat; return the device's new token, if it gets one, and the seats it now holds."""
    async with room.lock:
        device = visitor.device
        back = await _person_before(hub, room, wish, visitor)
        if back is not None:
            token = await _add_device(hub, room, back, visitor)
        else:
            seat = await _seat_to_take(hub, room, wish, visitor)
            if seat is None or seat.seat in room.held(device):
                return None, room.held(device)
            _check_going_on(room)
            token = await _take(hub, room, seat, wish.name, visitor)
    await hub.refresh(room)
    held = room.held(hashed(token) if token is not None else device)
    for name in held:
        await say_taken_over(room, name)
    return token, held


async def _take(hub: Hub, room: Room, seat: SeatRow, wished: str | None, visitor: Visitor) -> str:
    """Give an open seat to the visitor; return the new token of the device."""
    name = clean_name(wished or seat.name or seat.seat.capitalize())
    person = room.person(visitor.device)
    taken = seat._replace(kind="person", name=name, person=person or new_id())
    assert taken.person is not None
    check_names([*(one for one in room.seats.values() if one.seat != seat.seat), taken])
    token = new_token()  # also for a device that had one: what it may do has grown
    fresh = seating.new_device(hashed(token), room.id, taken.person, visitor.label)
    arrived = PersonRow(taken.person, room.id)

    def write(database: Database) -> None:
        if not seating.take_seat(database, taken):
            if seating.seat_row(database, room.id, seat.seat).link != seat.link:
                raise refused("link-refused", 403)  # another worker has withdrawn it
            raise storage.TakenError(taken.seat)
        if person is None:
            seating.add_person(database, arrived)
        if visitor.device is None:
            seating.add_device(database, fresh)
        elif not seating.renew_device(database, visitor.device, fresh):
            raise storage.TakenError(taken.seat)  # it was given another at the same time
        storage.notify(database, f"people {room.id} {visitor.device or ''} {fresh.hash}")

    try:
        await hub.storage.write(room.id, write)
    except storage.TakenError as error:
        raise refused("seat-taken", 409) from error
    if visitor.device is not None:
        room.renewed(visitor.device, fresh.hash)
    return token


async def _person_before(hub: Hub, room: Room, wish: wire.Enter, visitor: Visitor) -> str | None:
    """Return who a player of the table before is at this rematch, if their seat waits for them."""
    if wish.token is not None or visitor.former is None or room.row.parent is None:
        return None
    before = (await hub.room(room.row.parent)).person(visitor.former)
    if before is None:
        return None
    found = await hub.storage.read(lambda database: seating.successor(database, room.id, before))
    return found if any(seat.person == found for seat in room.seats.values()) else None


async def _add_device(hub: Hub, room: Room, person: str, visitor: Visitor) -> str | None:
    """Let a player of the table before in; return a token, unless the device has one."""
    if room.person(visitor.device) == person:
        return None
    if room.held(visitor.device):
        raise refused("other-seat-here", 409)
    token = new_token()
    fresh = seating.new_device(hashed(token), room.id, person, visitor.label, visitor.former)

    def write(database: Database) -> None:
        known = seating.person_row(database, person)
        if known is None or known.former is None:
            raise refused("link-refused", 403)  # the claim has ended at the same time
        seating.check_room(database, room.id, person)
        seating.add_device(database, fresh)
        storage.notify(database, f"people {room.id}")

    await hub.storage.write(room.id, write)
    return token


async def _seat_to_take(hub: Hub, room: Room, wish: wire.Enter, visitor: Visitor) -> SeatRow | None:
    """Return the seat that a link opens, or a free seat of a listed table."""
    if wish.token is not None:
        seat = _linked_seat(room, wish.token)
        if seat.kind != "open" and seat.seat not in room.held(visitor.device):
            raise refused("seat-taken", 409)
        return seat
    if (kept := await _seat_before(hub, room, wish, visitor)) is not None:
        return kept
    if wish.seat is None:
        return None
    wanted = room.seats.get(wish.seat)
    if wanted is None:
        raise refused("no-such-seat")
    if not room.row.listed:
        raise refused("link-refused", 403)
    if wanted.kind != "open":
        raise refused("seat-taken", 409)
    return wanted


async def _seat_before(hub: Hub, room: Room, wish: wire.Enter, visitor: Visitor) -> SeatRow | None:
    """Return the visitor's seat of a first-edition rematch, which kept seats by name only.

    A seat that was given up since is nobody's from the game before: its link alone opens it.
    """
    if visitor.former is None or room.row.parent is None:
        return None
    if await hub.storage.read(lambda database: seating.is_rematch(database, room.id)):
        return None
    parent = await hub.room(room.row.parent)
    for name in parent.held(visitor.former):
        waits = room.seats[name].kind == "open" and name not in room.facts.given_up
        if waits and wish.seat in (None, name):
            return room.seats[name]._replace(name=parent.seats[name].name)
    return None
