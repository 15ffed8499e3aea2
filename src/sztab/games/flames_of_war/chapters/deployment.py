"""FW-16.1 to FW-16.5, FW-16.11 to FW-16.15: set-up, ambush."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters.command import reached
from sztab.games.flames_of_war.chapters.faults import together
from sztab.games.flames_of_war.chapters.ground import on_table
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name, team_name
from sztab.games.flames_of_war.chapters.openings import opening_towards
from sztab.games.flames_of_war.chapters.paths import entry_fault
from sztab.games.flames_of_war.chapters.sight import STILL, concealment, eye_of, sees
from sztab.games.flames_of_war.chapters.standing import wall_fault
from sztab.games.flames_of_war.chapters.starting import begin_turn
from sztab.games.flames_of_war.chapters.transport import mount, mount_fault
from sztab.games.flames_of_war.geometry import EPS, Box, distance, over, overlaps
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, HOLD_BACK, Placing, Plain, Pose
from sztab.games.flames_of_war.state import (
    AMBUSH,
    AREA,
    DUG_IN,
    FIGHTING,
    GUN,
    IMPASSABLE,
    INFANTRY,
    MOVED,
    NOBODY,
    OFF_TABLE,
    ON_TABLE,
    RESERVE,
    TRANSPORT,
    WAITING,
    State,
    Team,
)

APART: Final = 500  # section 19.2: thousandths between teams and rows
AMBUSH_NEAR: Final = 4.0  # FW-16.11
AMBUSH_SEEN: Final = 16.0
TO_ENEMY: Final = {"south": 900, "north": 2700, "west": 0, "east": 1800}


# --- who deploys ---------------------------------------------------------------------------------


def to_deploy(state: State, side: int, independent: bool) -> list[int]:
    """FW-16.2: the platoons of a side that still wait to be placed."""
    return [
        platoon.number
        for platoon in state.platoons
        if platoon.side == side and platoon.where == WAITING and platoon.independent == independent
    ]


def begin_deployment(state: State) -> None:
    """FW-16.12: platoons are named for reserve and ambush, then deployment begins."""
    agenda.push(state, agenda.DEPLOYMENT, [NOBODY])
    for side in (1, 0):
        if held_back(state, side) != (0, 0):
            agenda.push(state, agenda.ASK_HOLD_BACK, [side])


def held_back(state: State, side: int) -> tuple[int, int]:
    """FW-16.12: how many platoons go into reserve and into ambush."""
    mission = state.field.mission
    platoons = len([p for p in state.platoons if p.side == side and not p.independent])
    reserve = (platoons + 1) // 2 if mission.reserve_side == side else 0
    ambush = mission.ambush_count if mission.ambush_side == side else 0
    return reserve, min(ambush, platoons - reserve)


def check_hold_back(state: State, seat: int, move: Plain) -> Refusal | None:
    """FW-16.12: exactly as many platoons as the mission asks for."""
    reserve, ambush = held_back(state, seat)
    named = move.numbers[1:]
    for number in named:
        if not 1 <= number <= len(state.platoons):
            return Refusal("FW-2.9", "no-such-platoon", n=number)
        platoon = state.platoon(number)
        if platoon.side != seat or platoon.independent:
            return Refusal("FW-16.12", "not-held-back", n=number)
    if move.numbers[0] != reserve or len(named) - reserve != ambush:
        return Refusal("FW-16.12", "hold-back-count", reserve=reserve, ambush=ambush)
    return None


def default_hold_back(state: State, side: int) -> Plain:
    """FW-16.12: the last ones in the list, reserve first."""
    reserve, ambush = held_back(state, side)
    own = [p.number for p in state.platoons if p.side == side and not p.independent]
    own.reverse()
    kept = sorted(own[:reserve]) + sorted(own[reserve : reserve + ambush])
    return Plain(HOLD_BACK, (reserve, *kept))


def hold_back(state: State, move: Plain, told: Told | None) -> None:
    """FW-16.12: openly; observers go with their battery."""
    reserve = move.numbers[0]
    for at in range(1, len(move.numbers)):
        platoon = state.platoon(move.numbers[at])
        platoon.where = RESERVE if at <= reserve else AMBUSH
        for other in state.platoons:
            if other.battery == platoon.number:
                other.where = platoon.where
        if told is not None:
            key = "kept-in-reserve" if at <= reserve else "kept-in-ambush"
            told.tell("FW-16.12", key, platoon=platoon_name(platoon))


def next_deployer(state: State, last: int) -> int:
    """FW-16.2, FW-16.15: who places next; NOBODY when all stand."""
    order = state.field.mission.order
    for independent in (False, True):
        if independent:
            first = state.field.mission.independent_first
            order = [first, 1 - first]
        waiting = [to_deploy(state, side, independent) for side in (0, 1)]
        if independent or not state.field.mission.alternate:
            for side in order:
                if waiting[side]:
                    return side
            continue
        if last == NOBODY and waiting[order[0]]:
            return order[0]
        other = 1 - last if last != NOBODY else order[0]
        if waiting[other]:
            return other
        if waiting[1 - other]:
            return 1 - other
    return NOBODY


def deploy_next(state: State, last: int) -> None:
    """FW-16.2, FW-16.14: the next player is asked; a platoon without a place goes into reserve."""
    side = next_deployer(state, last)
    if side == NOBODY:
        agenda.push(state, agenda.FIRST_TURN, [])
        return
    state.side = side
    agenda.push(state, agenda.ASK_DEPLOY, [side])


def allowed(state: State, side: int) -> list[int]:
    """FW-16.2: the platoons that a side may place now; independent teams come last."""
    return to_deploy(state, side, False) or to_deploy(state, side, True)


# --- placing a platoon ---------------------------------------------------------------------------


def check_placing(state: State, seat: int, move: Placing) -> Refusal | None:
    """FW-16.2, FW-16.11: all teams in the zone, in command, nobody overlapping."""
    number = move.platoon
    if move.verb == DEPLOY and number not in allowed(state, seat):
        return Refusal("FW-16.2", "not-to-deploy", n=number)
    if move.verb == AMBUSH_POSES:
        if not 1 <= number <= len(state.platoons) or state.platoon(number).side != seat:
            return Refusal("FW-16.11", "not-in-ambush", n=number)
        if state.platoon(number).where != AMBUSH:
            return Refusal("FW-16.11", "not-in-ambush", n=number)
    mine = [team.id for team in state.teams if team.platoon == number]
    named = [pose.team for pose in move.poses] + [team for team, _vehicle in move.mounted]
    if sorted(named) != mine:
        return Refusal("FW-16.2", "deploy-all", platoon=platoon_name(state.platoon(number)))
    trial = state.copy()
    for pose in move.poses:
        team = trial.team(pose.team)
        team.place = ON_TABLE
        team.put(pose.x, pose.y, pose.heading)
    found: list[Refusal] = []
    for pose in move.poses:
        refusal = _check_pose(trial, trial.team(pose.team))
        if refusal is not None:
            found.append(refusal)
    for id, vehicle in move.mounted:
        refusal = _check_mounted(trial, id, vehicle)
        if refusal is not None:
            found.append(refusal)
        else:
            mount(trial.team(id), trial.team(vehicle))
    trial.platoon(number).where = FIGHTING
    if not state.platoon(number).independent:
        inside = reached(trial, number)
        for id in mine:
            if trial.team(id).present and id not in inside:
                name = team_name(state.team(id))
                found.append(Refusal("FW-16.2", "deploy-in-command", team=name))
    if move.verb == AMBUSH_POSES:
        for pose in move.poses:
            refusal = _check_ambush(trial, trial.team(pose.team))
            if refusal is not None:
                found.append(refusal)
    return together(found)


def _check_mounted(trial: State, id: int, vehicle: int) -> Refusal | None:
    """FW-16.2: passengers may be placed in their vehicles."""
    if not 1 <= vehicle <= len(trial.teams) or mount_fault(
        trial, trial.team(id), trial.team(vehicle)
    ):
        return Refusal("FW-16.2", "may-not-ride", team=team_name(trial.team(id)))
    return None


def _check_pose(trial: State, team: Team) -> Refusal | None:
    fault = pose_fault(trial, team, team.box)
    key = "deploy-no-room" if fault == "FW-1.5" else "deploy-not-there"
    key = "deploy-outside" if fault == "FW-16.2" else key
    return Refusal(fault, key, team=team_name(team)) if fault else None


def pose_fault(state: State, team: Team, box: Box) -> str:
    """FW-1.5, FW-16.2: the rule by which a team may not be placed there; "" if it may."""
    zone = state.field.mission.zones[team.side]
    if not on_table(state.field, box):
        return "FW-1.5"
    for x, y in box.corners():
        if not zone.surrounds(x, y) and zone.apart_from(x, y) > EPS:
            return "FW-16.2"
    for piece in state.field.pieces:
        if piece.ground == IMPASSABLE and piece.shape == AREA and piece.outline.holds(box.x, box.y):
            return "FW-16.2"
    for building in state.field.buildings:
        gun = team.type.kind == GUN  # FW-6.6: on the ground floor before the game
        closed = not gun and entry_fault(team, building.ground, building.shape)
        if closed and building.outline.holds(box.x, box.y):
            return "FW-6.7" if team.type.vehicle else "FW-6.6"
    kept = team.box
    team.box = box
    wall = wall_fault(state, team, True)
    team.box = kept
    if wall:
        return "FW-6.27"
    for other in state.teams:
        if other is not team and other.place == ON_TABLE and overlaps(box, other.box):
            return "FW-1.5"
    return ""


def _check_ambush(trial: State, team: Team) -> Refusal | None:
    """FW-16.11: not near the enemy, and not in plain view."""
    for enemy in trial.enemies(team.side):
        gap = distance(team.box, enemy.box)
        if not over(gap, AMBUSH_NEAR):
            return Refusal("FW-16.11", "ambush-too-near", team=team_name(team))
        if over(gap, AMBUSH_SEEN) or not sees(trial, enemy, team):
            continue
        x, y = eye_of(trial, enemy, opening_towards(trial, enemy, team))
        hidden = concealment(trial, enemy, team, x, y) & ~STILL
        if not hidden:
            return Refusal("FW-16.11", "ambush-seen", team=team_name(team))
    return None


def place_platoon(state: State, move: Placing, told: Told | None) -> None:
    """FW-16.2, FW-16.4, FW-16.5, FW-16.11: the teams stand where they were put."""
    platoon = state.platoon(move.platoon)
    platoon.where = FIGHTING
    mission = state.field.mission
    for pose in move.poses:
        team = state.team(pose.team)
        team.place = ON_TABLE
        team.put(pose.x, pose.y, pose.heading)
    for id, vehicle in move.mounted:
        mount(state.team(id), state.team(vehicle))
    for team in state.teams:
        if team.platoon != move.platoon:
            continue
        if mission.meeting and move.verb == DEPLOY:
            team.set(MOVED)
        digs = team.type.kind in (INFANTRY, GUN) and team.place == ON_TABLE
        if mission.prepared == team.side and digs:
            team.set(DUG_IN)
    if told is not None:
        key = "deploys" if move.verb == DEPLOY else "springs-ambush"
        told.tell(
            "FW-16.2" if move.verb == DEPLOY else "FW-16.11", key, platoon=platoon_name(platoon)
        )
    if move.verb == DEPLOY:
        rest = to_deploy(state, platoon.side, False)
        if not platoon.independent and not rest and state.finished_first == NOBODY:
            state.finished_first = platoon.side


def into_reserve(state: State, number: int, told: Told | None) -> None:
    """FW-16.14: a platoon for which there is no place waits in reserve."""
    state.platoon(number).where = RESERVE
    state.platoon(number).undelayed = True
    if told is not None:
        told.tell("FW-16.14", "kept-in-reserve", platoon=platoon_name(state.platoon(number)))


# --- the default: rows from the home edge --------------------------------------------------------


def default_placing(state: State, number: int, verb: int, shift: int) -> Placing | None:
    """Section 19.2: in a row from the home edge, left to right; ``None`` if there is no room.

    *shift* is where the row begins, in thousandths from the left end of the zone.
    """
    side = state.platoon(number).side
    zone = state.field.mission.zones[side]
    heading = TO_ENEMY[state.field.mission.home[side]]
    teams = row_order(state, number)
    along = heading in (900, 2700)  # the row runs from west to east
    low = zone.west if along else zone.south
    high = zone.east if along else zone.north
    deep = (zone.north - zone.south) if along else (zone.east - zone.west)
    depth = max([team.type.length for team in teams])
    row = 0.0
    while row + depth <= deep + EPS:
        begin = low + (shift / 1000.0 if row == 0.0 else 0.0)
        while begin < high:
            poses = _row(state, teams, zone_start(state, side, row), begin, high, heading, along)
            if poses is not None:
                move = Placing(verb, number, tuple(poses))
                if check_placing(state, side, move) is None:
                    return move
            elif begin == low:
                break
            begin += 2.0
        row += 0.5
    return None


def zone_start(state: State, side: int, row: float) -> float:
    """The line on which the rear edges of a row stand, *row* inches in from the home edge."""
    zone = state.field.mission.zones[side]
    home = state.field.mission.home[side]
    if home == "south":
        return zone.south + row
    if home == "north":
        return zone.north - row
    return zone.west + row if home == "west" else zone.east - row


def row_order(state: State, number: int) -> list[Team]:
    """Section 19.2: by number, but a transport after every second other team."""
    mine = [team for team in state.teams if team.platoon == number and team.place == OFF_TABLE]
    others = [team for team in mine if team.type.kind != TRANSPORT]
    carriers = [team for team in mine if team.type.kind == TRANSPORT]
    found: list[Team] = []
    for at in range(len(others)):
        found.append(others[at])
        if at % 2 == 1 and carriers:
            found.append(carriers.pop(0))
    return found + carriers


def _row(
    state: State,
    teams: list[Team],
    rear: float,
    begin: float,
    high: float,
    heading: int,
    along: bool,
) -> list[Pose] | None:
    """One row of teams from *begin* on, each at the first place that is legal."""
    cursor = round(begin * 1000)
    inward = 1 if heading in (900, 0) else -1
    poses: list[Pose] = []
    placed: list[Box] = []
    for team in teams:
        half = round(team.type.width * 500)
        depth = round(rear * 1000) + inward * round(team.type.length * 500)
        while True:
            across = cursor + half
            if across + half > round(high * 1000):
                return None
            x, y = (across, depth) if along else (depth, across)
            box = team.box_at(x, y, heading)
            free = not pose_fault(state, team, box)
            for other in placed:
                free = free and not overlaps(box, other)
            if free:
                break
            cursor += APART
        poses.append(Pose(team.id, x, y, heading))
        placed.append(box)
        cursor = across + half + APART
    return poses


# --- the first turn ------------------------------------------------------------------------------


def first_turn(state: State, fate: Fate, told: Told | None) -> None:
    """FW-16.3: by the mission, or the higher die, one more for whom deployed first."""
    first = state.field.mission.first_turn
    while first == NOBODY:
        dice = [fate.die(), fate.die()]
        if told is not None:
            told.tell("FW-16.3", "first-turn-dice", a=dice[0], b=dice[1])
        if state.finished_first != NOBODY:
            dice[state.finished_first] += 1
        if dice[0] != dice[1]:
            first = 0 if dice[0] > dice[1] else 1
    state.first = first
    if told is not None:
        told.tell("FW-16.3", "goes-first", side=side_name(first))
    begin_turn(state, first, fate, told)
