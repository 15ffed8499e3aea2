"""FW-7.10, FW-7.20: turning to fire."""

from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.geometry.footprints import distance, lower_bound
from sztab.games.flames_of_war.geometry.measure import EPS, heading_to
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ALL_ROUND
from sztab.games.flames_of_war.writing.clauses import Line


def turns_to_fire(team: Team, weapon: int) -> bool:
    """FW-7.10: guns without turntable and hull weapons turn to their target."""
    return team.type.mounts[weapon] != ALL_ROUND


def chosen_target(state: State, line: Line, targets: list[Team]) -> Team:
    """FW-7.20: the named team, otherwise the nearest legal target."""
    best = targets[0]
    if len(targets) == 1:
        return best
    box = state.team(line.team).box
    least = distance(box, best.box)
    for target in targets:
        if target.id == line.aim:
            return target
        if lower_bound(box, target.box) < least:
            far = distance(box, target.box)
            if far < least - EPS:
                best, least = target, far
    return best


def has_room(state: State, line: Line, targets: list[Team]) -> bool:
    """FW-7.10: whether a team has room to turn to its target, if it must."""
    team = state.team(line.team)
    if not turns_to_fire(team, line.weapon):
        return True
    return _room_to_turn(state, team, chosen_target(state, line, targets))


def _room_to_turn(state: State, team: Team, target: Team) -> bool:
    """FW-7.10: the turned footprint overlaps nobody and stays on the table."""
    heading = heading_to(target.box.x - team.box.x, target.box.y - team.box.y)
    box = team.box_at(team.x, team.y, heading)
    return on_table(state.field, box) and not overlapped(state, team, box)


def turn_to_targets(state: State) -> None:
    """FW-7.10, FW-7.20: who fired ahead faces its target; all was judged before the turn."""
    for shot in state.shots:
        team = state.team(shot.team)
        if not shot.aim or not team.operational:
            continue
        target = state.team(shot.aim)
        heading = heading_to(target.box.x - team.box.x, target.box.y - team.box.y)
        box = team.box_at(team.x, team.y, heading)
        if on_table(state.field, box) and not overlapped(state, team, box):
            team.put(team.x, team.y, heading)
