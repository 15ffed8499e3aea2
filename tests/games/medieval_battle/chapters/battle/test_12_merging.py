"""MB-12: merging."""

import pytest

from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    decider,
    moves,
    mp,
    play,
    refused,
    seen,
    strength,
    told,
    turn_of,
    words,
)

WEAK = ("R-HI1 4,-4 strength 1", "R-HI2 4,-3 strength 1")


@pytest.mark.rule("MB-12.1")
def test_two_units_of_one_type_with_one_knight_each_may_merge() -> None:
    state = battle("red to move", *WEAK)
    assert "merge HI1 4,-3" in moves(state)
    assert "merge HI2 4,-4" in moves(state)  # either may be the one that moves


@pytest.mark.rule("MB-12.1")
@pytest.mark.parametrize(
    ("units", "answer"),
    [
        (("R-HI1 4,-4", "R-HI2 4,-3 strength 1"), "MB-12.1 not-weakened"),
        (("R-HI1 4,-4 strength 1", "R-HI2 4,-3"), "MB-12.1 not-weakened"),
        (("R-HI1 4,-4 strength 1", "R-LI1 4,-3 strength 1"), "MB-12.1 kinds-differ"),
        (("R-HI1 4,-4 strength 1", "R-WG 4,-3"), "MB-12.1 kinds-differ"),
        (("R-HI1 4,-4 strength 1", "Y-HI1 4,-3 strength 1"), "MB-12.1 no-friend-there"),
        (("R-HI1 4,-4 strength 1",), "MB-12.1 no-friend-there"),
    ],
)
def test_others_may_not(units: tuple[str, ...], answer: str) -> None:
    state = battle("red to move", *units)
    assert refused(state, "merge HI1 4,-3") == answer
    assert moves(state, "merge") == set()


@pytest.mark.rule("MB-12.1")
def test_a_unit_does_not_merge_with_itself() -> None:
    state = battle("red to move", *WEAK)
    assert refused(state, "merge HI1 4,-4") == "MB-12.1 no-friend-there"
    assert refused(state, "merge HI1 5,-4 4,-4") == "MB-12.1 no-friend-there"


@pytest.mark.rule("MB-12.1")
def test_the_mover_goes_by_the_normal_rules() -> None:
    far = battle("red to move", "R-HI1 4,-5 strength 1", "R-HI2 4,-3 strength 1")
    assert refused(far, "merge HI1 4,-3") == "MB-7.2 not-adjacent"
    assert refused(far, "merge HI1 4,-4 4,-3") == "allowed"
    assert "merge HI1 4,-3" in moves(play(far, "march HI1 4,-4"))
    hills = battle("red to move", "R-HI1 4,-3 strength 1 mp 1", "R-HI2 3,-3 strength 1")
    assert refused(hills, "merge HI1 3,-3") == "MB-7.2 no-points"


@pytest.mark.rule("MB-12.1")
def test_the_last_step_costs_the_terrain_and_nothing_for_the_friend() -> None:
    """A partner without any points can be joined though it could not be passed."""
    state = battle("red to move", "R-HI1 4,-3 strength 1 mp 2", "R-HI2 3,-3 strength 1 mp 0")
    after = play(state, "merge HI1 3,-3")
    assert (strength(after, "R-HI2"), mp(after, "R-HI2")) == (2, 0)


@pytest.mark.rule("MB-12.2")
def test_the_mover_leaves_the_game_and_the_other_is_full_with_the_lesser_points() -> None:
    state = battle("red to move", "R-HI1 4,-4 strength 1 mp 3", "R-HI2 4,-3 strength 1 mp 1")
    after = play(state, "merge HI1 4,-3")
    assert (at(after, "R-HI1"), at(after, "R-HI2")) == ("gone", "4,-3")
    assert (strength(after, "R-HI2"), mp(after, "R-HI2")) == (2, 1)
    other = play(state, "merge HI2 4,-4")  # the mover has 0 left after its move
    assert (at(other, "R-HI2"), strength(other, "R-HI1"), mp(other, "R-HI1")) == ("gone", 2, 0)
    assert mp(after, "R-HI1") == 0
    assert told(state, "merge HI1 4,-3") == ["MB-12.2 merges"]
    assert words(state, "merge HI1 4,-3") == [
        "Red heavy infantry 1 merges into Red heavy infantry 2 at 4,-3; "
        "Red heavy infantry 2 now has 2 knights and 1 movement point."
    ]
    assert words(state, "merge HI1 4,-3", "pl") == [
        "Ciężka piechota nr 1 Czerwonych łączy się na polu 4,-3 z ciężką piechotą nr 2 Czerwonych "
        "i schodzi z planszy; ciężka piechota nr 2 Czerwonych ma teraz 2 rycerzy i 1 punkt ruchu."
    ]


@pytest.mark.rule("MB-12.3")
def test_the_last_step_may_lead_into_an_enemy_zone_and_ends_the_turn() -> None:
    state = battle("red to move", *WEAK, "Y-PK1 4,-2")
    after = play(state, "merge HI1 4,-3")
    assert turn_of(after) == "yellow"
    assert strength(after, "R-HI2") == 2
    through = battle("red to move", "R-HI1 4,-5 strength 1", "R-HI2 4,-3 strength 1", "Y-PK1 5,-4")
    # the step before it led into a zone: there it stops
    assert refused(through, "merge HI1 4,-4 4,-3") == "MB-8.4 stopped-in-zone"


@pytest.mark.rule("MB-12.3")
def test_a_merger_on_a_flag_takes_it() -> None:
    state = battle("red to move", "R-HI1 1,0 strength 1", "R-HI2 0,0 strength 1")
    assert seen(play(state, "merge HI1 0,0"))["control"] == {"0,0": "red"}


@pytest.mark.rule("MB-12.1")
def test_one_merger_is_offered_for_each_partner_by_the_cheapest_way() -> None:
    """The partner can be reached directly and over the pikemen: the clicks are the same."""
    state = battle("red to move", *WEAK, "R-PK1 5,-4")
    assert {"merge HI1 4,-3", "merge HI1 5,-4 4,-3"} <= moves(state)
    offers = [offer for offer in GAME.offers(state, decider(state)) if "merge HI1" in offer.text]
    assert [(offer.text, offer.picks) for offer in offers] == [
        ("merge HI1 4,-3", ("R-HI1", "4,-3"))
    ]
    cost = offers[0].cost
    assert cost is not None
    assert cost.args["points"] == 1


@pytest.mark.rule("MB-12.1", "MB-7.5")
def test_a_unit_may_pass_the_friend_with_which_it_then_merges() -> None:
    """Ruling Q-38: 2 for passing, 1 to go on, 1 to come back and merge."""
    state = battle("red to move", "R-LI1 4,-5 strength 1", "R-LI2 4,-4 strength 1")
    beyond = play(state, "march LI1 4,-4 4,-3")
    assert refused(beyond, "march LI1 4,-4 4,-5") == "MB-7.5 passed-already"
    after = play(beyond, "merge LI1 4,-4")
    assert (strength(after, "R-LI2"), mp(after, "R-LI2")) == (2, 0)
