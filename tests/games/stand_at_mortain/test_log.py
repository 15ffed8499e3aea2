"""What the log says: the changes that testers once missed, and what was not true."""

import pytest
from tests.games.stand_at_mortain.table import play, step, table, told

from sztab.core.table import open_table
from sztab.core.words import say
from sztab.games.stand_at_mortain import GAME

US = 1
TARGETS = "us-120 1501, ge-102 1404, ge-2ss-d 1404"


@pytest.mark.rule("SM-3.2")
def test_the_first_turn_has_a_heading() -> None:
    opening = open_table(GAME, seed=1)
    for text in ("place us-117 1303", "place us-119 1303", "place us-120 1101"):
        opening.play(text)
    for text in ("place us-td-t 1101", "place us-td-sp 0703", "done"):
        opening.play(text)
    assert any(line.startswith("Turn 1 of 6: all cards are shuffled") for line in opening.log("en"))


@pytest.mark.rule("SM-3.7")
def test_it_is_told_that_tiger_acts_with_its_stack() -> None:
    state = table("ge-102 1602, ge-2ss-pz1 1602, us-120 0101", card="S2")
    lines = told(step(play(state, "move ge-2ss-pz1 1402"), "move ge-102 1503"))
    assert lines == [
        "102 Tiger moves from 1602 to 1503; 1 activation used.",
        "102 Tiger counts as activated with its stack and uses no activation of its own.",
    ]


@pytest.mark.rule("SM-6.5", "SM-5.7")
def test_an_air_attack_names_hex_and_terrain_and_an_accepted_miss_is_told() -> None:
    attack = step(table(TARGETS, card="H3"), "air AT at 1404", "SK")
    assert told(attack)[0] == (
        "Air attack (AT) on 102 Tiger and 2 SS Infantry KG D in 1404, clear terrain; "
        "Air marker: 1 use this turn."
    )
    assert told(step(attack.state, "accept", "H4"))[0] == "The Americans accept a miss."


@pytest.mark.rule("SM-3.4")
@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "activate 1 unit: it moves"), ("pl", "Możesz aktywować 1 jednostkę: rusza się")],
)
def test_the_only_unit_of_an_ace_is_not_one_more(language: str, asked: str) -> None:
    assert asked in say(GAME, language, GAME.prompt(table(TARGETS, card="HA"), US))
