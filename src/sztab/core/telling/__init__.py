"""What a game's view shows, declared once, so that nothing changes in silence.

A ``Telling`` names the facts of a view, each with the name and the value that players read.
``sztab.testing.check_told`` compares them before and after each step with what each seat heard.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from sztab.core.game import AnyGame, Json, Seat
from sztab.core.running.moved import moved
from sztab.core.said import Arg, Event, Name

Shown = Arg  # what a player reads: a number, a text, or words


@dataclass(frozen=True)
class Fact:
    """One thing that a view shows: whose it is, in words, and how it stands."""

    name: Name
    value: Shown
    given_by: str | tuple[str, ...] = ""  # the facts whose news brings this one, or takes it away

    def is_given(self, differing: Set[str]) -> bool:
        """Return whether the news of another fact brings or ends this one."""
        if isinstance(self.given_by, str):
            return self.given_by in differing
        return any(id in differing for id in self.given_by)


@dataclass(frozen=True)
class Claim:
    """What an argument of an event says about a fact: its new value, or by how much it changed.

    "ends" says that the fact is over; the sentence has to name the thing.
    """

    fact: str
    value: Shown
    kind: Literal["is", "was", "adds", "ends"] = "is"


class Telling(ABC):
    """How a game's view is to be told; one object per game, without state."""

    reads: ClassVar[
        tuple[str, ...]
    ]  # the paths of a view that ``facts`` reads, such as "units/*/at"
    exempt: ClassVar[Mapping[str, str]] = {}  # other paths that may change unsaid: why, by path
    derived: ClassVar[Mapping[str, str]] = {}  # paths that ``derive`` works out from told things
    prompted: ClassVar[
        tuple[str, ...]
    ] = ()  # exempt paths that the prompt says: ``derive`` has them
    fleeting: ClassVar[tuple[str, ...]] = ()  # facts that may come and go within one step
    asked: ClassVar[
        tuple[str, ...]
    ] = ()  # facts about an open question: told when they begin, over when it is answered
    unclaimed: ClassVar[
        Mapping[str, str]
    ] = {}  # numbers that no view shows: the reason by "event.argument"

    @abstractmethod
    def facts(self, view: Json, seat: Seat | None) -> dict[str, Fact]:
        """Everything in the view of *seat* that can change, by an id of its own."""

    @abstractmethod
    def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
        """Return what an event says about facts, each claim with the argument that makes it."""

    def derive(self, game: AnyGame, told: Json, seat: Seat | None) -> Json:
        """Work out the derived parts of a view from what is left of it: what is told or printed.

        The answer has the shape of a view and holds the derived paths alone.
        """
        return {}


def __getattr__(name: str) -> Any:
    """Find what has moved to ``sztab.testing``, for one release, with a warning."""
    return moved(__name__, name, "sztab.testing")
