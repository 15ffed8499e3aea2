"""The guided first game: its position loads, its hints have words, and its end is near."""

import json
from random import Random

import pytest

from sztab.core.fate import SeededFate
from sztab.core.words import LANGUAGES, has_words
from sztab.games.flames_of_war import GAME

TRAINING = json.loads(GAME.folder().joinpath("training.json").read_text(encoding="utf-8"))
FEW = 120  # moves of both sides, questions included: five short turns


def test_the_person_sits_where_the_first_decision_is() -> None:
    state = GAME.load(TRAINING["position"])
    assert [GAME.seats(state)[seat] for seat in GAME.awaited(state)] == [TRAINING["seat"]]


def test_the_first_prompt_has_a_hint() -> None:
    state = GAME.load(TRAINING["position"])
    shown = [prompt for hint in TRAINING["hints"] for prompt in hint["prompt"]]
    assert GAME.prompt(state, GAME.awaited(state)[0]).key in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_and_its_prompt_have_words(language: str) -> None:
    for hint in TRAINING["hints"]:
        assert has_words(GAME, language, hint["say"])
        for prompt in hint["prompt"]:
            assert has_words(GAME, language, prompt), prompt


def test_both_sides_have_one_platoon_and_the_person_an_objective() -> None:
    state = GAME.load(TRAINING["position"])
    assert [platoon.side for platoon in state.platoons] == [0, 1]
    assert [objective.side for objective in state.field.objectives] == [0]


@pytest.mark.parametrize("seed", range(3))
def test_who_takes_the_first_proposal_comes_to_an_end(seed: int) -> None:
    random = Random(seed)
    fate = SeededFate(Random(seed))
    state = GAME.load(TRAINING["position"])
    for _move in range(FEW):
        if GAME.result(state) is not None:
            break
        seat = GAME.awaited(state)[0]
        state = GAME.apply(state, seat, GAME.propose(state, seat, random, 4)[0], fate).state
    assert GAME.result(state) is not None


def test_the_head_of_the_table_says_which_of_the_four_steps_it_is() -> None:
    progress = GAME.progress(GAME.load(TRAINING["position"]))
    assert (progress.turn, progress.phase.key, progress.n, progress.of) == (
        *(1, "phase-movement"),
        *(2, 4),
    )
