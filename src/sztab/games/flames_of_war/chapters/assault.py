"""FW-11: assaults, stage by stage."""

from math import sqrt
from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.command import (
    can_be_pinned,
    commander,
    pin,
    skill_number,
)
from sztab.games.flames_of_war.chapters.ground import at_opening, building_of, on_table, overlapped
from sztab.games.flames_of_war.chapters.movement import make_room, walk_with_checks
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name, team_name
from sztab.games.flames_of_war.chapters.orders import (
    began,
    inches,
    path_distance,
    walk_out,
    wall_fault,
)
from sztab.games.flames_of_war.chapters.paths import ENTERS_CLOSED, NO_OPENING, lengths
from sztab.games.flames_of_war.chapters.results import bail_out, destroy, remove
from sztab.games.flames_of_war.chapters.shooting import (
    check_fire,
    has_main_gun,
    has_room,
    legal_targets,
    silent_rule,
)
from sztab.games.flames_of_war.geometry import (
    ADJACENT,
    CONTACT,
    EPS,
    FAR,
    Box,
    canonical,
    cosine,
    distance,
    heading_to,
    inside_box,
    lower_bound,
    nearer,
    nearest_points,
    outline_to_box,
    sine,
    within,
)
from sztab.games.flames_of_war.moves import (
    BREAK_OFF,
    CONSOLIDATE,
    DEFEND,
    NO_HEADING,
    Fire,
    Leg,
    Line,
    Placing,
    Pose,
    Run,
)
from sztab.games.flames_of_war.state import (
    ASSAULTED,
    BAILED_OUT,
    BOGGED,
    CAVALRY,
    CAVALRY_CHARGE_FROM_8,
    DEFENDER_BREAKTHROUGH,
    DESTROYED,
    DUG_IN,
    FIGHTING,
    GUN,
    INFANTRY,
    MOVED,
    ON_TABLE,
    SHOT_FULL,
    TANK,
    TANK_TERROR_FOR_TANKS,
    State,
    Team,
)

CHARGE_REACH: Final = 4.0  # FW-11.4
CAVALRY_REACH: Final = 8.0
STRIKE_REACH: Final = 2.0  # FW-11.10
CLEAR_OF: Final = 4.0  # FW-11.15, FW-11.18
OTHERS: Final = 2.0  # FW-11.6
SENT_BACK: Final = 5  # FW-11.9
EXCHANGES: Final = 10  # FW-11.21
BARE_HANDS: Final = 2  # FW-11.13


# --- who may do what -----------------------------------------------------------------------------


def may_charge(team: Team) -> bool:
    """FW-11.1: infantry, cavalry and armoured tanks."""
    if team.type.kind == TANK:
        return team.type.armoured
    return team.type.kind in (INFANTRY, CAVALRY)


def may_fight(team: Team) -> bool:
    """FW-11.1: who may charge, and guns."""
    return may_charge(team) or team.type.kind == GUN


def reach_of(team: Team) -> float:
    """FW-11.4: how far a team charges."""
    return CAVALRY_REACH if team.type.kind == CAVALRY else CHARGE_REACH


def armoured_only(state: State, number: int) -> bool:
    """FW-10.2: a platoon of armoured vehicles only."""
    return not any(not team.type.armoured for team in state.members(number))


def check_platoon(state: State, seat: int, number: int) -> Refusal | None:
    """FW-11.2: may this platoon assault at all?"""
    if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
        return Refusal("FW-2.9", "no-such-platoon", n=number)
    platoon = state.platoon(number)
    name = platoon_name(platoon)
    if platoon.where != FIGHTING or platoon.acted:
        return Refusal("FW-11.2", "has-assaulted", platoon=name)
    if platoon.doubled:
        return Refusal("FW-5.14", "platoon-doubled", platoon=name)
    if platoon.pinned and not armoured_only(state, number):
        return Refusal("FW-11.2", "pinned-no-assault", platoon=name)
    for team in state.members(number):
        if team.has(SHOT_FULL):
            return Refusal("FW-7.13", "shot-full", team=team_name(team))
    if commander(state, number) is None:
        return Refusal("FW-11.2", "no-commander-here", platoon=name)
    return None


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


# --- contact -------------------------------------------------------------------------------------

APART: Final = 0
NEAR: Final = 1
TOUCHING: Final = 2


def contact(state: State, one: Team, other: Team) -> int:
    """FW-1.6, FW-11.10, FW-11.28: in contact, within 2", or neither; walls keep teams apart."""
    inside, there = building_of(state, one), building_of(state, other)
    if inside != there:
        if inside >= 0 and there >= 0:
            return APART
        within_it, outside = (one, other) if inside >= 0 else (other, one)
        building = state.field.buildings[max(inside, there)]
        if at_opening(building, outside.box):
            return TOUCHING
        breaker = outside.type.armoured and outside.type.very_difficult == 1
        if breaker and outline_to_box(building.outline, outside.box) <= ADJACENT:
            return TOUCHING
        return APART if within_it is not outside else TOUCHING
    if lower_bound(one.box, other.box) > STRIKE_REACH + EPS:
        return APART
    gap = distance(one.box, other.box)
    if gap <= CONTACT:
        return TOUCHING
    return NEAR if within(gap, STRIKE_REACH) else APART


