"""FW-11.3 to FW-11.7: who may charge whom, and each team's way into contact."""

from math import sqrt
from typing import Final

from sztab.core.said import Refusal
from sztab.games.flames_of_war.chapters.c00_conventions.faults import together
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import (
    building_of,
    on_table,
    opening_distance,
    overlapped,
)
from sztab.games.flames_of_war.chapters.c05_movement.paths import ENTERS_CLOSED, NO_OPENING
from sztab.games.flames_of_war.chapters.c05_movement.standing import wall_fault
from sztab.games.flames_of_war.chapters.c06_transport.walls import began, walk_out
from sztab.games.flames_of_war.chapters.c11_assault.contact import (
    CAVALRY_REACH,
    CHARGE_REACH,
    may_charge,
    touches_platoon,
)
from sztab.games.flames_of_war.geometry.footprints import (
    Box,
    distance,
    is_within,
    lower_bound,
    nearest_points,
)
from sztab.games.flames_of_war.geometry.measure import (
    ADJACENT,
    EPS,
    FAR,
    canonical,
    heading_to,
    nearer,
    within,
)
from sztab.games.flames_of_war.geometry.ways import inches, lengths, path_distance, point_at
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Opening
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ASSAULTED,
    CAVALRY,
    CAVALRY_CHARGE_FROM_8,
    EYES_USED,
    FIGHTING,
    ON_TABLE,
    RECOVERING,
)
from sztab.games.flames_of_war.writing.clauses import NO_HEADING, Leg

OTHERS: Final = 2.0  # FW-11.6


def can_go(team: Team) -> bool:
    """FW-11.23: guns, transports, bogged and bailed-out teams stay."""
    return team.operational and may_charge(team)


def reach_of(team: Team) -> float:
    """FW-11.4: how far a team charges."""
    return CAVALRY_REACH if team.type.kind == CAVALRY else CHARGE_REACH


def _chargers(state: State, number: int) -> list[tuple[Team, float]]:
    """FW-11.3, FW-11.22: the teams of a platoon that may charge, and how far."""
    longer = state.field.switches[CAVALRY_CHARGE_FROM_8]
    return [
        (team, reach_of(team) if longer else CHARGE_REACH)
        for team in state.teams
        if (team.joined or team.platoon) == number and may_charge(team) and _was_there(state, team)
    ]


def charge_pairs(state: State, number: int, target: int) -> list[tuple[int, int]]:
    """FW-11.3, FW-11.22: pairs of teams near enough when the Movement step ended."""
    found: list[tuple[int, int]] = []
    for team, reach in _chargers(state, number):
        mine = began(state, team)
        for enemy in state.teams:
            if (enemy.joined or enemy.platoon) != target or not _was_there(state, enemy):
                continue
            if is_within(mine, began(state, enemy), reach):
                found.append((team.id, enemy.id))
    return found


def _was_there(state: State, team: Team) -> bool:
    at = 3 * (team.id - 1) + 2
    if at < len(state.snapshot):
        return state.snapshot[at] >= 0
    return team.place == ON_TABLE


def charge_targets(state: State, number: int) -> list[int]:
    """Section 19.3: the enemy platoons that FW-11.3 allows."""
    found: set[int] = set()
    standing: set[int] = set()
    for team, reach in _chargers(state, number):
        mine = began(state, team)
        for enemy in state.teams:
            if enemy.side == team.side:
                continue
            platoon = enemy.joined or enemy.platoon
            if enemy.place == ON_TABLE:
                standing.add(platoon)
            if platoon in found or not _was_there(state, enemy):
                continue
            if is_within(mine, began(state, enemy), reach):
                found.add(platoon)
    return sorted(
        [one for one in found if one in standing and state.platoon(one).where == FIGHTING]
    )


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
