"""Saving a game in a file, and who sits where when the file becomes a table again."""

from typing import Any

import msgspec

from sztab.bots import BOTS
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.store.seating import set_saved


def may_save(room: Room, device: str | None) -> bool:
    """Return True if a running game can be saved whole: nobody else's secrets are in it.

    All people's seats are this person's, and none is free: whoever took it would play against
    somebody who has read the file. A seat given away later says that the game was saved.
    """
    if device is not None and device in room.veils:
        raise refused("veiled", 403)
    person = room.person(device)
    seats = room.seats.values()
    return (
        person is not None
        and any(seat.person == person for seat in seats)
        and all(seat.kind != "open" and seat.person in (None, person) for seat in seats)
    )


async def note_saved(hub: Hub, room: Room) -> None:
    """Write that somebody has a file with everything that is hidden; invitations tell it."""
    if not room.row.saved:
        await hub.storage.write(room.id, lambda database: set_saved(database, room.id))
        room.row = room.row._replace(saved=True)


def players(room: Room) -> dict[str, dict[str, str]]:
    """Return who sits where, as a saved game keeps it."""
    found: dict[str, dict[str, str]] = {}
    for seat in room.seats.values():
        if seat.kind == "bot" and seat.bot is not None:
            found[seat.seat] = {"bot": seat.bot}
        elif seat.name is not None:
            found[seat.seat] = {"name": seat.name}
    return found


def saved_wishes(record: Any) -> dict[str, wire.SeatWish]:
    """Return who sits where in a saved game: people on this device, bots as they were."""
    given = record.get("players") if isinstance(record, dict) else None
    if given is None:
        return {}
    try:
        saved = msgspec.convert(given, dict[wire.SeatName, wire.SavedPlayer])
    except msgspec.ValidationError as error:
        raise refused("not-a-command") from error
    return {
        seat: wire.SeatWish("bot", bot=one.bot)
        if one.bot in BOTS
        else wire.SeatWish("me", one.name)
        for seat, one in saved.items()
    }
