"""FW-5.21: digging in."""

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.faults import Fault
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name
from sztab.games.flames_of_war.chapters.c04_command.command import skill_number
from sztab.games.flames_of_war.chapters.c06_transport.getting_off import leg_of
from sztab.games.flames_of_war.moves import Order
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DIGGING, DUG_IN, GUN, INFANTRY, MOVED, ON_TABLE


def judge_digging(trial: State, order: Order, faults: list[Fault]) -> None:
    """FW-5.21: somebody must be left to dig."""
    if order.dig_in and all(team.has(DUG_IN) for team in diggers(trial, order)):
        faults.append(Fault("FW-5.21", "nobody-digs", 0, ""))


def diggers(state: State, order: Order) -> list[Team]:
    """FW-5.21: the infantry and guns of a platoon that do not move this turn."""
    found: list[Team] = []
    for team in state.belonging(order.platoon):
        if team.place != ON_TABLE:
            continue
        leg = leg_of(order, team.id)
        moves = (leg is not None and (leg.path != () or leg.mount != 0)) or team.has(MOVED)
        if team.type.kind in (INFANTRY, GUN) and not moves:
            found.append(team)
    return found


def dig_in_platoon(state: State, order: Order, fate: Fate, told: Told) -> None:
    """FW-5.21: one skill test for all who stand still."""
    platoon = state.platoon(order.platoon)
    needed, die = skill_number(state, order.platoon), fate.die()
    passed = die >= needed
    key = "digs-in" if passed else "fails-to-dig-in"
    told.tell("FW-5.21", key, platoon=platoon_name(platoon), die=die, needed=needed)
    for team in diggers(state, order):
        team.set(DIGGING)
        if passed:
            team.set(DUG_IN)
