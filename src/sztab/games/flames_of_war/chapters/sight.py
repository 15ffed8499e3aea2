"""FW-8: line of sight, concealment, bulletproof cover."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.chapters.ground import (
    at_opening,
    building_of,
    ground_height,
    head,
    in_smoke,
    partly_in,
)
from sztab.games.flames_of_war.geometry import (
    ADJACENT,
    EPS,
    HAIR,
    Box,
    Outline,
    box_is_near,
    crosses_segment,
    distance,
    inside_box,
    lower_bound,
    nearest_points,
    point_to_segment,
    segments_apart,
    silhouette,
)
from sztab.games.flames_of_war.state import (
    ALL_ROUND,
    ASSAULTED,
    DUG_IN,
    GUN,
    GUN_SHIELD,
    HULL,
    INFANTRY,
    LIGHT_MORTAR,
    MOVED,
    OBSERVER_NOTE,
    ON_TABLE,
    POINTED_OUT,
    RECCE,
    SHOT,
    State,
    Team,
)

INTO_AREA: Final = 6.0  # FW-8.6
GAP: Final = 1.0  # FW-8.4
RAYS: Final = 3  # FW-8.15: of five
LOOKING: Final = -1  # FW-8.25: no weapon, only eyes

# Why a team is concealed, one bit each.
STILL: Final = 1  # FW-8.12
SHELTERED: Final = 2  # FW-8.13
IN_COVER: Final = 4  # FW-8.14
SCREENED: Final = 8  # FW-8.15
SLOPE: Final = 16  # FW-8.16
CONCEALMENTS: Final = ("FW-8.12", "FW-8.13", "FW-8.14", "FW-8.15", "FW-8.16")


@final
@mypyc_attr(acyclic=True)
class Ray:
    """A segment of sight, or none."""

    def __init__(self, free: bool, ax: float, ay: float, bx: float, by: float) -> None:
        self.free: Final = free
        self.ax: Final = ax
        self.ay: Final = ay
        self.bx: Final = bx
        self.by: Final = by


UNSEEN: Final = Ray(False, 0.0, 0.0, 0.0, 0.0)


@final
@mypyc_attr(acyclic=True)
class Screen:
    """What can block between one team and another, gathered once for all their segments."""

    def __init__(self) -> None:
        self.lines: Final[list[Outline]] = []
        self.areas: Final[list[Outline]] = []
        self.crests: Final[list[Outline]] = []
        self.buildings: Final[list[Outline]] = []
        self.boxes: Final[list[Box]] = []
        self.walls: Final[list[tuple[float, float, float, float]]] = []  # FW-8.4
        self.tops: Final[list[float]] = []  # of boxes that may be seen over (FW-8.3 b)
        self.sloping: bool = False
        self.low: float = 0.0  # the heads of shooter and target (FW-8.3 b)
        self.high: float = 0.0

    def blocked(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-8.1: whether a segment is blocked."""
        for outline in self.buildings:
            if outline.crossed(ax, ay, bx, by):
                return True
        for outline in self.areas:
            if area_blocks(outline, ax, ay, bx, by):
                return True
        for outline in self.crests:
            if outline.crossed(ax, ay, bx, by):
                return True
        for outline in self.lines:
            if outline.crossed(ax, ay, bx, by):
                return True
        for index in range(len(self.boxes)):
            if self._box_blocks(index, ax, ay, bx, by):
                return True
        for cx, cy, dx, dy in self.walls:
            if crosses_segment(ax, ay, bx, by, cx, cy, dx, dy):
                return True
        return False

    def _box_blocks(self, index: int, ax: float, ay: float, bx: float, by: float) -> bool:
        """FW-8.3: an own team blocks a segment that crosses it, unless it is seen over."""
        box = self.boxes[index]
        if inside_box(ax, ay, bx, by, box) <= EPS:
            return False
        return not (self.sloping and self.passes_above(box, self.tops[index], ax, ay, bx, by))

    def passes_above(
        self, box: Box, top: float, ax: float, ay: float, bx: float, by: float
    ) -> bool:
        """FW-8.3 (b): whether the line between the two heads passes above a head."""
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        t = ((box.x - ax) * dx + (box.y - ay) * dy) / square if square > HAIR else 0.0
        t = max(0.0, min(1.0, t))
        return self.low + t * (self.high - self.low) > top


