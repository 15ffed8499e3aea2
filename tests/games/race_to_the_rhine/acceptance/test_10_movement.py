"""Rules 10: movement, forts, help and pursuit cards, asked from outside."""

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    before_aachen,
    held,
    met,
    on,
)


@pytest.mark.rule("RR-10.1", "RR-10.2", "RR-10.3")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("march B-XII chaumont", "RR-10.2"),  # two fields away
        ("march B-XX melun", "RR-10.2"),  # a black arrow
        ("march B-XX sens", ""),
        ("march B-XV troyes", "RR-10.2"),
        ("march R-I yvetot", "RR-10.1"),
        ("march B-XIX vitry", "RR-2.1"),
        ("march B-XII atlantis", "RR-0.2"),
        ("commander march B-XII vitry", ""),
    ],
)
def test_first_steps(text: str, rule: str) -> None:
    assert on(turn="blue").refuses(text) == rule


@pytest.mark.rule("RR-10.1", "RR-9.3")
def test_corps_that_cannot_begin_a_move() -> None:
    corps = {
        "B-XII": {"at": "troyes", "ammo": 2},
        "B-XX": {"at": "fontainebleau", "fuel": 1, "moved": True},
        "B-XV": {"at": "montargis", "fuel": 1, "immobilised": True},
    }
    table = on(turn="blue", corps=corps)
    assert table.refuses("march B-XII vitry") == "RR-10.1"
    assert table.refuses("march B-XX sens") == "RR-10.1"
    assert table.refuses("march B-XV bonny") == "RR-9.3"
    assert table.moves("march") + table.moves("commander") == []


@pytest.mark.rule("RR-10.2", "RR-10.5", "RR-10.11")
def test_a_move_over_own_fields_costs_one_fuel_and_ends_with_its_third_step() -> None:
    table = on(turn="blue").after("march B-XII sens", "march B-XII troyes", "march B-XII sens")
    assert (table["stage"], table["actions"]) == ("acting", 1)
    assert table.card("B-XII") == ("sens", 2, 0, 1)
    assert table.refuses("march B-XII troyes") == "RR-10.1"
    assert table.refuses("stop") == "RR-10.1"


@pytest.mark.rule("RR-10.11", "RR-8.5")
def test_fuel_for_going_on_may_be_loaded_on_the_way_and_is_paid_for_own_fields_too() -> None:
    dry = on(
        turn="blue",
        corps={"B-XII": {"at": "troyes", "fuel": 1}},
        tokens={"vitry": {"fuel": 2}},
    ).after(("march B-XII vitry", "P-B-01"))
    assert dry.refuses("march B-XII chalons") == "RR-10.11"
    assert dry.refuses("march B-XII troyes") == "RR-10.11"
    back = dry.after("load B-XII 2 fuel", "march B-XII troyes")
    assert back.card("B-XII") == ("troyes", 1, 0, 0)
    assert back.after("march B-XII sens").card("B-XII") == ("sens", 1, 0, 0)  # free again


@pytest.mark.rule("RR-10.3", "RR-10.4")
def test_fields_of_others_and_fields_with_a_corps_are_closed() -> None:
    table = on(
        turn="blue",
        control=held("blue", "vitry", "chalons") | held("white", "reims"),
        corps={"B-XII": {"at": "chalons", "fuel": 2}, "B-XX": {"at": "vitry", "fuel": 1}},
    )
    assert table.refuses("march B-XII reims") == "RR-10.4"
    assert table.refuses("march B-XII vitry") == "RR-10.3"
    assert table.refuses("march B-XX chalons") == "RR-10.3"


# --- 10: forts and help --------------------------------------------------------------------------


@pytest.mark.rule("RR-10.7", "RR-10.16", "RR-11.3")
def test_a_fort_without_ammo_is_entered_only_with_help_on_the_right_deck() -> None:
    assert before_aachen().refuses("march W-V aachen") == "RR-10.7"
    own = {"white": {"air": "white"}}
    other = {"white": {"air": "resistance"}}
    assert before_aachen(armies=own).refuses("march W-V aachen") == ""
    assert before_aachen(armies=other).refuses("march W-V aachen") == "RR-10.7"
    marked = before_aachen(armies=other, resistance=["aachen"])
    assert marked.refuses("march W-V aachen") == ""
    drop = [{"at": "aachen", "army": "red"}]
    assert before_aachen(paratroops=drop).refuses("march W-V aachen") == ""
    rival = {"red": {"air": "resistance"}}  # RR-11.4: another player's marker has no effect
    assert before_aachen(armies=rival, resistance=["aachen"]).refuses("march W-V aachen") != ""


@pytest.mark.rule("RR-10.16", "RR-10.17", "RR-11.4")
def test_help_spent_on_the_fort_is_missing_in_the_fight() -> None:
    lost = before_aachen(armies={"white": {"air": "white"}}).after(("march W-V aachen", "P-W-17"))
    assert lost.card("W-V") == ("liege", 1, 0, 0)
    assert lost.army("white")["air"] == "stock"
    assert len(lost["decks"]["white"]) == 22  # the division is shuffled back
    assert "aachen" not in lost["control"]


