"""Exact odds: the chances of an attack before it is declared."""

from sztab.games.stand_at_mortain.chapters.combat import Chances, chances, needed
from sztab.games.stand_at_mortain.chapters.markers import targets
from sztab.games.stand_at_mortain.moves import Air, Fire, Oba, Redraw
from sztab.games.stand_at_mortain.state import AIR, GROUND, OBA, State

Attack = Fire | Air | Oba | Redraw


def highest_hit(state: State, move: Attack) -> int:
    """SM-5.9: the highest card value with which a legal attack hits."""
    if isinstance(move, Fire):
        units = state.field.unit_of
        firing = sum(1 << units[id] for id in move.units)
        return needed(state, GROUND, firing, 1 << units[move.target])
    if isinstance(move, Redraw):
        return needed(state, state.weapon, state.firing, state.targets)
    weapon = AIR if isinstance(move, Air) else OBA
    return needed(state, weapon, 0, targets(state, move.unit, move.hex))


def attack_odds(state: State, move: Attack) -> Chances:
    """The chances of a legal attack, or of going on with one after a face card."""
    return chances(state, highest_hit(state, move))
