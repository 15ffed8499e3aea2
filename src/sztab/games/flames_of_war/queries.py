"""Section 19.3: questions without dice, for clients and bots; they never change the state."""

from math import sqrt

from sztab.core.game import Json
from sztab.games.flames_of_war.chapters.command import groups, needed_in_command, reached
from sztab.games.flames_of_war.chapters.ground import (
    at_opening,
    ground_height,
    partly_in,
    wholly_in,
)
from sztab.games.flames_of_war.chapters.hits import side_struck
from sztab.games.flames_of_war.chapters.naming import distance_text
from sztab.games.flames_of_war.chapters.orders import path_near_enemy, walk_out
from sztab.games.flames_of_war.chapters.paths import FINE, allowance, point_at
from sztab.games.flames_of_war.chapters.shooting import (
    aim_at,
    legal_targets,
    main_gun_fires,
    most_dice,
)
from sztab.games.flames_of_war.chapters.sight import (
    CONCEALMENTS,
    Ray,
    concealment,
    in_bulletproof_cover,
    lies_low,
    line_of_fire,
    screened_rays,
    terrain_screen,
)
from sztab.games.flames_of_war.geometry import canonical, distance
from sztab.games.flames_of_war.moves import Line
from sztab.games.flames_of_war.state import (
    CROSS_COUNTRY,
    ROAD,
    Hit,
    State,
    Team,
)

GRID = 0.5  # inches between the nodes of ``move_limits``


def distance_between(state: State, a: int, b: int) -> str:
    """FW-1.4: the distance of two teams, rounded to 0.001"."""
    return distance_text(distance(state.body(state.team(a)), state.body(state.team(b))))


def in_terrain(state: State, id: int) -> Json:
    """FW-1.10: what holds a team's centre, what it is partly and wholly in, how high it stands."""
    team = state.team(id)
    box = team.box
    areas = [*state.field.areas, *state.field.buildings]
    return {
        "centre_in": [p.id for p in areas if p.outline.holds(box.x, box.y)],
        "partly_in": [p.id for p in areas if partly_in(p, team, box)],
        "wholly_in": [p.id for p in areas if wholly_in(p, box)],
        "ground": ground_height(state.field, box.x, box.y),
        "at_opening_of": [p.id for p in state.field.buildings if at_opening(p, box)],
    }


def move_limits(state: State, id: int, double: bool) -> dict[tuple[float, float], float]:
    """Every point of a half-inch grid that a team can reach, with the shortest way to it.

    The way is walked from node to node, at most 0.75" at a time; its length stays within the
    smallest allowance met. At the double it is the one straight segment.
    """
    team = state.team(id)
    if double:
        return _at_the_double(state, team)
    start = (team.box.x, team.box.y)
    best: dict[tuple[float, float], float] = {start: 0.0}
    limit: dict[tuple[float, float], float] = {start: allowance(team, ROAD, False)}
    waiting = [(0.0, start)]
    while waiting:
        waiting.sort()
        gone, node = waiting.pop(0)
        if gone > best[node] + 1e-9:
            continue
        for other, step in _neighbours(state, node, node == start):
            far = gone + step
            if far > limit[node] + 0.01 or (other in best and best[other] <= far + 1e-9):
                continue
            way = walk_out(state, team, [node[0], node[1], other[0], other[1]], False)
            if way.fault != FINE and way.piece >= 0:
                continue
            room = min(limit[node], way.limit if way.limit > 0.0 else limit[node])
            if far > room + 0.01:
                continue
            if path_near_enemy(state, team, [node[0], node[1], other[0], other[1]], step):
                continue
            best[other] = far
            limit[other] = room
            waiting.append((far, other))
    return best


def _neighbours(
    state: State, node: tuple[float, float], first: bool
) -> list[tuple[tuple[float, float], float]]:
    found: list[tuple[tuple[float, float], float]] = []
    base_x, base_y = int(node[0] / GRID), int(node[1] / GRID)
    for dx in range(-2, 3):
        for dy in range(-2, 3):
            x, y = (base_x + dx) * GRID, (base_y + dy) * GRID
            if not (0.0 <= x <= state.field.width and 0.0 <= y <= state.field.height):
                continue
            step = sqrt((x - node[0]) ** 2 + (y - node[1]) ** 2)
            if 1e-9 < step <= 0.75:
                found.append(((x, y), step))
    return found


def _at_the_double(state: State, team: Team) -> dict[tuple[float, float], float]:
    reach = max(allowance(team, ROAD, True), allowance(team, CROSS_COUNTRY, True))
    found: dict[tuple[float, float], float] = {}
    steps = int(reach / GRID) + 1
    base_x, base_y = round(team.box.x / GRID), round(team.box.y / GRID)
    for dx in range(-steps, steps + 1):
        for dy in range(-steps, steps + 1):
            x, y = (base_x + dx) * GRID, (base_y + dy) * GRID
            far = sqrt((x - team.box.x) ** 2 + (y - team.box.y) ** 2)
            if far > reach or not (0.0 <= x <= state.field.width):
                continue
            if not 0.0 <= y <= state.field.height:
                continue
            way = walk_out(state, team, [team.box.x, team.box.y, x, y], True)
            if way.fault == FINE and not way.cut:
                found[(x, y)] = far
    return found