@pytest.mark.rule("RR-10.16", "RR-12.5", "RR-12.6")
def test_all_help_counts_together_and_what_is_left_over_gives_nothing() -> None:
    drops = [{"at": "aachen", "army": "red"}, {"at": "aachen", "army": "white", "dark": True}]
    table = before_aachen(
        card={"ammo": 2},
        resistance=["aachen"],
        paratroops=drops,
        armies={"white": {"air": "resistance"}},
    )
    elite = table.after(("march W-V aachen", "K-13"))  # 1 for the fort, 3 for the division
    assert elite.card("W-V") == ("aachen", 1, 1, 0)
    assert (elite["paratroops"], elite["paratroops_left"], elite["markers"]) == ([], 2, 25)
    assert elite.army("white")["beaten"] == ["K-13"]
    ordinary = table.after(("march W-V aachen", "K-01"))
    assert ordinary.card("W-V") == ("aachen", 1, 2, 0)
    assert "RR-12.6" in ordinary.rules()


# --- 10b: pursuit cards --------------------------------------------------------------------------


@pytest.mark.rule("RR-10.12", "RR-10.13")
@pytest.mark.parametrize(
    ("card", "kind"), [("P-B-07", "ammo"), ("P-B-08", "fuel"), ("P-B-11", "food")]
)
def test_a_found_token_lies_on_the_field_and_may_be_loaded_at_once(card: str, kind: str) -> None:
    found = met(card)
    assert found["tokens"] == {"vitry": {kind: 1}}
    assert found.after(f"load B-XII 1 {kind}", ("march B-XII chalons", "P-B-21"))["tokens"] == {}
    assert found["discards"]["blue"] == [card]


@pytest.mark.rule("RR-10.12", "RR-10.13a")
def test_starving_civilians_ask_only_where_there_is_food_and_a_medal() -> None:
    asked = met("P-B-04")
    assert asked.moves() == ["feed", "ignore"]
    assert asked["control"] == {}  # the field is taken when the card is carried out
    for text in ("stop", "march B-XII chalons", "keep", "swap food ammo"):
        assert asked.refuses(text) == "RR-10.12"
    assert asked.refuses("unload B-XX 1 fuel") == "RR-8.5"
    fed = asked.after("feed")
    assert (fed.army("blue")["medals"], fed.card("B-XII")) == (1, ("vitry", 2, 0, 0))
    assert asked.after("ignore").card("B-XII") == ("vitry", 2, 0, 1)
    hungry = {"B-XII": {"at": "troyes", "fuel": 2}}
    assert met("P-B-04", corps=hungry)["stage"] == "moving"
    assert met("P-B-04", armies={"red": {"medals": 20}})["stage"] == "moving"


@pytest.mark.rule("RR-10.12", "RR-10.13a")
def test_the_black_market_trades_with_a_full_card_and_not_with_an_empty_one() -> None:
    full = met("P-B-13", corps={"B-XII": {"at": "troyes", "fuel": 5, "ammo": 1}})
    assert full.refuses("swap fuel fuel") == "RR-10.13a"
    assert full.refuses("swap food ammo") == "RR-10.12"
    assert full.after("swap fuel food").card("B-XII") == ("vitry", 3, 1, 1)
    assert met("P-B-13", corps={"B-XII": {"at": "troyes", "fuel": 1}})["stage"] == "moving"
    short = met("P-B-13", tokens={"orleans": {"ammo": 9}})
    assert short.refuses("swap fuel ammo") == "RR-10.13a"


@pytest.mark.rule("RR-10.12", "RR-10.14", "RR-10.14a")
def test_resistance_cards_with_and_without_hand() -> None:
    now = met("P-B-15").after("stop")
    assert (now["actions"], now["discards"]["blue"]) == (2, ["P-B-15"])
    with_card = {"blue": {"kept": ["P-B-14"]}}
    counted = met("P-B-15", armies=with_card).after("stop")
    assert counted.refuses("resistance") == "RR-10.14"
    lost = on(turn="blue", armies=with_card).after("resistance", ("march B-XII vitry", "P-B-15"))
    assert lost.after("stop")["actions"] == 2
    assert "RR-10.14a" in lost.rules()
    hand = met("P-B-14")
    assert hand.moves() == ["keep", "ignore"]
    kept = hand.after("keep")
    assert kept.refuses("resistance") == "RR-5.4"
    assert kept.after("stop", "resistance")["actions"] == 2
    assert hand.after("ignore")["discards"]["blue"] == ["P-B-14"]


@pytest.mark.rule("RR-10.12", "RR-10.14", "RR-18.3")
@pytest.mark.parametrize(
    ("deck", "pile", "card"), [("pursuit", "blue", "P-B-02"), ("resistance", "resistance", "K-02")]
)
def test_recon_looks_at_a_card_in_secret_and_is_no_action(deck: str, pile: str, card: str) -> None:
    kept = on(turn="blue", armies={"blue": {"kept": ["P-B-16"]}})
    looked = kept.after((f"recon {deck}", card))
    assert looked["looked"] == {pile: {"card": card, "by": ["blue"]}}
    assert (looked["actions"], looked.army("blue")["air"]) == (2, "stock")
    assert looked["discards"]["blue"] == ["P-B-16"]
    assert looked.heard("blue") == ["recon-looks", "sees-card", "ledger"]
    assert looked.heard("red") == looked.heard(None) == ["recon-looks", "ledger"]
    assert looked.refuses("recon pursuit") == "RR-10.14"
    assert on(turn="blue").refuses("recon pursuit") == "RR-10.12"