def touches_platoon(state: State, team: Team, number: int) -> bool:
    """Whether a team is in contact with a platoon."""
    for other in state.standing(number):
        if contact(state, team, other) == TOUCHING:
            return True
    return False


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
    for leg in legs:
        if not 1 <= leg.team <= len(state.teams):
            return Refusal("FW-2.9", "no-such-team", n=leg.team)
        team = trial.team(leg.team)
        refusal = _check_charger(trial, team, number, target, leg, countering)
        if refusal is not None:
            return refusal
        team.put(leg.path[-2], leg.path[-1], charge_heading(team, leg))
    for leg in legs:
        team, before = trial.team(leg.team), state.team(leg.team)
        refusal = _check_charge_end(trial, state, team, before, target)
        if refusal is not None:
            return refusal
    if countering and not any(
        touches_platoon(trial, team, target) for team in trial.standing(number)
    ):
        return Refusal("FW-11.29", "no-contact")
    for team in trial.standing(number):
        if not can_go(team) or touches_platoon(trial, team, target):
            continue
        if _could_go_in(trial, state.team(team.id), team, target):
            return Refusal("FW-11.24", "must-go-in", team=team_name(team))
    return None


def can_go(team: Team) -> bool:
    """FW-11.23: guns, transports, bogged and bailed-out teams stay."""
    return team.operational and may_charge(team)


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
    if not leg.path or leg.mount or leg.leave or leg.double:
        return Refusal("FW-11.23", "charge-is-a-path", team=name)
    if leg.path[0] != team.x or leg.path[1] != team.y:
        return Refusal("FW-1.8", "charge-from-here", team=name)
    if countering and touches_platoon(state, team, target):
        return Refusal("FW-11.29", "stays-in-contact", team=name)
    path = inches(leg.path)
    if not within(lengths(path)[-1], reach_of(team)):
        return Refusal("FW-11.23", "charge-too-far", team=name)
    if walk_out(state, team, path, False).fault in (ENTERS_CLOSED, NO_OPENING):
        return Refusal("FW-11.23", "charge-closed", team=name)
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
    if _to_platoon(trial, team.box, target) >= _to_platoon(state, before.box, target) - EPS:
        return Refusal("FW-11.4", "charge-towards", team=name)
    return None


def _to_platoon(state: State, box: Box, number: int) -> float:
    best = FAR
    for team in state.standing(number):
        best = min(best, distance(box, team.box))
    return best


def _could_go_in(trial: State, before: Team, team: Team, target: int) -> bool:
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
        if _check_charger(trial, team, team.joined or team.platoon, target, leg, False) is None:
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


# --- stage 3: defensive fire ---------------------------------------------------------------------


def defenders(state: State, attacker: int, target: int) -> list[Team]:
    """FW-11.8, FW-11.26: who may fire: the target, and platoons near a team that is contacted."""
    charged = [
        team
        for team in state.standing(target)
        if any(contact(state, other, team) == TOUCHING for other in state.standing(attacker))
    ]
    side = state.platoon(target).side
    found: list[Team] = []
    for platoon in state.platoons:
        if platoon.side != side or platoon.disengaged or platoon.where != FIGHTING:
            continue
        near = platoon.number == target
        for team in state.standing(platoon.number):
            for other in charged:
                near = near or within(distance(team.box, other.box), CLEAR_OF)
        if near:
            found += [team for team in state.standing(platoon.number) if team.operational]
    return [team for team in found if _to_platoon(state, team.box, attacker) <= 16.0 + EPS]


def default_defence(state: State, attacker: int, target: int, silent: int) -> Fire:
    """FW-11.26: every eligible team fires all it can."""
    lines: list[Line] = []
    eligible = [
        team
        for team in defenders(state, attacker, target)
        if (team.joined or team.platoon) != silent
    ]
    firing = [team.id for team in eligible]
    for team in eligible:
        for weapon in range(len(team.type.weapons)):
            if silent_rule(state, team, weapon, True):
                continue
            line = Line(team.id, weapon, attacker)
            targets = legal_targets(state, line, firing, False)
            if targets and has_room(state, line, targets):
                lines.append(line)
    return Fire(DEFEND, 0, tuple(lines))


