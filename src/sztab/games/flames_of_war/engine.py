"""One door into the rules: check and advance hand each move to its chapter, run does the rest."""

from typing import Final, assert_never

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war import agenda
from sztab.games.flames_of_war.chapters import (
    aircraft,
    artillery,
    assault,
    deployment,
    hits,
    leaders,
    morale,
    movement,
    orders,
    reconnaissance,
    recovery,
    results,
    shooting,
    starting,
    testing,
)
from sztab.games.flames_of_war.chapters.command import (
    check_join,
    command_distance,
    join,
    joinable,
    pin,
)
from sztab.games.flames_of_war.chapters.ground import on_table, overlapped
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name, team_name
from sztab.games.flames_of_war.chapters.transport import fits
from sztab.games.flames_of_war.chapters.victory import end
from sztab.games.flames_of_war.geometry import distance, within
from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    ALLOCATE,
    AMBUSH_POSES,
    APPOINT,
    ARRIVE,
    ASSAULT_RUN,
    BREAK_IN,
    BREAK_OFF,
    CHANGE_TANK,
    CONCEDE,
    CONSOLIDATE,
    COUNTERATTACK,
    DECLINE,
    DEFEND,
    DEPLOY,
    DISENGAGE,
    DISENGAGE_MOVE,
    END_STEP,
    EYES,
    HOLD_BACK,
    INTENT,
    INTERCEPT,
    JOIN,
    PASS,
    PLACE,
    RECOVER,
    REROLL,
    SHOOT,
    SMOKE,
    WARRIOR,
    YES,
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
from sztab.games.flames_of_war.state import (
    ASSAULT,
    MOVEMENT,
    OVER,
    SHOOTING,
    STARTING,
    State,
    Task,
    Team,
)

PINNING: Final = 5  # FW-10.1
YES_OR_NO: Final = (
    (agenda.ASK_INTERCEPT, INTERCEPT),
    (agenda.ASK_DISENGAGE, DISENGAGE),
    (agenda.ASK_REROLL, REROLL),
    (agenda.ASK_INTENT, INTENT),
)


def awaited(state: State) -> tuple[int, ...]:
    """The seat that is asked, or the active player; nobody when the game is over."""
    if state.step == OVER:
        return ()
    question = agenda.asked(state)
    return (question.args[0],) if question is not None else (state.side,)


# --- judging -------------------------------------------------------------------------------------


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """``None``, or why this move may not be made now."""
    if state.step == OVER:
        return Refusal("FW-3.1", "game-over")
    if seat not in awaited(state):
        return Refusal("FW-3.1", "not-asked")
    if isinstance(move, Plain) and move.verb == CONCEDE:
        return None
    question = agenda.asked(state)
    if question is not None:
        return _check_answer(state, seat, question, move)
    if isinstance(move, Plain):
        return _check_plain(state, seat, move)
    if isinstance(move, Starting):
        return _in_step(state, STARTING) or starting.check_starting(state, move)
    if isinstance(move, Placing):
        if move.verb != AMBUSH_POSES:
            return Refusal("FW-0.9", "nothing-asked")
        if state.started:
            return Refusal("FW-3.2", "starting-done")
        return _in_step(state, STARTING) or deployment.check_placing(state, seat, move)
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
    return None if state.step == step else Refusal("FW-3.1", "wrong-step")


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


def _check_answer(state: State, seat: int, question: Task, move: Move) -> Refusal | None:
    """Section 19.2: does this move answer the open question?"""
    kind, args = question.kind, question.args
    if kind == agenda.ASK_DEPLOY:
        if isinstance(move, Placing) and move.verb == DEPLOY:
            return deployment.check_placing(state, seat, move)
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
            return assault.check_charges(state, args[2], args[1], move.legs, True)
    elif isinstance(move, Placing):
        return _check_poses(state, kind, args, move)
    elif kind == agenda.ASK_AA_FIRE and isinstance(move, AaFire):
        return aircraft.check_aa(state, args[1], move)
    elif kind == agenda.ASK_DEFEND and isinstance(move, Fire):
        if move.verb == DEFEND:
            return assault.check_defence(state, args, move)
    elif isinstance(move, Plain):
        return _check_plain_answer(state, seat, kind, args, move)
    return Refusal("FW-0.9", "answer-first")


def _check_poses(state: State, kind: int, args: list[int], move: Placing) -> Refusal | None:
    """FW-11.30 to FW-11.32: poses within an assault."""
    if kind == agenda.ASK_BREAK_IN and move.verb == BREAK_IN:
        return assault.check_break_in(state, args, move)
    if kind == agenda.ASK_REACT and move.verb == BREAK_OFF:
        return assault.check_steps(state, args[2], move)
    if kind == agenda.ASK_CONSOLIDATE and move.verb == CONSOLIDATE:
        return assault.check_steps(state, args[1], move)
    return Refusal("FW-0.9", "answer-first")


