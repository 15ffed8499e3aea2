"""MB-15: end of the battle and victory."""

import pytest

from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    battle,
    outcome,
    play,
    seen,
    told,
    turn_of,
    vp,
    words,
)


@pytest.mark.rule("MB-15.1")
def test_at_the_start_nobody_controls_any_flag() -> None:
    assert seen(battle("yellow to move", "R-LC1 4,-4"))["control"] == {}
    held = battle("yellow to move", "R-LC1 4,-4", flags={"0,0": "red", "4,0": "yellow"})
    assert seen(held)["control"] == {"0,0": "red", "4,0": "yellow"}


@pytest.mark.rule("MB-15.2")
def test_at_the_end_of_every_turn_units_take_the_flags_they_stand_on() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-PK1 4,0", "Y-SB1 -4,4")
    after = play(state, "march LC1 0,0", "halt")  # also Yellow's, in Red's turn
    assert seen(after)["control"] == {"0,0": "red", "4,0": "yellow", "-4,4": "yellow"}
    lines = words(play(state, "march LC1 0,0"), "halt")
    assert lines[1:] == [
        "Red takes the flag at 0,0 and now has 2 victory points.",
        "Yellow takes the flag at -4,4 and now has 1 victory point.",
        "Yellow takes the flag at 4,0 and now has 2 victory points.",
    ]
    assert words(play(state, "march LC1 0,0"), "halt", "pl")[1] == (
        "Czerwoni przejmują flagę na polu 0,0 i mają teraz 2 punkty zwycięstwa."
    )


@pytest.mark.rule("MB-15.2")
def test_a_flag_is_taken_once() -> None:
    state = battle("red to move", "R-LC1 0,0", "Y-LC1 -4,1", flags={"0,0": "red"})
    assert told(state, "pass") == ["MB-6.2 passes"]


@pytest.mark.rule("MB-15.3")
def test_who_only_crosses_a_flag_takes_nothing() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-LC1 -4,1")
    after = play(state, "march LC1 0,0 0,1", "halt")
    assert seen(after)["control"] == {}
    stepwise = play(state, "march LC1 0,0", "march LC1 0,1", "halt")
    assert seen(stepwise)["control"] == {}


@pytest.mark.rule("MB-15.3")
def test_who_is_destroyed_before_the_turn_ends_takes_nothing() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-SB1 0,0 mp 0")
    after = play(state, "attack LC1 0,0")
    assert seen(after)["control"] == {"0,0": "red"}  # the attacker moved in


@pytest.mark.rule("MB-15.4")
def test_control_lasts_until_the_other_takes_the_flag() -> None:
    state = battle("red to move", "R-LC1 0,0", "Y-LC1 -2,0", flags={"0,0": "red"})
    left = play(state, "march LC1 1,0 2,0", "halt")
    assert vp(left) == (2, 0)
    taken = play(left, "march LC1 -1,0", "halt", "pass", "march LC1 0,0", "halt")
    assert vp(taken) == (0, 2)


@pytest.mark.rule("MB-15.5")
@pytest.mark.parametrize(
    ("flags", "gone", "points"),
    [
        ({"0,0": "red"}, (), (2, 0)),
        ({"0,0": "red", "4,0": "yellow", "0,-4": "yellow"}, (), (2, 2)),
        ({}, ("Y-WG gone",), (3, 0)),
        ({"4,0": "red"}, ("Y-WG gone", "R-WG gone"), (4, 3)),
    ],
)
def test_the_score_is_flags_and_the_enemy_wagon(
    flags: dict[str, str], gone: tuple[str, ...], points: tuple[int, int]
) -> None:
    assert vp(battle("red to move", "R-LC1 4,-4", *gone, flags=flags)) == points


@pytest.mark.rule("MB-15.5")
def test_a_lost_flag_is_a_lost_point() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-PK1 -4,1", flags={"0,0": "yellow"})
    assert vp(state) == (0, 2)
    assert vp(play(state, "march LC1 0,0", "halt")) == (2, 0)


