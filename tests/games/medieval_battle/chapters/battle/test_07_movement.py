"""MB-7: movement."""

import pytest

from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    decider,
    goals,
    moves,
    mp,
    play,
    refusal,
    refused,
    strength,
    told,
    turn_of,
    words,
)


@pytest.mark.rule("MB-7.1")
@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [("1,0", "2,0", 1), ("2,0", "3,0", 2), ("4,-3", "3,-3", 2), ("4,-3", "3,-2", 2)],
)
def test_a_plain_costs_one_and_forest_hills_and_mountain_two(
    start: str, goal: str, cost: int
) -> None:
    state = battle("red to move", f"R-LI1 {start}")
    assert mp(play(state, f"march LI1 {goal}"), "R-LI1") == 4 - cost


@pytest.mark.rule("MB-7.1")
def test_a_march_is_told_with_its_price() -> None:
    state = battle("red to move", "R-LI1 4,-4")
    assert told(state, "march LI1 4,-3") == ["MB-7.1 marches"]
    assert words(state, "march LI1 4,-3") == [
        "Red light infantry 1 moves from 4,-4 to 4,-3 (1 movement point, 3 left)."
    ]
    assert words(state, "march LI1 4,-3 3,-2", "pl") == [
        "Lekka piechota nr 1 Czerwonych przemieszcza się z pola 4,-4 przez 4,-3 na pole 3,-2 "
        "(3 punkty ruchu, pozostał 1)."
    ]


@pytest.mark.rule("MB-7.2")
def test_a_unit_goes_from_hex_to_adjacent_hex() -> None:
    state = battle("red to move", "R-LC1 4,-4")
    assert refused(state, "march LC1 4,-2") == "MB-7.2 not-adjacent"
    assert refused(state, "march LC1 4,-4") == "MB-7.2 not-adjacent"  # its own hex is no step
    assert refused(state, "march LC1 4,-3 4,-2") == "allowed"
    assert refused(state, "march LC1 5,-4 4,-2") == "MB-7.2 not-adjacent"
    assert refused(state, "march HC1 4,-3") == "MB-6.2 no-such-unit"


@pytest.mark.rule("MB-7.2")
def test_it_must_have_the_points_for_a_step_before_taking_it() -> None:
    one = battle("red to move", "R-LI1 4,-3 mp 1")
    assert refused(one, "march LI1 3,-3") == "MB-7.2 no-points"
    found = refusal(one, "march LI1 3,-3")
    assert found is not None
    assert (found.args["cost"], found.args["left"]) == (2, 1)
    assert goals(one, "march") == {"5,-3", "4,-2", "3,-2", "5,-4", "4,-4"} - {"3,-2"}
    none = battle("red to move", "R-LI1 4,-3 mp 0")
    assert moves(none, "march") == set()
    assert refused(none, "march LI1 4,-4") == "MB-7.2 no-points"


@pytest.mark.rule("MB-7.2")
def test_it_may_spend_all_of_its_points_or_only_a_part() -> None:
    state = battle("red to move", "R-LC1 5,-5")
    part = play(state, "march LC1 5,-4", "halt")
    assert (mp(part, "R-LC1"), turn_of(part)) == (4, "yellow")
    all_spent = play(state, "march LC1 5,-4 5,-3 5,-2 5,-1 5,0")
    assert (mp(all_spent, "R-LC1"), at(all_spent, "R-LC1")) == (0, "5,0")
    assert moves(all_spent) == {"halt"}
    assert refused(state, "march LC1 5,-4 5,-3 5,-2 5,-1 5,0 4,1") == "MB-7.2 no-points"


@pytest.mark.rule("MB-7.2")
def test_terrain_it_may_not_enter_is_closed() -> None:
    assert refused(battle("red to move", "R-HC1 4,-3"), "march HC1 3,-2") == "MB-0.8 cannot-enter"


@pytest.mark.rule("MB-7.3")
def test_a_moving_unit_never_leaves_the_map() -> None:
    state = battle("red to move", "R-LC1 5,-3")
    assert refused(state, "march LC1 6,-3") == "MB-7.3 leaves-map"
    assert refused(state, "march LC1 6,-4 5,-4") == "MB-7.3 leaves-map"
    assert goals(state, "march") == {"5,-2", "4,-2", "4,-3", "5,-4"}


