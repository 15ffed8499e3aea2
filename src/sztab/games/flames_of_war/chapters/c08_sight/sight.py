"""FW-8.1, FW-8.9, FW-8.25: lines of sight and of fire."""

from typing import Final

from sztab.games.flames_of_war.chapters.c01_table.ground import building_under, head
from sztab.games.flames_of_war.chapters.c08_sight.screens import (
    add_own_teams,
    sloping,
    teams_beside,
    teams_near,
    terrain_screen,
)
from sztab.games.flames_of_war.geometry.footprints import SAMPLES, Box, inside_box
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.geometry.rays import UNSEEN, Glance, Passage, Ray, Screen
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ALL_ROUND, HULL, LIGHT_MORTAR, ON_TABLE

LOOKING: Final = -1  # FW-8.25: no weapon, only eyes
TEAMS: Final = 4096  # more than a table holds, for the keys of what is known
DOORS: Final = 128  # openings of one building, and no opening
MOST_KNOWN: Final = 4096  # glances kept for one table: a quarter of a megabyte


def eye_points(team: Team, box: Box, mount: int) -> list[tuple[float, float]]:
    """FW-8.1, FW-8.25: where a team looks or fires from."""
    if not team.type.vehicle:
        return box.samples()
    return [box.front()] if mount == HULL else [(box.x, box.y)]


def first_eye(team: Team, box: Box, mount: int) -> tuple[float, float]:
    """FW-1.16: the first of the eye points."""
    return box.front() if team.type.vehicle and mount == HULL else (box.x, box.y)


def _first_free(screen: Screen, looker: Team, a: Box, b: Box, mount: int) -> Ray:
    """FW-1.16: the first free segment, the eye point outermost."""
    for eye in range(1 if looker.type.vehicle else SAMPLES):
        ex, ey = a.sample(eye) if eye else first_eye(looker, a, mount)
        for number in range(SAMPLES):
            px, py = b.sample(number)
            if not screen.blocked(ex, ey, px, py):
                return Ray(True, ex, ey, px, py)
    return UNSEEN


def _seen_points(state: State, target: Team, b: Box, inside: int) -> list[tuple[float, float]]:
    """FW-8.9: the sample points of a target, or the openings of the building it is in."""
    if inside < 0:
        return b.samples()
    return [(opening.x, opening.y) for opening in state.field.buildings[inside].openings]


def _ray(
    state: State, screen: Screen, looker: Team, target: Team, a: Box, b: Box, mount: int, door: int
) -> Ray:
    """FW-8.1, FW-8.9, FW-8.23: the first free segment between two teams."""
    field = state.field
    from_inside = building_under(field, a)
    to_inside = building_under(field, b)
    if from_inside >= 0 and from_inside == to_inside:
        return Ray(True, a.x, a.y, b.x, b.y)  # FW-8.23
    if from_inside < 0 and to_inside < 0:
        ex, ey = first_eye(looker, a, mount)
        if not screen.blocked(ex, ey, b.x, b.y):  # most are seen so: no other point is needed
            return Ray(True, ex, ey, b.x, b.y)
        blocker = screen.last
        if blocker is not None and blocker.parts(a, b):
            return UNSEEN
        return _first_free(screen, looker, a, b, mount)
    eyes = eye_points(looker, a, mount)
    if from_inside >= 0:
        openings = field.buildings[from_inside].openings
        eyes = []
        for index in range(len(openings)):
            if door < 0 or door == index:
                eyes.append((openings[index].x, openings[index].y))
    for number in range(len(eyes)):
        ex, ey = eyes[number]
        points = _seen_points(state, target, b, to_inside)
        for at in range(len(points)):
            px, py = points[at]
            if from_inside >= 0:
                door_out = field.buildings[from_inside].openings[number if door < 0 else door]
                if (px - ex) * door_out.nx + (py - ey) * door_out.ny <= EPS:
                    continue  # FW-8.9: the half-plane on the outward side of the wall
            if to_inside >= 0:
                door_in = field.buildings[to_inside].openings[at]
                if (ex - px) * door_in.nx + (ey - py) * door_in.ny <= EPS:
                    continue
            if not screen.blocked(ex, ey, px, py):
                return Ray(True, ex, ey, px, py)
    return UNSEEN


