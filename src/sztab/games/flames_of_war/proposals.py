"""Candidate moves for bots: good, legal, and never none.

A platoon is moved as a block: towards an objective, towards the enemy up to three inches, at
the double where nobody is near, or not at all. It shoots what it can hurt, charges what it reaches,
and bombards what its observers see.
"""

from math import sqrt
from random import Random
from typing import Final

from sztab.games.flames_of_war import agenda, engine
from sztab.games.flames_of_war.answers import default_answer
from sztab.games.flames_of_war.chapters.aircraft import SAFETY, check_strike, planes
from sztab.games.flames_of_war.chapters.artillery import directing_fault, guns_of, has_staff
from sztab.games.flames_of_war.chapters.assault import (
    can_go,
    charge_targets,
    check_charges,
    check_platoon,
    reach_of,
)
from sztab.games.flames_of_war.chapters.command import commander
from sztab.games.flames_of_war.chapters.deployment import (
    allowed,
    default_placing,
    row_order,
)
from sztab.games.flames_of_war.chapters.orders import entry_edge, faults_of_order
from sztab.games.flames_of_war.chapters.shooting import (
    best_aim,
    check_fire,
    legal_targets,
    silent_rule,
)
from sztab.games.flames_of_war.chapters.starting import may_call_aircraft
from sztab.games.flames_of_war.geometry import (
    FAR,
    canonical,
    cosine,
    distance,
    heading_to,
    nearest_points,
    sine,
)
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    AMBUSH_POSES,
    ASSAULT_RUN,
    CHANGE_TANK,
    COUNTERATTACK,
    DECLINE,
    DEPLOY,
    DISENGAGE,
    END_STEP,
    HIGH_EXPLOSIVE,
    INTENT,
    INTERCEPT,
    JOIN,
    REPEAT,
    SHOOT,
    SMOKE,
    YES,
    Bombard,
    Fire,
    Leg,
    Line,
    Move,
    Order,
    Plain,
    Run,
    Starting,
)
from sztab.games.flames_of_war.state import (
    AMBUSH,
    ARRIVING,
    ASSAULT,
    BAILED_OUT,
    BOGGED,
    FIGHTING,
    GUN,
    INFANTRY,
    MOVEMENT,
    ON_TABLE,
    SHOOTING,
    STARTING,
    Platoon,
    State,
    Team,
)

TURNS: Final = (0, 300, -300, 600, -600)  # tenths of a degree aside, where straight is barred
SHARES: Final = (1.0, 0.6, 0.3)  # of the allowance
STAND_OFF: Final = 3.0  # inches from the enemy: near enough to charge, far enough to be legal


def propose(state: State, seat: int, random: Random, k: int) -> list[Move]:
    """Up to *k* candidates, all legal; the rules' own default is always among the first."""
    question = agenda.asked(state)
    if question is not None:
        return _answers(state, seat, random)[:k]
    if state.step == STARTING:
        return _starting(state, seat)[:k]
    platoons = [p for p in state.platoons if p.side == seat and not p.acted]
    random.shuffle(platoons)
    found: list[Move] = []
    for platoon in platoons:
        if len(found) >= k - 1:
            break
        if state.step == MOVEMENT:
            found += orders(state, platoon, random)
        elif state.step == SHOOTING:
            found += fires(state, platoon, random)
        elif state.step == ASSAULT:
            found += assaults(state, platoon)
    found = found[: max(0, k - 1)]
    if not found or len(found) < k:
        found.append(Plain(END_STEP))
    return found


def _starting(state: State, seat: int) -> list[Move]:
    found: list[Move] = []
    if not state.started:
        found.append(Starting(None, None, None, may_call_aircraft(state)))
        for platoon in state.platoons:
            if platoon.side == seat and platoon.where == AMBUSH and not platoon.independent:
                placing = default_placing(state, platoon.number, AMBUSH_POSES, 0)
                if placing is not None:
                    found.append(placing)
    else:
        found.append(Plain(END_STEP))
    return found


# --- movement ------------------------------------------------------------------------------------


