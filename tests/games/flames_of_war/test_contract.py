"""The promises of every game, kept in a short random battle; and the questions without dice."""

from random import Random

from sztab.core.contract import (
    check_decision,
    check_notation,
    check_position,
    check_refusals,
    check_secrets,
    check_step,
)
from sztab.core.fate import SeededFate
from sztab.games.flames_of_war import GAME, queries
from sztab.games.flames_of_war.moves import EXAMPLES
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import (
    WOODS,
    deployed_by_default,
    far_enemy,
    platoon,
    scene,
    team,
)


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


def test_questions_without_dice_answer_and_change_nothing() -> None:
    state = scene(
        platoon("A", team("panzer_iv_h", 10, 10), team("panzer_iv_h", 10, 13)),
        platoon("B", team("m4_sherman", 40, 10, 180, flags=["moved"]), team("us_rifle", 40, 20)),
        far_enemy(),
        terrain=(WOODS,),
        step="shooting",
    )
    before = GAME.dump(state)
    assert queries.distance_between(state, 1, 3) == "28"
    assert queries.command(state, 1)["reached"] == {"1": 1, "2": 1}
    sight = queries.visible(state, 1, 0, 3)
    assert sight == {"free": False, "blocked_by": [["wood", "FW-8.6"]]}
    found = queries.to_hit(state, 2, 0, 2)
    assert found["dice"] == 2
    assert queries.in_terrain(state, 1)["centre_in"] == []
    assert queries.concealed_by(state, 1, 3)["rays"] == 5
    assert queries.straight_path(state, 1, 30.0, 10.0) == [(10000, 10000), (18000, 10000)]
    reach = queries.move_limits(state, 1, False)
    assert reach[(18.0, 10.0)] == 8.0
    assert (18.5, 10.0) not in reach
    assert max(queries.move_limits(state, 1, True).values()) <= 24.0
    assert GAME.dump(state) == before
