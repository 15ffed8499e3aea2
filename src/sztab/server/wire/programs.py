"""What a program in a seat sends over its socket; decoded strictly (docs/programs.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sztab.server.wire.from_client import DoAsk
from sztab.server.wire.shared import MoveText, PersonName, Version


class ProgramEnter(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="enter"):
    """The first message: a seat's link token, or the token that an earlier *hello* brought."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    name: PersonName | None = None
    language: Literal["en", "pl"] = "en"


class ProgramMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="move"):
    """A move; *n* names the decision that it answers."""

    move: MoveText
    n: Version | None = None


FromProgram = ProgramMove | DoAsk
