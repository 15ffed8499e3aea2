"""The texts that the browser's notation is tested with are canonical moves."""

import json
from pathlib import Path

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.reading import EXAMPLES

THEME = Path(__file__).parents[3] / "web" / "src" / "themes" / "flames-of-war"
TEXTS: list[str] = json.loads((THEME / "texts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", TEXTS)
def test_each_text_is_written_as_the_game_writes_it(text: str) -> None:
    assert GAME.text(GAME.parse(text)) == text


def test_every_kind_of_move_is_among_them() -> None:
    assert {text.split()[0].rstrip(":;") for text in TEXTS} >= set(EXAMPLES)
