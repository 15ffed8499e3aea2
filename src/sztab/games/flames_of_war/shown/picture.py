"""The table in text, for the terminal."""

from functools import lru_cache
from typing import Final

from sztab.core.said import Name
from sztab.games.flames_of_war.chapters.c00_conventions.naming import (
    mission_name,
    platoon_name,
    role_word,
    spot_name,
    team_name,
)
from sztab.games.flames_of_war.chapters.c16_setup.victory import destroyed_points
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Field
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import (
    FIGHTING,
    FLAGS,
    NO_ROLE,
    ON_TABLE,
    PLACES,
    ROLES,
    TURN_FLAGS,
    WHEREABOUTS,
    A,
    B,
)

SIGNS: Final = {
    "woods": '"',
    "crops": ",",
    "building": "#",
    "hedge": "|",
    "stone_wall": "=",
    "bocage": "%",
    "road": ".",
}
CELL = 1.5  # inches by sign across; twice as many down


def picture(state: State) -> str:
    """The table in text: terrain, and every team by its number."""
    field = state.field
    grid = [list(line) for line in _ground(field)]
    for objective in field.objectives:
        _mark(grid, field.height, objective.x, objective.y, "**")
    for team in state.teams:
        if team.place == ON_TABLE:
            _mark(grid, field.height, team.box.x, team.box.y, f"{team.id:>2}"[-2:])
    edge = "+" + "-" * (2 * len(grid[0])) + "+"
    return "\n".join([edge, *("|" + "".join(line) + "|" for line in grid), edge])


@lru_cache(maxsize=16)
def _ground(field: Field) -> list[list[str]]:
    """The terrain alone, drawn once for every table; roads and lines where they run."""
    columns, rows = int(field.width / CELL), int(field.height / (2 * CELL))
    grid = [["  "] * columns for _row in range(rows)]
    for row in range(rows):
        for column in range(columns):
            x, y = (column + 0.5) * CELL, field.height - (row + 0.5) * 2 * CELL
            for piece in field.pieces:
                outline = piece.outline
                if not outline.closed:
                    reach = max(piece.half_width, CELL / 2)
                    if piece.type in SIGNS and outline.apart_from(x, y) <= reach:
                        grid[row][column] = SIGNS[piece.type] * 2
                elif outline.surrounds(x, y):
                    sign = SIGNS.get(piece.type, " ")
                    grid[row][column] = " ^" if piece.type == "hill" else sign * 2
    return grid


def _mark(grid: list[list[str]], height: float, x: float, y: float, sign: str) -> None:
    row = min(len(grid) - 1, max(0, int((height - y) / (2 * CELL))))
    column = min(len(grid[0]) - 1, max(0, int(x / CELL)))
    grid[row][column] = sign


def caption(state: State) -> Name:
    """The signs of the picture and the score."""
    points = [destroyed_points(state, side) for side in (A, B)]
    return Name("caption", mission=mission_name(state.field.mission), a=points[0], b=points[1])


def roster(state: State) -> list[Name]:
    """Every platoon, a line each: how it stands, and each of its teams."""
    return [_platoon_line(state, platoon) for platoon in state.platoons]


def _platoon_line(state: State, platoon: Platoon) -> Name:
    name = platoon_name(platoon)
    if platoon.where != FIGHTING:
        where = Name(f"news-where-{WHEREABOUTS[platoon.where]}")
        return Name("roster-elsewhere", platoon=name, where=where)
    teams = [_team(state, team) for team in state.teams if team.platoon == platoon.number]
    return Name(
        "roster-pinned" if platoon.pinned else "roster-platoon", platoon=name, teams=_joined(teams)
    )


def _team(state: State, team: Team) -> Name:
    """A team: where it is, whom it leads, what lasts."""
    place = PLACES[team.place]
    if team.place == ON_TABLE:
        news = [Name("news-at", spot=spot_name(team.x, team.y, team.heading))]
    elif team.carrier:
        news = [Name(f"news-{place}", vehicle=team_name(state.team(team.carrier)))]
    else:
        return Name("roster-team", team=team_name(team), news=Name(f"news-{place}"))
    if team.role != NO_ROLE:
        news.append(Name("news-role", role=role_word(ROLES[team.role])))
    for bit, flag in enumerate(FLAGS):
        if team.has(1 << bit) and not TURN_FLAGS >> bit & 1:
            news.append(Name(f"news-flag-{flag}"))
    return Name("roster-team", team=team_name(team), news=_joined(news))


def _joined(names: list[Name]) -> Name:
    """Several names as one."""
    found = names[-1]
    for one in reversed(names[:-1]):
        found = Name("news-more", one=one, rest=found)
    return found