@pytest.mark.rule("MB-7.4")
def test_an_enemy_hex_is_entered_only_by_attack() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-SB1 5,-3")
    assert refused(state, "march LC1 5,-3") == "MB-7.4 enemy-in-the-way"
    assert refused(state, "march LC1 5,-3 5,-2") == "MB-7.4 enemy-in-the-way"
    assert "5,-3" not in goals(state, "march")
    assert "attack LC1 5,-3" in moves(state)


# --- passing a friend --------------------------------------------------------------------------


@pytest.mark.rule("MB-7.5")
def test_a_friend_may_be_passed_for_one_point_of_each() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5")
    assert "march LC1 4,-5 5,-5" in moves(state)
    after = play(state, "march LC1 4,-5 5,-5")
    assert (mp(after, "R-LC1"), mp(after, "R-PK1")) == (2, 2)
    assert told(state, "march LC1 4,-5 5,-5") == ["MB-7.5 passes-friend", "MB-7.1 marches-by"]
    assert words(state, "march LC1 4,-5 5,-5") == [
        "Red light cavalry 1 passes through Red pikeman 1, which has 2 movement points left.",
        "Red light cavalry 1 moves from 3,-5 through 4,-5 to 5,-5 (3 movement points, 2 left).",
    ]


@pytest.mark.rule("MB-7.5")
def test_a_friend_on_costly_terrain_costs_three() -> None:
    state = battle("red to move", "R-LC1 4,-3", "R-PK1 3,-3")
    after = play(state, "march LC1 3,-3 3,-4")
    assert (mp(after, "R-LC1"), mp(after, "R-PK1")) == (1, 2)  # 2 + 1, and 1 for the plain


@pytest.mark.rule("MB-7.5")
def test_if_either_cannot_pay_the_step_is_illegal() -> None:
    poor = battle("red to move", "R-LC1 3,-5 mp 1", "R-PK1 4,-5")
    assert refused(poor, "march LC1 4,-5 5,-5") == "MB-7.5 no-points"
    two = battle("red to move", "R-LC1 3,-5 mp 2", "R-PK1 4,-5")
    assert refused(two, "march LC1 4,-5 5,-5") == "MB-7.2 no-points"  # nothing left to go on
    tired = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5 mp 0")
    assert refused(tired, "march LC1 4,-5 5,-5") == "MB-7.5 friend-cannot-pay"
    for state in (poor, two, tired):
        assert not {way for way in moves(state, "march") if " 4,-5 " in way}


@pytest.mark.rule("MB-7.5")
def test_the_hex_passed_through_must_not_lie_in_an_enemy_zone() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5", "Y-LI1 4,-6")
    assert refused(state, "march LC1 4,-5 5,-5") == "MB-7.5 no-passing-in-zone"
    assert "march LC1 4,-5 5,-5" not in moves(state)


@pytest.mark.rule("MB-7.5")
def test_each_friend_can_be_passed_once_per_move() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5")
    there_and_back = play(state, "march LC1 4,-5 5,-5")
    assert refused(there_and_back, "march LC1 4,-5 3,-5") == "MB-7.5 passed-already"
    assert refused(state, "march LC1 4,-5 5,-5 4,-5 3,-5") == "MB-7.5 passed-already"
    assert not {way for way in moves(there_and_back) if " 4,-5 " in way}
    next_turn = play(there_and_back, "halt", "pass")
    assert "march LC1 4,-5 3,-5" not in moves(next_turn)  # 2 points are too few now
    rested = play(there_and_back, "halt", "pass", "regroup", "pass")
    assert "march LC1 4,-5 3,-5" in moves(rested)


@pytest.mark.rule("MB-7.5", "MB-14.3")
def test_a_wagon_is_passed_like_a_friend() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-WG 4,-5")
    after = play(state, "march LC1 4,-5 5,-5")
    assert (mp(after, "R-LC1"), mp(after, "R-WG")) == (2, 0)


# --- the end of a move -------------------------------------------------------------------------


@pytest.mark.rule("MB-7.6")
def test_a_move_ends_on_a_hex_without_another_unit() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5")
    assert refused(state, "march LC1 4,-5") == "MB-7.6 ends-on-friend"
    assert "march LC1 4,-5" not in moves(state)


