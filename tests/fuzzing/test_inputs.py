"""Whatever a stranger hands in, the answer is a sentence: never another exception, never a wait."""

import os
from random import Random

import pytest

from sztab.core.game import AnyGame
from tests.at_hand import GAMES
from tests.fuzzing.inputs import Fuzz, distinct, gather

INPUTS = int(os.environ.get("SZTAB_FUZZ_INPUTS", "25000"))  # of each game, in the long run
PART = 2000  # inputs spoiled from the same few games


def report(fuzz: Fuzz) -> str:
    return "\n".join(
        f"{one.kind}: {one.what}\n{one.input!r:.2000}" for one in distinct(fuzz.findings)
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_bad_input_is_refused_and_nothing_else(game: AnyGame) -> None:
    fuzz = Fuzz(game, 1, gather(game, Random(1), games=1, moves=40))
    fuzz.run(90)
    assert not fuzz.findings, report(fuzz)
    assert {one.split()[-1] for one in fuzz.outcomes} == {"taken", "refused"}


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_much_bad_input_is_refused_and_nothing_else(game: AnyGame) -> None:
    for part in range(INPUTS // PART):
        fuzz = Fuzz(game, 1000 + part)
        fuzz.run(PART)
        assert not fuzz.findings, report(fuzz)
