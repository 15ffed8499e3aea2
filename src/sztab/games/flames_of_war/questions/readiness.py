"""FW-3.2, FW-7.2: which platoons can shoot at somebody, and whether a step has anything left."""

from typing import Final

from sztab.games.flames_of_war.chapters.c07_shooting.aiming import IN_RANGE, target_fault
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import silent_rule
from sztab.games.flames_of_war.chapters.c13_artillery.artillery import guns_of
from sztab.games.flames_of_war.questions.orders.acts import acts
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import AMBUSH, FIGHTING, SHOOTING, STARTING

LATER: Final = "join"  # the next step offers it as well


def has_weapon(state: State, number: int) -> bool:
    """FW-7.2: whether any weapon of a platoon may shoot at all now."""
    return bool(_weapons(state, number))


def has_target(state: State, number: int) -> bool:
    """FW-7.7: whether any weapon of a platoon may shoot at any enemy."""
    ready = _weapons(state, number)
    if not ready:
        return False
    firing = [team.id for team in state.standing(number)]
    side = state.platoon(number).side
    for platoon in state.platoons:
        if platoon.side == side:
            continue
        for victim in state.standing(platoon.number):
            for team, weapon in ready:
                if target_fault(state, team, weapon, victim, firing, True, -1) == IN_RANGE:
                    return True
    return False


def shooters(state: State, seat: int) -> list[Platoon]:
    """FW-7.2: the platoons of a seat that have not acted in the Shooting step and still could."""
    return [
        platoon
        for platoon in state.platoons
        if platoon.side == seat
        and platoon.where == FIGHTING
        and not (platoon.acted or platoon.doubled or platoon.disengaged)
    ]


def nothing_to_shoot(state: State, seat: int) -> bool:
    """FW-7.2: whether a seat has nothing to do in its Shooting step but to end it."""
    if state.step != SHOOTING or state.side != seat or state.question() is not None:
        return False
    if state.aircraft or state.shots:
        return False
    for platoon in shooters(state, seat):
        if not platoon.independent and guns_of(state, platoon.number):
            return False
        if has_target(state, platoon.number):
            return False
    own = [platoon.number for platoon in state.platoons if platoon.side == seat]
    return not any(
        act["act"] != LATER and act["moves"] for number in own for act in acts(state, seat, number)
    )


def nothing_to_start(state: State, seat: int) -> bool:
    """FW-3.2: whether a seat has taken its tests and has nobody in ambush left to place."""
    if state.step != STARTING or state.side != seat or state.question() is not None:
        return False
    hidden = any(one.side == seat and one.where == AMBUSH for one in state.platoons)
    return state.started and not hidden


def _weapons(state: State, number: int) -> list[tuple[Team, int]]:
    return [
        (team, weapon)
        for team in state.standing(number)
        for weapon in range(len(team.type.weapons))
        if not silent_rule(state, team, weapon, False)
    ]
