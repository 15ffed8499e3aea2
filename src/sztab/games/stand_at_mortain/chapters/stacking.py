"""SM-2: stacking."""

from sztab.games.stand_at_mortain.state import State


def has_room(state: State, unit: int, hex: int) -> bool:
    """SM-2.1, SM-2.2, SM-2.4: does a hex take one more of this side? Tiger always fits in."""
    field = state.field
    if unit == field.tiger:
        return True
    friends = state.here[hex] & field.counted[field.side[unit]]
    if friends == 0:
        return True
    count = 0
    while friends:
        friends &= friends - 1
        count += 1
    return count < field.stack


def enemy_there(state: State, side: int, hex: int) -> bool:
    """SM-2.3: does a unit of the other side stand on this hex?"""
    return (state.here[hex] & state.field.everybody[1 - side]) != 0
