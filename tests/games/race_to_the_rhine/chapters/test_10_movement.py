"""RR-10: movement and cards."""

import pytest

from tests.games.race_to_the_rhine.table import (
    BLUE,
    BOCHES,
    EVENT,
    EX_12,
    WHITE,
    at,
    card,
    control,
    held_by,
    listed,
    opened,
    play,
    refused,
    step,
    table,
    tokens,
    told,
)

# --- moving (RR-10a) ---


@pytest.mark.rule("RR-10.1", "RR-10.20")
def test_a_move_costs_one_fuel_which_goes_to_the_pool() -> None:
    state = opened()
    moved = play(state, ("march R-II rouen", EVENT["red"]))
    assert card(moved, "R-II") == (1, 1, 1)
    assert moved.pool[0] == state.pool[0] + 1
    dry = table(corps={"R-I": {"ammo": 1}})
    assert refused(dry, "march R-I yvetot") == "RR-10.1 no-fuel"
    assert refused(state, "march W-V meaux") == "RR-10.1 not-your-corps"
    assert refused(state, "march R-IX rouen") == "RR-2.1 no-such-corps"


@pytest.mark.rule("RR-10.2", "RR-10.11")
def test_les_boches_ask_for_fuel_only_while_the_move_can_go_on() -> None:
    needs = "Montgomery's II Corps needs 1 fuel to go on."
    start = table(
        control=control("red", "neufchatel", "amiens", "beauvais"),
        corps={"R-II": {"at": "beauvais", "fuel": 3}},
    )
    first = play(start, "march R-II amiens")
    assert needs in told(step(first, "march R-II abbeville", BOCHES["red"]))
    second = play(first, "march R-II neufchatel")
    assert needs not in told(step(second, "march R-II rouen", BOCHES["red"]))


@pytest.mark.rule("RR-10.1", "RR-13.5")
def test_ex_10_one_move_per_corps() -> None:
    state = table(turn="blue", armies={"blue": {"kept": ["P-B-14"]}})
    moved = play(state, ("march B-XII vitry", EVENT["blue"]), "stop", "resistance")
    assert refused(moved, "march B-XII chalons") == "RR-10.1 corps-has-moved"
    assert refused(moved, "commander march B-XII chalons") == "RR-10.1 corps-has-moved"
    assert refused(moved, "commander march B-XX provins") == ""


@pytest.mark.rule("RR-10.2", "RR-10.5")
def test_a_corps_moves_up_to_three_fields_and_may_go_back() -> None:
    state = table(control=control("red", "rouen"), corps={"R-II": {"at": "rouen", "fuel": 1}})
    moved = play(state, "march R-II brionne", "march R-II rouen")
    assert "march R-II brionne" in listed(moved)
    ended = play(moved, "march R-II brionne")
    assert at(ended, "R-II") == "brionne"
    assert ended.mover == -1
    assert card(ended, "R-II") == (0, 0, 0)
    assert refused(state, "march R-II lisieux") == "RR-10.2 no-own-arrow"


@pytest.mark.rule("RR-10.2a")
def test_a_corps_without_a_legal_first_step_cannot_be_chosen() -> None:
    corps = {
        "B-XII": {"at": "mannheim", "fuel": 1},
        "B-XX": {"at": "landau"},
        "B-XV": {"at": "kaiserslautern"},
    }
    held = control("blue", "mannheim", "landau", "kaiserslautern")
    state = table(turn="blue", control=held, corps=corps)
    assert not [text for text in listed(state) if "march B-XII" in text]
    assert refused(opened(), "stop") == "RR-10.1 no-move-to-stop"


@pytest.mark.rule("RR-10.3")
def test_no_corps_enters_or_passes_a_field_with_another_corps() -> None:
    assert refused(opened(), "march R-I brionne") == "RR-10.3 field-occupied"


@pytest.mark.rule("RR-10.4")
def test_a_field_that_another_army_controls_is_closed() -> None:
    state = table(
        control=control("white", "amiens") | control("red", "beauvais"),
        corps={"R-XXX": {"at": "beauvais", "fuel": 1}},
    )
    assert refused(state, "march R-XXX amiens") == "RR-10.4 field-foreign"


