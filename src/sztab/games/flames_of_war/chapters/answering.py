"""Section 19.2: the answer to a question is carried out."""

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import (
    aircraft,
    assault,
    breaking_off,
    defence,
    deployment,
    melee,
    placing,
    reconnaissance,
    results,
    starting,
    testing,
)
from sztab.games.flames_of_war.chapters.command import join
from sztab.games.flames_of_war.chapters.joining import ask_joining, retarget
from sztab.games.flames_of_war.chapters.naming import team_name
from sztab.games.flames_of_war.chapters.stages import allocate_hits, resolve
from sztab.games.flames_of_war.chapters.volley import fire, push_action
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    CHANGE_TANK,
    JOIN,
    YES,
    AaFire,
    Fire,
    Move,
    Placing,
    Plain,
    Run,
)
from sztab.games.flames_of_war.state import State, Task


def answer(state: State, question: Task, move: Move, fate: Fate, told: Told | None) -> None:
    """FW-15.12: carry out the answer to a question that has left the agenda; nothing cuts in."""
    kind, args = question.kind, question.args
    if isinstance(move, Placing):
        if kind == agenda.ASK_DEPLOY:
            placing.place_platoon(state, move, told)
            agenda.push(state, agenda.DEPLOYMENT, [args[0]])
        elif kind == agenda.ASK_PLACE:
            _place_survivors(state, args, move, told)
        elif kind == agenda.ASK_BREAK_IN:
            assault.put_teams(state, move)
        elif kind == agenda.ASK_REACT:
            breaking_off.break_off(state, args, move, fate, told)
        else:
            breaking_off.consolidate(state, args, move, told)
            if state.agenda[-1].kind == agenda.DEFENSIVE_FIRE:
                ask_joining(state, state.agenda[-1].args[1])
    elif isinstance(move, Run):
        if kind == agenda.ASK_REACT:
            melee.counterattack(state, args, move, fate, told)
        else:
            reconnaissance.disengage_move(state, move, fate, told)
    elif isinstance(move, AaFire):
        aircraft.aa_fire(state, move, fate, told)
    elif isinstance(move, Fire):
        if move.lines:
            fire(state, move, told)
            push_action(state, move)
    elif isinstance(move, Plain):
        _plain_answer(state, kind, args, move, fate, told)


def _place_survivors(state: State, args: list[int], move: Placing, told: Told | None) -> None:
    """FW-9.19: survivors stand where they are put; the others are lost."""
    named = [pose.team for pose in move.poses]
    for pose in move.poses:
        team = state.team(pose.team)
        team.place = 0
        team.carrier = 0
        team.put(pose.x, pose.y, pose.heading)
        if told is not None:
            told.tell("FW-9.19", "gets-clear", team=team_name(team))
    for id in args[2:]:
        if id not in named:
            results.remove(state, state.team(id), "FW-9.19", told)


def _plain_answer(
    state: State, kind: int, args: list[int], move: Plain, fate: Fate, told: Told | None
) -> None:
    numbers = move.numbers
    if kind == agenda.ASK_JOIN:
        if move.verb == JOIN:
            team = state.team(numbers[0])
            join(state, team, numbers[1], told)
            retarget(state, team.platoon, numbers[1])
    elif kind == agenda.ASK_DISENGAGE:
        if numbers[0] == YES:
            _disengage(state, args[1], fate, told)
    elif kind == agenda.ASK_INTENT:
        stage = args[1:]
        if numbers[0] == YES:
            testing.test(state, testing.STAND, stage[1], 0, *stage)
        else:
            melee.ask_reaction(state, stage, False)
    elif kind == agenda.ASK_ALLOCATE:
        task = state.agenda.pop()
        allocate_hits(state, task, list(numbers), fate, told)
    elif kind == agenda.ASK_REROLL:
        passed = numbers[0] == YES and testing.again(state, args[1:], "FW-4.7", fate, told)
        resolve(state, args[1:], passed, fate, told)
    elif kind == agenda.ASK_WARRIOR:
        results.substitute(state, state.team(args[1]), state.team(numbers[0]), told)
    elif kind == agenda.ASK_CHANGE:
        if move.verb == CHANGE_TANK:
            leader = state.team(numbers[0])
            results.change_tank(state, leader, state.team(numbers[1]), told)
    elif kind == agenda.ASK_ARRIVE:
        starting.arrive(state, numbers[0], told)
        if args[1] > 1:
            agenda.push(state, agenda.ASK_ARRIVE, [args[0], args[1] - 1])
    elif kind == agenda.ASK_INTERCEPT:
        if numbers[0] != YES or not aircraft.intercept(state, fate, told):
            aircraft.arrive(state, fate, told)
    elif kind == agenda.ASK_AIR_STRIKE:
        if move.verb == AIR_STRIKE:
            aircraft.strike(state, numbers[0], numbers[1], told)
        else:
            state.aircraft = 0
    elif kind == agenda.ASK_HOLD_BACK:
        deployment.hold_back(state, move, told)
    elif kind == agenda.ASK_DEPLOY:
        for number in placing.allowed(state, args[0]):
            placing.into_reserve(state, number, told)
        agenda.push(state, agenda.DEPLOYMENT, [args[0]])


def _disengage(state: State, number: int, fate: Fate, told: Told | None) -> None:
    """FW-15.4, FW-15.6: from shooting after the first dice, from a charge at once."""
    if any(task.kind == agenda.RANGING for task in state.agenda):
        if reconnaissance.passes_test(state, number, fate, told):
            reconnaissance.leave(state, number)
    elif not any(task.kind == agenda.DEFENSIVE_FIRE for task in state.agenda):
        _note_leaving(state, number)
    elif reconnaissance.passes_test(state, number, fate, told):
        if state.agenda[-1].kind == agenda.ASK_DEFEND:
            state.agenda.pop()
        state.agenda.pop()
        reconnaissance.leave(state, number)
    else:
        state.agenda = [task for task in state.agenda if task.kind != agenda.ASK_DEFEND]
        attacker = state.agenda[-1].args[0]
        if defence.default_defence(state, attacker, number, number).lines:
            side = state.platoon(number).side
            agenda.push(state, agenda.ASK_DEFEND, [side, attacker, number, number])


def _note_leaving(state: State, number: int) -> None:
    """FW-15.4: the volley that waits knows who disengages: numbers below -1 at its end."""
    for at in range(len(state.agenda)):
        if state.agenda[at].kind == agenda.VOLLEY:
            old = state.agenda[at]
            state.agenda[at] = Task(old.kind, [*old.args, -1 - number])
            return
