"""Section 19.3: questions without dice, for clients and bots; they never change the state.

Nothing is hidden in this game, so every seat gets the same answers; only ``legal`` asks for whom.
Each answer is plain JSON; ``ask`` takes a question as JSON too.
"""

from math import sqrt
from typing import Final, final

from sztab.core.errors import NotationError, SztabError
from sztab.core.game import Json
from sztab.core.said import Refusal
from sztab.core.words import said_json
from sztab.games.flames_of_war import engine, reading
from sztab.games.flames_of_war.chapters.artillery import (
    aim_point,
    directing_fault,
    eye,
    firing_guns,
    gun_fault,
    guns_of,
    ranging_number,
    trails,
)
from sztab.games.flames_of_war.chapters.assault import charge_pairs, charge_targets
from sztab.games.flames_of_war.chapters.command import (
    HIT_ON,
    command_distance,
    commander,
    counted,
    groups,
    needed_in_command,
    reached,
    skill_number,
    training,
)
from sztab.games.flames_of_war.chapters.doubling import FROM_ENEMY
from sztab.games.flames_of_war.chapters.faults import Fault, apart, in_order, named_team, refusal_of
from sztab.games.flames_of_war.chapters.ground import (
    at_opening,
    ground_height,
    partly_in,
    wholly_in,
)
from sztab.games.flames_of_war.chapters.hits import side_struck
from sztab.games.flames_of_war.chapters.naming import distance_text
from sztab.games.flames_of_war.chapters.openings import opening_towards
from sztab.games.flames_of_war.chapters.orders import path_near_enemy, walk_out
from sztab.games.flames_of_war.chapters.paths import (
    DOUBLE_ON_ROUGH,
    ENTERS_CLOSED,
    FINE,
    NO_OPENING,
    OPEN_GROUND,
    ROAD_ONLY,
    TOO_FAR,
    Walk,
    allowance,
    lengths,
    point_at,
)
from sztab.games.flames_of_war.chapters.reach import Ground, Reach, area
from sztab.games.flames_of_war.chapters.shooting import (
    IN_RANGE,
    RANGE_KEYS,
    RANGE_RULES,
    aim_at,
    enemies_in,
    main_gun_fires,
    most_dice,
    reachable,
    silent_rule,
    target_fault,
)
from sztab.games.flames_of_war.chapters.sight import (
    CONCEALMENTS,
    LOOKING,
    RAYS,
    Ray,
    concealed,
    concealment,
    eye_of,
    eye_points,
    in_bulletproof_cover,
    lies_low,
    line_of_fire,
    screened_rays,
    sees,
    terrain_screen,
)
from sztab.games.flames_of_war.chapters.templates import TEMPLATE, line_of_flight, under
from sztab.games.flames_of_war.geometry import (
    EPS,
    FAR,
    Box,
    Outline,
    canonical,
    distance,
    heading_to,
    silhouette,
    within,
)
from sztab.games.flames_of_war.moves import (
    HIGH_EXPLOSIVE,
    Bombard,
    Line,
)
from sztab.games.flames_of_war.state import (
    ALL_ROUND,
    CROSS_COUNTRY,
    ROAD,
    ROCKET_LAUNCHER,
    Hit,
    State,
    Team,
)
from sztab.games.flames_of_war.suggestions import suggest

MOST_POINTS: Final = 64  # of a path in a question
MOST_TEXT: Final = 10_000  # letters of a draft


# --- measuring -----------------------------------------------------------------------------------


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


# --- moving --------------------------------------------------------------------------------------


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
        "area": [[[_round(x), _round(y)] for x, y in ring] for ring in rings if len(ring) > 2],
        "allowances": _allowances(team, double),
    }


def _allowances(team: Team, double: bool) -> Json:
    """FW-5.2: inches on road, across country and over difficult ground."""
    names = ("road", "cross_country", "difficult")
    return {name: allowance(team, column, double) for column, name in enumerate(names)}


def _round(inches: float) -> float:
    return canonical(inches) / 1000.0


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
    ends = [_round(number) for number in points]
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
                "at": [_round(number) for number in point_at(ends, check.at + way.free)],
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


# --- seeing --------------------------------------------------------------------------------------


