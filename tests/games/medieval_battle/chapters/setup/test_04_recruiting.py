"""MB-4: recruiting."""

import json
from random import Random

import pytest

from sztab.core.fate import Fate
from sztab.core.said import Refusal
from sztab.core.table import open_table
from sztab.core.words import said_json
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import State
from sztab.testing import check_refusals, check_secrets
from tests.games.medieval_battle.pictures import (
    RED,
    SIDES,
    YELLOW,
    at,
    play,
    recruiting,
    refusal,
    refused,
    seen,
)

UNUSUAL = "1HC 3MA 2LI"  # an army of 11 points that no random choice would make


def chosen(state: State, seat: int, army: str) -> State:
    """The position after *seat* has chosen an army."""
    return GAME.apply(state, seat, GAME.parse(f"recruit {army}"), Fate()).state


@pytest.mark.rule("MB-4.1")
def test_both_choose_at_the_same_time_in_any_order() -> None:
    state = recruiting()
    assert GAME.awaited(state) == (RED, YELLOW)
    assert GAME.awaited(chosen(state, YELLOW, UNUSUAL)) == (RED,)
    assert GAME.awaited(chosen(state, RED, UNUSUAL)) == (YELLOW,)
    assert refused(chosen(state, RED, UNUSUAL), "recruit 1HC", RED) == "MB-4.1 army-chosen"


@pytest.mark.rule("MB-4.1")
def test_both_armies_are_revealed_together_before_deployment() -> None:
    waiting = chosen(recruiting(), YELLOW, UNUSUAL)
    step = GAME.apply(waiting, RED, GAME.parse("recruit 1LB"), Fate())
    shown = [event for event in step.told.events if event.reveals]
    assert [(event.rule, event.key, event.args["army"]) for event in shown] == [
        ("MB-4.1", "army-revealed", "1LB"),
        ("MB-4.1", "army-revealed", UNUSUAL),
    ]
    assert seen(step.state)["stage"] == "deploying"


@pytest.mark.rule("MB-4.1")
@pytest.mark.parametrize("planted", [RED, YELLOW])
def test_an_unusual_army_reaches_nobody_else_before_it_is_revealed(planted: int) -> None:
    other = 1 - planted
    step = GAME.apply(recruiting(), planted, GAME.parse(f"recruit {UNUSUAL}"), Fate())
    for listener in (other, None):
        heard = [said_json(event) for event in step.told.events if event.heard_by(listener)]
        reached = [
            heard,
            GAME.view(step.state, listener),
            said_json(GAME.prompt(step.state, listener)),
            [[offer.text, said_json(offer.say)] for offer in GAME.offers(step.state, other)],
            [said_json(found) for found in refusals(step.state, other)],
        ]
        for army_word in (UNUSUAL, *UNUSUAL.split(), "11"):
            assert army_word not in json.dumps(heard)
            assert f'"{army_word}' not in json.dumps(reached)
    own = [said_json(event) for event in step.told.events if event.heard_by(planted)]
    assert UNUSUAL in json.dumps(own)
    assert GAME.view(step.state, planted)["army"] == UNUSUAL
    check_secrets(GAME, step.state, Random(1))
    check_refusals(GAME, step.state, ["recruit 1HC", "pass", "place HC1 4,-4"], Random(1))


def refusals(state: State, seat: int) -> list[Refusal]:
    """What a seat that pokes about is answered."""
    poked = ["recruit 3HC 3LC 3MA", "place HC1 4,-4", "place WG 4,-4", "pass", "finish", "stand"]
    found = [GAME.check(state, seat, GAME.parse(text)) for text in poked]
    return [refusal for refusal in found if refusal is not None]


@pytest.mark.rule("MB-4.1")
def test_what_the_other_has_chosen_could_be_many_armies() -> None:
    state = chosen(recruiting(), YELLOW, UNUSUAL)
    random = Random(3)
    armies = {GAME.resample(state, RED, random).armies[YELLOW] for _army in range(20)}
    assert len(armies) > 10
    assert GAME.resample(state, YELLOW, random).armies[YELLOW] == state.armies[YELLOW]
    assert GAME.resample(state, RED, random).armies[RED] == ()  # not chosen stays not chosen


@pytest.mark.rule("MB-4.1")
def test_nothing_but_recruiting_comes_first_and_it_comes_once() -> None:
    assert refused(recruiting(), "place WG 4,-4") == "MB-4.1 recruit-first"
    assert refused(recruiting(), "pass") == "MB-4.1 recruit-first"
    begun = play(recruiting(), "recruit 1HC", "recruit 1HC")
    assert refused(begun, "recruit 1LC") == "MB-4.1 recruiting-is-over"


@pytest.mark.rule("MB-4.1")
def test_a_choice_can_be_taken_back_until_the_other_has_chosen() -> None:
    table = open_table(GAME)
    table.play("recruit 3HC", "red")
    table.undo("red")
    table.play("recruit 2HC", "red")
    table.play("recruit 1LB", "yellow")
    final = table.undo_point("yellow")
    assert getattr(final, "key", final) == "undo-final"
    other = table.undo_point("red")
    assert getattr(other, "key", other) == "undo-other-seat"


