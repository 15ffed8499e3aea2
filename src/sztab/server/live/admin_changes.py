"""What an administrator changes in the database takes effect in every worker within seconds."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sztab.server.store import admin
from sztab.server.store.failures import UnavailableError
from sztab.server.wire import Said
from sztab.server.wire.encoding import POLICY_VIOLATION

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

HEED_SECONDS: Final = 2.0  # how often the database is asked


async def heed(hub: "Hub") -> None:
    """Follow what ``sztab admin`` writes: bans, and tables that were deleted."""
    while True:
        with suppress(UnavailableError):  # the bans that are known stay in force
            hub.admission.banned = set(await hub.storage.read(admin.bans))
            _end_banned(hub)
            await _remove_deleted(hub)
        await asyncio.sleep(HEED_SECONDS)


def _end_banned(hub: "Hub") -> None:
    """End the sockets of addresses that are banned."""
    if not hub.admission.banned:
        return
    for room in hub.rooms:
        for connection in list(room.coming):
            if hub.admission.is_banned(connection.address) and connection.ended is None:
                hub.security("banned", table=room.id, address=connection.address)
                connection.end(POLICY_VIOLATION, Said("banned"))


async def _remove_deleted(hub: "Hub") -> None:
    """Take tables off whose rows are gone."""
    rooms = list(hub.rooms)
    ids = [room.id for room in rooms]
    if not ids:
        return
    there = await hub.storage.read(lambda database: admin.still_there(database, ids))
    for room in rooms:
        if room.id not in there:
            hub.remove(room)