def straight_path(state: State, id: int, x: float, y: float) -> list[tuple[int, int]]:
    """The straight way to a goal, cut where FW-5.4 and the allowance cut it."""
    team = state.team(id)
    path = [team.box.x, team.box.y, x, y]
    way = walk_out(state, team, path, False)
    end = min(way.end, way.limit) if way.limit > 0.0 else way.end
    ex, ey = point_at(path, end + way.free)
    return [(team.x, team.y), (canonical(ex), canonical(ey))]


def visible(state: State, shooter: int, weapon: int, target: int) -> Json:
    """FW-8.1: the first free segment, or what blocks the one from centre to centre."""
    one, other = state.team(shooter), state.team(target)
    own = one.side == state.side
    if weapon >= 0:
        ray = line_of_fire(state, one, weapon, other, [shooter], own, -1)
    else:
        ray = _look(state, one, other)
    if ray.free:
        return {"free": True, "ray": [ray.ax, ray.ay, ray.bx, ray.by]}
    return {"free": False, "blocked_by": _blockers(state, one, other)}


def _look(state: State, one: Team, other: Team) -> Ray:
    screen = terrain_screen(state, one, other, one.box, other.box)
    eyes = [(one.box.x, one.box.y)] if one.type.vehicle else one.box.samples()
    for ex, ey in eyes:
        for px, py in other.box.samples():
            if not screen.blocked(ex, ey, px, py):
                return Ray(True, ex, ey, px, py)
    return Ray(False, 0.0, 0.0, 0.0, 0.0)


def _blockers(state: State, one: Team, other: Team) -> list[list[str]]:
    """The pieces of terrain, with their rules, that block from centre to centre."""
    screen = terrain_screen(state, one, other, one.box, other.box)
    found: list[list[str]] = []
    for piece in state.field.pieces:
        outlines = [piece.outline] if piece.crest is None else [piece.crest]
        for outline, rule in (
            *[(o, "FW-8.8") for o in screen.buildings],
            *[(o, "FW-8.6") for o in screen.areas],
            *[(o, "FW-8.7") for o in screen.crests],
            *[(o, "FW-8.5") for o in screen.lines],
        ):
            if outline is outlines[0] and outline.crossed(
                one.box.x, one.box.y, other.box.x, other.box.y
            ):
                found.append([piece.id, rule])
    return found


def concealed_by(state: State, shooter: int, target: int) -> Json:
    """FW-8.12 to FW-8.21: why a team is concealed, gone to ground, in cover."""
    one, other = state.team(shooter), state.team(target)
    bits = concealment(state, one, other, one.box.x, one.box.y)
    return {
        "rules": [rule for bit, rule in enumerate(CONCEALMENTS) if bits >> bit & 1],
        "rays": screened_rays(state, one, other, one.box.x, one.box.y),
        "gone_to_ground": bits != 0 and lies_low(state, other),
        "bulletproof": in_bulletproof_cover(state, one, other, -1),
    }


def to_hit(state: State, shooter: int, weapon: int, platoon: int, group: int = 0) -> Json:
    """FW-7.16, FW-7.17: the sum for every legal target, the lowest, and the dice."""
    team = state.team(shooter)
    line = Line(shooter, weapon, platoon, -1, group)
    dice = most_dice(state, team, weapon, main_gun_fires((line,), team), False)
    rows: list[Json] = []
    for target in legal_targets(state, line, [shooter], True):
        aim = aim_at(state, team, weapon, target, dice, False, -1)
        row: dict[str, Json] = {
            "team": target.id,
            "distance": distance_text(aim.far),
            "base": aim.base,
            "modifiers": [[m.value, m.key, m.rule] for m in aim.modifiers],
            "needed": aim.needed,
        }
        if target.type.armoured:
            hit = Hit(shooter, weapon, platoon, 0, target.id, False)
            row["struck"] = ("front", "side", "top")[side_struck(state, hit, target, [0])]
        rows.append(row)
    doubled = state.platoon(platoon).doubled
    lowest = min([row["needed"] for row in rows], default=None)
    return {"targets": rows, "lowest": lowest, "dice": dice * (2 if doubled else 1)}


def command(state: State, platoon: int) -> Json:
    """FW-4.2, FW-4.3, FW-7.18: who reaches whom, how many are needed, and the groups."""
    return {
        "reached": {str(id): by for id, by in reached(state, platoon).items()},
        "needed": needed_in_command(state, platoon),
        "groups": groups(state, platoon),
    }
