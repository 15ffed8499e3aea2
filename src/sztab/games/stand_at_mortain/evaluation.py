"""What a position is worth, for bots."""

from typing import Final

from sztab.games.stand_at_mortain.chapters.combat import (
    chances,
    interdiction_holds,
    is_affected,
    needed,
)
from sztab.games.stand_at_mortain.chapters.victory import WINNER
from sztab.games.stand_at_mortain.state import (
    ELIMINATED,
    EXITED,
    GERMAN,
    OVER,
    REDRAWING,
    TANK,
    US,
    State,
)

# Weights, found by play between greedy bots: single ones were scaled by 0.4 to 2.5, and what won
# more games of both sides was kept. A German unit that leaves the map is worth EXIT.
PRESENCE: Final = (0.13, 0.45)  # by side: a unit that is not eliminated
POWER: Final = (0.016, 0.125)  # by side: each point of AT and AI of the side that is up
UNDER_FIRE: Final = (0.4, 0.7)  # by side: the share of a loss that threatens it
EXIT: Final = 0.6  # to leave the map, times the chance to get there in time
PACE: Final = 6.4  # hexes that a German unit makes in a turn
WAITS: Final = 0.05  # a US unit that is not yet on the map
COVER: Final = 0.05  # each point of cover where a US unit stands
HUNT: Final = 1.5  # the last US unit; shared by all that are left
EVEN: Final = -3.5  # the lead with which both sides win equally often
SCALE: Final = 8.0  # a lead beyond it that is as good as won


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.stage == OVER:
        return 1.0 if WINNER[state.ending] == seat else -1.0
    lead = max(-0.99, min(0.99, (german_lead(state) - EVEN) / SCALE))
    return lead if seat == GERMAN else -lead


def german_lead(state: State) -> float:
    """SM-8.1, SM-8.2: the German way to the exit, and what both sides have and may lose."""
    field = state.field
    survivors = us_survivors(state)
    lead = HUNT / survivors
    for unit in range(len(state.place)):
        place = state.place[unit]
        if place == ELIMINATED:
            continue
        german = field.side[unit] == GERMAN
        if place == EXITED:
            lead += PRESENCE[GERMAN] + 10 * POWER[GERMAN] + EXIT
            continue
        worth = _worth(state, unit, state.back(unit))
        if place >= 0:
            danger = UNDER_FIRE[field.side[unit]] * _danger(state, unit)
            worth -= danger * _loss(state, unit, survivors)
            if not german:
                worth += COVER * field.cover[place]
        elif not german:
            worth -= WAITS
        lead += worth if german else -worth
    if state.stage == REDRAWING:
        lead += _pending(state)
    return lead


def _worth(state: State, unit: int, back: int) -> float:
    """What a unit is worth to its side where it stands, with this side up."""
    field = state.field
    side = field.side[unit]
    worth = PRESENCE[side] + POWER[side] * (field.at[unit][back] + field.ai[unit][back])
    if side == GERMAN:
        place = state.place[unit]
        way = 10.0 if place < 0 else 1.0 + field.to_edge[US][place]
        left = PACE * (field.turns - state.turn + 0.5)
        worth += EXIT * (0.8 if back else 1.0) * left / (left + way)
    return worth


def us_survivors(state: State) -> int:
    """SM-8.1: how many US units are not eliminated."""
    field = state.field
    return field.last[US] - field.first[US] - state.count(US, ELIMINATED)


def _loss(state: State, unit: int, survivors: int) -> float:
    """SM-5.9: what one more hit costs; the fewer US units are left, the more each is hunted."""
    if not state.back(unit):
        return _worth(state, unit, 0) - _worth(state, unit, 1)
    loss = _worth(state, unit, 1)
    if state.field.side[unit] == US:
        loss += HUNT / (survivors - 1) - HUNT / survivors if survivors > 1 else 2 * HUNT
    return loss


def _danger(state: State, target: int) -> float:
    """The chance that the two best enemies who have this unit under fire hit it together."""
    field = state.field
    hex = state.place[target]
    values = field.at if field.type[target] == TANK else field.ai
    best = 0
    second = 0
    seen_by = 0
    enemy = 1 - field.side[target]
    for unit in range(field.first[enemy], field.last[enemy]):
        place = state.place[unit]
        if place >= 0 and field.sees[place][hex]:
            seen_by |= 1 << unit
            value = values[unit][state.back(unit)]
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    if not seen_by:
        return 0.0
    highest = best + second - field.cover[hex]
    if interdiction_holds(state, seen_by):
        highest -= 1
    return max(0.0, min(1.0, 0.1 * highest))


def _pending(state: State) -> float:
    """SM-5.7: what the attack that waits for a card is worth to the Germans."""
    hit = chances(state, needed(state, state.weapon, state.firing, state.targets)).hit
    gain = 0.0
    for unit in range(len(state.place)):
        if state.targets >> unit & 1 and is_affected(state, unit):
            gain += _loss(state, unit, us_survivors(state))
    return hit * (gain if state.side == GERMAN else -gain)
