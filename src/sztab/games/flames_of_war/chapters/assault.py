"""FW-11: assaults, stage by stage."""

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.charging import (
    charge_heading,
    charge_targets,
    check_charges,
)
from sztab.games.flames_of_war.chapters.command import commander
from sztab.games.flames_of_war.chapters.contact import armoured_only, touches_platoon
from sztab.games.flames_of_war.chapters.faults import together
from sztab.games.flames_of_war.chapters.movement import make_room, walk_with_checks
from sztab.games.flames_of_war.chapters.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.walls import walk_out
from sztab.games.flames_of_war.clauses import Leg
from sztab.games.flames_of_war.geometry.ways import inches, lengths
from sztab.games.flames_of_war.moves import Placing, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    ASSAULTED,
    DUG_IN,
    FIGHTING,
    MOVED,
    SHOT_FULL,
    TANK,
    TANK_TERROR_FOR_TANKS,
)


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
        return Refusal("FW-7.7", "no-enemy-platoon", n=move.target)
    if move.target not in charge_targets(state, move.platoon):
        return Refusal("FW-11.3", "not-in-charge-reach", n=move.target)
    return check_charges(state, move.platoon, move.target, move.legs, False)


def begin(state: State, move: Run, told: Told | None) -> None:
    """FW-11.3: the platoon names its target; tanks must first be dared."""
    platoon = state.platoon(move.platoon)
    platoon.acted = True
    if told is not None:
        told.tell(
            "FW-11.3",
            "assaults",
            platoon=platoon_name(platoon),
            target=platoon_name(state.platoon(move.target)),
        )
    agenda.push(state, agenda.CHARGE, charge_args(move))
    if frightens(state, move.platoon, move.target):
        testing.test(state, testing.TERROR, move.platoon, 0)


def charge_args(move: Run) -> list[int]:
    """A charge as the numbers of its task: attacker, target, then team, heading, path by legs."""
    args = [move.platoon, move.target]
    for leg in move.legs:
        args += [leg.team, leg.heading, len(leg.path), *leg.path]
    return args


def _legs(args: list[int]) -> list[Leg]:
    legs: list[Leg] = []
    at = 2
    while at < len(args):
        end = at + 3 + args[at + 2]
        legs.append(Leg(args[at], tuple(args[at + 3 : end]), args[at + 1]))
        at = end
    return legs


def frightens(state: State, number: int, target: int) -> bool:
    """FW-11.3: an armoured tank of the target on the table asks for a motivation test."""
    if not state.field.switches[TANK_TERROR_FOR_TANKS] and armoured_only(state, number):
        return False
    for team in state.standing(target):
        if team.type.kind == TANK and team.type.armoured:
            return True
    return False


def charge(state: State, args: list[int], fate: Fate, told: Told | None) -> None:
    """FW-11.4, FW-11.7, FW-11.25: the teams go in; without contact the assault is over."""
    attacker, target = args[0], args[1]
    for platoon in (state.platoon(attacker), state.platoon(target)):
        platoon.worst = 0
        platoon.hits = 0
    for team in state.standing(attacker):
        team.start_x, team.start_y, team.start_heading = team.x, team.y, team.heading
        if team.side == state.side:
            team.set(ASSAULTED)
    run_in(state, _legs(args), fate, told)
    if any(touches_platoon(state, team, target) for team in state.standing(attacker)):
        agenda.push(state, agenda.DEFENSIVE_FIRE, [attacker, target])
    elif told is not None:
        told.tell("FW-11.25", "no-contact-made", platoon=platoon_name(state.platoon(attacker)))


def run_in(state: State, legs: list[Leg], fate: Fate, told: Told | None) -> None:
    """FW-11.4: bogging checks apply, allowances do not."""
    headings = {leg.team: state.team(leg.team).heading for leg in legs}
    for leg in sorted(legs, key=_team_of):
        team = state.team(leg.team)
        path = inches(leg.path)
        way = walk_out(state, team, path, False)
        way.end, way.free, way.cut = lengths(path)[-1], 0.0, False
        walk_with_checks(state, team, path, way, charge_heading(team, leg), "FW-11.4", fate, told)
    make_room(state, {leg.team: inches(leg.path) for leg in legs}, headings)


def _team_of(leg: Leg) -> int:
    return leg.team


def put_teams(state: State, move: Placing) -> None:
    """Teams move to the poses they are given; it counts as a move (FW-2.12)."""
    for pose in move.poses:
        team = state.team(pose.team)
        if (team.x, team.y) != (pose.x, pose.y):
            team.set(MOVED)
            team.clear(DUG_IN)
        team.put(pose.x, pose.y, pose.heading)
