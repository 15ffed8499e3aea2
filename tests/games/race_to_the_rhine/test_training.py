"""The guided first game: a position near the Rhine that teaches all actions of the whole game."""

import json
from itertools import pairwise
from random import Random
from typing import Any

from sztab.core.fate import SeededFate
from sztab.core.table import Table, table_from_position
from sztab.games.race_to_the_rhine import GAME

LESSON: Any = json.loads(GAME.folder().joinpath("training.json").read_text(encoding="utf-8"))


def _opened() -> Table:
    return table_from_position(GAME, LESSON["position"], SeededFate(Random(0)))


def test_the_position_can_lie_on_a_table() -> None:
    table = _opened()
    assert GAME.faults(table.state) == []
    assert table.awaited == (LESSON["seat"],)
    assert not table.state.board.training


def test_supply_transport_and_move_can_be_tried_at_once() -> None:
    table = _opened()
    first = {offer.picks[0] for offer in GAME.offers(table.state, table.seat("blue"))}
    assert {"supplies", "trucks", "truck", "B-XII", "B-XX", "B-XV", "air", "paratroops"} <= first


def test_the_rhine_can_be_crossed() -> None:
    """With ammo for the fort and for a division, XII Corps comes through in two turns."""
    table = _opened()
    path = ["metz", "saint_avold", "saarbruecken", "kaiserslautern", "mannheim"]
    board = table.state.board
    steps = [board.field_of[id] for id in path]
    for start, goal in pairwise(steps):
        assert goal in board.steps[2][start]
    assert "nancy" in GAME.view(table.state, None)["previews"]["line"]["blue"]
    assert "metz" in GAME.view(table.state, None)["previews"]["line"]["blue"]
