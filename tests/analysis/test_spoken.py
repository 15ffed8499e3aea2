"""The moves of a plan in words: nobody has to read notation in a hint or an analysis."""

from random import Random

import pytest

from sztab import find_game
from sztab.analysis.spoken import spoken
from sztab.core.record import replay
from sztab.core.words import LANGUAGES, say
from tests.analysis.test_luck import named

DRAWN = ("shoot", "bombard", "assault", "counterattack", "defend", "move")


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