@pytest.mark.rule("MB-15.6")
@pytest.mark.parametrize(
    ("map", "flags", "ends"),
    [
        ("RS", {"4,0": "red", "0,-4": "red"}, False),  # 2 + 2
        ("RS", {"4,0": "red", "0,-4": "red", "-4,4": "red"}, True),  # 3 + 2
        ("RL", {"6,0": "red", "0,-4": "red"}, False),  # 3 + 2
        ("RL", {"6,0": "red", "0,-4": "red", "-4,4": "red"}, True),  # 4 + 2
    ],
)
def test_a_victory_points_end_the_battle(map: str, flags: dict[str, str], ends: bool) -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-LC1 -4,1", map=map, flags=flags)
    after = play(state, "march LC1 0,0", "halt")
    assert outcome(after) == ("red by a" if ends else "goes on")


@pytest.mark.rule("MB-15.6")
def test_b_exhaustion_ends_the_battle() -> None:
    given = {"markers": {"red": 0, "yellow": 0}, "flags": {"0,0": "red"}}
    state = battle("red to move", "R-LC1 4,-4 mp 1", "Y-LC1 -4,1 mp 0", **given)
    after = play(state, "march LC1 5,-4", "halt")
    assert outcome(after) == "red by b"
    assert told(play(state, "march LC1 5,-4"), "halt")[1:] == ["MB-15.6 ends-b", "MB-15.7 wins"]


@pytest.mark.rule("MB-15.6")
@pytest.mark.parametrize(
    ("extra", "markers"),
    [
        (("Y-WG 0,5",), {"red": 0, "yellow": 0}),  # a fortified wagon has a point
        (("Y-PK1 -3,1 mp 1",), {"red": 0, "yellow": 0}),
        ((), {"red": 0, "yellow": 1}),
        ((), {"red": 1, "yellow": 0}),
    ],
)
def test_b_needs_both_without_markers_and_nobody_with_points(
    extra: tuple[str, ...], markers: dict[str, int]
) -> None:
    units = ("R-LC1 4,-4 mp 1", "Y-LC1 -4,1 mp 0", *extra)
    state = battle("red to move", *units, markers=markers)
    assert outcome(play(state, "march LC1 5,-4", "halt")) == "goes on"


@pytest.mark.rule("MB-15.6")
def test_b_units_off_the_map_with_points_do_not_matter() -> None:
    units = ("R-LC1 4,-4 mp 1", "Y-LC1 -4,1 mp 0", "Y-HC1 reserve", "Y-SB1 fled S0 mp 2")
    state = battle("red to move", *units, markers={"red": 0, "yellow": 0})
    assert outcome(play(state, "march LC1 5,-4", "halt")) == "drawn by b"


@pytest.mark.rule("MB-15.6")
def test_c_two_passes_in_succession_end_the_battle() -> None:
    state = battle("red to move", "R-LC1 4,-4", "Y-LC1 -4,1")
    once = play(state, "pass")
    assert outcome(once) == "goes on"
    assert outcome(play(once, "pass")) == "drawn by c"
    between = play(once, "march LC1 -4,0", "halt", "pass")
    assert outcome(between) == "goes on"
    regrouped = play(once, "regroup", "pass")
    assert outcome(regrouped) == "goes on"


@pytest.mark.rule("MB-15.6")
def test_c_a_pass_that_takes_the_last_flag_is_won_by_points() -> None:
    """Flags are checked first: (a) stands before (c)."""
    units = ("R-LC1 0,0", "Y-LC1 -4,1", "Y-WG gone")
    state = battle("red to move", *units, passes=1)
    assert outcome(play(state, "pass")) == "red by a"


@pytest.mark.rule("MB-15.7")
def test_who_reached_the_number_wins() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-WG gone", "Y-HC1 -4,1", "Y-HC2 -4,0")
    over = play(state, "march LC1 0,0", "halt")
    result = GAME.result(over)
    assert result is not None
    assert (result.ranking, result.scores, result.rule) == (((0,), (1,)), (5, 0), "MB-15.6")
    assert words(play(state, "march LC1 0,0"), "halt")[2:] == [
        "The battle ends. Victory points: Red 5, Yellow 0.",
        "Red wins by 5 victory points to 0.",
    ]


