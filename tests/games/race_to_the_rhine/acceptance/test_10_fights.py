"""Rules 10: fights, decks, medals and encirclement, asked from outside."""

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    BLUE_DECK,
    GAME,
    RESISTANCE,
    before_luxembourg,
    held,
    met,
    on,
)


@pytest.mark.rule("RR-10.15", "RR-10.17", "RR-10.18")
@pytest.mark.parametrize(
    ("fuel", "ammo", "card", "left"),
    [
        (1, 2, "K-01", ("luxembourg", 0, 0, 0)),
        (1, 1, "K-01", ("thionville", 0, 0, 0)),
        (1, 3, "K-13", ("luxembourg", 0, 0, 0)),
        (2, 2, "K-13", ("thionville", 1, 0, 0)),
        (2, 3, "K-20", ("luxembourg", 0, 1, 0)),
        (1, 3, "K-20", ("thionville", 0, 1, 0)),  # the ammo is spent though fuel is lacking
        (2, 1, "K-20", ("thionville", 0, 0, 0)),
        (3, 0, "K-20", ("thionville", 1, 0, 0)),
    ],
)
def test_fights_against_the_resistance_deck(
    fuel: int, ammo: int, card: str, left: tuple[str, int, int, int]
) -> None:
    fought = before_luxembourg(fuel=fuel, ammo=ammo).after(("march B-XII luxembourg", card))
    won = left[0] == "luxembourg"
    assert fought.card("B-XII") == left
    assert fought.army("blue")["beaten"] == ([card] if won else [])
    assert fought["resistance"] == ([] if won else ["luxembourg"])
    assert fought["markers"] == (25 if won else 24)
    assert fought["stage"] == ("moving" if won else "acting")
    assert len(fought["decks"]["resistance"]) == (23 if won else 24)


@pytest.mark.rule("RR-10.17")
def test_a_lost_fight_leads_back_to_the_field_of_the_last_step() -> None:
    corps = {"B-XII": {"at": "troyes", "fuel": 2}}
    lost = met("P-B-21", corps=corps).after(("march B-XII chalons", "P-B-17"))
    assert lost.card("B-XII") == ("vitry", 1, 0, 0)
    assert (lost["control"], lost["stage"], lost["actions"]) == ({"vitry": "blue"}, "acting", 1)


@pytest.mark.rule("RR-10.19")
def test_an_empty_resistance_deck_defends_nothing_and_the_way_on_is_free() -> None:
    table = on(
        turn="blue",
        control=held("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", "fuel": 1, "ammo": 1}},
        resistance=["luxembourg"],
        box={"cards": RESISTANCE},
    )
    assert table.refuses("air resistance") == "RR-10.19"
    taken = table.after("march B-XII luxembourg")
    assert taken.card("B-XII") == ("luxembourg", 0, 1, 0)
    assert "RR-10.19" in taken.rules()
    assert taken.refuses("march B-XII trier") == ""  # the fort is still paid, nothing else


@pytest.mark.rule("RR-10.19", "RR-18.4")
def test_a_pursuit_deck_is_rebuilt_when_a_card_is_needed_and_not_before() -> None:
    spent = on(turn="blue", discards={"blue": BLUE_DECK})
    assert spent["decks"]["blue"] == []
    again = spent.after(("march B-XII vitry", "P-B-01"))
    assert (len(again["decks"]["blue"]), again["discards"]["blue"]) == (21, ["P-B-01"])
    looked = spent.after(("air pursuit", "P-B-05"))
    assert (len(looked["decks"]["blue"]), looked["discards"]["blue"]) == (22, [])
    last = on(turn="blue", discards={"blue": BLUE_DECK[1:]}).after(("air pursuit", "P-B-01"))
    assert last.after("march B-XII vitry")["decks"]["blue"] == []  # not rebuilt yet
    gone = on(turn="blue", box={"cards": BLUE_DECK})
    assert gone.refuses("air pursuit") == "RR-10.19"
    assert gone.after("march B-XII vitry")["control"] == {"vitry": "blue"}


# --- 10d, 10e: medals and encirclement -----------------------------------------------------------


@pytest.mark.rule("RR-10.25", "RR-12.6")
def test_what_stays_and_what_goes_on_encircled_fields() -> None:
    table = on(
        turn="blue",
        tokens={"auxerre": {"fuel": 1}},
        paratroops=[{"at": "tonnerre", "army": "red"}],
        resistance=["bonny"],
    ).after(("march B-XII brienne", "P-B-21"))
    steps = GAME.view(table.state, 2)["previews"]["steps"]["B-XII"]["chaumont"]
    assert steps["encircles"] == {
        "bonny": None,
        "auxerre": "blue",
        "tonnerre": "blue",
        "chatillon": "blue",
    }
    closed = table.after(("march B-XII chaumont", "P-B-22"))
    gained = {id for id, army in closed["control"].items() if army == "blue"}
    assert gained == {"brienne", "chaumont", "auxerre", "tonnerre", "chatillon"}
    assert (closed["tokens"], closed["resistance"]) == ({"auxerre": {"fuel": 1}}, ["bonny"])
    assert (closed["paratroops"], closed["paratroops_left"]) == ([], 3)
    assert len(closed["decks"]["blue"]) == 20  # no card for encircled fields


@pytest.mark.rule("RR-10.23", "RR-10.25")
def test_the_last_medals_of_an_encirclement_go_to_the_player_whose_turn_it_is() -> None:
    """Köln shuts the west off: Luxembourg and Reims fall to Bradley, five medal towns to Patton."""
    west = held("white", "meaux", "soissons", "laon", "rethel", "charleville", "givet", "marche")
    table = on(
        turn="white",
        control=west | held("white", "liege", "aachen"),
        corps={"W-V": {"at": "aachen", "fuel": 1, "ammo": 3}},
        armies={"red": {"medals": 17}},
    )
    over = table.after(("march W-V koeln", "K-01"))
    assert over.army("white")["medals"] == 2
    assert over.army("blue")["medals"] == 1
    assert over["medals"] == 0
    assert "RR-10.22" in over.rules()


@pytest.mark.rule("RR-15.1", "RR-15.4", "RR-10.25", "RR-5.8")
def test_a_pocket_closed_by_bradley_opens_antwerp_and_montgomery_chooses() -> None:
    north = held("red", "antwerpen", "breskens", "vlissingen", "goes", "bruxelles", "gent", "ronse")
    north |= held("red", "rotterdam", "nijmegen", "venlo", "roermond")
    table = on(
        turn="white",
        control=north | held("white", "liege"),
        corps={"W-V": {"at": "liege", "fuel": 2}},
        tokens={"lisieux": {"fuel": 7}},
    )
    closed = table.after(("march W-V maastricht", "P-W-20"))
    assert (closed["antwerp"], closed["stage"], closed.awaits()) == (True, "surplus", ["red"])
    assert closed.refuses("discard fuel", "white") == "RR-5.8"
    on_the_way = closed.after("discard fuel")
    assert (on_the_way.awaits(), on_the_way["stage"]) == (["white"], "moving")
    assert on_the_way["tokens"] == {"lisieux": {"fuel": 6}}
    lesson = on(
        options={"training": True},
        turn="white",
        control=north | held("white", "liege"),
        corps={"W-V": {"at": "liege", "fuel": 2}},
    )
    assert not lesson.after(("march W-V maastricht", "P-W-20"))["antwerp"]
