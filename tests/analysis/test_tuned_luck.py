"""Luck + skill = result also in games with the tuned data sets."""

from random import Random

import pytest

from sztab.analysis import luck_report
from sztab.bots import find_bot
from sztab.core.record import Record
from sztab.core.registry import find_game
from sztab.core.table import open_table
from tests.analysis.test_luck import hold

QUICK = {"flames-of-war": 30, "race-to-the-rhine": 30, "stand-at-mortain": 80}  # moves


def played(id: str, most: int) -> Record:
    game = find_game(id)
    table = open_table(game, {"data": "tuned"}, seed=5)
    random, bot = Random(5), find_bot("greedy")
    while table.awaited and len(table.record.entries) < most:
        table.play(game.text(bot.choose(game, table.state, table.seat(None), random)))
    return table.record


@pytest.mark.parametrize("id", QUICK)
def test_luck_and_skill_add_up_with_tuned_data(id: str) -> None:
    record = played(id, QUICK[id])
    hold(luck_report(find_game(record.game), record, courses=20, samples=3), record)


@pytest.mark.full
@pytest.mark.parametrize("id", QUICK)
def test_luck_and_skill_add_up_in_a_whole_game_with_tuned_data(id: str) -> None:
    record = played(id, 1000)
    report = luck_report(find_game(record.game), record, courses=36, samples=2)
    assert report.finished
    hold(report, record)
