"""What a position is worth part by part, for the words of a hint."""

from typing import Final

from sztab.games.medieval_battle.state import RED, State
from sztab.games.medieval_battle.thinking.evaluation import FEATURES, WEIGHTS, features

# By how the names of features begin; the first that fits.
PARTS: Final = (
    ("knights", "worth-army"),
    ("movement", "worth-movement"),
    ("spent", "worth-movement"),
    ("time", "worth-time"),
    ("victory", "worth-victory"),
    ("ahead", "worth-victory"),
    ("near flags", "worth-flags"),
    ("flags", "worth-flags"),
    ("near the wagon", "worth-wagon"),
    ("at the wagon", "worth-wagon"),
    ("wagon", "worth-wagon"),
    ("good", "worth-attacks"),
    ("", "worth-ground"),
)


def part_of(feature: str) -> str:
    """Return the key of the words for the part that a feature belongs to."""
    return next(key for start, key in PARTS if feature.startswith(start))


PART_OF: Final = [part_of(feature) for feature in FEATURES]


def worth_by_part(state: State, seat: int) -> dict[str, float]:
    """Return what each part adds to the odds of *seat*, as their logarithm."""
    sign = 1.0 if seat == RED else -1.0
    found: dict[str, float] = {}
    for part, weight, value in zip(PART_OF, WEIGHTS, features(state), strict=True):
        if weight:
            found[part] = found.get(part, 0.0) + sign * weight * value
    return found
