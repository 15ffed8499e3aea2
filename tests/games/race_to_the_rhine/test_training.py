"""The guided first game: a position near the Rhine that teaches supply, transport and move."""

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from sztab.bots.greedy_bot import choose_greedily
from sztab.core.fate import SeededFate
from sztab.core.table import Table, table_from_position
from sztab.core.words import LANGUAGES, has_words
from sztab.games.race_to_the_rhine import GAME

LESSON: Any = json.loads(GAME.folder().joinpath("training.json").read_text(encoding="utf-8"))
MOST_MOVES = 150  # of both seats: a person makes about half of them in ten minutes


def _opened(seed: int) -> Table:
    return table_from_position(GAME, LESSON["position"], SeededFate(Random(seed)))


def _play_on(table: Table, random: Random) -> None:
    """One move of the greedy bot."""
    state, seat = table.state, table.seat(None)
    move = choose_greedily(GAME, lambda: GAME.resample(state, seat, random), seat, random)
    table.play(GAME.text(move), table.seats[seat])


def test_the_position_can_lie_on_a_table() -> None:
    table = _opened(0)
    assert GAME.faults(table.state) == []
    assert table.awaited == (LESSON["seat"],)
    assert table.state.board.training


def test_supply_transport_and_move_can_be_tried_at_once() -> None:
    table = _opened(0)
    first = {offer.picks[0] for offer in GAME.offers(table.state, table.seat("blue"))}
    assert {"supplies", "trucks", "truck", "B-XII", "B-XX", "B-XV"} <= first


def test_every_hint_has_words_and_a_prompt_that_exists() -> None:
    assert 3 <= len(LESSON["hints"]) <= 4
    for hint in LESSON["hints"]:
        for key in (hint["say"], *hint["prompt"]):
            assert all(has_words(GAME, language, key) for language in LANGUAGES), key


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_comes_to_an_end_soon(seed: int) -> None:
    table, random = _opened(seed), Random(seed)
    while table.result is None:
        _play_on(table, random)
        assert len(table.record.entries) < MOST_MOVES
    assert table.state.round - LESSON["position"]["round"] <= 7


def test_the_rhine_can_be_crossed() -> None:
    """With ammo for the fort and for a division, XII Corps comes through in two turns."""
    table = _opened(0)
    path = ["metz", "saint_avold", "saarbruecken", "kaiserslautern", "mannheim"]
    board = table.state.board
    steps = [board.field_of[id] for id in path]
    for start, goal in pairwise(steps):
        assert goal in board.steps[2][start]
    assert "nancy" in GAME.view(table.state, None)["previews"]["line"]["blue"]
    assert "metz" in GAME.view(table.state, None)["previews"]["line"]["blue"]