def visible(state: State, shooter: int, target: int, weapon: int = LOOKING) -> Json:
    """FW-8: clear, concealed or blocked, with every reason and the five silhouette rays.

    A weapon counts own teams and narrow gaps (FW-8.3, FW-8.4); without one the team only looks.
    """
    one, other = state.team(shooter), state.team(target)
    if weapon >= 0:
        ray = line_of_fire(state, one, weapon, other, [shooter], one.side == state.side, -1)
    else:
        ray = _look(state, one, other)
    hidden = concealed_by(state, shooter, target)
    answer: dict[str, Json] = {
        "sight": "blocked" if not ray.free else "concealed" if hidden["rules"] else "clear",
        "distance": distance_text(distance(state.body(one), state.body(other))),
        "segment": [_round(n) for n in (ray.ax, ray.ay, ray.bx, ray.by)] if ray.free else None,
        "blocked_by": [] if ray.free else _blockers(state, one, other, weapon),
        **hidden,
        "silhouette": _silhouette(state, one, other),
    }
    return answer


def _look(state: State, one: Team, other: Team) -> Ray:
    """FW-8.25: the first free segment of a team that only looks."""
    if not sees(state, one, other):
        return Ray(False, 0.0, 0.0, 0.0, 0.0)
    screen = terrain_screen(state, one, other, one.box, other.box)
    for ex, ey in eye_points(one, one.box, ALL_ROUND):
        for px, py in other.box.samples():
            if not screen.blocked(ex, ey, px, py):
                return Ray(True, ex, ey, px, py)
    return Ray(True, one.box.x, one.box.y, other.box.x, other.box.y)  # through an opening


def _blockers(state: State, one: Team, other: Team, weapon: int) -> list[Json]:
    """What blocks from centre to centre: terrain with its rule and place, or own teams."""
    ax, ay, bx, by = one.box.x, one.box.y, other.box.x, other.box.y
    found: list[Json] = []
    for piece, outline, rule in _screens(state, one, other):
        if outline.crossed(ax, ay, bx, by):
            found.append(
                {"terrain": piece, "rule": rule, "at": _first_cut(outline, ax, ay, bx, by)}
            )
    if not found and weapon >= 0:
        found.append({"terrain": None, "rule": "FW-8.3", "at": None})
    return found


def _screens(state: State, one: Team, other: Team) -> list[tuple[str, Outline, str]]:
    """Everything that can block between two teams: its id, its outline, its rule."""
    screen = terrain_screen(state, one, other, one.box, other.box)
    ids: list[tuple[str, Outline]] = []
    for piece in state.field.pieces:
        ids.append((piece.id, piece.outline if piece.crest is None else piece.crest))
    ids += [("smoke", smoke.outline) for smoke in state.smokes]
    found: list[tuple[str, Outline, str]] = []
    for outlines, rule in (
        (screen.buildings, "FW-8.8"),
        (screen.areas, "FW-8.6"),
        (screen.crests, "FW-8.7"),
        (screen.lines, "FW-8.5"),
    ):
        for outline in outlines:
            names = [id for id, known in ids if known is outline]
            found.append((names[0] if names else "smoke", outline, rule))
    return found


def _first_cut(outline: Outline, ax: float, ay: float, bx: float, by: float) -> list[float]:
    """Where a segment first meets an outline."""
    cuts = outline.cuts(ax, ay, bx, by)
    t = cuts[1] if len(cuts) > 2 else 0.0
    return [_round(ax + t * (bx - ax)), _round(ay + t * (by - ay))]


def _silhouette(state: State, one: Team, other: Team) -> list[Json]:
    """FW-1.14, FW-8.15: the five rays, each with what screens it."""
    ox, oy = eye_of(state, one, opening_towards(state, one, other))
    half = other.type.height / 2.0
    screens = _screens(state, one, other)
    low: list[tuple[str, Outline]] = []
    for piece in (*state.field.lines, *state.field.areas):
        if piece.conceals and piece.height >= half - 1e-9:
            low.append((piece.id, piece.outline))
    low += [("wreck", wreck.outline) for wreck in state.wrecks if wreck.height >= half - 1e-9]
    rays: list[Json] = []
    for x, y in silhouette(ox, oy, other.box):
        by: list[str] = [id for id, outline, _rule in screens if outline.crossed(ox, oy, x, y)]
        by += [id for id, outline in low if id not in by and outline.crossed(ox, oy, x, y)]
        rays.append({"to": [_round(x), _round(y)], "meets": by})
    return rays


