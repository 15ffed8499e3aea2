"""The guided first game of every game: it loads, its hints have words, and its end is near."""

import json
from random import Random
from typing import Any

import pytest

from sztab.bots import find_bot
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.words import LANGUAGES, has_words
from sztab.games import flames_of_war, medieval_battle, race_to_the_rhine, stand_at_mortain

FEW: dict[AnyGame, int] = {  # moves of both sides: a person makes half of them in a quarter hour
    medieval_battle.GAME: 60,
    stand_at_mortain.GAME: 150,
    race_to_the_rhine.GAME: 150,
    flames_of_war.GAME: 150,
}
ENOUGH: dict[AnyGame, int] = {  # own moves, the fastest way: ten minutes for who reads the hints
    medieval_battle.GAME: 15,
    stand_at_mortain.GAME: 20,
    race_to_the_rhine.GAME: 15,
}
every_game = pytest.mark.parametrize("game", FEW, ids=lambda game: game.id)


def lesson(game: AnyGame) -> Any:
    return json.loads(game.folder().joinpath("training.json").read_text(encoding="utf-8"))


@every_game
def test_the_person_sits_where_the_first_decision_is(game: AnyGame) -> None:
    state = game.load(lesson(game)["position"])
    assert game.faults(state) == []
    assert [game.seats(state)[seat] for seat in game.awaited(state)] == [lesson(game)["seat"]]


@every_game
def test_the_first_prompt_has_a_hint(game: AnyGame) -> None:
    state = game.load(lesson(game)["position"])
    shown = [prompt for hint in lesson(game)["hints"] for prompt in hint["prompt"]]
    assert game.prompt(state, game.awaited(state)[0]).key in shown


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_and_its_prompt_have_words(game: AnyGame, language: str) -> None:
    assert 3 <= len(lesson(game)["hints"]) <= 20
    for hint in lesson(game)["hints"]:
        for key in (hint["say"], *hint["prompt"]):
            assert has_words(game, language, key), key


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_two_bots_finish_it_in_few_moves(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    fate = SeededFate(Random(seed))
    bot = find_bot(lesson(game)["bot"])
    state = game.load(lesson(game)["position"])
    own = 0
    for _move in range(FEW[game]):
        if game.result(state) is not None:
            break
        seat = game.awaited(state)[0]
        own += game.seats(state)[seat] == lesson(game)["seat"]
        state = game.apply(state, seat, bot.choose(game, state, seat, random), fate).state
    assert game.result(state) is not None
    assert own >= ENOUGH.get(game, 0)


MECHANISMS: dict[AnyGame, set[str]] = {  # what is told once a person has tried each of them
    medieval_battle.GAME: {
        *("marches", "melee", "stands", "retreats", "shoots", "merges", "regroups", "enters"),
        *("takes-flag", "wagon-turned"),
    },
    stand_at_mortain.GAME: {"moves", "fires", "tiger-rides", "enters", "exits", "redraws"},
    race_to_the_rhine.GAME: {
        *("gains-supplies", "gains-trucks", "truck-carries", "loads", "begins-move"),
        *("patton-moves", "air-support", "drops", "marker-placed", "counterattacked"),
        "plays-resistance",
    },
}
three_games = pytest.mark.parametrize("game", MECHANISMS, ids=lambda game: game.id)


@three_games
def test_the_hints_lead_through_every_mechanism(game: AnyGame) -> None:
    hints = lesson(game)["hints"]
    assert MECHANISMS[game] <= {key for hint in hints for key in hint.get("until", ())}
    assert hints[-1]["prompt"] == ["prompt-over"]


@three_games
def test_what_hints_wait_for_and_look_at_exists(game: AnyGame) -> None:
    """The keys are told by the rules, and the words begin moves of the notation."""
    for hint in lesson(game)["hints"]:
        for key in (*hint.get("after", ()), *hint.get("until", ())):
            assert has_words(game, "en", key), key
    state = game.load(lesson(game)["position"])
    offered = {offer.text.split()[0] for offer in game.offers(state, game.awaited(state)[0])}
    later = {"exit", "counterattack", "resistance", "recon", "carry", "attack"}  # not at once
    words = {word for hint in lesson(game)["hints"] for word in hint.get("can", ())}
    assert words <= offered | later
