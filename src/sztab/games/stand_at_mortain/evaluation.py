"""What a position is worth, for bots."""

from typing import Final

from sztab.games.stand_at_mortain.chapters.combat import chances, is_affected, needed
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

# Weights, in German units that leave the map.
STEP: Final = 0.25  # each of the two hits that a German unit takes
US_STEP: Final = 0.30  # each of the two hits that a US unit takes
UNDER_FIRE: Final = 0.25  # the chance of a hit with the fire that a unit stands in
PACE: Final = 3.0  # hexes that a German unit makes in a turn
OUT_OF_PLAY: Final = 0.05  # a US unit that waits
FAR: Final = 0.015  # each hex between a US unit and its nearest target, beyond its range
SCALE: Final = 6.0  # a lead that is as good as won


def evaluate(state: State, seat: int) -> float:
    """How good the position is for *seat*, from -1 (lost) to 1 (won)."""
    if state.stage == OVER:
        return 1.0 if WINNER[state.ending] == seat else -1.0
    lead = german_lead(state) / SCALE
    lead = max(-0.99, min(0.99, lead))
    return lead if seat == GERMAN else -lead


def german_lead(state: State) -> float:
    """SM-8.1, SM-8.2: the way to the exit and the hits that both sides can still take."""
    field = state.field
    hexes_left = PACE * (field.turns - state.turn + 0.5)
    lead = -0.5 * field.exits
    for unit in range(len(state.place)):
        place = state.place[unit]
        if place == ELIMINATED:
            continue
        steps = 2 - state.back(unit)
        if field.side[unit] == GERMAN:
            if place == EXITED:
                lead += 1.0 + 2 * STEP
                continue
            lead += STEP * steps
            way = 10.0 if place < 0 else 1.0 + field.to_edge[US][place]
            lead += (0.7 + 0.15 * steps) * hexes_left / (hexes_left + way)
        else:
            lead -= US_STEP * steps
            if place < 0:
                lead += OUT_OF_PLAY
        if place >= 0:
            danger = UNDER_FIRE * _danger(state, unit)
            lead += danger if field.side[unit] == US else -danger
    if state.stage == REDRAWING:
        lead += _pending(state)
    return lead


def _danger(state: State, target: int) -> float:
    """The chance that the two best enemies who have this unit under fire hit it together."""
    field = state.field
    hex = state.place[target]
    values = field.at if field.type[target] == TANK else field.ai
    best = 0
    second = 0
    nearest = 99
    enemy = 1 - field.side[target]
    for unit in range(field.first[enemy], field.last[enemy]):
        place = state.place[unit]
        if place >= 0:
            if field.sees[place][hex]:
                value = values[unit][state.back(unit)]
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
            if field.distance[place][hex] < nearest:
                nearest = field.distance[place][hex]
    if best == 0:
        # a US unit far from the enemy does nothing there
        return FAR / UNDER_FIRE * (nearest - 2) if enemy == GERMAN and 2 < nearest < 99 else 0.0
    return max(0.0, min(1.0, 0.1 * (best + second - field.cover[hex])))


def _pending(state: State) -> float:
    """SM-5.7: what the attack that waits for a card is worth."""
    hit = chances(state, needed(state, state.weapon, state.firing, state.targets)).hit
    gain = 0.0
    for unit in range(len(state.place)):
        if state.targets >> unit & 1 and is_affected(state, unit):
            gain += US_STEP if state.field.side[unit] == US else -(STEP + 0.15)
    return hit * gain
