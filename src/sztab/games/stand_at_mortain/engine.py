"""One door into the rules: check, moves and advance hand each move to its chapter."""

from typing import Final, assert_never

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.stand_at_mortain.chapters import activation, combat, markers, setup, victory
from sztab.games.stand_at_mortain.moves import (
    Accept,
    Air,
    Done,
    Enter,
    Exit,
    Fire,
    Go,
    Interdict,
    Move,
    Oba,
    Pass,
    Place,
    Redraw,
)
from sztab.games.stand_at_mortain.naming import side_name
from sztab.games.stand_at_mortain.sequence import (
    accept_miss,
    attack,
    card_used,
    check_due,
    next_card,
    tell_turn,
)
from sztab.games.stand_at_mortain.state import AIR, OBA, OVER, PLACING, REDRAWING, State

PASS: Final = Pass()
DONE: Final = Done()
REDRAW: Final = Redraw()
ACCEPT: Final = Accept()


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """``None``, or why this move may not be made now."""
    refusal = check_due(state, seat, move)
    if refusal is not None:
        return refusal
    if isinstance(move, Go):
        return activation.check_go(state, seat, move)
    if isinstance(move, Fire):
        return combat.check_fire(state, seat, move)
    if isinstance(move, Enter):
        return activation.check_enter(state, seat, move)
    if isinstance(move, Exit):
        return activation.check_exit(state, seat, move)
    if isinstance(move, Air):
        return markers.check_attack(state, AIR, move.unit, move.hex)
    if isinstance(move, Oba):
        return markers.check_attack(state, OBA, move.unit, move.hex)
    if isinstance(move, Interdict):
        return markers.check_interdict(state, move.hex)
    if isinstance(move, Place):
        return setup.check_place(state, move)
    if isinstance(move, Done):
        return setup.check_ready(state) if state.stage == PLACING else None
    if isinstance(move, (Redraw, Accept, Pass)):
        return None
    assert_never(move)


def advance(state: State, move: Move, fate: Fate, told: Told) -> None:
    """Carry out a legal move in place, and tell what happens if anybody listens."""
    if isinstance(move, Go):
        activation.go(state, move, told)
    elif isinstance(move, Fire):
        combat.declare_fire(state, move, told)
        attack(state, fate, told)
    elif isinstance(move, (Pass, Done)):
        _end_card(state, fate, told)
    elif isinstance(move, Enter):
        activation.enter(state, move, told)
    elif isinstance(move, Redraw):
        told.tell("SM-5.7", "redraws", side=side_name(state.side))
        attack(state, fate, told)
    elif isinstance(move, Accept):
        accept_miss(state, fate, told)
    elif isinstance(move, Exit):
        activation.leave(state, move, told)
        how = victory.ending(state)
        if how:
            victory.finish(state, how, told)
    elif isinstance(move, Air):
        markers.declare_air(state, move, told)
        attack(state, fate, told)
    elif isinstance(move, Oba):
        markers.declare_oba(state, move, told)
        attack(state, fate, told)
    elif isinstance(move, Interdict):
        markers.interdict(state, move, told)
    elif isinstance(move, Place):
        setup.place(state, move, told)
    else:
        assert_never(move)


def _end_card(state: State, fate: Fate, told: Told) -> None:
    """SM-1.1, SM-3.3: the set-up or a card is over, and the next card is drawn."""
    if told.heard:
        if state.stage == PLACING:
            setup.tell_ready(state, told)
            tell_turn(state, told)
        else:
            over = "finishes" if card_used(state) else "passes"
            told.tell("SM-3.3", over, side=side_name(state.side))
    next_card(state, fate, told)


def moves(state: State) -> list[Move]:
    """SM-3.3, SM-5.1: all legal moves of the seat that is awaited; it may always stop."""
    listed: list[Move] = []
    if state.stage == OVER:
        return listed
    if state.stage == PLACING:
        setup.placings(state, listed)
        if not setup.unplaced(state):
            listed.append(DONE)
        return listed
    if state.stage == REDRAWING:
        listed.append(REDRAW)
        listed.append(ACCEPT)
        return listed
    if not state.closed:
        for unit in range(state.field.first[state.side], state.field.last[state.side]):
            activation.unit_moves(state, unit, listed)
        combat.fires(state, listed)
        markers.marker_moves(state, listed)
    listed.append(DONE if card_used(state) else PASS)
    return listed
