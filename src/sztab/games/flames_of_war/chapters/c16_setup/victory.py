"""FW-3.8, FW-16.6 to FW-16.9, FW-16.16: how a game ends."""

from typing import Final

from sztab.core.said import Name, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import side_name
from sztab.games.flames_of_war.geometry.footprints import point_to_box
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import (
    AMBUSH,
    ARRIVING,
    BROKEN,
    NOBODY,
    OVER,
    RESERVE,
    TRANSPORT,
    WAITING,
    A,
    B,
)

HOLD: Final = 4.0  # FW-16.6


def end(state: State, winner: int, rule: str, key: str, told: Told) -> None:
    """The game is over."""
    if state.step == OVER:
        return
    state.step = OVER
    state.winner = winner
    state.ending = key
    state.ending_rule = rule
    state.agenda.clear()
    why = Name(key.replace("result-", "why-"))
    points = destroyed_points(state, A), destroyed_points(state, B)
    if winner == NOBODY:
        told.tell(rule, "drawn", why=why, a=points[A], b=points[B])
    else:
        told.tell(rule, "wins", side=side_name(winner), why=why, a=points[A], b=points[B])


def objective_taken(state: State, side: int) -> bool:
    """FW-16.6: an own team of a platoon within 4", no enemy within 4"."""
    if state.turn_of(side) < state.field.mission.objective_from:
        return False
    for objective in state.field.objectives:
        if objective.side == side and _holds(state, side, objective.x, objective.y):
            return True
    return False


def _holds(state: State, side: int, x: float, y: float) -> bool:
    own = False
    for team in state.teams:
        if not team.operational or team.type.kind == TRANSPORT:
            continue
        if not within(point_to_box(x, y, team.box), HOLD):
            continue
        if team.side != side:
            return False
        own = own or not state.platoon(team.platoon).independent
    return own


def held_out(state: State, side: int) -> bool:
    """Section 11 of the data: a defender who keeps the enemy away from every objective."""
    mission = state.field.mission
    if mission.hold_side != side or state.turn_of(side) < mission.hold_from:
        return False
    for objective in state.field.objectives:
        for team in state.teams:
            if team.side == side or not team.operational:
                continue
            if within(point_to_box(objective.x, objective.y, team.box), mission.hold_distance):
                return False
    return True


def destroyed_points(state: State, side: int) -> int:
    """FW-16.8: the points of the enemy platoons that *side* has destroyed."""
    total = 0
    for platoon in state.platoons:
        if platoon.side != side and platoon.where == BROKEN:
            total += platoon.points
    return total


def has_force(state: State, side: int) -> bool:
    """FW-3.8: a team on the table, in reserve or in ambush."""
    for team in state.teams:
        if team.side == side and team.present:
            return True
    for platoon in state.platoons:
        if platoon.side == side and platoon.where in (RESERVE, AMBUSH, ARRIVING, WAITING):
            return True
    return False


def check_empty_table(state: State, told: Told) -> None:
    """FW-3.8: a player without any team loses; if both have none, it is a draw."""
    alive = [has_force(state, A), has_force(state, B)]
    if not alive[A] and not alive[B]:
        end(state, NOBODY, "FW-3.8", "result-empty", told)
    elif not (alive[A] and alive[B]):
        end(state, A if alive[A] else B, "FW-3.8", "result-empty", told)


def check_end_of_turn(state: State, told: Told) -> None:
    """FW-16.8, FW-16.16: holding out, then the turn limit."""
    mission = state.field.mission
    if held_out(state, state.side):
        end(state, state.side, "FW-16.6", "result-held-out", told)
    elif state.turns[A] >= mission.turn_limit and state.turns[B] >= mission.turn_limit:
        winner = mission.limit_winner
        if winner == NOBODY:
            points = [destroyed_points(state, A), destroyed_points(state, B)]
            if points[A] != points[B]:
                winner = A if points[A] > points[B] else B
        end(state, winner, "FW-16.8", "result-limit", told)
