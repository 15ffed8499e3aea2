"""The moves of a plan in words: nobody has to read notation in a hint or an analysis."""

import json
from random import Random

import pytest

from sztab import find_game, open_table
from sztab.analysis.spoken import spoken
from sztab.core.record import replay
from sztab.core.words import LANGUAGES, say
from tests.analysis.test_luck import named

DRAWN = ("shoot", "bombard", "assault", "counterattack", "defend", "move")


def test_three_ways_to_deploy_a_platoon_read_differently() -> None:
    game = find_game("flames-of-war")
    table = open_table(game, seed=1)
    seat = table.seat(None)
    moves = game.propose(table.state, seat, Random(1), 12)
    said = {game.text(move): game.in_words(table.state, seat, move) for move in moves}
    assert len(said) >= 3
    words = {say(game, "en", name) for name in said.values() if name is not None}
    assert len(words) >= 3
    assert all(" deploys around " in one for one in words)


@pytest.mark.parametrize("name", ["40 greedy", "05 greedy"])
def test_drawn_orders_of_flames_of_war_are_told_in_words_before_fate_decides(name: str) -> None:
    game, record = find_game("flames-of-war"), named("flames-of-war", name)
    seen: set[str] = set()
    state = None
    for moment in replay(game, record):
        if state is not None:
            entry = record.entries[moment.at - 1]
            verb = entry.move.split()[0].rstrip(":")
            seat = game.seats(state).index(entry.seat)
            if verb in DRAWN and verb not in seen:
                seen.add(verb)
                (made,) = spoken(game, state, seat, (entry.move,), Random(1))
                for language in LANGUAGES:
                    (words,) = [say(game, language, one) for one in made.say]
                    assert words.endswith(".")
                    assert entry.move not in words
        state = moment.state
    assert len(seen) >= 3, seen


def test_the_target_of_a_shot_and_of_a_charge_is_named() -> None:
    game, record = find_game("flames-of-war"), named("flames-of-war", "40 greedy")
    found = {}
    state = None
    for moment in replay(game, record):
        if state is not None and moment.at in (22, 106):
            entry = record.entries[moment.at - 1]
            seat = game.seats(state).index(entry.seat)
            (made,) = spoken(game, state, seat, (entry.move,), Random(1))
            found[moment.at] = say(game, "en", made.say[0])
        state = moment.state
    assert found[22] == "A1 First Tank Platoon shoots at B10 Anti-tank Gun Platoon."
    assert found[106] == "B8 Second Panzer Platoon charges A3 Armored Rifle Platoon."


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        (
            "move 1: 2 13,7.5 13,13.5 @90; 3 15.5,7.5 15.5,13.5 @90",
            'A1 Rifle Platoon moves 6" north, to about 14, 14.',
            'A1 pluton strzelecki rusza na północ na 6", w okolice 14, 14.',
        ),
        (
            "move 1: 2 double 13,7.5 21.4,15.9 @45; 3 double 15.5,7.5 23.9,15.9 @45",
            'A1 Rifle Platoon moves 12" north-east at the double, to about 23, 16.',
            "A1 pluton strzelecki wykonuje szybki ruch"
            ' na północny wschód na 12", w okolice 23, 16.',
        ),
        (
            "move 1: 2 13,7.5 13,7.6 @90",
            "A1 Rifle Platoon moves.",
            "A1 pluton strzelecki wykonuje ruch.",
        ),
    ],
)
def test_a_drawn_move_says_how_far_and_which_way(move: str, english: str, polish: str) -> None:
    game = find_game("flames-of-war")
    lesson = json.loads(game.folder().joinpath("training.json").read_text("utf-8"))
    state = game.load(lesson["position"])
    words = game.in_words(state, 0, game.parse(move))
    assert words is not None
    assert [say(game, language, words) for language in ("en", "pl")] == [english, polish]
