"""FW-1: where a team is on the table, and how high the ground is there."""

from sztab.games.flames_of_war.geometry.footprints import (
    UNKNOWN,
    UNKNOWN_HEIGHT,
    Box,
    overlaps,
    segment_to_box,
)
from sztab.games.flames_of_war.geometry.measure import ADJACENT, EPS, SHARED, within
from sztab.games.flames_of_war.geometry.outlines import boxes_shared_area, shared_area
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Field, Opening, Piece
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CAVALRY, ON_TABLE


def on_table(field: Field, box: Box) -> bool:
    """FW-1.5: whether a footprint lies wholly on the table."""
    if (
        box.reach <= box.x <= field.width - box.reach
        and box.reach <= box.y <= field.height - box.reach
    ):
        return True  # wherever it faces
    for x, y in box.corners():
        if x < -EPS or y < -EPS or x > field.width + EPS or y > field.height + EPS:
            return False
    return True


def on_road(field: Field, x: float, y: float) -> bool:
    """FW-1.10: whether a point is within half the width of a road."""
    for road in field.roads:
        if road.outline.misses(x, y, x, y, road.half_width + EPS):
            continue
        if within(road.outline.apart_from(x, y), road.half_width):
            return True
    return False


def ground_height(field: Field, x: float, y: float) -> float:
    """FW-1.11: the elevation of a crest, half of it on a slope, otherwise 0."""
    best = 0.0
    for hill in field.hills:
        crest = hill.crest
        if crest is not None and crest.holds(x, y):
            best = max(best, hill.height)
        elif hill.outline.holds(x, y):
            best = max(best, hill.height / 2.0)
    return best


def head(state: State, team: Team) -> float:
    """FW-1.11: ground height plus the height of the team."""
    return height_under(state.field, team.box) + team.type.height


def height_under(field: Field, box: Box) -> float:
    """FW-1.11: the height of the ground under a footprint; it remembers it."""
    if box.ground == UNKNOWN_HEIGHT:
        if box.reach == 0.0:
            return ground_height(field, box.x, box.y)  # a mere point, or no footprint at all
        box.ground = ground_height(field, box.x, box.y)
    return box.ground


def building_at(field: Field, x: float, y: float) -> int:
    """FW-1.10: the building that holds a point, by its place in ``buildings``; -1 for none."""
    for index in range(len(field.buildings)):
        if field.buildings[index].outline.holds(x, y):
            return index
    return -1


def building_of(state: State, team: Team) -> int:
    """FW-1.10: the building that a team is in; -1 for none."""
    return building_under(state.field, team.box)


def building_under(field: Field, box: Box) -> int:
    """FW-1.10: the building that holds the centre of a footprint, which remembers it."""
    if box.building == UNKNOWN:
        if box.reach == 0.0:
            return building_at(field, box.x, box.y)
        box.building = building_at(field, box.x, box.y)
    return box.building


def partly_in(piece: Piece, team: Team, box: Box) -> bool:
    """FW-1.10: foot and cavalry with any part of the base, others with their centre."""
    if team.type.foot or team.type.kind == CAVALRY:
        return shared_area(piece.outline, box) > SHARED
    return piece.outline.holds(box.x, box.y)


def wholly_in(piece: Piece, box: Box) -> bool:
    """FW-1.10: all four corners are inside."""
    for x, y in box.corners():
        if not piece.outline.surrounds(x, y) and piece.outline.apart_from(x, y) > EPS:
            return False
    return True


def in_smoke(state: State, team: Team) -> bool:
    """FW-8.14: whether a team is partly in smoke."""
    for smoke in state.smokes:
        if team.type.foot or team.type.kind == CAVALRY:
            if boxes_shared_area(smoke.box, team.box) > SHARED:
                return True
        elif smoke.outline.holds(team.box.x, team.box.y):
            return True
    return False


def opening_distance(opening: Opening, box: Box) -> float:
    """FW-1.19: the distance of a footprint from the stretch of wall that opens."""
    ax, ay, bx, by = opening.wall()
    return segment_to_box(ax, ay, bx, by, box)


def at_opening(building: Piece, box: Box) -> bool:
    """FW-1.6: whether a footprint is adjacent to an opening of a building."""
    for opening in building.openings:
        if opening_distance(opening, box) <= ADJACENT:
            return True
    return False


def overlapped(state: State, team: Team, box: Box) -> int:
    """FW-1.5: the id of a team on the table that a footprint would overlap; 0 for none."""
    for other in state.teams:
        if other.place == ON_TABLE and other is not team and overlaps(box, other.box):
            return other.id
    return 0


def on_edge(state: State, x: float, y: float, edge: str) -> bool:
    """Whether a point lies on an edge of the table."""
    on = {
        "west": x <= EPS,
        "east": x >= state.field.width - EPS,
        "south": y <= EPS,
        "north": y >= state.field.height - EPS,
    }
    return any(on.values()) if edge == "any" else on[edge]