def area_blocks(outline: Outline, ax: float, ay: float, bx: float, by: float) -> bool:
    """FW-8.6: any crossing blocks from outside to outside, else more than 6" inside."""
    depth = outline.inside(ax, ay, bx, by)
    if depth <= EPS:
        return False
    if depth > INTO_AREA + EPS:
        return True
    return not (outline.holds(ax, ay) or outline.holds(bx, by))


def _beside(outline: Outline, west: float, east: float, south: float, north: float) -> bool:
    """Whether a piece lies wholly outside the rectangle around shooter and target."""
    return (
        outline.east < west or outline.west > east or outline.north < south or outline.south > north
    )


def terrain_screen(state: State, looker: Team, target: Team, a: Box, b: Box) -> Screen:
    """FW-8.5 to FW-8.8, FW-8.10: what blocks; enemies (FW-8.2) and wrecks (FW-8.11) never do."""
    field = state.field
    screen = Screen()
    near = looker.type.height + ground_height(field, a.x, a.y)
    far = target.type.height + ground_height(field, b.x, b.y)
    screen.low, screen.high = near, far
    west, east = min(a.x - a.reach, b.x - b.reach), max(a.x + a.reach, b.x + b.reach)
    south, north = min(a.y - a.reach, b.y - b.reach), max(a.y + a.reach, b.y + b.reach)
    for building in field.buildings:
        outline = building.outline
        if _beside(outline, west, east, south, north):
            continue
        if not (outline.holds(a.x, a.y) or outline.holds(b.x, b.y)):
            screen.buildings.append(outline)
    for area in field.areas:
        if area.top < near or area.top < far or area.height == 0.0:
            continue
        if not _beside(area.outline, west, east, south, north):
            screen.areas.append(area.outline)
    for smoke in state.smokes:
        screen.areas.append(smoke.outline)
    for hill in field.hills:
        if near <= hill.height and far <= hill.height and hill.crest is not None:
            if _beside(hill.outline, west, east, south, north):
                continue
            if not (box_is_near(hill.outline, a, 0.0) or box_is_near(hill.outline, b, 0.0)):
                screen.crests.append(hill.crest)
    for line in field.lines:
        if line.top > near and line.top > far:
            if _beside(line.outline, west, east, south, north):
                continue
            if not (
                box_is_near(line.outline, a, ADJACENT) or box_is_near(line.outline, b, ADJACENT)
            ):
                screen.lines.append(line.outline)
    return screen


# --- own teams -----------------------------------------------------------------------------------


def may_be_fired_over(state: State, team: Team, firing: list[int], own_turn: bool) -> bool:
    """FW-8.3 (a), FW-8.24: infantry and man-packed guns that stand still and do not shoot."""
    if not team.type.foot or team.id in firing:
        return False
    return not (own_turn and team.flags & (MOVED | SHOT))


