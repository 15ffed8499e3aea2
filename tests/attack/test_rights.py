"""Seats and secrets: every trick fails, and other secrets look the same to others."""

import pytest

from tests.attack.tools.target import Target
from tests.attack.tricks import asking, hidden
from tests.attack.tricks.rights import Trick


@pytest.mark.parametrize(
    "trick", [trick for *_about, trick in asking.TRICKS], ids=lambda one: one.__name__
)
def test_a_trick_fails(trick: Trick, target: Target) -> None:
    held, said = trick(target)
    assert held, said


def test_other_armies_look_the_same_to_everybody_else(target: Target) -> None:
    found = hidden.recruiting(target, hidden.ARMIES[:2])
    assert found.held, found.said


@pytest.mark.full
@pytest.mark.parametrize("game", ["medieval-battle", "race-to-the-rhine"])
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(game: str, target: Target) -> None:
    found = hidden.twins(target, game)
    assert found.figures["bytes"] > 0
    assert found.held, found.said
