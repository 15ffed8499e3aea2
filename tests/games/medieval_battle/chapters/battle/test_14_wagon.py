"""MB-14: the wagon."""

import pytest

from tests.games.medieval_battle.pictures import (
    at,
    battle,
    goals,
    moves,
    mp,
    play,
    refused,
    seen,
    strength,
    told,
    turn_of,
    vp,
    words,
)


@pytest.mark.rule("MB-14.1")
def test_it_becomes_fortified_again_only_by_its_owners_regroup() -> None:
    state = battle("red to move", "R-WG 4,-4", "Y-WG -4,1")
    moved = play(state, "march WG 5,-4", "halt")
    assert mp(moved, "R-WG") == 0
    assert mp(play(moved, "regroup"), "R-WG") == 0  # Yellow's
    assert mp(play(moved, "regroup", "regroup"), "R-WG") == 1  # Red's


@pytest.mark.rule("MB-14.2")
def test_a_fortified_wagon_takes_one_step_to_an_empty_plain() -> None:
    state = battle("red to move", "R-WG 4,-3", "R-PK1 4,-4", "Y-PK1 5,-3")
    assert goals(state, "march WG") == {"4,-2", "5,-4"}  # not hills, mountain, friend or enemy
    assert refused(state, "march WG 3,-3") == "MB-0.8 cannot-enter"
    assert refused(state, "march WG 4,-4") == "MB-7.6 ends-on-friend"
    assert told(state, "march WG 4,-2")[0] == "MB-14.2 marches"
    after = play(state, "march WG 4,-2")
    assert (mp(after, "R-WG"), moves(after)) == (0, {"halt"})


@pytest.mark.rule("MB-14.2")
def test_it_cannot_move_on_its_moved_side_nor_twice_nor_pass_a_friend() -> None:
    turned = battle("red to move", "R-WG 4,-4 mp 0")
    assert refused(turned, "march WG 5,-4") == "MB-14.2 no-points"
    fresh = battle("red to move", "R-WG 4,-4", "R-PK1 5,-4")
    assert refused(fresh, "march WG 4,-5 5,-5") == "MB-14.2 no-points"
    assert refused(fresh, "march WG 5,-4 5,-5") == "MB-7.5 no-points"  # 2 for a friend's hex


@pytest.mark.rule("MB-14.3")
def test_being_passed_turns_a_fortified_wagon() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-WG 4,-5")
    assert told(state, "march LC1 4,-5 5,-5") == [
        "MB-14.3 passes-friend",
        "MB-14.3 wagon-passed",
        "MB-7.1 marches-by",
    ]
    after = play(state, "march LC1 4,-5 5,-5", "halt")
    assert mp(after, "R-WG") == 0
    again = battle("red to move", "R-LC1 3,-5", "R-WG 4,-5 mp 0")
    assert refused(again, "march LC1 4,-5 5,-5") == "MB-14.3 wagon-cannot-pay"
    assert "march LC1 4,-5 5,-5" not in moves(again)


@pytest.mark.rule("MB-14.3")
def test_riders_pass_a_wagon_on_its_plain_at_the_usual_price() -> None:
    after = play(battle("red to move", "R-LC1 3,-5", "R-WG 4,-5"), "march LC1 4,-5 5,-5")
    assert mp(after, "R-LC1") == 2  # 1 + 1 and 1


@pytest.mark.rule("MB-14.4")
def test_an_attack_on_a_fortified_wagon_turns_it_and_ends_the_turn() -> None:
    state = battle("red to move", "R-HC1 4,-3", "Y-WG 5,-3")
    assert told(state, "attack HC1 5,-3") == ["MB-10.1 attacks", "MB-14.4 wagon-turned"]
    after = play(state, "attack HC1 5,-3")
    assert (mp(after, "R-HC1"), mp(after, "Y-WG"), turn_of(after)) == (3, 0, "yellow")
    assert (at(after, "R-HC1"), at(after, "Y-WG"), strength(after, "R-HC1")) == ("4,-3", "5,-3", 2)
    assert vp(after) == (0, 0)


