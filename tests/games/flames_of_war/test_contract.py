"""The promises of every game, kept in a short random battle."""

from random import Random

from sztab.core.fate import SeededFate
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.writing.reading import EXAMPLES
from sztab.testing import (
    check_decision,
    check_notation,
    check_position,
    check_refusals,
    check_secrets,
    check_step,
)
from tests.games.flames_of_war.scene import deployed_by_default


def opening(seed: int) -> tuple[State, SeededFate]:
    return deployed_by_default("starter_crossroads", seed), SeededFate(Random(seed))


def test_the_promises_hold_through_a_turn() -> None:
    random = Random(4)
    state, fate = opening(4)
    for _move in range(14):
        (seat,) = GAME.awaited(state)
        check_position(GAME, state)
        check_decision(GAME, state, seat, random)
        move = GAME.propose(state, seat, random, 6)[0]
        state = check_step(GAME, state, seat, move, fate, random).state
    check_secrets(GAME, state, random)
    check_refusals(GAME, state, EXAMPLES.values(), random)
    check_notation(GAME, EXAMPLES.values(), random)


def test_a_battle_of_proposals_comes_to_an_end_with_equal_records() -> None:
    ends = []
    for _time in range(2):
        random = Random(6)
        state, fate = opening(6)
        while GAME.awaited(state):
            (seat,) = GAME.awaited(state)
            GAME.advance(state, seat, GAME.propose(state, seat, random, 6)[0], fate)
            assert not GAME.faults(state)
        ends.append(GAME.dump(state))
    assert ends[0] == ends[1]
