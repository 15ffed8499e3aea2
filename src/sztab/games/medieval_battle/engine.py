"""One door into the rules: check, moves and advance hand each move to its chapter."""

from typing import Final, assert_never

from sztab.core.said import Refusal, Told
from sztab.games.medieval_battle.chapters import (
    deployment,
    melee,
    merging,
    movement,
    recruiting,
    regrouping,
    retreat,
    shooting,
    victory,
    wagon,
)
from sztab.games.medieval_battle.moves import (
    Attack,
    Finish,
    Halt,
    March,
    Merge,
    Move,
    Pass,
    Place,
    Recruit,
    Regroup,
    Retreat,
    Shoot,
    Stand,
)
from sztab.games.medieval_battle.naming import side_name, unit_name
from sztab.games.medieval_battle.sequence import check_due
from sztab.games.medieval_battle.state import (
    ANSWERING,
    CHOOSING,
    DEPLOYING,
    MANOEUVRING,
    ON_MAP,
    OVER,
    RECRUITING,
    REGROUPING,
    WG,
    State,
    Unit,
    counter,
)

PASS: Final = Pass()
REGROUP: Final = Regroup()
HALT: Final = Halt()


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """``None``, or why this move may not be made now."""
    refusal = check_due(state, seat, move)
    if refusal is not None:
        return refusal
    if isinstance(move, March):
        return movement.check_march(state, seat, move)
    if isinstance(move, Attack):
        return melee.check_attack(state, seat, move)
    if isinstance(move, Shoot):
        return shooting.check_shoot(state, seat, move)
    if isinstance(move, Merge):
        return merging.check_merge(state, seat, move)
    if isinstance(move, Retreat):
        return retreat.check_retreat(state, move)
    if isinstance(move, Place):
        if state.stage == DEPLOYING:
            return deployment.check_place(state, seat, move)
        return regrouping.check_entry(state, seat, move)
    if isinstance(move, Finish):
        return deployment.check_finish(state, seat) if state.stage == DEPLOYING else None
    if isinstance(move, Recruit):
        return recruiting.check_army(state.field, move.army)
    if isinstance(move, Regroup):
        return regrouping.check_regroup(state, seat)
    if isinstance(move, (Halt, Stand, Pass)):
        return None
    assert_never(move)


def advance(state: State, seat: int, move: Move, told: Told) -> None:
    """Carry out a legal move in place, and tell what happens if anybody listens."""
    if isinstance(move, March):
        movement.march(state, seat, move, told)
    elif isinstance(move, Halt):
        _halt(state, told)
    elif isinstance(move, Attack):
        _attack(state, seat, move, told)
    elif isinstance(move, Stand):
        retreat.stand(state, told)
    elif isinstance(move, Retreat):
        retreat.retreat(state, move, told)
    elif isinstance(move, Shoot):
        shooting.shoot(state, seat, move, told)
        victory.end_turn(state, False, told)
    elif isinstance(move, Merge):
        merging.merge(state, seat, move, told)
        victory.end_turn(state, False, told)
    elif isinstance(move, Place):
        if state.stage == DEPLOYING:
            deployment.place(state, seat, move, told)
        else:
            regrouping.enter(state, seat, move, told)
    elif isinstance(move, Finish):
        if state.stage == DEPLOYING:
            deployment.finish(state, seat, told)
        else:
            regrouping.refresh(state, seat, told)
    elif isinstance(move, Regroup):
        regrouping.regroup(state, seat, told)
    elif isinstance(move, Pass):
        _pass(state, seat, told)
    elif isinstance(move, Recruit):
        recruiting.recruit(state, seat, move, told)
    else:
        assert_never(move)


def _attack(state: State, seat: int, move: Attack, told: Told) -> None:
    """MB-9.5, MB-10.1, MB-10.7: an attack is paid for, then answered; one on a wagon is not."""
    attacker = state.own(seat, move.counter)
    target = state.at(state.field.hex_of[move.hex])
    assert target is not None
    melee.pay_for_attack(state, attacker, target, told)
    if target.kind == WG:
        wagon.attack_wagon(state, attacker, target, told)
        victory.end_turn(state, False, told)
    else:
        retreat.answer_attack(state, attacker, target, told)


