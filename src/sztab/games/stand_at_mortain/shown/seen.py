"""What Stand at Mortain sends: the shape of its view and of its answers.

``web/src/themes/stand-at-mortain/types.ts`` is generated from these types.
"""

from typing import Final, Literal, NotRequired, TypedDict

from sztab.core.data.shapes import ModifierJson, Shapes

Side = Literal["german", "us"]
Stage = Literal["placing", "acting", "redrawing", "over"]
UnitType = Literal["Tank", "Gun", "Infantry"]
Weapon = Literal["ground", "air", "oba"]


class Values(TypedDict):
    """The strength of a unit's side against tanks and against infantry."""

    AT: int
    AI: int


class Unit(Values):
    """A counter: ``at`` is a hex, or where it lies off the map; ``other`` is its hidden side."""

    id: str
    name: str
    side: Side
    type: UnitType
    at: str
    back: bool
    other: Values
    enters: int
    acted: bool


class Terrain(TypedDict):
    """What a kind of terrain adds to cover and range."""

    cover: int
    range: int


class Edges(TypedDict):
    """The hexes where each side enters."""

    west: list[str]
    east: list[str]


class Markers(TypedDict):
    """How often each marker was used this turn."""

    air: int
    oba: int


class Declared(TypedDict):
    """An attack that waits for another card or a miss."""

    weapon: Weapon
    targets: list[str]
    face: str
    firing: NotRequired[list[str]]
    mode: NotRequired[str]


class Exits(TypedDict):
    """How many German units have left the map, and how many win."""

    now: int
    needed: int


class View(TypedDict):
    """What a seat may know of the table."""

    stage: Stage
    turn: int
    turns: int
    side: Side
    hexes: dict[str, str]
    names: dict[str, str]
    terrain: dict[str, Terrain]
    edges: Edges
    fire: dict[Side, list[str]]
    units: list[Unit]
    card: str | None
    allowance: int | Literal["stack"] | None
    used: int
    drawn: list[str]
    left: int
    had: list[Side]
    markers: Markers
    markers_allowed: int
    per_type: bool
    interdiction: str | None
    attack: Declared | None
    exits: Exits


class Attack(TypedDict):
    """An attack before its card is drawn: its sum, the cards that are left, and its chances."""

    strength: int
    modifiers: list[ModifierJson]
    needed: int
    cards: dict[str, int]
    hit: float
    ends: float
    hit_at_once: float
    ends_at_once: float


SHAPES: Final = Shapes(View, {"odds": Attack, "visible": list[str], "reach": dict[str, int]})
