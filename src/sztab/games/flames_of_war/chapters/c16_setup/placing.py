"""FW-16.2, FW-16.11: a platoon put on the table, at deployment or out of an ambush."""

from typing import Final

from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.faults import together
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c04_command.command import reached
from sztab.games.flames_of_war.chapters.c05_movement.paths import entry_fault
from sztab.games.flames_of_war.chapters.c05_movement.standing import wall_fault
from sztab.games.flames_of_war.chapters.c06_transport.transport import mount, mount_fault
from sztab.games.flames_of_war.chapters.c08_sight.concealment import STILL, concealment, eye_of
from sztab.games.flames_of_war.chapters.c08_sight.openings import opening_towards
from sztab.games.flames_of_war.chapters.c08_sight.sight import sees
from sztab.games.flames_of_war.geometry.footprints import Box, distance, overlaps
from sztab.games.flames_of_war.geometry.measure import EPS, over
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, Placing
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    AMBUSH,
    AREA,
    DUG_IN,
    FIGHTING,
    GUN,
    IMPASSABLE,
    INFANTRY,
    MOVED,
    NOBODY,
    ON_TABLE,
    RESERVE,
    WAITING,
)

AMBUSH_NEAR: Final = 4.0  # FW-16.11
AMBUSH_SEEN: Final = 16.0


def to_deploy(state: State, side: int, independent: bool) -> list[int]:
    """FW-16.2: the platoons of a side that still wait to be placed."""
    return [
        platoon.number
        for platoon in state.platoons
        if platoon.side == side and platoon.where == WAITING and platoon.independent == independent
    ]


def allowed(state: State, side: int) -> list[int]:
    """FW-16.2: the platoons that a side may place now; independent teams come last."""
    return to_deploy(state, side, False) or to_deploy(state, side, True)


def check_placing(state: State, seat: int, move: Placing) -> Refusal | None:
    """FW-16.2, FW-16.11: all teams in the zone, in command, nobody overlapping."""
    whole = _check_named(state, seat, move)
    if whole is not None:
        return whole
    trial = state.trial(move.platoon)
    trial.platoons = trial.platoons.copy()
    trial.platoons[move.platoon - 1] = state.platoon(move.platoon).copy()
    for pose in move.poses:
        team = trial.team(pose.team)
        team.place = ON_TABLE
        team.put(pose.x, pose.y, pose.heading)
    found: list[Refusal] = []
    for pose in move.poses:
        refusal = _check_pose(trial, trial.team(pose.team))
        if refusal is not None:
            found.append(refusal)
    for id, vehicle in move.mounted:
        refusal = _check_mounted(trial, id, vehicle)
        if refusal is not None:
            found.append(refusal)
        else:
            mount(trial.team(id), trial.team(vehicle))
    trial.platoon(move.platoon).where = FIGHTING
    if not state.platoon(move.platoon).independent:
        inside = reached(trial, move.platoon)
        for team in trial.belonging(move.platoon):
            if team.present and team.id not in inside:
                found.append(Refusal("FW-16.2", "deploy-in-command", team=team_name(team)))
    if move.verb == AMBUSH_POSES:
        for pose in move.poses:
            refusal = ambush_fault(trial, trial.team(pose.team))
            if refusal is not None:
                found.append(refusal)
    return together(found)


def _check_named(state: State, seat: int, move: Placing) -> Refusal | None:
    """FW-16.2, FW-16.11: a platoon that may be placed now, and all of its teams."""
    number = move.platoon
    if move.verb == DEPLOY and number not in allowed(state, seat):
        return Refusal("FW-16.2", "not-to-deploy", n=number)
    if move.verb == AMBUSH_POSES:
        if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
            return Refusal("FW-16.11", "not-in-ambush", n=number)
        if state.platoon(number).where != AMBUSH:
            return Refusal("FW-16.11", "not-in-ambush", n=number)
    mine = [team.id for team in state.belonging(number)]
    named = [pose.team for pose in move.poses] + [team for team, _vehicle in move.mounted]
    if sorted(named) != mine:
        return Refusal("FW-16.2", "deploy-all", platoon=platoon_name(state.platoon(number)))
    return None


def _check_mounted(trial: State, id: int, vehicle: int) -> Refusal | None:
    """FW-16.2: passengers may be placed in their vehicles."""
    if not 1 <= vehicle <= len(trial.teams) or mount_fault(
        trial, trial.team(id), trial.team(vehicle)
    ):
        return Refusal("FW-16.2", "may-not-ride", team=team_name(trial.team(id)))
    return None


