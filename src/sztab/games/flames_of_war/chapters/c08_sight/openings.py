"""FW-8.9: through which opening a team in a building looks out."""

from sztab.games.flames_of_war.chapters.c01_table.ground import building_of
from sztab.games.flames_of_war.chapters.c08_sight.screens import terrain_screen
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Opening
from sztab.games.flames_of_war.teams import Team


def opening_towards(state: State, looker: Team, target: Team) -> int:
    """FW-8.9, FW-8.15: the first opening that shows a target to a team inside; -1 for none."""
    inside = building_of(state, looker)
    other = building_of(state, target)
    if inside < 0 or inside == other:
        return -1
    screen = terrain_screen(state, looker, target, looker.box, target.box)
    points = target.box.samples()
    if other >= 0:
        doors = state.field.buildings[other].openings
        points = [(door.x, door.y) for door in doors]
    openings = state.field.buildings[inside].openings
    for at in range(len(openings)):
        for x, y in points:
            outward = faces(openings[at], x, y)
            if outward and not screen.blocked(openings[at].x, openings[at].y, x, y):
                return at
    return -1


def faces(opening: Opening, x: float, y: float) -> bool:
    """FW-8.9: whether a point lies on the outward side of the wall."""
    return (x - opening.x) * opening.nx + (y - opening.y) * opening.ny > EPS
