"""FW-5: the area that a team can reach, and its way to a goal."""

from math import sqrt

from sztab.core.game import Json
from sztab.core.words import said_json
from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault, refusal_of
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text
from sztab.games.flames_of_war.chapters.c04_command.command import skill_number
from sztab.games.flames_of_war.chapters.c05_movement.doubling import FROM_ENEMY
from sztab.games.flames_of_war.chapters.c05_movement.orders import path_near_enemy
from sztab.games.flames_of_war.chapters.c05_movement.paths import (
    DOUBLE_ON_ROUGH,
    ENTERS_CLOSED,
    FINE,
    NO_OPENING,
    OPEN_GROUND,
    ROAD_ONLY,
    TOO_FAR,
    Walk,
    allowance,
)
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c19_reach.borders import area
from sztab.games.flames_of_war.chapters.c19_reach.hindrances import Ground
from sztab.games.flames_of_war.chapters.c19_reach.reach import Reach
from sztab.games.flames_of_war.geometry.footprints import Box, distance
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, canonical, heading_to, within
from sztab.games.flames_of_war.geometry.ways import lengths, point_at
from sztab.games.flames_of_war.questions.measuring import rounded
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CROSS_COUNTRY, ROAD


def reach(state: State, id: int, double: bool = False) -> Json:
    """``move_limits``: the area that a team can come to, as rings cut out by terrain and enemies.

    Outer rings run counter-clockwise, holes clockwise. At the double (FW-5.11) it is what one
    straight segment reaches.
    """
    team = state.team(id)
    if not team.operational or allowance(team, CROSS_COUNTRY, False) <= 0.0:
        return {"area": [], "allowances": _allowances(team, double)}
    rings = [_at_the_double(state, team)] if double else area(Reach(Ground(state, team)))
    return {
        "area": [[[rounded(x), rounded(y)] for x, y in ring] for ring in rings if len(ring) > 2],
        "allowances": _allowances(team, double),
    }


def _allowances(team: Team, double: bool) -> Json:
    """FW-5.2: inches on road, across country and over difficult ground."""
    names = ("road", "cross_country", "difficult")
    return {name: allowance(team, column, double) for column, name in enumerate(names)}


def move_limits(state: State, id: int) -> dict[tuple[float, float], float]:
    """Every point of a half-inch grid that a team can reach, with the shortest way to it."""
    found = Reach(Ground(state, state.team(id)))
    return {
        found.place(node): found.best[node]
        for node in range(len(found.best))
        if found.best[node] < FAR
    }


def _at_the_double(state: State, team: Team) -> list[tuple[float, float]]:
    """FW-5.10 to FW-5.13: how far a straight segment leads in each of 72 directions."""
    box, field = team.box, state.field
    far = max(allowance(team, ROAD, True), allowance(team, CROSS_COUNTRY, True))
    ring: list[tuple[float, float]] = []
    foes = state.enemies(team.side)
    if any(within(distance(box, enemy.box), FROM_ENEMY) for enemy in foes):
        return []
    for turn in range(0, 3600, 50):
        aim = Box(box.x, box.y, turn, 0.0, 0.0)
        low, high = 0.0, _to_edge(aim, field.width, field.height, far)
        if _doubles(state, team, foes, aim.at(high, 0.0)):
            low = high
        while high - low > 0.125:
            middle = (low + high) / 2.0
            if _doubles(state, team, foes, aim.at(middle, 0.0)):
                low = middle
            else:
                high = middle
        ring.append(aim.at(low, 0.0))
    return ring


def _to_edge(aim: Box, width: float, height: float, far: float) -> float:
    """How far one can go straight ahead before the table ends."""
    for at, way, end in ((aim.x, aim.fx, width), (aim.y, aim.fy, height)):
        if way > 1e-9:
            far = min(far, (end - at) / way)
        elif way < -1e-9:
            far = min(far, -at / way)
    return max(0.0, far)


def _doubles(state: State, team: Team, foes: list[Team], goal: tuple[float, float]) -> bool:
    path = [team.box.x, team.box.y, *goal]
    way = walk_out(state, team, path, True)
    if way.fault != FINE or way.cut:
        return False
    last = team.box_at(
        canonical(goal[0]),
        canonical(goal[1]),
        heading_to(goal[0] - team.box.x, goal[1] - team.box.y),
    )
    return not any(within(distance(last, enemy.box), FROM_ENEMY) for enemy in foes)


