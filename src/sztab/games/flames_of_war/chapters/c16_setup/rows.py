"""Section 19.2: the default placing: in rows from the home edge."""

from typing import Final

from sztab.games.flames_of_war.chapters.c16_setup.placing import check_placing, pose_fault
from sztab.games.flames_of_war.geometry.footprints import Box, overlaps
from sztab.games.flames_of_war.geometry.measure import EPS
from sztab.games.flames_of_war.moves import Placing
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import OFF_TABLE, TRANSPORT
from sztab.games.flames_of_war.writing.clauses import Pose

APART: Final = 500  # section 19.2: thousandths between teams and rows
TO_ENEMY: Final = {"south": 900, "north": 2700, "west": 0, "east": 1800}


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
