"""The arsenal, the companies and the missions, read from ``data/`` or from files of a player's own.

Every fault is named with its file and entry. What the rules need of them is built here once, as the
small types of ``state``.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from sztab.core.dataset import Sheet, read_sheet, text_hash
from sztab.games.flames_of_war.geometry import Outline, point_to_segment
from sztab.games.flames_of_war.state import (
    ALL_ROUND,
    AREA,
    BUILDING,
    CLOSED,
    DESTROYED,
    FREE,
    GROUND,
    HILL,
    HULL,
    KINDS,
    LINE,
    MOTIVATIONS,
    NOBODY,
    NOTES,
    OBSERVER,
    PLATOON_COMMANDER,
    ROLES,
    SHAPES,
    SKILL,
    STRIP,
    TANK,
    TRAININGS,
    TRANSPORT,
    A,
    Aircraft,
    B,
    Field,
    Mission,
    Objective,
    Opening,
    Piece,
    Platoon,
    State,
    Team,
    TeamType,
    Weapon,
)

SCHEMA: Final = "flames-of-war-arsenal/1"
EDGES: Final = ("south", "north", "west", "east")
MOUNTS: Final = {
    "team": ALL_ROUND,
    "turret": ALL_ROUND,
    "pintle": ALL_ROUND,
    "turntable": ALL_ROUND,
    "hull": HULL,
}
ASSAULT_NOTE: Final = "tank_assault_"
SIDES: Final = ("A", "B")
SPEED_NOTES: Final = ("light_tank", "fast_tank", "slow_tank")


@dataclass(frozen=True)
class Ground:
    """One type of terrain."""

    id: str
    shape: int
    ground: int
    double_ground: int
    height: float
    conceals: bool
    bulletproof: bool


@dataclass(frozen=True)
class Entry:
    """Teams of one type in a list."""

    type: str
    count: int
    role: int


@dataclass(frozen=True)
class PlatoonList:
    """One platoon of a company."""

    id: str
    title: str
    role: str
    points: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Company:
    """A company: its ratings and its platoons."""

    id: str
    title: str
    training: int
    motivation: int
    points: int
    platoons: tuple[PlatoonList, ...]


@dataclass(frozen=True)
class Catalog:
    """All of a data set."""

    hash: str
    types: tuple[TeamType, ...]
    grounds: dict[str, Ground]
    aircraft: dict[str, Aircraft]
    air_levels: dict[str, int]
    companies: dict[str, Company]
    missions: dict[str, Sheet]
    type_of: dict[str, TeamType] = field(default_factory=dict)


def read_catalog(text: str, source: str) -> Catalog:
    """A whole data set."""
    sheet = read_sheet(text, source)
    sheet.at("schema").text(SCHEMA)
    weapons = _by_id(sheet.at("weapons"), _weapon)
    prints = {entry.at("id").text(): entry for entry in sheet.at("footprints").items()}
    mobility = {entry.at("id").text(): entry for entry in sheet.at("mobility").items()}
    types = [_team(entry, weapons, prints, mobility) for entry in _unique(sheet.at("teams"))]
    known = {type.id: type for type in types}
    for entry in sheet.at("teams").items():
        if entry.has("dismounts_as"):
            entry.at("dismounts_as").text(*known)
    catalog = Catalog(
        hash=text_hash(text),
        types=tuple(types),
        grounds=_by_id(sheet.at("terrain_types"), _ground),
        aircraft=_by_id(sheet.at("aircraft"), _aircraft),
        air_levels={
            entry.at("id").text(): entry.at("dice").integer(1, 12)
            for entry in sheet.at("air_support_levels").items()
        },
        companies={},
        missions={},
        type_of=known,
    )
    for entry in _unique(sheet.at("companies")):
        catalog.companies[entry.at("id").text()] = read_company(catalog, entry)
    for entry in _unique(sheet.at("missions")):
        read_mission(catalog, entry, [True] * 6)  # only to name its faults now
        catalog.missions[entry.at("id").text()] = entry
    return catalog


def _unique(sheet: Sheet) -> list[Sheet]:
    """The entries of a list, each with an id of its own."""
    seen: set[str] = set()
    for entry in sheet.items():
        id = entry.at("id").text()
        if id in seen:
            raise entry.fault(f"the id {id!r} stands twice")
        seen.add(id)
    return sheet.items()


T = TypeVar("T")


def _by_id(sheet: Sheet, read: Callable[[Sheet], T]) -> dict[str, T]:
    return {entry.at("id").text(): read(entry) for entry in _unique(sheet)}


def _inches(sheet: Sheet, low: float, high: float) -> float:
    """A distance in inches."""
    value = sheet.value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
        raise sheet.fault(f"inches from {low:g} to {high:g} are needed, not {value!r:.60}")
    return round(float(value) * 1000) / 1000.0


def _firepower(sheet: Sheet) -> int:
    """A firepower number, written 3 or "3+"."""
    value = sheet.value
    if isinstance(value, str) and value.endswith("+") and value[:-1].isdigit():
        return Sheet(int(value[:-1]), sheet.source, sheet.path).integer(1, 6)
    return sheet.integer(1, 6)


def _notes(sheet: Sheet) -> tuple[int, int]:
    """The notes as bits, and the tank assault rating among them."""
    bits, assault = 0, 0
    for note in sheet.items() if sheet.value is not None else []:
        name = note.text()
        if name.startswith(ASSAULT_NOTE) and name[len(ASSAULT_NOTE) :].isdigit():
            assault = int(name[len(ASSAULT_NOTE) :])
        elif name in NOTES:
            bits |= 1 << NOTES.index(name)
        else:
            raise note.fault(f"there is no special rule {name!r}")
    return bits, assault


def _weapon(sheet: Sheet) -> Weapon:
    direct, bombs = [0.0, 0, 0, 0], [0.0, 0, 0]
    if sheet.has("direct") and sheet.at("direct").value is not None:
        fire = sheet.at("direct")
        direct = [
            _inches(fire.at("range"), 1, 200),
            fire.at("rof").integer(1, 20),
            fire.at("anti_tank").integer(0, 30),
            _firepower(fire.at("firepower")),
        ]
    if sheet.has("bombardment") and sheet.at("bombardment").value is not None:
        fire = sheet.at("bombardment")
        bombs = [
            _inches(fire.at("range"), 1, 400),
            fire.at("anti_tank").integer(0, 30),
            _firepower(fire.at("firepower")),
        ]
    bits, assault = _notes(sheet.at("notes"))
    return Weapon(
        sheet.at("id").text(),
        direct[0],
        int(direct[1]),
        int(direct[2]),
        int(direct[3]),
        bombs[0],
        int(bombs[1]),
        int(bombs[2]),
        bits,
        assault,
    )


def _team(
    sheet: Sheet, weapons: dict[str, Weapon], prints: dict[str, Sheet], mobility: dict[str, Sheet]
) -> TeamType:
    foot = prints[sheet.at("footprint").text(*prints)]
    moves = mobility[sheet.at("mobility").text(*mobility)]
    kind = KINDS.index(sheet.at("kind").text(*KINDS))
    vehicle = kind in (TANK, TRANSPORT)
    armour: list[int] = []
    if sheet.has("armour") and sheet.at("armour").value is not None:
        if not vehicle:
            raise sheet.at("armour").fault("only vehicles have armour")
        armour = [sheet.at("armour").at(face).integer(0, 20) for face in ("front", "side", "top")]
    carried: list[Weapon] = []
    mounts: list[int] = []
    for entry in sheet.at("weapons").items():
        carried.append(weapons[entry.at("weapon").text(*weapons)])
        mounts.append(MOUNTS[entry.at("mount").text(*MOUNTS)])
    bits, assault = _notes(sheet.at("notes"))
    road, cross, difficult = (
        _inches(moves.at(column), 0, 48) for column in ("road", "cross_country", "difficult")
    )
    named = [note for note in SPEED_NOTES if bits >> NOTES.index(note) & 1]
    if named == ["light_tank"]:
        road = cross = 16.0
    elif named == ["slow_tank"]:
        road = cross = difficult = 8.0
    elif len(named) > 1:
        raise sheet.at("notes").fault("a team is a light, a fast or a slow tank, not two of them")
    for weapon in carried:
        assault = max(assault, weapon.tank_assault)
    check = moves.at("very_difficult").text("skill test", "may not enter", "none")
    return TeamType(
        sheet.at("id").text(),
        sheet.at("name").text(),
        kind,
        moves.at("id").text(),
        _inches(foot.at("width"), 0.1, 12),
        _inches(foot.at("length"), 0.1, 12),
        _inches(foot.at("height"), 0, 12),
        [road, cross, difficult],
        moves.at("bogging_difficult").text("2+", "none", "-") == "2+",
        {"none": FREE, "skill test": SKILL, "may not enter": CLOSED}[check],
        armour,
        _save(sheet, vehicle, bool(armour)),
        carried,
        mounts,
        bits,
        assault,
        sheet.at("dismounts_as").text() if sheet.has("dismounts_as") else "",
    )


def _save(sheet: Sheet, vehicle: bool, armoured: bool) -> int:
    """FW-9.15, FW-9.16: the number a team saves on; 0 for armour."""
    if vehicle:
        sheet.at("save").text("armour" if armoured else "unarmoured")
        return 0 if armoured else 5
    return _firepower(sheet.at("save"))


def _ground(sheet: Sheet) -> Ground:
    return Ground(
        sheet.at("id").text(),
        SHAPES.index(sheet.at("shape").text(*SHAPES)),
        GROUND.index(sheet.at("movement_class").text(*GROUND)),
        GROUND.index(sheet.at("double_class").text(*GROUND)),
        _inches(sheet.at("height"), 0, 60),
        sheet.at("conceals").flag(),
        sheet.at("bulletproof").flag(),
    )


def _aircraft(sheet: Sheet) -> Aircraft:
    weapons = sheet.at("weapons").items()
    if not weapons:
        raise sheet.fault("an aircraft needs a weapon")
    return Aircraft(
        sheet.at("id").text(),
        sheet.at("name").text(),
        [weapon.at("weapon").text() for weapon in weapons],
        [weapon.at("to_hit").integer(2, 6) for weapon in weapons],
        [weapon.at("anti_tank").integer(0, 30) for weapon in weapons],
        [_firepower(weapon.at("firepower")) for weapon in weapons],
        [weapon.at("strikes").text("top", "side") == "top" for weapon in weapons],
        "flying_tank" in [note.text() for note in sheet.at("notes").items()],
    )


# --- companies -----------------------------------------------------------------------------------


def read_company(catalog: Catalog, sheet: Sheet) -> Company:
    """A company list: every platoon led, every team known, the points counted."""
    platoons = tuple(_platoon(catalog, entry) for entry in _unique(sheet.at("platoons")))
    points = sheet.at("points").integer(0, 100_000)
    counted = sum(platoon.points for platoon in platoons)
    if counted != points:
        raise sheet.at("points").fault(f"the platoons count {counted} points, not {points}")
    if not any(platoon.role != "hq" for platoon in platoons):
        raise sheet.at("platoons").fault("a company needs a platoon beside its headquarters")
    return Company(
        sheet.at("id").text(),
        sheet.at("name").text(),
        TRAININGS.index(sheet.at("training").text(*TRAININGS)),
        MOTIVATIONS.index(sheet.at("motivation").text(*MOTIVATIONS)),
        points,
        platoons,
    )


def _platoon(catalog: Catalog, sheet: Sheet) -> PlatoonList:
    role = sheet.at("role").text()
    entries = tuple(_entry(catalog, entry) for entry in sheet.at("teams").items())
    commanders = sum(entry.count for entry in entries if entry.role == PLATOON_COMMANDER)
    if role != "hq" and commanders != 1:
        raise sheet.at("teams").fault(f"a platoon needs one platoon commander, not {commanders}")
    if role == "hq" and commanders:
        raise sheet.at("teams").fault("a headquarters has no platoon commander")
    return PlatoonList(
        sheet.at("id").text(),
        sheet.at("name").text(),
        role,
        sheet.at("points").integer(0, 100_000),
        entries,
    )


def _entry(catalog: Catalog, sheet: Sheet) -> Entry:
    name = sheet.at("team").text()
    if name not in catalog.type_of:
        raise sheet.at("team").fault(f"there is no team {name!r} in the arsenal")
    function = sheet.at("function").text(*ROLES) if sheet.has("function") else ""
    role = ROLES.index(function)
    count = sheet.at("count").integer(1, 40)
    if role not in (0, ROLES.index("transport")) and count != 1:
        raise sheet.at("count").fault(f"one team is the {function}, not {count}")
    return Entry(name, count, role)


def muster(field: Field, companies: tuple[Company, Company]) -> State:
    """FW-2.9: both companies with their numbers, nobody on the table yet.

    Teams count in the order of the file; of the platoons those of one team alone come last.
    """
    teams: list[Team] = []
    platoons: list[Platoon] = []
    for side, company in enumerate(companies):
        alone: list[tuple[Team, str, int]] = []  # with its title, and the battery it is listed with
        for listed in company.platoons:
            number = 0
            if listed.role != "hq":
                number = len(platoons) + 1
                points = listed.points
                platoons.append(_new_platoon(number, side, company, listed.title, points, False))
            for entry in listed.entries:
                for _one in range(entry.count):
                    type = field.type_of[entry.type]
                    team = Team(len(teams) + 1, side, number, type, entry.role)
                    teams.append(team)
                    if not number or entry.role == OBSERVER:
                        alone.append((team, listed.title, number))
        for team, title, battery in alone:
            platoon = _new_platoon(len(platoons) + 1, side, company, title, 0, True)
            platoon.battery = battery
            platoons.append(platoon)
            team.platoon = platoon.number
    state = State(field, teams, platoons)
    for platoon in platoons:
        platoon.where = 0
        assign_transports(state, platoon.number)
    return state


def _new_platoon(
    number: int, side: int, company: Company, title: str, points: int, independent: bool
) -> Platoon:
    return Platoon(number, side, title, company.training, company.motivation, points, independent)


def assign_transports(state: State, number: int) -> None:
    """FW-6.21: deal the teams of a platoon to its transports, by ascending id in turn."""
    members = [team for team in state.teams if team.platoon == number]
    carriers = [t for t in members if t.type.kind == TRANSPORT and t.place != DESTROYED]
    riders = [team for team in members if not team.type.vehicle]
    for index, team in enumerate(riders if carriers else []):
        team.assigned = carriers[index % len(carriers)].id


# --- missions ------------------------------------------------------------------------------------


def read_mission(catalog: Catalog, sheet: Sheet, switches: list[bool], data: str = "") -> Field:
    """A mission with its table, ready to be played on."""
    table = sheet.at("table")
    width = _inches(table.at("width"), 12, 240)
    height = _inches(table.at("height"), 12, 240)
    mission = Mission(sheet.at("id").text(), width, height)
    players = sheet.at("players")
    for side, name in enumerate(SIDES):
        mission.home[side] = players.at(name).at("home_edge").text(*EDGES)
        if players.at(name).has("force"):
            force = players.at(name).at("force").text()
            if catalog.companies and force not in catalog.companies:
                raise players.at(name).at("force").fault(f"there is no company {force!r}")
        mission.zones.append(_outline(sheet.at("deployment").at(name), True))
    pieces = [_piece(catalog, entry) for entry in (_unique(sheet.at("terrain")))]
    objectives = [_objective(entry, width, height) for entry in _unique(sheet.at("objectives"))]
    _program(mission, sheet.at("program"))
    _air(catalog, mission, sheet)
    id = sheet.at("id").text()
    return Field(
        mission,
        pieces,
        objectives,
        list(catalog.types),
        id if _is_own(catalog, id, sheet) else sheet.value,
        data,
        switches,
    )


def _is_own(catalog: Catalog, id: str, sheet: Sheet) -> bool:
    """Whether a mission is the one that the data set calls so."""
    return id in catalog.missions and catalog.missions[id].value == sheet.value


def _outline(sheet: Sheet, closed: bool) -> Outline:
    points = sheet.items()
    if len(points) < (3 if closed else 2):
        raise sheet.fault(f"{'three' if closed else 'two'} points or more are needed")
    xs = [_inches(point.at(0), -60, 300) for point in points]
    ys = [_inches(point.at(1), -60, 300) for point in points]
    return Outline(xs, ys, closed)


def _piece(catalog: Catalog, sheet: Sheet) -> Piece:
    type = catalog.grounds[sheet.at("type").text(*catalog.grounds)]
    crest = None
    openings: list[Opening] = []
    half_width = 0.0
    height = _inches(sheet.at("height"), 0, 60) if sheet.has("height") else type.height
    if type.shape == HILL:
        outline = _outline(sheet.at("foot"), True)
        crest = _outline(sheet.at("crest"), True)
        height = _inches(sheet.at("elevation"), 0, 60)
        for x, y in zip(crest.xs, crest.ys, strict=True):
            if not outline.surrounds(x, y) and outline.apart_from(x, y) > 0.01:
                raise sheet.at("crest").fault("the crest must lie inside the foot")
    elif type.shape in (LINE, STRIP):
        outline = _outline(sheet.at("path"), False)
        if type.shape == STRIP:
            half_width = _inches(sheet.at("width"), 0.1, 24) / 2.0
    else:
        outline = _outline(sheet.at("polygon"), True)
        if type.shape == BUILDING:
            openings = [_opening(outline, entry) for entry in sheet.at("openings").items()]
    return Piece(
        sheet.at("id").text(),
        type.id,
        AREA if type.shape == AREA else type.shape,
        type.ground,
        type.double_ground,
        outline,
        crest,
        height,
        sheet.at("conceals").flag() if sheet.has("conceals") else type.conceals,
        sheet.at("bulletproof").flag() if sheet.has("bulletproof") else type.bulletproof,
        openings,
        half_width,
        _inches(sheet.at("ground"), 0, 60) if sheet.has("ground") else 0.0,
    )


def _opening(outline: Outline, sheet: Sheet) -> Opening:
    x, y = (_inches(sheet.at("at").at(axis), -60, 300) for axis in (0, 1))
    best = min(point_to_segment(x, y, *outline.edge(index)) for index in range(outline.edges))
    if best > 0.01:
        raise sheet.at("at").fault("an opening lies on a wall of its building")
    nx, ny = (_inches(sheet.at("normal").at(axis), -1, 1) for axis in (0, 1))
    length = (nx * nx + ny * ny) ** 0.5
    if not 0.98 <= length <= 1.02 or outline.surrounds(x + nx * 0.1, y + ny * 0.1):
        raise sheet.at("normal").fault("the normal is one inch long and points outwards")
    return Opening(x, y, nx / length, ny / length, _inches(sheet.at("width"), 0.1, 24))


def _objective(sheet: Sheet, width: float, height: float) -> Objective:
    x, y = _inches(sheet.at("at").at(0), 0, width), _inches(sheet.at("at").at(1), 0, height)
    side = SIDES.index(sheet.at("taken_by").text(*SIDES))
    return Objective(sheet.at("id").text(), x, y, side)


def _side(sheet: Sheet) -> int:
    return SIDES.index(sheet.text(*SIDES))


def _program(mission: Mission, sheet: Sheet) -> None:
    """The fixed fields of a mission (section 11 of the data notes)."""
    order = sheet.at("deployment").items()
    if not order:
        raise sheet.at("deployment").fault("somebody must deploy")
    mission.alternate = order[0].has("alternate") and order[0].at("alternate").flag()
    if mission.alternate:
        first = _side(order[0].at("first"))
        mission.order = [first, 1 - first]
    else:
        mission.order = [_side(entry.at("player")) for entry in order]
        if sorted(mission.order) != [A, B]:
            raise sheet.at("deployment").fault("each player deploys once")
    mission.independent_first = _side(sheet.at("independent_first"))
    first_turn = sheet.at("first_turn")
    if first_turn.at("mode").text("roll", "fixed") == "fixed":
        mission.first_turn = _side(first_turn.at("player"))
    mission.meeting = sheet.at("meeting_engagement").flag()
    mission.prepared = _maybe_side(sheet, "prepared_positions")
    reserves, ambush, hold = sheet.at("reserves"), sheet.at("ambush"), sheet.at("hold_out")
    if reserves.value is not None:
        mission.reserve_side = _side(reserves.at("player"))
        reserves.at("share").text("half_up")
        mission.reserve_from = reserves.at("from_turn").integer(1, 12)
        mission.reserve_edge = reserves.at("entry_edge").text(*EDGES)
    if ambush.value is not None:
        mission.ambush_side = _side(ambush.at("player"))
        mission.ambush_count = ambush.at("platoons").integer(0, 12)
    if hold.value is not None:
        mission.hold_side = _side(hold.at("player"))
        mission.hold_from = hold.at("from_turn").integer(1, 99)
        mission.hold_distance = _inches(hold.at("no_enemy_within"), 1, 72)
    mission.objective_from = sheet.at("objective_from_turn").integer(1, 99)
    if sheet.at("turn_limit").value is not None:
        mission.turn_limit = sheet.at("turn_limit").integer(1, 99)
    winner = sheet.at("at_limit").at("winner").text("points", *SIDES)
    mission.limit_winner = NOBODY if winner == "points" else SIDES.index(winner)


def _maybe_side(sheet: Sheet, key: str) -> int:
    return NOBODY if sheet.at(key).value is None else _side(sheet.at(key))


def _air(catalog: Catalog, mission: Mission, sheet: Sheet) -> None:
    """FW-14.15: the air support that the players agreed on."""
    if not sheet.has("air_support") or sheet.at("air_support").value is None:
        return
    for side, name in enumerate(SIDES):
        if sheet.at("air_support").has(name):
            give_air(
                catalog,
                mission,
                side,
                sheet.at("air_support").at(name).at("level").text(*catalog.air_levels),
                sheet.at("air_support").at(name).at("aircraft").text(*catalog.aircraft),
            )


def give_air(catalog: Catalog, mission: Mission, side: int, level: str, aircraft: str) -> None:
    """FW-14.1, FW-14.15: a side has air support of this level."""
    mission.air_levels[side] = level
    mission.air_dice[side] = catalog.air_levels[level]
    mission.air[side] = catalog.aircraft[aircraft]
