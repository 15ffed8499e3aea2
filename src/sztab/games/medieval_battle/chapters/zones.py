"""MB-8: zones of control."""

from sztab.games.medieval_battle.state import NOBODY, State, Unit


def in_zone(state: State, hex: int, side: int) -> bool:
    """MB-8.1, MB-8.2, MB-8.3: whether *hex* lies in the ZOC of any unit of *side*.

    Off-map hexes count as plains and so lie in the ZOC of every unit beside them.
    """
    field = state.field
    standing = state.standing
    for near in field.around[hex]:
        index = standing[near]
        if index != NOBODY:
            unit = state.units[index]
            if unit.side == side and field.open[unit.kind][hex]:
                return True
    return False


def controls(state: State, unit: Unit, hex: int) -> bool:
    """MB-8.1: whether *hex* lies in the ZOC of this unit."""
    return hex in state.field.around[unit.hex] and state.field.open[unit.kind][hex]
