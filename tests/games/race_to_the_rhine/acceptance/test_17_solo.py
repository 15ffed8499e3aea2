"""Rules 17: alone, asked from outside."""

from typing import Any

import pytest

from sztab.core.words import say
from tests.games.race_to_the_rhine.acceptance.position import GAME, held, on


@pytest.mark.rule("RR-17.10a")
@pytest.mark.parametrize(
    ("dice", "field"),
    [
        ((1, 1, 1), "bastogne"),  # 3: next higher is 5
        ((2, 2, 2), "aachen"),  # 6: next higher is 10
        ((3, 3, 3), "aachen"),
        ((3, 4, 4), "aachen"),  # 11: next lower is 10
        ((4, 4, 4), "pruem"),  # 12 itself
        ((6, 6, 6), "pruem"),
    ],
)
def test_what_the_dice_turn(dice: tuple[int, int, int], field: str) -> None:
    numbers = {"10": "aachen", "12": "pruem", "5": "bastogne"}
    table = on(seats=["white"], stage="reacting", numbers=numbers)
    assert table.after(("roll", *dice))["resistance"] == [field]
    only = on(seats=["white"], stage="reacting", numbers={"5": "bastogne"})
    assert only.after(("roll", *dice))["resistance"] == ["bastogne"]
    none = on(seats=["white"], stage="reacting", numbers={})
    assert none.after(("roll", *dice))["resistance"] == []


@pytest.mark.rule("RR-17.2", "RR-17.5", "RR-17.9")
def test_a_solo_turn_has_no_markers_to_place() -> None:
    table = on(seats=["blue"], armies={"blue": {"medals": 1}})
    assert table.refuses("paratroops medal") == "RR-17.5"
    reaction = table.after("end")
    assert reaction.moves() == ["roll"]
    assert reaction.refuses("resist wesel") == "RR-17.9"
    assert reaction.refuses("unload B-XII 1 fuel") == "RR-8.5"
    again = reaction.after(("roll", 6, 6, 6))
    assert (again["round"], again["turn"], again["stage"]) == (2, "blue", "acting")
    assert again["resistance"] == ["bar_le_duc"]


@pytest.mark.rule("RR-17.8", "RR-17.11", "RR-17.12")
def test_numbers_on_taken_fields_wait_for_the_end_of_the_turn() -> None:
    table = on(
        seats=["white"],
        control=held("white", "charleville"),
        numbers={"18": "givet", "14": "marche"},
        corps={"W-VII": {"at": "charleville", "fuel": 3}},
    )
    taken = table.after(("march W-VII givet", "P-W-20"), ("march W-VII marche", "P-W-21"))
    assert taken["numbers"] == {"14": "marche", "18": "givet"}
    assert taken.after("stop", "end")["numbers"] == {"14": "liege", "18": "liege"}


@pytest.mark.rule("RR-17.13")
def test_equal_shares_are_the_players_choice_from_the_highest_number() -> None:
    table = on(
        seats=["white"],
        control=held("white", "charleville", "givet", "marche", "bastogne"),
        corps={"W-VII": {"at": "bastogne", "moved": True}},
        numbers={"10": "bastogne", "9": "bastogne"},
    ).after("end")
    assert table.moves() == ["shift 10 sankt_vith", "shift 10 pruem"]
    assert table.refuses("roll") == "RR-17.13"
    assert table.refuses("shift 9 pruem") == "RR-17.13"
    assert table.refuses("shift 10 liege") == "RR-17.12"
    shared = table.after("shift 10 pruem")
    assert (shared["numbers"], shared["stage"]) == ({"9": "sankt_vith", "10": "pruem"}, "reacting")


@pytest.mark.rule("RR-17.7")
@pytest.mark.parametrize(("before", "asked"), [(0, True), (1, True), (2, False), (5, False)])
def test_two_starving_civilians_may_be_ignored(before: int, asked: bool) -> None:
    fed = {"W-VII": {"at": "melun", "fuel": 1, "food": 1}}
    alone = on(seats=["white"], starving=before, corps=fed)
    met_them = alone.after(("march W-VII meaux", "P-W-04"))
    assert met_them["starving"] == before + 1
    assert (met_them["stage"] == "card") == asked
    assert met_them.army("white")["medals"] == (0 if asked else 1)
    hungry = {"W-VII": {"at": "melun", "fuel": 1}}
    alone = on(seats=["white"], starving=before, corps=hungry)
    assert alone.after(("march W-VII meaux", "P-W-04"))["stage"] == "moving"


@pytest.mark.rule("RR-17.10", "RR-17.15", "RR-14.7")
def test_automatic_counterattacks_hit_every_open_marker_at_once() -> None:
    coast = held("red", "rouen", "neufchatel", "abbeville", "saint_omer", "amiens", "arras")
    coast |= held("red", "lille", "tournai", "ronse", "gent", "oostende", "dieppe", "yvetot")
    alone: dict[str, Any] = {"seats": ["red"], "control": coast, "numbers": {}}
    rolled = on(**alone).after("end", ("roll", 1, 1, 1))
    assert set(coast) - set(rolled["control"]) == {"oostende", "gent", "ronse"}
    hard = on(**alone, options={"hard_red": True}).after("end", ("roll", 1, 1, 1))
    assert set(coast) - set(hard["control"]) == {
        "oostende",
        "gent",
        "ronse",
        "abbeville",  # this and the next lie beside ports
        "saint_omer",
    }
    assert hard["spared"] == ["abbeville", "saint_omer"]


@pytest.mark.rule("RR-17.3")
def test_alone_the_turn_of_the_victory_counts_and_the_limit_may_be_switched_off() -> None:
    road = held("white", "meaux", "soissons", "laon", "rethel", "charleville", "givet", "marche")
    table = on(
        seats=["white"],
        round=7,
        control=road | held("white", "liege", "aachen"),
        numbers={},
        corps={"W-V": {"at": "aachen", "fuel": 1, "ammo": 2}},
    ).after(("march W-V koeln", "K-01"))
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (0,)
    assert say(GAME, "en", table.told[-1]).startswith("Bradley reaches the Rhine in 7 turns")
    late: dict[str, Any] = {"seats": ["white"], "round": 25, "stage": "reacting", "numbers": {}}
    over = on(**late).after(("roll", 1, 1, 1))
    given_up = GAME.result(over.state)
    assert given_up is not None
    assert given_up.winners == ()
    assert on(**late, options={"turns": 0}).after(("roll", 1, 1, 1))["round"] == 26
