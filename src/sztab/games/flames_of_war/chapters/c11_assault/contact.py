"""FW-11.1, FW-11.10, FW-11.13, FW-11.28: who fights, with what, and who touches whom."""

from typing import Final

from sztab.games.flames_of_war.chapters.c01_table.ground import building_of, opening_distance
from sztab.games.flames_of_war.geometry.footprints import distance, lower_bound, nearest_points
from sztab.games.flames_of_war.geometry.measure import ADJACENT, CONTACT, EPS, within
from sztab.games.flames_of_war.geometry.outlines import outline_to_box
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Opening
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import CAVALRY, GUN, INFANTRY, SKILL, TANK

CHARGE_REACH: Final = 4.0  # FW-11.4
CAVALRY_REACH: Final = 8.0
STRIKE_REACH: Final = 2.0  # FW-11.10
CLEAR_OF: Final = 4.0  # FW-11.15, FW-11.18
BARE_HANDS: Final = 2  # FW-11.13
APART: Final = 0
NEAR: Final = 1
TOUCHING: Final = 2


def may_charge(team: Team) -> bool:
    """FW-11.1: infantry, cavalry and armoured tanks."""
    if team.type.kind == TANK:
        return team.type.armoured
    return team.type.kind in (INFANTRY, CAVALRY)


def may_fight(team: Team) -> bool:
    """FW-11.1: who may charge, and guns."""
    return may_charge(team) or team.type.kind == GUN


def armoured_only(state: State, number: int) -> bool:
    """FW-10.2: a platoon of armoured vehicles only."""
    return not any(not team.type.armoured for team in state.members(number))


def assault_rating(team: Team) -> int:
    """FW-11.13, FW-2.11: tank assault, the first weapon of a tank, or bare hands."""
    if team.type.tank_assault:
        return team.type.tank_assault
    if team.type.kind == TANK and team.type.weapons:
        return team.type.weapons[0].anti_tank
    return BARE_HANDS


def contact(state: State, one: Team, other: Team) -> int:
    """FW-1.6, FW-11.10, FW-11.28: in contact, within 2", or neither; walls keep teams apart."""
    inside, there = building_of(state, one), building_of(state, other)
    if inside != there:
        if inside >= 0 and there >= 0:
            return APART
        outside = other if inside >= 0 else one
        return TOUCHING if reaches_in(state, max(inside, there), outside) else APART
    if lower_bound(one.box, other.box) > STRIKE_REACH + EPS:
        return APART
    gap = distance(one.box, other.box)
    if gap <= CONTACT:
        return TOUCHING
    return NEAR if within(gap, STRIKE_REACH) and not _walled_off(state, one, other) else APART


def _walled_off(state: State, one: Team, other: Team) -> bool:
    """FW-11.28: whether a building lies on the shortest way between two teams outside."""
    ax, ay, bx, by = nearest_points(one.box, other.box)
    for building in state.field.buildings:
        inside = building.outline.holds(one.box.x, one.box.y)
        if not inside and building.outline.crossed(ax, ay, bx, by):
            return True
    return False


def reaches_in(state: State, index: int, team: Team) -> bool:
    """FW-11.4, FW-11.28: one team of a platoon at each opening; tracked armour at any wall."""
    building = state.field.buildings[index]
    if team.type.armoured and team.type.very_difficult == SKILL:
        return outline_to_box(building.outline, team.box) <= ADJACENT
    for opening in building.openings:
        if opening_distance(opening, team.box) <= ADJACENT and not _taken(state, opening, team):
            return True
    return False


def _taken(state: State, opening: Opening, team: Team) -> bool:
    """FW-11.4: whether a team of the same platoon with a lower number fights at this opening."""
    for other in state.standing(team.joined or team.platoon):
        before = other.id < team.id and other.operational and may_fight(other)
        if before and opening_distance(opening, other.box) <= ADJACENT:
            return True
    return False


def touches_platoon(state: State, team: Team, number: int) -> bool:
    """Whether a team is in contact with a platoon."""
    for other in state.standing(number):
        if contact(state, team, other) == TOUCHING:
            return True
    return False
