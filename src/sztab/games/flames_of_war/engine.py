"""One door into the rules: check and advance hand each move to its chapter, run does the rest."""

from typing import Final, assert_never

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters import c15_reconnaissance as reconnaissance
from sztab.games.flames_of_war.chapters.c00_conventions.naming import side_name
from sztab.games.flames_of_war.chapters.c03_turn import starting
from sztab.games.flames_of_war.chapters.c03_turn.turns import Changes, NextStep
from sztab.games.flames_of_war.chapters.c04_command.command import check_join, join, pin
from sztab.games.flames_of_war.chapters.c04_command.joining import ask_joining, must_join
from sztab.games.flames_of_war.chapters.c05_movement import movement, orders
from sztab.games.flames_of_war.chapters.c06_transport import recovery
from sztab.games.flames_of_war.chapters.c07_shooting import shooting
from sztab.games.flames_of_war.chapters.c07_shooting.volley import could_be_hit, fire, push_action
from sztab.games.flames_of_war.chapters.c10_results import leaders
from sztab.games.flames_of_war.chapters.c11_assault import assault
from sztab.games.flames_of_war.chapters.c11_assault.stages_charge import begin_assault
from sztab.games.flames_of_war.chapters.c12_morale import Morale
from sztab.games.flames_of_war.chapters.c13_artillery import artillery
from sztab.games.flames_of_war.chapters.c13_artillery.bombarding import bombard
from sztab.games.flames_of_war.chapters.c14_aircraft import AskAirStrike
from sztab.games.flames_of_war.chapters.c16_setup import placing
from sztab.games.flames_of_war.chapters.c16_setup.victory import end
from sztab.games.flames_of_war.moves import (
    AMBUSH_POSES,
    APPOINT,
    ASSAULT_RUN,
    CONCEDE,
    END_STEP,
    EYES,
    JOIN,
    RECOVER,
    SHOOT,
    SMOKE,
    AaFire,
    Bombard,
    Fire,
    Move,
    Order,
    Placing,
    Plain,
    Run,
    Starting,
)
from sztab.games.flames_of_war.state import Stage, State
from sztab.games.flames_of_war.terms import (
    ASSAULT,
    MOVEMENT,
    OVER,
    PIN_HITS_CUMULATIVE,
    SHOOTING,
    STARTING,
    STEPS,
)

PINNING: Final = 5  # FW-10.1


def awaited(state: State) -> tuple[int, ...]:
    """The seat that is asked, or the active player; nobody when the game is over."""
    if state.step == OVER:
        return ()
    question = state.question()
    return (question.seat,) if question is not None else (state.side,)


# --- judging -------------------------------------------------------------------------------------


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """``None``, or why this move may not be made now."""
    if state.step == OVER:
        return Refusal("FW-3.1", "game-over")
    if seat not in awaited(state):
        return Refusal("FW-3.1", "not-asked")
    if isinstance(move, Plain) and move.verb == CONCEDE:
        return None
    question = state.question()
    if question is not None:
        return question.check(state, move)
    if isinstance(move, Plain):
        return _check_plain(state, seat, move)
    if isinstance(move, Starting):
        return _in_step(state, STARTING) or starting.check_starting(state, move)
    if isinstance(move, Placing):
        if move.verb != AMBUSH_POSES:
            return Refusal("FW-0.9", "nothing-asked")
        if state.started:
            return Refusal("FW-3.2", "starting-done")
        return _in_step(state, STARTING) or placing.check_placing(state, seat, move)
    if isinstance(move, Order):
        return _in_step(state, MOVEMENT) or orders.check_order(state, seat, move)
    if isinstance(move, Fire):
        if move.verb != SHOOT:
            return Refusal("FW-0.9", "nothing-asked")
        return _in_step(state, SHOOTING) or shooting.check_fire(state, seat, move, 0)
    if isinstance(move, Bombard):
        return _in_step(state, SHOOTING) or artillery.check_bombard(state, seat, move)
    if isinstance(move, Run) and move.verb == ASSAULT_RUN:
        return _in_step(state, ASSAULT) or assault.check_assault(state, seat, move)
    return Refusal("FW-0.9", "nothing-asked")


def _in_step(state: State, step: int) -> Refusal | None:
    """FW-3.1: each action has its step."""
    return None if state.step == step else Refusal("FW-3.1", "wrong-step", step=STEPS[step])