def orders(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """Good orders for one platoon: on towards its goal, into charge reach, dug in, or as it is."""
    if platoon.where == ARRIVING:
        order = arrival(state, platoon.number)
        return [order] if order is not None else []
    if platoon.where != FIGHTING:
        return []
    movers = [
        team
        for team in state.teams
        if team.platoon == platoon.number and team.place == ON_TABLE and _can_walk(team)
    ]
    found: list[Move] = []
    if movers and commander(state, platoon.number) is not None:
        goal = _goal(state, platoon, movers)
        if goal is not None:
            for double in (True, False):
                order = _towards(state, platoon, movers, goal, double)
                if order is not None:
                    found.append(order)
                    break
    diggers = any(
        team.type.kind in (INFANTRY, GUN) and not team.flags & (1 << 11) for team in movers
    )
    if diggers:
        order = Order(platoon.number, (), dig_in=True)
        if not faults_of_order(state, platoon.side, order):
            found.append(order)
    if not found or random.random() < 0.3:
        found.append(Order(platoon.number, ()))
    return found


def _can_walk(team: Team) -> bool:
    return not team.flags & (BOGGED | BAILED_OUT) and team.type.allowances[1] > 0.0


def _goal(state: State, platoon: Platoon, movers: list[Team]) -> tuple[float, float] | None:
    """The nearest objective that the side can take, or the nearest enemy."""
    lead = movers[0].box
    best, goal = FAR, None
    for objective in state.field.objectives:
        if objective.side == platoon.side:
            dx, dy = objective.x - lead.x, objective.y - lead.y
            far = sqrt(dx * dx + dy * dy)
            if 3.0 < far < best:
                best, goal = far, (objective.x, objective.y)
    for enemy in state.enemies(platoon.side):
        far = distance(lead, enemy.box) + (6.0 if goal is not None else 0.0)
        if STAND_OFF < far < best:
            best, goal = far, (enemy.box.x, enemy.box.y)
    return goal


def _towards(
    state: State,
    platoon: Platoon,
    movers: list[Team],
    goal: tuple[float, float],
    double: bool,
) -> Order | None:
    """All teams by one vector towards a goal, shorter or aside where the rules ask for it."""
    lead = movers[0].box
    ahead = heading_to(goal[0] - lead.x, goal[1] - lead.y)
    far = sqrt((goal[0] - lead.x) ** 2 + (goal[1] - lead.y) ** 2)
    reach = min([team.type.allowances[1] for team in movers]) * (2.0 if double else 1.0)
    nearest = FAR
    for enemy in state.enemies(platoon.side):
        for team in movers:
            nearest = min(nearest, distance(team.box, enemy.box))
    if double and nearest < 8.0 + reach:
        return None
    reach = min(reach, far)
    if not double and nearest > STAND_OFF:
        reach = min(reach, nearest - STAND_OFF)
    for share in SHARES:
        for turn in TURNS:
            heading = (ahead + turn) % 3600
            dx = canonical(share * reach * cosine(heading))
            dy = canonical(share * reach * sine(heading))
            if dx * dx + dy * dy < 250_000:
                continue
            legs = tuple(
                [
                    Leg(
                        team.id,
                        (team.x, team.y, team.x + dx, team.y + dy),
                        -1 if double else ahead,
                        double,
                    )
                    for team in movers
                ]
            )
            order = Order(platoon.number, legs)
            if not faults_of_order(state, platoon.side, order):
                return order
        if double:
            return None
    return None


def arrival(state: State, number: int) -> Order | None:
    """FW-16.13: a platoon comes on in a row from the entry edge."""
    side = state.platoon(number).side
    edge = entry_edge(state, side)
    inward = {"south": 900, "north": 2700, "west": 0, "east": 1800}[edge]
    along = edge in ("south", "north")
    high = state.field.width if along else state.field.height
    base = (
        0.0 if edge in ("south", "west") else (state.field.height if along else state.field.width)
    )
    start = 2.0
    while start < high - 4.0:
        legs: list[Leg] = []
        cursor = start
        for team in row_order(state, number):
            across = cursor + team.type.width / 2.0
            deep = team.type.length / 2.0 + 0.01
            depth = base + (deep if edge in ("south", "west") else -deep)
            first = (across, base) if along else (base, across)
            last = (across, depth) if along else (depth, across)
            path = [canonical(first[0]), canonical(first[1])]
            path += [canonical(last[0]), canonical(last[1])]
            legs.append(Leg(team.id, tuple(path), inward))
            cursor = across + team.type.width / 2.0 + 0.5
        order = Order(number, tuple(legs))
        if cursor < high and not faults_of_order(state, side, order):
            return order
        start += 3.0
    return None


# --- shooting ------------------------------------------------------------------------------------


def fires(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """Bombardments and direct fire of one platoon at what it can best hurt."""
    if platoon.where != FIGHTING:
        return []
    found: list[Move] = list(bombardments(state, platoon, random))
    fire = direct_fire(state, platoon)
    if fire is not None:
        found.append(fire)
    return found


def direct_fire(state: State, platoon: Platoon) -> Fire | None:
    """Every weapon at the platoon that it hurts most."""
    members = state.standing(platoon.number)
    firing = [team.id for team in members]
    lines: list[Line] = []
    for team in members:
        target = _best_target(state, team, firing)
        if not target:
            continue
        for weapon in range(len(team.type.weapons)):
            if silent_rule(state, team, weapon, False):
                continue
            line = Line(team.id, weapon, target)
            fire = Fire(SHOOT, platoon.number, (*lines, line))
            if check_fire(state, platoon.side, fire, 0) is None:
                lines.append(line)
    if not lines:
        return None
    fire = Fire(SHOOT, platoon.number, tuple(lines))
    return fire if check_fire(state, platoon.side, fire, 0) is None else None


def _best_target(state: State, team: Team, firing: list[int]) -> int:
    """The enemy platoon that a team's best weapon hurts most; 0 for none."""
    best, chosen = 0.0, 0
    for platoon in state.platoons:
        if platoon.side == team.side or platoon.where != FIGHTING:
            continue
        for weapon in range(len(team.type.weapons)):
            if silent_rule(state, team, weapon, False):
                continue
            line = Line(team.id, weapon, platoon.number)
            targets = legal_targets(state, line, firing, True)
            aim = best_aim(state, line, targets, 1, False)
            if aim is None or aim.needed > 6:
                continue
            worth = (7 - aim.needed) * _hurts(team, weapon, state.team(aim.target))
            if worth > best:
                best, chosen = worth, platoon.number
    return chosen


def _hurts(team: Team, weapon: int, target: Team) -> float:
    """How likely a hit is to tell, roughly."""
    arm = team.type.weapons[weapon]
    if not target.type.armoured:
        return arm.rof * (4.0 if target.type.kind == INFANTRY else 3.0)
    margin = arm.anti_tank - target.type.armour[0]
    return arm.rof * max(0.0, min(6.0, margin)) * 2.0


def bombardments(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """A repeat, high explosive or smoke on an enemy that somebody sees."""
    if not guns_of(state, platoon.number) or platoon.acted:
        return []
    found: list[Move] = []
    directors = [
        team
        for team in state.teams
        if team.side == platoon.side
        and team.present
        and not directing_fault(state, platoon.number, team)
    ]
    enemies = state.enemies(platoon.side)
    random.shuffle(enemies)
    modes = [HIGH_EXPLOSIVE, SMOKE] if random.random() < 0.1 else [HIGH_EXPLOSIVE]
    for director in directors[:3]:
        if has_staff(state, platoon.number):
            move = Bombard(platoon.number, director.id, 0, REPEAT)
            if engine.check(state, platoon.side, move) is None:
                found.append(move)
        for mode in modes:
            for enemy in enemies[:6]:
                move = Bombard(platoon.number, director.id, enemy.id, mode)
                if engine.check(state, platoon.side, move) is None:
                    found.append(move)
                    break
        if found:
            break
    return found


# --- assault -------------------------------------------------------------------------------------


def assaults(state: State, platoon: Platoon) -> list[Move]:
    """A charge on each platoon in reach, weak ones first."""
    if check_platoon(state, platoon.side, platoon.number) is not None:
        return []
    found: list[Move] = []
    for target in charge_targets(state, platoon.number):
        legs = charge(state, platoon.number, target, False)
        if legs is not None:
            run = Run(ASSAULT_RUN, platoon.number, target, legs)
            if engine.check(state, platoon.side, run) is None:
                found.append(run)
    return found


def charge(state: State, number: int, target: int, countering: bool) -> tuple[Leg, ...] | None:
    """Every team that can goes straight into contact, the nearest first."""
    trial = state.copy()
    legs: list[Leg] = []
    movers = [team for team in trial.standing(number) if can_go(team)]
    gaps = [(_gap(trial, team, target), team.id) for team in movers]
    gaps.sort()
    for gap, id in gaps:
        team = trial.team(id)
        if gap <= 0.05:
            continue
        leg = _run_in(trial, team, target, gap)
        if leg is None:
            continue
        tried = (*legs, leg)
        if gap <= reach_of(team) or check_charges(state, number, target, tried, False) is None:
            legs.append(leg)
            team.put(leg.path[-2], leg.path[-1], leg.heading)
    if check_charges(state, number, target, tuple(legs), countering) is None:
        return tuple(legs)
    return None


def _gap(state: State, team: Team, number: int) -> float:
    best = FAR
    for enemy in state.standing(number):
        best = min(best, distance(team.box, enemy.box))
    return best


def _run_in(state: State, team: Team, target: int, gap: float) -> Leg | None:
    """The straight way to the nearest enemy that leaves room for the team."""
    enemies = [(distance(team.box, enemy.box), enemy.id) for enemy in state.standing(target)]
    enemies.sort()
    for far, id in enemies:
        ax, ay, bx, by = nearest_points(team.box, state.team(id).box)
        share = 1.0 if far <= reach_of(team) else (reach_of(team) - 0.01) / far
        x = canonical(team.box.x + share * (bx - ax))
        y = canonical(team.box.y + share * (by - ay))
        box = team.box_at(x, y, team.heading)
        if all(
            other is team or other.place != ON_TABLE or distance(box, other.box) > 0.0 or far == 0
            for other in state.teams
            if other.side == team.side
        ):
            return Leg(team.id, (team.x, team.y, x, y), team.heading)
    return None


# --- answers -------------------------------------------------------------------------------------


def _answers(state: State, seat: int, random: Random) -> list[Move]:
    """The default, and what else is worth a thought."""
    question = agenda.asked(state)
    assert question is not None
    kind, args = question.kind, question.args
    found: list[Move] = []
    if kind == agenda.ASK_REACT and args[6]:
        legs = charge(state, args[2], args[1], True)
        if legs is not None:
            found.append(Run(COUNTERATTACK, 0, 0, legs))
    elif kind == agenda.ASK_DISENGAGE:
        found.append(Plain(DISENGAGE, (YES,)))
    elif kind == agenda.ASK_INTENT:
        found.append(Plain(INTENT, (YES,)))
    elif kind == agenda.ASK_INTERCEPT:
        found.append(Plain(INTERCEPT, (YES,)))
    elif kind == agenda.ASK_JOIN:
        found.append(Plain(JOIN, (args[1], args[3])))
    elif kind == agenda.ASK_CHANGE:
        found.append(Plain(CHANGE_TANK, (args[1], args[2])))
    elif kind == agenda.ASK_AIR_STRIKE:
        found += strikes(state, random)
    elif kind == agenda.ASK_DEPLOY:
        numbers = allowed(state, seat)
        zone = state.field.mission.zones[seat]
        width = int(1000 * (zone.east - zone.west))
        placing = default_placing(
            state, random.choice(numbers), DEPLOY, random.randrange(0, max(1, width), 500)
        )
        if placing is not None:
            found.append(placing)
    default = default_answer(state, question)
    if default.text() not in [move.text() for move in found]:
        found.append(default)
    return [move for move in found if engine.check(state, seat, move) is None]


def strikes(state: State, random: Random) -> list[Move]:
    """Air strikes on enemies with no own team near."""
    found: list[Move] = []
    enemies = state.enemies(state.side)
    random.shuffle(enemies)
    for enemy in enemies:
        near = any(
            team.side == state.side
            and team.place == ON_TABLE
            and distance(team.box, enemy.box) <= SAFETY + 0.01
            for team in state.teams
        )
        weapon = random.randrange(len(planes(state).names))
        if not near and check_strike(state, enemy.id, weapon) is None:
            found.append(Plain(AIR_STRIKE, (enemy.id, weapon)))
            break
    return found or [Plain(DECLINE)]