def _halt(state: State, told: Told) -> None:
    """MB-6.6, MB-9.7: the unit that moved does no more, and the turn ends."""
    if told.heard:  # a quarter of the moves of random play
        told.tell("MB-6.6", "halts", unit=unit_name(state.units[state.mover]))
    victory.end_turn(state, False, told)


def _pass(state: State, seat: int, told: Told) -> None:
    """MB-6.2, MB-6.7: nothing happens."""
    told.tell("MB-6.2", "passes", side=side_name(seat))
    victory.end_turn(state, True, told)


def moves(state: State, seat: int) -> list[Move]:
    """All legal moves of an awaited seat; none while recruiting, where armies are too many.

    Marches are listed step by step: every legal way is a chain of listed ones.
    """
    stage = state.stage
    listed: list[Move] = []
    if stage == CHOOSING:
        for unit in state.units:
            if unit.side == seat and unit.place == ON_MAP and unit.mp > 0:
                actions(state, unit, listed)
        if state.markers[seat] > 0:
            listed.append(REGROUP)
        listed.append(PASS)
        return listed
    if stage in (RECRUITING, OVER):
        return listed
    if stage == DEPLOYING:
        return deployment.placings(state, seat)
    if stage == ANSWERING:
        return retreat.answers(state)
    if stage == REGROUPING:
        return regrouping.entries(state, seat)
    mover = state.units[state.mover]
    if stage == MANOEUVRING:
        actions(state, mover, listed)
    else:
        fights(state, mover, listed)
    listed.append(HALT)
    return listed


def actions(state: State, unit: Unit, listed: list[Move]) -> None:
    """MB-6.2: add the steps, mergers, attacks and shots of one unit."""
    movement.steps(state, unit, listed)
    fights(state, unit, listed)
    targets = shooting.targets(state, unit)
    if targets:
        called = counter(unit.kind, unit.number)
        for hex in targets:
            listed.append(Shoot(called, state.field.code[hex]))


def fights(state: State, unit: Unit, listed: list[Move]) -> None:
    """MB-10.1: add the attacks of one unit."""
    hexes = melee.attacks(state, unit)
    if hexes:
        called = counter(unit.kind, unit.number)
        for hex in hexes:
            listed.append(Attack(called, state.field.code[hex]))


def candidates(state: State, seat: int) -> list[Move]:
    """As ``moves``, but whole marches to every hex in reach, and one merger with each friend."""
    listed = moves(state, seat)
    if state.stage != CHOOSING and state.stage != MANOEUVRING:
        return listed
    found: list[Move] = []
    for move in listed:
        if isinstance(move, Merge):
            _keep_cheapest(state, seat, move, found)
        elif not isinstance(move, March):
            found.append(move)
    for unit in state.units:
        if unit.side == seat and unit.place == ON_MAP and unit.mp > 0:
            if state.stage == MANOEUVRING and state.index(unit) != state.mover:
                continue
            called = counter(unit.kind, unit.number)
            for way in movement.ways(state, unit).values():
                found.append(March(called, way))
    return found


def written_out(state: State, seat: int, move: Move) -> Move:
    """A march to one hex further away means the cheapest way there; all else is as written."""
    if not isinstance(move, March) or len(move.path) > 1 or state.stage < CHOOSING:
        return move
    for unit in state.units:
        called = counter(unit.kind, unit.number)
        if unit.side != seat or unit.place != ON_MAP or called != move.counter:
            continue
        if any(state.field.code[near] == move.path[0] for near in state.field.around[unit.hex]):
            return move  # one step, whatever it costs
        for way in movement.ways(state, unit).values():
            if way[-1] == move.path[0]:
                return March(called, way)
    return move


def _keep_cheapest(state: State, seat: int, merge: Merge, found: list[Move]) -> None:
    """Add a merger unless a cheaper way to the same friend is there already."""
    unit = state.own(seat, merge.counter)
    for index in range(len(found)):
        other = found[index]
        if (
            isinstance(other, Merge)
            and other.counter == merge.counter
            and other.path[-1] == merge.path[-1]
        ):
            if movement.way_cost(state, unit, merge.path) < movement.way_cost(
                state, unit, other.path
            ):
                found[index] = merge
            return
    found.append(merge)
