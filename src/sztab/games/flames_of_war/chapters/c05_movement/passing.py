"""FW-5.6, FW-5.8: passing own and enemy teams."""

from math import sqrt
from typing import Final

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c06_transport.getting_off import leg_of
from sztab.games.flames_of_war.geometry.footprints import Box, overlaps
from sztab.games.flames_of_war.geometry.measure import EPS, heading_to
from sztab.games.flames_of_war.geometry.ways import Span, direction_at, point_at
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ON_TABLE, PASS_ENEMY_VEHICLES

SWEEP: Final = 0.25  # FW-5.6


def may_pass(state: State, team: Team, enemy: Team) -> bool:
    """FW-5.8: vehicles pass through enemy vehicles (switch of R-12)."""
    if not team.type.vehicle:
        return False
    return not enemy.type.vehicle or state.field.switches[PASS_ENEMY_VEHICLES]


def judge_own_vehicles(
    state: State, order: Order, team: Team, path: list[float], end: float, faults: list[Fault]
) -> None:
    """FW-5.6, R-101: a vehicle needs room beside own vehicles that stand still."""
    standing: list[Team] = []
    span = Span(path)
    around = sqrt(team.type.width * team.type.width + team.type.length * team.type.length) / 2.0
    for at in state.roster().sides[team.side]:
        other = state.teams[at]
        if other is team or not other.type.vehicle:
            continue
        if other.place != ON_TABLE or span.is_clear_of(other.box, around):
            continue
        leg = leg_of(order, other.id)
        if leg is None or not leg.path:
            standing.append(other)
    if not standing:
        return
    far = SWEEP
    while far < end - EPS:
        x, y = point_at(path, far)
        dx, dy = direction_at(path, far)
        box = Box(x, y, heading_to(dx, dy), team.type.width, team.type.length)
        for other in standing:
            if overlaps(box, other.box):
                faults.append(Fault("FW-5.6", "no-room-beside", team.id, str(other.id)))
                return
        far += SWEEP
