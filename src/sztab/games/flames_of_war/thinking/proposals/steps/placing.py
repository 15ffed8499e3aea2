"""FW-16.2: where a platoon could be put on the table."""

from math import ceil, hypot, sqrt
from random import Random
from typing import Final

from sztab.games.flames_of_war.chapters.c09_hits.allocation import AskAllocate
from sztab.games.flames_of_war.chapters.c16_setup.deployment import AskDeploy
from sztab.games.flames_of_war.chapters.c16_setup.placing import check_placing, pose_fault
from sztab.games.flames_of_war.chapters.c16_setup.rows import TO_ENEMY, default_placing, row_order
from sztab.games.flames_of_war.geometry.footprints import Box, point_to_box
from sztab.games.flames_of_war.geometry.measure import canonical
from sztab.games.flames_of_war.moves import ALLOCATE, Move, Placing, Plain
from sztab.games.flames_of_war.state import Question, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import FIGHTING, GUN, HULL, NO_ROLE, ON_TABLE, WAITING
from sztab.games.flames_of_war.thinking.proposals.roles import is_attacker
from sztab.games.flames_of_war.writing.clauses import Pose

ELBOW_ROOM: Final = 0.75  # inches between teams of a block
WIDE_LINE: Final = 8  # guns that must turn
IN_LINE: Final = 5  # teams of a proposal that stand in one line; more stand in a block
AHEAD: Final = (0.5, 0.25, 0.75, 0.2, 0.35, 0.42)
ASIDES: Final = (0.0, 0.08, -0.08, 0.16, -0.16, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6)  # of the zone
ASIDE: Final[tuple[tuple[float, float], ...]] = (
    (0.0, 0.0),
    (5.0, 0.0),
    (-5.0, 0.0),
    (0.0, 4.0),
    (0.0, -4.0),
    (10.0, 0.0),
    (-10.0, 0.0),
)


def placings(
    state: State, number: int, verb: int, random: Random, roomy: bool = False
) -> list[Placing]:
    """A platoon by the objectives it has to guard, towards those it can take, or anywhere.

    *roomy*: with room for guns to turn (FW-13.22).
    """
    side = state.platoon(number).side
    zone = state.field.mission.zones[side]
    spots = [(objective.x, objective.y) for objective in state.field.objectives]
    random.shuffle(spots)
    spots = spots[:4]
    spots.append((random.uniform(zone.west, zone.east), random.uniform(zone.south, zone.north)))
    found: list[Placing] = []
    seen: list[str] = []
    teams = row_order(state, number)
    riders = _riders(state, number, teams)
    afoot = [team for team in teams if team.id not in [id for id, _vehicle in riders]]
    for x, y in spots:
        placings = [_block(state, number, verb, x, y, teams, (), roomy)]
        if riders:
            placings.append(_block(state, number, verb, x, y, afoot, riders, roomy))
        for placing in placings:
            text = placing.text() if placing is not None else ""
            if placing is not None and text not in seen:
                seen.append(text)
                found.append(placing)
    if not found:
        placing = default_placing(state, number, verb, 0)
        if placing is not None and check_placing(state, side, placing) is None:
            found.append(placing)
    return found


def proposed(state: State, number: int, verb: int) -> Placing | None:
    """The placing that a player is shown first: platoons side by side across the zone, guns behind.

    It depends on nothing but the position; ``None`` if nothing of the kind will do.
    """
    platoon = state.platoon(number)
    zone = state.field.mission.zones[platoon.side]
    teams = row_order(state, number)
    if not teams:
        return None
    heading = TO_ENEMY[state.field.mission.home[platoon.side]]
    alike = [
        other.number
        for other in state.platoons
        if other.side == platoon.side
        and other.where in (WAITING, FIGHTING)
        and other.independent == platoon.independent
    ]
    share = (alike.index(number) + 0.5) / len(alike)
    guns = len([team for team in teams if team.type.kind == GUN]) > 0
    first = 0.4 if platoon.independent else (0.3 if guns else 0.66)
    legal: Placing | None = None
    for most in (WIDE_LINE, IN_LINE) if _must_turn(teams) else (IN_LINE,):
        cells = _cells(teams, most)
        for ahead in (first, *AHEAD):  # of the way from the home edge to the front
            depth = ahead if heading in (0, 900) else 1.0 - ahead
            for aside in ASIDES:
                across = min(0.98, max(0.02, share + aside))
                x, y = (across, depth) if heading in (900, 2700) else (depth, across)
                x = zone.west + x * (zone.east - zone.west)
                y = zone.south + y * (zone.north - zone.south)
                middle = Box(x, y, heading, 0.0, 0.0)
                poses: list[Pose] = []
                for team, cell in zip(teams, cells, strict=True):
                    px, py = middle.at(cell[1], cell[2])
                    poses.append(Pose(team.id, canonical(px), canonical(py), heading))
                placing = Placing(verb, number, tuple(poses))
                roomy = _leaves_room(state, teams, poses)
                if legal is not None and not roomy:
                    continue
                if check_placing(state, platoon.side, placing) is None:
                    if roomy:
                        return placing
                    legal = placing
    return legal or default_placing(state, number, verb, 0)


