"""What a position is worth part by part, for the words of a hint."""

from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.thinking.evaluation import (
    ENEMY_FIRE,
    FEATURES,
    OWN_FIRE,
    WEIGHTS,
    features,
    guard,
    objectives,
    posture,
    strength,
)
from sztab.games.flames_of_war.thinking.firefights import hoped_for, ranks_of


def worth_by_part(state: State, seat: int) -> dict[str, float]:
    """Return what each part adds to the odds of *seat*, as their logarithm."""
    values = features(state, seat)
    by_name = dict(zip(FEATURES, WEIGHTS, strict=True))
    slope = by_name["worth"]
    if values[1]:
        slope += by_name["worth late"] * values[2] / values[1]
    found = {part: slope * value for part, value in parts_of_worth(state, seat).items()}
    for feature, weight, value in zip(FEATURES, WEIGHTS, values, strict=True):
        if feature not in ("worth", "worth late"):
            found["worth-limit"] = found.get("worth-limit", 0.0) + weight * value
    return found


def parts_of_worth(state: State, seat: int) -> dict[str, float]:
    """Return what makes up the worth of a position for *seat*."""
    own, enemy = strength(state, seat), strength(state, 1 - seat)
    total = own + enemy
    ranks, foes = ranks_of(state, seat), ranks_of(state, 1 - seat)
    return {
        "worth-strength": (own - enemy) / total if total > 0.0 else 0.0,
        "worth-fire": OWN_FIRE * hoped_for(state, ranks, foes) / max(1.0, total),
        "worth-under-fire": -ENEMY_FIRE * hoped_for(state, foes, ranks) / max(1.0, total),
        "worth-objectives": objectives(state, seat) - objectives(state, 1 - seat),
        "worth-guard": guard(state, seat) - guard(state, 1 - seat),
        "worth-posture": posture(state, ranks) - posture(state, foes),
    }
