"""Candidate moves for bots: good, legal, and never none.

One platoon at a time: what it could do is proposed, not what all could do, so that a bot that
tries every candidate stays quick. A platoon goes for objectives, cover, a range without modifier or
charge reach, each team as far as the rules let it; it shoots what it can hurt, and slowly where it
can assault with profit; batteries bombard where the template covers most.
"""

from math import sqrt
from random import Random
from typing import Final

from sztab.games.flames_of_war import agenda, engine
from sztab.games.flames_of_war.answers import default_answer
from sztab.games.flames_of_war.chapters.aircraft import SAFETY, check_strike, planes
from sztab.games.flames_of_war.chapters.artillery import (
    check_bombard,
    directing_fault,
    guns_of,
    has_staff,
)
from sztab.games.flames_of_war.chapters.assault import (
    can_go,
    charge_targets,
    check_charges,
    check_platoon,
    reach_of,
)
from sztab.games.flames_of_war.chapters.command import (
    HIT_ON,
    commander,
    joinable,
    skill_number,
    training,
)
from sztab.games.flames_of_war.chapters.contact import BARE_HANDS, armoured_only
from sztab.games.flames_of_war.chapters.defence import SENT_BACK
from sztab.games.flames_of_war.chapters.deployment import (
    TO_ENEMY,
    allowed,
    check_placing,
    default_placing,
    pose_fault,
    row_order,
)
from sztab.games.flames_of_war.chapters.doubling import FROM_ENEMY
from sztab.games.flames_of_war.chapters.ground import overlapped
from sztab.games.flames_of_war.chapters.orders import entry_edge, faults_of_order
from sztab.games.flames_of_war.chapters.paths import allowance
from sztab.games.flames_of_war.chapters.shooting import (
    LONG_RANGE,
    best_aim,
    check_fire,
    has_main_gun,
    legal_targets,
    most_dice,
    silent_rule,
)
from sztab.games.flames_of_war.chapters.sight import lies_low
from sztab.games.flames_of_war.chapters.starting import may_call_aircraft
from sztab.games.flames_of_war.chapters.templates import TEMPLATE
from sztab.games.flames_of_war.geometry import (
    EPS,
    FAR,
    FULL_TURN,
    Box,
    canonical,
    cosine,
    distance,
    heading_to,
    lower_bound,
    nearest_points,
    sine,
)
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    ALL_DICE,
    AMBUSH_POSES,
    APPOINT,
    ASSAULT_RUN,
    CHANGE_TANK,
    COUNTERATTACK,
    DECLINE,
    DEPLOY,
    DISENGAGE,
    DISENGAGE_MOVE,
    END_STEP,
    EYES,
    HIGH_EXPLOSIVE,
    INTENT,
    INTERCEPT,
    JOIN,
    NO_HEADING,
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
    Placing,
    Plain,
    Pose,
    Run,
    Starting,
)
from sztab.games.flames_of_war.state import (
    AMBUSH,
    AREA,
    ARRIVING,
    ASSAULT,
    BAILED_OUT,
    BOGGED,
    CROSS_COUNTRY,
    DIFFICULT,
    DUG_IN,
    FIGHTING,
    LINE,
    MOVEMENT,
    NO_HE,
    OBSERVER,
    ON_TABLE,
    PLATOON_COMMANDER,
    RECCE,
    SHOOTING,
    STARTING,
    TANK,
    Piece,
    Platoon,
    State,
    Team,
)

TURNS: Final = (0, 300, -300, 600, -600)  # tenths of a degree aside, where straight is barred
TRIES: Final = 6  # repairs of one order
LESS: Final = 0.6  # who breaks a rule goes so much less far
STAND_OFF: Final = (
    4.2  # inches from centre to centre: near enough to charge, far enough to be legal
)
RING: Final = 3.0  # inches from an objective: it is held within 4
BESIDE: Final = 3.0  # inches between a leader and the platoon he keeps to
COVER_REACH: Final = 12.0  # inches to cover worth a thought
ELBOW_ROOM: Final = 0.75  # inches between teams of a block
ASIDE: Final = (
    (0.0, 0.0),
    (5.0, 0.0),
    (-5.0, 0.0),
    (0.0, 4.0),
    (0.0, -4.0),
    (10.0, 0.0),
    (-10.0, 0.0),
)
MOST_AIMS: Final = 12  # enemies tried as aim of a bombardment
RANDOM_CHARGES: Final = 0.5  # how often a single random proposal may be a poor charge


