"""Army lists: what they are made of, and how they are judged."""

from typing import Annotated

from msgspec import Meta, Struct

from sztab.server.wire.shared import Said


class AskList(Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/games/{id}/lists``: an army list to be judged."""

    text: Annotated[str, Meta(max_length=1000)]


class ListVerdict(Struct, frozen=True):
    """Whether an army list can be played, and every reason why not."""

    legal: bool
    faults: list[Said]


class ListTeam(Struct, frozen=True):
    """Teams of one kind in a platoon."""

    say: Said
    count: int


class ListPlatoon(Struct, frozen=True):
    """A platoon that an army list can name, at its points."""

    id: str
    say: Said
    role: str
    points: int
    teams: list[ListTeam]


class ListCompany(Struct, frozen=True):
    """``GET /api/games/{id}/lists``: the platoons printed in one company."""

    id: str
    say: Said
    nation: str
    training: str
    motivation: str
    platoons: list[ListPlatoon]
