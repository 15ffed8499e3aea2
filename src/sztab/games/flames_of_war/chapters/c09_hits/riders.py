"""FW-9.22, FW-6.24: riders on a tank that is hit."""

from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c10_results.results import destroy
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import OBSERVER, TANK

PASSENGER_SAVE: Final = 5  # FW-9.19


def rider_saves(state: State, fate: Fate, told: Told) -> None:
    """FW-9.22, FW-6.24: riders, not an observer inside, save on 5+ for every hit on their tank."""
    for hit in state.hits:
        tank = state.team(hit.victim)
        if tank.type.kind != TANK:
            continue
        for rider in state.carried(tank.id):
            if rider.role == OBSERVER:
                continue
            die = fate.die()
            outcome = "saved" if die >= PASSENGER_SAVE else "failed"
            told.tell("FW-9.22", "rider-save", team=team_name(rider), die=die, outcome=outcome)
            if die < PASSENGER_SAVE:
                state.platoon(rider.platoon).shaken = True
                destroy(state, rider, fate, "FW-9.22", told)
