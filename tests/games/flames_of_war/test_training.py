"""The guided first game: two platoons against two, and an objective to take."""

import json

from sztab.games.flames_of_war import GAME

TRAINING = json.loads(GAME.folder().joinpath("training.json").read_text(encoding="utf-8"))


def test_both_sides_have_two_platoons_and_the_person_an_objective() -> None:
    state = GAME.load(TRAINING["position"])
    assert [platoon.side for platoon in state.platoons] == [0, 0, 1, 1]
    assert [objective.side for objective in state.field.objectives] == [0]


def test_the_head_of_the_table_says_which_of_the_four_steps_it_is() -> None:
    progress = GAME.progress(GAME.load(TRAINING["position"]))
    assert (progress.turn, progress.phase.key, progress.n, progress.of) == (
        *(1, "phase-movement"),
        *(2, 4),
    )
