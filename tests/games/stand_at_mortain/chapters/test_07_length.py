"""SM-7: length."""

import pytest
from tests.games.stand_at_mortain.table import ending, play, table

from sztab.games.stand_at_mortain.state import JOKER


@pytest.mark.rule("SM-7.1")
def test_the_game_lasts_six_shuffles() -> None:
    state = table("us-120 0101, ge-102 1701", card="H2", had=["german"])
    for turn in range(1, 6):
        assert state.turn == turn
        state = play(play(state, "pass", "S9"), "pass", JOKER, "H2")
    assert state.turn == 6
    state = play(play(state, "pass", "S9"), "pass", JOKER)
    assert ending(state) == "us time-is-up"