def propose(state: State, seat: int, random: Random, k: int) -> list[Move]:
    """Up to *k* candidates, all legal, for the open question or for one platoon."""
    found = _candidates(state, seat, random, k)
    if len(found) > k:
        found = random.sample(found, k) if k == 1 else found[:k]
    return found


def _candidates(state: State, seat: int, random: Random, k: int) -> list[Move]:
    if agenda.asked(state) is not None:
        return _answers(state, seat, random)
    if state.step == STARTING:
        return _starting(state, seat, random)
    found: list[Move] = list(scouting(state, seat))
    if found:
        return found
    for platoon in state.platoons:
        if platoon.side != seat or platoon.acted:
            continue
        if state.step == MOVEMENT:
            found = orders(state, platoon, random)
        elif state.step == SHOOTING:
            found = fires(state, platoon, random)
        elif state.step == ASSAULT:
            found = assaults(state, platoon, k == 1 and random.random() < RANDOM_CHARGES)
        if found:
            return found
    return [Plain(END_STEP)]


def _starting(state: State, seat: int, random: Random) -> list[Move]:
    found: list[Move] = []
    if not state.started:
        found.append(Starting(None, None, None, may_call_aircraft(state)))
        for platoon in state.platoons:
            if platoon.side == seat and platoon.where == AMBUSH and not platoon.independent:
                found += placings(state, platoon.number, AMBUSH_POSES, random)
    else:
        found.append(Plain(END_STEP))
    return found


# --- placing -------------------------------------------------------------------------------------


def placings(state: State, number: int, verb: int, random: Random) -> list[Move]:
    """A platoon by the objectives it has to guard, towards those it can take, or anywhere."""
    side = state.platoon(number).side
    zone = state.field.mission.zones[side]
    spots = [(objective.x, objective.y) for objective in state.field.objectives]
    random.shuffle(spots)
    spots = spots[:4]
    spots.append((random.uniform(zone.west, zone.east), random.uniform(zone.south, zone.north)))
    found: list[Move] = []
    seen: list[str] = []
    for x, y in spots:
        placing = _block(state, number, verb, x, y)
        if placing is not None and placing.text() not in seen:
            seen.append(placing.text())
            found.append(placing)
    if not found:
        placing = default_placing(state, number, verb, 0)
        if placing is not None:
            found.append(placing)
    return found


def _block(state: State, number: int, verb: int, x: float, y: float) -> Placing | None:
    """A platoon in a block round its commander, as near to a point as its zone and others allow."""
    side = state.platoon(number).side
    zone = state.field.mission.zones[side]
    heading = TO_ENEMY[state.field.mission.home[side]]
    teams = row_order(state, number)
    wide = max([team.type.width for team in teams]) + ELBOW_ROOM
    deep = max([team.type.length for team in teams]) + ELBOW_ROOM
    cells: list[tuple[float, float, float]] = []
    for row in range(-2, 3):
        for column in range(-3, 4):
            cells.append((abs(row * deep) + abs(column * wide), row * deep, column * wide))
    cells.sort()
    columns = min(7, len(teams))
    west, east = zone.west + wide * columns / 3.0, zone.east - wide * columns / 3.0
    south, north = zone.south + deep, zone.north - deep
    for aside, behind in ASIDE:
        middle = Box(
            max(west, min(east, x + aside)), max(south, min(north, y + behind)), heading, 0.0, 0.0
        )
        poses: list[Pose] = []
        at = 0
        for team in teams:
            while at < len(cells):
                px, py = middle.at(-cells[at][1], cells[at][2])
                at += 1
                box = team.box_at(canonical(px), canonical(py), heading)
                if not pose_fault(state, team, box) and not overlapped(state, team, box):
                    poses.append(Pose(team.id, canonical(px), canonical(py), heading))
                    break
        if len(poses) == len(teams):
            placing = Placing(verb, number, tuple(poses))
            if check_placing(state, side, placing) is None:
                return placing
    return None


# --- movement ------------------------------------------------------------------------------------


