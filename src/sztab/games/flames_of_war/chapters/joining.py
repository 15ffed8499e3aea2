"""FW-4.10, FW-4.11, FW-7.5, FW-7.6: independent teams are asked to join."""

from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import reconnaissance
from sztab.games.flames_of_war.chapters.command import command_distance, join, joinable
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.moves import Fire
from sztab.games.flames_of_war.state import Shot, State
from sztab.games.flames_of_war.teams import Team


def ask_targets(state: State, move: Fire, told: Told | None) -> None:
    """FW-7.5, FW-7.6, FW-15.3: before any die the opponent is asked, joining first."""
    targets = sorted({line.target for line in move.lines})
    for number in reversed(targets):
        if reconnaissance.may_disengage(state, number):
            agenda.push(state, agenda.ASK_DISENGAGE, [state.platoon(number).side, number])
    for number in reversed(targets):
        ask_joining(state, number)
        if state.platoon(number).independent:
            for team in state.standing(number):
                _must_join(state, team, told)


def ask_joining(state: State, number: int) -> None:
    """FW-4.10, FW-7.6, FW-9.9: independent teams near a platoon that is named as a target."""
    platoon = state.platoon(number)
    if platoon.side == state.side or platoon.independent:
        return
    for team in state.teams:
        if team.side == platoon.side and number in joinable(state, team):
            agenda.push(state, agenda.ASK_JOIN, [platoon.side, team.id, 0, number])


def _must_join(state: State, team: Team, told: Told | None) -> None:
    """FW-4.11, FW-7.5: the nearest platoon with a team of its kind, if need be through a friend."""
    near = _platoons_for(state, team, team)
    if len(near) == 1:
        join(state, team, near[0], told)
        retarget(state, team.platoon, near[0])
    elif near:
        agenda.push(state, agenda.ASK_JOIN, [team.side, team.id, 1, *near])
    elif not team.joined:
        for friend in state.teams:
            if friend is team or friend.side != team.side or not friend.present:
                continue
            if not state.platoon(friend.platoon).independent:
                continue
            if not within(distance(team.box, state.body(friend)), command_distance(state, team)):
                continue
            through = _platoons_for(state, friend, team)
            if friend.joined and _same_kind(state, team, friend.joined):
                through = [friend.joined]
            if through:
                if not friend.joined:
                    join(state, friend, through[0], told)
                join(state, team, through[0], told)
                retarget(state, team.platoon, through[0])
                return


def _platoons_for(state: State, link: Team, team: Team) -> list[int]:
    """FW-4.11: platoons in reach of *link* with a team of the other's kind, the nearest first."""
    found: list[tuple[float, int]] = []
    for number in joinable(state, link):
        if _same_kind(state, team, number):
            gap = min([distance(state.body(link), other.box) for other in state.standing(number)])
            found.append((gap, number))
    found.sort()
    return [number for _gap, number in found]


def _same_kind(state: State, team: Team, number: int) -> bool:
    for other in state.standing(number):
        if other.type.kind == team.type.kind:
            return True
    return False


def retarget(state: State, old: int, new: int) -> None:
    """FW-7.5, FW-7.14: shots at a team that joins are shots at the combined platoon."""
    was, now = state.platoon(old).doubled, state.platoon(new).doubled
    for at in range(len(state.shots)):
        shot = state.shots[at]
        if shot.target == old:
            dice = (shot.dice // 2 if was else shot.dice) * (2 if now else 1)
            state.shots[at] = Shot(shot.team, shot.weapon, new, 0, dice, shot.aim)
