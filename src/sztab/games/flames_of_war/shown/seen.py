"""What Flames of War sends: the shape of its view, of its questions and of its answers.

``web/src/themes/flames-of-war/types.ts`` is generated from these types. Lengths are inches,
directions degrees, counter-clockwise from east.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from sztab.core.data.shapes import Shapes, Some
from sztab.games.flames_of_war.questions.answers.parts_of_moves import Parts, Point
from sztab.games.flames_of_war.questions.answers.types import (
    Act,
    Aim,
    Air,
    ChargePair,
    Command,
    Formed,
    Ranging,
    Reach,
    Sight,
    Storm,
    Suggestion,
    TargetPlatoon,
    Template,
    Verdict,
    Way,
)

Side = Literal["A", "B"]
TeamKind = Literal["infantry", "gun", "tank", "transport", "cavalry"]
PieceShape = Literal["area", "line", "building", "hill", "strip"]
Step = Literal["deploying", "starting", "movement", "shooting", "assault", "over"]
At = tuple[float, float, float]  # x, y and heading


class Asked(TypedDict, total=False):
    """What an open question is about; each question fills in what it knows."""

    platoon: int  # whose teams the answer is about
    attacker: int  # the platoon that charges
    team: int  # a leader, a warrior, an independent team
    vehicle: int  # what the survivors get clear of
    teams: list[int]  # among whom the answer chooses, or whom it orders
    platoons: list[int]
    places: list[Point]  # of the fallen, or of the aircraft, in inches
    may_counterattack: bool
    weapons: list[str]  # of the aircraft
    target: int  # the team that aircraft dive at
    parts: Parts  # of what is proposed, where it has any; the view adds them


class QuestionView(Asked):
    """An open question: its kind, who is asked, and the answer that is taken if nobody chooses."""

    kind: str
    seat: Side
    default: str


# --- the table -----------------------------------------------------------------------------------


class MissionTitle(TypedDict):
    """The mission: its title, how long it lasts, who wins then, and its special rules."""

    id: str
    title: str
    turns: int
    from_turn: int  # objectives are taken from this turn on
    limit: str  # the side that wins after the last turn, or "points"
    special: list[tuple[str, Side, int]]  # a rule, the side that it is for, its number or 0


class Piece(TypedDict):
    """A piece of terrain, with a hill's crest; an opening is x, y, its normal and its width."""

    id: str
    type: str
    shape: PieceShape
    ground: str
    outline: list[Point]
    crest: list[Point] | None
    width: float
    height: float
    openings: list[tuple[float, float, float, float, float]]


class Objective(TypedDict):
    """An objective and the side that can take it."""

    id: str
    at: Point
    taken_by: Side


class Battlefield(TypedDict):
    """What never changes in a game."""

    mission: MissionTitle
    width: float
    height: float
    terrain: list[Piece]
    objectives: list[Objective]
    zones: Some[Side, list[Point]]
    waits: NotRequired[bool]  # platoons or aircraft may wait beside the table


class Weapon(TypedDict):
    """A weapon as the arsenal prints it."""

    id: str
    range: float
    rof: int
    anti_tank: int
    firepower: int
    bomb_range: float
    notes: list[str]


class Type(TypedDict):
    """A kind of team: its base, how far it moves, its armour and weapons."""

    title: str
    kind: TeamKind
    width: float
    length: float
    allowances: list[float]
    armour: list[int]
    notes: list[str]
    weapons: list[Weapon]


class Shown(TypedDict):
    """A team and the corners of its base, if it stands on the table by itself."""

    id: int
    side: Side
    platoon: int
    name: str
    kind: TeamKind
    footprint: NotRequired[list[Point]]


class Listed(TypedDict):
    """A team of a platoon as positions write it; what has its plain value is left out."""

    id: int
    type: str
    at: NotRequired[At]
    place: NotRequired[str]
    role: NotRequired[str]
    flags: NotRequired[list[str]]
    carrier: NotRequired[int]
    assigned: NotRequired[int]
    joined: NotRequired[int]
    join_used: NotRequired[bool]
    doubled: NotRequired[bool]
    opening: NotRequired[int]
    pre_bog: NotRequired[At]
    start: NotRequired[At]


class Platoon(TypedDict):
    """A platoon as positions write it; what has its plain value is left out."""

    side: Side
    name: str
    training: str
    motivation: str
    teams: list[Listed]
    points: NotRequired[int]
    independent: NotRequired[bool]
    battery: NotRequired[bool]
    where: NotRequired[str]
    pinned: NotRequired[bool]
    doubled: NotRequired[bool]
    disengaged: NotRequired[bool]
    lost: NotRequired[bool]
    acted: NotRequired[bool]
    broke_through: NotRequired[bool]
    shaken: NotRequired[bool]
    undelayed: NotRequired[bool]
    hits: NotRequired[int]
    worst: NotRequired[int]
    ranged_turn: NotRequired[int]
    trail_turn: NotRequired[int]
    ranged: NotRequired[Point]


class Smoke(TypedDict):
    """A smoke template and who laid it."""

    at: At
    width: float
    side: Side


class TestView(TypedDict):
    """A test of the Starting step: of a platoon that rallies, or of one of its teams."""

    kind: str  # rally, remount or free
    platoon: int
    team: NotRequired[int]
    needed: int


class View(TypedDict):
    """What everybody may know of the table: the position, the battlefield, the open question."""

    mission: Any  # its id, or all of it
    step: Step
    side: Side
    first: Side
    turns: tuple[int, int]
    platoons: list[Platoon]
    data: NotRequired[str]
    switches: NotRequired[dict[str, bool]]
    asks: NotRequired[Literal["needed"]]
    stage: NotRequired[int]
    started: NotRequired[bool]
    agenda: NotRequired[list[list[str | int]]]
    shots: NotRequired[list[list[int]]]
    hits: NotRequired[list[list[int]]]
    wrecks: NotRequired[list[tuple[float, float, float, int]]]  # x, y, heading and the team
    smoke: NotRequired[list[Smoke]]
    snapshot: NotRequired[list[int]]
    air: NotRequired[Some[Side, str]]
    pools: NotRequired[tuple[int, int]]
    smashed: NotRequired[int]
    smashed_team: NotRequired[int]
    aircraft: NotRequired[int]
    finished_first: NotRequired[Side]
    winner: NotRequired[Side | None]
    ending: NotRequired[str]
    ending_rule: NotRequired[str]
    table: Battlefield
    teams: list[Shown]
    types: dict[str, Type]
    adrift: list[int]  # teams out of command
    points: dict[Side, int]
    tests: NotRequired[list[TestView]]  # that can be taken now, in the Starting step
    question: NotRequired[QuestionView]


# --- answers -------------------------------------------------------------------------------------


SHAPES: Final = Shapes(
    View,
    {
        "distance": str,
        "reach": Reach,
        "path": Way | list[Way],
        "visible": Sight,
        "sees": list[int],
        "to-hit": Aim | dict[str, Aim],
        "to-range": Ranging,
        "template": Template,
        "command": Command,
        "charges": dict[str, list[ChargePair]] | Storm | None,
        "suggest": list[str] | list[Suggestion],
        "targets": list[TargetPlatoon],
        "acts": list[Act],
        "air": Air,
        "formation": Formed,
        "legal": Verdict,
    },
)
