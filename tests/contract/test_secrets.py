"""A bot knows only what its seat may know: false secrets in the state do not change its choice."""

from random import Random
from typing import Any

import pytest

from sztab.bots import BOTS, Bot
from sztab.bots.levels import Level, Policy
from sztab.bots.search.tree import Settings
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.options import validated
from sztab.core.registry import find_game
from sztab.testing import seen

SHARE = 0.005  # of a level's positions
POSITIONS = 3  # with secrets, for each game
# Flames of War, for which it was made, hides nothing; so it plays the games that do.
TURNS = Bot("turns", 3, Level({"": Policy("turns", Settings(root_width=4), 60_000, 1.0)}))
PLAYERS = {**BOTS, TURNS.name: TURNS}


def with_secrets(game: AnyGame, seed: int) -> list[tuple[Any, int, Any]]:
    """Positions of random play where *seat* is awaited, and the same with other secrets."""
    random = Random(seed)
    fate = SeededFate(random)
    state = game.new(validated(game.id, game.options(), {}), game.seatings[0], fate)
    found: list[tuple[Any, int, Any]] = []
    moves = 0
    while (awaited := game.awaited(state)) and moves < 600 and len(found) < POSITIONS:
        seat = awaited[-1]
        for _try in range(4):
            false = game.resample(state, seat, random)
            if game.dump(false) != game.dump(state):
                assert seen(game, false, seat) == seen(game, state, seat)
                found.append((state, seat, false))
                break
        move = random.choice(game.propose(state, awaited[0], random, 16))
        state = game.apply(state, awaited[0], move, fate).state
        moves += 1
    return found


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("id", ["medieval-battle", "race-to-the-rhine"])
def test_false_secrets_do_not_change_a_choice(id: str, name: str) -> None:
    game = find_game(id)
    found = with_secrets(game, 3)
    assert found, "no position with secrets came up"
    for true, seat, false in found:
        choices = {
            game.text(PLAYERS[name].choose(game, state, seat, Random(7), share=SHARE))
            for state in (true, false)
        }
        assert len(choices) == 1
