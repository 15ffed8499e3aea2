"""What teams are worth, and how likely a hit destroys them."""

from typing import Final

from sztab.games.flames_of_war.chapters.c07_shooting.aiming import LONG_RANGE
from sztab.games.flames_of_war.geometry.footprints import is_beyond
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DUG_IN, NO_HE, TRANSPORT

TRANSPORT_POINTS: Final = 3.0


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
    if is_beyond(shooter.box, target.box, LONG_RANGE):
        armour += 1
    below = max(0, min(6, arm.anti_tank - armour - 1)) / 6.0
    equal = 1.0 / 6.0 if 1 <= arm.anti_tank - armour <= 6 else 0.0
    return below * (firepower + (1.0 - firepower) / 3.0) + equal * firepower / 3.0


def price(state: State, team: Team) -> float:
    """The points of a team: its share of its platoon, in which transports hardly count."""
    if team.type.kind == TRANSPORT:
        return TRANSPORT_POINTS
    count = 0
    for one in state.belonging(team.platoon):
        if one.type.kind != TRANSPORT:
            count += 1
    return (state.platoon(team.platoon).points + 10.0) / max(1, count)
