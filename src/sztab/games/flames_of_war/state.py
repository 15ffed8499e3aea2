"""The table at one moment: teams, platoons, terrain, the step, and what is still to be decided."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.geometry import Box, Outline

A: Final = 0
B: Final = 1
NOBODY: Final = -1

# Kinds of team (FW-2.1).
INFANTRY: Final = 0
GUN: Final = 1
TANK: Final = 2
TRANSPORT: Final = 3
CAVALRY: Final = 4
KINDS: Final = ("infantry", "gun", "tank", "transport", "cavalry")

# Classes of ground (FW-5.2, FW-5.3).
ROAD: Final = 0
CROSS_COUNTRY: Final = 1
DIFFICULT: Final = 2
VERY_DIFFICULT: Final = 3
IMPASSABLE: Final = 4
GROUND: Final = ("road", "cross_country", "difficult", "very_difficult", "impassable")

# Shapes of terrain (FW-1.9).
AREA: Final = 0
LINE: Final = 1
BUILDING: Final = 2
HILL: Final = 3
STRIP: Final = 4
SHAPES: Final = ("area", "line", "building", "hill", "strip")

# How a weapon is mounted (FW-7.9).
ALL_ROUND: Final = 0
HULL: Final = 1

# Special rules (FW-2.8), one bit each, in the order of the data file.
NOTES: Final = (
    "gun_shield",
    "turntable",
    "bunker_buster",
    "smoke_bombardment",
    "rocket_launcher",
    "mortar",
    "light_mortar",
    "aa_light",
    "aa_heavy",
    "flying_tank",
    "recce",
    "observer",
    "staff",
    "warrior",
    "recovery_vehicle",
    "flamethrower_tank",
    "no_he",
    "protected_ammo",
    "wide_tracks",
    "light_tank",
    "fast_tank",
    "slow_tank",
    "skirts",
    "stabiliser",
    "self_loading",
    "full_rof_moving",
    "no_move_and_shoot",
    "rof1_if_main_gun_fires",
    "artillery",
    "independent",
    "jeep_tow",
)
GUN_SHIELD: Final = 1 << 0
BUNKER_BUSTER: Final = 1 << 2
SMOKE_BOMBARDMENT: Final = 1 << 3
ROCKET_LAUNCHER: Final = 1 << 4
MORTAR: Final = 1 << 5
LIGHT_MORTAR: Final = 1 << 6
AA_LIGHT: Final = 1 << 7
AA_HEAVY: Final = 1 << 8
FLYING_TANK: Final = 1 << 9
RECCE: Final = 1 << 10
OBSERVER_NOTE: Final = 1 << 11
STAFF_NOTE: Final = 1 << 12
WARRIOR_NOTE: Final = 1 << 13
RECOVERY: Final = 1 << 14
FLAMETHROWER_TANK: Final = 1 << 15
NO_HE: Final = 1 << 16
PROTECTED_AMMO: Final = 1 << 17
WIDE_TRACKS: Final = 1 << 18
LIGHT_TANK: Final = 1 << 19
FAST_TANK: Final = 1 << 20
SLOW_TANK: Final = 1 << 21
SKIRTS: Final = 1 << 22
STABILISER: Final = 1 << 23
SELF_LOADING: Final = 1 << 24
FULL_ROF_MOVING: Final = 1 << 25
NO_MOVE_AND_SHOOT: Final = 1 << 26
ROF1_IF_MAIN_GUN_FIRES: Final = 1 << 27
ARTILLERY: Final = 1 << 28
INDEPENDENT: Final = 1 << 29
JEEP_TOW: Final = 1 << 30

# What a team does in its platoon (FW-2.4).
NO_ROLE: Final = 0
PLATOON_COMMANDER: Final = 1
COMPANY_COMMANDER: Final = 2
SECOND_IN_COMMAND: Final = 3
HIGHER_COMMAND: Final = 4
STAFF: Final = 5
OBSERVER: Final = 6
CARRIER: Final = 7
ROLES: Final = (
    "",
    "platoon_commander",
    "company_commander",
    "2ic",
    "higher_command",
    "staff",
    "observer",
    "transport",
)

# Flags of a team, cleared when its owner's turn begins (FW-2.5)...
MOVED: Final = 1 << 0
SHOT: Final = 1 << 1
SHOT_FULL: Final = 1 << 2
ASSAULTED: Final = 1 << 3
HELD_FIRE: Final = 1 << 4
DIRECTING: Final = 1 << 5
EYES_USED: Final = 1 << 6
LOADED: Final = 1 << 7
DIGGING: Final = 1 << 8  # FW-5.21: shoots as if it had moved
RECOVERING: Final = 1 << 9  # FW-6.18: tows or is towed off, and does no more
APPOINTING: Final = 1 << 10  # FW-10.10: has made a commander, and does not shoot
TURN_FLAGS: Final = (1 << 11) - 1
# ...and states, kept until removed (FW-2.6).
BOGGED: Final = 1 << 11
BAILED_OUT: Final = 1 << 12
DUG_IN: Final = 1 << 13
POINTED_OUT: Final = 1 << 14  # FW-15.2: not gone to ground until the turn ends
TO_REAR: Final = 1 << 15  # FW-6.13: leaves when the step ends
FLAGS: Final = (
    "moved",
    "shot",
    "shot_full",
    "assaulted",
    "held_fire",
    "directing",
    "eyes_used",
    "loaded",
    "digging",
    "recovering",
    "appointing",
    "bogged",
    "bailed_out",
    "dug_in",
    "pointed_out",
    "to_rear",
)

# Where a team is.
ON_TABLE: Final = 0
MOUNTED: Final = 1
TOWED: Final = 2
OFF_TABLE: Final = 3  # not yet on the table: its platoon says why
DESTROYED: Final = 4
LEFT: Final = 5  # by its own edge (FW-5.20)
REAR: Final = 6  # sent to the rear (FW-6.13)
PLACES: Final = ("table", "mounted", "towed", "off", "destroyed", "left", "rear")

# Where a platoon is; WAITING until it is deployed (FW-16.2).
WAITING: Final = 0
FIGHTING: Final = 1
RESERVE: Final = 2
AMBUSH: Final = 3
ARRIVING: Final = 4
BROKEN: Final = 5
GONE: Final = 6
WHEREABOUTS: Final = ("waiting", "table", "reserve", "ambush", "arriving", "destroyed", "left")

# The steps of a turn (FW-3.1), before and after the battle.
DEPLOYING: Final = 0
STARTING: Final = 1
MOVEMENT: Final = 2
SHOOTING: Final = 3
ASSAULT: Final = 4
OVER: Final = 5
STEPS: Final = ("deploying", "starting", "movement", "shooting", "assault", "over")

# Training and motivation (FW-0.3).
TRAININGS: Final = ("conscript", "trained", "veteran")
MOTIVATIONS: Final = ("reluctant", "confident", "fearless")


@final
@mypyc_attr(acyclic=True)
class Weapon:
    """One weapon of the arsenal; a range of 0 means that it has no such fire."""

    def __init__(
        self,
        id: str,
        reach: float,
        rof: int,
        anti_tank: int,
        firepower: int,
        bomb_reach: float,
        bomb_anti_tank: int,
        bomb_firepower: int,
        notes: int,
        tank_assault: int,
    ) -> None:
        self.id: Final = id
        self.reach: Final = reach
        self.rof: Final = rof
        self.anti_tank: Final = anti_tank
        self.firepower: Final = firepower
        self.bomb_reach: Final = bomb_reach
        self.bomb_anti_tank: Final = bomb_anti_tank
        self.bomb_firepower: Final = bomb_firepower
        self.notes: Final = notes
        self.tank_assault: Final = tank_assault


@final
@mypyc_attr(acyclic=True)
class TeamType:
    """What a team is: its footprint, its mobility, its armour, its weapons."""

    def __init__(
        self,
        id: str,
        title: str,
        kind: int,
        mobility: str,
        width: float,
        length: float,
        height: float,
        allowances: list[float],
        checks: bool,
        very_difficult: int,
        armour: list[int],
        save: int,
        weapons: list[Weapon],
        mounts: list[int],
        notes: int,
        tank_assault: int,
        dismounts_as: str,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.kind: Final = kind
        self.mobility: Final = mobility
        self.width: Final = width
        self.length: Final = length
        self.height: Final = height
        self.allowances: Final = allowances  # FW-5.2: road, cross-country, difficult
        self.checks: Final = checks  # FW-5.15: takes bogging checks
        self.very_difficult: Final = very_difficult  # FW-5.16: FREE, SKILL or CLOSED
        self.armour: Final = armour  # FW-2.2: front, side, top; empty if unarmoured
        self.save: Final = save  # FW-9.15, FW-9.16
        self.weapons: Final = weapons
        self.mounts: Final = mounts
        self.notes: Final = notes
        self.tank_assault: Final = tank_assault  # FW-11.13; 0 for none
        self.dismounts_as: Final = dismounts_as  # FW-5.22
        self.armoured: Final = len(armour) > 0
        self.vehicle: Final = kind in (TANK, TRANSPORT)
        self.man_packed: Final = mobility == "man_packed"
        self.foot: Final = kind == INFANTRY or mobility == "man_packed"
        self.immobile: Final = mobility == "immobile_gun"


FREE: Final = 0
SKILL: Final = 1
CLOSED: Final = 2


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
@mypyc_attr(acyclic=True)
class Aircraft:
    """FW-14: the aircraft that support a side."""

    def __init__(
        self,
        id: str,
        title: str,
        names: list[str],
        to_hit: list[int],
        anti_tank: list[int],
        firepower: list[int],
        top: list[bool],
        flying_tank: bool,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.names: Final = names
        self.to_hit: Final = to_hit
        self.anti_tank: Final = anti_tank
        self.firepower: Final = firepower
        self.top: Final = top  # FW-14.13: bombs and rockets strike the top
        self.flying_tank: Final = flying_tank


@final
class Mission:
    """FW-16.1: what a mission lays down."""

    def __init__(self, id: str, width: float, height: float) -> None:
        self.id: Final = id
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


SWITCHES: Final = (
    "vehicles_pass_enemy_vehicles",
    "impossible_above_six",
    "pin_hits_cumulative",
    "tank_terror_for_tanks",
    "defender_breakthrough",
    "cavalry_charge_from_8",
)
PASS_ENEMY_VEHICLES: Final = 0
IMPOSSIBLE_ABOVE_SIX: Final = 1
PIN_HITS_CUMULATIVE: Final = 2
TANK_TERROR_FOR_TANKS: Final = 3
DEFENDER_BREAKTHROUGH: Final = 4
CAVALRY_CHARGE_FROM_8: Final = 5


@final
@mypyc_attr(acyclic=True)
class Team:
    """FW-2.1: one base or one vehicle."""

    def __init__(self, id: int, side: int, platoon: int, type: TeamType, role: int) -> None:
        self.id: int = id
        self.side: int = side
        self.platoon: int = platoon
        self.type: TeamType = type
        self.role: int = role
        self.place: int = OFF_TABLE
        self.x: int = 0  # FW-1.3: thousandths of an inch
        self.y: int = 0
        self.heading: int = 0  # tenths of a degree
        self.box: Box = NO_BOX
        self.flags: int = 0
        self.carrier: int = 0  # the vehicle it rides in or is towed by
        self.assigned: int = 0  # FW-6.8: its own transport
        self.joined: int = 0  # FW-4.5: the platoon that an independent team has joined
        self.join_used: bool = False  # FW-4.10: one joining per step
        self.doubled: bool = False  # moved at the double this turn
        self.opening: int = -1  # FW-7.21: the opening it uses this step
        self.bog_x: int = 0  # FW-5.18: pre_bog
        self.bog_y: int = 0
        self.bog_heading: int = 0
        self.start_x: int = 0  # FW-11.7: where its charge began
        self.start_y: int = 0
        self.start_heading: int = 0

    def put(self, x: int, y: int, heading: int) -> None:
        """Stand at a pose."""
        self.x = x
        self.y = y
        self.heading = heading
        self.box = self.box_at(x, y, heading)

    def box_at(self, x: int, y: int, heading: int) -> Box:
        """FW-1.2: its footprint at another pose."""
        return Box(x / 1000.0, y / 1000.0, heading, self.type.width, self.type.length)

    def has(self, flag: int) -> bool:
        """Whether a flag or state is set."""
        return self.flags & flag != 0

    def set(self, flag: int) -> None:
        """Set a flag or state."""
        self.flags |= flag

    def clear(self, flag: int) -> None:
        """Remove a flag or state."""
        self.flags &= ~flag

    def noted(self, note: int) -> bool:
        """FW-2.8: whether a special rule applies to the team."""
        return self.type.notes & note != 0

    @property
    def operational(self) -> bool:
        """FW-2.7: on the table, neither bogged nor bailed out, neither mounted nor towed."""
        return self.place == ON_TABLE and self.flags & (BOGGED | BAILED_OUT) == 0

    @property
    def present(self) -> bool:
        """On the table, mounted or towed."""
        return self.place <= TOWED

    @property
    def leads_company(self) -> bool:
        """FW-2.4: company commander, second-in-command or higher command."""
        return self.role in (COMPANY_COMMANDER, SECOND_IN_COMMAND, HIGHER_COMMAND)

    def copy(self) -> "Team":
        """The same team on another table."""
        twin = Team(self.id, self.side, self.platoon, self.type, self.role)
        twin.place = self.place
        twin.x = self.x
        twin.y = self.y
        twin.heading = self.heading
        twin.box = self.box
        twin.flags = self.flags
        twin.carrier = self.carrier
        twin.assigned = self.assigned
        twin.joined = self.joined
        twin.join_used = self.join_used
        twin.doubled = self.doubled
        twin.opening = self.opening
        twin.bog_x = self.bog_x
        twin.bog_y = self.bog_y
        twin.bog_heading = self.bog_heading
        twin.start_x = self.start_x
        twin.start_y = self.start_y
        twin.start_heading = self.start_heading
        return twin


NO_BOX: Final = Box(0.0, 0.0, 0, 0.0, 0.0)


@final
@mypyc_attr(acyclic=True)
class Platoon:
    """FW-2.3: a platoon, or an independent team as a platoon of its own (FW-2.9)."""

    def __init__(
        self,
        number: int,
        side: int,
        title: str,
        training: int,
        motivation: int,
        points: int,
        independent: bool,
    ) -> None:
        self.number: int = number
        self.side: int = side
        self.title: str = title
        self.training: int = training
        self.motivation: int = motivation
        self.points: int = points
        self.independent: bool = independent
        self.battery: int = 0  # FW-13.25: the battery that an observer is listed with
        self.where: int = FIGHTING
        self.pinned: bool = False
        self.doubled: bool = False
        self.disengaged: bool = False  # FW-15.8
        self.hits: int = 0  # FW-10.1: in this step
        self.worst: int = 0  # the most from one shooting action
        self.shaken: bool = False  # FW-15.7: a team failed a save in this action
        self.lost: bool = False  # FW-12.1: a team was destroyed or bailed out in this step
        self.acted: bool = False  # moved, shot or assaulted in this step (FW-7.2, FW-11.2)
        self.broke_through: bool = False  # FW-11.19
        self.ranged_x: int = 0  # FW-13.9: where it ranged in
        self.ranged_y: int = 0
        self.ranged_turn: int = 0  # in which turn of its owner; 0 for never
        self.trail_turn: int = 0  # FW-13.18: when it last fired rockets
        self.undelayed: bool = False  # FW-16.14: in reserve because it found no place

    def copy(self) -> "Platoon":
        """The same platoon on another table."""
        twin = Platoon(
            self.number,
            self.side,
            self.title,
            self.training,
            self.motivation,
            self.points,
            self.independent,
        )
        twin.battery = self.battery
        twin.where = self.where
        twin.pinned = self.pinned
        twin.doubled = self.doubled
        twin.disengaged = self.disengaged
        twin.hits = self.hits
        twin.worst = self.worst
        twin.shaken = self.shaken
        twin.lost = self.lost
        twin.acted = self.acted
        twin.broke_through = self.broke_through
        twin.ranged_x = self.ranged_x
        twin.ranged_y = self.ranged_y
        twin.ranged_turn = self.ranged_turn
        twin.trail_turn = self.trail_turn
        twin.undelayed = self.undelayed
        return twin


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


@final
@mypyc_attr(acyclic=True)
class Task:
    """One thing still to be done: a stage of an action, or a question to a seat (section 19.2)."""

    def __init__(self, kind: int, args: list[int]) -> None:
        self.kind: Final = kind
        self.args: Final = args  # never changed once it is on the agenda


@final
@mypyc_attr(acyclic=True)
class Shot:
    """One line of a shooting action while it is carried out."""

    def __init__(
        self, team: int, weapon: int, target: int, group: int, dice: int, aim: int
    ) -> None:
        self.team: Final = team
        self.weapon: Final = weapon
        self.target: Final = target  # the platoon
        self.group: Final = group  # FW-7.4: the lowest id of an isolated group; 0 for all
        self.dice: int = dice  # still to be rolled
        self.aim: Final = aim  # FW-7.10: the team it turns to; 0 if it need not turn

    def copy(self) -> "Shot":
        """The same line on another table."""
        return Shot(self.team, self.weapon, self.target, self.group, self.dice, self.aim)


@final
@mypyc_attr(acyclic=True)
class Hit:
    """One hit: who scored it, with what, and whom it strikes."""

    def __init__(
        self, shooter: int, weapon: int, target: int, group: int, victim: int, typed: bool
    ) -> None:
        self.shooter: Final = shooter
        self.weapon: Final = weapon
        self.target: Final = target
        self.group: Final = group
        self.victim: Final = victim  # 0 until it is allocated
        self.typed: Final = typed  # FW-9.8: its type die was won

    def on(self, victim: int) -> "Hit":
        """The same hit, allocated."""
        return Hit(self.shooter, self.weapon, self.target, self.group, victim, self.typed)


@final
@mypyc_attr(acyclic=True)
class State:
    """The table: who decides what, every team and platoon, what is still to be done."""

    def __init__(self, field: Field, teams: list[Team], platoons: list[Platoon]) -> None:
        self.field: Field = field
        self.teams: list[Team] = teams  # by id - 1
        self.platoons: list[Platoon] = platoons  # by number - 1
        self.step: int = MOVEMENT
        self.side: int = A  # whose turn it is, or who deploys
        self.first: int = A  # who had the first turn
        self.turns: tuple[int, int] = (1, 0)  # FW-16.16
        self.stage: int = 1  # FW-7.1: of the Shooting step
        self.started: bool = False  # the starting tests of this turn are taken
        self.agenda: list[Task] = []  # the last is next
        self.shots: list[Shot] = []
        self.hits: list[Hit] = []
        self.smashed: int = 0  # FW-9.20: results "destroyed" on the vehicle whose hits are saved
        self.smashed_team: int = 0
        self.wrecks: list[Template] = []
        self.smokes: list[Template] = []
        self.snapshot: list[int] = []  # FW-11.22: x, y, heading by team; empty before it is taken
        self.pools: tuple[int, int] = (0, 0)  # FW-14.1
        self.aircraft: int = 0  # FW-14.4: over the table this turn
        self.finished_first: int = NOBODY  # FW-16.15
        self.winner: int = NOBODY
        self.ending: str = ""  # the words of the ending
        self.ending_rule: str = ""

    def copy(self) -> "State":
        """An independent table in the same position."""
        twin = State(
            self.field,
            [team.copy() for team in self.teams],
            [platoon.copy() for platoon in self.platoons],
        )
        twin.step = self.step
        twin.side = self.side
        twin.first = self.first
        twin.turns = self.turns
        twin.stage = self.stage
        twin.started = self.started
        twin.agenda = self.agenda.copy()
        twin.shots = [shot.copy() for shot in self.shots]
        twin.hits = self.hits.copy()
        twin.smashed = self.smashed
        twin.smashed_team = self.smashed_team
        twin.wrecks = self.wrecks.copy()
        twin.smokes = self.smokes.copy()
        twin.snapshot = self.snapshot.copy()
        twin.pools = self.pools
        twin.aircraft = self.aircraft
        twin.finished_first = self.finished_first
        twin.winner = self.winner
        twin.ending = self.ending
        twin.ending_rule = self.ending_rule
        return twin

    def team(self, id: int) -> Team:
        """The team with this number."""
        return self.teams[id - 1]

    def platoon(self, number: int) -> Platoon:
        """The platoon with this number."""
        return self.platoons[number - 1]

    def platoon_of(self, team: Team) -> Platoon:
        """The platoon that a team acts with: the one it has joined, or its own (FW-4.6)."""
        return self.platoons[(team.joined or team.platoon) - 1]

    def members(self, number: int) -> list[Team]:
        """The teams of a platoon that are on the table, mounted or towed, joined ones included."""
        return [
            team
            for team in self.teams
            if (team.joined or team.platoon) == number and team.place <= TOWED
        ]

    def standing(self, number: int) -> list[Team]:
        """The teams of a platoon that have a footprint on the table, joined ones included."""
        return [
            team
            for team in self.teams
            if (team.joined or team.platoon) == number and team.place == ON_TABLE
        ]

    def carried(self, vehicle: int) -> list[Team]:
        """The teams that ride in or are towed by a vehicle."""
        return [
            team
            for team in self.teams
            if team.carrier == vehicle and team.place in (MOUNTED, TOWED)
        ]

    def enemies(self, side: int) -> list[Team]:
        """The footprints of the other side."""
        return [team for team in self.teams if team.side != side and team.place == ON_TABLE]

    def body(self, team: Team) -> Box:
        """FW-1.18: a team's footprint, or that of the vehicle it is with."""
        return self.teams[team.carrier - 1].box if team.place in (MOUNTED, TOWED) else team.box

    def turn_of(self, side: int) -> int:
        """How many turns a side has begun."""
        return self.turns[side]

    def next_task(self) -> Task | None:
        """What is to be done first; ``None`` while the active player is free to act."""
        return self.agenda[-1] if self.agenda else None
