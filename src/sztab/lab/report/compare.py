"""Two runs compared: differences with significance and size, corrected for how many there are."""

import math
from collections.abc import Iterator
from typing import Any, Final

from sztab.core.game import Json
from sztab.lab.statistics import fisher, student

FEW: Final = 5  # expected games; with fewer the exact test is taken


def compared(one: Json, other: Json) -> Json:
    """Return what differs between two runs of the same game, the surest first."""
    return corrected(differences(one, other))


def differences(one: Json, other: Json) -> list[dict[str, Any]]:
    """Return every figure of two runs side by side, not corrected yet."""
    found = [*_wins(one, other)]
    counts = [{(e["rule"], e["key"]): e["games"] for e in run["endings"]} for run in (one, other)]
    for rule, key in sorted({*counts[0], *counts[1]}):
        x, y = (count.get((rule, key), 0) for count in counts)
        row = share("ends", key, x, one["games"], y, other["games"])
        found.append({**row, "rule": rule, "key": key})
    for name in ("moves", "rounds", "margins"):
        if one["length"][name] and other["length"][name]:
            found.append(mean(name, one["length"][name], other["length"][name]))
    return found


def _wins(one: Json, other: Json) -> Iterator[dict[str, Any]]:
    """Compare who wins: by seat, in each seating where there are several, by swapped option."""
    yield from _tallies("wins", one["seats"], other["seats"])
    yield from _tallies("option", one["by option"], other["by option"])
    seatings = [
        {tuple(group["seats"]): group["seats"] for group in run["seatings"]} for run in (one, other)
    ]
    if len(seatings[0]) > 1 or len(seatings[1]) > 1:
        for seats, tallies in seatings[0].items():
            for row in _tallies("wins", tallies, seatings[1].get(seats, {})):
                yield {**row, "seats": list(seats)}
    if len(one["seats"]) > 1:
        yield from _tallies(
            "first", {"first": one["first to decide"]}, {"first": other["first to decide"]}
        )


def _tallies(kind: str, one: Json, other: Json) -> Iterator[dict[str, Any]]:
    for name in one:
        if name in other and one[name]["games"] and other[name]["games"]:
            a, b = one[name], other[name]
            yield share(kind, name, a["wins"], a["games"], b["wins"], b["games"])


def share(kind: str, name: str, x: int, n: int, y: int, m: int) -> dict[str, Any]:
    """Compare two shares: pooled z-test, exact for few games, and Cohen's h as the effect."""
    first, second = x / n, y / m
    pooled = (x + y) / (n + m)
    error = math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m))
    if min(n, m) * min(pooled, 1 - pooled) < FEW:
        p = fisher(x, n, y, m)
    else:
        p = math.erfc(abs(second - first) / error / math.sqrt(2))
    return {
        "kind": kind,
        "name": name,
        "one": first,
        "other": second,
        "difference": second - first,
        "effect": 2 * math.asin(math.sqrt(second)) - 2 * math.asin(math.sqrt(first)),
        "p": p,
    }


def mean(name: str, one: Json, other: Json) -> dict[str, Any]:
    """Compare two means: Welch's test, and Cohen's d as the effect."""
    n, m = one["count"], other["count"]
    difference = other["mean"] - one["mean"]
    errors = one["variance"] / n, other["variance"] / m
    error = math.sqrt(sum(errors))
    pooled = ((n - 1) * one["variance"] + (m - 1) * other["variance"]) / max(1, n + m - 2)
    t = difference / error if error else math.copysign(math.inf, difference) if difference else 0.0
    parts = errors[0] ** 2 / max(1, n - 1) + errors[1] ** 2 / max(1, m - 1)
    freedom = sum(errors) ** 2 / parts if parts else 1.0  # Welch and Satterthwaite
    return {
        "kind": "mean",
        "name": name,
        "one": one["mean"],
        "other": other["mean"],
        "difference": difference,
        "effect": difference / math.sqrt(pooled) if pooled else 0.0,
        "p": student(t, freedom) if min(n, m) > 1 else 1.0,  # one game has no spread
    }


def corrected(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return rows in the order of p, with Holm's correction for how many there are."""
    rows = sorted(rows, key=lambda row: row["p"])
    worst = 0.0
    for at, row in enumerate(rows):
        worst = max(worst, min(1.0, row["p"] * (len(rows) - at)))
        row["corrected"] = worst
    return rows
