"""The devices of one person: a recovery code brings another one in, and each can be signed out."""

from typing import Final

from sqlalchemy import Connection as Database

from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.live.hub import Hub
from sztab.server.live.room import Room
from sztab.server.seats.tokens import hashed, hashed_code, new_code, new_token
from sztab.server.store import seating, storage
from sztab.server.store.schema import DeviceRow, PersonRow

# What a browser says of itself, in the order in which it can be told apart.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
ID_LETTERS: Final = 16


def label_of(agent: str) -> str:
    """Return "Firefox, Linux" or as much of it as a browser says; nothing else of it is kept."""
    kinds = (BROWSERS, SYSTEMS)
    found = [next((name for word, name in kind.items() if word in agent), "") for kind in kinds]
    return ", ".join(name for name in found if name)


def _id(device: DeviceRow) -> str:
    """Return a name for a device that says nothing about its token."""
    return hashed(device.hash)[:ID_LETTERS]


def _person(room: Room, device: str | None) -> str:
    person = room.person(device)
    if person is None or not (room.held(device) or room.is_host(device)):
        raise refused("not-your-seat", 403)
    return person


async def overview(hub: Hub, room: Room, device: str | None) -> wire.Devices:
    """Return the devices of the person who asks, and whether they have a recovery code."""
    person = _person(room, device)

    def read(database: Database) -> wire.Devices:
        known = seating.person_row(database, person)
        return wire.Devices(
            devices=[
                wire.Device(
                    _id(one),
                    one.label,
                    one.created.isoformat(),
                    one.used.isoformat(),
                    one.hash == device,
                )
                for one in seating.devices_of(database, room.id, person)
            ],
            code=known is not None and known.code is not None,
        )

    return await hub.storage.read(read)


async def renew_code(hub: Hub, room: Room, device: str | None, wish: wire.NewCode) -> wire.Code:
    """Make a recovery code in place of the old one, or revoke it; it is shown this once."""
    person = _person(room, device)
    code = None if wish.revoke else new_code()
    kept = None if code is None else hashed_code(code)
    made = None if code is None else storage.now()
    await hub.storage.write(
        room.id, lambda database: seating.set_code(database, person, kept, made)
    )
    return wire.Code(code)


async def sign_out(hub: Hub, room: Room, device: str | None, wish: wire.SignOut) -> list[str]:
    """End the session of one of the person's devices; the last one only if a code is left.

    Return the tables where it ended: this one, and rematches that the device went on to.
    """
    person = _person(room, device)

    def write(database: Database) -> list[str]:
        devices = seating.devices_of(database, room.id, person)
        gone = next((one for one in devices if _id(one) == wish.device), None)
        if gone is None:
            raise refused("no-such-device", 404)
        known = seating.person_row(database, person)
        if len(devices) == 1 and (known is None or known.code is None):
            raise refused("last-device", 409)
        tables = seating.remove_with_rematches(database, gone)
        # Its cookie of the game before, and codes made there, must not bring it back.
        seating.end_claim(database, person)
        for table in tables:
            storage.notify(database, f"people {table}")
        return tables

    return await hub.storage.write(room.id, write)


async def person_of(hub: Hub, code: str) -> PersonRow:
    """Return whose recovery code this is, and of which table."""
    kept = hashed_code(code)
    found = await hub.storage.read(lambda database: seating.person_of_code(database, kept))
    if found is None:
        raise refused("code-refused", 403)
    return found


async def recover(
    hub: Hub, room: Room, person: PersonRow, device: str | None, label: str
) -> str | None:
    """Use a recovery code up; return the token of the person's new device."""
    if room.person(device) == person.id:
        return None  # this device needs none: the code stays
    if room.held(device) or room.is_host(device):
        raise refused("other-seat-here", 409)
    token, code = new_token(), person.code or ""
    fresh = seating.new_device(hashed(token), room.id, person.id, label)

    def write(database: Database) -> None:
        if not seating.use_code(database, person.id, code):
            raise refused("code-refused", 403)
        seating.check_room(database, room.id, person.id)  # if refused, the code stays
        seating.add_device(database, fresh)
        if device is not None:
            seating.remove_device(database, device)
        storage.notify(database, f"people {room.id}")

    await hub.storage.write(room.id, write)
    return token
