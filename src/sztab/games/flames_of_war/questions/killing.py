"""FW-9.11 to FW-9.17, FW-9.25: how likely a hit of direct fire destroys its victim."""

from typing import Final

from sztab.games.flames_of_war.chapters.c07_shooting.aiming import LONG_RANGE
from sztab.games.flames_of_war.chapters.c07_shooting.shooting import SMALL_FIREPOWER
from sztab.games.flames_of_war.chapters.c08_sight.concealment import in_bulletproof_cover
from sztab.games.flames_of_war.chapters.c09_hits.hits import SIDE, SKIRTS_SAVE, face_towards
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import over
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import GUN, INFANTRY, NO_HE, SKIRTS

SIX: Final = 6.0


def kill_share(state: State, shooter: Team, weapon: int, victim: Team, door: int) -> float:
    """FW-9.11: the chance that a hit destroys; a crew that bails out is not counted."""
    arm = shooter.type.weapons[weapon]
    firepower = _at_least(arm.firepower)
    if not victim.type.armoured:
        if arm.notes & NO_HE and victim.type.kind in (INFANTRY, GUN):
            return 0.0
        fails = 1.0 - _at_least(victim.type.save)
        covered = in_bulletproof_cover(state, shooter, victim, door)
        return fails * (firepower if covered else 1.0)
    face = face_towards(shooter, victim)
    armour = victim.type.armour[face] + int(over(distance(shooter.box, victim.box), LONG_RANGE))
    through = max(0, min(6, arm.anti_tank - armour - 1)) / SIX
    skirts = face == SIDE and victim.noted(SKIRTS) and arm.firepower >= SMALL_FIREPOWER
    return through * firepower * (1.0 - _at_least(SKIRTS_SAVE) if skirts else 1.0)


def _at_least(needed: int) -> float:
    """The chance of a die: how many of its six sides are not below *needed*."""
    return max(0, min(6, 7 - needed)) / SIX
