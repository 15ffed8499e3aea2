"""Exact odds of a move, before it is made."""

import pytest
from pickets.state import Move

from pickets import GAME
from sztab.core.odds import odds
from sztab.core.record import state_hash
from sztab.core.table import open_table


def test_the_odds_of_holding_are_those_of_a_die() -> None:
    table = open_table(GAME)
    for text in ("post left", "post left", "fire"):
        table.play(text)
    before = state_hash(GAME, table.state)
    chances = odds(GAME, table.state, 1, Move("hold"))
    assert [chance.outcomes for chance in chances] == [[n] for n in range(1, 7)]
    hit = sum(chance.probability for chance in chances if chance.state.hits == [1, 0])
    assert hit == pytest.approx(1 / 2)
    assert state_hash(GAME, table.state) == before


def test_the_odds_of_a_card_are_those_of_its_copies() -> None:
    table = open_table(GAME)
    for text in ("post left", "post left"):
        table.play(text)
    chances = odds(GAME, table.state, 0, Move("scout"))
    assert {chance.outcomes[0]: round(chance.probability * 9) for chance in chances} == {
        "cover": 4,
        "mist": 2,
        "volley": 3,
    }
