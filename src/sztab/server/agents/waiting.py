"""Waiting at a table: as long as it lasts, the agent is somebody who is connected."""

import asyncio
from contextlib import suppress

from sztab.server.errors import refused
from sztab.server.live.connection import Connection
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.seats.handover import come_back


async def settled(
    hub: Hub, room: Room, seat: str, device: str, address: str, seconds: float
) -> bool:
    """Wait until the seat must decide or the game is over, but not longer than that."""
    if _is_settled(room, seat):
        return True
    connection = Connection(device, address)
    with hub.admission.place(address) as free:
        if not free or room.count_sockets(connection) >= hub.settings.limits.sockets_of_seat:
            hub.security("limit", limit="waiting", address=address, table=room.id)
            raise refused("too-fast", 429)
        room.coming.add(connection)
        try:
            await room.connect(connection, [])
            hub.spawn(come_back(room, device))
            hub.spawn(hub.announce(room))
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while not _is_settled(room, seat) and connection.ended is None:
                        await connection.queue.get()
        finally:
            room.coming.discard(connection)
            room.disconnect(connection)
            hub.spawn(hub.announce(room))
    return _is_settled(room, seat)


def _is_settled(room: Room, seat: str) -> bool:
    return room.facts.over or seat in room.facts.awaited