def concealed_by(state: State, shooter: int, target: int) -> dict[str, Json]:
    """FW-8.12 to FW-8.21: why a team is concealed, gone to ground, in cover."""
    one, other = state.team(shooter), state.team(target)
    door = opening_towards(state, one, other)
    ox, oy = eye_of(state, one, door)
    bits = concealment(state, one, other, ox, oy)
    rays = screened_rays(state, one, other, ox, oy)
    return {
        "rules": [rule for bit, rule in enumerate(CONCEALMENTS) if bits >> bit & 1],
        "rays": rays,
        "screened": rays >= RAYS,
        "gone_to_ground": bits != 0 and lies_low(state, other),
        "bulletproof": in_bulletproof_cover(state, one, other, door),
    }


def seen_by(state: State, id: int) -> list[int]:
    """FW-8.25: the enemy teams that a team sees, for the eye signs of the table."""
    team = state.team(id)
    return [enemy.id for enemy in state.enemies(team.side) if sees(state, team, enemy)]


# --- shooting ------------------------------------------------------------------------------------


def to_hit(state: State, shooter: int, weapon: int, platoon: int, group: int = 0) -> Json:
    """FW-7.16, FW-7.17: for every team of a platoon the sum, or why it is no legal target."""
    team = state.team(shooter)
    line = Line(shooter, weapon, platoon, -1, group)
    defending = team.side != state.side
    dice = most_dice(state, team, weapon, main_gun_fires((line,), team), defending)
    silent = silent_rule(state, team, weapon, defending)
    rows: list[Json] = []
    barred: list[Json] = []
    for target in enemies_in(state, platoon, group):
        fault = target_fault(state, team, weapon, target, [shooter], not defending, -1)
        if fault != IN_RANGE:
            barred.append({"team": target.id, "rule": RANGE_RULES[fault], "key": RANGE_KEYS[fault]})
            continue
        door = opening_towards(state, team, target)
        aim = aim_at(state, team, weapon, target, dice, defending, door)
        row: dict[str, Json] = {
            "team": target.id,
            "distance": distance_text(aim.far),
            "base": aim.base,
            "modifiers": [{"value": m.value, "key": m.key, "rule": m.rule} for m in aim.modifiers],
            "needed": aim.needed,
        }
        if target.type.armoured:
            hit = Hit(shooter, weapon, platoon, 0, target.id, False)
            row["struck"] = ("front", "side", "top")[side_struck(state, hit, target, [0])]
        rows.append(row)
    lowest = min([int(row["needed"]) for row in rows], default=None)
    rolled = dice * (2 if state.platoon(platoon).doubled and not defending else 1)
    return {
        "rule": "FW-7.16",
        "silent": silent or None,
        "targets": rows,
        "barred": barred,
        "lowest": lowest,
        "dice": rolled,
        "expected": _expected(state, lowest, rolled),
    }


def all_to_hit(state: State, shooters: int, platoon: int) -> Json:
    """The same for every weapon of a platoon, by ``team.weapon``: a whole fire plan at once."""
    return {
        f"{team.id}.{weapon}": to_hit(state, team.id, weapon, platoon)
        for team in state.standing(shooters)
        for weapon, arm in enumerate(team.type.weapons)
        if arm.reach > 0.0
    }


def _expected(state: State, needed: int | None, dice: int) -> float:
    """The hits that so many dice bring on average."""
    if needed is None:
        return 0.0
    return round(dice * max(0, min(6, 7 - reachable(state, needed))) / 6.0, 3)


def to_range(state: State, battery: int, directing: int, aim: int) -> Json:
    """FW-13.8: the number needed to range in, with every modifier, and the guns that would fire."""
    director, target = state.team(directing), state.team(aim)
    number = target.joined or target.platoon
    modifiers: list[Json] = []
    looker = eye(state, director)
    unseen = trails(state, target) and not sees(state, looker, target)
    if unseen or concealed(state, looker, target, opening_towards(state, looker, target)):
        modifiers.append({"value": 1, "key": "modifier-is-concealed", "rule": "FW-13.8"})
        if not unseen and lies_low(state, target):
            modifiers.append({"value": 1, "key": "modifier-gone-to-ground", "rule": "FW-13.8"})
    if director.leads_company:
        modifiers.append({"value": 1, "key": "modifier-commander-directs", "rule": "FW-13.8"})
    guns, silent = _guns(state, Bombard(battery, directing, aim, HIGH_EXPLOSIVE))
    return {
        "rule": "FW-13.8",
        "base": HIT_ON[training(state, number)],
        "modifiers": modifiers,
        "needed": ranging_number(state, director, target),
        "attempts": 3,
        "cannot_direct": directing_fault(state, battery, director) or None,
        "guns": guns,
        "silent": silent,
    }


