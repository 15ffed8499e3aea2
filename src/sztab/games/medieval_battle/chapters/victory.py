"""MB-6.6 and MB-15: the end of a turn, flags, the end of the battle and victory."""

from sztab.core.said import Name, Told
from sztab.games.medieval_battle.naming import hex_name, side_name
from sztab.games.medieval_battle.state import (
    CHOOSING,
    GONE,
    NOBODY,
    ON_MAP,
    OVER,
    RED,
    WG,
    YELLOW,
    State,
    counter,
)


def end_turn(state: State, passed: bool, told: Told) -> None:
    """MB-6.6: flags are checked, then the end of the game, then the other player's turn begins."""
    state.mover = NOBODY
    state.passed = 0
    state.stopped = False
    state.target = NOBODY
    state.passes = state.passes + 1 if passed else 0
    take_flags(state, told)
    state.ending = ending(state)
    if state.ending:
        state.stage = OVER
        _tell_end(state, told)
        return
    state.stage = CHOOSING
    state.side = 1 - state.side
    state.turn += 1
    if told.heard:
        tell_turn(state, told)


def tell_turn(state: State, told: Told) -> None:
    """MB-6.1: whose turn it is now."""
    told.tell("MB-6.1", "turn-begins", turn=state.turn, side=side_name(state.side))


def take_flags(state: State, told: Told) -> None:
    """MB-15.2, MB-15.3, MB-15.4, MB-14.8: who stands on a flag hex takes it; others keep theirs."""
    field = state.field
    for flag in range(len(field.flags)):
        hex = field.flags[flag]
        index = state.standing[hex]
        if index != NOBODY:
            side = state.units[index].side
            before = state.control[flag]
            if before != side:
                state.control[flag] = side
                name = hex_name(state, hex)
                vp = victory_points(state, side)
                told.tell("MB-15.2", "takes-flag", side=side_name(side), hex=name, vp=vp)
                if before != NOBODY:
                    vp = victory_points(state, before)
                    told.tell("MB-15.5", "loses-flag", side=side_name(before), hex=name, vp=vp)


def victory_points(state: State, side: int) -> int:
    """MB-15.5: the flags a player controls, and 3 for the enemy wagon if it is destroyed."""
    points = 0
    for flag in range(len(state.control)):
        if state.control[flag] == side:
            points += state.field.flag_values[flag]
    wagon = state.find(1 - side, counter(WG, 1))
    if wagon is not None and wagon.place == GONE:
        points += state.field.wagon_vp
    return points


def ending(state: State) -> str:
    """MB-1.1, MB-15.6: the letter of the ending that has come, or nothing."""
    if (
        victory_points(state, RED) >= state.field.victory
        or victory_points(state, YELLOW) >= state.field.victory
    ):
        return "a"
    if state.markers[RED] == 0 and state.markers[YELLOW] == 0 and _exhausted(state):
        return "b"
    return "c" if state.passes >= 2 else ""


def _exhausted(state: State) -> bool:
    for unit in state.units:
        if unit.place == ON_MAP and unit.mp > 0:
            return False
    return True


def army_value(state: State, side: int) -> int:
    """MB-15.7: the recruiting costs of a player's combat units on the map."""
    value = 0
    for unit in state.units:
        if unit.side == side and unit.place == ON_MAP:
            value += state.field.price[unit.kind]
    return value


def winner(state: State) -> int:
    """MB-15.7: more VP wins, then the more valuable army on the map; ``NOBODY`` for a draw.

    Who alone has reached the winning number also has more VP, so one comparison serves all ends.
    """
    lead = victory_points(state, RED) - victory_points(state, YELLOW)
    if lead == 0:
        lead = army_value(state, RED) - army_value(state, YELLOW)
    if lead == 0:
        return NOBODY
    return RED if lead > 0 else YELLOW


def _tell_end(state: State, told: Told) -> None:
    told.tell(
        "MB-15.6",
        f"ends-{state.ending}",
        red=victory_points(state, RED),
        yellow=victory_points(state, YELLOW),
    )
    ended = verdict(state)
    told.tell("MB-15.7", ended.key, **ended.args)


def verdict(state: State) -> Name:
    """MB-15.7: who won and by what, with the numbers of both sides."""
    side = winner(state)
    level = victory_points(state, RED) == victory_points(state, YELLOW)
    if side == NOBODY:
        return Name("drawn", vp=victory_points(state, RED), worth=army_value(state, RED))
    return Name(
        "wins-by-value" if level else "wins",
        side=side_name(side),
        vp=victory_points(state, side),
        other=victory_points(state, 1 - side),
        red=army_value(state, RED),
        yellow=army_value(state, YELLOW),
    )
