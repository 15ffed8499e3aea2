"""The parts of moves as the client gets them: lengths are inches, directions degrees."""

from typing import Literal, NotRequired, TypedDict

Point = tuple[float, float]
RunVerb = Literal["assault", "counterattack", "disengage-move"]
PlacingVerb = Literal["deploy", "ambush", "place", "break-in", "break-off", "consolidate"]
FireVerb = Literal["shoot", "defend", "aa-fire"]
NamedVerb = Literal["eyes", "appoint", "recover", "join", "air-strike"]
Mode = Literal["he", "smoke", "repeat"]


class LegParts(TypedDict):
    """The way of one team; what is not said of it is left out."""

    team: int
    path: list[Point]  # in inches, the start included; empty to stand
    heading: NotRequired[float]  # in degrees
    double: NotRequired[bool]
    mount: NotRequired[int]  # the vehicle
    leave: NotRequired[bool]


class OrderParts(TypedDict):
    """A platoon's order: ``move``."""

    verb: Literal["move"]
    platoon: int
    legs: list[LegParts]
    dismount: list[int]
    unhitch: list[int]
    unhorse: list[int]
    rear: list[int]
    dig_in: bool


class RunParts(TypedDict):
    """A charge or a flight: ``assault``, ``counterattack``, ``disengage-move``."""

    verb: RunVerb
    platoon: int
    target: int
    legs: list[LegParts]


class PoseParts(TypedDict):
    """Where a team is put, in inches and degrees."""

    team: int
    x: float
    y: float
    heading: float


class PlacingParts(TypedDict):
    """Teams at poses: ``deploy``, ``ambush``, ``place``, ``break-in``, ``break-off`` …"""

    verb: PlacingVerb
    platoon: int
    poses: list[PoseParts]
    mounted: list[tuple[int, int]]  # teams with their vehicles


class ShotParts(TypedDict):
    """One weapon of a fire plan; what is left out goes by itself."""

    team: int
    weapon: int
    target: int  # the platoon, or an aircraft
    dice: NotRequired[int]
    group: NotRequired[int]
    aim: NotRequired[int]
    opening: NotRequired[int]


class FireParts(TypedDict):
    """A fire plan: ``shoot``, ``defend``, ``aa-fire``."""

    verb: FireVerb
    platoon: int
    lines: list[ShotParts]
    priorities: list[tuple[int, str]]
    types: list[tuple[int, str]]


class BombardParts(TypedDict):
    """A bombardment; ``aim`` is 0 for a repeat."""

    verb: Literal["bombard"]
    battery: int
    directing: int
    aim: int
    mode: Mode
    guns: list[int]


class AllocateParts(TypedDict):
    """The order in which teams take hits."""

    verb: Literal["allocate"]
    order: list[int]


class NamedParts(TypedDict):
    """A short order: teams and platoons by number, and where a recovery vehicle ends."""

    verb: NamedVerb
    numbers: list[int]
    to: NotRequired[Point]


class HoldBackParts(TypedDict):
    """Who waits in reserve and who lies in ambush."""

    verb: Literal["hold-back"]
    reserve: list[int]
    ambush: list[int]


class StartingParts(TypedDict):
    """The tests of the Starting step; ``None`` takes all of a kind."""

    verb: Literal["starting"]
    rally: list[int] | None
    remount: list[int] | None
    free: list[int] | None
    air: bool


Parts = (
    OrderParts
    | RunParts
    | PlacingParts
    | FireParts
    | BombardParts
    | AllocateParts
    | NamedParts
    | HoldBackParts
    | StartingParts
)