def check_defence(state: State, args: list[int], move: Fire) -> Refusal | None:
    """FW-11.8, FW-11.26: only teams that may fire, only at the attackers."""
    silent = args[3] if len(args) > 3 else 0
    allowed = [
        team.id
        for team in defenders(state, args[1], args[2])
        if (team.joined or team.platoon) != silent
    ]
    for line in move.lines:
        if line.team not in allowed:
            return Refusal("FW-11.8", "may-not-defend", n=line.team)
    return check_fire(state, args[0], move, args[1])


def after_defence(state: State, attacker: int, target: int, told: Told | None) -> None:
    """FW-11.9, FW-11.25: five hits send the attackers back; else stage 4 follows."""
    platoon = state.platoon(attacker)
    if not state.standing(attacker):
        agenda.push(state, agenda.END_ASSAULT, [attacker, target, target])
    elif platoon.worst >= SENT_BACK and can_be_pinned(state, attacker):
        if told is not None:
            told.tell("FW-11.9", "sent-back", platoon=platoon_name(platoon))
        pin(state, attacker, "FW-11.9", told)
        for team in state.standing(attacker):
            _go_back(state, team)
    elif platoon.worst >= SENT_BACK and platoon.independent and not armoured_only(state, attacker):
        for team in state.standing(attacker):
            _go_back(state, team)
    else:
        agenda.push(state, agenda.STRIKE, [attacker, target, attacker, target, 0])


def _go_back(state: State, team: Team) -> None:
    """FW-11.27: to the start pose, or the nearest free one within 2" of it."""
    if team.has(BOGGED):
        return
    x, y, heading = team.start_x, team.start_y, team.start_heading
    for ring in range(9):
        for step in range(24 if ring else 1):
            dx = cosine(150 * step) * ring * 0.25
            dy = sine(150 * step) * ring * 0.25
            px, py = x + canonical(dx), y + canonical(dy)
            box = team.box_at(px, py, heading)
            if on_table(state.field, box) and not overlapped(state, team, box):
                team.put(px, py, heading)
                return


# --- stages 4 and 5: hit and effect --------------------------------------------------------------


def assault_rating(team: Team) -> int:
    """FW-11.13, FW-2.11: tank assault, main gun, or bare hands."""
    if team.type.tank_assault:
        return team.type.tank_assault
    if team.type.kind == TANK and team.type.weapons:
        return team.type.weapons[0].anti_tank if has_main_gun(team) else _machine_gun(team)
    return BARE_HANDS


def _machine_gun(team: Team) -> int:
    return team.type.weapons[0].anti_tank


def strike(state: State, args: list[int], fate: Fate, told: Told | None) -> None:
    """FW-11.10 to FW-11.13: one skill test per team, hits spread, and their effect."""
    striker, struck = args[0], args[1]
    needed = skill_number(state, striker)
    hits: list[tuple[int, int]] = []  # team that hits, rating
    for team in state.standing(striker):
        if not team.operational or not may_fight(team):
            continue
        if not any(contact(state, team, other) for other in state.standing(struck)):
            continue
        die = fate.die()
        if told is not None:
            told.tell("FW-11.10", "strikes", team=team_name(team), die=die, needed=needed)
        if die >= needed:
            hits.append((team.id, assault_rating(team)))
    taken: dict[int, list[int]] = {}
    for id, rating in hits:
        victim = _victim(state, state.team(id), struck, taken)
        if victim:
            taken.setdefault(victim, []).append(rating)
    count = sum([len(ratings) for ratings in taken.values()])
    state.platoon(struck).hits += count
    agenda.push(state, agenda.WON, [*args, count])
    places: list[int] = []
    for id in sorted(taken):
        team = state.team(id)
        for rating in sorted(taken[id], reverse=True):
            if team.place == ON_TABLE:
                _effect(state, team, rating, fate, told)
        if team.place == DESTROYED:
            places += [team.x, team.y]
    if places and sheltered(state, args, places):
        agenda.push(state, agenda.ASK_BREAK_IN, [state.platoon(striker).side, *args, *places])


def _victim(state: State, team: Team, struck: int, taken: dict[int, list[int]]) -> int:
    """FW-11.11: teams in contact first, by even spread, then by number."""
    best, rank = 0, (0, 0)
    for other in state.standing(struck):
        near = contact(state, team, other)
        if not near:
            continue
        mine = (len(taken.get(other.id, [])), -near)
        if not best or (-mine[1], -mine[0]) > (-rank[1], -rank[0]):
            best, rank = other.id, mine
    return best


def _effect(state: State, team: Team, rating: int, fate: Fate, told: Told | None) -> None:
    """FW-11.12: no save but for armour, which adds its top to a die."""
    if not team.type.armoured:
        destroy(state, team, fate, "FW-11.12", told)
        return
    die = fate.die()
    total = die + team.type.armour[2]
    if told is not None:
        told.tell(
            "FW-11.12", "top-armour", team=team_name(team), die=die, total=total, rating=rating
        )
    if total < rating:
        destroy(state, team, fate, "FW-11.12", told)
    elif total == rating:
        if team.flags & (BAILED_OUT | BOGGED):
            testing.test(state, testing.STAY_IN, team.joined or team.platoon, team.id)
        else:
            bail_out(state, team, told)