def add_own_teams(
    state: State, screen: Screen, shooter: Team, target: Team, firing: list[int], own_turn: bool
) -> None:
    """FW-8.3, FW-8.4: own teams in the way, and the walls between blockers too near each other."""
    blockers: list[Box] = []
    a, b = shooter.box, target.box
    screen.sloping = sloping(state, a, b)
    # No segment runs farther from the line between the centres, and no wall that one crosses.
    wide = max(_spread(state, a), _spread(state, b)) + GAP + EPS
    for team in state.teams:
        if team.side != shooter.side or team is shooter or team.place != ON_TABLE:
            continue
        if point_to_segment(team.box.x, team.box.y, a.x, a.y, b.x, b.y) > wide + team.box.reach:
            continue
        if may_be_fired_over(state, team, firing, own_turn):
            continue
        top = head(state, team)
        screen.boxes.append(team.box)
        screen.tops.append(top)
        if not (screen.sloping and screen.passes_above(team.box, top, a.x, a.y, b.x, b.y)):
            blockers.append(team.box)
    for i in range(len(blockers)):
        for j in range(i):
            if lower_bound(blockers[i], blockers[j]) < GAP:
                gap = distance(blockers[i], blockers[j])
                if 0.0 < gap < GAP - EPS:
                    screen.walls.append(nearest_points(blockers[i], blockers[j]))
    terrain = screen.buildings + screen.areas + screen.crests + screen.lines
    for i in range(len(terrain)):
        for box in blockers:
            if box_is_near(terrain[i], box, GAP - EPS):
                _wall_to_box(screen, terrain[i], box)
        for j in range(i):
            _wall_between(screen, terrain[i], terrain[j])


def sloping(state: State, a: Box, b: Box) -> bool:
    """FW-8.3 (b): whether shooter and target stand at different ground heights."""
    return ground_height(state.field, a.x, a.y) != ground_height(state.field, b.x, b.y)


def _spread(state: State, box: Box) -> float:
    """How far from a team's centre segments may start or end: its footprint, or an opening."""
    inside = _building(state, box)
    if inside < 0:
        return box.reach
    outline = state.field.buildings[inside].outline
    return outline.east - outline.west + outline.north - outline.south


def _wall_to_box(screen: Screen, outline: Outline, box: Box) -> None:
    """FW-8.22: the wall between a piece of terrain and a team less than 1" from it."""
    corners = box.corners()
    shape = Outline([c[0] for c in corners], [c[1] for c in corners], True)
    _wall_between(screen, outline, shape)


def _wall_between(screen: Screen, one: Outline, other: Outline) -> None:
    """FW-8.4, FW-8.22: an invisible wall where two blockers are less than 1" apart."""
    if _beside(one, other.west - GAP, other.east + GAP, other.south - GAP, other.north + GAP):
        return
    best = GAP - EPS
    found: list[tuple[float, float, float, float]] = []
    for i in range(one.edges):
        ax, ay, bx, by = one.edge(i)
        for j in range(other.edges):
            cx, cy, dx, dy = other.edge(j)
            gap = segments_apart(ax, ay, bx, by, cx, cy, dx, dy)
            if gap == 0.0:
                return
            if gap > best + HAIR:
                continue
            if gap < best - HAIR:
                found.clear()
                best = gap
            for x, y in ((ax, ay), (bx, by)):
                if point_to_segment(x, y, cx, cy, dx, dy) <= gap + HAIR:
                    px, py = _foot(x, y, cx, cy, dx, dy)
                    found.append((x, y, px, py))
            for x, y in ((cx, cy), (dx, dy)):
                if point_to_segment(x, y, ax, ay, bx, by) <= gap + HAIR:
                    px, py = _foot(x, y, ax, ay, bx, by)
                    found.append((px, py, x, y))
    if found:
        x0 = y0 = x1 = y1 = 0.0
        for wall in found:
            x0, y0, x1, y1 = x0 + wall[0], y0 + wall[1], x1 + wall[2], y1 + wall[3]
        n = float(len(found))
        screen.walls.append((x0 / n, y0 / n, x1 / n, y1 / n))


