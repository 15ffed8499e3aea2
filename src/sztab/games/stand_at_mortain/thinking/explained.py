"""What a position is worth part by part, for the words of a hint.

The lead of ``evaluation`` is taken apart; every other feature goes to the part it is about.
"""

from typing import Final

from sztab.games.stand_at_mortain.state import ELIMINATED, EXITED, GERMAN, US, State
from sztab.games.stand_at_mortain.thinking.evaluation import (
    COVER,
    EVEN,
    EXIT,
    FEATURES,
    HUNT,
    POWER,
    PRESENCE,
    UNDER_FIRE,
    WAITS,
    WEIGHTS,
    features,
    german_lead,
    us_survivors,
    worth_of_unit,
)
from sztab.games.stand_at_mortain.thinking.evaluation import chance_of_hit as hit_on
from sztab.games.stand_at_mortain.thinking.evaluation import cost_of_hit as loss_of

# By how the names of features begin; the first that fits.
PARTS: Final = (
    ("turns", "worth-time"),
    ("exits", "worth-exits"),
    ("time", "worth-exits"),
    ("germans to spare", "worth-exits"),
    ("germans under", "worth-fire"),
    ("us under", "worth-fire"),
    ("us in cover", "worth-cover"),
    ("us in the way", "worth-exits"),
    ("last us", "worth-survivors"),
    ("germans", "worth-units"),
    ("us", "worth-units"),
    ("", "worth-cards"),
)


def part_of(feature: str) -> str:
    """Return the key of the words for the part that a feature belongs to."""
    return next(key for start, key in PARTS if feature.startswith(start))


def worth_by_part(state: State, seat: int) -> dict[str, float]:
    """Return what each part adds to the odds of *seat*, as their logarithm."""
    values = features(state)
    by_name = dict(zip(FEATURES, WEIGHTS, strict=True))
    over = (state.turn - 1.0) / state.field.turns
    slope = by_name["lead"] + by_name["lead late"] * over
    found = {part: slope * value for part, value in lead_by_part(state).items()}
    for feature, weight, value in zip(FEATURES, WEIGHTS, values, strict=True):
        if weight and feature not in ("lead", "lead late"):
            part = part_of(feature)
            found[part] = found.get(part, 0.0) + weight * value
    return found if seat == GERMAN else {part: -value for part, value in found.items()}


def lead_by_part(state: State) -> dict[str, float]:
    """SM-8.1, SM-8.2: what makes up the lead of the Germans."""
    field = state.field
    survivors = us_survivors(state)
    units = exits = fire = cover = 0.0
    for unit in range(len(state.place)):
        place = state.place[unit]
        if place == ELIMINATED:
            continue
        side = field.side[unit]
        sign = 1.0 if side == GERMAN else -1.0
        if place == EXITED:
            units += PRESENCE[GERMAN] + 10 * POWER[GERMAN]
            exits += EXIT
            continue
        back = state.back(unit)
        own = PRESENCE[side] + POWER[side] * (field.at[unit][back] + field.ai[unit][back])
        units += sign * own
        exits += sign * (worth_of_unit(state, unit, back) - own)
        if place >= 0:
            fire -= sign * UNDER_FIRE[side] * hit_on(state, unit) * loss_of(state, unit, survivors)
            cover -= COVER * field.cover[place] if side == US else 0.0
        elif side == US:
            units += WAITS
    found = {
        "worth-survivors": HUNT / survivors,
        "worth-units": units,
        "worth-exits": exits,
        "worth-fire": fire,
        "worth-cover": cover,
    }
    found["worth-attack"] = german_lead(state) - sum(found.values())  # one that waits for its card
    found["worth-units"] -= EVEN
    return found