def _guns(state: State, move: Bombard) -> tuple[list[int], list[Json]]:
    """FW-13.3: the guns of a battery that would fire, and the rules by which others do not."""
    x, y = aim_point(state, move)
    firing = [gun.id for gun in firing_guns(state, move, x, y)]
    silent = [
        {"team": gun.id, "rule": gun_fault(state, gun, x, y) or "FW-13.6"}
        for gun in guns_of(state, move.battery)
        if gun.id not in firing
    ]
    return firing, silent


def under_template(
    state: State, battery: int, centre: tuple[float, float], directing: int = 0
) -> Json:
    """FW-1.15, FW-13.7, FW-13.17: where the template lies on an aim point, and who is under it."""
    x, y = _round(centre[0]), _round(centre[1])
    side = state.platoon(battery).side
    guns = [
        gun
        for gun in guns_of(state, battery)
        if gun.id != directing and not gun_fault(state, gun, x, y)
    ]
    ids = [gun.id for gun in guns]
    heading = line_of_flight(state, ids, x, y) if ids else 0
    rockets = len(ids) >= 6 and all(_is_rocket(gun) for gun in guns)
    box = Box(x, y, heading, 2 * TEMPLATE if rockets else TEMPLATE, TEMPLATE)
    teams = under(state, box)
    return {
        "centre": [x, y],
        "corners": [[_round(cx), _round(cy)] for cx, cy in box.corners()],
        "guns": ids,
        "own": [team.id for team in teams if team.side == side],
        "enemy": [team.id for team in teams if team.side != side],
    }


def _is_rocket(gun: Team) -> bool:
    notes = gun.type.notes
    for arm in gun.type.weapons:
        if arm.bomb_reach > 0.0:
            notes |= arm.notes
    return notes & ROCKET_LAUNCHER != 0


# --- platoons ------------------------------------------------------------------------------------


def command(state: State, platoon: int) -> Json:
    """FW-4.2, FW-4.3, FW-7.18: who reaches whom, how many are needed, and the groups."""
    links = reached(state, platoon)
    leader = commander(state, platoon)
    members = counted(state, platoon)
    present = [team for team in state.teams if team.platoon == platoon and team.present]
    return {
        "commander": leader.id if leader is not None else None,
        "reached": {str(id): by for id, by in links.items()},
        "out": [team.id for team in present if team.id not in links],
        "in_command": len([team for team in members if team.id in links]),
        "of": len(members),
        "needed": needed_in_command(state, platoon),
        "reach": {str(team.id): command_distance(state, team) for team in present},
        "groups": groups(state, platoon),
    }


def chargeable(state: State, platoon: int) -> Json:
    """FW-11.3: the enemy platoons that a platoon may charge, with the pairs near enough."""
    return {
        str(target): [
            {"team": a, "enemy": b, "distance": distance_between(state, a, b)}
            for a, b in charge_pairs(state, platoon, target)
        ]
        for target in charge_targets(state, platoon)
    }


def legal(state: State, seat: int, draft: str) -> Json:
    """Every rule that a draft breaks before any die, and by which team; none if it is legal."""
    try:
        move = reading.parse(draft)
    except NotationError as error:
        return {"legal": False, "faults": [{"team": None, "said": said_json(error.refusal)}]}
    refusal = engine.check(state, seat, move)
    if refusal is None:
        return {"legal": True, "faults": []}
    found = sorted(apart(refusal), key=_by_rule)
    return {
        "legal": False,
        "faults": [{"team": named_team(one) or None, "said": said_json(one)} for one in found],
    }


def _by_rule(refusal: Refusal) -> tuple[list[int], int]:
    return in_order(refusal.rule), named_team(refusal)


# --- one door ------------------------------------------------------------------------------------


