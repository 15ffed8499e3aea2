"""FW-16.13: reserves come on."""

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c01_table.ground import on_edge
from sztab.games.flames_of_war.chapters.c05_movement.paths import Walk
from sztab.games.flames_of_war.geometry.measure import EPS, canonical, heading_to
from sztab.games.flames_of_war.geometry.ways import direction_at
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DESTROYED, TOWED


def touches_edge(state: State, team: Team, path: list[float], way: Walk) -> bool:
    """FW-16.13: a team whose allowance is too small to come on wholly is put touching the edge."""
    half = max(team.type.width, team.type.length) / 2.0
    if way.limit >= min(team.type.width, team.type.length) / 2.0 - EPS or way.length > half + EPS:
        return False
    dx, dy = direction_at(path, 0.0)
    box = team.box_at(canonical(path[-2]), canonical(path[-1]), heading_to(dx, dy))
    for x, y in box.corners():
        if on_edge(state, x, y, "any"):
            return True
    return False


def judge_arrival(trial: State, order: Order, faults: list[Fault]) -> None:
    """FW-16.13: a platoon comes on as a whole."""
    for team in trial.teams:
        if team.platoon == order.platoon and team.place > TOWED and team.place != DESTROYED:
            faults.append(Fault("FW-16.13", "arrives-whole", team.id, ""))