def _is_plain(move: Move, verb: str) -> bool:
    return isinstance(move, Plain) and move.verb == verb


def _check_no_room(state: State, seat: int) -> Refusal | None:
    """FW-16.14: only who has no place for any platoon may pass."""
    for number in deployment.allowed(state, seat):
        if deployment.default_placing(state, number, DEPLOY, 0) is not None:
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
        return Refusal("FW-9.10", "name-all-teams")
    elif kind == agenda.ASK_WARRIOR and verb == WARRIOR:
        if numbers[0] in args[2:]:
            return None
        return Refusal("FW-10.12", "no-substitute", n=numbers[0])
    elif kind == agenda.ASK_CHANGE:
        if verb == PASS:
            return None
        if verb == CHANGE_TANK and numbers[0] == args[1]:
            if numbers[1] in args[2:]:
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


# --- carrying out --------------------------------------------------------------------------------


def advance(state: State, seat: int, move: Move, fate: Fate, told: Told | None) -> None:
    """Carry out a legal move in place, then whatever runs by itself."""
    if isinstance(move, Plain) and move.verb == CONCEDE:
        if told is not None:
            told.tell("FW-16.9", "concedes", side=side_name(seat))
        end(state, 1 - seat, "FW-16.9", "result-concession", told)
        return
    question = agenda.asked(state)
    if question is not None:
        state.agenda.pop()
        _answer(state, question, move, fate, told)
    elif isinstance(move, Plain):
        _plain(state, move, fate, told)
    elif isinstance(move, Starting):
        starting.start(state, move, told)
    elif isinstance(move, Placing):
        deployment.place_platoon(state, move, told)
    elif isinstance(move, Order):
        movement.move_platoon(state, move, fate, told)
    elif isinstance(move, Fire):
        state.stage = max(state.stage, 4)
        shooting.fire(state, move, told)
        shooting.push_action(state, move)
        _ask_targets(state, move, told)
    elif isinstance(move, Run):
        assault.begin(state, move, told)
    elif isinstance(move, Bombard):
        state.stage = max(state.stage, 3 if move.mode == SMOKE else 4)
        artillery.bombard(state, move, told)
    elif isinstance(move, AaFire):
        raise AssertionError(move)  # only ever an answer
    else:
        assert_never(move)
    run(state, fate, told)


def _plain(state: State, move: Plain, fate: Fate, told: Told | None) -> None:
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


def end_step(state: State, told: Told | None) -> None:
    """FW-3.7, FW-7.1: what the end of a step brings, the first on top of the agenda."""
    agenda.push(state, agenda.NEXT_STEP, [])
    agenda.push(state, agenda.CHANGES, [])
    if state.step == STARTING and not state.started:
        starting.start(state, Starting(), told)
    elif state.step in (SHOOTING, ASSAULT):
        agenda.push(state, agenda.MORALE, [])
        if state.step == SHOOTING:
            pin_the_hit(state, told)
            if state.aircraft:
                agenda.push(state, agenda.ASK_AIR_STRIKE, [state.side])


def pin_the_hit(state: State, told: Told | None) -> None:
    """FW-10.1: five hits in one Shooting step pin; by a switch they must come from one action."""
    for platoon in state.platoons:
        count = platoon.hits if state.field.switches[2] else platoon.worst
        if count >= PINNING:
            pin(state, platoon.number, "FW-10.1", told)


def _ask_targets(state: State, move: Fire, told: Told | None) -> None:
    """FW-7.5, FW-7.6, FW-15.3: before any die the opponent is asked, joining first."""
    targets = sorted({line.target for line in move.lines})
    for number in reversed(targets):
        if reconnaissance.may_disengage(state, number):
            agenda.push(state, agenda.ASK_DISENGAGE, [state.platoon(number).side, number])
    for number in reversed(targets):
        _ask_joining(state, number, told)


def _ask_joining(state: State, number: int, told: Told | None) -> None:
    """FW-4.11, FW-7.5, FW-7.6, FW-9.9: independent teams near a target, or themselves one."""
    platoon = state.platoon(number)
    if platoon.independent:
        for team in state.standing(number):
            _must_join(state, team, told)
        return
    for team in state.teams:
        if team.side == platoon.side and number in joinable(state, team):
            agenda.push(state, agenda.ASK_JOIN, [platoon.side, team.id, 0, number])


