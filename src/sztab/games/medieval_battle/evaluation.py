"""What a position is worth, for bots."""

from typing import Final

from sztab.games.medieval_battle.chapters.victory import victory_points, winner
from sztab.games.medieval_battle.chapters.wagon import fortified
from sztab.games.medieval_battle.state import (
    GONE,
    NOBODY,
    ON_MAP,
    OVER,
    WG,
    State,
)

# Weights, in victory points, set by hand: halving or doubling any one of them alone brought the
# greedy bot no clear gain over 24 to 64 games against itself.
KNIGHT: Final = 0.14  # for each recruiting point of a unit, shared by its two knights
OFF_MAP: Final = 0.5  # a unit off the map is worth this share of one on it
FRESH: Final = 0.02  # each movement point left
NEAR_FLAG: Final = 0.30  # to stand at a flag not one's own, less by each step of distance
NEAR_WAGON: Final = 0.25  # to stand beside the enemy wagon, less by each step of distance
TURNED_WAGON: Final = 0.6  # one's own wagon shows its moved side
MARKER: Final = 0.10  # a time marker left


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.stage == OVER:
        side = winner(state)
        if side == NOBODY:
            return 0.0
        return 1.0 if side == seat else -1.0
    if state.passes == 1:  # the other side passed: who decides now may end the battle
        side = winner(state)
        if side == state.side:
            return 0.95 if side == seat else -0.95
    lead = _worth(state, seat) - _worth(state, 1 - seat)
    scaled = lead / (state.field.victory * 3)
    return max(-0.99, min(0.99, scaled))


def _worth(state: State, side: int) -> float:
    """Victory points, knights, movement points, and nearness to what is worth taking."""
    field = state.field
    worth = float(victory_points(state, side)) + MARKER * state.markers[side]
    enemy_wagon = state.wagon(1 - side)
    nearest = [99] * len(field.flags)
    to_wagon = 99
    for unit in state.units:
        if unit.side != side or unit.place == GONE:
            continue
        if unit.kind == WG:
            if unit.place == ON_MAP and not fortified(unit):
                worth -= TURNED_WAGON
            continue
        knights = KNIGHT * field.price[unit.kind] * (1 + int(unit.strength)) / 2
        if unit.place != ON_MAP:
            worth += knights * OFF_MAP
            continue
        worth += knights + FRESH * int(unit.mp)
        for flag in range(len(field.flags)):
            distance = field.distance(unit.hex, field.flags[flag])
            if distance < nearest[flag]:
                nearest[flag] = distance
        if enemy_wagon is not None:
            to_wagon = min(to_wagon, field.distance(unit.hex, enemy_wagon.hex))
    for flag in range(len(field.flags)):
        if state.control[flag] != side:
            worth += NEAR_FLAG * field.flag_values[flag] / (1 + nearest[flag])
    if enemy_wagon is not None:
        worth += NEAR_WAGON * (1 if fortified(enemy_wagon) else 3) / to_wagon
    return worth
