"""FW-11.18 to FW-11.20, FW-11.30, FW-11.32: breaking off, and the end of an assault."""

from math import sqrt

from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters.assault import can_go, put_teams
from sztab.games.flames_of_war.chapters.command import pin
from sztab.games.flames_of_war.chapters.contact import CHARGE_REACH, CLEAR_OF, TOUCHING, contact
from sztab.games.flames_of_war.chapters.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name, team_name
from sztab.games.flames_of_war.chapters.orders import walk_out
from sztab.games.flames_of_war.chapters.paths import ENTERS_CLOSED, NO_OPENING
from sztab.games.flames_of_war.chapters.results import remove
from sztab.games.flames_of_war.chapters.standing import wall_fault
from sztab.games.flames_of_war.geometry import (
    EPS,
    FAR,
    canonical,
    cosine,
    distance,
    heading_to,
    inside_box,
    nearer,
    sine,
    within,
)
from sztab.games.flames_of_war.moves import BREAK_OFF, CONSOLIDATE, Placing, Pose
from sztab.games.flames_of_war.state import DEFENDER_BREAKTHROUGH, FIGHTING, ON_TABLE, State, Team


def step_fault(state: State, team: Team, x: int, y: int, heading: int) -> str:
    """FW-11.30: the rule by which a team may not step there; "" if it may."""
    dx, dy = (x - team.x) / 1000.0, (y - team.y) / 1000.0
    if not within(sqrt(dx * dx + dy * dy), CHARGE_REACH):
        return "FW-11.30"
    if team.type.immobile and (dx or dy):
        return "FW-11.30"
    box = team.box_at(x, y, heading)
    if not on_table(state.field, box) or overlapped(state, team, box):
        return "FW-1.5"
    for enemy in state.enemies(team.side):
        if inside_box(team.box.x, team.box.y, box.x, box.y, enemy.box) > EPS:
            return "FW-11.30"
    path = [team.box.x, team.box.y, box.x, box.y]
    if (dx or dy) and walk_out(state, team, path, False).fault in (ENTERS_CLOSED, NO_OPENING):
        return "FW-11.30"
    kept = team.box
    team.box = box
    wall = wall_fault(state, team, bool(dx or dy))
    team.box = kept
    return "FW-6.27" if wall else ""


def check_steps(state: State, number: int, move: Placing) -> Refusal | None:
    """FW-11.30, FW-11.32: the poses of a platoon that breaks off or consolidates."""
    trial = state.copy()
    for pose in move.poses:
        if not 1 <= pose.team <= len(state.teams):
            return Refusal("FW-2.9", "no-such-team", n=pose.team)
        team = trial.team(pose.team)
        if (team.joined or team.platoon) != number or not team.operational:
            return Refusal("FW-11.30", "not-of-this-platoon", team=team_name(team))
        rule = step_fault(trial, team, pose.x, pose.y, pose.heading)
        if rule:
            return Refusal(rule, "may-not-step-there", team=team_name(team))
        team.put(pose.x, pose.y, pose.heading)
    if move.verb == CONSOLIDATE:
        return _check_breakthrough(state, trial, number)
    return None


def _check_breakthrough(state: State, trial: State, number: int) -> Refusal | None:
    """FW-11.19, FW-11.32: contact only for a breakthrough on one platoon, once in a step."""
    found = contacted(trial, number)
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


def contacted(state: State, number: int) -> list[int]:
    """FW-11.19: the enemy platoons that teams which may charge are in contact with."""
    side = state.platoon(number).side
    found: list[int] = []
    for team in state.standing(number):
        if not can_go(team):
            continue
        for enemy in state.enemies(side):
            other = enemy.joined or enemy.platoon
            if other not in found and contact(state, team, enemy) == TOUCHING:
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
    nearest: Team | None = None
    gap = FAR
    for enemy in state.enemies(team.side):
        far = distance(team.box, enemy.box)
        if far < gap:
            nearest, gap = enemy, far
    if nearest is None or not nearer(gap, CLEAR_OF):
        return None
    away = heading_to(team.box.x - nearest.box.x, team.box.y - nearest.box.y)
    for step in range(25):
        turn = (step + 1) // 2 * 150 * (1 if step % 2 else -1)
        heading = (away + turn) % 3600
        x = team.x + canonical(CHARGE_REACH * cosine(heading))
        y = team.y + canonical(CHARGE_REACH * sine(heading))
        if step_fault(state, team, x, y, team.heading):
            continue
        box = team.box_at(x, y, team.heading)
        clear = True
        for enemy in state.enemies(team.side):
            clear = clear and not nearer(distance(box, enemy.box), CLEAR_OF)
        if clear:
            return Pose(team.id, x, y, team.heading)
    return None


def break_off(state: State, args: list[int], move: Placing, told: Told | None) -> None:
    """FW-11.18: who is still nearer than 4" to an enemy is destroyed; the other side has won."""
    striker, struck, attacker, target = args[1:5]
    if told is not None:
        told.tell("FW-11.18", "breaks-off", platoon=platoon_name(state.platoon(struck)))
    put_teams(state, move, told)
    doomed = [
        team
        for team in state.standing(struck)
        if any(
            nearer(distance(team.box, enemy.box), CLEAR_OF) for enemy in state.enemies(team.side)
        )
    ]
    agenda.push(state, agenda.END_ASSAULT, [attacker, target, striker])
    for team in doomed:
        if team.place == ON_TABLE:
            remove(state, team, "FW-11.18", told)


def end_assault(state: State, args: list[int], told: Told | None) -> None:
    """FW-11.19, FW-11.20: who took a hit is pinned; the winner may consolidate."""
    attacker, target, winner = args
    if told is not None:
        told.tell("FW-11.19", "assault-won", side=side_name(state.platoon(winner).side))
    for number, rule in ((target, "FW-11.19"), (attacker, "FW-11.20")):
        platoon = state.platoon(number)
        if platoon.where == FIGHTING and platoon.hits:
            pin(state, number, rule, told)
    if any(team.operational for team in state.standing(winner)):
        side = state.platoon(winner).side
        agenda.push(state, agenda.ASK_CONSOLIDATE, [side, winner, attacker, target])


def consolidate(state: State, args: list[int], move: Placing, told: Told | None) -> None:
    """FW-11.19: the winner moves; contact with another platoon is a breakthrough."""
    winner = args[1]
    for team in state.standing(winner):
        team.start_x, team.start_y, team.start_heading = team.x, team.y, team.heading
    put_teams(state, move, told)
    found = contacted(state, winner) if move.poses else []
    if not found:
        return
    platoon = state.platoon(winner)
    platoon.broke_through = True
    platoon.worst = 0
    state.platoon(found[0]).worst = 0
    state.platoon(found[0]).hits = 0
    if told is not None:
        told.tell(
            "FW-11.19",
            "breaks-through",
            platoon=platoon_name(platoon),
            target=platoon_name(state.platoon(found[0])),
        )
    agenda.push(state, agenda.DEFENSIVE_FIRE, [winner, found[0]])