def _must_join(state: State, team: Team, told: Told | None) -> None:
    """FW-4.11, FW-7.5: the nearest platoon with a team of its kind, if need be through a friend."""
    near = _platoons_for(state, team, team)
    if len(near) == 1:
        join(state, team, near[0], told)
        _retarget(state, team.platoon, near[0])
    elif near:
        agenda.push(state, agenda.ASK_JOIN, [team.side, team.id, 1, *near])
    elif not team.joined:
        for friend in state.teams:
            if friend is team or not joinable(state, friend) or friend.side != team.side:
                continue
            if not within(distance(team.box, state.body(friend)), command_distance(state, team)):
                continue
            through = _platoons_for(state, friend, team)
            if through:
                join(state, friend, through[0], told)
                join(state, team, through[0], told)
                _retarget(state, team.platoon, through[0])
                return


def _platoons_for(state: State, link: Team, team: Team) -> list[int]:
    """FW-4.11: platoons in reach of *link* with a team of the other's kind, the nearest first."""
    found: list[tuple[float, int]] = []
    for number in joinable(state, link):
        if _same_kind(state, team, number):
            gap = min([distance(state.body(link), other.box) for other in state.standing(number)])
            found.append((gap, number))
    found.sort()
    return [number for _gap, number in found]


def _same_kind(state: State, team: Team, number: int) -> bool:
    for other in state.standing(number):
        if other.type.kind == team.type.kind:
            return True
    return False


def _answer(state: State, question: Task, move: Move, fate: Fate, told: Told | None) -> None:
    """FW-15.12: carry out the answer to a question that has left the agenda; nothing cuts in."""
    kind, args = question.kind, question.args
    if isinstance(move, Placing):
        if kind == agenda.ASK_DEPLOY:
            deployment.place_platoon(state, move, told)
            agenda.push(state, agenda.DEPLOYMENT, [args[0]])
        elif kind == agenda.ASK_PLACE:
            _place_survivors(state, args, move, told)
        elif kind == agenda.ASK_BREAK_IN:
            assault.put_teams(state, move, told)
        elif kind == agenda.ASK_REACT:
            assault.break_off(state, args, move, told)
        else:
            assault.consolidate(state, args, move, told)
    elif isinstance(move, Run):
        if kind == agenda.ASK_REACT:
            assault.counterattack(state, args, move, fate, told)
        else:
            reconnaissance.disengage_move(state, move, fate, told)
    elif isinstance(move, AaFire):
        aircraft.aa_fire(state, move, fate, told)
    elif isinstance(move, Fire):
        if move.lines:
            shooting.fire(state, move, told)
            shooting.push_action(state, move)
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
            _retarget(state, team.platoon, numbers[1])
    elif kind == agenda.ASK_DISENGAGE:
        if numbers[0] == YES:
            _disengage(state, args[1], fate, told)
    elif kind == agenda.ASK_INTENT:
        stage = args[1:]
        if numbers[0] == YES:
            testing.test(state, testing.STAND, stage[1], 0, *stage)
        else:
            assault.ask_reaction(state, stage, False)
    elif kind == agenda.ASK_ALLOCATE:
        task = state.agenda.pop()
        _allocation(state, task, list(numbers), fate, told)
    elif kind == agenda.ASK_REROLL:
        passed = numbers[0] == YES and testing.again(state, args[1:], fate, told)
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
        for number in deployment.allowed(state, args[0]):
            deployment.into_reserve(state, number, told)
        agenda.push(state, agenda.DEPLOYMENT, [args[0]])


def _retarget(state: State, old: int, new: int) -> None:
    """FW-7.5: shots at a team that joins are shots at the combined platoon."""
    for at in range(len(state.shots)):
        shot = state.shots[at]
        if shot.target == old:
            changed = shot.copy()
            state.shots[at] = type(shot)(
                changed.team, changed.weapon, new, 0, changed.dice, changed.aim
            )


def _disengage(state: State, number: int, fate: Fate, told: Told | None) -> None:
    """FW-15.4, FW-15.6: from shooting after the first dice, from a charge at once."""
    if any(task.kind == agenda.RANGING for task in state.agenda):
        if reconnaissance.passes_test(state, number, fate, told):
            reconnaissance.leave(state, number)
    elif not any(task.kind == agenda.DEFENSIVE_FIRE for task in state.agenda):
        _note_leaving(state, number)
    elif reconnaissance.passes_test(state, number, fate, told):
        while state.agenda[-1].kind in (agenda.ASK_DEFEND, agenda.ASK_JOIN):
            state.agenda.pop()
        state.agenda.pop()
        reconnaissance.leave(state, number)
    else:
        state.agenda = [task for task in state.agenda if task.kind != agenda.ASK_DEFEND]
        attacker = state.agenda[-1].args[0]
        if assault.default_defence(state, attacker, number, number).lines:
            side = state.platoon(number).side
            agenda.push(state, agenda.ASK_DEFEND, [side, attacker, number, number])