def _check_plain(state: State, seat: int, move: Plain) -> Refusal | None:
    """Short moves of the active player."""
    numbers = move.numbers
    if move.verb == END_STEP:
        return None
    if move.verb == JOIN:
        return check_join(state, seat, numbers[0], numbers[1])
    if move.verb == EYES:
        return _in_step(state, SHOOTING) or reconnaissance.check_eyes(
            state, seat, numbers[0], numbers[1]
        )
    if move.verb == RECOVER:
        return _in_step(state, SHOOTING) or recovery.check_recover(
            state, seat, numbers[0], numbers[1], numbers[2], numbers[3]
        )
    if move.verb == APPOINT:
        return _in_step(state, SHOOTING) or leaders.check_appoint(
            state, seat, numbers[0], numbers[1], numbers[2]
        )
    return Refusal("FW-0.9", "nothing-asked")


# --- carrying out --------------------------------------------------------------------------------


def advance(state: State, seat: int, move: Move, fate: Fate, told: Told) -> None:
    """Carry out a legal move in place, then whatever runs by itself."""
    if isinstance(move, Plain) and move.verb == CONCEDE:
        told.tell("FW-16.9", "concedes", side=side_name(seat))
        end(state, 1 - seat, "FW-16.9", "result-concession", told)
        return
    question = state.question()
    if question is not None:
        state.agenda.pop()
        question.answer(state, move, fate, told)
    elif isinstance(move, Plain):
        _plain(state, move, fate, told)
    elif isinstance(move, Starting):
        starting.start(state, move, told)
    elif isinstance(move, Placing):
        placing.place_platoon(state, move, told)
    elif isinstance(move, Order):
        movement.move_platoon(state, move, fate, told)
    elif isinstance(move, Fire):
        state.stage = max(state.stage, 4)
        fire(state, move, told)
        push_action(state, move)
        ask_targets(state, move, told)
    elif isinstance(move, Run):
        begin_assault(state, move, told)
        ask_joining(state, move.target)
    elif isinstance(move, Bombard):
        state.stage = max(state.stage, 3 if move.mode == SMOKE else 4)
        bombard(state, move, told)
    elif isinstance(move, AaFire):
        raise AssertionError(move)  # only ever an answer
    else:
        assert_never(move)
    run(state, fate, told)


def _plain(state: State, move: Plain, fate: Fate, told: Told) -> None:
    numbers = move.numbers
    if move.verb == JOIN:
        join(state, state.team(numbers[0]), numbers[1], told)
    elif move.verb == EYES:
        reconnaissance.eyes(state, numbers[0], numbers[1], told)
    elif move.verb == RECOVER:
        state.stage = max(state.stage, 4)
        recovery.recover(state, numbers[0], numbers[1], numbers[2], numbers[3], fate, told)
    elif move.verb == APPOINT:
        state.stage = max(state.stage, 2)
        leaders.appoint(state, numbers[0], numbers[2], told)
    else:
        end_step(state, told)


def end_step(state: State, told: Told) -> None:
    """FW-3.7, FW-7.1: what the end of a step brings, the first on top of the agenda."""
    state.push(NextStep())
    state.push(Changes())
    if state.step == STARTING and not state.started:
        starting.start(state, Starting(), told)
    elif state.step in (SHOOTING, ASSAULT):
        state.push(Morale())
        if state.step == SHOOTING:
            pin_the_hit(state, told)
            if state.aircraft:
                state.push(AskAirStrike(state.side))


def run(state: State, fate: Fate, told: Told) -> None:
    """FW-15.12: one stage after another, until somebody is asked; nothing cuts in."""
    while state.agenda and state.step != OVER:
        task = state.agenda[-1]
        if not isinstance(task, Stage):
            return
        state.agenda.pop()
        task.run(state, fate, told)


def ask_targets(state: State, move: Fire, told: Told) -> None:
    """FW-7.5, FW-7.6, FW-15.3: before any die the opponent is asked, joining first."""
    targets = sorted({line.target for line in move.lines})
    for number in reversed(targets):
        if reconnaissance.may_disengage(state, number):
            state.push(reconnaissance.AskDisengage(state.platoon(number).side, number))
    for number in reversed(targets):
        ask_joining(state, number, None if state.asks_all else could_be_hit(state, number))
        if state.platoon(number).independent:
            for team in state.standing(number):
                must_join(state, team, told)


def pin_the_hit(state: State, told: Told) -> None:
    """FW-10.1: five hits in one Shooting step pin; by a switch they must come from one action."""
    for platoon in state.platoons:
        count = platoon.hits if state.field.switches[PIN_HITS_CUMULATIVE] else platoon.worst
        if count >= PINNING:
            pin(state, platoon.number, "FW-10.1", told)
