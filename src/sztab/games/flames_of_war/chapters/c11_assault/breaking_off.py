"""FW-11.18 to FW-11.20, FW-11.30, FW-11.32: breaking off, and the end of an assault."""

from math import sqrt

from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.faults import reason_word, together
from sztab.games.flames_of_war.chapters.c00_conventions.naming import distance_text, team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import (
    building_at,
    building_of,
    on_table,
    overlapped,
)
from sztab.games.flames_of_war.chapters.c04_command.command import pin
from sztab.games.flames_of_war.chapters.c05_movement.paths import ENTERS_CLOSED, NO_OPENING
from sztab.games.flames_of_war.chapters.c05_movement.standing import wall_fault
from sztab.games.flames_of_war.chapters.c06_transport.transport import towable
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c08_sight.openings import faces
from sztab.games.flames_of_war.chapters.c11_assault.charging import can_go, is_watched
from sztab.games.flames_of_war.chapters.c11_assault.contact import (
    CHARGE_REACH,
    CLEAR_OF,
    TOUCHING,
    contact,
)
from sztab.games.flames_of_war.geometry.footprints import Box, distance, inside_box
from sztab.games.flames_of_war.geometry.measure import (
    EPS,
    FAR,
    canonical,
    cosine,
    heading_to,
    nearer,
    sine,
    within,
)
from sztab.games.flames_of_war.moves import BREAK_OFF, CONSOLIDATE, Placing
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Opening
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DEFENDER_BREAKTHROUGH, FIGHTING
from sztab.games.flames_of_war.writing.clauses import Pose


def step_fault(state: State, team: Team, x: int, y: int, heading: int, quietly: bool) -> str:
    """FW-11.28, FW-11.30: the rule by which a team may not step there; "" if it may.

    *quietly* means that it breaks off: out of a building only where no enemy watches.
    """
    box = team.box_at(x, y, heading)
    if not on_table(state.field, box) or overlapped(state, team, box):
        return "FW-1.5"
    moved = (x, y) != (team.x, team.y)
    if moved and team.type.immobile:
        return "FW-11.30"
    if moved:
        inside = building_of(state, team)
        if inside >= 0 and not team.type.vehicle and building_at(state.field, box.x, box.y) < 0:
            rule = _way_out_fault(state, team, inside, box, quietly)
        else:
            rule = _straight_fault(state, team, team.box.x, team.box.y, box)
        if rule:
            return rule
    kept = team.box
    team.box = box
    wall = wall_fault(state, team, moved)
    team.box = kept
    return "FW-6.27" if wall else ""


def _straight_fault(state: State, team: Team, x: float, y: float, box: Box) -> str:
    """FW-11.30: straight, at most 4", not through enemies, not into closed ground."""
    dx, dy = box.x - x, box.y - y
    if not within(sqrt(dx * dx + dy * dy), CHARGE_REACH):
        return "FW-11.30"
    for enemy in state.enemies(team.side):
        if inside_box(x, y, box.x, box.y, enemy.box) > EPS:
            return "FW-11.30"
    way = walk_out(state, team, [x, y, box.x, box.y], False)
    return "FW-11.30" if way.fault in (ENTERS_CLOSED, NO_OPENING) else ""


def _way_out_fault(state: State, team: Team, inside: int, box: Box, quietly: bool) -> str:
    """FW-6.5, FW-11.28: out of a building through an opening, counting from it."""
    fault = "FW-6.6" if towable(team) else "FW-11.28"
    for opening in ways_out(state, team, inside, quietly):
        if faces(opening, box.x, box.y) and not _straight_fault(
            state, team, opening.x, opening.y, box
        ):
            return ""
    return fault


def ways_out(state: State, team: Team, inside: int, quietly: bool) -> list[Opening]:
    """FW-6.6, FW-11.28: the openings by which a team may leave its building."""
    if towable(team):
        return []
    return [
        opening
        for opening in state.field.buildings[inside].openings
        if not (quietly and is_watched(state, team.side, opening))
    ]


def check_steps(state: State, number: int, loser: int, move: Placing) -> Refusal | None:
    """FW-11.30, FW-11.32: the poses of a platoon that breaks off or consolidates."""
    trial = state.copy()
    for pose in move.poses:
        if not 1 <= pose.team <= len(state.teams):
            return Refusal("FW-2.9", "no-such-team", n=pose.team)
        team = trial.team(pose.team)
        if (team.joined or team.platoon) != number or not team.operational:
            return Refusal("FW-11.30", "not-of-this-platoon", team=team_name(team))
        team.put(pose.x, pose.y, pose.heading)
    found: list[Refusal] = []
    for pose in move.poses:  # one after another, the others where they will stand
        team, before = trial.team(pose.team), state.team(pose.team)
        team.put(before.x, before.y, before.heading)
        rule = step_fault(trial, team, pose.x, pose.y, pose.heading, move.verb == BREAK_OFF)
        if rule:
            why = reason_word(rule)
            dx, dy = (pose.x - team.x) / 1000.0, (pose.y - team.y) / 1000.0
            far = sqrt(dx * dx + dy * dy)
            if rule == "FW-11.30" and not within(far, CHARGE_REACH):
                why = "too-far"
            found.append(
                Refusal(
                    rule,
                    "may-not-step-there",
                    team=team_name(team),
                    why=why,
                    inches=distance_text(far),
                )
            )
        team.put(pose.x, pose.y, pose.heading)
    if found or move.verb != CONSOLIDATE:
        return together(found)
    return _check_breakthrough(state, trial, number, loser)


