"""How long a search may go on: a number of positions, and seconds on a clock that is handed in."""

from collections.abc import Callable
from typing import Final, final

Clock = Callable[[], float]
TICK: Final = 8  # positions between two looks at the clock


class StopSearch(Exception):  # noqa: N818 - the regular end of a search, not an error
    """The budget is used up."""


@final
class Budget:
    """Positions and seconds that a search may use; without a clock the same search repeats."""

    def __init__(self, nodes: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        self.nodes: int = nodes
        self.used: int = 0
        self.clock: Clock | None = clock
        self.begun: float = clock() if clock is not None else 0.0
        self.ends: float = self.begun + seconds

    def spend(self) -> None:
        """Count one position; raise ``StopSearch`` when the budget is used up."""
        self.used += 1
        if self.used > self.nodes:
            raise StopSearch
        if self.clock is not None and self.used % TICK == 0 and self.clock() >= self.ends:
            raise StopSearch

    def stop(self) -> None:
        """End the search at the next position; another thread may call this."""
        self.nodes = 0

    def share_used(self) -> float:
        """Return how much of the budget is used, from 0 to 1."""
        used = self.used / self.nodes if self.nodes else 1.0
        if self.clock is not None and self.ends > self.begun:
            used = max(used, (self.clock() - self.begun) / (self.ends - self.begun))
        return min(1.0, used)