@pytest.mark.rule("RR-10.9", "RR-10.12")
def test_ex_11_move_with_three_cards() -> None:
    state = table(turn="blue", corps={"B-XII": {"fuel": 3, "food": 1}})
    after = play(
        state,
        ("march B-XII vitry", "P-B-13"),
        "swap food ammo",
        ("march B-XII chalons", "P-B-04"),
        ("march B-XII reims", "P-B-14"),
        "keep",
    )
    assert held_by(after, "blue") == {"vitry", "chalons", "reims"}
    assert card(after, "B-XII") == (2, 1, 0)
    assert after.medals[BLUE] == 1
    assert after.discards[BLUE] == ["P-B-13", "P-B-04"]
    assert after.kept[BLUE] == ["P-B-14"]
    corps = {"W-VII": {"at": "soissons", "fuel": 1}}
    white = table(
        turn="white", control=control("blue", "reims") | control("white", "soissons"), corps=corps
    )
    assert refused(white, "march W-VII reims") == "RR-10.4 field-foreign"


@pytest.mark.rule("RR-10.10")
def test_taking_a_field_returns_its_resistance_marker_to_the_pool() -> None:
    state = table(**EX_12, resistance=["luxembourg"])
    after = play(state, ("march B-XII luxembourg", "K-01"))
    assert after.markers == state.markers + 1
    assert not any(after.marked)


@pytest.mark.rule("RR-10.10a")
def test_the_order_of_a_step_marker_medal_encirclement_victory_tokens() -> None:
    state = table(turn="blue", corps={"B-XII": {"fuel": 1}}, control=control("blue", "brienne"))
    corps = {"B-XII": {"at": "brienne", "fuel": 1}}
    state = table(turn="blue", corps=corps, control=control("blue", "brienne"))
    made = step(state, "march B-XII chaumont", "P-B-08")
    keys = [event.key for event in made.told.events]
    assert keys == [
        *("begins-move", "enters", "takes", *["encircled"] * 4, "token-found"),
        "ledger",
    ]


@pytest.mark.rule("RR-10.11")
def test_ex_24_fewer_fields_than_the_action_allows() -> None:
    state = table(turn="white", corps={"W-VII": {"fuel": 2}})
    first = play(state, ("march W-VII meaux", "P-W-07"))
    assert tokens(first, "meaux") == {"ammo": 1}
    second = play(first, "load W-VII 1 ammo", ("march W-VII chateau_thierry", BOCHES["white"]))
    assert card(second, "W-VII") == (1, 1, 0)
    third = play(second, ("march W-VII reims", EVENT["white"]))
    assert card(third, "W-VII") == (0, 1, 0)
    poor = play(table(turn="white", corps={"W-VII": {"fuel": 1}}), ("march W-VII meaux", "P-W-01"))
    assert refused(poor, "march W-VII chateau_thierry") == "RR-10.11 no-fuel-to-go-on"
    assert "stop" in listed(poor)


# --- cards (RR-10b) ---


@pytest.mark.rule("RR-10.12")
@pytest.mark.parametrize(
    ("id", "found"),
    [("P-B-07", {"ammo": 1}), ("P-B-08", {"fuel": 1}), ("P-B-11", {"food": 1})],
)
def test_captured_stock_supplies_and_liberation_place_a_token(
    id: str, found: dict[str, int]
) -> None:
    after = play(table(turn="blue", corps={"B-XII": {"fuel": 1}}), ("march B-XII vitry", id))
    assert tokens(after, "vitry") == found
    assert after.discards[BLUE] == [id]


@pytest.mark.rule("RR-10.12")
def test_starving_civilians_give_a_medal_for_food_now_or_never() -> None:
    state = table(turn="blue", corps={"B-XII": {"fuel": 1, "food": 1}})
    met = play(state, ("march B-XII vitry", "P-B-04"))
    assert listed(met) == ["feed", "ignore"]
    assert refused(met, "keep") == "RR-10.12 card-gives-other"
    assert refused(met, "swap food ammo") == "RR-10.12 card-gives-other"
    fed = play(met, "feed")
    assert (fed.medals[BLUE], card(fed, "B-XII")) == (1, (0, 0, 0))
    ignored = play(met, "ignore")
    assert (ignored.medals[BLUE], card(ignored, "B-XII")) == (0, (0, 0, 1))
    assert refused(ignored, "feed") == "RR-5.4 move-first"
    assert refused(opened(), "feed") == "RR-10.12 no-card"


@pytest.mark.rule("RR-10.13")
def test_a_found_token_may_be_loaded_at_once_and_is_lost_if_the_pool_has_none() -> None:
    corps = {"B-XII": {"fuel": 1}}
    found = play(
        table(turn="blue", corps=corps), ("march B-XII vitry", "P-B-08"), "load B-XII 1 fuel"
    )
    assert card(found, "B-XII") == (1, 0, 0)
    lying = {"sens": {"fuel": 6}, "pithiviers": {"fuel": 2}}
    lean = table(turn="blue", corps=corps, tokens=lying)
    assert lean.pool[0] == 0
    paid = step(lean, "march B-XII vitry", "P-B-11").state
    assert paid.pool[0] == 1  # the fuel of the move itself
    no_food = {"orleans": {"food": 6}, "sens": {"food": 1}}
    empty = table(turn="blue", corps=corps, tokens=no_food)
    assert empty.pool[2] == 0
    lost = step(empty, "march B-XII vitry", "P-B-11")
    assert tokens(lost.state, "vitry") == {}
    assert "The pool has no food left: nothing is found at Vitry." in told(lost)


