"""A person's own games in the lobby: put away, brought back, deleted."""

from collections.abc import Iterable

from sqlalchemy import Connection as Database

from sztab.server.errors import refused
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.store import seating, storage
from sztab.server.wire.http import Deletion


def deletion(host: bool, over: bool, alone: bool) -> Deletion:
    """Return what deleting a game does: never anything to another person's game.

    A host who plays alone deletes the whole table. At a finished table one's own access ends. A
    game that other people play goes on: whoever wants to leave it resigns first.
    """
    if host and alone:
        return "table"
    return "view" if over else "no"


def is_alone(holders: Iterable[str | None], person: str | None) -> bool:
    """Return True if nobody but *person* holds a seat."""
    return all(holder in (None, person) for holder in holders)


async def archive(hub: Hub, room: Room, device: str | None, archived: bool) -> None:
    """Put a game away in the lobby of a device's person, or bring it back."""
    person = _person(room, device)
    await hub.storage.write(
        room.id, lambda database: seating.set_archived(database, person, archived)
    )


async def delete(hub: Hub, room: Room, device: str | None, what: Deletion) -> None:
    """Delete a whole table, or a person's own access to a finished one."""
    async with room.lock:
        person = _person(room, device)

        def write(database: Database) -> None:
            # As it is stored at this very moment: somebody may have taken a seat elsewhere.
            holders = [seat.person for seat in seating.seat_rows(database, room.id)]
            host = person == room.row.host
            if deletion(host, room.facts.over, is_alone(holders, person)) != what:
                raise refused("delete-refused", 409)
            if what == "table":
                seating.delete_table(database, room.id)
            else:
                seating.end_access(database, room.id, person)
                storage.notify(database, f"people {room.id}")

        await hub.storage.write(room.id, write)
    if what == "table":
        hub.remove(room)
        before = hub.known(room.row.parent or "")
        if before is not None:
            await hub.refresh(before)  # it leads to no rematch any more
    else:
        await hub.refresh(room)


def _person(room: Room, device: str | None) -> str:
    person = room.person(device)
    if person is None:
        raise refused("not-your-seat", 403)
    return person
