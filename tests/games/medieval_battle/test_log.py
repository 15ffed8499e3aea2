"""What the log says: the changes that testers once missed, and the sums that did not add up."""

import pytest

from sztab.core.fate import Fate
from sztab.core.words import say
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import State
from tests.games.medieval_battle.pictures import battle, decider, play, words


def every_line(state: State, text: str, language: str = "en") -> list[str]:
    """Everything that a move tells, headings too."""
    step = GAME.apply(state, decider(state), GAME.parse(text), Fate())
    return [say(GAME, language, event) for event in step.told.events]


@pytest.mark.rule("MB-10.4")
def test_a_sum_beyond_the_ends_of_the_ladder_says_which_index_counts() -> None:
    state = battle("red to move", "R-SB1 4,-3 strength 1", "Y-HI1 5,-3 mp 0")
    lines = words(state, "attack SB1 5,-3")
    assert lines[2].endswith(
        "combat potential -2, after advantages -2; losses: attacker 1, defender 0."
    )
    assert lines[3:5] == [
        "-1: the defender has more knights.",
        "The total of -3 is off the scale, so -2 counts.",
    ]


@pytest.mark.rule("MB-6.6", "MB-6.1", "MB-15.5")
def test_a_halt_the_next_turn_and_both_scores_at_a_flag_are_told() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-LC1 -4,1", flags={"0,0": "yellow"})
    assert every_line(play(state, "march LC1 0,0"), "halt") == [
        "Red light cavalry 1 halts.",
        "Red takes the flag at 0,0 and now has 2 victory points.",
        "Yellow loses the flag at 0,0 and now has 0 victory points.",
        "Turn 2: Yellow.",
    ]


@pytest.mark.rule("MB-7.9", "MB-9.2")
def test_a_retreat_tells_its_cost() -> None:
    attacked = play(battle("red to move", "R-LC1 4,-3", "Y-LI1 5,-3"), "attack LC1 5,-3")
    assert words(attacked, "retreat 5,-2")[0] == (
        "Yellow light infantry 1 retreats to 5,-2 (1 movement point, 3 left)."
    )
    assert words(attacked, "retreat 6,-4")[0] == (
        "Yellow light infantry 1 flees off the map beside outer module AI "
        "(1 movement point, 3 left)."
    )


@pytest.mark.rule("MB-14.1", "MB-14.2", "MB-13.3")
def test_a_wagon_that_moves_and_one_that_is_fortified_again_are_told() -> None:
    state = battle("red to move", "R-WG 4,-4", "Y-WG -4,1")
    moved = "Red wagon has moved and is no longer fortified."
    assert moved in words(state, "march WG 5,-4")
    again = words(play(state, "march WG 5,-4", "halt", "pass"), "regroup")
    assert "Red wagon (1, fortified again)" in again[1]
