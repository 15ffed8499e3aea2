"""Work that goes on beside everything else: by one worker at a time, taken up after a kill."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from sztab.server.errors import RefusedError, refused
from sztab.server.processes.process import OverrunError
from sztab.server.store.failures import UnavailableError

if TYPE_CHECKING:
    from sztab.server.live.hub import Hub

MOST_OF_OWNER: Final = 3  # waiting at once
MOST_WAITING: Final = 200

Work = Callable[[], Awaitable[None]]


def check_place(count_waiting: Callable[..., int], owner: str) -> None:
    """Refuse more work while an owner's, or everybody's, waits in too long a line."""
    if count_waiting(owner) >= MOST_OF_OWNER:
        raise refused("analysis-many", 429, most=MOST_OF_OWNER)
    if count_waiting() >= MOST_WAITING:
        raise refused("analysis-busy", 503)


class Jobs:
    """Runs each piece of work once at a time, over all workers."""

    def __init__(self, hub: "Hub") -> None:
        self._hub: Final = hub
        self._going: Final[set[str]] = set()

    def go_on(self, name: str, work: Work, give_up: Work) -> None:
        """Go on with a piece of work, unless somebody does; *give_up* if it cannot be done."""
        if name not in self._going:
            self._going.add(name)
            self._hub.spawn(self._claimed(name, work, give_up))

    async def _claimed(self, name: str, work: Work, give_up: Work) -> None:
        """Work while no other worker does."""
        try:
            if not await self._hub.claims.take(name):
                return
            try:
                await work()
            finally:
                await self._hub.claims.release(name)
        except UnavailableError as error:  # taken up again later
            self._hub.unavailable(error)
        except RefusedError as error:
            if error.refusal.key != "table-deleted":
                await give_up()
        except asyncio.CancelledError:
            raise
        except OverrunError:
            self._hub.security("overrun", doing=name)
            await give_up()
        except Exception as error:
            self._hub.incident("analysis", error, doing=name)
            await give_up()
        finally:
            self._going.discard(name)
