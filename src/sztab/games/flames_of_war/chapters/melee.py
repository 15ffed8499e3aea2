"""FW-11.10 to FW-11.17: stages 4 to 8 of an assault."""

from math import sqrt
from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import testing
from sztab.games.flames_of_war.chapters.allocation import MELEE
from sztab.games.flames_of_war.chapters.assault import frightens, run_in
from sztab.games.flames_of_war.chapters.charging import can_go
from sztab.games.flames_of_war.chapters.command import commander, skill_number
from sztab.games.flames_of_war.chapters.contact import (
    CHARGE_REACH,
    CLEAR_OF,
    TOUCHING,
    contact,
    may_fight,
    touches_platoon,
)
from sztab.games.flames_of_war.chapters.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.standing import wall_fault
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.moves import Placing, Run
from sztab.games.flames_of_war.state import Hit, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DESTROYED

EXCHANGES: Final = 10  # FW-11.21


def strike(state: State, args: list[int], fate: Fate, told: Told | None) -> None:
    """FW-11.10: one skill test per team in contact or within 2"; the hits are then allocated."""
    striker, struck = args[0], args[1]
    needed = skill_number(state, striker)
    there = state.standing(struck)
    fought: list[int] = []
    state.hits = []
    for team in state.standing(striker):
        if not team.operational or not may_fight(team):
            continue
        if not any(contact(state, team, other) for other in there):
            continue
        fought.append(team.id)
        die = fate.die()
        if told is not None:
            told.tell("FW-11.10", "strikes", team=team_name(team), die=die, needed=needed)
        if die >= needed:
            state.hits.append(Hit(team.id, 0, struck, 0, 0, False))
    stood = [team.id for team in there]
    agenda.push(state, agenda.WON, [*args, len(state.hits), len(fought), *fought, *stood])
    agenda.push(state, agenda.SAVES, [MELEE])
    agenda.push(state, agenda.ALLOCATION, [MELEE])


def sheltered(state: State, fought: list[int], places: list[int]) -> bool:
    """FW-11.14: whether a team fell in a building, or behind an obstacle from who struck."""
    for at in range(0, len(places), 2):
        x, y = places[at] / 1000.0, places[at + 1] / 1000.0
        for building in state.field.buildings:
            if building.outline.holds(x, y):
                return True
        for line in state.field.lines:
            for id in fought:
                team = state.team(id)
                if line.outline.crossed(team.box.x, team.box.y, x, y):
                    return True
    return False


def check_break_in(state: State, args: list[int], move: Placing) -> Refusal | None:
    """FW-11.14, FW-11.31: who struck, onto the places of the fallen within 4", one to each."""
    striker = args[1]
    fought, places = args[7 : 7 + args[6]], args[7 + args[6] :]
    trial = state.copy()
    used: list[int] = []
    for pose in move.poses:
        if not 1 <= pose.team <= len(state.teams):
            return Refusal("FW-2.9", "no-such-team", n=pose.team)
        team = trial.team(pose.team)
        name = team_name(team)
        if (team.joined or team.platoon) != striker or not can_go(team):
            return Refusal("FW-11.31", "may-not-break-in", team=name)
        if team.id not in fought:
            return Refusal("FW-11.14", "has-not-struck", team=name)
        spot = -1
        for at in range(0, len(places), 2):
            if (places[at], places[at + 1]) == (pose.x, pose.y) and at not in used:
                spot = at
        dx, dy = (pose.x - team.x) / 1000.0, (pose.y - team.y) / 1000.0
        if spot < 0 or not within(sqrt(dx * dx + dy * dy), CHARGE_REACH):
            return Refusal("FW-11.31", "not-a-place", team=name)
        used.append(spot)
        team.put(pose.x, pose.y, pose.heading)
        room = on_table(trial.field, team.box) and not overlapped(trial, team, team.box)
        if not room or wall_fault(trial, team, True):
            return Refusal("FW-11.31", "no-room-there", team=name)
    return None


def won(state: State, args: list[int], told: Told | None) -> None:
    """FW-11.14 to FW-11.16, FW-11.21: break in, then: is it won? If not, the struck side answers.

    Behind the number of hits *args* say how many struck, who, and who stood before the blows.
    """
    striker, struck, attacker, target, exchanges, count = args[:6]
    fought = args[7 : 7 + args[6]] if len(args) > 6 else []
    places: list[int] = []
    for id in args[7 + len(fought) :]:
        if state.team(id).place == DESTROYED:
            places += [state.team(id).x, state.team(id).y]
    if places and sheltered(state, fought, places):
        agenda.push(state, agenda.WON, args[:6])
        side = state.platoon(striker).side
        agenda.push(state, agenda.ASK_BREAK_IN, [side, *args[:5], len(fought), *fought, *places])
        return
    rest = [team for team in state.standing(struck) if team.operational]
    own = state.standing(striker)
    if not any(_within_four(state, team, other) for team in own for other in rest):
        agenda.push(state, agenda.END_ASSAULT, [attacker, target, striker])
        return
    stage = [striker, struck, attacker, target, exchanges + 1]
    side = state.platoon(struck).side
    if exchanges + 1 >= EXCHANGES:
        if told is not None:
            told.tell("FW-11.21", "exhausted", platoon=platoon_name(state.platoon(attacker)))
        tired = [state.platoon(attacker).side, target, attacker, attacker, target, EXCHANGES, 0]
        agenda.push(state, agenda.ASK_REACT, tired)
        return
    if count:
        testing.test(state, testing.STAND, struck, 0, *stage)
    elif frightens(state, struck, striker) and commander(state, struck) is not None:
        agenda.push(state, agenda.ASK_INTENT, [side, *stage])
    else:
        ask_reaction(state, stage, True)


def _within_four(state: State, one: Team, other: Team) -> bool:
    return contact(state, one, other) == TOUCHING or within(distance(one.box, other.box), CLEAR_OF)


def ask_reaction(state: State, stage: list[int], free: bool) -> None:
    """FW-11.16, FW-10.14: counterattack or break off; after a failed test only break off."""
    struck = stage[1]
    may = int(free and commander(state, struck) is not None)
    agenda.push(state, agenda.ASK_REACT, [state.platoon(struck).side, *stage, may])


def counterattack(state: State, args: list[int], move: Run, fate: Fate, told: Told | None) -> None:
    """FW-11.17, FW-11.29: the struck side goes in and strikes; without contact it breaks off."""
    striker, struck, attacker, target, exchanges = args[1:6]
    if told is not None:
        told.tell("FW-11.17", "counterattacks", platoon=platoon_name(state.platoon(struck)))
    run_in(state, list(move.legs), fate, told)
    if any(touches_platoon(state, team, striker) for team in state.standing(struck)):
        agenda.push(state, agenda.STRIKE, [struck, striker, attacker, target, exchanges])
    else:
        ask_reaction(state, args[1:6], False)
