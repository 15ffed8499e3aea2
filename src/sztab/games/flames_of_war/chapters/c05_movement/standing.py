"""FW-1.5, FW-5.7, FW-6.27, FW-15.8: where teams may end a move."""

from typing import Final

from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c01_table.ground import on_edge, on_table
from sztab.games.flames_of_war.chapters.c05_movement.doubling import FROM_ENEMY
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees_from
from sztab.games.flames_of_war.geometry.footprints import (
    Box,
    distance,
    is_within,
    lower_bound,
    overlaps,
)
from sztab.games.flames_of_war.geometry.measure import EPS, FAR, SURE, nearer
from sztab.games.flames_of_war.geometry.outlines import outline_to_box
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Piece
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import GUN, INFANTRY, ON_TABLE
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

CLOSE: Final = 2.0  # FW-5.7


def judge_end(trial: State, state: State, leg: Leg, faults: list[Fault]) -> None:
    """FW-1.5, FW-5.7, FW-5.9, FW-5.13, FW-6.27: where a team ends."""
    team = trial.team(leg.team)
    if leg.leave:
        x, y = leg.path[-2] / 1000.0, leg.path[-1] / 1000.0
        if not on_edge(trial, x, y, "any"):
            faults.append(Fault("FW-5.28", "leave-at-edge", leg.team, ""))
        return
    if team.place != ON_TABLE:
        return
    if not on_table(trial.field, team.box):
        faults.append(Fault("FW-1.5", "off-table", leg.team, ""))
    for other in trial.teams:
        if other is not team and other.place == ON_TABLE and overlaps(team.box, other.box):
            faults.append(Fault("FW-1.5", "overlaps", leg.team, str(other.id)))
            break
    if wall_fault(trial, team, leg.path != () or leg.heading != NO_HEADING):
        faults.append(Fault("FW-6.27", "through-wall", leg.team, ""))
    if leg.path:
        _judge_end_enemies(trial, state, leg, faults)


def wall_fault(state: State, team: Team, moved: bool) -> bool:
    """FW-6.2, FW-6.27: wholly inside a building or wholly outside."""
    if not moved:
        return False
    for building in state.field.buildings:
        if building.outline.misses(team.box.x, team.box.y, team.box.x, team.box.y, team.box.reach):
            continue
        inside = building.outline.holds(team.box.x, team.box.y)
        if team.type.vehicle:
            if not inside and not _at_wall(building, team) and _deep_in(building, team.box):
                return True
            continue
        corners = 0
        for x, y in team.box.corners():
            on_wall = inside and building.outline.apart_from(x, y) <= EPS
            if on_wall or building.outline.holds(x, y):
                corners += 1
        if inside and corners < 4 and not _alone_in(state, building, team):
            return True
        if not inside and (corners or _deep_in(building, team.box)):
            return True
    return False


def _at_wall(building: Piece, team: Team) -> bool:
    """FW-6.27: whether a vehicle has stopped with its centre on a wall, or passes it."""
    return building.outline.apart_from(team.box.x, team.box.y) <= EPS


def _deep_in(building: Piece, box: Box) -> bool:
    """Whether a footprint outside reaches more than EPS over a wall."""
    smaller = Box(
        box.x,
        box.y,
        box.heading,
        max(0.0, 2.0 * (box.half_width - EPS)),
        max(0.0, 2.0 * (box.half_length - EPS)),
    )
    return outline_to_box(building.outline, smaller) == 0.0


def _alone_in(state: State, building: Piece, team: Team) -> bool:
    """FW-6.2: a building too small for a team holds one all the same, at its centre."""
    outline = building.outline
    wide, deep = outline.east - outline.west, outline.north - outline.south
    width, length = team.type.width, team.type.length
    if min(wide, deep) >= min(width, length) and max(wide, deep) >= max(width, length):
        return False
    if abs(team.box.x - outline.west - wide / 2.0) > EPS:
        return False
    if abs(team.box.y - outline.south - deep / 2.0) > EPS:
        return False
    for other in state.teams:
        if (
            other is not team
            and other.place == ON_TABLE
            and outline.holds(other.box.x, other.box.y)
        ):
            return False
    return True


def ends_near_enemy(state: State, team: Team, old: Box) -> int:
    """FW-5.7: an enemy in sight that a team ends too near to, coming from *old*; 0 for none."""
    for at in state.roster().sides[1 - team.side]:
        enemy = state.teams[at]
        if enemy.place != ON_TABLE or lower_bound(team.box, enemy.box) > CLOSE:
            continue
        if team.type.vehicle and enemy.type.kind not in (INFANTRY, GUN):
            continue
        now = distance(team.box, enemy.box)
        if nearer(now, min(CLOSE, distance(old, enemy.box))) and (
            sees_from(state, team, old, enemy, enemy.box)
            or sees_from(state, team, team.box, enemy, enemy.box)
        ):
            return enemy.id
    return 0


def to_enemy(state: State, side: int, box: Box) -> float:
    """FW-5.9: how far a footprint is from the nearest enemy of a side."""
    best = FAR
    for at in state.roster().sides[1 - side]:
        enemy = state.teams[at]
        if enemy.place == ON_TABLE and lower_bound(box, enemy.box) < best + SURE:
            best = min(best, distance(box, enemy.box))
    return best


def _judge_end_enemies(trial: State, state: State, leg: Leg, faults: list[Fault]) -> None:
    """FW-5.7, FW-5.9, FW-5.13, FW-5.27, FW-15.8: how near enemies are at the end of a move."""
    team, before = trial.team(leg.team), state.team(leg.team)
    old = state.body(before) if before.present else team.box
    if leg.double:
        for enemy in trial.enemies(team.side):
            if is_within(team.box, enemy.box, FROM_ENEMY):
                faults.append(Fault("FW-5.13", "double-near-enemy", leg.team, str(enemy.id)))
    near = ends_near_enemy(trial, team, old)
    if near:
        faults.append(Fault("FW-5.7", "ends-near-enemy", leg.team, str(near)))
    judge_pinned(trial, state, leg.team, faults)
    if state.platoon(before.platoon).disengaged:
        _judge_reorganising(trial, team, old, faults)


def judge_pinned(trial: State, state: State, id: int, faults: list[Fault]) -> None:
    """FW-5.9: a pinned team ends no nearer to the enemy, who rides being where its vehicle is."""
    team, before = trial.team(id), state.team(id)
    if not before.present or not state.platoon_of(before).pinned or team.type.armoured:
        return
    if state.first_edition and (before.place != ON_TABLE or team.place != ON_TABLE):
        return  # it did not judge who rode
    was = to_enemy(trial, team.side, state.body(before))
    if to_enemy(trial, team.side, trial.body(team)) < was - EPS:
        faults.append(Fault("FW-5.9", "pinned-not-nearer", id, ""))


def _judge_reorganising(trial: State, team: Team, old: Box, faults: list[Fault]) -> None:
    """FW-15.8: not into anybody's sight, nor nearer to one who sees it."""
    for enemy in trial.enemies(team.side):
        saw = sees_from(trial, enemy, enemy.box, team, old)
        if saw and distance(team.box, enemy.box) < distance(old, enemy.box) - EPS:
            faults.append(Fault("FW-15.8", "reorganising-nearer", team.id, str(enemy.id)))
        elif not saw and sees_from(trial, enemy, enemy.box, team, team.box):
            faults.append(Fault("FW-15.8", "reorganising-seen", team.id, str(enemy.id)))
