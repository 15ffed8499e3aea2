"""Exact odds: the chances of an attack before it is declared."""

from typing import Final

from sztab.games.stand_at_mortain.chapters.chances import Chances, chances
from sztab.games.stand_at_mortain.chapters.combat import is_of_class, needed
from sztab.games.stand_at_mortain.chapters.markers import targets
from sztab.games.stand_at_mortain.moves import Air, Fire, Oba, Redraw
from sztab.games.stand_at_mortain.state import AIR, GROUND, OBA, State

Attack = Fire | Air | Oba | Redraw
NEVER: Final = 0  # no card has a value so low


def highest_hit(state: State, move: Attack) -> int:
    """SM-5.9, SM-6.5: the highest card value with which a legal attack hits anybody."""
    if isinstance(move, Fire):
        units = state.field.unit_of
        firing = sum(1 << units[id] for id in move.units)
        return needed(state, GROUND, firing, 1 << units[move.target])
    if isinstance(move, Redraw):
        return _highest(state, state.weapon, state.mode, state.firing, state.targets)
    chosen = targets(state, move.unit, move.hex)
    if isinstance(move, Air):
        return _highest(state, AIR, move.mode, 0, chosen)
    return needed(state, OBA, 0, chosen)


def _highest(state: State, weapon: int, mode: str, firing: int, chosen: int) -> int:
    """SM-6.5: Air of a class that is not among its targets hits nobody, whatever the card."""
    units = range(len(state.place))
    if weapon == AIR and not any(
        chosen >> unit & 1 and is_of_class(state, mode, unit) for unit in units
    ):
        return NEVER
    return needed(state, weapon, firing, chosen)


def attack_odds(state: State, move: Attack) -> Chances:
    """The chances of a legal attack, or of going on with one after a face card."""
    return chances(state, highest_hit(state, move))
