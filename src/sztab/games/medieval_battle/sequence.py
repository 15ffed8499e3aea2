"""MB-6: the course of the battle: who decides, and what kind of move is due."""

from typing import Final

from sztab.core.said import Refusal
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
from sztab.games.medieval_battle.naming import side_name
from sztab.games.medieval_battle.state import (
    ANSWERING,
    CHOOSING,
    DEPLOYING,
    OVER,
    RECRUITING,
    RED,
    REGROUPING,
    YELLOW,
    State,
)

_NONE: Final[tuple[int, ...]] = ()
_EACH: Final[tuple[tuple[int, ...], ...]] = ((RED,), (YELLOW,))
_BOTH: Final[tuple[int, ...]] = (RED, YELLOW)


def awaited(state: State) -> tuple[int, ...]:
    """MB-4.1, MB-6.1, MB-6.3: who must decide now."""
    if state.stage == RECRUITING:
        if not state.armies[RED]:
            return _BOTH if not state.armies[YELLOW] else _EACH[RED]
        return _EACH[YELLOW]
    if state.stage == OVER:
        return _NONE
    return _EACH[1 - state.side if state.stage == ANSWERING else state.side]


def check_due(state: State, seat: int, move: Move) -> Refusal | None:
    """MB-6.2: is it this seat's decision, and this kind of move?"""
    stage = state.stage
    if stage == OVER:
        return Refusal("MB-15.6", "game-over")
    if seat not in awaited(state):
        return _not_yours(state)
    if stage == RECRUITING:
        return None if isinstance(move, Recruit) else Refusal("MB-4.1", "recruit-first")
    if isinstance(move, Recruit):
        return Refusal("MB-4.1", "recruiting-is-over")
    if stage == DEPLOYING:
        return None if isinstance(move, (Place, Finish)) else Refusal("MB-5.2", "deploy-first")
    if stage == ANSWERING:
        return None if isinstance(move, (Stand, Retreat)) else Refusal("MB-9.1", "answer-first")
    if stage == REGROUPING:
        return None if isinstance(move, (Place, Finish)) else Refusal("MB-13.1", "regroup-first")
    if isinstance(move, (March, Attack, Shoot, Merge)):
        return None
    if isinstance(move, (Pass, Regroup)):
        return None if stage == CHOOSING else Refusal("MB-6.2", "manoeuvre-begun")
    if isinstance(move, Halt):
        return None if stage != CHOOSING else Refusal("MB-6.5", "nothing-to-halt")
    if isinstance(move, (Stand, Retreat)):
        return Refusal("MB-6.3", "nobody-attacks")
    if isinstance(move, Finish):
        return Refusal("MB-6.2", "nothing-to-finish")
    return Refusal("MB-13.5", "place-when-regrouping")


def _not_yours(state: State) -> Refusal:
    if state.stage == RECRUITING:
        return Refusal("MB-4.1", "army-chosen")
    if state.stage == DEPLOYING:
        return Refusal("MB-5.2", "other-side-places", side=side_name(state.side))
    if state.stage == ANSWERING:
        return Refusal("MB-9.1", "other-side-answers", side=side_name(1 - state.side))
    return Refusal("MB-6.1", "not-your-turn", side=side_name(state.side))
