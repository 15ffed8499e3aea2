"""FW-8.3 to FW-8.8: what can block between two teams: terrain, own teams, gaps too narrow."""

from typing import Final

from sztab.games.flames_of_war.chapters.c01_table.ground import building_under, head, height_under
from sztab.games.flames_of_war.geometry.footprints import Box, distance, lower_bound, nearest_points
from sztab.games.flames_of_war.geometry.measure import ADJACENT, EPS, HAIR
from sztab.games.flames_of_war.geometry.outlines import Outline, box_is_near
from sztab.games.flames_of_war.geometry.rays import Ray, Screen
from sztab.games.flames_of_war.geometry.segments import point_to_segment, segments_apart
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import MOVED, ON_TABLE, SHOT

GAP: Final = 1.0  # FW-8.4


def _beside(outline: Outline, west: float, east: float, south: float, north: float) -> bool:
    """Whether a piece lies wholly outside the rectangle around shooter and target."""
    return (
        outline.east < west or outline.west > east or outline.north < south or outline.south > north
    )


def terrain_screen(state: State, looker: Team, target: Team, a: Box, b: Box) -> Screen:
    """FW-8.5 to FW-8.8, FW-8.10: what blocks; enemies (FW-8.2) and wrecks (FW-8.11) never do."""
    field = state.field
    screen = Screen()
    near = looker.type.height + height_under(field, a)
    far = target.type.height + height_under(field, b)
    screen.low, screen.high = near, far
    west, east = min(a.x - a.reach, b.x - b.reach), max(a.x + a.reach, b.x + b.reach)
    south, north = min(a.y - a.reach, b.y - b.reach), max(a.y + a.reach, b.y + b.reach)
    for building in field.buildings:
        outline = building.outline
        if _beside(outline, west, east, south, north):
            continue
        if not (outline.holds(a.x, a.y) or outline.holds(b.x, b.y)):
            screen.terrain.append(outline)
    screen.first_area = len(screen.terrain)
    for area in field.areas:
        if area.top < near or area.top < far or area.height == 0.0:
            continue
        if not _beside(area.outline, west, east, south, north):
            screen.terrain.append(area.outline)
    for smoke in state.smokes:
        screen.terrain.append(smoke.outline)
    screen.first_crest = len(screen.terrain)
    for hill in field.hills:
        if near <= hill.height and far <= hill.height and hill.crest is not None:
            if _beside(hill.outline, west, east, south, north):
                continue
            if not (box_is_near(hill.outline, a, 0.0) or box_is_near(hill.outline, b, 0.0)):
                screen.terrain.append(hill.crest)
    screen.first_line = len(screen.terrain)
    for line in field.lines:
        if line.top > near and line.top > far:
            if _beside(line.outline, west, east, south, north):
                continue
            if not (
                box_is_near(line.outline, a, ADJACENT) or box_is_near(line.outline, b, ADJACENT)
            ):
                screen.terrain.append(line.outline)
    return screen


def may_be_fired_over(state: State, team: Team, firing: list[int], own_turn: bool) -> bool:
    """FW-8.3 (a), FW-8.24: infantry and man-packed guns that stand still and do not shoot."""
    if not team.type.foot or team.id in firing:
        return False
    return not (own_turn and team.flags & (MOVED | SHOT))


def teams_beside(
    state: State, shooter: Team, target: Team, firing: list[int], own_turn: bool
) -> list[Team]:
    """FW-8.3: the own teams that could be in the way."""
    a, b = shooter.box, target.box
    # No segment runs farther from the line between the centres, and no wall that one crosses.
    wide = max(_spread(state, a), _spread(state, b)) + GAP + EPS
    found: list[Team] = []
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    for at in state.roster().sides[shooter.side]:
        team = state.teams[at]
        if team is shooter or team.place != ON_TABLE:
            continue
        # As in point_to_segment, but without a root: this is asked for every own team.
        box = team.box
        x, y = box.x - a.x, box.y - a.y
        t = x * dx + y * dy
        if t <= 0.0:
            off = x * x + y * y
        elif t >= square:
            off = (x - dx) * (x - dx) + (y - dy) * (y - dy)
        else:
            off = (x * dy - y * dx) * (x * dy - y * dx) / square
        reach = wide + box.reach
        if off > reach * reach:
            continue
        if not may_be_fired_over(state, team, firing, own_turn):
            found.append(team)
    return found


def teams_near(teams: list[Team], ray: Ray) -> list[Team]:
    """FW-8.3, FW-8.4: those of some teams that could block one segment, or be an end of a wall.

    A wall is shorter than 1": it lies so near to both the blockers that it joins.
    """
    found: list[Team] = []
    for team in teams:
        box = team.box
        off = point_to_segment(box.x, box.y, ray.ax, ray.ay, ray.bx, ray.by)
        if off <= box.reach + GAP + EPS:
            found.append(team)
    return found


def add_own_teams(
    state: State, screen: Screen, shooter: Team, target: Team, teams: list[Team]
) -> None:
    """FW-8.3, FW-8.4: own teams in the way, and the walls between blockers too near each other."""
    blockers: list[Box] = []
    a, b = shooter.box, target.box
    screen.boxes = []
    screen.tops = []
    screen.walls = []
    screen.sloping = sloping(state, a, b)
    for team in teams:
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
    terrain = screen.terrain
    for i in range(len(terrain)):
        for box in blockers:
            if box_is_near(terrain[i], box, GAP - EPS):
                _wall_to_box(screen, terrain[i], box)
        for j in range(i):
            _wall_between(screen, terrain[i], terrain[j])


def sloping(state: State, a: Box, b: Box) -> bool:
    """FW-8.3 (b): whether shooter and target stand at different ground heights."""
    return height_under(state.field, a) != height_under(state.field, b)


def _spread(state: State, box: Box) -> float:
    """How far from a team's centre segments may start or end: its footprint, or an opening."""
    inside = building_under(state.field, box)
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
    for mine in one.edges:
        ax, ay, bx, by = mine.ax, mine.ay, mine.bx, mine.by
        for theirs in other.edges:
            cx, cy, dx, dy = theirs.ax, theirs.ay, theirs.bx, theirs.by
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
