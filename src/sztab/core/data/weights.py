"""Weights of an evaluation: fitted to games that were played, kept as data with provenance."""

import json
from importlib import resources
from math import exp
from typing import Final

from sztab.core.errors import DataError

FILE: Final = "weights.json"


def read_weights(package: str, names: tuple[str, ...]) -> list[float]:
    """Return the weights in a game's ``weights.json``, one for each of its features."""
    text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
    given = json.loads(text)["weights"]
    if list(given) != list(names):
        raise DataError(
            f"{package} has weights for other features: fit them again with `sztab bots fit`."
        )
    return [float(given[name]) for name in names]


def as_value(logit: float) -> float:
    """Return the value of a position, -1 to 1, whose odds of winning are exp(*logit*) to one."""
    if logit > 30.0:
        return 1.0
    if logit < -30.0:
        return -1.0
    return 2.0 / (1.0 + exp(-logit)) - 1.0
