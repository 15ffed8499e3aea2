"""FW-11.2 to FW-11.4: may a platoon assault, does it dare, and how its teams run in."""

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.faults import together
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c05_movement.movement import make_room, walk_with_checks
from sztab.games.flames_of_war.chapters.c06_transport.walls import walk_out
from sztab.games.flames_of_war.chapters.c11_assault.charging import (
    charge_heading,
    charge_targets,
    check_charges,
)
from sztab.games.flames_of_war.chapters.c11_assault.contact import armoured_only
from sztab.games.flames_of_war.geometry.ways import inches, lengths
from sztab.games.flames_of_war.moves import Placing, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    DUG_IN,
    FIGHTING,
    MOVED,
    SHOT_FULL,
    TANK,
    TANK_TERROR_FOR_TANKS,
)
from sztab.games.flames_of_war.writing.clauses import Leg


def check_platoon(state: State, seat: int, number: int) -> Refusal | None:
    """FW-11.2: may this platoon assault at all?"""
    if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
        return Refusal("FW-2.9", "no-such-platoon", n=number)
    platoon = state.platoon(number)
    name = platoon_name(platoon)
    if platoon.where != FIGHTING or platoon.acted:
        return Refusal("FW-11.2", "has-assaulted", platoon=name)
    found: list[Refusal] = []
    if platoon.doubled:
        found.append(Refusal("FW-5.14", "platoon-doubled", platoon=name))
    if platoon.pinned and not armoured_only(state, number):
        found.append(Refusal("FW-11.2", "pinned-no-assault", platoon=name))
    for team in state.members(number):
        if team.has(SHOT_FULL):
            found.append(Refusal("FW-7.13", "shot-full", team=team_name(team)))
        if team.doubled and not platoon.doubled:
            found.append(Refusal("FW-5.14", "team-doubled", team=team_name(team)))
    if commander(state, number) is None:
        found.append(Refusal("FW-11.2", "no-commander-here", platoon=name))
    return together(found)


def check_assault(state: State, seat: int, move: Run) -> Refusal | None:
    """FW-11.2 to FW-11.6, FW-11.22 to FW-11.24: may this platoon charge so?"""
    refusal = check_platoon(state, seat, move.platoon)
    if refusal is not None:
        return refusal
    if not 1 <= move.target <= len(state.platoons) or state.platoon(move.target).side == seat:
        return Refusal("FW-11.3", "no-enemy-platoon", n=move.target)
    if move.target not in charge_targets(state, move.platoon):
        name = platoon_name(state.platoon(move.target))
        return Refusal("FW-11.3", "not-in-charge-reach", platoon=name)
    return check_charges(state, move.platoon, move.target, move.legs, False)


def frightens(state: State, number: int, target: int) -> bool:
    """FW-11.3: an armoured tank of the target on the table asks for a motivation test."""
    if not state.field.switches[TANK_TERROR_FOR_TANKS] and armoured_only(state, number):
        return False
    for team in state.standing(target):
        if team.type.kind == TANK and team.type.armoured:
            return True
    return False


def run_in(state: State, legs: list[Leg], fate: Fate, told: Told) -> None:
    """FW-11.4: bogging checks apply, allowances do not."""
    headings = {leg.team: state.team(leg.team).heading for leg in legs}
    for leg in sorted(legs, key=_team_of):
        team = state.team(leg.team)
        path = inches(leg.path)
        way = walk_out(state, team, path, False)
        way.end, way.free, way.cut = lengths(path)[-1], 0.0, False
        walk_with_checks(state, team, path, way, charge_heading(team, leg), "FW-11.4", fate, told)
    make_room(state, {leg.team: inches(leg.path) for leg in legs}, headings, [])


def _team_of(leg: Leg) -> int:
    return leg.team


def put_teams(state: State, move: Placing) -> int:
    """FW-2.12: teams move to the poses they are given; it counts as a move. Return how many."""
    moved = 0
    for pose in move.poses:
        team = state.team(pose.team)
        if (team.x, team.y) != (pose.x, pose.y):
            team.set(MOVED)
            team.clear(DUG_IN)
            moved += 1
        team.put(pose.x, pose.y, pose.heading)
    return moved
