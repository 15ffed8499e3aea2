"""FW-16.2: where a platoon could be put on the table."""

from random import Random
from typing import Final

from sztab.games.flames_of_war.chapters.c16_setup.placing import check_placing, pose_fault
from sztab.games.flames_of_war.chapters.c16_setup.rows import TO_ENEMY, default_placing, row_order
from sztab.games.flames_of_war.clauses import Pose
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.geometry.measure import canonical
from sztab.games.flames_of_war.moves import Placing
from sztab.games.flames_of_war.proposals.roles import is_attacker
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team

ELBOW_ROOM: Final = 0.75  # inches between teams of a block
ASIDE: Final[tuple[tuple[float, float], ...]] = (
    (0.0, 0.0),
    (5.0, 0.0),
    (-5.0, 0.0),
    (0.0, 4.0),
    (0.0, -4.0),
    (10.0, 0.0),
    (-10.0, 0.0),
)


def placings(state: State, number: int, verb: int, random: Random) -> list[Placing]:
    """A platoon by the objectives it has to guard, towards those it can take, or anywhere."""
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
        placings = [_block(state, number, verb, x, y, teams, ())]
        if riders:
            placings.append(_block(state, number, verb, x, y, afoot, riders))
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
) -> Placing | None:
    """A platoon in a block round its commander, as near to a point as its zone and others allow."""
    side = state.platoon(number).side
    zone = state.field.mission.zones[side]
    heading = TO_ENEMY[state.field.mission.home[side]]
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
                if not pose_fault(state, team, box):
                    poses.append(Pose(team.id, canonical(px), canonical(py), heading))
                    break
        if len(poses) == len(teams):
            placing = Placing(verb, number, tuple(poses), riders)
            if check_placing(state, side, placing) is None:
                return placing
    return None
