"""What the log says: the changes that testers once missed."""

import pytest

from sztab.core.table import open_table
from sztab.core.words import say
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.naming import card_name
from tests.games.race_to_the_rhine.table import (
    control,
    opened,
    play,
    step,
    table,
    told,
    trucks,
)


@pytest.mark.rule("RR-5.1", "RR-4.13")
def test_the_drawn_order_and_the_first_turn_are_told() -> None:
    log = open_table(GAME, {}, seed=1).log("en")
    assert log == [
        "Turn order: Montgomery, Bradley and Patton. [RR-5.1]",
        "Round 1, Montgomery's turn: 2 actions. [RR-5.1]",
    ]


@pytest.mark.rule("RR-9.2")
def test_food_eaten_from_a_field_is_told_with_the_field() -> None:
    state = table(
        corps={"R-I": {"fuel": 1}}, tokens={"lisieux": {"food": 1}}, **trucks(8, 8, 7, left=1)
    )
    made = step(state, "trucks 1")
    assert "Montgomery's I Corps eats 1 food at Lisieux." in told(made)
    polish = "zużywa 1 pionek prowiantu z pola Lisieux."
    assert any(line.endswith(polish) for line in told(made, "pl"))


@pytest.mark.rule("RR-10.17")
def test_a_lost_fight_says_where_it_was_and_where_the_card_goes() -> None:
    state = table(
        turn="blue",
        control=control("blue", "luxembourg"),
        corps={"B-XII": {"at": "luxembourg", "fuel": 1}},
        resistance=["trier"],
        paratroops=[{"at": "trier", "army": "blue"}],
    )
    lost = [line for line in told(step(state, "march B-XII trier", "K-19")) if "loses to" in line]
    assert len(lost) == 1
    assert " at Trier: needs " in lost[0]
    assert lost[0].endswith(
        "falls back to Luxembourg. Its move ends; "
        "the card is shuffled back into the resistance deck."
    )


@pytest.mark.rule("RR-12.2")
def test_the_division_cards_that_pay_for_paratroops_are_named() -> None:
    state = table(turn="blue", armies={"blue": {"beaten": ["K-01", "K-02", "K-03"]}})
    paid = told(step(state, "paratroops K-01 K-02 K-03"))[0]
    named = [say(GAME, "en", card_name(state.board, id)) for id in ("K-01", "K-02", "K-03")]
    assert all(name in paid for name in named)


@pytest.mark.rule("RR-14.7", "RR-5.2")
def test_a_counterattack_says_who_makes_it_and_the_next_turn_has_a_heading() -> None:
    state = table(
        turn="blue",
        stage="reacting",
        markers=11,
        box={"markers": 11},
        resistance=["rheydt", "roermond", "diest"],
        control=control("red", "lille", "tournai", "ronse", "bruxelles"),
        armies={"red": {"medals": 1}},
    )
    lines = told(step(state, "counterattack bruxelles"))
    assert lines[0] == (
        "Patton makes a German counterattack: Montgomery loses Bruxelles to the Germans."
    )
    assert lines[-1] == "Round 2, Montgomery's turn: 2 actions."


@pytest.mark.rule("RR-8.3")
def test_a_truck_has_an_owner() -> None:
    state = table(tokens={"lisieux": {"fuel": 2}})
    loaded = told(step(state, "truck lisieux brionne 2 fuel"))[0]
    assert loaded == "Montgomery's truck carries 2 fuel from Lisieux to Brionne."


@pytest.mark.rule("RR-16.4")
def test_the_end_tells_all_scores_in_log_and_result() -> None:
    end = {"stage": "reacting", "turn": "blue", "last": True, "markers": 0, "box": {"markers": 25}}
    made = step(table(**end, armies={"red": {"medals": 2}, "white": {"medals": 2}}), "forgo")
    won = "Bradley wins with 2 medals, level with the next in medals and divisions but later"
    assert told(made)[-1].startswith(won)
    assert told(made)[-1].endswith(
        "Final scores: Bradley (2 medals, 0 divisions), Montgomery (2 medals, 0 divisions) "
        "and Patton (0 medals, 0 divisions)."
    )


@pytest.mark.rule("RR-10.12")
def test_a_kept_card_is_called_a_card() -> None:
    found = play(opened(order=("blue", "red", "white")), ("march B-XII vitry", "P-B-14"))
    assert told(step(found, "keep"))[0] == "Patton keeps the Resistance card."
