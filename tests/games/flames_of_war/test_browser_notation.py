"""The moves that the browser's notation is tested with are the game's, with the parts it sends.

``python -m tests.games.flames_of_war.test_browser_notation`` writes the parts anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.writing.reading import EXAMPLES

MOVES = Path(__file__).parents[3] / "web" / "src" / "themes" / "flames-of-war" / "moves.json"
PLAIN = {
    *("end-step", "concede", "pass", "warrior", "change-tank", "arrive", "intercept"),
    *("disengage", "reroll", "intent", "decline"),
}


def kept() -> list[Any]:
    found: list[Any] = json.loads(MOVES.read_text(encoding="utf-8"))
    return found


def parts(text: str) -> Any:
    """The parts as they arrive in a browser."""
    return json.loads(json.dumps(parts_of(GAME.parse(text))))


@pytest.mark.parametrize("one", kept(), ids=lambda one: str(one["text"]))
def test_each_text_is_written_and_taken_apart_as_the_game_does_it(one: Any) -> None:
    assert GAME.text(GAME.parse(one["text"])) == one["text"]
    assert parts(one["text"]) == one["parts"]


def test_every_kind_of_move_that_has_parts_is_among_them() -> None:
    verbs = {one["text"].split()[0].rstrip(":;") for one in kept()}
    assert verbs >= set(EXAMPLES) - PLAIN
    for text in EXAMPLES.values():
        assert (parts(text) is None) == (text.split()[0].rstrip(":;") in PLAIN)


def main() -> None:
    """Write the parts of each kept text."""
    found = [{"text": one["text"], "parts": parts(one["text"])} for one in kept()]
    lines = ",\n".join(" " + json.dumps(one) for one in found)
    MOVES.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
