"""Hints at the table: who may have one, one at a time, found beside the bots."""

from random import SystemRandom
from typing import TYPE_CHECKING, Final

from sztab.server.errors import refused
from sztab.server.rules import messages
from sztab.server.rules.studies import requests as asked

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub
    from sztab.server.live.room import Room


class Hints:
    """Asks for hints; a person waits for one at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub: Final = hub
        self._waiting: Final[set[str]] = set()  # persons

    async def hint(self, room: "Room", device: str | None, version: int, owner: str) -> bytes:
        """Return a hint for the seat of a device, or refuse it; never in a game against people."""
        async with room.lock:
            seat = room.acting(device)
            if room.facts.over:
                raise refused("game-is-over", 409)
            if not room.may_have_hints(seat):
                raise refused("hint-against-people", 403)
            if version != room.facts.version:
                raise refused("stale", 409, stale=True)
            if seat not in room.facts.awaited:
                raise refused("hint-not-your-turn", 409)
            person = room.person(device) or ""
            if person in self._waiting:
                raise refused("hint-waits", 429)
            self._waiting.add(person)
        try:
            position = await room.position()
            seed = SystemRandom().getrandbits(63)
            request = asked.Advise(room.row.game, position, seat, version, seed)
            return (await self._hub.bots.answer(messages.Encoded, request, owner)).body
        finally:
            self._waiting.discard(person)