def glance(
    state: State, looker: Team, a: Box, target: Team, b: Box, mount: int, door: int
) -> Glance:
    """FW-8.1, FW-8.25: the first segment that terrain leaves free, looked up or worked out."""
    known = state.field.glances
    if door >= DOORS - 1:
        screen = terrain_screen(state, looker, target, a, b)
        return Glance(a, b, state.smokes, _ray(state, screen, looker, target, a, b, mount, door))
    key = ((looker.id * TEAMS + target.id) * DOORS + door + 1) * 2 + mount
    found = known.get(key)
    if found is not None and found.a is a and found.b is b and found.smokes is state.smokes:
        return found
    screen = terrain_screen(state, looker, target, a, b)
    found = Glance(a, b, state.smokes, _ray(state, screen, looker, target, a, b, mount, door))
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[key] = found
    return found


def sees_from(state: State, looker: Team, a: Box, target: Team, b: Box) -> bool:
    """FW-8.25: whether a team at one pose sees another at another."""
    return glance(state, looker, a, target, b, ALL_ROUND, -1).ray.free


def sees(state: State, looker: Team, target: Team) -> bool:
    """FW-8.25: whether a team sees another: own teams never block."""
    return sees_from(state, looker, looker.box, target, target.box)


def sees_point(state: State, looker: Team, x: float, y: float) -> bool:
    """FW-13.9: whether a team sees a point on the ground."""
    spot = Box(x, y, 0, 0.0, 0.0)
    screen = terrain_screen(state, looker, looker, looker.box, spot)
    return _ray(state, screen, looker, looker, looker.box, spot, ALL_ROUND, -1).free


def line_of_fire(
    state: State,
    shooter: Team,
    weapon: int,
    target: Team,
    firing: list[int],
    own_turn: bool,
    door: int,
) -> Ray:
    """FW-8.1: the first free segment for a weapon, own teams and narrow gaps counted."""
    a, b = shooter.box, target.box
    mount = shooter.type.mounts[weapon]
    seen = glance(state, shooter, a, target, b, mount, door)
    over = seen.ray
    if not over.free or shooter.type.weapons[weapon].notes & LIGHT_MORTAR:
        return over  # terrain alone decides
    teams = teams_beside(state, shooter, target, firing, own_turn)
    boxes = [team.box for team in teams]
    known = seen.passage(boxes)
    if known is not None:
        return known
    ray = over
    near = teams_near(teams, over)
    screen = terrain_screen(state, shooter, target, a, b)
    add_own_teams(state, screen, shooter, target, near)
    if screen.teams_block(over.ax, over.ay, over.bx, over.by):
        add_own_teams(state, screen, shooter, target, teams)
        ray = _ray(state, screen, shooter, target, a, b, mount, door)
    seen.keep(Passage(boxes, ray))
    return ray


def fired_over(state: State, shooter: Team, target: Team, ray: Ray) -> list[Team]:
    """FW-8.3: the own teams that must hold their fire, as a segment passes over them.

    A team that the line between the heads clears anyway (b) is not asked to.
    """
    screen = Screen()
    screen.low, screen.high = head(state, shooter), head(state, target)
    slopes = sloping(state, shooter.box, target.box)
    found: list[Team] = []
    ax, ay, bx, by = ray.ax, ray.ay, ray.bx, ray.by
    for team in state.of_side(shooter.side):
        if team is shooter or team.place != ON_TABLE:
            continue
        if not team.type.foot or inside_box(ax, ay, bx, by, team.box) <= EPS:
            continue
        if not (slopes and screen.passes_above(team.box, head(state, team), ax, ay, bx, by)):
            found.append(team)
    return found