def sheltered(state: State, args: list[int], places: list[int]) -> bool:
    """FW-11.14: whether a team fell in a building or behind a linear obstacle."""
    for at in range(0, len(places), 2):
        x, y = places[at] / 1000.0, places[at + 1] / 1000.0
        for building in state.field.buildings:
            if building.outline.holds(x, y):
                return True
        for line in state.field.lines:
            for team in state.standing(args[0]):
                if line.outline.crossed(team.box.x, team.box.y, x, y):
                    return True
    return False


def check_break_in(state: State, args: list[int], move: Placing) -> Refusal | None:
    """FW-11.31: onto the places of the fallen, at most 4" away, one team to each."""
    striker, places = args[1], args[6:]
    trial = state.copy()
    used: list[int] = []
    for pose in move.poses:
        if not 1 <= pose.team <= len(state.teams):
            return Refusal("FW-2.9", "no-such-team", n=pose.team)
        team = trial.team(pose.team)
        name = team_name(team)
        if (team.joined or team.platoon) != striker or not can_go(team):
            return Refusal("FW-11.31", "may-not-break-in", team=name)
        spot = -1
        for at in range(0, len(places), 2):
            if (places[at], places[at + 1]) == (pose.x, pose.y) and at not in used:
                spot = at
        dx, dy = (pose.x - team.x) / 1000.0, (pose.y - team.y) / 1000.0
        if spot < 0 or not within(sqrt(dx * dx + dy * dy), CHARGE_REACH):
            return Refusal("FW-11.31", "not-a-place", team=name)
        used.append(spot)
        team.put(pose.x, pose.y, pose.heading)
        if not on_table(trial.field, team.box) or overlapped(trial, team, team.box):
            return Refusal("FW-11.31", "no-room-there", team=name)
    return None


def put_teams(state: State, move: Placing, told: Told | None) -> None:
    """Teams move to the poses they are given; it counts as a move (FW-2.12)."""
    for pose in move.poses:
        team = state.team(pose.team)
        if (team.x, team.y) != (pose.x, pose.y):
            team.set(MOVED)
            team.clear(DUG_IN)
        team.put(pose.x, pose.y, pose.heading)


# --- stages 7 and 8 ------------------------------------------------------------------------------


def won(state: State, args: list[int], told: Told | None) -> None:
    """FW-11.15, FW-11.16, FW-11.21: has the striking side won? If not, the struck side answers."""
    striker, struck, attacker, target, exchanges, count = args
    rest = [team for team in state.standing(struck) if team.operational]
    own = state.standing(striker)
    if not any(_within_four(state, team, other) for team in own for other in rest):
        agenda.push(state, agenda.END_ASSAULT, [attacker, target, striker])
        return
    stage = [striker, struck, attacker, target, exchanges + 1]
    side = state.platoon(struck).side
    if exchanges + 1 >= EXCHANGES:
        if told is not None:
            told.tell("FW-11.21", "exhausted", platoon=platoon_name(state.platoon(attacker)))
        tired = [state.platoon(attacker).side, target, attacker, attacker, target, EXCHANGES, 0]
        agenda.push(state, agenda.ASK_REACT, tired)
        return
    if count:
        testing.test(state, testing.STAND, struck, 0, *stage)
    elif frightens(state, struck, striker) and commander(state, struck) is not None:
        agenda.push(state, agenda.ASK_INTENT, [side, *stage])
    else:
        ask_reaction(state, stage, True)


def _within_four(state: State, one: Team, other: Team) -> bool:
    return contact(state, one, other) == TOUCHING or within(distance(one.box, other.box), CLEAR_OF)


def ask_reaction(state: State, stage: list[int], free: bool) -> None:
    """FW-11.16, FW-10.14: counterattack or break off; after a failed test only break off."""
    struck = stage[1]
    may = int(free and commander(state, struck) is not None)
    agenda.push(state, agenda.ASK_REACT, [state.platoon(struck).side, *stage, may])


def counterattack(state: State, args: list[int], move: Run, fate: Fate, told: Told | None) -> None:
    """FW-11.17, FW-11.29: the struck side goes in, and strikes in its turn."""
    striker, struck, attacker, target, exchanges = args[1:6]
    if told is not None:
        told.tell("FW-11.17", "counterattacks", platoon=platoon_name(state.platoon(struck)))
    run_in(state, list(move.legs), fate, told)
    agenda.push(state, agenda.STRIKE, [struck, striker, attacker, target, exchanges])


# --- breaking off and consolidating --------------------------------------------------------------


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
