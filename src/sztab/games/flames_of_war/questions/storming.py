"""FW-11: what a charge has before it: the test, the defensive fire, the first blows."""

from typing import Final

from sztab.core.errors import IllegalMoveError
from sztab.core.game import Json
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c04_command.command import motivation_number, skill_number
from sztab.games.flames_of_war.chapters.c07_shooting.aiming import (
    best_aim,
    legal_targets,
    reachable,
)
from sztab.games.flames_of_war.chapters.c07_shooting.weapons import main_gun_fires, most_dice
from sztab.games.flames_of_war.chapters.c11_assault.assault import frightens
from sztab.games.flames_of_war.chapters.c11_assault.contact import (
    armoured_only,
    contact,
    may_fight,
)
from sztab.games.flames_of_war.chapters.c11_assault.defence import SENT_BACK, default_defence
from sztab.games.flames_of_war.moves import ASSAULT_RUN, Fire, Run
from sztab.games.flames_of_war.questions.orders.wishes import meant
from sztab.games.flames_of_war.state import State

NO_TEST: Final = 0


def storm(state: State, seat: int, draft: str) -> Json:
    """FW-11.3, FW-11.8 to FW-11.10: the numbers of a drafted charge; null for another draft.

    Everybody who may fires back with all he has, nobody bogs down on the way in, and the blows
    are those of all who arrive: what the fire kills is not taken off.
    """
    move = meant(state, seat, draft)
    if not isinstance(move, Run) or move.verb != ASSAULT_RUN:
        return None
    refusal = engine.check(state, seat, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    arrived = state.copy()
    for leg in move.legs:
        arrived.team(leg.team).put(leg.path[-2], leg.path[-1], leg.heading)
    back = default_defence(arrived, move.platoon, move.target, 0)
    hits = _hits(arrived, back)
    stopped = 0.0 if armoured_only(arrived, move.platoon) else sum(hits[SENT_BACK:])
    there = arrived.standing(move.target)
    strikers = [
        team
        for team in arrived.standing(move.platoon)
        if team.operational
        and may_fight(team)
        and any(contact(arrived, team, other) for other in there)
    ]
    needed = skill_number(arrived, move.platoon)
    return {
        "test": motivation_number(state, move.platoon)
        if frightens(state, move.platoon, move.target)
        else NO_TEST,
        "fire": round(sum(many * share for many, share in enumerate(hits)), 2),
        "stopped": round(stopped, 3),
        "strikers": len(strikers),
        "needed": needed,
        "blows": round(len(strikers) * max(0, 7 - needed) / 6.0, 2),
    }


def _hits(state: State, move: Fire) -> list[float]:
    """FW-11.8: how likely each number of hits is."""
    firing = [line.team for line in move.lines]
    found = [1.0]
    for line in move.lines:
        team = state.team(line.team)
        dice = most_dice(state, team, line.weapon, main_gun_fires(move.lines, team), True)
        aim = best_aim(state, line, legal_targets(state, line, firing, False), dice, True)
        if aim is None:
            continue
        share = max(0, min(6, 7 - reachable(state, aim.needed))) / 6.0
        for _die in range(dice):
            found = [
                (found[n] if n < len(found) else 0.0) * (1.0 - share)
                + (found[n - 1] if n else 0.0) * share
                for n in range(len(found) + 1)
            ]
    return found
