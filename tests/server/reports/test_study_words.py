"""What is wrong with a position of a study is said in the reader's language."""

import json
from typing import Any

import pytest

from sztab.core.registry import find_game
from sztab.core.words import say
from sztab.server.errors import RefusedError
from sztab.server.rules.desks.study import loaded

OFF = {"platoons": [{"side": "A", "teams": [{"type": "us_rifle", "at": [-50, 10, 0]}]}]}


@pytest.mark.parametrize(
    ("game", "position", "en", "pl"),
    [
        (
            "medieval-battle",
            {"side": "green"},
            "Side: one of red, yellow is needed, not 'green'.",
            "Side: potrzebna jest jedna z wartości red, yellow, a nie 'green'.",
        ),
        (
            "stand-at-mortain",
            {"turn": 9},
            "Turn: a whole number from 1 to 6 is needed, not 9.",
            "Turn: potrzebna jest liczba całkowita od 1 do 6, a nie 9.",
        ),
        (
            "race-to-the-rhine",
            {"corps": {"R-I": {"at": "nowhere"}}},
            "Corps.R-I.at: there is no field 'nowhere'.",
            "Corps.R-I.at: nie ma pola 'nowhere'.",
        ),
        (
            "flames-of-war",
            OFF,
            "The table: team 1 hangs over the edge of the table.",
            "Stół: jednostka 1 wystaje poza krawędź stołu.",
        ),
    ],
)
def test_a_fault_of_a_position_is_said_in_both_languages(
    game: str, position: Any, en: str, pl: str
) -> None:
    with pytest.raises(RefusedError) as raised:
        loaded(find_game(game), json.dumps(position).encode())
    assert say(None, "en", raised.value.refusal) == en
    assert say(None, "pl", raised.value.refusal) == pl
