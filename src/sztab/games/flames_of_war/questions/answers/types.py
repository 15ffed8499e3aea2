"""What each question is answered with; the client's types are generated from these."""

from typing import Literal, NotRequired, TypedDict

from sztab.core.data.shapes import ModifierJson, SaidJson
from sztab.games.flames_of_war.questions.answers.parts_of_moves import (
    FireParts,
    OrderParts,
    Parts,
    PlacingParts,
    Point,
)

ActName = Literal[
    "dig-in",
    "get-off",
    "mount",
    "join",
    "bombard",
    "smoke",
    "repeat",
    "eyes",
    "appoint",
    "recover",
]


class Reach(TypedDict):
    """Where a team can go: rings, outer ones counter-clockwise, holes clockwise."""

    area: list[list[Point]]
    allowances: dict[str, float]


class Check(TypedDict):
    """A roll that a way asks for, and where."""

    at: Point
    terrain: str
    needs: int
    rule: str


class Way(TypedDict):
    """A way to a goal, cut where the rules end it; ``stops_at`` is the terrain whose edge does."""

    path: list[Point]
    length: str
    allowance: str
    set_by: str
    stops_at: str | None
    checks: list[Check]
    refused: list[SaidJson]
    arrives: bool
    heading: float


class Fault(TypedDict):
    """A rule that a draft breaks, and the team that breaks it."""

    team: int | None
    said: SaidJson


class Verdict(TypedDict):
    """Whether a draft is legal, and every rule it breaks."""

    legal: bool
    faults: list[Fault]


class Blocker(TypedDict):
    """What blocks the sight: terrain or own teams, by which rule and where."""

    terrain: str | None
    rule: str
    at: Point | None


class SilhouetteRay(TypedDict):
    """One ray to a silhouette, and what it meets."""

    to: Point
    meets: list[str]


class Sight(TypedDict):
    """Whether one team sees another, with every reason."""

    sight: Literal["clear", "concealed", "blocked"]
    distance: str
    segment: tuple[float, float, float, float] | None
    blocked_by: list[Blocker]
    rules: list[str]
    rays: int
    screened: bool
    gone_to_ground: bool
    bulletproof: bool
    silhouette: list[SilhouetteRay]


class Target(TypedDict):
    """The sum to hit one team; ``struck`` is the side of its armour."""

    team: int
    distance: str
    base: int
    modifiers: list[ModifierJson]
    needed: int
    struck: NotRequired[Literal["front", "side", "top"]]


class Barred(TypedDict):
    """A team that is no legal target, and why."""

    team: int
    rule: str
    key: str


class Aim(TypedDict):
    """A weapon against a platoon: the sum for each team, the dice and the hits to expect."""

    rule: str
    silent: str | None
    targets: list[Target]
    barred: list[Barred]
    lowest: int | None
    dice: int
    expected: float


class SilentGun(TypedDict):
    """A gun that does not fire, and by which rule."""

    team: int
    rule: str


class Ranging(TypedDict):
    """The number needed to range in, with every modifier, and the guns that would fire."""

    rule: str
    base: int
    modifiers: list[ModifierJson]
    needed: int
    attempts: int
    cannot_direct: str | None
    guns: list[int]
    silent: list[SilentGun]


class Template(TypedDict):
    """Where a template lies, and who is under it."""

    centre: Point
    corners: list[Point]
    guns: list[int]
    own: list[int]
    enemy: list[int]


class Command(TypedDict):
    """Who of a platoon is in command, and by whom; how many are needed."""

    commander: int | None
    reached: dict[str, int]
    out: list[int]
    in_command: int
    of: int
    needed: int
    reach: dict[str, float]
    groups: list[list[int]]


class ChargePair(TypedDict):
    """A team near enough to an enemy to charge it."""

    team: int
    enemy: int
    distance: str


class Suggestion(TypedDict):
    """A legal order; a plain one has no parts."""

    text: str
    parts: Parts | None


class Shot(TypedDict):
    """A weapon of a fire plan: dice (``most`` before doubling) and the shares that hit and kill."""

    team: int
    weapon: int
    dice: int
    most: int
    share: float
    kill: float


class BarredTeam(TypedDict):
    """A team that cannot shoot at a platoon, and why not."""

    team: int
    why: SaidJson


class TargetPlatoon(TypedDict):
    """An enemy platoon: the fire plan with everything that can shoot, or why there is none.

    ``pins`` is how many hits pin it; 0 where none do, or where it is pinned.
    """

    platoon: int
    distance: str
    parts: FireParts | None
    dice: int
    expected: float
    chance: float
    kills: float
    kill: float
    pins: int
    teams: list[Target]
    shots: list[Shot]
    forgoes: list[int]
    barred: list[BarredTeam]
    why: SaidJson | None


class Storm(TypedDict):
    """A charge before it is made: the test (0: none), the hits of defensive fire, the blows.

    ``stopped`` is the chance that the fire sends the chargers back.
    """

    test: int
    fire: float
    stopped: float
    strikers: int
    needed: int
    blows: float


class Held(TypedDict):
    """Why a platoon goes no further, or that a team stays where it is; ``team`` 0: the order."""

    team: int
    stays: bool
    why: SaidJson | None


class Formed(TypedDict):
    """A platoon in a formation: its order, the ways of its teams, or why it cannot be.

    ``short`` tells by how many inches it stays behind its goal, ``astray`` how many teams do not
    come to their places, ``held`` what is in the way.
    """

    text: str
    parts: OrderParts | PlacingParts | None
    ways: dict[str, Way]
    short: float
    astray: int
    held: list[Held]
    why: list[SaidJson]


class ActMove(TypedDict):
    """A legal move of an act, and the team or platoon (0: none) that is clicked to choose it."""

    text: str
    parts: Parts | None
    team: int
    platoon: int


class Act(TypedDict):
    """What a platoon can do beside going and shooting; without moves, why not."""

    act: ActName
    moves: list[ActMove]
    why: SaidJson | None
    needed: int | None
    chance: float | None


class Strike(TypedDict):
    """Aircraft that dive at one team: the template, who is under it, or why they would leave.

    ``hits`` is for each weapon how many enemy teams it hits on average.
    """

    team: int
    needed: int
    chance: float
    corners: list[Point]
    own: list[int]
    enemy: list[int]
    hits: list[float]
    flak: int
    why: SaidJson | None


class Air(TypedDict):
    """Whether aircraft may be called, with which chance; and what they could dive at."""

    may_call: bool
    dice: int
    needed: int
    chance: float
    targets: list[Strike]