@pytest.mark.rule("MB-4.1")
def test_everybody_is_told_what_he_waits_for() -> None:
    state = recruiting()
    assert GAME.prompt(state, RED).key == "prompt-recruit"
    assert GAME.prompt(state, None).key == "prompt-watch-recruiting"
    state = chosen(state, RED, UNUSUAL)
    assert GAME.prompt(state, RED).key == "prompt-wait-recruiting"
    assert GAME.prompt(state, YELLOW).key == "prompt-recruit"
    assert GAME.prompt(state, None).key == "prompt-watch-recruiting"


@pytest.mark.rule("MB-4.2")
@pytest.mark.parametrize(
    ("map", "army", "answer"),
    [
        ("RS", "3HC 3LC 2MA 2PK", "MB-4.2 over-budget"),  # 9 + 6 + 4 + 2 = 21
        ("RS", "3HC 3LC 2MA", "allowed"),  # 19: the rest is lost
        ("RS", "3HC 3LC 2HI 1SB", "allowed"),  # 20
        ("RL", "3HC 3LC 3MA 3HI 3LI", "allowed"),  # 9 + 6 + 6 + 6 + 3 = 30
        ("RL", "3HC 3LC 3MA 3HI 3LI 1PK", "MB-4.2 over-budget"),
    ],
)
def test_the_budget_is_20_or_30_points(map: str, army: str, answer: str) -> None:
    assert refused(recruiting(map), f"recruit {army}") == answer


@pytest.mark.rule("MB-4.2", "MB-4.5")
def test_an_army_may_have_no_combat_unit_at_all() -> None:
    state = play(recruiting(), "recruit 0", "recruit 1LC")
    assert [one["id"] for one in seen(state)["units"]] == ["R-WG", "Y-WG", "Y-LC1"]


COSTS = {"HC": 3, "LC": 2, "MA": 2, "HI": 2, "LB": 2, "LI": 1, "SB": 1, "PK": 1}


@pytest.mark.rule("MB-4.3")
@pytest.mark.parametrize(("kind", "cost"), COSTS.items())
def test_costs(kind: str, cost: int) -> None:
    step = GAME.apply(recruiting(), RED, GAME.parse(f"recruit 1{kind}"), Fate())
    private = step.told.events[-1]
    assert (private.key, private.to, private.args["price"]) == ("army-chosen-private", (RED,), cost)


@pytest.mark.rule("MB-4.4")
@pytest.mark.parametrize("kind", ["HC", "LC", "MA", "HI", "LI", "PK", "SB"])
def test_three_of_each_type(kind: str) -> None:
    assert refused(recruiting(), f"recruit 3{kind}") == "allowed"
    assert refused(recruiting(), f"recruit 4{kind}") == "MB-4.4 too-many-of-a-kind"
    assert refused(recruiting("RL"), f"recruit 4{kind}") == "MB-4.4 too-many-of-a-kind"


@pytest.mark.rule("MB-4.4")
def test_one_long_bowman_on_the_standard_map_and_two_on_the_large_one() -> None:
    assert refused(recruiting(), "recruit 1LB") == "allowed"
    assert refused(recruiting(), "recruit 2LB") == "MB-4.4 too-many-on-this-map"
    assert refused(recruiting("RL"), "recruit 2LB") == "allowed"
    assert refused(recruiting("RL"), "recruit 3LB") == "MB-4.4 too-many-of-a-kind"
    found = refusal(recruiting(), "recruit 2LB")
    assert found is not None
    assert found.args["limit"] == 1


@pytest.mark.rule("MB-4.5")
def test_every_army_has_one_wagon_for_nothing() -> None:
    state = play(recruiting(), "recruit 3HC 3LC 2HI 1SB", "recruit 0")
    wagons = [one["id"] for one in seen(state)["units"] if one["kind"] == "WG"]
    assert wagons == ["R-WG", "Y-WG"]


@pytest.mark.rule("MB-4.6")
def test_counters_not_chosen_take_no_part() -> None:
    state = play(recruiting(), "recruit 1HC", "recruit 2PK")
    names = [one["id"] for one in seen(state)["units"]]
    assert names == ["R-WG", "R-HC1", "Y-WG", "Y-PK1", "Y-PK2"]
    assert {at(state, name) for name in names} == {"reserve"}
    placed = play(state, "place WG 4,-4", "place WG -4,1")
    assert refused(placed, "place LC1 5,-4") == "MB-5.2 nothing-to-place"


@pytest.mark.rule("MB-4.2", "MB-4.4")
def test_proposed_armies_are_legal_and_differ() -> None:
    for map in ("RS", "RL"):
        state = recruiting(map)
        armies = GAME.propose(state, RED, Random(5), 12)
        assert all(GAME.check(state, RED, army) is None for army in armies)
        assert len({GAME.text(army) for army in armies}) > 8
    assert GAME.moves(recruiting(), RED) == []  # too many to list
    assert not GAME.lists_all(recruiting(), RED)
    assert GAME.seats(recruiting()) == SIDES
