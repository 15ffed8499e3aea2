"""MB-7: movement, and the stop in zones of control (MB-8.4, MB-8.5)."""

from sztab.core.said import Refusal, Told
from sztab.games.medieval_battle.chapters.zones import in_zone
from sztab.games.medieval_battle.moves import March, Merge, Move, code_text
from sztab.games.medieval_battle.naming import hex_name, hexes_name, unit_name
from sztab.games.medieval_battle.state import (
    CHOOSING,
    MANOEUVRING,
    NOBODY,
    ON_MAP,
    PURSUING,
    WG,
    State,
    Unit,
    counter,
)


def check_actor(state: State, seat: int, called: int) -> Refusal | None:
    """MB-6.2, MB-6.4: may this unit act in the turn as it stands?"""
    unit = state.find(seat, called)
    if unit is None or unit.place != ON_MAP:
        return Refusal("MB-6.2", "no-such-unit")
    if state.stage == CHOOSING:
        return None
    if state.index(unit) != state.mover:
        mover = state.units[state.mover]
        return Refusal("MB-6.4", "one-unit-only", unit=unit_name(mover))
    return None


def check_free_actor(state: State, seat: int, called: int) -> Refusal | None:
    """MB-9.7: the same for a step, a shot or a merger, which a pursuit does not allow."""
    if state.stage == PURSUING:
        return Refusal("MB-9.7", "attack-or-halt")
    return check_actor(state, seat, called)


def check_fighter(state: State, seat: int, called: int) -> Refusal | None:
    """MB-14.6: the same for a shot or a merger, which a wagon does not make."""
    refusal = check_free_actor(state, seat, called)
    if refusal is None and state.own(seat, called).kind == WG:
        return Refusal("MB-14.6", "wagon-does-not-fight")
    return refusal


def check_march(state: State, seat: int, move: March) -> Refusal | None:
    """MB-7: may this unit go this way now?"""
    refusal = check_free_actor(state, seat, move.counter)
    if refusal is not None:
        return refusal
    unit = state.own(seat, move.counter)
    return check_way(state, unit, move.path, False)


def check_way(state: State, unit: Unit, path: tuple[int, ...], merges: bool) -> Refusal | None:
    """MB-7.2 to MB-7.6, MB-8.4: every step of a way; the last may lead onto a friend to merge."""
    field = state.field
    here = unit.hex
    mp = unit.mp
    passed = state.passed
    stopped = state.stopped
    for step, code in enumerate(path):
        last = step == len(path) - 1
        if stopped:
            return Refusal("MB-8.4", "stopped-in-zone", unit=unit_name(unit))
        hex = field.hex_of.get(code, -1)
        if hex < 0 or hex >= field.size:
            return Refusal("MB-7.3", "leaves-map", unit=unit_name(unit))
        if hex not in field.around[here]:
            return Refusal(
                "MB-7.2", "not-adjacent", origin=hex_name(state, here), hex=code_text(code)
            )
        if not field.open[unit.kind][hex]:
            return Refusal("MB-0.8", "cannot-enter", unit=unit_name(unit), hex=code_text(code))
        cost = field.cost[hex]
        rule = "MB-14.2" if unit.kind == WG else "MB-7.2"
        index = state.standing[hex]
        if index != NOBODY and hex != unit.hex:
            friend = state.units[index]
            if friend.side != unit.side:
                return Refusal("MB-7.4", "enemy-in-the-way", hex=code_text(code))
            if last and not merges:
                return Refusal("MB-7.6", "ends-on-friend", hex=code_text(code))
            if not last:
                fault = passing_fault(state, friend, passed)
                if fault:
                    rule = "MB-14.3" if fault == "wagon-cannot-pay" else "MB-7.5"
                    return Refusal(rule, fault, friend=unit_name(friend))
                cost += 1
                rule = "MB-7.5"
                passed |= 1 << index
        if mp < cost:
            return Refusal(rule, "no-points", unit=unit_name(unit), cost=cost, left=mp)
        mp -= cost
        here = hex
        stopped = in_zone(state, hex, 1 - unit.side)
    return None


def passing_fault(state: State, friend: Unit, passed: int) -> str:
    """MB-7.5, MB-14.3: the words for why this friend cannot be passed, or nothing."""
    if passed >> state.index(friend) & 1:
        return "passed-already"
    if friend.mp < 1:
        return "wagon-cannot-pay" if friend.kind == WG else "friend-cannot-pay"
    if in_zone(state, friend.hex, 1 - friend.side):
        return "no-passing-in-zone"
    return ""


def march(state: State, seat: int, move: March, told: Told) -> None:
    """MB-7.1, MB-7.2: the unit pays for each step and stands on its new hex."""
    unit = state.own(seat, move.counter)
    origin = unit.hex
    mp = unit.mp
    state.mover = state.index(unit)
    state.stage = MANOEUVRING
    walk(state, unit, move.path, told)
    state.put(unit, state.field.hex_of[move.path[-1]])
    state.stopped = in_zone(state, unit.hex, 1 - seat)
    if told.heard:
        told.tell(
            "MB-14.2" if unit.kind == WG else "MB-7.1",
            "marches" if len(move.path) == 1 else "marches-by",
            unit=unit_name(unit),
            origin=hex_name(state, origin),
            way=hexes_name(move.path[:-1]) if len(move.path) > 1 else "",
            hex=code_text(move.path[-1]),
            cost=mp - unit.mp,
            left=unit.mp,
        )
        if unit.kind == WG:
            told.tell("MB-14.2", "wagon-moved", wagon=unit_name(unit))
        if state.stopped:
            told.tell("MB-8.4", "stops-in-zone", unit=unit_name(unit))


