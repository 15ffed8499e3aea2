"""FW-16.1: missions with their tables and programs."""

from typing import Final

from sztab.core.data.dataset import Sheet
from sztab.core.game import Json
from sztab.games.flames_of_war.catalog.entries import Catalog, inches, unique
from sztab.games.flames_of_war.geometry.outlines import Outline
from sztab.games.flames_of_war.table import Field, Mission, Objective, Opening, Piece
from sztab.games.flames_of_war.terms import AREA, BUILDING, HILL, LINE, NOBODY, SIDES, STRIP, A, B

EDGES: Final = ("south", "north", "west", "east")


def read_mission(catalog: Catalog, sheet: Sheet, switches: list[bool], data: str = "") -> Field:
    """A mission with its table, ready to be played on."""
    table = sheet.at("table")
    width = inches(table.at("width"), 12, 240)
    height = inches(table.at("height"), 12, 240)
    title = sheet.at("name" if sheet.has("name") else "id").text()
    mission = Mission(sheet.at("id").text(), title, width, height)
    players = sheet.at("players")
    for side, name in enumerate(SIDES):
        mission.home[side] = players.at(name).at("home_edge").text(*EDGES)
        if players.at(name).has("force"):
            force = players.at(name).at("force").text()
            if catalog.companies and force not in catalog.companies:
                raise players.at(name).at("force").fault(f"there is no company {force!r}")
        mission.zones.append(_outline(sheet.at("deployment").at(name), True))
    id = sheet.at("id").text()
    pieces, objectives = _terrain(catalog, sheet, mission)
    _program(mission, sheet.at("program"))
    _air(catalog, mission, sheet)
    return Field(
        mission,
        pieces,
        objectives,
        list(catalog.types),
        id if _is_own(catalog, id, sheet) else sheet.value,
        data,
        switches,
    )


def _terrain(
    catalog: Catalog, sheet: Sheet, mission: Mission
) -> tuple[list[Piece], list[Objective]]:
    """The terrain and objectives of a mission; games of a data set's own missions share them."""
    own = catalog.missions.get(mission.id) is sheet
    if own and mission.id in catalog.terrain:
        return catalog.terrain[mission.id]
    width, height = mission.width, mission.height
    pieces = [_piece(catalog, entry) for entry in unique(sheet.at("terrain"))]
    objectives = [_objective(entry, width, height) for entry in unique(sheet.at("objectives"))]
    if own:
        catalog.terrain[mission.id] = (pieces, objectives)
    return pieces, objectives


def _is_own(catalog: Catalog, id: str, sheet: Sheet) -> bool:
    """Whether a mission is the one that the data set calls so."""
    return id in catalog.missions and catalog.missions[id].value == sheet.value


def _outline(sheet: Sheet, closed: bool) -> Outline:
    points = sheet.items()
    if len(points) < (3 if closed else 2):
        raise sheet.fault(f"{'three' if closed else 'two'} points or more are needed")
    xs = [inches(point.at(0), -60, 300) for point in points]
    ys = [inches(point.at(1), -60, 300) for point in points]
    return Outline(xs, ys, closed)


def _piece(catalog: Catalog, sheet: Sheet) -> Piece:
    type = catalog.grounds[sheet.at("type").text(*catalog.grounds)]
    crest = None
    openings: list[Opening] = []
    half_width = 0.0
    height = inches(sheet.at("height"), 0, 60) if sheet.has("height") else type.height
    if type.shape == HILL:
        outline = _outline(sheet.at("foot"), True)
        crest = _outline(sheet.at("crest"), True)
        height = inches(sheet.at("elevation"), 0, 60)
        for x, y in zip(crest.xs, crest.ys, strict=True):
            if not outline.surrounds(x, y) and outline.apart_from(x, y) > 0.01:
                raise sheet.at("crest").fault("the crest must lie inside the foot")
    elif type.shape in (LINE, STRIP):
        outline = _outline(sheet.at("path"), False)
        if type.shape == STRIP:
            half_width = inches(sheet.at("width"), 0.1, 24) / 2.0
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
        inches(sheet.at("ground"), 0, 60) if sheet.has("ground") else 0.0,
    )


def _opening(outline: Outline, sheet: Sheet) -> Opening:
    x, y = (inches(sheet.at("at").at(axis), -60, 300) for axis in (0, 1))
    if outline.apart_from(x, y) > 0.01:
        raise sheet.at("at").fault("an opening lies on a wall of its building")
    nx, ny = (inches(sheet.at("normal").at(axis), -1, 1) for axis in (0, 1))
    length = (nx * nx + ny * ny) ** 0.5
    if not 0.98 <= length <= 1.02 or outline.surrounds(x + nx * 0.1, y + ny * 0.1):
        raise sheet.at("normal").fault("the normal is one inch long and points outwards")
    return Opening(x, y, nx / length, ny / length, inches(sheet.at("width"), 0.1, 24))


def _objective(sheet: Sheet, width: float, height: float) -> Objective:
    x, y = inches(sheet.at("at").at(0), 0, width), inches(sheet.at("at").at(1), 0, height)
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
        mission.hold_distance = inches(hold.at("no_enemy_within"), 1, 72)
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


OPEN_TABLE: Final[Json] = {
    "id": "open_table",
    "name": "An open table",
    "table": {"width": 72, "height": 48},
    "players": {"A": {"home_edge": "south"}, "B": {"home_edge": "north"}},
    "deployment": {
        "A": [[0, 0], [72, 0], [72, 12], [0, 12]],
        "B": [[0, 36], [72, 36], [72, 48], [0, 48]],
    },
    "terrain": [],
    "objectives": [],
    "program": {
        "deployment": [{"alternate": True, "first": "A"}],
        "independent_first": "A",
        "first_turn": {"mode": "fixed", "player": "A"},
        "meeting_engagement": False,
        "prepared_positions": None,
        "reserves": None,
        "ambush": None,
        "objective_from_turn": 2,
        "hold_out": None,
        "turn_limit": 12,
        "at_limit": {"winner": "points"},
    },
}


def filled_mission(given: Json) -> Json:
    """A mission with what it leaves out: an open table, and zones 12" deep at its home edges."""
    whole = {**OPEN_TABLE, **given}
    if isinstance(given.get("program"), dict):
        whole["program"] = {**OPEN_TABLE["program"], **given["program"]}
    table = whole["table"]
    if "deployment" not in given and isinstance(table, dict):
        width, height = table.get("width", 72), table.get("height", 48)
        if isinstance(width, (int, float)) and isinstance(height, (int, float)):
            low = max(0, height - 12)
            whole["deployment"] = {
                "A": [[0, 0], [width, 0], [width, 12], [0, 12]],
                "B": [[0, low], [width, low], [width, height], [0, height]],
            }
    return whole
