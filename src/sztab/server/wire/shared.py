"""What messages in both directions are made of: sentences, offers, log lines."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from sztab.core.game import Warn

Json = Any
Version = Annotated[int, Meta(ge=0, le=2**53)]
SeatName = Annotated[str, Meta(min_length=1, max_length=32)]
PersonName = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=4000)]
Pick = Annotated[str, Meta(max_length=64)]


class Said(Struct, frozen=True, omit_defaults=True):
    """A key with its arguments, in the reader's language a sentence; an argument may be Said."""

    key: str
    args: dict[str, Json] = {}  # text, number, or Said
    rule: str | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    """What one move told this seat: the move's number, who made it, when, and the sentences."""

    n: int
    seat: str | None
    said: list[Said]
    step: "Phase | None" = None  # where the game stood when the move was made
    private: list[int] = []  # which of the sentences not everybody hears
    details: list[Said] = []  # how each thing stands after the move, shown on demand


class Offer(Struct, frozen=True, omit_defaults=True):
    """A move as it is put before a person; ``core.game.Offer`` on the wire."""

    text: str
    picks: list[str]
    say: Said
    cost: Said | None = None
    warns: list[Warn] = []
    part: bool = False
    counts: dict[str, int] = {}  # amounts to be chosen, with their limits
    area: Json = None  # free placement: polygons within reach


class Phase(Struct, frozen=True):
    """Where the game stands: turn, the words of the phase, and which step of how many."""

    turn: int
    phase: Said
    n: int
    of: int


class Undo(Struct, frozen=True, omit_defaults=True):
    """What Undo would do, or why it may not be."""

    to: int | None = None  # the number of moves that would remain
    all: int | None = None  # the same for Undo all
    texts: list[
        str
    ] = []  # the moves that Undo all would take back; "" for one that passed by itself
    refusal: Said | None = None
    past: int | None = None  # where it would lead if others took back their answers: bots always do
    last: int | None = None  # before one's own last decision: with everybody's consent, dice or not


class Ending(Struct, frozen=True):
    """How a game ended."""

    places: list[list[str]]  # seats from first to last; those that share a place together
    winners: list[str]
    scores: dict[str, int]
    say: Said