def walk(state: State, unit: Unit, path: tuple[int, ...], told: Told) -> None:
    """MB-7.1, MB-7.5: pay for the steps of a way, friends passed on it pay too."""
    field = state.field
    last = len(path) - 1
    for step in range(last + 1):
        hex = field.hex_of[path[step]]
        unit.mp -= field.cost[hex]
        index = state.standing[hex]
        if index != NOBODY and step != last and hex != unit.hex:
            friend = state.units[index]
            unit.mp -= 1
            friend.mp -= 1
            state.passed |= 1 << index
            told.tell(
                "MB-14.3" if friend.kind == WG else "MB-7.5",
                "passes-friend",
                unit=unit_name(unit),
                friend=unit_name(friend),
                left=friend.mp,
            )
            if friend.kind == WG:
                told.tell("MB-14.3", "wagon-passed", wagon=unit_name(friend))


def way_cost(state: State, unit: Unit, path: tuple[int, ...]) -> int:
    """MB-7.1, MB-7.5: the movement points of a whole way; who is met at its end is not passed."""
    cost = 0
    last = len(path) - 1
    for step in range(last + 1):
        hex = state.field.hex_of[path[step]]
        cost += state.field.cost[hex]
        if step != last and state.standing[hex] != NOBODY and hex != unit.hex:
            cost += 1
    return cost


def steps(state: State, unit: Unit, moves: list[Move]) -> None:
    """MB-7.2, MB-7.5, MB-12.1: add every single step, passing of friends, and merger of a unit.

    Longer ways are chains of these, so a list of them leaves no legal way out.
    """
    if state.stopped or unit.mp < 1:
        return
    field = state.field
    called = counter(unit.kind, unit.number)
    mp = unit.mp
    for hex in field.steps[unit.kind][unit.hex]:
        if field.cost[hex] <= mp:
            index = state.standing[hex]
            if index == NOBODY:
                moves.append(March(called, field.single[hex]))
            elif state.units[index].side == unit.side:
                _over(state, unit, hex, mp, state.passed, field.single[hex], moves)


def _over(
    state: State,
    unit: Unit,
    hex: int,
    mp: int,
    passed: int,
    path: tuple[int, ...],
    moves: list[Move],
) -> None:
    """MB-7.5, MB-7.10, MB-12.1: merge with the friend on *hex*, or pass it and go on from there."""
    field = state.field
    friend = state.units[state.standing[hex]]
    called = counter(unit.kind, unit.number)
    if friend.kind == unit.kind and friend.strength == 1 and unit.strength == 1:
        moves.append(Merge(called, path))
    left = mp - field.cost[hex] - 1
    if left < 1 or passing_fault(state, friend, passed):
        return
    passed |= 1 << state.index(friend)
    for near in field.steps[unit.kind][hex]:
        if field.cost[near] <= left:
            index = state.standing[near]
            way = (*path, field.code[near])
            if index == NOBODY or near == unit.hex:
                moves.append(March(called, way))
            elif state.units[index].side == unit.side:
                _over(state, unit, near, left, passed, way, moves)


def ways(state: State, unit: Unit) -> dict[int, tuple[int, ...]]:
    """MB-7.10: a cheapest way to every hex where the unit may end a march now, by hex."""
    field = state.field
    found: dict[int, tuple[int, ...]] = {}
    if state.stopped:
        return found
    best: dict[int, int] = {unit.hex: 0}
    frontier: list[tuple[int, int, tuple[int, ...]]] = [(0, unit.hex, ())]
    while frontier:
        frontier.sort(reverse=True)
        spent, here, path = frontier.pop()
        if spent > best[here] or (path and in_zone(state, here, 1 - unit.side)):
            continue
        for hex in field.steps[unit.kind][here]:
            cost = spent + field.cost[hex]
            friend = state.at(hex)
            if friend is not None and friend is not unit:
                if friend.side != unit.side or passing_fault(state, friend, state.passed):
                    continue
                cost += 1
            if cost <= unit.mp and cost < best.get(hex, 99):
                best[hex] = cost
                way = (*path, field.code[hex])
                if friend is None:
                    found[hex] = way
                frontier.append((cost, hex, way))
    return found


def way_back(state: State, unit: Unit) -> tuple[int, ...]:
    """MB-7.2, MB-8.4: a cheapest way out of the unit's hex and back to it, or nothing."""
    field = state.field
    best: tuple[int, ...] = ()
    spent = unit.mp + 1
    for hex in field.steps[unit.kind][unit.hex]:
        cost = field.cost[hex] + field.cost[unit.hex]
        friend = state.at(hex)
        if friend is not None:
            if friend.side != unit.side or passing_fault(state, friend, state.passed):
                continue
            cost += 1
        if cost < spent and not in_zone(state, hex, 1 - unit.side):
            best = (field.code[hex], field.code[unit.hex])
            spent = cost
    return best
