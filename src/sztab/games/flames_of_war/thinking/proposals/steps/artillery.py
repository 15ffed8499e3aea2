"""FW-13: bombardments where the template covers most enemies."""

from random import Random
from typing import Final

from sztab.games.flames_of_war.chapters.c13_artillery.artillery import (
    check_bombard,
    directing_fault,
    guns_of,
    has_staff,
)
from sztab.games.flames_of_war.chapters.c13_artillery.templates import TEMPLATE
from sztab.games.flames_of_war.geometry.footprints import lower_bound
from sztab.games.flames_of_war.moves import HIGH_EXPLOSIVE, REPEAT, SMOKE, Bombard, Move
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import OBSERVER, ON_TABLE

MOST_AIMS: Final = 12  # enemies tried as aim of a bombardment


def bombardments(state: State, platoon: Platoon, random: Random) -> list[Move]:
    """A repeat, high explosive or smoke, where the template covers most enemies and no friend."""
    if not guns_of(state, platoon.number) or platoon.acted:
        return []
    found: list[Move] = []
    directors = [
        team
        for team in state.teams
        if team.side == platoon.side
        and team.present
        and not directing_fault(state, platoon.number, team)
    ]
    directors.sort(key=_leads)
    aims = [(-_covered(state, enemy), enemy.id) for enemy in state.enemies(platoon.side)]
    aims.sort()
    modes = [HIGH_EXPLOSIVE, SMOKE] if random.random() < 0.1 else [HIGH_EXPLOSIVE]
    for director in directors[:3]:
        if has_staff(state, platoon.number):
            move = Bombard(platoon.number, director.id, 0, REPEAT)
            if check_bombard(state, platoon.side, move) is None:
                found.append(move)
        for mode in modes:
            good = 0
            for covered, enemy_id in aims[:MOST_AIMS]:
                move = Bombard(platoon.number, director.id, enemy_id, mode)
                if covered < 0 and check_bombard(state, platoon.side, move) is None:
                    found.append(move)
                    good += 1
                    if good == 3:
                        break
        if found:
            break
    return found


def _leads(team: Team) -> tuple[bool, bool, int]:
    """Observers direct first, company commanders last: they range in worse (FW-13.8)."""
    return team.leads_company, team.role != OBSERVER, team.id


def _covered(state: State, aim: Team) -> int:
    """How many enemies stand under a template on a team; none if a friend of ours does."""
    count = 0
    for team in state.teams:
        if team.place == ON_TABLE and lower_bound(team.box, aim.box) < TEMPLATE / 2.0:
            if team.side != aim.side:
                return 0
            count += 1
    return count
