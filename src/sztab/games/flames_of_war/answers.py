"""Section 19.2: the legal default of every question, so that no rule ever waits (FW-0.9)."""

from typing import Final

from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters.aircraft import default_aa
from sztab.games.flames_of_war.chapters.breaking_off import default_break_off
from sztab.games.flames_of_war.chapters.defence import default_defence
from sztab.games.flames_of_war.chapters.deployment import default_hold_back
from sztab.games.flames_of_war.chapters.placing import allowed
from sztab.games.flames_of_war.chapters.rows import default_placing
from sztab.games.flames_of_war.chapters.starting import waiting_reserves
from sztab.games.flames_of_war.chapters.transport import free_place
from sztab.games.flames_of_war.clauses import Pose
from sztab.games.flames_of_war.moves import (
    ALLOCATE,
    ARRIVE,
    BREAK_IN,
    CHANGE_TANK,
    CONSOLIDATE,
    DECLINE,
    DEPLOY,
    DISENGAGE,
    DISENGAGE_MOVE,
    INTENT,
    INTERCEPT,
    JOIN,
    NO,
    PASS,
    PLACE,
    REROLL,
    WARRIOR,
    YES,
    Move,
    Placing,
    Plain,
    Run,
)
from sztab.games.flames_of_war.state import State, Task
from sztab.games.flames_of_war.terms import ON_TABLE

YES_OR_NO: Final = (
    (agenda.ASK_INTERCEPT, INTERCEPT),
    (agenda.ASK_DISENGAGE, DISENGAGE),
    (agenda.ASK_REROLL, REROLL),
    (agenda.ASK_INTENT, INTENT),
)


def default_answer(state: State, task: Task) -> Move:
    """What a player who does not answer gets."""
    args = task.args
    if task.kind == agenda.ASK_JOIN:
        return Plain(JOIN, (args[1], args[3])) if args[2] else Plain(PASS)
    if task.kind == agenda.ASK_DISENGAGE:
        return Plain(DISENGAGE, (NO,))
    if task.kind == agenda.ASK_DISENGAGE_MOVE:
        return Run(DISENGAGE_MOVE, 0, 0, ())
    if task.kind == agenda.ASK_ALLOCATE:
        return Plain(ALLOCATE, tuple(args[2:]))
    if task.kind == agenda.ASK_PLACE:
        return default_place(state, args)
    if task.kind == agenda.ASK_WARRIOR:
        return Plain(WARRIOR, (args[2],))
    if task.kind == agenda.ASK_ARRIVE:
        return Plain(ARRIVE, (waiting_reserves(state)[0],))
    if task.kind == agenda.ASK_REROLL:
        return Plain(REROLL, (YES,))
    if task.kind == agenda.ASK_HOLD_BACK:
        return default_hold_back(state, args[0])
    if task.kind == agenda.ASK_DEFEND:
        return default_defence(state, args[1], args[2], args[3] if len(args) > 3 else 0)
    if task.kind == agenda.ASK_INTERCEPT:
        return Plain(INTERCEPT, (NO,))
    if task.kind == agenda.ASK_AIR_STRIKE:
        return Plain(DECLINE)
    if task.kind == agenda.ASK_AA_FIRE:
        return default_aa(state, args[1])
    if task.kind == agenda.ASK_BREAK_IN:
        return Placing(BREAK_IN, 0, ())
    if task.kind == agenda.ASK_INTENT:
        return Plain(INTENT, (NO,))
    if task.kind == agenda.ASK_REACT:
        return default_break_off(state, args[2])
    if task.kind == agenda.ASK_CONSOLIDATE:
        return Placing(CONSOLIDATE, 0, ())
    if task.kind == agenda.ASK_DEPLOY:
        return default_deployment(state, args[0])
    return Plain(PASS)


def listed_answers(state: State, task: Task) -> list[Move]:
    """Every answer to a question of yes or no, or of one among a few; none where poses are asked.

    A concession (FW-16.9) is always open besides.
    """
    kind, args = task.kind, task.args
    if kind == agenda.ASK_JOIN:
        found: list[Move] = [] if args[2] else [Plain(PASS)]
        for number in args[3:]:
            found.append(Plain(JOIN, (args[1], number)))
        return found
    for question, verb in YES_OR_NO:
        if kind == question:
            return [Plain(verb, (NO,)), Plain(verb, (YES,))]
    if kind == agenda.ASK_WARRIOR:
        return [Plain(WARRIOR, (id,)) for id in args[2:]]
    if kind == agenda.ASK_CHANGE:
        return [Plain(PASS), *[Plain(CHANGE_TANK, (args[1], id)) for id in args[2:]]]
    if kind == agenda.ASK_ARRIVE:
        return [Plain(ARRIVE, (number,)) for number in waiting_reserves(state)]
    return []


def default_deployment(state: State, seat: int) -> Move:
    """FW-16.2, FW-16.14: the first platoon that has a place; ``pass`` if none has."""
    for number in allowed(state, seat):
        placing = default_placing(state, number, DEPLOY, 0)
        if placing is not None:
            return placing
    return Plain(PASS)


def default_place(state: State, args: list[int]) -> Placing:
    """FW-9.19: each survivor at the first free place; who has none is left out and lost."""
    trial = state.copy()
    vehicle = state.team(args[1]).box
    poses: list[Pose] = []
    for id in args[2:]:
        team = trial.team(id)
        spot = free_place(trial, team, vehicle, False)
        if spot is not None:
            team.place = ON_TABLE
            team.put(*spot)
            poses.append(Pose(id, *spot))
    return Placing(PLACE, 0, tuple(poses))
