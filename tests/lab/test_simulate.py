"""Simulation: the same seed comes to the same, figures are right, a broken run tells its part."""

import io
from dataclasses import replace
from random import Random

import pytest

from sztab.core.errors import SztabError
from sztab.games.race_to_the_rhine import GAME as RHINE
from sztab.lab import simulate as simulations
from sztab.lab.simulate import Outcome, Plan, Summary, play_one, report, simulate, wilson
from tests.toy import STONES, Heap, Stones

EVEN = Plan("stones", {"left": "random", "right": "random"}, {"stones": 12}, games=8, seed=7)


def test_a_game_comes_to_the_same_alone_and_in_a_row() -> None:
    row = simulate(STONES, EVEN, workers=1).outcomes
    assert row[5] == play_one(STONES, EVEN, 5)
    assert len({outcome.moves for outcome in row}) > 1
    assert [outcome.number for outcome in row] == list(range(8))


def test_processes_come_to_the_same_as_one_alone() -> None:
    plan = Plan(RHINE.id, {"white": "random"}, {"turns": 1}, games=3)
    alone = simulate(RHINE, plan, workers=1)
    assert simulate(RHINE, plan, workers=2).outcomes == alone.outcomes


def test_wins_endings_and_lengths_are_counted() -> None:
    summary = Summary(
        [
            Outcome(0, ["left"], "TOY-3.1", "won-last", 4, 2),
            Outcome(1, ["right"], "TOY-3.1", "won-last", 6, 3),
            Outcome(2, ["left"], "TOY-3.1", "won-last", 5, 2),
            Outcome(3, ["left", "right"], "TOY-3.1", "won-last", 5, 2),
            Outcome(4, [], "", simulations.UNFINISHED, 9, None),
        ],
        seconds=2.0,
    )
    figures = report(STONES, EVEN, summary)
    assert {seat: won["games"] for seat, won in figures["wins"].items()} == {"left": 2, "right": 1}
    assert (figures["drawn"], figures["won by nobody"]) == (1, 1)
    assert figures["endings"] == [
        {"rule": "TOY-3.1", "words": "The last stone is taken.", "games": 4},
        {"rule": "", "words": "not finished", "games": 1},
    ]
    assert figures["moves"]["middle"] == 5
    assert (figures["rounds"]["least"], figures["rounds"]["most"]) == (2, 3)
    assert figures["moves a second"] == 14
    out = io.StringIO()
    simulations.write_report(STONES, figures, "pure", out)
    assert "left     random   wins      2   40.0%" in out.getvalue()
    assert "4  The last stone is taken. [TOY-3.1]" in out.getvalue()


def test_options_change_places_every_second_game_and_wins_are_counted_by_value() -> None:
    plan = replace(EVEN, options={"die": True, "bids": False}, swap=("die", "bids"))
    assert plan.options_of(0) == plan.options_of(2) == {"die": True, "bids": False}
    assert plan.options_of(1) == {"die": False, "bids": True}
    summary = Summary(
        [
            Outcome(0, ["left"], "TOY-3.1", "won-last", 4, 2),  # who has the die
            Outcome(1, ["left"], "TOY-3.1", "won-last", 4, 2),  # who has it not
            Outcome(2, ["right"], "TOY-3.1", "won-last", 4, 2),  # the same
            Outcome(3, ["left", "right"], "TOY-3.1", "won-last", 4, 2),
        ]
    )
    figures = report(STONES, plan, summary)
    won = {value: one["games"] for value, one in figures["wins by option"].items()}
    assert won == {"True": 1, "False": 2}
    out = io.StringIO()
    simulations.write_report(STONES, figures, "pure", out)
    assert "False             wins      2   50.0%" in out.getvalue()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_rounds_are_told_where_the_position_counts_them() -> None:
    solo = play_one(RHINE, Plan(RHINE.id, {"red": "random"}, {"turns": 2}, 1), 0)
    assert (solo.rounds, solo.winners, solo.rule) == (2, [], "RR-17.3")
    assert simulations.rounds_of({"round": 4, "turn": "red"}) == 4
    assert simulations.rounds_of({"turn": 3}) == 3
    assert simulations.rounds_of({"turn": "red"}) is None


def test_a_game_that_lasts_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "LONGEST", 2)
    outcome = play_one(STONES, EVEN, 0)
    assert (outcome.winners, outcome.key, outcome.moves) == ([], simulations.UNFINISHED, 2)


def test_an_interrupted_run_has_what_was_played() -> None:
    class Interrupted(Stones):
        left = 30

        def resample(self, state: Heap, seat: int | None, random: Random) -> Heap:
            self.left -= 1
            if not self.left:
                raise KeyboardInterrupt
            return super().resample(state, seat, random)

    summary = simulate(Interrupted(), EVEN, workers=1)
    assert summary.interrupted
    assert 0 < len(summary.outcomes) < EVEN.games
    assert report(STONES, EVEN, summary)["games"] == len(summary.outcomes)


def test_only_bots_are_simulated() -> None:
    with pytest.raises(SztabError, match="There is no bot 'human'"):
        simulate(STONES, Plan("stones", {"left": "human"}, {}, 1), workers=1)
