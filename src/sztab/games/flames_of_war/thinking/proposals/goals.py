"""Where a platoon could want to be: at objectives, in cover, in range, in charge reach."""

from math import sqrt
from random import Random
from typing import Final

from sztab.games.flames_of_war.chapters.c07_shooting.aiming import LONG_RANGE
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import guns_of
from sztab.games.flames_of_war.geometry.footprints import Box, distance, lower_bound
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, cosine, sine
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Piece
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import AREA, DIFFICULT, LINE, ON_TABLE, PLATOON_COMMANDER
from sztab.games.flames_of_war.thinking.proposals.roles import own_objectives

STAND_OFF: Final = 4.2  # inches between centres: near enough to charge, far enough to be legal
RING: Final = 3.0  # inches from an objective: it is held within 4
BESIDE: Final = 3.0  # inches between a leader and the platoon he keeps to
COVER_REACH: Final = 12.0  # inches to cover worth a thought


def serves_guns(state: State, platoon: Platoon) -> bool:
    """A battery stays where it is: guns that move do not bombard (FW-13.3)."""
    return not platoon.independent and bool(guns_of(state, platoon.number))


def middle_team(teams: list[Team]) -> Team:
    """The team nearest to the middle of its platoon; the platoon moves as it does."""
    x = sum(team.box.x for team in teams) / len(teams)
    y = sum(team.box.y for team in teams) / len(teams)
    best, found = FAR, teams[0]
    for team in teams:
        gap = apart(team.box.x, team.box.y, x, y)
        if gap < best - EPS:
            best, found = gap, team
    return found


def apart(ax: float, ay: float, bx: float, by: float) -> float:
    """The distance of two points."""
    return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


def goals(
    state: State, platoon: Platoon, movers: list[Team], random: Random
) -> list[tuple[float, float, float]]:
    """Where a platoon could want to be: x, y, and how far it stays off."""
    lead = middle_team(movers).box
    if platoon.independent:
        return beside_friends(state, platoon, lead)
    found: list[tuple[float, float, float]] = []
    for mine in (True, False):  # what it can take, then what it must guard
        best, at = FAR, None
        for objective in state.field.objectives:
            far = apart(lead.x, lead.y, objective.x, objective.y)
            if (objective.side == platoon.side) == mine and far < best:
                best, at = far, objective
        if at is not None and best > RING:
            found.append((at.x, at.y, RING if best > 12.0 else 0.0))
    enemies = state.enemies(platoon.side)
    enemy = nearest_to(lead, enemies)
    if enemy is not None:
        found.append((enemy.box.x, enemy.box.y, STAND_OFF))  # near enough to charge
        found.append((enemy.box.x, enemy.box.y, LONG_RANGE))  # no modifier for range
        prey = nearest_to(lead, [one for one in enemies if state.platoon_of(one).pinned])
        if prey is not None and prey is not enemy:
            found.append((prey.box.x, prey.box.y, STAND_OFF))
    found += cover_near(state, platoon, movers, lead)
    angle = random.randrange(0, 3600)
    wander = random.uniform(2.0, 12.0)
    found.append((lead.x + wander * cosine(angle), lead.y + wander * sine(angle), 0.0))
    return found


def nearest_to(lead: Box, teams: list[Team]) -> Team | None:
    """The team nearest to a footprint, of equals the lowest number."""
    best, found = FAR, None
    for team in teams:
        if lower_bound(lead, team.box) < best:
            far = distance(lead, team.box)
            if far < best:
                best, found = far, team
    return found


def beside_friends(state: State, platoon: Platoon, lead: Box) -> list[tuple[float, float, float]]:
    """An independent team keeps to the nearest platoon that fights, and observers to their view."""
    best, found = FAR, []
    for team in state.of_side(platoon.side):
        if team.place == ON_TABLE and team.role == PLATOON_COMMANDER:
            far = distance(lead, team.box)
            if far < best and not serves_guns(state, state.platoon(team.platoon)):
                best, found = far, [(team.box.x, team.box.y, BESIDE)]
    return found if best > BESIDE + 1.0 else []


def cover_near(
    state: State, platoon: Platoon, movers: list[Team], lead: Box
) -> list[tuple[float, float, float]]:
    """Concealing terrain: the nearest, and what lies nearest to where the platoon is to go.

    That is a step into a wood, or close behind a hedge.
    """
    spots: list[tuple[float, float, float]] = []
    aims = own_objectives(state, platoon)
    on_foot = all(not team.type.vehicle for team in movers)
    for piece in state.field.pieces:
        if not piece.conceals or piece.shape not in (AREA, LINE):
            continue
        if piece.shape == AREA and piece.ground >= DIFFICULT and not on_foot:
            continue
        far, x, y = _nearest_edge(piece, lead.x, lead.y)
        if 0.5 < far <= COVER_REACH:
            into = 1.0 if piece.shape == AREA else -1.0
            share = (far + into) / far
            spots.append((far, lead.x + share * (x - lead.x), lead.y + share * (y - lead.y)))
    spots.sort()
    best, onward = FAR, 0
    for at in range(1, len(spots)):
        for aim in aims:
            left = apart(spots[at][1], spots[at][2], aim.x, aim.y)
            if left < best:
                best, onward = left, at
    chosen = spots[:1] + (spots[onward : onward + 1] if onward else [])
    return [(x, y, 0.0) for _far, x, y in chosen]


def _nearest_edge(piece: Piece, x: float, y: float) -> tuple[float, float, float]:
    """The distance of a point from an outline, and the nearest point on it."""
    best, nx, ny = FAR, x, y
    for edge in piece.outline.edges:
        t = 0.0
        if edge.square > 0.0:
            t = ((x - edge.ax) * edge.dx + (y - edge.ay) * edge.dy) / edge.square
            t = max(0.0, min(1.0, t))
        px, py = edge.ax + t * edge.dx, edge.ay + t * edge.dy
        gap = apart(x, y, px, py)
        if gap < best:
            best, nx, ny = gap, px, py
    return best, nx, ny
