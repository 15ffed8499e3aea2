"""FW-6.16: bogged vehicles towed off by a vehicle beside them that has nothing to shoot at."""

from typing import Final

from sztab.games.flames_of_war.chapters.c06_transport.recovery import TOW, check_recover
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import ADJACENT, FULL_TURN, canonical, cosine, sine
from sztab.games.flames_of_war.moves import RECOVER, Move, Plain
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import BOGGED, ON_TABLE

WAYS: Final = (0, 1800, 900, 2700)  # back, and then ahead and aside


def towings(state: State, platoon: Platoon) -> list[Move]:
    """The first way by which a vehicle of a platoon can pull a bogged one out."""
    stuck = [
        team
        for team in state.teams
        if team.side == platoon.side and team.place == ON_TABLE and team.has(BOGGED)
    ]
    for other in stuck:
        for team in state.standing(platoon.number):
            if team.type.vehicle and distance(team.box, other.box) <= ADJACENT:
                move = _tow(state, team, other)
                if move is not None:
                    return [move]
    return []


def _tow(state: State, team: Team, other: Team) -> Plain | None:
    """A whole tow in the first direction that is free."""
    for way in WAYS:
        heading = (team.heading + 1800 + way) % FULL_TURN
        x = canonical(team.box.x + (TOW - 0.01) * cosine(heading))
        y = canonical(team.box.y + (TOW - 0.01) * sine(heading))
        if check_recover(state, team.side, team.id, other.id, x, y) is None:
            return Plain(RECOVER, (team.id, other.id, x, y))
    return None
