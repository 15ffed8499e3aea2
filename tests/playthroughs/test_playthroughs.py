"""Did anything change? Each playthrough is told again and compared byte for byte."""

from pathlib import Path

import pytest

from tests.at_hand import GAMES, ours, same_text
from tests.playthroughs.telling import AT_HAND, PLAYTHROUGHS, Playthrough, told

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("one", AT_HAND, ids=lambda one: one.file)
def test_a_playthrough_is_told_as_it_was(one: Playthrough) -> None:
    same_text(FOLDER / one.file, told(one))


def test_every_game_has_a_playthrough() -> None:
    ours_at_hand = {id for id, game in GAMES.items() if ours(game)}
    assert ours_at_hand <= {one.game for one in PLAYTHROUGHS}


def test_no_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {one.file for one in PLAYTHROUGHS}
