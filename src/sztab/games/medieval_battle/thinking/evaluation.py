"""What a position is worth, for bots: the odds of winning, by weights fitted to games played.

Every feature is what a side has less what the other has, so that one side's odds are the other's
turned round.
"""

from typing import Final

from sztab.core.data.weights import as_value, read_weights
from sztab.games.medieval_battle.chapters.victory import victory_points, winner
from sztab.games.medieval_battle.chapters.wagon import fortified
from sztab.games.medieval_battle.moves import COMBAT_KINDS
from sztab.games.medieval_battle.state import (
    CHOOSING,
    FLED,
    GONE,
    KINDS,
    NOBODY,
    ON_MAP,
    OVER,
    RED,
    RESERVE,
    WG,
    YELLOW,
    State,
    Unit,
)

FEATURES: Final = (
    *[f"knights of {kind}" for kind in KINDS[:COMBAT_KINDS]],  # on the map
    "knights fled",  # by their price
    "knights in reserve",
    "knights late",  # by price, times the share of time markers that both have used
    "movement points",
    "spent units",  # by price: no movement points left
    "time markers",
    "time markers for the tired",  # times the share of movement points that a regroup brings back
    "victory points",
    "victory points late",
    "ahead now",  # who would win if the battle ended
    "ahead late",
    "near flags",  # of others: 1 / (1 + distance) of the nearest unit, by value
    "flags within a march",  # of others, free, by value
    "flags held",  # own ones with a unit on them, by value
    "flags in danger",  # own ones with nobody on them and an enemy within a march
    "near the wagon",  # of the enemy
    "at the wagon",  # units with movement points beside it
    "wagon turned",
    "wagon lost",
    "good attacks",  # what attacks on neighbours would win, best of each unit, by price
    "good shots",
    "cover",  # units in forest
    "height",
    "together",  # friends beside each other
    "to move",
)
WEIGHTS: Final = read_weights("sztab.games.medieval_battle", FEATURES)
SURE: Final = 0.98  # no position of a battle that goes on is worth more
MAY_END: Final = 0.95

_FLED: Final = COMBAT_KINDS
_RESERVE: Final = COMBAT_KINDS + 1
_LATE: Final = COMBAT_KINDS + 2
_MP: Final = COMBAT_KINDS + 3
_SPENT: Final = COMBAT_KINDS + 4
_MARKERS: Final = COMBAT_KINDS + 5
_TIRED: Final = COMBAT_KINDS + 6
_VP: Final = COMBAT_KINDS + 7
_VP_LATE: Final = COMBAT_KINDS + 8
_AHEAD: Final = COMBAT_KINDS + 9
_AHEAD_LATE: Final = COMBAT_KINDS + 10
_NEAR_FLAGS: Final = COMBAT_KINDS + 11
_IN_REACH: Final = COMBAT_KINDS + 12
_HELD: Final = COMBAT_KINDS + 13
_IN_DANGER: Final = COMBAT_KINDS + 14
_NEAR_WAGON: Final = COMBAT_KINDS + 15
_AT_WAGON: Final = COMBAT_KINDS + 16
_TURNED: Final = COMBAT_KINDS + 17
_WAGON_LOST: Final = COMBAT_KINDS + 18
_ATTACKS: Final = COMBAT_KINDS + 19
_SHOTS: Final = COMBAT_KINDS + 20
_COVER: Final = COMBAT_KINDS + 21
_HEIGHT: Final = COMBAT_KINDS + 22
_TOGETHER: Final = COMBAT_KINDS + 23
_TO_MOVE: Final = COMBAT_KINDS + 24
_COUNT: Final = COMBAT_KINDS + 25

# What costs time and may weigh nothing; ``evaluate`` leaves it out then.
POSTURE: Final = bool(WEIGHTS[_COVER] or WEIGHTS[_HEIGHT] or WEIGHTS[_TOGETHER])
AHEAD: Final = bool(WEIGHTS[_AHEAD] or WEIGHTS[_AHEAD_LATE])


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
            return MAY_END if side == seat else -MAY_END
    values = features(state, POSTURE, AHEAD)
    logit = 0.0
    for at in range(_COUNT):
        logit += WEIGHTS[at] * values[at]
    value = as_value(logit if seat == RED else -logit)
    return max(-SURE, min(SURE, value))


def features(state: State, posture: bool = True, ahead: bool = True) -> list[float]:
    """Return the features of a position as Red sees them, those of posture and lead if wanted."""
    found = [0.0] * _COUNT
    used = 1.0 - (state.markers[RED] + state.markers[YELLOW]) / (2.0 * max(1, state.field.markers))
    _add_units(state, posture, found)
    found[_LATE] *= used
    for side in (RED, YELLOW):
        sign = 1.0 if side == RED else -1.0
        points = sign * victory_points(state, side) / state.field.victory
        found[_VP] += points
        found[_VP_LATE] += points * used
        _add_goals(state, side, sign, found)
    first = winner(state) if ahead else NOBODY
    if first != NOBODY:
        found[_AHEAD] = 1.0 if first == RED else -1.0
        found[_AHEAD_LATE] = found[_AHEAD] * used * used
    if state.stage >= CHOOSING:
        found[_TO_MOVE] = 1.0 if state.side == RED else -1.0
    return found


