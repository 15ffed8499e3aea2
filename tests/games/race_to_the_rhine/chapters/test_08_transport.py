"""RR-8 and RR-9: transport, loading, the logistics phase."""

import pytest

from sztab.games.race_to_the_rhine import GAME
from tests.games.race_to_the_rhine.table import (
    EVENT,
    RED,
    active,
    card,
    control,
    opened,
    play,
    refused,
    starting,
    step,
    table,
    tokens,
    told,
    trucks,
)

STOCKED = {"lisieux": {"ammo": 3, "fuel": 3}, "brionne": {"food": 1}}


@pytest.mark.rule("RR-8.1", "RR-8.4")
def test_ex_07_transport() -> None:
    state = table(tokens=STOCKED, control=control("red", "rouen"))
    after = play(
        state,
        "truck lisieux brionne 2 fuel 3 ammo",
        "truck brionne rouen 2 fuel 2 ammo 1 food",
    )
    assert tokens(after, "lisieux") == {"fuel": 1}
    assert tokens(after, "brionne") == {"ammo": 1}
    assert tokens(after, "rouen") == {"fuel": 2, "ammo": 2, "food": 1}
    assert GAME.view(after, None)["trucks"] == ["lisieux brionne", "brionne rouen"]
    assert refused(after, "truck louviers rouen") == "RR-8.1 no-more-trucks"


@pytest.mark.rule("RR-8.1")
def test_a_truck_needs_an_own_arrow_between_own_fields() -> None:
    assert refused(opened(), "truck brionne rouen") == "RR-8.1 end-not-controlled"
    none = table(**trucks(0, 9, 9, left=6))
    assert refused(none, "truck lisieux brionne") == "RR-8.1 no-truck-in-stock"
    assert not starting(none, "truck")


@pytest.mark.rule("RR-8.2")
def test_an_arrow_holds_one_truck_until_the_next_logistics_phase() -> None:
    held = control("white", "epernay", "reims")
    state = table(turn="white", control=held, trucks=["epernay reims"])
    assert refused(state, "truck reims epernay") == "RR-8.2 arrow-occupied"


@pytest.mark.rule("RR-8.3")
def test_a_truck_carries_up_to_five_tokens_one_way() -> None:
    state = table(tokens={"lisieux": {"ammo": 6}})
    assert refused(state, "truck lisieux brionne 3 ammo 3 fuel") == "RR-8.3 truck-overloaded"
    full = play(state, "truck lisieux brionne", *["carry ammo"] * 5)
    assert tokens(full, "brionne") == {"ammo": 5}
    assert refused(full, "carry ammo") == "RR-8.3 truck-overloaded"
    assert refused(full, "carry food") == "RR-8.3 truck-overloaded"
    back = play(state, "truck lisieux brionne 2 ammo")
    assert refused(back, "truck brionne lisieux") == "RR-8.2 arrow-occupied"


@pytest.mark.rule("RR-8.5", "RR-10.6")
def test_loading_is_free_between_actions_trucks_and_steps_but_not_while_a_card_is_open() -> None:
    state = table(tokens={"lisieux": {"fuel": 1}}, corps={"R-I": {"fuel": 1, "food": 1}})
    between = play(state, "load R-I 1 fuel", "truck brionne louviers", "unload R-I 1 food")
    assert card(between, "R-I") == (2, 0, 0)
    assert refused(between, "carry food") == "RR-8.3 truck-has-left"
    on_the_way = play(state, ("march R-I yvetot", EVENT["red"]), "unload R-I 1 food")
    assert tokens(on_the_way, "yvetot") == {"food": 1}
    card_open = play(state, ("march R-I yvetot", "P-R-04"))
    assert refused(card_open, "unload R-I 1 food") == "RR-8.5 card-first"
    assert refused(play(state, "end"), "load R-I 1 fuel") == "RR-8.5 react-first"
    assert refused(state, "load W-V 1 fuel") == "RR-8.5 not-your-corps"
    assert refused(state, "load R-I 2 fuel") == "RR-8.5 tokens-missing"
    assert refused(state, "unload R-I 2 food") == "RR-8.5 tokens-not-on-card"


@pytest.mark.rule("RR-8.6")
def test_tokens_on_a_card_must_be_unloaded_before_a_truck_takes_them() -> None:
    state = table(corps={"R-I": {"fuel": 2}})
    assert refused(state, "truck lisieux brionne 1 fuel") == "RR-8.6 tokens-missing"
    assert refused(play(state, "unload R-I 1 fuel"), "truck lisieux brionne 1 fuel") == ""


@pytest.mark.rule("RR-8.7")
def test_a_truck_may_go_empty() -> None:
    after = play(opened(), "truck lisieux brionne", "done")
    assert (after.trucks[RED], after.actions) == (5, 1)
    assert refused(opened(), "done") == "RR-5.4 nothing-to-finish"


@pytest.mark.rule("RR-9.1", "RR-9.2", "RR-9.4")
def test_ex_08_feeding() -> None:
    corps = {"W-V": {"food": 2}, "W-XIX": {"food": 1}, "W-VII": {"fuel": 1}}
    state = table(
        turn="white",
        actions=3,
        corps=corps,
        tokens={"paris": {"food": 1}},
        **trucks(9, 5, 8, left=2),
    )
    phase = play(state, "trucks 2")
    assert (card(phase, "W-V"), card(phase, "W-XIX")) == ((0, 0, 1), (0, 0, 0))
    assert [active(phase, id) for id in ("W-V", "W-XIX", "W-VII")] == [True, True, False]
    fed = play(phase, "truck paris melun 1 food")
    assert active(fed, "W-VII")
    assert tokens(fed, "melun") == {}
    assert refused(play(fed, "done"), "march W-VII meaux") == ""


