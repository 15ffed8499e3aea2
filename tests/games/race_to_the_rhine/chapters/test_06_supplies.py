"""RR-6 and RR-7: gain supplies, gain trucks."""

import pytest

from sztab.core.words import say
from sztab.games.race_to_the_rhine import GAME
from tests.games.race_to_the_rhine.table import (
    BLUE,
    RED,
    WHITE,
    control,
    opened,
    play,
    refused,
    rules_of,
    starting,
    step,
    table,
    tokens,
    told,
    trucks,
)


@pytest.mark.rule("RR-6.1")
def test_supplies_come_to_the_main_base_or_a_forward_base() -> None:
    assert refused(opened(), "supplies brionne mixed") == "RR-6.1 not-a-base"
    assert tokens(play(opened(), "supplies lisieux mixed"), "lisieux") == {
        "fuel": 1,
        "ammo": 1,
        "food": 1,
    }


@pytest.mark.rule("RR-6.2")
def test_the_main_base_takes_one_of_each_from_the_pool_or_three_of_a_kind_from_the_track() -> None:
    state = play(opened(), "supplies lisieux ammo")
    assert tokens(state, "lisieux") == {"ammo": 3}
    assert (state.track, state.pool) == ([9, 6, 9], [5, 9, 6])
    mixed = play(opened(), "supplies lisieux mixed")
    assert (mixed.track, mixed.pool) == ([9, 9, 9], [4, 8, 5])


@pytest.mark.rule("RR-6.3")
def test_a_forward_base_takes_no_three_of_a_kind() -> None:
    state = table(control=control("red", "dieppe"))
    assert refused(state, "supplies dieppe fuel") == "RR-6.3 mixed-only"


@pytest.mark.rule("RR-6.4")
def test_ex_25_a_forward_base_serves_once_in_a_turn_another_may_serve_too() -> None:
    state = table(
        turn="white",
        actions=1,
        control=control("white", "soissons", "liege"),
        armies={"white": {"kept": ["P-W-14"]}},
    )
    turn = play(state, "supplies soissons mixed", "resistance")
    assert refused(turn, "supplies soissons mixed") == "RR-6.4 base-used"
    turn = play(turn, "supplies liege mixed")
    assert sum(tokens(turn, "liege").values()) == 3
    twice = play(opened(), "supplies lisieux mixed", "supplies lisieux mixed")
    assert sum(tokens(twice, "lisieux").values()) == 6


@pytest.mark.rule("RR-6.5")
def test_a_base_holds_nine_tokens_any_other_field_six_and_the_player_chooses_what_goes() -> None:
    state = table(tokens={"lisieux": {"ammo": 8}})
    over = play(state, "supplies lisieux mixed")
    assert refused(over, "trucks 1") == "RR-6.5 surplus-first"
    assert set(starting(over, "discard")) == {"discard fuel", "discard ammo", "discard food"}
    kept = play(over, "discard ammo", "discard ammo")
    assert tokens(kept, "lisieux") == {"fuel": 1, "ammo": 7, "food": 1}
    stocks = {"rouen": {"ammo": 6}, "brionne": {"food": 2}}
    crowded = table(tokens=stocks, control=control("red", "rouen"))
    over = play(crowded, "truck brionne rouen 2 food", "discard ammo", "discard ammo")
    assert tokens(over, "rouen") == {"ammo": 4, "food": 2}
    assert refused(opened(), "discard fuel") == "RR-6.5 no-surplus"


@pytest.mark.rule("RR-6.6", "RR-6.7")
def test_what_pool_or_track_lack_is_not_placed_and_nothing_at_all_is_no_action() -> None:
    track = {"fuel": 9, "ammo": 2, "food": 9}
    state = table(track=track, tokens={"rouen": {"fuel": 5}}, control=control("red", "rouen"))
    assert state.pool[0] == 0
    assert tokens(play(state, "supplies lisieux mixed"), "lisieux") == {"ammo": 1, "food": 1}
    assert tokens(play(state, "supplies lisieux ammo"), "lisieux") == {"ammo": 2}
    empty = play(state, "supplies lisieux ammo")
    assert refused(empty, "supplies lisieux ammo") == "RR-6.7 nothing-to-place"


@pytest.mark.rule("RR-7.1", "RR-7.2")
def test_ex_05_the_truck_limit() -> None:
    state = table(**trucks(4, 7, 7, left=6))
    assert starting(state, "trucks") == [f"trucks {n}" for n in range(1, 6)]
    assert refused(state, "trucks 6") == "RR-7.2 over-truck-limit"
    assert refused(state, "trucks 0") == "RR-7.1 take-a-truck"
    assert refused(state, "trucks 9") == "RR-7.1 too-few-trucks"
    assert refused(table(**trucks(0, 8, 8, left=8)), "trucks 7") == "RR-7.1 draw-too-many"


@pytest.mark.rule("RR-7.3")
def test_ex_06_emptying_the_track_brings_the_logistics_phase() -> None:
    armies = {"red": {"trucks": 3}, "white": {"trucks": 9}, "blue": {"trucks": 9}}
    state = table(armies=armies, trucks=["mantes paris"], truck_track=2)
    assert "RR-9.1" in rules_of(step(state, "trucks 2"))
    assert "RR-9.1" not in rules_of(step(state, "trucks 1"))


@pytest.mark.rule("RR-7.4", "RR-9.2")
def test_ex_29_an_empty_truck_track() -> None:
    state = opened(("red", "blue"))
    state = play(state, "trucks 3", "end", "resist rheydt", "trucks 3")
    assert (state.level[RED], state.level[BLUE], state.truck_track) == (2, 2, 0)
    assert refused(state, "trucks 1") == "RR-7.4 track-empty"
    state = play(state, "end", "resist rheinhausen", "trucks 0")
    assert (state.level[RED], state.level[BLUE], state.truck_track) == (3, 3, 6)
    assert not any(corps.active for corps in state.corps)  # each had 1 food


@pytest.mark.rule("RR-7.5")
def test_who_holds_the_limit_draws_no_trucks() -> None:
    state = table(**trucks(9, 6, 6, left=3))
    assert refused(state, "trucks 1") == "RR-7.5 truck-limit-held"
    assert not starting(state, "trucks")
    assert state.level[WHITE] == 2


@pytest.mark.rule("RR-6.6")
def test_an_offer_names_what_is_really_there() -> None:
    state = table(track={"ammo": 2}, tokens={"rouen": {"fuel": 5}}, control=control("red", "rouen"))
    said = {offer.text: say(GAME, "en", offer.say) for offer in GAME.offers(state, RED)}
    assert said["supplies lisieux mixed"] == "Gain 1 ammo and 1 food at Lisieux."
    assert said["supplies lisieux ammo"] == "Take 2 ammo from the supply track for Lisieux."
    gained = told(step(state, "supplies lisieux mixed"))
    assert gained[0] == (
        "Montgomery gains 1 ammo and 1 food at Lisieux (the pool has run out of the rest)."
    )
