"""Luck counted a second way: every outcome of an event is tried, and their mean is taken here."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from sztab.analysis import luck_report
from sztab.analysis.chances import judge_of
from sztab.bots import find_bot
from sztab.core.fate import Fate
from sztab.core.game import AnyGame
from sztab.core.record import Record, replay
from sztab.core.registry import find_game
from sztab.core.table import open_table

EVENTS = 12  # that are counted again


class WantedError(Exception):
    """Fate is asked for one more outcome; these may come, each so often."""

    def __init__(self, options: Counter[Any]) -> None:
        self.options = options


class Script(Fate):
    """Fate that brings what it was given, then says what could come next."""

    def __init__(self, given: list[Any]) -> None:
        self.left = list(given)

    def die(self, sides: int = 6) -> int:
        """Bring the next given number."""
        return int(self._next(Counter(range(1, sides + 1))))

    def draw(self, deck: list[str]) -> str:
        """Take the next given card out of the deck."""
        card = str(self._next(Counter(deck)))
        deck.remove(card)
        return card

    def _next(self, options: Counter[Any]) -> Any:
        if not self.left:
            raise WantedError(options)
        return self.left.pop(0)


def played(game: AnyGame, moves: int) -> Record:
    table = open_table(game, seed=1)
    random, bot = Random(1), find_bot("greedy")
    for _move in range(moves):
        table.play(game.text(bot.choose(game, table.state, table.seat(None), random)))
    return table.record


@pytest.mark.parametrize("name", ["stand-at-mortain", "race-to-the-rhine"])
def test_the_chance_before_an_event_is_the_mean_over_all_its_outcomes(name: str) -> None:
    game = find_game(name)
    record = played(game, 60)
    states = [moment.state for moment in replay(game, record)]
    judge = judge_of(game)

    def mean(before: Any, seat: int, text: str, given: list[Any]) -> list[float]:
        state = game.copy(before)
        try:
            game.advance(state, seat, game.parse(text), Script(given))
        except WantedError as wanted:
            parts = [
                (count, mean(before, seat, text, [*given, each]))
                for each, count in wanted.options.items()
            ]
            total = wanted.options.total()
            return [
                sum(count * part[one] for count, part in parts) / total
                for one in range(len(game.seats(before)))
            ]
        return [float(chance) for chance in judge(state)]

    events = [each for each in luck_report(game, record).changes if each.outcomes and each.exact]
    firsts = {each.move: each for each in reversed(events)}  # of a move with several outcomes
    counted = sorted(firsts.values(), key=lambda each: each.move)[:EVENTS]
    assert len(counted) >= 5
    for event in counted:
        text = record.entries[event.move - 1].move
        by_hand = mean(states[event.move - 1], event.seat, text, [])
        assert event.before == pytest.approx(by_hand, abs=1.0), (event.move, text)