def _note_leaving(state: State, number: int) -> None:
    """FW-15.4: the volley that waits knows who disengages: numbers below -1 at its end."""
    for at in range(len(state.agenda)):
        if state.agenda[at].kind == agenda.VOLLEY:
            old = state.agenda[at]
            state.agenda[at] = Task(old.kind, [*old.args, -1 - number])
            return


# --- the agenda ----------------------------------------------------------------------------------


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
        _allocation(state, task, [], fate, told)
    elif kind == agenda.SAVES:
        agenda.push(state, kind, args)
        at = len(state.agenda) - 1
        if not hits.next_save(state, args, fate, told):
            state.agenda.pop(at)
    elif kind == agenda.END_FIRE:
        _end_fire(state, told)
    elif kind == agenda.TEST:
        came = testing.take(state, args, fate, told)
        if came != testing.ASKED:
            resolve(state, args, came == testing.PASSED, fate, told)
    elif kind == agenda.DISENGAGE_TEST:
        if reconnaissance.passes_test(state, args[0], fate, told):
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
        artillery.fall(state, args, fate, told)
    elif kind == agenda.AIR_RANGING:
        aircraft.ranging(state, args, fate, told)
    elif kind == agenda.CHARGE:
        assault.charge(state, args, fate, told)
    elif kind == agenda.DEFENSIVE_FIRE:
        _defensive_fire(state, args, told)
    elif kind == agenda.STRIKE:
        assault.strike(state, args, fate, told)
    elif kind == agenda.WON:
        assault.won(state, args, told)
    elif kind == agenda.END_ASSAULT:
        assault.end_assault(state, args, told)
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
        assault.after_defence(state, attacker, target, told)
        return
    side = state.platoon(target).side
    agenda.push(state, agenda.DEFENSIVE_FIRE, [attacker, target, 1])
    if assault.default_defence(state, attacker, target, 0).lines:
        agenda.push(state, agenda.ASK_DEFEND, [side, attacker, target])
    if reconnaissance.may_disengage(state, target):
        agenda.push(state, agenda.ASK_DISENGAGE, [side, target])
    if side != state.side:
        _ask_joining(state, target, told)


def _volley(state: State, args: list[int], fate: Fate, told: Told | None) -> None:
    """FW-15.11: the first volley with its saves; then who disengages; then what is left."""
    defending = args[0] & 1
    last = args[0] & 2 != 0
    leaving = sorted([-1 - number for number in args[1:] if number < -1])
    choices = [number for number in args[1:] if number >= -1]
    if last:
        leaving = [number for number in leaving if state.platoon(number).where == 1]
    shooting.volley(state, leaving, last, defending == 1, choices, fate, told)
    if leaving and not last:
        rest = [defending | 2, *choices, *[-1 - number for number in leaving]]
        agenda.push(state, agenda.VOLLEY, rest)
        for number in reversed(leaving):
            agenda.push(state, agenda.DISENGAGE_TEST, [number])
    agenda.push(state, agenda.SAVES, [defending])
    agenda.push(state, agenda.ALLOCATION, [defending, *choices])


def _allocation(state: State, task: Task, order: list[int], fate: Fate, told: Told | None) -> None:
    """FW-9.1: all hits are allocated before any save; riders save first of all (FW-9.22)."""
    agenda.push(state, task.kind, task.args)
    at = len(state.agenda) - 1
    if hits.allocation(state, task.args, order, fate, told):
        return
    state.agenda.pop(at)
    hits.rider_saves(state, fate, told)


def _end_fire(state: State, told: Told | None) -> None:
    """FW-7.20, FW-15.7: who fired ahead has turned; shaken scouts may have to leave."""
    shooting.turn_to_targets(state)
    state.shots = []
    state.hits = []
    for platoon in reversed(state.platoons):
        if platoon.shaken and platoon.side != state.side:
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
            hits.smash(state, state.team(id), fate, told)
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
        assault.ask_reaction(state, args[3:], passed)


def faults_of(state: State) -> list[str]:
    """What must be true between two moves."""
    found: list[str] = []
    for team in state.teams:
        if team.place == 0 and not on_table(state.field, team.box):
            found.append(f"team {team.id} hangs over the edge of the table")
        if team.place == 0 and overlapped(state, team, team.box):
            found.append(f"team {team.id} overlaps another")
    task = state.next_task()
    if task is not None and task.kind < agenda.QUESTIONS and state.step != OVER:
        found.append(f"{agenda.NAMES[task.kind]} waits for nobody")
    return found
