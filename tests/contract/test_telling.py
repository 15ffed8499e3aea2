"""Nothing changes in silence: what a seat sees change is told to it, and what is told is true."""

import sys
from random import Random

import pytest

from sztab.bots import find_bot
from sztab.core.errors import OptionError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Seat
from sztab.core.table import open_table
from sztab.core.telling import Tally, check_told
from tests.at_hand import MOST_MOVES, random_options

# Games that do not declare their facts yet; a game leaves this list by its line being deleted.
NOT_YET = {
    "flames-of-war": "its pending decisions and its view are being rewritten",
}
FEW, MANY = 2, 100  # games of each bot
SHORT = {"random": 60, "greedy": 20}  # moves of a game where there is little time


def play(game: AnyGame, seed: int, bot: str, tally: Tally, most: int = MOST_MOVES) -> None:
    """Play up to *most* moves of a game by *bot* and hold each step to its sentences."""
    random = Random(f"{seed}/{bot}")
    state = None
    while state is None:
        try:
            options = random_options(game, random)
            state = open_table(game, options, random.choice(game.seatings), seed=seed).state
        except OptionError:
            continue  # some values only fit together with others
    chooser, fate = find_bot(bot), SeededFate(random)
    for move_number in range(most):
        awaited: tuple[Seat, ...] = game.awaited(state)
        if not awaited:
            break
        seat = random.choice(awaited)
        move = chooser.choose(game, state, seat, random)
        step = game.apply(state, seat, move, fate)
        try:
            check_told(game, state, step, tally)
        except AssertionError as error:
            error.add_note(f"seed {seed}, {bot}, move {move_number + 1}: {game.text(move)}")
            raise
        state = step.state


def test_every_game_declares_what_its_view_shows(game: AnyGame) -> None:
    assert (game.telling() is None) == (game.id in NOT_YET)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_nothing_changes_in_silence(game: AnyGame, bot: str) -> None:
    if game.telling() is None:
        pytest.skip(NOT_YET[game.id])
    tally = Tally.empty()
    for seed in range(FEW):
        play(game, seed, bot, tally, SHORT[bot])
    assert tally.explained


@pytest.mark.full
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_nothing_changes_in_silence_in_many_games(game: AnyGame, bot: str) -> None:
    if game.telling() is None:
        pytest.skip(NOT_YET[game.id])
    tally = Tally.empty()
    for seed in range(MANY):
        play(game, 1000 + seed, bot, tally)
    sys.stdout.write(
        f"{game.id}, {bot}: {tally.compared} numbers compared, {dict(tally.explained)} explained\n"
    )
