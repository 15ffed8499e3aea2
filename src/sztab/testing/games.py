"""Whole games at random, each step held to every promise."""

from random import Random

from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.table import open_table
from sztab.testing.positions import check_decision, check_notation, check_position, check_refusals
from sztab.testing.secrets import check_doubts, check_secrets
from sztab.testing.steps import check_step
from sztab.testing.telling import check_told


def check_game(game: AnyGame, moves: int = 200, seed: int = 1) -> int:
    """Play *moves* moves, in one game after the other; return how many games came to an end.

    Raises ``BrokenPromiseError`` or ``SilenceError`` at the first promise that is broken. ``sztab
    fuzz`` checks the same for longer, tries options, and writes down the game that failed.
    """
    random = Random(seed)
    made = ended = 0
    while made < moves:
        seats = game.seatings[ended % len(game.seatings)]
        state = open_table(game, seats=seats, fate=SeededFate(random)).state
        check_position(game, state)
        before: list[str] = []  # moves of earlier positions
        while made < moves and (awaited := game.awaited(state)):
            seat = random.choice(awaited)
            check_decision(game, state, seat, random)
            check_secrets(game, state, random)
            check_doubts(game, state, seat, random)
            check_refusals(game, state, before[-4:], random)
            check_notation(game, before[-4:], random)
            move = random.choice(game.propose(state, seat, random, 8))
            before.append(game.text(move))
            step = check_step(game, state, seat, move, SeededFate(random), random)
            check_told(game, state, step)
            state = step.state
            check_position(game, state)
            made += 1
        ended += game.result(state) is not None
    return ended