@pytest.mark.rule("RR-9.2", "RR-9.5")
@pytest.mark.parametrize(("seats", "more"), [(1, 4), (2, 6), (3, 8)])
def test_ex_09_extra_trucks_come_once(seats: int, more: int) -> None:
    """Bradley is the first to reach level 3; later phases add nothing."""
    names = ["white", "blue", "red"][:seats]
    stocks = {name: {"trucks": 6} for name in names} | {"white": {"trucks": 3}}
    ways = ["chartres dreux", "dreux mantes", "mantes paris"]
    order = [name for name in ("red", "white", "blue") if name in names]
    state = table(
        seats=order,
        turn="white",
        armies=stocks,
        trucks=ways,
        truck_track=6,
        corps={id: {"food": 3} for id in ("W-V", "W-VII", "W-XIX")},
    )
    first = play(state, "trucks 6")
    assert first.truck_track == 3 + more
    assert first.truck_track + sum(first.trucks) == 6 * seats + 6 + more
    assert first.more_trucks  # it is done for good


@pytest.mark.rule("RR-9.2")
def test_ex_27_refilling_the_supply_track() -> None:
    position = {
        "seats": ["red", "white"],
        "track": {"fuel": 0, "ammo": 3, "food": 3},
        "armies": {"red": {"trucks": 5}, "white": {"trucks": 9}},
        "trucks": ["mantes paris", "paris melun"],
        "truck_track": 2,
    }
    phase = play(table(**position), "trucks 2")
    assert phase.track == [6, 6, 6]
    held = control("red", "rouen", "yvetot", "dieppe")
    lying = {"rouen": {"fuel": 6}, "yvetot": {"fuel": 6}, "dieppe": {"fuel": 5}}
    short = table(**position, control=held, tokens=lying)
    assert short.pool[0] == 4
    assert play(short, "trucks 2").track == [4, 6, 6]


@pytest.mark.rule("RR-9.2")
def test_a_corps_without_food_on_its_card_eats_from_its_field() -> None:
    state = table(
        corps={"R-I": {"fuel": 1}}, tokens={"lisieux": {"food": 1}}, **trucks(8, 8, 7, left=1)
    )
    phase = play(state, "trucks 1")
    assert active(phase, "R-I")
    assert tokens(phase, "lisieux") == {}


@pytest.mark.rule("RR-9.3")
def test_an_immobilised_corps_may_load_but_not_move_and_eats_nothing_more() -> None:
    state = table(
        corps={"R-I": {"fuel": 2, "immobilised": True}},
        tokens={"lisieux": {"ammo": 1}},
        **trucks(8, 8, 7, left=1),
    )
    assert refused(state, "march R-I yvetot") == "RR-9.3 corps-immobilised"
    assert card(play(state, "load R-I 1 ammo"), "R-I") == (2, 1, 0)
    assert not active(play(state, "trucks 1"), "R-I")


@pytest.mark.rule("RR-9.4")
def test_food_cannot_be_carried_past_an_immobilised_corps() -> None:
    state = table(corps={"R-II": {"immobilised": True}}, tokens={"lisieux": {"food": 2}})
    made = step(state, "truck lisieux brionne 2 food")
    assert tokens(made.state, "brionne") == {"food": 1}
    eaten = "Montgomery's II Corps eats 1 food at Brionne and is active again."
    assert eaten in told(made)


@pytest.mark.rule("RR-9.2", "RR-13.1", "RR-11.5")
def test_ex_19_levels_rise_commanders_wake_and_aircraft_return() -> None:
    state = table(
        armies={
            "red": {"trucks": 6, "commander": False, "air": "resistance"},
            "white": {"trucks": 9},
            "blue": {"trucks": 7},
        },
        looked={"resistance": {"card": "K-01", "by": ["red"]}},
        truck_track=2,
        trucks=[],
        corps={id: {"food": 3} for id in ("R-I", "W-V", "B-XII")},
    )
    made = step(state, "trucks 2")
    assert "Montgomery's commander card is active again." in told(made)
    assert "Montgomery's air support marker returns to its owner." in told(made)
    first = made.state
    assert first.level == [2, 3, 2]
    assert first.commander[RED]
    assert first.air[RED] == -1
    assert first.top[3] == "K-01"  # the knowledge stays (RR-18.3)
    levels = {"red": 2, "white": 3, "blue": 2}
    stocks = {"red": 8, "white": 12, "blue": 9}
    armies = {army: {"level": levels[army], "trucks": stocks[army]} for army in levels}
    ways = ["orleans pithiviers", "orleans montargis"]
    later = table(more_trucks=True, armies=armies, truck_track=1, trucks=ways)
    second = play(later, "trucks 1")
    assert second.level == [3, 3, 3]
    assert second.truck_track == 2  # the extra trucks came with the first phase


@pytest.mark.rule("RR-5.4")
def test_the_end_of_a_transport_is_told() -> None:
    state = play(table(tokens=STOCKED), "truck lisieux brionne 2 fuel")
    assert told(step(state, "done")) == ["Montgomery finishes the transport."]
    assert told(step(state, "done"), "pl") == ["Montgomery kończy transport."]
