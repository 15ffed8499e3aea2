"""FW-11.4 to FW-11.6, FW-11.24: a charge for a person, each team run in where the rules let it."""

from math import cos, radians, sin
from typing import Final

from sztab.core.said import Refusal
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import apart, named_team
from sztab.games.flames_of_war.chapters.c11_assault.assault import check_platoon
from sztab.games.flames_of_war.chapters.c11_assault.charging import (
    can_go,
    charge_targets,
    check_charges,
    reach_of,
)
from sztab.games.flames_of_war.chapters.c11_assault.contact import touches_platoon
from sztab.games.flames_of_war.geometry.footprints import distance, nearest_points
from sztab.games.flames_of_war.geometry.measure import canonical, heading_to
from sztab.games.flames_of_war.moves import ASSAULT_RUN, Run
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.writing.clauses import Leg

MUST_GO_IN: Final = "FW-11.24"
MOST_TEAMS: Final = 16  # that are fitted in; no platoon that charges has more
MOST_PLACES: Final = 28  # places that are tried for one team
SIDESTEPS: Final = (0.0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1)  # inches along the edge that is struck
TOUCH: Final = 0.05  # a gap that counts as contact already
TENTHS: Final = 10.0  # of a degree, in which headings are kept
ROUNDS: Final = 2  # a team that found no room may find some when the others stand


def charges(state: State, platoon: Platoon) -> list[Run]:
    """The charges that a platoon can make, one for each target, most teams in contact first."""
    number = platoon.number
    if check_platoon(state, platoon.side, number) is not None:
        return []
    found: list[tuple[int, int, Run]] = []
    for target in charge_targets(state, number):
        legs = _fitted(state, number, target)
        run = Run(ASSAULT_RUN, number, target, legs)
        if engine.check(state, platoon.side, run) is None:
            found.append((-_in_contact(state, number, target, legs), target, run))
    found.sort(key=lambda one: one[:2])
    return [run for _contacts, _target, run in found]


def _fitted(state: State, number: int, target: int) -> tuple[Leg, ...]:
    """Team by team, the nearest first: the first place in contact that breaks no rule."""
    movers = [team for team in state.standing(number) if can_go(team)][:MOST_TEAMS]
    movers = [team for team in movers if _gap(state, team, target) > TOUCH]
    movers.sort(key=lambda team: (_gap(state, team, target), team.id))
    legs: dict[int, Leg] = {}
    for _round in range(ROUNDS):
        for team in movers:
            if team.id in legs:
                continue
            for leg in _places(state, team, target):
                tried = (*legs.values(), leg)
                if _goes(check_charges(state, number, target, tried, False), tried):
                    legs[team.id] = leg
                    break
    return tuple(legs.values())


def _goes(refusal: Refusal | None, legs: tuple[Leg, ...]) -> bool:
    """Whether nothing is wrong with these legs; that others must go in too is seen to later."""
    moved = {leg.team for leg in legs}
    faults = apart(refusal) if refusal is not None else []
    return all(one.rule == MUST_GO_IN and named_team(one) not in moved for one in faults)


def _places(state: State, team: Team, target: int) -> list[Leg]:
    """Ways into contact with each enemy in reach: straight, then turned to it and to its sides."""
    found: list[Leg] = []
    enemies = [(distance(team.box, enemy.box), enemy.id) for enemy in state.standing(target)]
    enemies.sort()
    for far, id in enemies:
        enemy = state.team(id)
        if far > reach_of(team):
            continue
        turned = heading_to(enemy.box.x - team.box.x, enemy.box.y - team.box.y)
        across = radians(turned / TENTHS + 90.0)
        for heading in (team.heading, turned):
            ax, ay, bx, by = nearest_points(team.box_at(team.x, team.y, heading), enemy.box)
            for step in SIDESTEPS:
                x = canonical(team.box.x + bx - ax + step * cos(across))
                y = canonical(team.box.y + by - ay + step * sin(across))
                found.append(Leg(team.id, (team.x, team.y, x, y), heading))
    return found[:MOST_PLACES]


def _gap(state: State, team: Team, target: int) -> float:
    return min((distance(team.box, enemy.box) for enemy in state.standing(target)), default=0.0)


def _in_contact(state: State, number: int, target: int, legs: tuple[Leg, ...]) -> int:
    """How many teams of a platoon are in contact once the legs are made."""
    there = state.copy()
    for leg in legs:
        there.team(leg.team).put(leg.path[-2], leg.path[-1], leg.heading)
    return sum(touches_platoon(there, team, target) for team in there.standing(number))
