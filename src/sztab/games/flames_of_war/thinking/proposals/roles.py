"""What a platoon is for: to take objectives, or to guard them with its guns."""

from sztab.games.flames_of_war.chapters.c13_artillery.artillery import guns_of
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Objective
from sztab.games.flames_of_war.teams import Platoon
from sztab.games.flames_of_war.terms import DESTROYED, GUN


def has_guns(state: State, number: int) -> bool:
    """Whether a platoon serves guns or mortars, which stay where they shoot from."""
    if guns_of(state, number):
        return True
    for team in state.belonging(number):
        heavy = team.type.kind == GUN and not team.type.man_packed
        if heavy and team.place != DESTROYED:
            return True
    return False


def is_attacker(state: State, platoon: Platoon) -> bool:
    """Whether a platoon goes for objectives: it has some to take, and no guns to serve."""
    takes = False
    for objective in state.field.objectives:
        takes = takes or objective.side == platoon.side
    return takes and not has_guns(state, platoon.number)


def own_objectives(state: State, platoon: Platoon) -> list[Objective]:
    """The objectives that a platoon is to take, or else to guard."""
    attacks = is_attacker(state, platoon)
    return [one for one in state.field.objectives if (one.side == platoon.side) == attacks]
