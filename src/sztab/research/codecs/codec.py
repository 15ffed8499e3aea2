"""What a codec answers: the observation of a seat, and numbers for moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from sztab.research.layout import Layout

FEATURES: Final = 8  # bytes that describe one candidate
# For bytes.translate: 1 for this number, 0 for any other. Rows of flags are made in one call.
IS: Final = [bytes(other == number for other in range(256)) for number in range(4)]


class Codec(ABC):
    """The numbers of one game with given options and number of seats.

    A byte holds at most 255; larger counts stay there. Everything is as the observing seat sees
    it: *own* before *other*.
    """

    layout: Layout
    actions: int = 0  # fixed action indices; 0 if the game has none
    proposals: int = 0  # fixed indices at the end that stand for proposed moves
    candidates: int = 128  # places of a candidate list
    feature_names: Sequence[str]

    @abstractmethod
    def write(self, state: Any, seat: int, out: bytearray) -> None:
        """Fill *out* with what *seat* may know; only the first ``layout.size`` bytes."""

    @abstractmethod
    def features(self, state: Any, move: Any) -> tuple[int, ...]:
        """Return up to eight bytes that describe a candidate."""

    def index(self, state: Any, move: Any) -> int:
        """Return the fixed index of a move; -1 for a move that is only proposed."""
        raise NotImplementedError

    def write_proposals(self, moves: Sequence[Any], out: bytearray) -> None:
        """Describe the proposed moves in the observation."""
        raise NotImplementedError


def byte(number: int) -> int:
    """Return a number as a byte holds it."""
    return 0 if number < 0 else min(number, 255)


def as_bytes(numbers: Sequence[int]) -> bytes:
    """Return numbers as bytes hold them; the usual case, where all fit, is fast."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([byte(number) for number in numbers])