@pytest.mark.rule("MB-7.6")
def test_a_move_is_not_interrupted_for_a_fight_on_a_friends_hex() -> None:
    """The pikemen on the mountain are out of the cavalry's zone and may be passed."""
    state = battle("red to move", "R-LB1 4,-3", "R-PK1 3,-2", "Y-LC1 2,-2", "Y-LC2 1,-1")
    passing = battle("red to move", "R-LI1 4,-3", "R-PK1 3,-2", "Y-LC1 2,-2")
    assert refused(passing, "march LI1 3,-2") == "MB-7.6 ends-on-friend"
    assert refused(passing, "attack LI1 2,-2") == "MB-8.6 not-adjacent"
    assert refused(state, "shoot LB1 1,-1") == "MB-11.1 out-of-range"
    assert at(play(passing, "march LI1 3,-2 2,-1"), "R-LI1") == "2,-1"


# --- prices of other deeds ----------------------------------------------------------------------


@pytest.mark.rule("MB-7.7")
@pytest.mark.parametrize(
    ("attacker", "target", "cost"),
    [
        ("R-LI1 4,-3", "5,-3", 1),  # plain
        ("R-LI1 2,0", "3,0", 2),  # forest
        ("R-LI1 4,-3", "3,-3", 2),  # rocky hills
        ("R-LI1 4,-3", "3,-2", 2),  # mountain
    ],
)
def test_an_attack_costs_the_terrain_of_the_defenders_hex(
    attacker: str, target: str, cost: int
) -> None:
    state = battle("red to move", attacker, f"Y-PK1 {target} mp 0")
    after = play(state, f"attack LI1 {target}")
    assert mp(after, "R-LI1") == 4 - cost
    assert mp(after, "Y-PK1") == 0


@pytest.mark.rule("MB-7.7")
def test_it_is_paid_when_declared_not_refunded_and_the_defender_pays_nothing() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-PK1 5,-3")
    declared = play(state, "attack LC1 5,-3")
    assert mp(declared, "R-LC1") == 4
    held = play(declared, "stand")
    assert (mp(held, "R-LC1"), at(held, "R-LC1")) == (4, "4,-3")
    assert (mp(held, "Y-PK1"), at(held, "Y-PK1")) == (3, "5,-3")


@pytest.mark.rule("MB-7.7")
def test_who_cannot_pay_cannot_attack() -> None:
    state = battle("red to move", "R-LI1 4,-3 mp 1", "Y-PK1 3,-3")
    assert refused(state, "attack LI1 3,-3") == "MB-7.7 no-points"
    assert moves(state, "attack") == set()


@pytest.mark.rule("MB-7.8")
def test_a_shot_costs_one_point() -> None:
    state = battle("red to move", "R-SB1 4,-3 mp 1", "Y-PK1 3,-2")
    assert mp(play(state, "shoot SB1 3,-2"), "R-SB1") == 0
    empty = battle("red to move", "R-SB1 4,-3 mp 0", "Y-PK1 3,-2")
    assert refused(empty, "shoot SB1 3,-2") == "MB-7.8 no-points"
    assert moves(empty, "shoot") == set()


@pytest.mark.rule("MB-7.9")
@pytest.mark.parametrize(
    ("goal", "left"), [("5,-1", 2), ("4,-1", 1), ("6,-2", 2)]
)  # plain, forest, off the map
def test_a_retreat_costs_the_terrain_of_the_hex_retreated_to(goal: str, left: int) -> None:
    state = battle("yellow to move", "Y-LC1 5,-3", "R-SB1 5,-2")
    after = play(state, "attack LC1 5,-2", f"retreat {goal}")
    assert mp(after, "R-SB1") == left


# --- choice of way ------------------------------------------------------------------------------


@pytest.mark.rule("MB-7.10")
def test_the_way_need_not_be_the_cheapest() -> None:
    state = battle("red to move", "R-LC1 4,-4")
    detour = play(state, "march LC1 4,-5 5,-5 5,-4")
    assert (at(detour, "R-LC1"), mp(detour, "R-LC1")) == ("5,-4", 2)
    assert mp(play(state, "march LC1 5,-4"), "R-LC1") == 4