@pytest.mark.rule("RR-10.13", "RR-6.5")
def test_a_found_token_on_a_full_field_may_be_loaded_before_the_surplus_counts() -> None:
    state = table(turn="blue", corps={"B-XII": {"fuel": 1}}, tokens={"vitry": {"ammo": 6}})
    over = play(state, ("march B-XII vitry", "P-B-08"))
    assert set(listed(over)) == {
        "discard fuel",
        "discard ammo",
        "load B-XII 1 fuel",
        "load B-XII 1 ammo",
    }
    loaded = play(over, "load B-XII 1 fuel")
    assert (card(loaded, "B-XII"), tokens(loaded, "vitry")) == ((1, 0, 0), {"ammo": 6})
    assert refused(over, "unload B-XII 1 fuel") == "RR-6.5 surplus-first"


@pytest.mark.rule("RR-10.13a")
def test_the_black_market_gives_only_another_kind_that_the_pool_holds() -> None:
    lying = {"orleans": {"food": 5}, "sens": {"food": 1}}
    state = table(turn="blue", corps={"B-XII": {"fuel": 1, "food": 1}}, tokens=lying)
    met = play(state, ("march B-XII vitry", "P-B-13"))
    assert met.pool[2] == 0
    assert listed(met) == ["swap food fuel", "swap food ammo", "ignore"]
    assert refused(met, "swap food food") == "RR-10.13a swap-same-kind"
    assert refused(met, "swap ammo fuel") == "RR-10.12 tokens-not-on-card"
    rich = table(
        turn="blue", corps={"B-XII": {"fuel": 2}}, tokens={**lying, "pithiviers": {"food": 1}}
    )
    met = play(rich, ("march B-XII vitry", "P-B-13"))
    assert refused(met, "swap fuel food") == "RR-10.13a pool-lacks"
    none_left = table(
        turn="blue", medals=0, box={"medals": 20}, corps={"B-XII": {"fuel": 1, "food": 1}}
    )
    assert play(none_left, ("march B-XII vitry", "P-B-04")).stage != met.stage  # no choice


@pytest.mark.rule("RR-10.14", "RR-5.3")
def test_at_most_one_resistance_and_one_recon_card_in_a_turn() -> None:
    state = table(
        turn="white",
        options={"common_deck": True},
        armies={"white": {"kept": ["P-W-14", "P-B-14", "P-W-16", "P-B-16"]}},
    )
    once = play(state, "resistance", ("recon resistance", "K-01"))
    assert once.actions == 3
    assert refused(once, "resistance") == "RR-10.14 resistance-played"
    assert refused(once, "recon pursuit") == "RR-10.14 recon-played"
    assert refused(opened(), "resistance") == "RR-10.12 no-resistance-card"
    assert refused(opened(), "recon pursuit") == "RR-10.12 no-recon-card"
    moving = play(state, ("march W-V meaux", EVENT["white"]))
    assert refused(moving, "resistance") == "RR-5.4 move-first"


@pytest.mark.rule("RR-10.14a")
def test_a_resistance_card_without_hand_gives_one_more_action_this_turn() -> None:
    state = table(turn="blue", actions=1)
    after = play(state, ("march B-XII vitry", "P-B-15"), "stop")
    assert after.actions == 1
    assert refused(after, "trucks 1") == ""
    assert after.discards[BLUE] == ["P-B-15"]
    assert play(after, "end", "resist aachen").actions == 2


@pytest.mark.rule("RR-10.14", "RR-10.14a")
def test_ex_33_second_resistance_card() -> None:
    state = table(
        turn="white",
        actions=0,
        options={"common_deck": True},
        armies={"white": {"kept": ["P-W-14"]}},
        corps={"W-VII": {"fuel": 3}},
    )
    found = play(state, "resistance", ("march W-VII meaux", "P-W-15"))
    assert found.actions == 0
    kept = play(found, ("march W-VII chateau_thierry", "P-B-14"), "keep", "stop")
    assert kept.kept[WHITE] == ["P-B-14"]
    assert refused(kept, "resistance") == "RR-10.14 resistance-played"
