"""Rules 11 to 13: air support, paratroops and commanders, asked from outside."""

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    on,
)


@pytest.mark.rule("RR-11.2", "RR-13.1", "RR-13.2", "RR-13.5")
def test_markers_and_commander_cards_serve_once() -> None:
    flown = on(turn="white").after(("air resistance", "K-13"))
    assert flown.refuses("air pursuit") == "RR-11.2"
    assert flown.refuses("commander air pursuit") == "RR-11.2"
    by_card = on(turn="white").after(("commander air pursuit", "P-W-01"))
    assert (by_card["actions"], by_card.army("white")["commander"]) == (2, False)
    assert by_card.refuses("commander air resistance") == "RR-13.1"
    assert on().refuses("commander air pursuit") == "RR-13.2"
    assert on().refuses("commander march R-I yvetot") == "RR-13.5"
    driven = on(turn="blue").after(("commander march B-XII vitry", "P-B-21"))
    assert driven.refuses("commander march B-XII chalons") == "RR-13.5"
    assert driven.after("stop").refuses("commander march B-XX sens") == "RR-13.1"


@pytest.mark.rule("RR-13.1", "RR-9.2", "RR-18.3")
def test_bradley_flies_again_after_a_logistics_phase_and_sees_the_same_card() -> None:
    stocks = {"red": {"trucks": 9}, "blue": {"trucks": 8}}
    phase = on(turn="white", armies=stocks).after(("commander air resistance", "K-01"), "trucks 1")
    assert phase["looked"] == {"resistance": {"card": "K-01", "by": ["white"]}}
    again = phase.after("commander air resistance")  # fate is not asked: the card still lies there
    assert again.army("white")["air"] == "resistance"
    assert again.heard("white")[-1] == "sees-card"


@pytest.mark.rule("RR-12.1", "RR-12.2", "RR-12.3", "RR-12.4")
def test_paratroops_are_paid_one_by_one_by_medal_by_panzer_and_by_sum() -> None:
    rich = {"red": {"medals": 1, "beaten": ["K-19", "K-01", "K-02", "P-R-16"]}}
    table = on(armies=rich)
    assert table.moves("paratroops") == [
        "paratroops medal",
        "paratroops K-19",
        "paratroops K-01 K-02 P-R-16",
    ]
    for text in ("paratroops K-01 K-02", "paratroops K-01 K-02 K-19", "paratroops K-03"):
        assert table.refuses(text) == "RR-12.2"
    paid = table.after("paratroops medal")
    assert paid.refuses("drop lisieux") == "RR-12.4"
    assert paid.refuses("end") == "RR-12.4"
    dropped = paid.after("drop koeln")
    assert dropped.refuses("paratroops medal") == "RR-12.3"
    assert dropped.refuses("march R-I yvetot") == "RR-5.4"
    all_three = dropped.after("paratroops K-19", "drop koeln", "paratroops K-01 K-02 P-R-16")
    done = all_three.after("drop aachen")
    assert (done["stage"], done["actions"], done["paratroops_left"]) == ("acting", 1, 1)
    assert done["box"] == {"cards": ["K-01", "K-02", "K-19", "P-R-16"], "medals": 1, "markers": 0}
    dark = done.after("end")["paratroops"]
    assert [(drop["at"], drop["dark"]) for drop in dark].count(("koeln", True)) == 2
    assert on(paratroops_left=0, armies=rich).refuses("paratroops medal") == "RR-12.1"


@pytest.mark.rule("RR-12.7")
def test_dark_markers_of_the_player_leave_and_those_of_others_stay() -> None:
    drops = [
        {"at": "koeln", "army": "red", "dark": True},
        {"at": "aachen", "army": "red"},
        {"at": "rheydt", "army": "blue", "dark": True},
    ]
    ended = on(paratroops=drops).after("end")
    assert sorted((drop["at"], drop["dark"]) for drop in ended["paratroops"]) == [
        ("aachen", True),
        ("rheydt", True),
    ]
    assert ended["paratroops_left"] == 1


@pytest.mark.rule("RR-5.7")
@pytest.mark.parametrize(
    ("turn", "text"),
    [
        ("blue", "air pursuit"),
        ("blue", "paratroops medal"),
        ("blue", "commander march B-XII vitry"),
        ("white", "commander air pursuit"),
        ("red", "supplies lisieux mixed plus fuel fuel"),
    ],
)
def test_what_the_training_game_leaves_out(turn: str, text: str) -> None:
    lesson = on(turn=turn, options={"training": True}, armies={turn: {"medals": 1}})
    assert lesson.refuses(text) == "RR-5.7"
    assert on(turn=turn, armies={turn: {"medals": 1}}).refuses(text) == ""