def _foot(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> tuple[float, float]:
    """The point of a segment nearest to (x, y)."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    t = 0.0 if square == 0.0 else ((x - ax) * dx + (y - ay) * dy) / square
    t = max(0.0, min(1.0, t))
    return ax + t * dx, ay + t * dy


# --- eyes ----------------------------------------------------------------------------------------


def eye_points(team: Team, box: Box, mount: int) -> list[tuple[float, float]]:
    """FW-8.1, FW-8.25: where a team looks or fires from."""
    if not team.type.vehicle:
        return box.samples()
    return [box.front()] if mount == HULL else [(box.x, box.y)]


def first_eye(team: Team, box: Box, mount: int) -> tuple[float, float]:
    """FW-1.16: the first of the eye points."""
    return box.front() if team.type.vehicle and mount == HULL else (box.x, box.y)


def _first_free(
    screen: Screen, eyes: list[tuple[float, float]], points: list[tuple[float, float]]
) -> Ray:
    """FW-1.16: the first free segment, the eye point outermost."""
    for ex, ey in eyes:
        for px, py in points:
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
    from_inside = _building(state, a)
    to_inside = _building(state, b)
    if from_inside >= 0 and from_inside == to_inside:
        return Ray(True, a.x, a.y, b.x, b.y)  # FW-8.23
    if from_inside < 0 and to_inside < 0:
        ex, ey = first_eye(looker, a, mount)
        if not screen.blocked(ex, ey, b.x, b.y):  # most are seen so: no other point is needed
            return Ray(True, ex, ey, b.x, b.y)
        return _first_free(screen, eye_points(looker, a, mount), b.samples())
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


def _building(state: State, box: Box) -> int:
    buildings = state.field.buildings
    for index in range(len(buildings)):
        if buildings[index].outline.holds(box.x, box.y):
            return index
    return -1


def sees_from(state: State, looker: Team, a: Box, target: Team, b: Box) -> bool:
    """FW-8.25: whether a team at one pose sees another at another."""
    screen = terrain_screen(state, looker, target, a, b)
    return _ray(state, screen, looker, target, a, b, ALL_ROUND, -1).free


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
    screen = terrain_screen(state, shooter, target, shooter.box, target.box)
    mount = shooter.type.mounts[weapon]
    over = _ray(state, screen, shooter, target, shooter.box, target.box, mount, door)
    if not over.free or shooter.type.weapons[weapon].notes & LIGHT_MORTAR:
        return over  # terrain alone decides
    add_own_teams(state, screen, shooter, target, firing, own_turn)
    if not screen.boxes and not screen.walls:
        return over
    return _ray(state, screen, shooter, target, shooter.box, target.box, mount, door)


def fired_over(state: State, shooter: Team, target: Team, ray: Ray) -> list[Team]:
    """FW-8.3: the own teams that must hold their fire, as a segment passes over them.

    A team that the line between the heads clears anyway (b) is not asked to.
    """
    screen = Screen()
    screen.low, screen.high = head(state, shooter), head(state, target)
    slopes = sloping(state, shooter.box, target.box)
    found: list[Team] = []
    for team in state.teams:
        if team.side != shooter.side or team is shooter or team.place != ON_TABLE:
            continue
        ax, ay, bx, by = ray.ax, ray.ay, ray.bx, ray.by
        if not team.type.foot or inside_box(ax, ay, bx, by, team.box) <= EPS:
            continue
        if not (slopes and screen.passes_above(team.box, head(state, team), ax, ay, bx, by)):
            found.append(team)
    return found


# --- concealment ---------------------------------------------------------------------------------


def screened_rays(state: State, shooter: Team, target: Team, ox: float, oy: float) -> int:
    """FW-8.15: how many of the five silhouette rays are screened."""
    field = state.field
    a, b = shooter.box, target.box
    screen = terrain_screen(state, shooter, target, a, b)
    half = target.type.height / 2.0 - HAIR
    low: list[Outline] = []
    for line in field.lines:
        if line.conceals and line.height >= half and not box_is_near(line.outline, a, ADJACENT):
            low.append(line.outline)
    for area in field.areas:
        if area.conceals and area.height >= half and area.outline not in screen.areas:
            low.append(area.outline)
    for wreck in state.wrecks:
        if wreck.height >= half:
            low.append(wreck.outline)
    for smoke in state.smokes:
        low.append(smoke.outline)
    count = 0
    for x, y in silhouette(ox, oy, b):
        if screen.blocked(ox, oy, x, y):
            count += 1
            continue
        for outline in low:
            if outline.crossed(ox, oy, x, y):
                count += 1
                break
    return count


def _rays_over(outline: Outline, ox: float, oy: float, box: Box) -> int:
    count = 0
    for x, y in silhouette(ox, oy, box):
        if outline.crossed(ox, oy, x, y):
            count += 1
    return count


def concealment(state: State, shooter: Team, target: Team, ox: float, oy: float) -> int:
    """FW-8.12 to FW-8.16: the bits of every reason that conceals a target from a point."""
    reasons = concealment_on_the_spot(state, shooter, target)
    if in_smoke(state, shooter):
        reasons |= IN_COVER
    if screened_rays(state, shooter, target, ox, oy) >= RAYS:
        reasons |= SCREENED
    for hill in state.field.hills:
        crest = hill.crest
        if crest is None or not box_is_near(hill.outline, target.box, 0.0):
            continue
        if crest.holds(target.box.x, target.box.y):
            continue
        if _rays_over(crest, ox, oy, target.box) >= RAYS:
            reasons |= SLOPE
    return reasons


def concealment_on_the_spot(state: State, shooter: Team | None, target: Team) -> int:
    """FW-8.12 to FW-8.14: what conceals a target where it stands, whoever looks (FW-14.18)."""
    reasons = 0
    if target.type.foot and not target.has(MOVED):
        reasons |= STILL
    if target.has(DUG_IN):
        reasons |= SHELTERED
    inside = building_of(state, target)
    if inside >= 0:
        building = state.field.buildings[inside]
        if shooter is None or not at_opening(building, shooter.box):
            reasons |= SHELTERED
    for area in state.field.areas:
        if area.conceals and partly_in(area, target, target.box):
            reasons |= IN_COVER
    if in_smoke(state, target):
        reasons |= IN_COVER
    return reasons


def eye_of(state: State, shooter: Team, door: int) -> tuple[float, float]:
    """FW-8.15: where the silhouette rays start: the centre, or the opening fired through."""
    inside = building_of(state, shooter)
    if inside >= 0 and 0 <= door < len(state.field.buildings[inside].openings):
        opening = state.field.buildings[inside].openings[door]
        return opening.x, opening.y
    return shooter.box.x, shooter.box.y


def concealed(state: State, shooter: Team, target: Team, door: int) -> bool:
    """FW-8.12 to FW-8.16: whether a target is concealed from a shooter."""
    if concealment_on_the_spot(state, shooter, target):
        return True
    ox, oy = eye_of(state, shooter, door)
    return concealment(state, shooter, target, ox, oy) != 0


def lies_low(state: State, target: Team) -> bool:
    """FW-8.18, FW-8.19: whether a team, once concealed, is gone to ground."""
    if target.has(POINTED_OUT):
        return False
    if target.type.notes & (RECCE | OBSERVER_NOTE):
        return not (target.doubled or target.flags & (SHOT | ASSAULTED))
    return not target.flags & (MOVED | SHOT)


def in_bulletproof_cover(state: State, shooter: Team, target: Team, door: int) -> bool:
    """FW-8.20, FW-8.21: whether infantry or a gun is in bulletproof cover from a shooter."""
    if target.type.kind not in (INFANTRY, GUN):
        return False
    if target.has(DUG_IN):
        return True
    inside = building_of(state, target)
    if inside >= 0 and not at_opening(state.field.buildings[inside], shooter.box):
        return True
    ox, oy = eye_of(state, shooter, door)
    for line in state.field.lines:
        if (
            line.bulletproof
            and box_is_near(line.outline, target.box, ADJACENT)
            and _rays_over(line.outline, ox, oy, target.box) >= RAYS
        ):
            return True
    if target.type.kind != GUN or not shielded(target):
        return False
    return (
        target.box.in_front(shooter.box.x, shooter.box.y)
        and not state.platoon(target.platoon).doubled
    )


def shielded(target: Team) -> bool:
    """FW-8.21: whether a gun has a shield, by its own note or that of its weapon."""
    if target.noted(GUN_SHIELD):
        return True
    for weapon in target.type.weapons:
        if weapon.notes & GUN_SHIELD:
            return True
    return False
