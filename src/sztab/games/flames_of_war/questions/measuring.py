"""FW-1: how far, in what and how high a team stands."""

from sztab.core.game import Json
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text
from sztab.games.flames_of_war.chapters.c01_table.ground import (
    at_opening,
    ground_height,
    partly_in,
    wholly_in,
)
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import canonical
from sztab.games.flames_of_war.state import State


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


def rounded(inches: float) -> float:
    """FW-1.3: a coordinate as it is told."""
    return canonical(inches) / 1000.0
