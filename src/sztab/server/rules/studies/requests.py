"""What the server asks of a rule process about the worth of positions and games, and the answer."""

from typing import Any, Literal

from msgspec import Struct

from sztab.server.store.schema import Event

Studies = Literal["luck", "plans"]  # what can be worked out about a whole game


class Survey(Struct, frozen=True, tag=True):
    """Look at the moves of a game behind *since*, for about so many seconds."""

    kind: Studies
    game: str
    opening: dict[str, Any]
    events: list[Event]
    since: int
    nodes: int
    seconds: float


class Report(Struct, frozen=True, tag=True):
    """Put together what was found of all moves of a game."""

    kind: Studies
    game: str
    opening: dict[str, Any]
    events: list[Event]
    nodes: int
    found: list[Any]


class Weigh(Struct, frozen=True, tag=True):
    """The plans of one decision in words; *found* is what a study found of the move."""

    table: str
    token: int
    found: Any


class PlayOut(Struct, frozen=True, tag=True):
    """One of these plans with its line, played out before the move that was made."""

    table: str
    token: int
    found: Any
    plan: int


class WeighPosition(Struct, frozen=True, tag=True):
    """Look for the best plans of a position, by what its seat knows."""

    game: str
    position: Any
    seat: str
    nodes: int
    seed: int


class PlayOutPosition(Struct, frozen=True, tag=True):
    """One of these plans with its line, played out from the position."""

    game: str
    position: Any
    seat: str
    plans: list[Any]
    plan: int


class Advise(Struct, frozen=True, tag=True):
    """Find a hint for a seat, by what it knows."""

    game: str
    position: Any
    seat: str
    version: int
    seed: int


class Studied(Struct, frozen=True, tag=True):
    """What was found of each move, in their order."""

    found: list[Any]
