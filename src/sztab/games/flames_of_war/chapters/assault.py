"""FW-11: assaults, stage by stage."""

from math import sqrt
from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.command import (
    commander,
)
from sztab.games.flames_of_war.chapters.contact import (
    CAVALRY_REACH,
    CHARGE_REACH,
    armoured_only,
    may_charge,
    touches_platoon,
)
from sztab.games.flames_of_war.chapters.faults import together
from sztab.games.flames_of_war.chapters.ground import (
    building_of,
    on_table,
    opening_distance,
    overlapped,
)
from sztab.games.flames_of_war.chapters.movement import make_room, walk_with_checks
from sztab.games.flames_of_war.chapters.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.orders import began, walk_out
from sztab.games.flames_of_war.chapters.paths import (
    ENTERS_CLOSED,
    NO_OPENING,
    inches,
    lengths,
    path_distance,
    point_at,
)
from sztab.games.flames_of_war.chapters.standing import wall_fault
from sztab.games.flames_of_war.geometry import (
    ADJACENT,
    EPS,
    FAR,
    Box,
    canonical,
    distance,
    heading_to,
    lower_bound,
    nearer,
    nearest_points,
    within,
)
from sztab.games.flames_of_war.moves import (
    NO_HEADING,
    Leg,
    Placing,
    Run,
)
from sztab.games.flames_of_war.state import (
    ASSAULTED,
    CAVALRY,
    CAVALRY_CHARGE_FROM_8,
    DUG_IN,
    EYES_USED,
    FIGHTING,
    MOVED,
    ON_TABLE,
    RECOVERING,
    SHOT_FULL,
    TANK,
    TANK_TERROR_FOR_TANKS,
    Opening,
    State,
    Team,
)

OTHERS: Final = 2.0  # FW-11.6


# --- who may do what -----------------------------------------------------------------------------


def can_go(team: Team) -> bool:
    """FW-11.23: guns, transports, bogged and bailed-out teams stay."""
    return team.operational and may_charge(team)


def reach_of(team: Team) -> float:
    """FW-11.4: how far a team charges."""
    return CAVALRY_REACH if team.type.kind == CAVALRY else CHARGE_REACH


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


def charge_pairs(state: State, number: int, target: int) -> list[tuple[int, int]]:
    """FW-11.3, FW-11.22: pairs of teams near enough when the Movement step ended."""
    found: list[tuple[int, int]] = []
    longer = state.field.switches[CAVALRY_CHARGE_FROM_8]
    for team in state.teams:
        if (team.joined or team.platoon) != number or not may_charge(team):
            continue
        if not _was_there(state, team):
            continue
        reach = reach_of(team) if longer else CHARGE_REACH
        mine = began(state, team)
        for enemy in state.teams:
            if (enemy.joined or enemy.platoon) != target or not _was_there(state, enemy):
                continue
            other = began(state, enemy)
            if lower_bound(mine, other) <= reach + 1.0 and within(distance(mine, other), reach):
                found.append((team.id, enemy.id))
    return found


def _was_there(state: State, team: Team) -> bool:
    at = 3 * (team.id - 1) + 2
    if at < len(state.snapshot):
        return state.snapshot[at] >= 0
    return team.place == ON_TABLE


def charge_targets(state: State, number: int) -> list[int]:
    """Section 19.3: the enemy platoons that FW-11.3 allows."""
    side = state.platoon(number).side
    return [
        platoon.number
        for platoon in state.platoons
        if platoon.side != side
        and platoon.where == FIGHTING
        and state.standing(platoon.number)
        and charge_pairs(state, number, platoon.number)
    ]


# --- stages 1 and 2: the charge ------------------------------------------------------------------


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


def check_charges(
    state: State, number: int, target: int, legs: tuple[Leg, ...], countering: bool
) -> Refusal | None:
    """FW-11.4 to FW-11.6, FW-11.5, FW-11.23, FW-11.24, FW-11.29: the moves of a charge."""
    trial = state.copy()
    found: list[Refusal] = []
    going: list[int] = []
    for leg in legs:
        if not 1 <= leg.team <= len(state.teams):
            return Refusal("FW-2.9", "no-such-team", n=leg.team)
        team = trial.team(leg.team)
        refusal = _check_charger(trial, team, number, target, leg, countering)
        if refusal is not None:
            found.append(refusal)
            continue
        going.append(leg.team)
        team.put(leg.path[-2], leg.path[-1], charge_heading(team, leg))
    for id in going:
        team, before = trial.team(id), state.team(id)
        refusal = _check_charge_end(trial, state, team, before, target)
        if refusal is not None:
            found.append(refusal)
    if found:
        return together(found)
    if countering and not any(
        touches_platoon(trial, team, target) for team in trial.standing(number)
    ):
        return Refusal("FW-11.29", "no-contact")
    for team in trial.standing(number):
        if not can_go(team) or touches_platoon(trial, team, target):
            continue
        if _could_go_in(trial, state.team(team.id), team, target, countering):
            found.append(Refusal("FW-11.24", "must-go-in", team=team_name(team)))
    return together(found)


