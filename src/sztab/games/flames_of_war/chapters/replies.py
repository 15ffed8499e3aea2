"""Section 19.2: may this move answer the open question?"""

from typing import Final

from sztab.core.said import Refusal
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import (
    aircraft,
    breaking_off,
    charging,
    defence,
    deployment,
    melee,
    placing,
    reconnaissance,
    rows,
    starting,
)
from sztab.games.flames_of_war.chapters.naming import team_name
from sztab.games.flames_of_war.chapters.results import tanks_to_change_to
from sztab.games.flames_of_war.chapters.transport import fits
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    ALLOCATE,
    ARRIVE,
    BREAK_IN,
    BREAK_OFF,
    CHANGE_TANK,
    CONSOLIDATE,
    COUNTERATTACK,
    DECLINE,
    DEFEND,
    DEPLOY,
    DISENGAGE,
    DISENGAGE_MOVE,
    HOLD_BACK,
    INTENT,
    INTERCEPT,
    JOIN,
    PASS,
    PLACE,
    REROLL,
    WARRIOR,
    AaFire,
    Fire,
    Move,
    Placing,
    Plain,
    Run,
)
from sztab.games.flames_of_war.state import State, Task

YES_OR_NO: Final = (
    (agenda.ASK_INTERCEPT, INTERCEPT),
    (agenda.ASK_DISENGAGE, DISENGAGE),
    (agenda.ASK_REROLL, REROLL),
    (agenda.ASK_INTENT, INTENT),
)


def check_answer(state: State, seat: int, question: Task, move: Move) -> Refusal | None:
    """Section 19.2: does this move answer the open question?"""
    kind, args = question.kind, question.args
    if kind == agenda.ASK_DEPLOY:
        if isinstance(move, Placing) and move.verb == DEPLOY:
            return placing.check_placing(state, seat, move)
        if _is_plain(move, PASS):
            return _check_no_room(state, seat)
    elif kind == agenda.ASK_PLACE and isinstance(move, Placing) and move.verb == PLACE:
        return _check_place(state, args, move)
    elif kind == agenda.ASK_DISENGAGE_MOVE and isinstance(move, Run):
        if move.verb == DISENGAGE_MOVE:
            return reconnaissance.check_disengage_move(state, args[1], move)
    elif kind == agenda.ASK_REACT and isinstance(move, Run):
        if move.verb == COUNTERATTACK and not args[6]:
            return Refusal("FW-11.16", "must-break-off")
        if move.verb == COUNTERATTACK:
            return charging.check_charges(state, args[2], args[1], move.legs, True)
    elif isinstance(move, Placing):
        return _check_poses(state, kind, args, move)
    elif kind == agenda.ASK_AA_FIRE and isinstance(move, AaFire):
        return aircraft.check_aa(state, args[1], move)
    elif kind == agenda.ASK_DEFEND and isinstance(move, Fire):
        if move.verb == DEFEND:
            return defence.check_defence(state, args, move)
    elif isinstance(move, Plain):
        return _check_plain_answer(state, seat, kind, args, move)
    return Refusal("FW-0.9", "answer-first")


def _check_poses(state: State, kind: int, args: list[int], move: Placing) -> Refusal | None:
    """FW-11.30 to FW-11.32: poses within an assault."""
    if kind == agenda.ASK_BREAK_IN and move.verb == BREAK_IN:
        return melee.check_break_in(state, args, move)
    if kind == agenda.ASK_REACT and move.verb == BREAK_OFF:
        return breaking_off.check_steps(state, args[2], 0, move)
    if kind == agenda.ASK_CONSOLIDATE and move.verb == CONSOLIDATE:
        loser = args[3] if args[1] == args[2] else args[2]
        return breaking_off.check_steps(state, args[1], loser, move)
    return Refusal("FW-0.9", "answer-first")


def _is_plain(move: Move, verb: str) -> bool:
    return isinstance(move, Plain) and move.verb == verb


def _check_no_room(state: State, seat: int) -> Refusal | None:
    """FW-16.14: only who has no place for any platoon may pass."""
    for number in placing.allowed(state, seat):
        if rows.default_placing(state, number, DEPLOY, 0) is not None:
            return Refusal("FW-16.2", "deploy-first")
    return None


def _check_plain_answer(
    state: State, seat: int, kind: int, args: list[int], move: Plain
) -> Refusal | None:
    verb, numbers = move.verb, move.numbers
    if kind == agenda.ASK_JOIN:
        if verb == PASS:
            return Refusal("FW-7.5", "must-join") if args[2] else None
        if verb == JOIN and numbers[0] == args[1] and numbers[1] in args[3:]:
            return None
    elif (kind, verb) in YES_OR_NO:
        return None
    elif kind == agenda.ASK_ALLOCATE and verb == ALLOCATE:
        if sorted(numbers) == sorted(args[2:]):
            return None
        named = " ".join([str(id) for id in sorted(args[2:])])
        return Refusal("FW-9.10", "name-all-teams", teams=named)
    elif kind == agenda.ASK_WARRIOR and verb == WARRIOR:
        if numbers[0] in args[2:]:
            return None
        return Refusal("FW-10.12", "no-substitute", n=numbers[0])
    elif kind == agenda.ASK_CHANGE:
        if verb == PASS:
            return None
        if verb == CHANGE_TANK and numbers[0] == args[1]:
            if numbers[1] in tanks_to_change_to(state, state.team(args[1])):
                return None
            return Refusal("FW-10.8", "no-tank-to-change-to", n=numbers[1])
    elif kind == agenda.ASK_ARRIVE and verb == ARRIVE:
        if numbers[0] in starting.waiting_reserves(state):
            return None
        return Refusal("FW-16.13", "not-in-reserve", n=numbers[0])
    elif kind == agenda.ASK_AIR_STRIKE:
        if verb == DECLINE:
            return None
        if verb == AIR_STRIKE:
            return aircraft.check_strike(state, numbers[0], numbers[1])
    elif kind == agenda.ASK_HOLD_BACK and verb == HOLD_BACK:
        return deployment.check_hold_back(state, seat, move)
    return Refusal("FW-0.9", "answer-first")


def _check_place(state: State, args: list[int], move: Placing) -> Refusal | None:
    """FW-9.19: within 2" of the vehicle, free, not near an enemy; who has no place is lost."""
    trial = state.copy()
    vehicle = state.team(args[1]).box
    placed: list[int] = []
    for pose in move.poses:
        if pose.team not in args[2:] or pose.team in placed:
            return Refusal("FW-9.19", "not-a-survivor", n=pose.team)
        placed.append(pose.team)
        team = trial.team(pose.team)
        box = team.box_at(pose.x, pose.y, pose.heading)
        if not fits(trial, team, box, vehicle, False):
            return Refusal("FW-9.19", "survivor-not-there", team=team_name(team))
        team.place = 0
        team.put(pose.x, pose.y, pose.heading)
    return None
