"""Fate: dice and cards, handed in to the rules.

Seeded for play, loaded for tests and replays, recording for records, enumerating for exact
odds. A game asks only ``die`` and ``draw``; no generator ever lives in a state.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from sztab.core.errors import FateError

Outcome = int | str
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """What chance brings; every way of deciding it is a subclass."""

    def die(self, sides: int = 6) -> int:
        """Roll one die: a number from 1 to *sides*."""
        raise FateError("This move asks for a die, and no fate was handed in: pass a SeededFate.")

    def draw(self, deck: list[str]) -> str:
        """Take one card out of *deck*, each copy as likely as any other."""
        raise FateError("This move asks for a card, and no fate was handed in: pass a SeededFate.")


class SeededFate(Fate):
    """Fate from a generator: the same seed brings the same outcomes."""

    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def die(self, sides: int = 6) -> int:
        return self.random.randrange(sides) + 1

    def draw(self, deck: list[str]) -> str:
        return deck.pop(self.random.randrange(len(deck)))


class LoadedFate(Fate):
    """Fate that brings given outcomes in order: numbers for dice, names for cards."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.left: Final = list(outcomes)

    def _next(self, wanted: str) -> Outcome:
        if not self.left:
            raise FateError(f"The loaded outcomes are used up, but {wanted} is asked for: add one.")
        return self.left.pop(0)

    def die(self, sides: int = 6) -> int:
        outcome = self._next(f"a die of {sides} sides")
        if not isinstance(outcome, int) or not 1 <= outcome <= sides:
            raise FateError(f"A die of {sides} sides cannot show {outcome!r}: load 1 to {sides}.")
        return outcome

    def draw(self, deck: list[str]) -> str:
        outcome = self._next("a card")
        if not isinstance(outcome, str) or outcome not in deck:
            left = ", ".join(sorted(set(deck))) or "none"
            raise FateError(f"The card {outcome!r} is not in the deck: load one of {left}.")
        deck.remove(outcome)
        return outcome


class RecordingFate(Fate):
    """Fate that asks another and remembers what it brought."""

    def __init__(self, source: Fate) -> None:
        self.source: Final = source
        self.outcomes: Final[list[Outcome]] = []

    def die(self, sides: int = 6) -> int:
        shown = self.source.die(sides)
        self.outcomes.append(shown)
        return shown

    def draw(self, deck: list[str]) -> str:
        card = self.source.draw(deck)
        self.outcomes.append(card)
        return card


class _Branch(Fate):
    """One run of an enumeration: follows a script, then takes first outcomes and notes the rest."""

    def __init__(self, script: list[Outcome]) -> None:
        self.script: Final = script
        self.probability: float = 1.0
        self.path: Final[list[Outcome]] = []
        self.unexplored: Final[list[list[Outcome]]] = []

    def _take(self, weights: dict[Outcome, int]) -> Outcome:
        outcomes = list(weights)
        at = len(self.path)
        if at < len(self.script):
            outcome = self.script[at]
        else:
            outcome = outcomes[0]
            for other in reversed(outcomes[1:]):
                self.unexplored.append([*self.path, other])
        self.probability *= weights[outcome] / sum(weights.values())
        self.path.append(outcome)
        return outcome

    def die(self, sides: int = 6) -> int:
        outcome = self._take(dict.fromkeys(range(1, sides + 1), 1))
        assert isinstance(outcome, int)
        return outcome

    def draw(self, deck: list[str]) -> str:
        weights: dict[Outcome, int] = {}
        for card in deck:
            weights[card] = weights.get(card, 0) + 1
        card_drawn = self._take(weights)
        assert isinstance(card_drawn, str)
        deck.remove(card_drawn)
        return card_drawn


def enumerate_fate(run: Callable[[Fate], T]) -> Iterator[tuple[float, list[Outcome], T]]:
    """Run *run* once for every course of fate: its probability, its outcomes, what came of it.

    *run* must do the same each time but for what fate brings. Equal cards count as one outcome
    with the weight of all of them, so the probabilities are exact and sum to 1. Courses come in
    order: the last thing asked changes first.
    """
    waiting: list[list[Outcome]] = [[]]
    while waiting:
        branch = _Branch(waiting.pop())
        came = run(branch)
        waiting.extend(branch.unexplored)
        yield branch.probability, branch.path, came


def shuffled(fate: Fate, items: list[str]) -> list[str]:
    """Return all of *items* in an order that fate chooses."""
    left = list(items)
    order: list[str] = []
    while left:
        order.append(fate.draw(left))
    return order


@contextmanager
def loaded(*outcomes: Outcome) -> Iterator[LoadedFate]:
    """Lend a fate that brings *outcomes*, dice or cards; every one must be used."""
    fate = LoadedFate(list(outcomes))
    yield fate
    if fate.left:
        raise FateError(f"Outcomes left over: {fate.left}. Load only what the move asks for.")
