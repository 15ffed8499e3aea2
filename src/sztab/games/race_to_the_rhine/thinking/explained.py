"""What a position is worth part by part, for the words of a hint."""

from typing import Final

from sztab.games.race_to_the_rhine.state import State
from sztab.games.race_to_the_rhine.thinking.evaluation import (
    ALL,
    FEATURES,
    POINTS,
    STRONGEST,
    WEIGHTS,
    features,
)

# What is not part of the worth: by how the names of features begin, the first that fits.
PARTS: Final = (
    ("race", "worth-race"),
    ("logistics", "worth-logistics"),
    ("free", "worth-road"),
    ("open", "worth-open"),
    ("strongest", "worth-rivals"),
    ("mean", "worth-rivals"),
    ("resistance", "worth-resistance"),
    ("medals", "worth-medals"),
    ("road of", "worth-rivals"),
    ("road", "worth-race"),
    ("alone: turns", "worth-time"),
    ("alone", "worth-race"),
    ("", "worth-turn"),
)


def part_of(feature: str) -> str:
    """Return the key of the words for the part that a feature belongs to."""
    return next(key for start, key in PARTS if feature.startswith(start))


def worth_by_part(state: State, seat: int) -> dict[str, float]:
    """Return what each part adds to the odds of *seat*, as their logarithm."""
    values = dict(zip(FEATURES, features(state, seat), strict=True))
    weights = dict(zip(FEATURES, WEIGHTS, strict=True))
    found: dict[str, float] = {}
    for feature, weight in weights.items():
        if weight and feature not in ("worth", "worth late"):
            part = part_of(feature)
            found[part] = found.get(part, 0.0) + weight * values[feature]
    slope = weights["worth"] + weights["worth late"] * values["resistance placed"]
    worth = {
        "worth-race": values["race"],
        "worth-logistics": values["logistics"],
        "worth-road": values["free road"] / POINTS,
        "worth-open": -values["open to counterattacks"] / POINTS,
        "worth-rivals": -STRONGEST * values["strongest rival"] - ALL * values["mean of the rivals"],
    }
    worth["worth-resistance"] = values["worth"] - sum(worth.values())
    for part, value in worth.items():
        found[part] = found.get(part, 0.0) + slope * value
    return found