def _check_breakthrough(state: State, trial: State, number: int, loser: int) -> Refusal | None:
    """FW-11.19, FW-11.32: contact only for a breakthrough on one platoon, once in a step."""
    for team in trial.standing(number):
        for enemy in trial.enemies(team.side):
            barred = not can_go(team) or (enemy.joined or enemy.platoon) == loser
            if barred and _comes_into_contact(state, trial, team, enemy):
                return Refusal("FW-11.32", "no-new-contact", team=team_name(team))
    found = contacted(state, trial, number)
    if not found:
        return None
    if state.platoon(number).broke_through:
        return Refusal("FW-11.19", "broke-through-already")
    if len(found) > 1:
        return Refusal("FW-11.32", "one-breakthrough")
    defending = state.platoon(number).side != state.side
    if defending and not state.field.switches[DEFENDER_BREAKTHROUGH]:
        return Refusal("FW-11.19", "no-defender-breakthrough")
    return None


def _comes_into_contact(state: State, trial: State, team: Team, enemy: Team) -> bool:
    """FW-11.19: whether two teams touch that did not before."""
    if contact(trial, team, enemy) != TOUCHING:
        return False
    return contact(state, state.team(team.id), state.team(enemy.id)) != TOUCHING


def contacted(state: State, trial: State, number: int) -> list[int]:
    """FW-11.19: the enemy platoons that teams which may charge have come into contact with."""
    found: list[int] = []
    for team in trial.standing(number):
        if not can_go(team):
            continue
        for enemy in trial.enemies(team.side):
            other = enemy.joined or enemy.platoon
            if other not in found and _comes_into_contact(state, trial, team, enemy):
                found.append(other)
    return found


def default_break_off(state: State, number: int) -> Placing:
    """FW-11.30: each team 4" straight away from the nearest enemy, else by turns of 15°."""
    trial = state.copy()
    poses: list[Pose] = []
    for team in trial.standing(number):
        if not team.operational:
            continue
        pose = _way_off(trial, team)
        if pose is not None:
            team.put(pose.x, pose.y, pose.heading)
            poses.append(pose)
    return Placing(BREAK_OFF, 0, tuple(poses))


def _way_off(state: State, team: Team) -> Pose | None:
    """FW-11.30: the first full move that ends at least 4" from all enemies; ``None`` to stay."""
    nearest: Team | None = None
    gap = FAR
    for enemy in state.enemies(team.side):
        far = distance(team.box, enemy.box)
        if far < gap:
            nearest, gap = enemy, far
    if nearest is None or not nearer(gap, CLEAR_OF):
        return None
    away = heading_to(team.box.x - nearest.box.x, team.box.y - nearest.box.y)
    inside = building_of(state, team)
    starts = [(team.x, team.y)]
    if inside >= 0 and not team.type.vehicle:
        doors = ways_out(state, team, inside, True)
        starts = [(canonical(door.x), canonical(door.y)) for door in doors] + starts
    for start_x, start_y in starts:
        for step in range(25):
            turn = (step + 1) // 2 * 150 * (1 if step % 2 else -1)
            heading = (away + turn) % 3600
            x = start_x + canonical(CHARGE_REACH * cosine(heading))
            y = start_y + canonical(CHARGE_REACH * sine(heading))
            if step_fault(state, team, x, y, team.heading, True):
                continue
            if not too_near(state, team.box_at(x, y, team.heading), team.side):
                return Pose(team.id, x, y, team.heading)
    return None


def too_near(state: State, box: Box, side: int) -> bool:
    """FW-11.18: whether an enemy is nearer than 4"."""
    for enemy in state.enemies(side):
        if nearer(distance(box, enemy.box), CLEAR_OF):
            return True
    return False


def pin_the_struck(state: State, number: int, rule: str, told: Told) -> None:
    """FW-11.19, FW-11.20: a platoon that took a hit in the assault is pinned."""
    platoon = state.platoon(number)
    if platoon.where == FIGHTING and platoon.hits:
        pin(state, number, rule, told)