def path(
    state: State,
    id: int,
    goal: tuple[float, float],
    via: list[tuple[float, float]] | None = None,
    double: bool = False,
) -> Json:
    """The way of a team to a goal, cut where FW-5.4 and its allowance end it.

    The straight way if it is legal, or the one through *via*; otherwise the shortest way on the
    grid of ``reach``, its needless bends pulled straight. The answer tells the length used of the
    allowance, the terrain that set it, the edge where it must stop, and the checks to be rolled.
    """
    team = state.team(id)
    points = [(team.box.x, team.box.y), *(via or []), goal]
    way_points = [number for point in points for number in point]
    if not team.operational or allowance(team, CROSS_COUNTRY, double) <= 0.0:
        return _way(state, team, way_points[:2] * 2, double, goal, OPEN_GROUND)
    ground = Ground(state, team)
    asked_for = walk_out(state, team, way_points, double)
    straight = _shortened(asked_for, way_points)
    if via or double or _clear(state, ground, straight):
        return _way(state, team, straight, double, goal, asked_for.stop)
    return _way(state, team, _around(ground, goal), double, goal, OPEN_GROUND)


def _shortened(way: Walk, points: list[float]) -> list[float]:
    """A path no longer than its allowance and cut at the edge where it must stop (FW-5.23)."""
    if way.fault not in (FINE, TOO_FAR):
        return points
    end = way.free + min(way.end, way.limit)
    far = lengths(points)
    found = points[:2]
    for at in range(2, len(points), 2):
        if far[at // 2] >= end - 1e-6:
            break
        found += points[at : at + 2]
    x, y = point_at(points, end)
    return [*found, _floor(points[0], x), _floor(points[1], y)]


def _floor(start: float, end: float) -> float:
    """The canonical number next to *end* on the side of *start*: never longer than allowed."""
    near = canonical(end)
    if abs(near / 1000.0 - start) > abs(end - start) + 1e-9:
        near += 1 if near / 1000.0 < start else -1
    return near / 1000.0


def _clear(state: State, ground: Ground, points: list[float]) -> bool:
    """Whether a straight way is legal as far as it leads."""
    way = walk_out(state, ground.team, points, False)
    return way.fault == FINE and ground.straight(points, way.limit)


def _around(ground: Ground, goal: tuple[float, float]) -> list[float]:
    """The shortest way on the grid to the node nearest to a goal, and on to the goal if it can."""
    found = Reach(ground)
    node = found.nearest(goal[0], goal[1])
    start = [ground.team.box.x, ground.team.box.y]
    if node < 0:
        return start * 2
    chain = found.chain(node)
    limit = found.limits[node]
    last = [chain[-2], chain[-1], goal[0], goal[1]]
    step = sqrt((goal[0] - chain[-2]) ** 2 + (goal[1] - chain[-1]) ** 2)
    if 1e-6 < step <= found.slack[node] and ground.straight(last, limit):
        chain += goal
    return found.pulled(chain, limit)


def _way(
    state: State,
    team: Team,
    points: list[float],
    double: bool,
    goal: tuple[float, float],
    stop: int,
) -> Json:
    """What a path comes to, in full."""
    ends = [rounded(number) for number in points]
    way = walk_out(state, team, ends, double)
    end = way.end + way.free
    x, y = point_at(ends, end)
    shown = [[ends[at], ends[at + 1]] for at in range(0, len(ends), 2)]
    return {
        "path": shown,
        "length": distance_text(way.end),
        "allowance": distance_text(way.limit),
        "set_by": _ground_name(state, way.set_by),
        "stops_at": None if stop == OPEN_GROUND else _ground_name(state, stop),
        "checks": [
            {
                "at": [rounded(number) for number in point_at(ends, check.at + way.free)],
                "terrain": _ground_name(state, check.piece),
                "needs": skill_number(state, team.platoon) if check.skill else 2,
                "rule": "FW-5.16" if check.skill else "FW-5.15",
            }
            for check in way.checks
            if check.at <= way.end + EPS
        ],
        "refused": _refused(state, team, ends, way, double),
        "arrives": abs(x - goal[0]) < EPS and abs(y - goal[1]) < EPS,
        "heading": heading_to(ends[-2] - ends[-4], ends[-1] - ends[-3]) / 10.0,
    }


def _refused(state: State, team: Team, points: list[float], way: Walk, double: bool) -> Json:
    """The rules that a path breaks by itself; ``legal`` judges the whole order."""
    found: list[Fault] = []
    rules = {
        ENTERS_CLOSED: ("FW-5.16", "may-not-enter"),
        DOUBLE_ON_ROUGH: ("FW-5.13", "double-on-rough"),
        NO_OPENING: ("FW-6.4", "no-opening"),
        TOO_FAR: ("FW-5.10" if double else "FW-5.3", "too-far"),
    }
    if way.fault != FINE:
        rule, key = rules[way.fault]
        found.append(Fault(rule, key, team.id, distance_text(way.limit)))
    near = path_near_enemy(state, team, points, way.end + way.free)
    if near:
        found.append(Fault("FW-5.7", "path-near-enemy", team.id, str(near)))
    return [said_json(refusal_of(state, [fault])) for fault in found]


def _ground_name(state: State, index: int) -> str:
    """The ground that set an allowance: a piece by its id, or what no piece covers."""
    if index == ROAD_ONLY:
        return "road"
    if index == OPEN_GROUND:
        return "cross_country"
    pieces = state.field.pieces
    return pieces[index].id if index < len(pieces) else "wreck"