@pytest.mark.rule("MB-7.10")
def test_a_way_may_cross_a_hex_twice_and_end_where_it_began() -> None:
    state = battle("red to move", "R-LC1 4,-4")
    crossing = play(state, "march LC1 5,-4 4,-4 5,-4 5,-3")
    assert (at(crossing, "R-LC1"), mp(crossing, "R-LC1")) == ("5,-3", 1)
    circle = play(state, "march LC1 5,-4 4,-4")
    assert (at(circle, "R-LC1"), mp(circle, "R-LC1")) == ("4,-4", 3)
    by_steps = play(state, "march LC1 5,-4", "march LC1 4,-4")
    assert GAME.dump(by_steps) == GAME.dump(circle)
    assert turn_of(play(circle, "halt")) == "yellow"


@pytest.mark.rule("MB-7.10")
def test_a_circle_over_a_friend_ends_where_it_began() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5")
    assert "march LC1 4,-5 3,-5" in moves(state)
    after = play(state, "march LC1 4,-5 3,-5")
    assert (at(after, "R-LC1"), mp(after, "R-LC1"), mp(after, "R-PK1")) == ("3,-5", 2, 2)
    assert refused(after, "march LC1 4,-5 5,-5") == "MB-7.5 passed-already"


@pytest.mark.rule("MB-7.10")
def test_the_hex_where_it_began_is_no_friend_to_be_passed() -> None:
    """Going back over its own starting hex costs the terrain and nothing more."""
    state = battle("red to move", "R-LC1 4,-4")
    assert mp(play(state, "march LC1 5,-4 4,-4 4,-3"), "R-LC1") == 2


@pytest.mark.rule("MB-7.10", "MB-7.5")
def test_several_friends_may_be_passed_one_directly_after_another() -> None:
    units = ("R-LC1 2,-5", "R-PK1 3,-5", "R-SB1 4,-5")
    state = battle("red to move", *units)
    way = "march LC1 3,-5 4,-5 5,-5"
    assert way in moves(state)
    after = play(state, way)  # 2 + 2 + 1
    assert [mp(after, name) for name in ("R-LC1", "R-PK1", "R-SB1")] == [0, 2, 2]
    four = battle("red to move", "R-LC1 2,-5 mp 4", *units[1:])
    assert refused(four, way) == "MB-7.2 no-points"
    assert way not in moves(four)
    three = battle("red to move", "R-LC1 2,-5 mp 3", *units[1:])
    assert refused(three, way) == "MB-7.5 no-points"


@pytest.mark.rule("MB-7.10", "MB-12.1")
def test_merging_after_passing_a_friend() -> None:
    state = battle("red to move", "R-LC1 3,-5 strength 1", "R-PK1 4,-5", "R-LC2 5,-5 strength 1")
    assert "merge LC1 4,-5 5,-5" in moves(state)
    after = play(state, "merge LC1 4,-5 5,-5")
    assert (strength(after, "R-LC2"), mp(after, "R-LC2"), mp(after, "R-PK1")) == (2, 2, 2)


@pytest.mark.rule("MB-7.10")
def test_every_listed_step_is_a_single_one_or_over_friends_only() -> None:
    units = ("R-LC1 2,-5", "R-PK1 3,-5", "R-SB1 4,-5")
    state = battle("red to move", *units)
    friends = {"3,-5", "4,-5"}
    for way in moves(state, "march LC1"):
        assert set(way.split()[2:-1]) <= friends


@pytest.mark.rule("MB-7.10")
def test_an_offered_march_leads_to_every_hex_in_reach_by_a_cheapest_way() -> None:
    state = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5", "Y-SB1 2,-3")
    offered = {
        offer.picks[1]: offer
        for offer in GAME.offers(state, decider(state))
        if offer.text.startswith("march LC1")
    }
    assert offered["5,-5"].cost is not None
    assert offered["5,-5"].cost.args["points"] == 3
    for goal, offer in offered.items():
        after = play(state, offer.text)
        assert at(after, "R-LC1") == goal
        assert offer.cost is not None
        assert 5 - mp(after, "R-LC1") == offer.cost.args["points"]