# Both reach five points in the same turn: Red takes a flag, Yellow stands on another.
BOTH = ("R-LC1 1,0", "Y-PK1 4,0", "R-WG gone", "Y-WG gone")


@pytest.mark.rule("MB-15.7")
@pytest.mark.parametrize(
    ("units", "flags", "result"),
    [
        # Red 3 + 2 = 5, Yellow 3 + 1 + 1 = 5: equal; cavalry against pikemen
        (BOTH, {"0,-4": "yellow"}, "red by a"),
        ((*BOTH, "Y-HC1 -4,1"), {"0,-4": "yellow"}, "yellow by a"),
        ((*BOTH, "Y-PK2 -4,1"), {"0,-4": "yellow"}, "drawn by a"),
    ],
)
def test_both_at_once_with_equal_points_are_judged_by_their_units(
    units: tuple[str, ...], flags: dict[str, str], result: str
) -> None:
    state = battle("red to move", *units, flags=flags)
    over = play(state, "march LC1 0,0", "halt")
    assert (vp(over), outcome(over)) == ((5, 5), result)


@pytest.mark.rule("MB-15.7")
def test_both_at_once_more_points_win() -> None:
    units = ("R-SB1 1,0", "Y-HC1 4,0", "R-WG gone", "Y-WG gone")
    flags = {"0,-4": "yellow", "-4,4": "red"}
    state = battle("red to move", *units, flags=flags)
    over = play(state, "march SB1 0,0", "halt")
    assert (vp(over), outcome(over)) == ((6, 5), "red by a")


@pytest.mark.rule("MB-15.7")
@pytest.mark.parametrize(
    ("units", "flags", "result"),
    [
        (("R-LC1 4,-4", "Y-HC1 -4,1"), {"0,-4": "red"}, "red by c"),  # victory points first
        (("R-LC1 4,-4", "Y-HC1 -4,1"), {}, "yellow by c"),  # 2 to 3
        (("R-LC1 4,-4 strength 1", "Y-PK1 -4,1"), {}, "red by c"),  # weak units count in full
        (("R-PK1 4,-4", "Y-HC1 fled S0", "Y-HC2 reserve"), {}, "red by c"),  # off the map: nothing
        (("R-LC1 4,-4", "Y-PK1 -4,1", "Y-SB1 -4,0", "Y-WG 0,5"), {}, "drawn by c"),  # wagon: 0
        ((), {}, "drawn by c"),
    ],
)
def test_otherwise_points_then_the_worth_of_units_on_the_map(
    units: tuple[str, ...], flags: dict[str, str], result: str
) -> None:
    state = battle("red to move", *units, flags=flags)
    assert outcome(play(state, "pass", "pass")) == result


@pytest.mark.rule("MB-15.7")
def test_a_draw_and_a_win_by_worth_are_told() -> None:
    drawn = play(battle("red to move", "R-LC1 4,-4", "Y-LC1 -4,1"), "pass")
    assert told(drawn, "pass") == ["MB-6.2 passes", "MB-15.6 ends-c", "MB-15.7 drawn"]
    result = GAME.result(play(drawn, "pass"))
    assert result is not None
    assert result.ranking == ((0, 1),)
    worth = play(battle("red to move", "R-LC1 4,-4", "Y-HC1 -4,1"), "pass")
    assert words(worth, "pass")[1:] == [
        "The battle ends: both sides passed in a row. Victory points: Red 0, Yellow 0.",
        "Yellow wins: 0 victory points each, and the units on the map are worth 2 (Red) and "
        "3 (Yellow).",
    ]
    assert words(worth, "pass", "pl")[-1] == (
        "Żółci wygrywają: punktów zwycięstwa jest po 0, a oddziały na planszy są warte "
        "2 (Czerwoni) i 3 (Żółci)."
    )
    assert turn_of(play(worth, "pass")) == "over"
