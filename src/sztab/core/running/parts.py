"""A game built from its parts: functions of its modules behind the contract.

A ``PartsGame`` names them once (``parts``) and writes out only what is its own: options, the
opening, results, questions, positions from outside.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import methodcaller
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from sztab.core.data.dataset import Catalog, DataGame
from sztab.core.game import Json, Offer, Seat
from sztab.core.said import Name, Refusal

if TYPE_CHECKING:
    from sztab.core.telling import Telling


class Copied(Protocol):
    """A state that copies itself."""

    def copy(self) -> Any:
        """Return an independent copy."""


class Spoken(Protocol):
    """A move that says how it is written."""

    def text(self) -> str:
        """The move as it is written."""


# What a state and a move answer by themselves.
OWN: Final = {"copy": methodcaller("copy"), "text": methodcaller("text")}

# The parts that take exactly what the contract hands over.
DIRECT: Final = (
    *("awaited", "check", "offers", "prompt", "view"),
    *("evaluate", "parse", "dump", "faults", "read_catalog"),
)
State = TypeVar("State", bound=Copied)
Move = TypeVar("Move", bound=Spoken)


@dataclass(frozen=True)
class Parts(Generic[State, Move]):
    """The functions behind the contract; each answers the question of the same name."""

    read_catalog: Callable[[str, str], Any]
    awaited: Callable[[State], tuple[Seat, ...]]
    check: Callable[[State, Seat, Move], Refusal | None]
    offers: Callable[[State, Seat], list[Offer]]
    prompt: Callable[[State, Seat | None], Name]
    view: Callable[[State, Seat | None], Any]
    evaluate: Callable[[State, Seat], float]
    parse: Callable[[str], Move]
    dump: Callable[[State], Json]
    faults: Callable[[State], list[str]]
    picture: Callable[[State], str]
    caption: Callable[[State], Name] | None = None
    telling: "Telling | None" = None


class PartsGame(DataGame[State, Move, Catalog], Generic[State, Move, Catalog]):
    """A game with a data set whose answers come from its parts."""

    parts: ClassVar[Parts[Any, Any]]

    def __init_subclass__(cls) -> None:
        """Put the parts directly in place of the methods below, which only say what they are.

        A call then goes straight to the compiled function: one frame less than a delegation.
        """
        super().__init_subclass__()
        if "parts" in vars(cls):
            for name in DIRECT:
                if name not in vars(cls):
                    setattr(cls, name, staticmethod(getattr(cls.parts, name)))
            for name, asked in OWN.items():
                if name not in vars(cls):
                    setattr(cls, name, staticmethod(asked))

    def read_catalog(self, text: str, source: str) -> Catalog:
        """Return what a data set says."""
        read: Catalog = self.parts.read_catalog(text, source)
        return read

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Return who must decide now."""
        return self.parts.awaited(state)

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """``None``, or why *seat* may not make this move now."""
        return self.parts.check(state, seat, move)

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Return what is put before a person."""
        return self.parts.offers(state, seat)

    def prompt(self, state: State, seat: Seat | None) -> Name:
        """Return what this seat decides, or what it waits for."""
        return self.parts.prompt(state, seat)

    def view(self, state: State, seat: Seat | None) -> Json:
        """Return what a seat may know."""
        return self.parts.view(state, seat)

    def evaluate(self, state: State, seat: Seat) -> float:
        """Return how good the position is for *seat*."""
        return self.parts.evaluate(state, seat)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        twin: State = state.copy()
        return twin

    def text(self, move: Move) -> str:
        """How a move is written."""
        return move.text()

    def parse(self, text: str) -> Move:
        """Return the move that *text* writes."""
        move: Move = self.parts.parse(text)
        return move

    def dump(self, state: State) -> Json:
        """Return the position as JSON."""
        return self.parts.dump(state)

    def faults(self, state: State) -> list[str]:
        """Return invariants that this state breaks."""
        return self.parts.faults(state)

    def picture(self, state: State, seat: Seat | None) -> str:
        """Return the table in text."""
        return self.parts.picture(state)

    def caption(self, state: State, seat: Seat | None) -> Name | None:
        """Return the signs of the picture and the score."""
        return self.parts.caption(state) if self.parts.caption is not None else None

    def telling(self) -> "Telling | None":
        """Return how each change of a view is told."""
        return self.parts.telling
