"""What stands on the agenda is carried out, stage by stage."""

from sztab.core.fate import Fate
from sztab.core.said import Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import (
    aircraft,
    artillery,
    assault,
    breaking_off,
    defence,
    deployment,
    hits,
    melee,
    morale,
    reconnaissance,
    results,
    starting,
    templates,
    testing,
    turning,
)
from sztab.games.flames_of_war.chapters.allocation import DIRECT, allocate_all
from sztab.games.flames_of_war.chapters.naming import platoon_name
from sztab.games.flames_of_war.chapters.volley import roll_volley
from sztab.games.flames_of_war.state import State, Task
from sztab.games.flames_of_war.terms import FIGHTING, OVER


def run(state: State, fate: Fate, told: Told | None) -> None:
    """Carry out what stands on the agenda until somebody is asked or it is empty."""
    while state.agenda and state.step != OVER:
        task = state.agenda[-1]
        if task.kind >= agenda.QUESTIONS:
            return
        state.agenda.pop()
        _do(state, task, fate, told)


def _do(state: State, task: Task, fate: Fate, told: Told | None) -> None:
    kind, args = task.kind, task.args
    if kind == agenda.VOLLEY:
        _volley(state, args, fate, told)
    elif kind == agenda.ALLOCATION:
        allocate_hits(state, task, [], fate, told)
    elif kind == agenda.SAVES:
        agenda.push(state, kind, args)
        at = len(state.agenda) - 1
        if not hits.next_save(state, args, fate, told):
            state.agenda.pop(at)
    elif kind == agenda.END_FIRE:
        _end_fire(state, args[0], told)
    elif kind == agenda.TEST:
        came = testing.take(state, args, fate, told)
        if came != testing.ASKED:
            resolve(state, args, came == testing.PASSED, fate, told)
    elif kind == agenda.DISENGAGE_TEST:
        alive = state.platoon(args[0]).where == FIGHTING
        if alive and reconnaissance.passes_test(state, args[0], fate, told):
            reconnaissance.leave(state, args[0])
    elif kind == agenda.AIRCRAFT:
        aircraft.call(state, fate, told)
    elif kind == agenda.RANGING:
        aim = state.team(args[2])
        number = aim.joined or aim.platoon
        if artillery.ranging(state, args, fate, told) and reconnaissance.may_disengage(
            state, number
        ):
            agenda.push(state, agenda.ASK_DISENGAGE, [aim.side, number])
    elif kind == agenda.IMPACT:
        templates.fall(state, args, fate, told)
    elif kind == agenda.AIR_RANGING:
        aircraft.ranging(state, args, fate, told)
    elif kind == agenda.CHARGE:
        assault.charge(state, args, fate, told)
    elif kind == agenda.DEFENSIVE_FIRE:
        _defensive_fire(state, args, told)
    elif kind == agenda.STRIKE:
        melee.strike(state, args, fate, told)
    elif kind == agenda.WON:
        melee.won(state, args, told)
    elif kind == agenda.END_ASSAULT:
        breaking_off.end_assault(state, args, told)
    elif kind == agenda.FORCED:
        _forced(state, args[0])
    elif kind == agenda.MORALE:
        _morale(state)
    elif kind == agenda.CHANGES:
        starting.ask_changes(state)
    elif kind == agenda.NEXT_STEP:
        starting.next_step(state, fate, told)
    elif kind == agenda.RESERVES:
        starting.roll_reserves(state, fate, told)
    elif kind == agenda.STARTING_TESTS:
        starting.clear_smoke(state)
    elif kind == agenda.DEPLOYMENT:
        deployment.deploy_next(state, args[0])
    elif kind == agenda.FIRST_TURN:
        deployment.first_turn(state, fate, told)
    else:
        raise AssertionError(kind)


