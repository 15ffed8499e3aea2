"""The ends of games: worked out once in a rule process, then kept for whoever asks."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.processes.fair_queue import Priority
from sztab.server.processes.process import OverrunError
from sztab.server.rules import messages
from sztab.server.store import storage

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub
    from sztab.server.live.room import Room

MOST_KEPT: Final = 100  # of at most about 20 kB each


class Endings:
    """Tells how finished games went; every game is worked out once."""

    def __init__(self, hub: "Hub") -> None:
        self._hub: Final = hub
        self._kept: Final[OrderedDict[tuple[str, int], wire.Story]] = OrderedDict()
        self._asking: Final[dict[str, asyncio.Lock]] = {}

    async def end(self, room: "Room", device: str | None, owner: str) -> wire.End:
        """Return how a game ended, with the lead over the game if everybody may know everything."""
        if not room.facts.over:
            raise refused("not-over", 409)
        story: wire.Story | None
        try:
            story = await self._story(room, owner)
        except OverrunError:  # the result is known all the same
            story = None
        return wire.End(
            table=room.id,
            game=room.row.game,
            title=room.row.title,
            seats=room.sittings(device),
            winners=list(room.facts.winners),
            resigned=room.facts.resigned,
            moves=room.facts.moves_made,
            again=room.row.again,
            hidden=not room.row.show_all_after,
            story=story,
            training=room.row.training,
        )

    async def _story(self, room: "Room", owner: str) -> wire.Story:
        key = (room.id, room.facts.version)
        async with self._asking.setdefault(room.id, asyncio.Lock()):
            try:
                if key not in self._kept:
                    self._kept[key] = await self._worked_out(room, owner)
                self._kept.move_to_end(key)
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
                return self._kept[key]
            finally:
                self._asking.pop(room.id, None)

    async def _worked_out(self, room: "Room", owner: str) -> wire.Story:
        async def prepare() -> messages.Request:
            events = await self._hub.storage.read(
                lambda database: storage.events(database, room.id)
            )
            return messages.Tell(room.row.game, room.row.opening, events, room.all_shown)

        answer = await self._hub.whole_games.ask_later(prepare, lambda: Priority(0, owner))
        assert isinstance(answer, messages.Story)
        return answer.story
