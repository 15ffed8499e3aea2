"""Simulation: the older command writes the figures that it has always written."""

import io
from random import Random

import pytest

from sztab.core.errors import OptionError, SztabError
from sztab.games.medieval_battle import GAME as MEDIEVAL
from sztab.lab import simulate as simulations
from sztab.lab.runs.play import UNFINISHED, Row
from sztab.lab.runs.run import Crew, Done, play_unkept
from sztab.lab.runs.summary import ending_words
from sztab.lab.simulate import plan_for, report
from sztab.lab.statistics import wilson
from tests.toy import STONES, Heap, Stones, seat_the_toys

EVEN = plan_for(STONES, {"left": "random", "right": "random"}, {"stones": 12}, 7, ())


def row(number: int, winners: list[str], moves: int, rounds: int | None) -> Row:
    rule, key = ("TOY-3.1", "won-last") if winners else ("", UNFINISHED)
    return Row(number, number, 0, 0, winners, {}, {}, rule, key, moves, rounds, "left")


def test_wins_endings_and_lengths_are_counted() -> None:
    rows = [
        row(0, ["left"], 4, 2),
        row(1, ["right"], 6, 3),
        row(2, ["left"], 5, 2),
        row(3, ["left", "right"], 5, 2),
        row(4, [], 9, None),
    ]
    figures = report(STONES, EVEN, rows, Done(5, 0, 2.0, False))
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


def test_options_change_places_and_wins_are_counted_by_value() -> None:
    bots = {"left": "random", "right": "random"}
    plan = plan_for(STONES, bots, {"die": True, "bids": False}, 1, ("die", "bids"))
    assert plan.options(plan.setup(0)) == plan.options(plan.setup(2))
    assert plan.options(plan.setup(0)) == {"die": True, "bids": False}
    assert plan.options(plan.setup(1)) == {"die": False, "bids": True}
    assert [plan.setup(number).deal for number in range(4)] == [0, 0, 1, 1]
    rows = [
        row(0, ["left"], 4, 2),  # who has the die
        row(1, ["left"], 4, 2),  # who has it not
        row(2, ["right"], 4, 2),  # the same
        row(3, ["left", "right"], 4, 2),
    ]
    figures = report(STONES, plan, rows, Done(4, 0, 1.0, False))
    won = {value: one["games"] for value, one in figures["wins by option"].items()}
    assert won == {"True": 1, "False": 2}
    out = io.StringIO()
    simulations.write_report(STONES, figures, "pure", out)
    assert "False             wins      2   50.0%" in out.getvalue()


def test_options_that_change_places_are_one_for_every_seat() -> None:
    with pytest.raises(OptionError, match="name one for each seat"):
        plan_for(STONES, {"left": "random", "right": "random"}, {"die": True}, 1, ("die",))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_an_ending_is_said_in_words_or_called_by_its_rule() -> None:
    assert ending_words(MEDIEVAL, "MB-15.6", "result-c") == "Both sides passed in a row"
    assert ending_words(MEDIEVAL, "MB-15.6", "result-x") == "End (x)"


def test_an_interrupted_run_has_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Stones):
        left = 30

        def resample(self, state: Heap, seat: int | None, random: Random) -> Heap:
            self.left -= 1
            if not self.left:
                raise KeyboardInterrupt
            return super().resample(state, seat, random)

    seat_the_toys(monkeypatch, Interrupted())
    rows, done = play_unkept(STONES, EVEN, 8, Crew())
    assert done.interrupted
    assert 0 < len(rows) < 8
    assert report(STONES, EVEN, rows, done)["games"] == len(rows)


def test_only_bots_are_simulated() -> None:
    plan = plan_for(STONES, {"left": "human"}, {}, 1, ())
    with pytest.raises(SztabError, match="There is no bot 'human'"):
        play_unkept(STONES, plan, 1, Crew())
