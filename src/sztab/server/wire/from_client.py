"""What a client sends over the socket; decoded strictly."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sztab.server.wire.shared import Json, MoveText, SeatName, Version

Question = Literal[
    "why",
    "path",
    "reach",
    "odds",
    "visible",
    "legal",
    "to-hit",
    "to-range",
    "template",
    "command",
    "distance",
    "sees",
    "charges",
    "suggest",
    "targets",
    "acts",
    "air",
    "formation",
]


class DoMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="move"):
    """Make this move in the position of this version."""

    move: MoveText
    version: Version


class DoUndo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Go back to where ``to`` moves were made, as ``View.undo`` allows."""

    to: Version
    version: Version


class DoAsk(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask"):
    """A question that changes nothing: ``why`` takes ``picks``, others what the game says."""

    id: Version
    question: Question
    args: dict[str, Json] = {}


class DoLook(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Show the table after *at* moves; ``eyes`` chooses a seat once the game is over ("*": all)."""

    at: Version
    eyes: SeatName | None = None


class DoChat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class DoTakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take-back"):
    """Ask the others to go back to where ``to`` moves were made."""

    to: Version
    version: Version


class DoAnswer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """Agree to the take-back that is asked for, or not."""

    yes: bool
    version: Version


class DoResign(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Give the game up."""

    version: Version


class DoSit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """Hot seat: the person of this seat is looking now."""

    seat: SeatName


FromClient = DoMove | DoUndo | DoAsk | DoLook | DoChat | DoTakeBack | DoAnswer | DoResign | DoSit
