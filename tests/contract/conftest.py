"""What the shared tests are handed: each game in turn."""

import pytest

from sztab.core.game import AnyGame
from tests.at_hand import GAMES


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every game at hand, one after the other."""
    return GAMES[request.param]