def _leaves_room(state: State, teams: list[Team], poses: list[Pose]) -> bool:
    """FW-13.22: whether every gun that must turn still can, one's own and those on the table."""
    boxes = [
        (team, team.box_at(pose.x, pose.y, pose.heading))
        for team, pose in zip(teams, poses, strict=True)
    ]
    boxes += [(team, team.box) for team in state.teams if team.place == ON_TABLE]
    field = state.field
    for gun, box in boxes:
        if gun.side != teams[0].side or not _must_turn([gun]):
            continue
        x, y, r = box.x, box.y, box.reach
        if not (r <= x <= field.width - r and r <= y <= field.height - r):
            return False
        if any(team is not gun and point_to_box(x, y, other) < r for team, other in boxes):
            return False
    return True


def _cells(teams: list[Team], most: int) -> list[tuple[float, float, float]]:
    """The places of a line or a block about its middle: how far out, ahead and to the left."""
    wide, deep = _spacing(teams, True)
    count = len(teams)
    abreast = count if count <= most else ceil(sqrt(count * 1.5))
    ranks = ceil(count / abreast)
    found: list[tuple[float, float, float]] = []
    for row in range(ranks):
        members = min(abreast, count - row * abreast)
        ahead = ((ranks - 1) / 2.0 - row) * deep
        for column in range(members):
            left = (column - (members - 1) / 2.0) * wide
            found.append((abs(ahead) + abs(left), ahead, left))
    found.sort()
    return found


def _spacing(teams: list[Team], roomy: bool) -> tuple[float, float]:
    """How far apart the middles of neighbours stand, abreast and in file."""
    wide = max([team.type.width for team in teams]) + ELBOW_ROOM
    deep = max([team.type.length for team in teams]) + ELBOW_ROOM
    if roomy and _must_turn(teams):
        turning = max([hypot(team.type.width, team.type.length) for team in teams])
        wide, deep = max(wide, turning), max(deep, turning)
    return wide, deep


def _must_turn(teams: list[Team]) -> bool:
    """FW-7.10: whether there are guns among them that shoot only ahead."""
    return any(team.type.kind == GUN and HULL in team.type.mounts for team in teams)


def drafted(state: State, question: Question) -> Move:
    """The answer that lies before a player: the default, but for deployment one to look at."""
    default = question.default(state)
    if isinstance(question, AskDeploy) and isinstance(default, Placing):
        return proposed(state, default.platoon, default.verb) or default
    if isinstance(question, AskAllocate) and isinstance(default, Plain):
        # nobody gives up a commander or an observer as long as others can take the hits
        led = [id for id in question.teams if state.team(id).role != NO_ROLE]
        others = [id for id in question.teams if state.team(id).role == NO_ROLE]
        return Plain(ALLOCATE, tuple(others + led))
    return default


def _riders(state: State, number: int, teams: list[Team]) -> tuple[tuple[int, int], ...]:
    """FW-16.2: attackers on foot that may begin in their transports, each with its own."""
    if not is_attacker(state, state.platoon(number)):
        return ()
    return tuple([(t.id, t.assigned) for t in teams if t.assigned and not t.type.vehicle])


def _block(
    state: State,
    number: int,
    verb: int,
    x: float,
    y: float,
    teams: list[Team],
    riders: tuple[tuple[int, int], ...],
    roomy: bool,
) -> Placing | None:
    """A platoon in a block round its commander, as near to a point as its zone and others allow."""
    side = state.platoon(number).side
    zone = state.field.mission.zones[side]
    heading = TO_ENEMY[state.field.mission.home[side]]
    wide, deep = _spacing(teams, roomy)
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
                if not pose_fault(state, team, box):
                    poses.append(Pose(team.id, canonical(px), canonical(py), heading))
                    break
        if len(poses) == len(teams):
            placing = Placing(verb, number, tuple(poses), riders)
            if check_placing(state, side, placing) is None:
                return placing
    return None
