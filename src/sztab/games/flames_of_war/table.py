"""FW-1.9, FW-16.1: the table with its terrain, its objectives and its mission."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.arsenal import Aircraft, TeamType
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.geometry.rays import Cover, Glance
from sztab.games.flames_of_war.terms import AREA, BUILDING, HILL, LINE, NOBODY, STRIP, A, B


@final
@mypyc_attr(acyclic=True)
class Opening:
    """FW-1.9, FW-6.3: a door, a window, a breach."""

    def __init__(self, x: float, y: float, nx: float, ny: float, width: float) -> None:
        self.x: Final = x
        self.y: Final = y
        self.nx: Final = nx  # outwards
        self.ny: Final = ny
        self.width: Final = width

    def wall(self) -> tuple[float, float, float, float]:
        """FW-1.19: the stretch of wall that it opens."""
        half = self.width / 2.0
        return (
            self.x - self.ny * half,
            self.y + self.nx * half,
            self.x + self.ny * half,
            self.y - self.nx * half,
        )


@final
@mypyc_attr(acyclic=True)
class Piece:
    """FW-1.9: one piece of terrain."""

    def __init__(
        self,
        id: str,
        type: str,
        shape: int,
        ground: int,
        double_ground: int,
        outline: Outline,
        crest: Outline | None,
        height: float,
        conceals: bool,
        bulletproof: bool,
        openings: list[Opening],
        half_width: float,
        base: float,
    ) -> None:
        self.id: Final = id
        self.type: Final = type
        self.shape: Final = shape
        self.ground: Final = ground
        self.double_ground: Final = double_ground
        self.outline: Final = outline
        self.crest: Final = crest  # of a hill
        self.height: Final = height  # the elevation of a hill
        self.conceals: Final = conceals
        self.bulletproof: Final = bulletproof
        self.openings: Final = openings
        self.half_width: Final = half_width  # of a road
        self.top: Final = base + height  # FW-1.11


@final
@mypyc_attr(acyclic=True)
class Objective:
    """FW-16.6: a place that a side can take."""

    def __init__(self, id: str, x: float, y: float, side: int) -> None:
        self.id: Final = id
        self.x: Final = x
        self.y: Final = y
        self.side: Final = side


@final
class Mission:
    """FW-16.1: what a mission lays down."""

    def __init__(self, id: str, title: str, width: float, height: float) -> None:
        self.id: Final = id
        self.title: Final = title
        self.width: Final = width
        self.height: Final = height
        self.home: list[str] = ["south", "north"]
        self.zones: list[Outline] = []  # FW-16.2: deployment areas of A and B
        self.alternate: bool = False
        self.order: list[int] = [A, B]  # who deploys first
        self.independent_first: int = A
        self.first_turn: int = NOBODY  # FW-16.3: NOBODY rolls
        self.meeting: bool = False  # FW-16.4
        self.prepared: int = NOBODY  # FW-16.5
        self.reserve_side: int = NOBODY  # FW-16.10
        self.reserve_from: int = 1
        self.reserve_edge: str = ""
        self.ambush_side: int = NOBODY  # FW-16.11
        self.ambush_count: int = 0
        self.objective_from: int = 2  # FW-16.6
        self.hold_side: int = NOBODY
        self.hold_from: int = 0
        self.hold_distance: float = 0.0
        self.turn_limit: int = 12  # FW-16.16
        self.limit_winner: int = NOBODY  # FW-16.8: NOBODY counts points
        self.air_dice: list[int] = [0, 0]  # FW-14.1
        self.air: list[Aircraft | None] = [None, None]
        self.air_levels: list[str] = ["", ""]


@final
class Field:
    """What never changes in a game: the table, the types, the mission, the switches."""

    def __init__(
        self,
        mission: Mission,
        pieces: list[Piece],
        objectives: list[Objective],
        types: list[TeamType],
        source: object,
        data: str,
        switches: list[bool],
    ) -> None:
        self.mission: Final = mission
        self.width: Final = mission.width
        self.height: Final = mission.height
        self.pieces: Final = pieces
        self.objectives: Final = objectives
        self.types: Final = types
        self.source: Final = source  # the mission as positions write it: its id or all of it
        self.data: Final = data  # the fingerprint of a foreign data set
        self.switches: Final = switches
        self.areas: Final = [p for p in pieces if p.shape == AREA]
        self.lines: Final = [p for p in pieces if p.shape == LINE]
        self.buildings: Final = [p for p in pieces if p.shape == BUILDING]
        self.hills: Final = [p for p in pieces if p.shape == HILL]
        self.roads: Final = [p for p in pieces if p.shape == STRIP]
        self.type_of: Final = {type.id: type for type in types}
        # What is known of lines of sight between teams that have not moved (FW-8): answers of the
        # rules, no part of the position. All copies of a table share them.
        self.glances: Final[dict[int, Glance]] = {}
        self.covers: Final[dict[int, Cover]] = {}


@final
@mypyc_attr(acyclic=True)
class Template:
    """FW-1.9: a wreck or a piece of smoke; nothing of it changes once it lies there."""

    def __init__(
        self,
        x: int,
        y: int,
        heading: int,
        width: float,
        length: float,
        height: float,
        side: int,
        team: int,
    ) -> None:
        self.x: Final = x
        self.y: Final = y
        self.heading: Final = heading
        self.height: Final = height
        self.side: Final = side  # who laid the smoke
        self.team: Final = team  # whose wreck it is; 0 for smoke
        self.box: Final = Box(x / 1000.0, y / 1000.0, heading, width, length)
        corners = self.box.corners()
        self.outline: Final = Outline([c[0] for c in corners], [c[1] for c in corners], True)
