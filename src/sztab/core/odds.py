"""Exact odds: what a move may come to, before it is made."""

import json
from dataclasses import dataclass
from typing import Any

from sztab.core.fate import Outcome, enumerate_fate
from sztab.core.game import AnyGame, Seat
from sztab.core.said import Event
from sztab.core.words import said_json


@dataclass(frozen=True)
class Chance:
    """One course of fate: its probability, its outcomes, and the state it comes to."""

    probability: float
    outcomes: list[Outcome]
    state: Any


def odds(game: AnyGame, state: Any, seat: Seat, move: Any) -> list[Chance]:
    """Return every course of a legal move; the probabilities sum to 1."""

    return [
        Chance(probability, outcomes, after)
        for probability, outcomes, after in enumerate_fate(
            lambda fate: game.apply(state, seat, move, fate).state
        )
    ]


@dataclass(frozen=True)
class ToldChance:
    """What a seat may hear after a move, and how likely it is."""

    probability: float
    events: list[Event]


def told_odds(
    game: AnyGame, state: Any, seat: Seat, move: Any, most: int
) -> list[ToldChance] | None:
    """Return what *seat* may hear after a legal move, the likeliest first.

    ``None`` if fate has more than *most* courses: then counting them would take too long.
    """
    heard: dict[str, ToldChance] = {}
    courses = enumerate_fate(lambda fate: game.apply(state, seat, move, fate).told)
    for number, (probability, _outcomes, told) in enumerate(courses):
        if number == most:
            return None
        events = [event for event in told.events if event.heard_by(seat)]
        key = json.dumps([said_json(event) for event in events], sort_keys=True)
        before = heard[key].probability if key in heard else 0.0
        heard[key] = ToldChance(before + probability, events)
    return sorted(heard.values(), key=lambda chance: -chance.probability)
