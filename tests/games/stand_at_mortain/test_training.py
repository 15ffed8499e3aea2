"""The guided first game: its position loads, its hints have words, and its end is near."""

import json
from random import Random

import pytest

from sztab.bots import find_bot
from sztab.core.fate import SeededFate
from sztab.core.words import LANGUAGES, has_words
from sztab.games.stand_at_mortain import GAME

TRAINING = json.loads(GAME.folder().joinpath("training.json").read_text(encoding="utf-8"))
FEW = 150  # moves of both sides


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


@pytest.mark.parametrize("seed", range(4))
def test_two_bots_finish_it_in_few_moves(seed: int) -> None:
    random = Random(seed)
    fate = SeededFate(Random(seed))
    bot = find_bot(TRAINING["bot"])
    state = GAME.load(TRAINING["position"])
    for _move in range(FEW):
        if GAME.result(state) is not None:
            break
        seat = GAME.awaited(state)[0]
        state = GAME.apply(state, seat, bot.choose(GAME, state, seat, random), fate).state
    assert GAME.result(state) is not None
