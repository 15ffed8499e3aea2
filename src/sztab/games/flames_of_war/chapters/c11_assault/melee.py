"""FW-11.10 to FW-11.15: blows, and whether they win the assault."""

from math import sqrt
from typing import Final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c01_table.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.c04_command.command import skill_number
from sztab.games.flames_of_war.chapters.c05_movement.standing import wall_fault
from sztab.games.flames_of_war.chapters.c11_assault.charging import can_go
from sztab.games.flames_of_war.chapters.c11_assault.contact import (
    CHARGE_REACH,
    CLEAR_OF,
    TOUCHING,
    contact,
    may_fight,
)
from sztab.games.flames_of_war.geometry.footprints import is_within
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.moves import Placing
from sztab.games.flames_of_war.state import Hit, State
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import DESTROYED

EXCHANGES: Final = 10  # FW-11.21


def strike_blows(state: State, striker: int, struck: int, fate: Fate, told: Told) -> list[int]:
    """FW-11.10: roll for every team that can strike; the hits wait to be allocated."""
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
        outcome = "hit" if die >= needed else "missed"
        told.tell(
            "FW-11.10",
            "strikes",
            team=team_name(team),
            die=die,
            needed=needed,
            outcome=outcome,
        )
        if die >= needed:
            state.hits.append(Hit(team.id, 0, struck, 0, 0, False))
    return fought


def fallen(state: State, stood: list[int]) -> list[tuple[int, int]]:
    """FW-11.14: the places of the teams that were destroyed."""
    teams = [state.team(id) for id in stood]
    return [(team.x, team.y) for team in teams if team.place == DESTROYED]


def sheltered(state: State, fought: list[int], places: list[tuple[int, int]]) -> bool:
    """FW-11.14: whether a team fell in a building, or behind an obstacle from who struck."""
    for place in places:
        x, y = place[0] / 1000.0, place[1] / 1000.0
        for building in state.field.buildings:
            if building.outline.holds(x, y):
                return True
        for line in state.field.lines:
            for id in fought:
                team = state.team(id)
                if line.outline.crossed(team.box.x, team.box.y, x, y):
                    return True
    return False


def check_break_in(
    state: State,
    striker: int,
    fought: list[int],
    places: list[tuple[int, int]],
    move: Placing,
) -> Refusal | None:
    """FW-11.14, FW-11.31: who struck, onto the places of the fallen within 4", one to each."""
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
        for at in range(len(places)):
            if places[at] == (pose.x, pose.y) and at not in used:
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


def is_won(state: State, striker: int, struck: int) -> bool:
    """FW-11.15: whether no operational team of the struck side is left within 4"."""
    rest = [team for team in state.standing(struck) if team.operational]
    own = state.standing(striker)
    return not any(_within_four(state, team, other) for team in own for other in rest)


def _within_four(state: State, one: Team, other: Team) -> bool:
    return contact(state, one, other) == TOUCHING or is_within(one.box, other.box, CLEAR_OF)