@pytest.mark.rule("MB-14.5")
def test_an_attack_on_a_turned_wagon_destroys_it_for_three_points() -> None:
    state = battle("red to move", "R-SB1 4,-3 strength 1", "Y-WG 5,-3 mp 0")
    assert told(state, "attack SB1 5,-3") == [
        "MB-10.1 attacks",
        "MB-14.5 wagon-destroyed",
        "MB-14.5 moves-in",
    ]
    after = play(state, "attack SB1 5,-3")
    assert (at(after, "Y-WG"), at(after, "R-SB1"), mp(after, "R-SB1")) == ("gone", "5,-3", 2)
    assert (vp(after), turn_of(after)) == ((3, 0), "yellow")
    later = play(after, "regroup", "pass", "regroup")
    assert vp(later) == (3, 0)  # for the rest of the game
    assert words(state, "attack SB1 5,-3")[1] == (
        "Yellow wagon is destroyed and removed; Red gains 3 victory points and now has 3."
    )


@pytest.mark.rule("MB-14.6")
def test_the_wagon_has_no_combat_value() -> None:
    state = battle("red to move", "R-WG 4,-3", "R-HI1 4,-2 strength 1", "Y-PK1 5,-3")
    assert refused(state, "attack WG 5,-3") == "MB-14.6 wagon-does-not-fight"
    assert refused(state, "shoot WG 5,-3") == "MB-14.6 wagon-does-not-fight"
    assert refused(state, "merge WG 4,-2") == "MB-14.6 wagon-does-not-fight"
    assert {text.split()[0] for text in moves(state) if " WG " in text} == {"march"}


@pytest.mark.rule("MB-14.6")
def test_no_advantage_applies_to_it() -> None:
    """A weak attacker from below takes a wagon like any other: nothing is added up."""
    state = battle("red to move", "R-SB1 3,-1 strength 1", "Y-WG 2,-1 mp 0")
    assert not [line for line in told(state, "attack SB1 2,-1") if "MB-10.3" in line]
    assert at(play(state, "attack SB1 2,-1"), "Y-WG") == "gone"


@pytest.mark.rule("MB-14.6")
def test_its_zone_stops_movement_and_blocks_retreats() -> None:
    riding = battle("red to move", "R-LC1 4,-4", "Y-WG 5,-2 mp 0")
    assert "MB-8.4 stops-in-zone" in told(riding, "march LC1 5,-4 5,-3")
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3", "Y-WG 5,-1")
    assert refused(play(state, "attack LC1 5,-3"), "retreat 5,-2") == "MB-9.2 retreat-in-zone"


@pytest.mark.rule("MB-14.7")
def test_after_losing_the_wagon_units_off_the_map_never_enter() -> None:
    units = ("R-LC1 4,-3", "Y-WG 5,-3 mp 0", "Y-PK1 reserve", "Y-SB1 fled S0", "Y-HC1 -4,1 mp 0")
    state = play(battle("red to move", *units), "attack LC1 5,-3")
    assert told(state, "regroup") == ["MB-13.1 regroups", "MB-13.3 refreshed"]
    after = play(state, "regroup")
    assert (at(after, "Y-PK1"), at(after, "Y-SB1"), mp(after, "Y-HC1")) == ("reserve", "fled S0", 4)
    assert turn_of(after) == "red"


@pytest.mark.rule("MB-14.7", "MB-15.7")
def test_they_count_nothing_at_the_end() -> None:
    units = ("Y-WG gone", "Y-HC1 reserve", "Y-HC2 fled S0", "R-LI1 4,-4", "R-WG gone")
    over = play(battle("red to move", *units), "pass", "pass")
    assert seen(over)["vp"] == {"red": 3, "yellow": 3}
    assert told(play(battle("red to move", *units), "pass"), "pass")[-1] == "MB-15.7 wins-by-value"


@pytest.mark.rule("MB-14.8")
def test_a_wagon_takes_flags() -> None:
    state = battle("red to move", "R-WG 1,0", "Y-LC1 -4,1")
    assert vp(play(state, "march WG 0,0", "halt")) == (2, 0)
