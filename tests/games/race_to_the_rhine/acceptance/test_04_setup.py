"""Rules 4 and 5: setup and course of play, asked from outside."""

import pytest

from tests.games.race_to_the_rhine.acceptance.position import (
    GAME,
    held,
    on,
    opened,
)

SEATINGS = [
    ("red", "white", "blue"),
    ("red", "white"),
    ("red", "blue"),
    ("white", "blue"),
    ("red",),
    ("white",),
    ("blue",),
]


@pytest.mark.rule("RR-2.1", "RR-4.2", "RR-4.5", "RR-4.7", "RR-4.8", "RR-4.13")
@pytest.mark.parametrize("seats", SEATINGS)
def test_what_lies_where_at_the_start(seats: tuple[str, ...]) -> None:
    table = opened(seats)
    players = len(seats)
    assert table["track"] == dict.fromkeys(("fuel", "ammo", "food"), 3 * players)
    for kind, total in (("fuel", 35), ("ammo", 30), ("food", 25)):
        on_cards = sum(card[kind] for card in table["corps"].values())
        assert table["pool"][kind] + table["track"][kind] + on_cards == total
    assert table["truck_track"] == 6
    assert [table.army(army)["trucks"] for army in seats] == [6] * players
    assert table["markers"] == {3: 25, 2: 18, 1: 0}[players]
    assert (table["medals"], table["paratroops_left"], table["ostend"]) == (20, 4, True)
    assert {deck: len(cards) for deck, cards in table["decks"].items()} == {
        **dict.fromkeys(seats, 22),
        "resistance": 24,
    }
    assert len(table["corps"]) == sum({"red": 4, "white": 3, "blue": 3}[army] for army in seats)
    assert [table.army(army)["level"] for army in seats] == [
        2 if army == "white" else 1 for army in seats
    ]


@pytest.mark.rule("RR-4.14", "RR-4.15", "RR-17.4")
@pytest.mark.parametrize(
    ("seats", "open_fields"),
    [
        (("red", "white", "blue"), "amiens bruxelles maastricht reims epernay luxembourg"),
        (("red", "white"), "amiens bruxelles maastricht"),
        (("white", "blue"), "reims epernay luxembourg"),
        (("red", "blue"), "amiens bruxelles maastricht reims epernay luxembourg"),
        (("red",), "amiens bruxelles maastricht"),
        (("white",), "amiens reims epernay luxembourg"),
        (("blue",), "reims epernay luxembourg"),
    ],
)
def test_which_shared_fields_are_open(seats: tuple[str, ...], open_fields: str) -> None:
    fields = GAME.view(opened(seats).state, None)["map"]["fields"]
    shared = ["amiens", "bruxelles", "maastricht", "reims", "epernay", "luxembourg"]
    assert [id for id in shared if "held" not in fields[id]] == open_fields.split()
    assert not any("held" in field for field in fields.values() if field.get("victory"))


@pytest.mark.rule("RR-4.14", "RR-17.4")
def test_a_field_of_an_absent_army_is_closed() -> None:
    far = {"W-V": {"at": "mons", "fuel": 1}}
    alone = on(seats=["white"], control=held("white", "mons"), corps=far)
    assert alone.refuses("march W-V bruxelles") == "RR-17.4"
    pair = on(seats=["white", "blue"], control=held("white", "mons"), corps=far)
    assert pair.refuses("march W-V bruxelles") == "RR-4.14"
    assert pair.refuses("march W-V charleroi") == ""


@pytest.mark.rule("RR-15.10", "RR-17.15")
def test_a_harder_metz_takes_its_marker_from_the_pool_and_alone_from_the_numbers() -> None:
    for seats, left in ((("red", "white", "blue"), 24), (("red", "blue"), 17)):
        table = opened(seats, hard_blue=True)
        assert (table["resistance"], table["markers"]) == (["metz"], left)
    assert opened(("red", "white"), hard_blue=True)["resistance"] == []
    alone = opened(("blue",), hard_blue=True)
    assert (alone["resistance"], "12" in alone["numbers"]) == (["metz"], False)


@pytest.mark.rule("RR-5.7", "RR-15.9", "RR-15.11")
def test_options_are_combined_freely_and_the_training_game_leaves_them_out() -> None:
    both = opened(("white", "blue"), common_deck=True, hard_white=True, weather=True)
    assert {deck: len(cards) for deck, cards in both["decks"].items()} == {
        "red": 44,
        "resistance": 24,
    }
    assert both.army("white")["level"] == 1
    lesson = opened(("red", "white", "blue"), training=True, common_deck=True, hard_blue=True)
    assert sorted(lesson["decks"]) == ["blue", "red", "resistance", "white"]
    assert lesson["resistance"] == []
    assert [lesson.army(army)["level"] for army in ("red", "white", "blue")] == [1, 1, 1]


# --- 5: course of play ---------------------------------------------------------------------------


@pytest.mark.rule("RR-5.2", "RR-5.3")
@pytest.mark.parametrize(
    "action",
    [
        "supplies orleans mixed",
        "trucks 1",
        "truck orleans pithiviers",
        "march B-XII vitry",
        "air pursuit",
        "paratroops medal",
    ],
)
def test_without_an_action_left_only_cards_and_loading_remain(action: str) -> None:
    spent = on(turn="blue", actions=0, armies={"blue": {"medals": 1, "kept": ["P-B-14"]}})
    assert spent.refuses(action) == "RR-5.2"
    assert spent.refuses("commander march B-XII vitry") == ""
    assert spent.after("resistance").refuses(action) == ""
    assert spent.refuses("unload B-XII 1 fuel") == ""


@pytest.mark.rule("RR-5.4")
@pytest.mark.parametrize(
    "text", ["supplies orleans mixed", "trucks 1", "truck orleans pithiviers", "air pursuit"]
)
def test_no_action_begins_inside_another(text: str) -> None:
    moving = on(turn="blue").after("march B-XII sens")
    assert moving.refuses(text) == "RR-5.4"
    assert moving.refuses("march B-XX provins") == "RR-5.4"
    if not text.startswith("truck "):
        assert on(turn="blue").after("truck orleans pithiviers").refuses(text) == "RR-5.4"


@pytest.mark.rule("RR-5.8", "RR-14.1")
def test_nobody_else_decides_in_a_turn() -> None:
    table = on()
    for army in ("white", "blue"):
        assert table.refuses("end", army) == "RR-5.8"
        seat = GAME.seats(table.state).index(army)
        assert GAME.moves(table.state, seat) == []
        assert GAME.offers(table.state, seat) == []
    assert table.refuses("resist aachen") == "RR-5.6"
    reaction = table.after("end")
    assert reaction.refuses("end") == "RR-14.1"
    assert reaction.refuses("unload R-I 1 fuel") == "RR-8.5"


@pytest.mark.rule("RR-5.2", "RR-10.14a")
def test_an_action_that_is_not_used_is_lost_with_the_turn() -> None:
    found = on(turn="blue", order=["blue", "red", "white"]).after(("march B-XII vitry", "P-B-15"))
    assert found.after("stop")["actions"] == 2
    later = found.after("stop", "end", "resist aachen", "end", "resist rheydt")
    again = later.after("end", "resist mayen")
    assert (again["turn"], again["round"], again["actions"]) == ("blue", 2, 2)
    assert not again["resistance_played"]