@final
class Asked:
    """A question as JSON, read field by field; what is wrong with it is said in one sentence."""

    def __init__(self, state: State, question: Json) -> None:
        if not isinstance(question, dict):
            raise SztabError("A question is a JSON object, like {'ask': 'reach', 'team': 7}.")
        self.state: Final = state
        self.fields: Final[dict[str, Json]] = question

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number."""
        value = self.fields.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise SztabError(f"This question needs a whole number {name!r}.")
        return value

    def team(self, name: str) -> int:
        """The number of a team that is on the table, mounted or towed."""
        id = self.number(name)
        if not 1 <= id <= len(self.state.teams) or not self.state.team(id).present:
            raise SztabError(f"There is no team {id} on the table.")
        return id

    def platoon(self, name: str) -> int:
        """The number of a platoon."""
        number = self.number(name)
        if not 1 <= number <= len(self.state.platoons):
            raise SztabError(f"There is no platoon {number}.")
        return number

    def weapon(self, name: str, team: int, least: int) -> int:
        """The number of a weapon of a team."""
        weapon = self.number(name, least if least < 0 else None)
        if not least <= weapon < len(self.state.team(team).type.weapons):
            raise SztabError(f"Team {team} has no weapon {weapon}.")
        return weapon

    def point(self, value: Json) -> tuple[float, float]:
        """A point on the table, rounded as FW-1.3 asks."""
        numbers = value if isinstance(value, (list, tuple)) else []
        if len(numbers) != 2 or not all(isinstance(n, (int, float)) for n in numbers):
            raise SztabError("A point is written [x, y], in inches.")
        x, y = (max(-999.0, min(999.0, float(number))) for number in numbers)
        field = self.state.field
        return _round(max(0.0, min(field.width, x))), _round(max(0.0, min(field.height, y)))

    def points(self, name: str) -> list[tuple[float, float]]:
        """A list of points; empty if left out."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_POINTS:
            raise SztabError(f"{name!r} is a list of at most {MOST_POINTS} points.")
        return [self.point(point) for point in value]

    def many(self, name: str) -> "list[Asked]":
        """Several questions of one kind at once."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_POINTS:
            raise SztabError(f"{name!r} is a list of at most {MOST_POINTS} questions.")
        return [Asked(self.state, one) for one in value]

    def yes(self, name: str) -> bool:
        """Yes or no; no if left out."""
        return self.fields.get(name, False) is True


def _path(q: Asked, double: bool) -> Json:
    goal = q.point(q.fields.get("goal"))
    return path(q.state, q.team("team"), goal, q.points("via"), double)


def ask(state: State, seat: int, question: Json) -> Json:
    """Answer a question written as JSON: ``{"ask": "reach", "team": 7}``."""
    q = Asked(state, question)
    name = q.fields.get("ask")
    if name == "distance":
        return distance_between(state, q.team("from"), q.team("to"))
    if name == "terrain":
        return in_terrain(state, q.team("team"))
    if name == "reach":
        return reach(state, q.team("team"), q.yes("double"))
    if name == "path":
        if "ways" in q.fields:
            return [_path(one, q.yes("double")) for one in q.many("ways")]
        return _path(q, q.yes("double"))
    if name == "visible":
        looker = q.team("from")
        return visible(state, looker, q.team("to"), q.weapon("weapon", looker, LOOKING))
    if name == "sees":
        return seen_by(state, q.team("team"))
    if name == "to_hit":
        if "platoon" in q.fields:
            return all_to_hit(state, q.platoon("platoon"), q.platoon("target"))
        team = q.team("team")
        group = q.number("group", 0)
        return to_hit(state, team, q.weapon("weapon", team, 0), q.platoon("target"), group)
    if name == "to_range":
        return to_range(state, q.platoon("battery"), q.team("by"), q.team("at"))
    if name == "template":
        centre = q.point(q.fields.get("centre"))
        return under_template(state, q.platoon("battery"), centre, q.number("by", 0))
    if name == "command":
        return command(state, q.platoon("platoon"))
    if name == "charges":
        return chargeable(state, q.platoon("platoon"))
    if name == "suggest":
        return suggest(state, seat, q.platoon("platoon") if q.fields.get("platoon") else 0)
    if name == "legal":
        return legal(state, seat, str(q.fields.get("draft", ""))[:MOST_TEXT])
    raise SztabError(f"There is no question {str(name)[:40]!r}: ask {', '.join(QUESTIONS)}.")


QUESTIONS: Final = (
    "distance",
    "terrain",
    "reach",
    "path",
    "visible",
    "sees",
    "to_hit",
    "to_range",
    "template",
    "command",
    "charges",
    "suggest",
    "legal",
)