def _add_units(state: State, posture: bool, found: list[float]) -> None:
    """What both armies have, and how they stand."""
    field = state.field
    price, most = field.price, field.max_mp
    tired = [0.0, 0.0]
    for unit in state.units:
        if unit.place == GONE or unit.kind == WG:
            continue
        sign = 1.0 if unit.side == RED else -1.0
        worth = sign * price[unit.kind] * (1.0 + float(unit.strength)) / 3.0
        if unit.place == FLED:
            found[_FLED] += worth
            continue
        if unit.place == RESERVE:
            found[_RESERVE] += worth
            continue
        found[unit.kind] += sign * float(unit.strength)
        found[_LATE] += worth
        found[_MP] += sign * float(unit.mp)
        tired[unit.side] += (most[unit.kind] - float(unit.mp)) / most[unit.kind]
        if unit.mp == 0:
            found[_SPENT] += worth
        else:
            _add_threats(state, unit, sign, found)
        if posture:
            _add_posture(state, unit, sign, found)
    for side in (RED, YELLOW):
        sign = 1.0 if side == RED else -1.0
        found[_MARKERS] += sign * state.markers[side]
        if state.markers[side]:
            found[_TIRED] += sign * tired[side]


def _add_posture(state: State, unit: Unit, sign: float, found: list[float]) -> None:
    """What the ground and friends beside a unit lend it."""
    field = state.field
    if field.cover[unit.hex]:
        found[_COVER] += sign
    found[_HEIGHT] += sign * field.height[unit.hex]
    for near in field.around[unit.hex]:
        index = state.standing[near]
        if index != NOBODY and state.units[index].side == unit.side:
            found[_TOGETHER] += 0.5 * sign


def _add_threats(state: State, unit: Unit, sign: float, found: list[float]) -> None:
    """MB-10.3, MB-11.5: what the best attack and the best shot of a unit would win."""
    field = state.field
    here = unit.hex
    best = shot = 0.0
    for hex in field.around[here]:
        index = state.standing[hex]
        if index == NOBODY:
            continue
        target = state.units[index]
        if target.side == unit.side or target.kind == WG:
            continue
        slope = field.height[here] - field.height[hex]
        level = 1 if slope > 0 else -1 if slope < 0 else 0
        level += (
            1 if unit.strength > target.strength else -1 if unit.strength < target.strength else 0
        )
        if field.cost[hex] <= unit.mp and field.open[unit.kind][hex]:
            index = field.melee[unit.kind][target.kind] + level
            if (
                field.bad_for_cavalry[hex]
                and field.mounted[unit.kind] != field.mounted[target.kind]
            ):
                index += -1 if field.mounted[unit.kind] else 1
            index = -2 if index < -2 else 2 if index > 2 else index
            gain = float(
                min(field.defender_loses[index + 2], target.strength) * field.price[target.kind]
                - min(field.attacker_loses[index + 2], unit.strength) * field.price[unit.kind]
            )
            if gain > best:
                best = gain
        if field.range[unit.kind]:
            index = field.shooting[unit.kind][target.kind] + level - (1 if field.cover[hex] else 0)
            index = -2 if index < -2 else 2 if index > 2 else index
            loss = min(field.defender_loses[index + 2], target.strength)
            gain = float(loss * field.price[target.kind])
            if gain > shot:
                shot = gain
    found[_ATTACKS] += sign * best / 3.0
    found[_SHOTS] += sign * shot / 3.0


def _add_goals(state: State, side: int, sign: float, found: list[float]) -> None:
    """How near a side is to what is worth taking."""
    field = state.field
    count = len(field.flags)
    nearest = [99] * count
    march = [99] * count  # beyond the movement points of who is nearest by that
    to_wagon = 99
    wagon = state.wagon(1 - side)
    for unit in state.units:
        if unit.side != side or unit.place != ON_MAP or unit.kind == WG:
            continue
        mp = int(unit.mp)
        for flag in range(count):
            distance = field.distance(unit.hex, field.flags[flag])
            if distance < nearest[flag]:
                nearest[flag] = distance
            if distance - mp < march[flag]:
                march[flag] = distance - mp
        if wagon is not None:
            distance = field.distance(unit.hex, wagon.hex)
            if distance < to_wagon:
                to_wagon = distance
            if distance == 1 and mp:
                found[_AT_WAGON] += sign * (1.0 if fortified(wagon) else 2.0)
    for flag in range(count):
        value = float(field.flag_values[flag])
        index = state.standing[field.flags[flag]]
        if state.control[flag] == side:
            if index != NOBODY:
                found[_HELD] += sign * value
        else:
            found[_NEAR_FLAGS] += sign * value / (1.0 + nearest[flag])
            if march[flag] <= 0 and index == NOBODY:
                found[_IN_REACH] += sign * value
                if state.control[flag] == 1 - side:
                    found[_IN_DANGER] -= sign * value
    if wagon is not None:
        found[_NEAR_WAGON] += sign / to_wagon
        if not fortified(wagon):
            found[_TURNED] -= sign
    elif state.stage >= CHOOSING:
        found[_WAGON_LOST] -= sign
