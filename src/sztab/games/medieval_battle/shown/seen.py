"""What Medieval Battle sends: the shape of its view and of its answers.

``web/src/themes/medieval-battle/types.ts`` is generated from these types.
"""

from typing import Final, Literal, NotRequired, TypedDict

from sztab.core.data.shapes import ModifierJson, Shapes

Side = Literal["red", "yellow"]
Stage = Literal[
    "recruiting",
    "deploying",
    "choosing",
    "manoeuvring",
    "answering",
    "pursuing",
    "regrouping",
    "over",
]


class Unit(TypedDict):
    """A counter: ``at`` is a hex, or where it lies off the map."""

    id: str
    side: Side
    kind: str
    at: str
    mp: int
    max: int
    strength: int


class Ground(TypedDict):
    """A kind of terrain as the player aid prints it."""

    cost: int
    height: int
    cover: bool
    bad_for_cavalry: bool
    blocks_sight: bool


class Kind(TypedDict):
    """A kind of unit as the recruiting table prints it."""

    price: int
    mp: int
    limit: int
    range: int


class FieldMap(TypedDict):
    """The battlefield: terrain by hex, the worth of each flag, what the terrain does."""

    layout: str
    hexes: dict[str, str]
    flags: dict[str, int]
    terrain: dict[str, Ground]
    modules: dict[str, str]


class View(TypedDict):
    """What a seat may know of the table."""

    map: FieldMap
    kinds: dict[str, Kind]
    stage: Stage
    turn: int
    side: Side
    points: int
    victory: int
    units: list[Unit]
    control: dict[str, Side]
    zones: dict[Side, list[str]]
    markers: dict[Side, int]
    most_markers: int
    vp: dict[Side, int]
    passes: int
    mover: str | None
    target: str | None
    army: NotRequired[str]


class Rung(TypedDict):
    """A step of the ladder: the losses of both sides at one index."""

    index: int
    own: int
    enemy: int


class Fight(TypedDict):
    """The sum of an attack or a shot, and the ladder it is read on."""

    kind: Literal["melee", "shooting", "stand"]
    base: int
    modifiers: list[ModifierJson]
    index: int
    ladder: list[Rung]


SHAPES: Final = Shapes(
    View,
    {
        "odds": Fight | None,
        "visible": list[str],
        "reach": dict[str, int],
        "suggest": str | None,
    },
)