def _defensive_fire(state: State, args: list[int], told: Told | None) -> None:
    """FW-11.8, FW-11.9, FW-15.6: the defenders are asked, and then it is judged what came of it."""
    attacker, target = args[0], args[1]
    if len(args) > 2:
        defence.after_defence(state, attacker, target, told)
        return
    side = state.platoon(target).side
    agenda.push(state, agenda.DEFENSIVE_FIRE, [attacker, target, 1])
    if defence.default_defence(state, attacker, target, 0).lines:
        agenda.push(state, agenda.ASK_DEFEND, [side, attacker, target])
    if reconnaissance.may_disengage(state, target):
        agenda.push(state, agenda.ASK_DISENGAGE, [side, target])


def _volley(state: State, args: list[int], fate: Fate, told: Told | None) -> None:
    """FW-15.11: the first volley with its saves; then who disengages; then what is left."""
    defending = args[0] & 1
    last = args[0] & 2 != 0
    leaving = sorted([-1 - number for number in args[1:] if number < -1])
    choices = [number for number in args[1:] if number >= -1]
    if last:
        leaving = [number for number in leaving if state.platoon(number).where == 1]
    roll_volley(state, leaving, last, defending == 1, choices, fate, told)
    if leaving and not last:
        rest = [defending | 2, *choices, *[-1 - number for number in leaving]]
        agenda.push(state, agenda.VOLLEY, rest)
        for number in reversed(leaving):
            agenda.push(state, agenda.DISENGAGE_TEST, [number])
    agenda.push(state, agenda.SAVES, [defending])
    agenda.push(state, agenda.ALLOCATION, [defending, *choices])


def allocate_hits(
    state: State, task: Task, order: list[int], fate: Fate, told: Told | None
) -> None:
    """FW-9.1: all hits are allocated before any save; riders save first of all (FW-9.22)."""
    agenda.push(state, task.kind, task.args)
    at = len(state.agenda) - 1
    if allocate_all(state, task.args, order):
        return
    state.agenda.pop(at)
    hits.rider_saves(state, fate, told)


def _end_fire(state: State, mode: int, told: Told | None) -> None:
    """FW-7.20, FW-15.7, FW-15.9: who fired ahead has turned; shaken scouts may have to leave."""
    turning.turn_to_targets(state)
    state.shots = []
    state.hits = []
    for platoon in reversed(state.platoons):
        if platoon.shaken and platoon.side != state.side and mode == DIRECT:
            agenda.push(state, agenda.FORCED, [platoon.number])
        platoon.shaken = False


def _forced(state: State, number: int) -> None:
    """FW-15.7: a scouting platoon that failed a save tests its nerve."""
    platoon = state.platoon(number)
    if (
        platoon.disengaged
        or platoon.where != 1
        or not reconnaissance.is_reconnaissance(state, number)
    ):
        return
    testing.test(state, testing.KEEP_STILL, number, 0)


def _morale(state: State) -> None:
    """FW-12.1: one platoon after another, as long as any must test."""
    for number in reversed(morale.testers(state)):
        testing.test(state, testing.HOLD_TOGETHER, number, 0)


def resolve(state: State, args: list[int], passed: bool, fate: Fate, told: Told | None) -> None:
    """What a test was for."""
    purpose, number, id = args[0], args[1], args[2]
    if purpose == testing.RALLY:
        starting.rally(state, number, passed, told)
    elif purpose == testing.REMOUNT:
        starting.remount(state, id, passed, told)
    elif purpose == testing.FREE_IT:
        starting.free(state, id, passed, told)
    elif purpose == testing.STAY_IN:
        if passed:
            results.bail_out(state, state.team(id), told)
        else:
            hits.smash(state, state.team(id), "FW-10.6", fate, told)
    elif purpose == testing.HOLD_TOGETHER:
        if not passed:
            morale.break_platoon(state, number, told)
    elif purpose == testing.KEEP_STILL:
        if not passed:
            reconnaissance.leave(state, number)
    elif purpose == testing.TERROR:
        if not passed:
            state.agenda.pop()  # the charge that waited for it
            if told is not None:
                told.tell("FW-11.3", "dares-not", platoon=platoon_name(state.platoon(number)))
    else:
        melee.ask_reaction(state, args[3:], passed)
