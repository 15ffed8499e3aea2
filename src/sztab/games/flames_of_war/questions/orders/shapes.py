"""FW-5: the places of a formation about a point, and which team goes to which."""

from math import cos, hypot, pi, sin
from typing import Final

from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.teams import Team

SHAPES: Final = ("keep", "line", "column", "wedge", "around")
ELBOW_ROOM: Final = 0.5  # inches between the bases of neighbours
IN_RANK: Final = 8  # teams abreast; more stand in a second rank

Point = tuple[float, float]


def slots(shape: str, teams: list[Team], centre: Point, heading: int) -> list[Point]:
    """The places of a formation, as many as teams, the leader's first."""
    wide = max(team.type.width for team in teams) + ELBOW_ROOM
    deep = max(team.type.length for team in teams) + ELBOW_ROOM
    count = len(teams)
    places: list[Point] = []  # ahead and to the left of the centre
    if shape == "line":
        ranks = -(-count // IN_RANK)
        abreast = -(-count // ranks)
        for at in range(count):
            row, column = divmod(at, abreast)
            in_row = min(abreast, count - row * abreast)
            places.append((-row * deep, (column - (in_row - 1) / 2.0) * wide))
    elif shape == "column":
        files = 1 if count < IN_RANK else 2
        for at in range(count):
            row, column = divmod(at, files)
            places.append((-row * deep, (column - (files - 1) / 2.0) * wide))
    elif shape == "wedge":
        for at in range(count):
            back = (at + 1) // 2
            places.append((-back * deep * 0.75, back * wide * (0.75 if at % 2 else -0.75)))
    else:  # around
        rings: list[int] = []
        left = count
        while left:
            radius = wide * 0.9 + len(rings) * (deep + 0.2)
            room = max(3, int(2 * pi * radius / wide))
            rings.append(min(left, room))
            left -= rings[-1]
        for ring, members in enumerate(rings):
            radius = wide * 0.9 + ring * (deep + 0.2)
            for at in range(members):
                angle = 2 * pi * at / members
                places.append((radius * cos(angle), radius * sin(angle)))
    if shape != "around":  # the point is its middle
        middle = sum(ahead for ahead, _left in places) / count
        places = [(ahead - middle, left) for ahead, left in places]
    box = Box(centre[0], centre[1], heading, 0.0, 0.0)
    return [box.at(ahead, left) for ahead, left in places]


def assigned(teams: list[Team], places: list[Point]) -> dict[int, Point]:
    """Which team goes to which place: the sum of squared ways is small, and no two ways cross."""
    free = list(places)
    found: dict[int, Point] = {}
    for team in teams:
        spot = min(free, key=lambda p: hypot(p[0] - team.box.x, p[1] - team.box.y))
        free.remove(spot)
        found[team.id] = spot
    for _round in range(3):
        for a in teams:
            for b in teams:
                if a.id < b.id:
                    pa, pb = found[a.id], found[b.id]
                    if _far(a, pb) + _far(b, pa) + 1e-9 < _far(a, pa) + _far(b, pb):
                        found[a.id], found[b.id] = pb, pa
    return found


def _far(team: Team, to: Point) -> float:
    return (team.box.x - to[0]) ** 2 + (team.box.y - to[1]) ** 2
