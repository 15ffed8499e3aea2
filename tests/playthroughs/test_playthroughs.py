"""Did anything change? Each playthrough is told again and compared byte for byte."""

from pathlib import Path

import pytest

from sztab.core.game import AnyGame
from tests.at_hand import ours, same_text
from tests.playthroughs.telling import AT_HAND, PLAYTHROUGHS, Playthrough, told

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("one", AT_HAND, ids=lambda one: one.file)
def test_a_playthrough_is_told_as_it_was(one: Playthrough) -> None:
    same_text(FOLDER / one.file, told(one))


def test_every_game_has_a_playthrough(game: AnyGame) -> None:
    assert game.id in {one.game for one in PLAYTHROUGHS} or not ours(game)


def test_no_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {one.file for one in PLAYTHROUGHS}