def orders(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """Good orders for one platoon: to its goals, into cover, range or charge reach; or as it is."""
    if platoon.where == ARRIVING:
        order = arrival(state, platoon.number)
        return [order] if order is not None else []
    if platoon.where != FIGHTING:
        return []
    found: list[Move] = [Order(platoon.number, ())]
    movers = [team for team in _own_teams(state, platoon) if _can_walk(team)]
    if not movers:
        return found
    digging = Order(platoon.number, (), dig_in=True)
    if not faults_of_order(state, platoon.side, digging, True):
        found.append(digging)
    if commander(state, platoon.number) is None or _serves_guns(state, platoon):
        return found
    lead = _middle(movers)
    seen: list[str] = []
    for x, y, stand_off in goals(state, platoon, movers, random):
        for double in (False, True):
            order = _towards(state, platoon, movers, lead, (x, y), stand_off, double)
            if order is not None and order.text() not in seen:
                seen.append(order.text())
                found.append(order)
    return found


def _own_teams(state: State, platoon: Platoon) -> list[Team]:
    """The teams that belong to a platoon and stand on the table."""
    return [t for t in state.teams if t.platoon == platoon.number and t.place == ON_TABLE]


def _can_walk(team: Team) -> bool:
    return not team.flags & (BOGGED | BAILED_OUT) and team.type.allowances[CROSS_COUNTRY] > 0.0


def _serves_guns(state: State, platoon: Platoon) -> bool:
    """A battery stays where it is: guns that move do not bombard (FW-13.3)."""
    return not platoon.independent and bool(guns_of(state, platoon.number))


def _middle(teams: list[Team]) -> Team:
    """The team nearest to the middle of its platoon; the platoon moves as it does."""
    x = sum(team.box.x for team in teams) / len(teams)
    y = sum(team.box.y for team in teams) / len(teams)
    best, found = FAR, teams[0]
    for team in teams:
        gap = _apart(team.box.x, team.box.y, x, y)
        if gap < best - EPS:
            best, found = gap, team
    return found


def _apart(ax: float, ay: float, bx: float, by: float) -> float:
    return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


def goals(
    state: State, platoon: Platoon, movers: list[Team], random: Random
) -> list[tuple[float, float, float]]:
    """Where a platoon could want to be: x, y, and how far it stays off."""
    lead = _middle(movers).box
    if platoon.independent:
        return _beside_friends(state, platoon, lead)
    found: list[tuple[float, float, float]] = []
    for mine in (True, False):  # what it can take, then what it must guard
        best, at = FAR, None
        for objective in state.field.objectives:
            far = _apart(lead.x, lead.y, objective.x, objective.y)
            if (objective.side == platoon.side) == mine and far < best:
                best, at = far, objective
        if at is not None and best > RING:
            found.append((at.x, at.y, RING if best > 12.0 else 0.0))
    enemies = [(distance(lead, enemy.box), enemy.id) for enemy in state.enemies(platoon.side)]
    if enemies:
        enemies.sort()
        enemy = state.team(enemies[0][1])
        found.append((enemy.box.x, enemy.box.y, STAND_OFF))  # near enough to charge
        found.append((enemy.box.x, enemy.box.y, LONG_RANGE))  # no modifier for range
        pinned = [id for _far, id in enemies if state.platoon_of(state.team(id)).pinned]
        if pinned and pinned[0] != enemy.id:
            prey = state.team(pinned[0])
            found.append((prey.box.x, prey.box.y, STAND_OFF))
    found += _cover_near(state, movers, lead)
    angle = random.randrange(0, 3600)
    wander = random.uniform(2.0, 12.0)
    found.append((lead.x + wander * cosine(angle), lead.y + wander * sine(angle), 0.0))
    return found


def _beside_friends(state: State, platoon: Platoon, lead: Box) -> list[tuple[float, float, float]]:
    """An independent team keeps to the nearest platoon that fights, and observers to their view."""
    best, found = FAR, []
    for team in state.teams:
        if team.side == platoon.side and team.place == ON_TABLE and team.role == PLATOON_COMMANDER:
            far = distance(lead, team.box)
            if far < best and not _serves_guns(state, state.platoon(team.platoon)):
                best, found = far, [(team.box.x, team.box.y, BESIDE)]
    return found if best > BESIDE + 1.0 else []


def _cover_near(state: State, movers: list[Team], lead: Box) -> list[tuple[float, float, float]]:
    """The nearest edges of concealing terrain: a step into a wood, or close behind a hedge."""
    spots: list[tuple[float, float, float]] = []
    on_foot = all(not team.type.vehicle for team in movers)
    for piece in state.field.pieces:
        if not piece.conceals or piece.shape not in (AREA, LINE):
            continue
        if piece.shape == AREA and piece.ground >= DIFFICULT and not on_foot:
            continue
        far, x, y = _nearest_edge(piece, lead.x, lead.y)
        if 0.5 < far <= COVER_REACH:
            into = 1.0 if piece.shape == AREA else -1.0
            share = (far + into) / far
            spots.append((far, lead.x + share * (x - lead.x), lead.y + share * (y - lead.y)))
    spots.sort()
    return [(x, y, 0.0) for _far, x, y in spots[:2]]


def _nearest_edge(piece: Piece, x: float, y: float) -> tuple[float, float, float]:
    """The distance of a point from an outline, and the nearest point on it."""
    best, nx, ny = FAR, x, y
    for index in range(piece.outline.edges):
        ax, ay, bx, by = piece.outline.edge(index)
        square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square if square > 0.0 else 0.0
        t = max(0.0, min(1.0, t))
        px, py = ax + t * (bx - ax), ay + t * (by - ay)
        gap = _apart(x, y, px, py)
        if gap < best:
            best, nx, ny = gap, px, py
    return best, nx, ny


def _towards(
    state: State,
    platoon: Platoon,
    movers: list[Team],
    lead: Team,
    goal: tuple[float, float],
    stand_off: float,
    double: bool,
) -> Order | None:
    """A whole platoon towards a goal, each team as far as the rules let it."""
    far = _apart(lead.box.x, lead.box.y, goal[0], goal[1]) - stand_off
    ahead = heading_to(goal[0] - lead.box.x, goal[1] - lead.box.y)
    reach = min([allowance(team, CROSS_COUNTRY, double) for team in movers])
    if double and (far < 0.75 * reach or _enemy_near(state, platoon.side, movers, reach)):
        return None
    length = min(far, reach)
    if length < 0.5:
        return None
    for turn in TURNS if not double else TURNS[:1]:
        order = _repaired(state, platoon, movers, (ahead + turn) % FULL_TURN, length, double)
        if order is not None:
            return order
    return None


def _enemy_near(state: State, side: int, movers: list[Team], reach: float) -> bool:
    """FW-5.13: whether a move at the double could come within 8" of an enemy."""
    for enemy in state.enemies(side):
        for team in movers:
            if lower_bound(team.box, enemy.box) < FROM_ENEMY + reach:
                return True
    return False


def _repaired(
    state: State, platoon: Platoon, movers: list[Team], heading: int, length: float, double: bool
) -> Order | None:
    """An order in one direction; who breaks a rule goes less far, until nobody does."""
    shares = {team.id: 1.0 for team in movers}
    turned = {team.id: not double for team in movers}
    for _try in range(TRIES):
        legs: list[Leg] = []
        for team in movers:
            leg = _leg(state, team, heading, length * shares[team.id], turned[team.id], double)
            if leg is not None:
                legs.append(leg)
        if not legs:
            return None
        order = Order(platoon.number, tuple(legs))
        faults = faults_of_order(state, platoon.side, order, True)
        if not faults:
            return order if any(leg.path for leg in legs) else None
        if double:
            return None
        for fault in faults:
            if fault.rule in ("FW-4.3", "FW-4.4") or not fault.team:
                for id in shares:
                    shares[id] *= LESS
            elif fault.rule == "FW-1.5" and turned[fault.team]:
                turned[fault.team] = False
            else:
                shares[fault.team] = shares[fault.team] * LESS if shares[fault.team] > 0.2 else 0.0
    return None


def _leg(
    state: State, team: Team, heading: int, length: float, turned: bool, double: bool
) -> Leg | None:
    """One team straight ahead, at the end facing the nearest enemy if it has room."""
    x = canonical(team.box.x + length * cosine(heading))
    y = canonical(team.box.y + length * sine(heading))
    x = max(1000, min(canonical(state.field.width) - 1000, x))
    y = max(1000, min(canonical(state.field.height) - 1000, y))
    facing = NO_HEADING
    if turned:
        enemy = _nearest_enemy(state, team.side, x / 1000.0, y / 1000.0)
        if enemy is not None:
            facing = heading_to(enemy.box.x - x / 1000.0, enemy.box.y - y / 1000.0)
    if length < 0.25 or (x == team.x and y == team.y):
        return None
    return Leg(team.id, (team.x, team.y, x, y), facing, double)


def _nearest_enemy(state: State, side: int, x: float, y: float) -> Team | None:
    best, found = FAR, None
    for enemy in state.enemies(side):
        gap = _apart(x, y, enemy.box.x, enemy.box.y)
        if gap < best:
            best, found = gap, enemy
    return found


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
        if cursor < high and not faults_of_order(state, side, order, True):
            return order
        start += 3.0
    return None


# --- shooting ------------------------------------------------------------------------------------


def fires(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """What one platoon could do in the Shooting step: point out, bombard, shoot."""
    if platoon.where != FIGHTING:
        return []
    found: list[Move] = bombardments(state, platoon, random)
    found += fire_plans(state, platoon)
    return found


def fire_plans(state: State, platoon: Platoon) -> list[Move]:
    """Every team at what it hurts most; all at one enemy; or slowly, to assault afterwards."""
    if platoon.acted or platoon.doubled or platoon.disengaged:
        return []
    members = state.standing(platoon.number)
    firing = [team.id for team in members]
    prey = _prey(state, platoon)
    worth: list[tuple[int, list[tuple[float, int]]]] = []
    total: dict[int, float] = {}
    for team in members:
        options = _targets_of(state, team, firing)
        if options:
            worth.append((team.id, options))
        for value, number in options:
            total[number] = total.get(number, 0.0) + value
    if not worth:
        return []
    if prey:
        plan = _plan(state, platoon, worth, prey, 1)
        return [plan] if plan is not None else []
    found: list[Move] = []
    seen: list[str] = []
    liked = sorted([(-value, number) for number, value in total.items()])
    for focus in [0, *[number for _value, number in liked[:3]]]:
        plan = _plan(state, platoon, worth, focus, ALL_DICE)
        if plan is not None and plan.text() not in seen:
            seen.append(plan.text())
            found.append(plan)
    return found


def _prey(state: State, platoon: Platoon) -> int:
    """FW-7.13: a platoon that could be assaulted with profit this turn; then fire is slow."""
    if check_platoon(state, platoon.side, platoon.number) is not None:
        return 0
    best, found = 0.0, 0
    for target in charge_targets(state, platoon.number):
        gain = charge_gain(state, platoon.number, target)
        if gain > best:
            best, found = gain, target
    return found


def _targets_of(state: State, team: Team, firing: list[int]) -> list[tuple[float, int]]:
    """What a team's weapons are worth against each enemy platoon that they can hurt."""
    found: list[tuple[float, int]] = []
    weapons = [
        at for at in range(len(team.type.weapons)) if not silent_rule(state, team, at, False)
    ]
    if not weapons:
        return found
    far = max([team.type.weapons[at].reach for at in weapons])
    for platoon in state.platoons:
        if platoon.side == team.side or platoon.where != FIGHTING:
            continue
        if not _within_reach(state, team, platoon.number, far):
            continue
        value = 0.0
        for weapon in weapons:
            line = Line(team.id, weapon, platoon.number)
            aim = best_aim(state, line, legal_targets(state, line, firing, True), 1, False)
            if aim is None or aim.needed > 6:
                continue
            dice = most_dice(state, team, weapon, weapon > 0 and has_main_gun(team), False)
            target = state.team(aim.target)
            chance = dice * (7 - max(2, aim.needed)) / 6.0
            value += chance * kill_chance(state, team, weapon, target) * _price(state, target)
        if value > 0.0:
            found.append((value, platoon.number))
    return found


def _within_reach(state: State, team: Team, number: int, far: float) -> bool:
    for enemy in state.standing(number):
        if lower_bound(team.box, enemy.box) <= far + EPS:
            return True
    return False


def kill_chance(state: State, shooter: Team, weapon: int, target: Team) -> float:
    """FW-9.12 to FW-9.17: how likely one hit destroys a team; bailing out counts a third."""
    arm = shooter.type.weapons[weapon]
    firepower = (7 - arm.firepower) / 6.0
    if not target.type.armoured:
        if arm.notes & NO_HE and not target.type.vehicle:
            return 0.0
        fails = (target.type.save - 1) / 6.0
        return fails * (firepower if target.has(DUG_IN) else 1.0)
    front = target.box.in_front(shooter.box.x, shooter.box.y)
    armour = target.type.armour[0 if front else 1]
    if distance(shooter.box, target.box) > LONG_RANGE:
        armour += 1
    below = max(0, min(6, arm.anti_tank - armour - 1)) / 6.0
    equal = 1.0 / 6.0 if 1 <= arm.anti_tank - armour <= 6 else 0.0
    return below * (firepower + (1.0 - firepower) / 3.0) + equal * firepower / 3.0


def _price(state: State, team: Team) -> float:
    """The points of a team: its share of its platoon."""
    platoon = state.platoon(team.platoon)
    count = len([one for one in state.teams if one.platoon == platoon.number])
    return (platoon.points + 10.0) / max(1, count)


def _plan(
    state: State,
    platoon: Platoon,
    worth: list[tuple[int, list[tuple[float, int]]]],
    focus: int,
    dice: int,
) -> Fire | None:
    """A fire plan: every team at the focus if it can hurt it, otherwise at its own best."""
    lines: list[Line] = []
    for id, options in worth:
        numbers = [number for _value, number in options]
        target = focus if focus in numbers else max(options)[1]
        team = state.team(id)
        for weapon in range(len(team.type.weapons)):
            if not silent_rule(state, team, weapon, False):
                lines.append(Line(id, weapon, target, dice))
    plan = Fire(SHOOT, platoon.number, tuple(lines))
    if check_fire(state, platoon.side, plan, 0) is None:
        return plan
    kept: list[Line] = []  # somebody cannot: those who can, one after another
    for line in lines:
        plan = Fire(SHOOT, platoon.number, (*kept, line))
        if check_fire(state, platoon.side, plan, 0) is None:
            kept.append(line)
    plan = Fire(SHOOT, platoon.number, tuple(kept))
    return plan if kept and check_fire(state, platoon.side, plan, 0) is None else None


def bombardments(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """A repeat, high explosive or smoke, where the template covers most enemies and no friend."""
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
    directors.sort(key=_leads)
    aims = [(-_covered(state, enemy), enemy.id) for enemy in state.enemies(platoon.side)]
    aims.sort()
    modes = [HIGH_EXPLOSIVE, SMOKE] if random.random() < 0.1 else [HIGH_EXPLOSIVE]
    for director in directors[:3]:
        if has_staff(state, platoon.number):
            move = Bombard(platoon.number, director.id, 0, REPEAT)
            if check_bombard(state, platoon.side, move) is None:
                found.append(move)
        for mode in modes:
            good = 0
            for covered, enemy_id in aims[:MOST_AIMS]:
                move = Bombard(platoon.number, director.id, enemy_id, mode)
                if covered < 0 and check_bombard(state, platoon.side, move) is None:
                    found.append(move)
                    good += 1
                    if good == 3:
                        break
        if found:
            break
    return found


def _leads(team: Team) -> tuple[bool, bool, int]:
    """Observers direct first, company commanders last: they range in worse (FW-13.8)."""
    return team.leads_company, team.role != OBSERVER, team.id


def _covered(state: State, aim: Team) -> int:
    """How many enemies stand under a template on a team; none if a friend of ours does."""
    count = 0
    for team in state.teams:
        if team.place == ON_TABLE and lower_bound(team.box, aim.box) < TEMPLATE / 2.0:
            if team.side != aim.side:
                return 0
            count += 1
    return count


def scouting(state: State, seat: int) -> list[Move]:
    """FW-10.10, FW-15.2: a new commander for a platoon that lost its own; eyes and ears."""
    found: list[Move] = []
    for team in state.teams:
        if team.side != seat or not team.present:
            continue
        if team.leads_company and not team.joined:
            for number in joinable(state, team):
                if commander(state, number) is None:
                    return [Plain(JOIN, (team.id, number))]
        if state.step != SHOOTING or state.stage > 2:
            continue
        if team.joined and team.leads_company:
            for other in state.members(team.joined):
                move = Plain(APPOINT, (team.id, team.joined, other.id))
                if engine.check(state, seat, move) is None:
                    return [move]
        if state.stage == 1 and team.noted(RECCE) and team.operational:
            for enemy in state.enemies(seat):
                move = Plain(EYES, (team.id, enemy.id))
                if lies_low(state, enemy) and engine.check(state, seat, move) is None:
                    found.append(move)
                    break
    return found


# --- assault -------------------------------------------------------------------------------------


def assaults(state: State, platoon: Platoon, all_of_them: bool) -> list[Move]:
    """A charge on each platoon in reach that promises a gain, or on any."""
    if check_platoon(state, platoon.side, platoon.number) is not None:
        return []
    found: list[Move] = []
    for target in charge_targets(state, platoon.number):
        if not all_of_them and charge_gain(state, platoon.number, target) <= 0.0:
            continue
        legs = charge(state, platoon.number, target, False)
        if legs is not None:
            run = Run(ASSAULT_RUN, platoon.number, target, legs)
            if engine.check(state, platoon.side, run) is None:
                found.append(run)
    return found


def charge_gain(state: State, number: int, target: int) -> float:
    """What an assault promises: points struck down less points lost, most likely."""
    attackers = [team for team in state.standing(number) if can_go(team)]
    defenders = state.standing(target)
    in_reach = [team for team in attackers if _gap(state, team, target) <= reach_of(team)]
    if not in_reach or not defenders:
        return -1.0
    fire, losses = _defence(state, attackers, defenders)
    if fire >= SENT_BACK - 1 and not armoured_only(state, number):
        return -1.0  # FW-11.9: most likely sent back
    strike = (7 - skill_number(state, number)) / 6.0
    gain = 0.0
    for team in in_reach:
        victim = defenders[0]
        rating = max([team.type.tank_assault, BARE_HANDS])
        if team.type.kind == TANK and has_main_gun(team):
            rating = max(rating, team.type.weapons[0].anti_tank)
        share = 1.0
        if victim.type.armoured:
            share = max(0, min(6, rating - victim.type.armour[2] - 1)) / 6.0
        gain += strike * share * _price(state, victim)
    if any(team.type.armoured and team.type.kind == TANK for team in defenders):
        gain *= 0.5  # FW-11.3: it must pass a test first
    return gain - losses


def _defence(state: State, attackers: list[Team], defenders: list[Team]) -> tuple[float, float]:
    """FW-11.8: the hits of defensive fire to be expected, and the points they cost."""
    victim = attackers[0]
    needed = HIT_ON[training(state, victim.joined or victim.platoon)]
    hits = losses = 0.0
    for team in defenders:
        if not team.operational:
            continue
        for weapon in range(len(team.type.weapons)):
            arm = team.type.weapons[weapon]
            if arm.reach == 0.0:
                continue
            dice = most_dice(state, team, weapon, weapon > 0 and has_main_gun(team), True)
            scored = dice * (7 - needed) / 6.0
            hits += scored
            losses += scored * kill_chance(state, team, weapon, victim) * _price(state, victim)
    return hits, losses


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
        if not overlapped(state, team, box):
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
    elif kind == agenda.ASK_DISENGAGE_MOVE:
        found += _flights(state, seat, args[1])
    elif kind == agenda.ASK_DEPLOY:
        found += placings(state, random.choice(allowed(state, seat)), DEPLOY, random)
    default = default_answer(state, question)
    if default.text() not in [move.text() for move in found]:
        found.append(default)
    return [move for move in found if engine.check(state, seat, move) is None]


def _flights(state: State, seat: int, number: int) -> list[Move]:
    """FW-15.4: a disengaging platoon straight away from the nearest enemy."""
    movers = [t for t in _own_teams(state, state.platoon(number)) if _can_walk(t)]
    if not movers:
        return []
    lead = _middle(movers)
    enemy = _nearest_enemy(state, seat, lead.box.x, lead.box.y)
    if enemy is None:
        return []
    ahead = heading_to(lead.box.x - enemy.box.x, lead.box.y - enemy.box.y)
    for share in (2.0, 1.0, 0.5):
        legs: list[Leg] = []
        for team in movers:
            length = share * team.type.allowances[CROSS_COUNTRY] - 0.01
            leg = _leg(state, team, ahead, length, False, False)
            if leg is not None:
                legs.append(leg)
        run = Run(DISENGAGE_MOVE, 0, 0, tuple(legs))
        if legs and engine.check(state, seat, run) is None:
            return [run]
    return []


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