def _check_pose(trial: State, team: Team) -> Refusal | None:
    fault = pose_fault(trial, team, team.box)
    if not fault:
        return None
    name = team_name(team)
    if fault == "FW-1.5":
        other = overlapped(trial, team, team.box)
        if other and on_table(trial.field, team.box):
            return Refusal(fault, "overlaps", team=name, other=team_name(trial.team(other)))
        return Refusal(fault, "off-table", team=name)
    if fault == "FW-16.2":
        inside = _in_zone(trial, team, team.box)
        return Refusal(fault, "deploy-impassable" if inside else "deploy-outside", team=name)
    return Refusal(fault, "deploy-not-there", team=name)


def pose_fault(state: State, team: Team, box: Box) -> str:
    """FW-1.5, FW-16.2: the rule by which a team may not be placed there; "" if it may."""
    if not on_table(state.field, box):
        return "FW-1.5"
    if not _in_zone(state, team, box):
        return "FW-16.2"
    for piece in state.field.pieces:
        if piece.ground == IMPASSABLE and piece.shape == AREA and piece.outline.holds(box.x, box.y):
            return "FW-16.2"
    for building in state.field.buildings:
        gun = team.type.kind == GUN  # FW-6.6: on the ground floor before the game
        closed = not gun and entry_fault(team, building.ground, building.shape)
        if closed and building.outline.holds(box.x, box.y):
            return "FW-6.7" if team.type.vehicle else "FW-6.6"
    kept = team.box
    team.box = box
    wall = wall_fault(state, team, True)
    team.box = kept
    if wall:
        return "FW-6.27"
    for other in state.teams:
        if other is not team and other.place == ON_TABLE and overlaps(box, other.box):
            return "FW-1.5"
    return ""


def _in_zone(state: State, team: Team, box: Box) -> bool:
    """FW-16.2: whether a footprint lies wholly inside the area of its side."""
    zone = state.field.mission.zones[team.side]
    for number in range(4):
        x, y = box.corner(number)
        if not zone.surrounds(x, y) and zone.apart_from(x, y) > EPS:
            return False
    return True


def ambush_fault(trial: State, team: Team) -> Refusal | None:
    """FW-16.11: not near the enemy, and not in plain view."""
    for enemy in trial.enemies(team.side):
        gap = distance(team.box, enemy.box)
        if not over(gap, AMBUSH_NEAR):
            return Refusal("FW-16.11", "ambush-too-near", team=team_name(team))
        if over(gap, AMBUSH_SEEN) or not sees(trial, enemy, team):
            continue
        x, y = eye_of(trial, enemy, opening_towards(trial, enemy, team))
        if not concealment(trial, enemy, team, x, y) & ~STILL:
            return Refusal("FW-16.11", "ambush-seen", team=team_name(team))
    return None


def place_platoon(state: State, move: Placing, told: Told) -> None:
    """FW-16.2, FW-16.4, FW-16.5, FW-16.11: the teams stand where they were put."""
    platoon = state.platoon(move.platoon)
    platoon.where = FIGHTING
    mission = state.field.mission
    for pose in move.poses:
        team = state.team(pose.team)
        team.place = ON_TABLE
        team.put(pose.x, pose.y, pose.heading)
    for id, vehicle in move.mounted:
        mount(state.team(id), state.team(vehicle))
    for team in state.belonging(move.platoon):
        if mission.meeting and move.verb == DEPLOY:
            team.set(MOVED)
        digs = team.type.kind in (INFANTRY, GUN) and team.place == ON_TABLE
        if mission.prepared == team.side and digs:
            team.set(DUG_IN)
    key = "deploys" if move.verb == DEPLOY else "springs-ambush"
    told.tell(
        "FW-16.2" if move.verb == DEPLOY else "FW-16.11",
        key,
        platoon=platoon_name(platoon),
        teams=len(move.poses) + len(move.mounted),
    )
    if move.verb == DEPLOY:
        rest = to_deploy(state, platoon.side, False)
        if not platoon.independent and not rest and state.finished_first == NOBODY:
            state.finished_first = platoon.side


def into_reserve(state: State, number: int, told: Told) -> None:
    """FW-16.14: a platoon for which there is no place waits in reserve."""
    state.platoon(number).where = RESERVE
    state.platoon(number).undelayed = True
    told.tell("FW-16.14", "kept-in-reserve", platoon=platoon_name(state.platoon(number)))
