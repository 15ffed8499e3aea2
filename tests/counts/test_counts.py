"""Is a move missing, or one too many? Lines of play are counted again and compared."""

from pathlib import Path

import pytest

from pickets import GAME
from sztab.core.table import open_table
from tests.at_hand import GAMES, ours, same_text
from tests.counts.counting import AT_HAND, COUNTS, counted, lines_of_play

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("id", sorted({one.game for one in AT_HAND}))
def test_there_are_as_many_lines_of_play_as_there_were(id: str) -> None:
    same_text(FOLDER / f"{id}.txt", counted(id))


def test_every_game_has_counts() -> None:
    ours_at_hand = {id for id, game in GAMES.items() if ours(game)}
    assert ours_at_hand <= {one.game for one in COUNTS}


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {one.game for one in COUNTS}


def test_lines_are_counted_as_by_hand() -> None:
    """Two sides choose one of two fords in either order; then Blue at the ford it shares or not."""
    narrow = open_table(GAME, {"river": "narrow"}).state
    assert lines_of_play(GAME, narrow, 1) == 2 + 2
    assert lines_of_play(GAME, narrow, 2) == 2 * (2 * 2)
    apart, together = 1 + 3 + 1, 1 + 3 + 1 + 1  # march, scout (three kinds of card), rest; fire
    assert lines_of_play(GAME, narrow, 3) == 2 * (2 * apart + 2 * together)
