"""FW-5.9 to FW-5.14: movement at the double."""

from typing import Final

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c01_table.ground import on_road
from sztab.games.flames_of_war.chapters.c05_movement.paths import entry_fault, rough_at
from sztab.games.flames_of_war.geometry.footprints import is_within, point_to_box
from sztab.games.flames_of_war.geometry.measure import EPS, SURE, heading_to, within
from sztab.games.flames_of_war.geometry.ways import direction_at, lengths, path_distance
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DIFFICULT
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

FROM_ENEMY: Final = 8.0  # FW-5.13
BESIDE: Final = 1.0  # FW-5.11


def judge_double(
    state: State, team: Team, leg: Leg, path: list[float], faults: list[Fault]
) -> None:
    """FW-5.9, FW-5.11 to FW-5.13: at the double."""
    if state.platoon_of(team).pinned and not team.type.armoured:
        faults.append(Fault("FW-5.9", "pinned-no-double", leg.team, ""))
    for at in range(2, len(path) - 2, 2):
        if not may_bend(state, team, path, at):
            faults.append(Fault("FW-5.11", "double-straight", leg.team, ""))
            break
    dx, dy = direction_at(path, 1e9)
    if leg.heading not in (NO_HEADING, heading_to(dx, dy)):
        faults.append(Fault("FW-5.12", "double-faces-ahead", leg.team, ""))
    if rough_at(state, path[0], path[1]) >= DIFFICULT:
        faults.append(Fault("FW-5.13", "double-on-rough", leg.team, ""))
    reach = FROM_ENEMY + SURE + lengths(path)[-1]
    for enemy in state.enemies(team.side):
        if is_within(team.box, enemy.box, FROM_ENEMY) or (
            point_to_box(path[0], path[1], enemy.box) <= reach + EPS
            and within(path_distance(path, 1e9, enemy.box), FROM_ENEMY)
        ):
            faults.append(Fault("FW-5.13", "double-near-enemy", leg.team, str(enemy.id)))
            return


def may_bend(state: State, team: Team, path: list[float], at: int) -> bool:
    """FW-5.11: a bend along a road, or round an obstacle that is closed to the team."""
    field = state.field
    x, y = path[at], path[at + 1]
    before = ((path[at - 2] + x) / 2.0, (path[at - 1] + y) / 2.0)
    after = ((path[at + 2] + x) / 2.0, (path[at + 3] + y) / 2.0)
    if on_road(field, x, y) and on_road(field, *before) and on_road(field, *after):
        return True
    ax, ay, bx, by = path[at - 2], path[at - 1], path[at + 2], path[at + 3]
    for piece in field.pieces:
        closed = entry_fault(team, piece.ground, piece.shape) or piece.double_ground >= DIFFICULT
        if closed and piece.outline.crossed(ax, ay, bx, by):
            near = piece.outline.apart_from(x, y)
            if within(near, BESIDE):
                return True
    return False