def spent_rule(team: Team) -> str:
    """The rule by which a team has done enough this turn to charge; "" if it may."""
    if team.has(EYES_USED):
        return "FW-15.2"
    if team.has(RECOVERING):
        return "FW-6.18"
    return "FW-11.2" if team.has(ASSAULTED) else ""


def watched(state: State, side: int, x: float, y: float) -> bool:
    """FW-11.28: whether an enemy is adjacent to the opening at a point of a wall."""
    for building in state.field.buildings:
        for opening in building.openings:
            dx, dy = x - opening.x, y - opening.y
            if sqrt(dx * dx + dy * dy) <= opening.width / 2.0 + EPS:
                return is_watched(state, side, opening)
    return False


def is_watched(state: State, side: int, opening: Opening) -> bool:
    """FW-11.28: whether an enemy team is adjacent to an opening."""
    for enemy in state.enemies(side):
        if opening_distance(opening, enemy.box) <= ADJACENT:
            return True
    return False


def charge_heading(team: Team, leg: Leg) -> int:
    """The heading at the end of a charge: as given, else ahead."""
    if leg.heading != NO_HEADING:
        return leg.heading
    dx, dy = leg.path[-2] - leg.path[-4], leg.path[-1] - leg.path[-3]
    return heading_to(float(dx), float(dy)) if dx or dy else team.heading


def _check_charger(
    state: State, team: Team, number: int, target: int, leg: Leg, countering: bool
) -> Refusal | None:
    name = team_name(team)
    if (team.joined or team.platoon) != number or not can_go(team):
        return Refusal("FW-11.23", "may-not-charge", team=name)
    rule = spent_rule(team)
    if rule and not countering:
        return Refusal(rule, "may-not-charge", team=name)
    if not leg.path or leg.mount or leg.leave or leg.double:
        return Refusal("FW-11.23", "charge-is-a-path", team=name)
    if leg.path[0] != team.x or leg.path[1] != team.y:
        return Refusal("FW-1.8", "charge-from-here", team=name)
    if countering and touches_platoon(state, team, target):
        return Refusal("FW-11.29", "stays-in-contact", team=name)
    path = inches(leg.path)
    way = walk_out(state, team, path, False)
    if not within(lengths(path)[-1] - way.free, reach_of(team)):  # FW-6.25: from the opening on
        return Refusal("FW-11.23", "charge-too-far", team=name)
    if way.fault in (ENTERS_CLOSED, NO_OPENING):
        return Refusal("FW-11.23", "charge-closed", team=name)
    if countering and way.free > 0.0:
        x, y = point_at(path, way.free)
        if watched(state, team.side, x, y):
            return Refusal("FW-11.28", "opening-watched", team=name)
    for enemy in state.enemies(team.side):
        if (enemy.joined or enemy.platoon) == target:
            continue
        start = distance(team.box, enemy.box)
        if nearer(path_distance(path, FAR, enemy.box), min(OTHERS, start)):
            return Refusal("FW-11.6", "charge-near-others", team=name)
    return None


def _check_charge_end(
    trial: State, state: State, team: Team, before: Team, target: int
) -> Refusal | None:
    name = team_name(team)
    if not on_table(trial.field, team.box) or wall_fault(trial, team, True):
        return Refusal("FW-1.5", "no-room-there", team=name)
    if overlapped(trial, team, team.box):
        return Refusal("FW-1.5", "no-room-there", team=name)
    for enemy in trial.enemies(team.side):
        other = (enemy.joined or enemy.platoon) != target
        if other and nearer(
            distance(team.box, enemy.box), min(OTHERS, distance(before.box, enemy.box))
        ):
            return Refusal("FW-11.6", "charge-near-others", team=name)
    if touches_platoon(trial, team, target):
        return None
    if to_platoon(trial, team.box, target) >= to_platoon(state, before.box, target) - EPS:
        return Refusal("FW-11.4", "charge-towards", team=name)
    return None


def to_platoon(state: State, box: Box, number: int) -> float:
    """How far a footprint is from the nearest team of a platoon."""
    best = FAR
    for team in state.standing(number):
        best = min(best, distance(box, team.box))
    return best


def _could_go_in(trial: State, before: Team, team: Team, target: int, countering: bool) -> bool:
    """FW-11.24: whether a team left out could have gone straight into contact."""
    kept = (team.x, team.y, team.heading)
    try_box = team.box
    found = False
    for enemy in trial.standing(target):
        if building_of(trial, enemy) >= 0 or found:
            continue
        if lower_bound(before.box, enemy.box) > reach_of(team):
            continue
        if not within(distance(before.box, enemy.box), reach_of(team)):
            continue
        ax, ay, bx, by = nearest_points(before.box, enemy.box)
        x, y = canonical(before.box.x + bx - ax), canonical(before.box.y + by - ay)
        leg = Leg(team.id, (before.x, before.y, x, y), before.heading)
        team.put(before.x, before.y, before.heading)
        number = team.joined or team.platoon
        if _check_charger(trial, team, number, target, leg, countering) is None:
            team.put(x, y, before.heading)
            found = (
                on_table(trial.field, team.box)
                and not overlapped(trial, team, team.box)
                and not wall_fault(trial, team, True)
                and touches_platoon(trial, team, target)
            )
    team.put(*kept)
    team.box = try_box
    return found


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
