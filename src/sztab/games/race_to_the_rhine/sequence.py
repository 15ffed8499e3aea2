"""RR-5: the course of play: who decides, and what kind of move is due."""

from typing import Final

from sztab.core.said import Refusal
from sztab.games.race_to_the_rhine.moves import (
    Carry,
    Counterattack,
    Discard,
    Done,
    Drop,
    Feed,
    Forgo,
    Ignore,
    Keep,
    Load,
    March,
    Move,
    Paratroops,
    Resist,
    Roll,
    Shift,
    Stop,
    Swap,
    Truck,
    Unload,
)
from sztab.games.race_to_the_rhine.naming import army_name
from sztab.games.race_to_the_rhine.state import (
    ACTING,
    CARD,
    DROPPED,
    DROPPING,
    MOVING,
    OVER,
    REACTING,
    SHIFTING,
    SURPLUS,
    TRANSPORTING,
    State,
)

_NONE: Final[tuple[int, ...]] = ()
_EACH: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,))

# What is asked for first, by stage: the rule and its words.
FIRST: Final = {
    TRANSPORTING: ("RR-5.4", "transport-first"),
    MOVING: ("RR-5.4", "move-first"),
    CARD: ("RR-10.12", "card-first"),
    DROPPING: ("RR-12.4", "drop-first"),
    DROPPED: ("RR-5.4", "drops-first"),
    REACTING: ("RR-14.1", "react-first"),
    SHIFTING: ("RR-17.13", "shift-first"),
}


def decider(state: State) -> int:
    """RR-5.8, RR-15.4: the army that decides; a surplus is its owner's affair."""
    return state.control[state.full] if state.stage == SURPLUS else state.army


def awaited(state: State) -> tuple[int, ...]:
    """RR-5.1, RR-5.8: who must decide now."""
    if state.stage == OVER:
        return _NONE
    return _EACH[state.board.seat_of[decider(state)]]


def fits(state: State, move: Move) -> bool:
    """RR-5.4, RR-8.5: whether this kind of move can be made at this stage."""
    stage = state.stage
    if isinstance(move, (Load, Unload)):
        if isinstance(move, Load) and stage == SURPLUS:
            return True
        return stage in (ACTING, TRANSPORTING, MOVING)
    if isinstance(move, Truck):
        return stage in (ACTING, TRANSPORTING)
    if isinstance(move, March):
        return stage in (ACTING, MOVING)
    if isinstance(move, Paratroops):
        return stage in (ACTING, DROPPED)
    if isinstance(move, Carry):
        return stage == TRANSPORTING
    if isinstance(move, Done):
        return stage in (TRANSPORTING, DROPPED)
    if isinstance(move, Stop):
        return stage == MOVING
    if isinstance(move, (Feed, Swap, Keep, Ignore)):
        return stage == CARD
    if isinstance(move, Discard):
        return stage == SURPLUS
    if isinstance(move, Drop):
        return stage == DROPPING
    if isinstance(move, (Resist, Counterattack, Forgo)):
        return stage == REACTING and not state.board.solo
    if isinstance(move, Roll):
        return stage == REACTING and state.board.solo
    if isinstance(move, Shift):
        return stage == SHIFTING
    return stage == ACTING


def check_due(state: State, seat: int, move: Move) -> Refusal | None:
    """RR-5.4, RR-5.8: is it this seat's decision, and this kind of move?"""
    stage = state.stage
    if stage == OVER:
        return Refusal("RR-16.1", "game-over")
    army = decider(state)
    if state.board.seat_of[army] != seat:
        return Refusal("RR-5.8", "not-your-decision", army=army_name(army))
    if fits(state, move):
        return None
    if stage == SURPLUS:
        return Refusal("RR-6.5", "surplus-first", field=state.board.name[state.full])
    if stage not in FIRST:
        return _not_now(move)
    rule, key = FIRST[stage]
    if stage == REACTING and state.board.solo:
        rule, key = "RR-17.9", "roll-first"
    return Refusal("RR-8.5" if isinstance(move, (Load, Unload)) else rule, key)


def _not_now(move: Move) -> Refusal:
    """Between two actions: what this move would need."""
    if isinstance(move, (Resist, Counterattack, Forgo, Roll)):
        return Refusal("RR-5.6", "end-turn-first")
    if isinstance(move, Shift):
        return Refusal("RR-17.11", "nothing-to-shift")
    if isinstance(move, Discard):
        return Refusal("RR-6.5", "no-surplus")
    if isinstance(move, Drop):
        return Refusal("RR-12.1", "pay-first")
    if isinstance(move, Carry):
        return Refusal("RR-8.1", "no-transport")
    if isinstance(move, Done):
        return Refusal("RR-5.4", "nothing-to-finish")
    if isinstance(move, Stop):
        return Refusal("RR-10.1", "no-move-to-stop")
    return Refusal("RR-10.12", "no-card")
