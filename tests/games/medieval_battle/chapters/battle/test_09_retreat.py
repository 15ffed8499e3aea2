"""MB-9: retreat to a pre-chosen position."""

import pytest

from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    RED,
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

# The picture of the rulebook: cavalry falls upon archers at the edge of the map.
ARCHERS = ("Y-LC1 4,-3 mp 3", "R-SB1 5,-3")


@pytest.mark.rule("MB-9.1")
def test_the_owner_of_the_attacked_unit_stands_or_retreats() -> None:
    state = battle("yellow to move", *ARCHERS)
    assert told(state, "attack LC1 5,-3") == ["MB-10.1 attacks"]
    attacked = play(state, "attack LC1 5,-3")
    assert (GAME.awaited(attacked), seen(attacked)["target"]) == ((RED,), "R-SB1")
    assert moves(attacked) == {"stand", "retreat 5,-2", "retreat 6,-3", "retreat 6,-4"}
    assert mp(attacked, "Y-LC1") == 2  # declared and paid


@pytest.mark.rule("MB-9.2")
def test_the_retreat_goes_one_hex_outside_every_enemy_zone() -> None:
    attacked = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3")
    assert refused(attacked, "retreat 5,-1") == "MB-9.2 not-adjacent"
    assert refused(attacked, "retreat 4,-2") == "MB-9.2 retreat-in-zone"  # the attacker's zone
    assert refused(attacked, "retreat 5,-4") == "MB-9.2 retreat-in-zone"
    assert refused(attacked, "retreat 5,-3") == "MB-9.2 not-adjacent"  # its own hex
    assert refused(attacked, "retreat 5,-2") == "allowed"


@pytest.mark.rule("MB-9.2")
def test_the_zone_of_any_unit_of_the_attacking_player_counts() -> None:
    attacked = play(battle("yellow to move", *ARCHERS, "Y-WG 5,-1"), "attack LC1 5,-3")
    assert refused(attacked, "retreat 5,-2") == "MB-9.2 retreat-in-zone"


@pytest.mark.rule("MB-9.2")
def test_the_hex_must_be_empty_and_open_to_the_unit() -> None:
    state = battle("yellow to move", "Y-LI1 5,-4", "R-HC1 4,-3", "R-PK1 4,-2")
    attacked = play(state, "attack LI1 4,-3")
    assert refused(attacked, "retreat 4,-2") == "MB-9.2 hex-occupied"
    assert refused(attacked, "retreat 5,-4") == "MB-9.2 hex-occupied"  # the attacker
    assert refused(attacked, "retreat 3,-2") == "MB-9.2 cannot-enter"  # a mountain
    assert goals(attacked, "retreat") == {"3,-3"}


@pytest.mark.rule("MB-9.2")
def test_the_attackers_zone_counts_from_the_hex_where_it_attacks() -> None:
    """(5,-2) is beside the archers' own hex, which the cavalry will only enter afterwards."""
    attacked = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3")
    assert at(play(attacked, "retreat 5,-2"), "R-SB1") == "5,-2"


@pytest.mark.rule("MB-9.3")
def test_a_hex_it_cannot_pay_is_not_available() -> None:
    state = battle("yellow to move", "Y-LC1 5,-3 mp 1", "R-SB1 5,-2 mp 1")
    attacked = play(state, "attack LC1 5,-2")
    assert goals(attacked, "retreat") == {"5,-1", "6,-2"}
    assert refused(attacked, "retreat 4,-1") == "MB-9.3 no-points"  # a forest
    richer = play(battle("yellow to move", "Y-LC1 5,-3 mp 1", "R-SB1 5,-2 mp 2"), "attack LC1 5,-2")
    assert goals(richer, "retreat") == {"5,-1", "6,-2", "4,-1"}
    assert mp(play(richer, "retreat 4,-1"), "R-SB1") == 0


@pytest.mark.rule("MB-9.4")
def test_flight_off_the_map_costs_one_point_and_notes_the_outer_module() -> None:
    attacked = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3")
    assert told(attacked, "retreat 6,-3") == ["MB-9.4 flees", "MB-9.6 follows"]
    fled = play(attacked, "retreat 6,-3")
    assert (at(fled, "R-SB1"), mp(fled, "R-SB1")) == ("fled S0", 2)
    assert words(attacked, "retreat 6,-3") == [
        "Red shortbowman 1 flees off the map beside outer module AI (1 movement point, 2 left).",
        "Yellow light cavalry 1 follows to 5,-3.",
    ]


@pytest.mark.rule("MB-9.4")
def test_flight_through_an_enemy_zone_is_not_possible() -> None:
    attacked = play(battle("yellow to move", *ARCHERS, "Y-PK1 5,-4"), "attack LC1 5,-3")
    assert refused(attacked, "retreat 6,-4") == "MB-9.4 retreat-in-zone"
    assert refused(attacked, "retreat 6,-3") == "allowed"
    poor = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3 mp 0")
    assert "MB-9.9 cannot-retreat" in told(poor, "attack LC1 5,-3")


@pytest.mark.rule("MB-9.5", "MB-14.6")
def test_a_wagon_never_retreats() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-WG 5,-3")
    after = play(state, "attack LC1 5,-3")
    assert (at(after, "R-WG"), turn_of(after)) == ("5,-3", "red")  # nobody was asked


@pytest.mark.rule("MB-9.6")
def test_the_attacker_enters_the_vacated_hex_and_no_fight_takes_place() -> None:
    attacked = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3")
    assert told(attacked, "retreat 5,-2") == ["MB-9.2 retreats", "MB-9.6 follows"]
    after = play(attacked, "retreat 5,-2")
    assert (at(after, "Y-LC1"), mp(after, "Y-LC1")) == ("5,-3", 2)
    assert (strength(after, "Y-LC1"), strength(after, "R-SB1")) == (2, 2)


@pytest.mark.rule("MB-9.6")
def test_the_attacker_itself_never_leaves_the_map() -> None:
    state = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3", "retreat 6,-3")
    assert (at(state, "Y-LC1"), mp(state, "Y-LC1")) == ("5,-3", 2)


@pytest.mark.rule("MB-9.7")
def test_the_attacker_stops_or_attacks_again_and_can_do_nothing_else() -> None:
    units = ("Y-SB1 4,-3 strength 1", "R-SB1 5,-3", "Y-SB2 5,-4 strength 1")
    state = play(battle("yellow to move", *units), "attack SB1 5,-3", "retreat 5,-2")
    assert moves(state) == {"attack SB1 5,-2", "halt"}
    for text in ("march SB1 4,-2", "shoot SB1 5,-2", "merge SB1 5,-4"):
        assert refused(state, text) == "MB-9.7 attack-or-halt"
    assert refused(state, "attack SB2 5,-3") == "MB-6.4 one-unit-only"
    assert turn_of(play(state, "halt")) == "red"


@pytest.mark.rule("MB-9.7")
def test_pursuit_goes_on_as_long_as_points_last_and_each_attack_is_answered() -> None:
    state = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3", "retreat 5,-2")
    assert (mp(state, "Y-LC1"), turn_of(state)) == (2, "pursuing")
    state = play(state, "attack LC1 5,-2")
    assert moves(state) == {"stand", "retreat 5,-1", "retreat 4,-1", "retreat 6,-2"}
    state = play(state, "retreat 5,-1", "attack LC1 5,-1")
    assert (at(state, "Y-LC1"), mp(state, "Y-LC1")) == ("5,-2", 0)
    assert moves(state) == {"stand", "retreat 5,0", "retreat 4,0", "retreat 6,-1"}
    state = play(state, "retreat 5,0")  # no points left on either side
    assert (at(state, "Y-LC1"), mp(state, "R-SB1"), turn_of(state)) == ("5,-1", 0, "red")


@pytest.mark.rule("MB-9.7")
def test_the_new_target_may_be_another_unit_even_one_whose_zone_does_not_cover_it() -> None:
    """On the rocky hills the pursuer is beside a wagon, whose zone covers plains only."""
    units = ("Y-LI1 2,-3", "R-PK1 3,-3", "R-WG 4,-3", "R-LB1 4,-4 strength 1")
    state = play(battle("yellow to move", *units), "attack LI1 3,-3", "retreat 3,-2")
    assert at(state, "Y-LI1") == "3,-3"
    assert mp(state, "Y-LI1") == 2
    assert moves(state) == {"attack LI1 4,-3", "attack LI1 4,-4", "attack LI1 3,-2", "halt"}


@pytest.mark.rule("MB-9.7", "MB-8.6")
def test_in_a_pursuit_the_zone_it_stepped_into_binds_it_no_more() -> None:
    """The infantry stepped into the pikemen's zone; on the hills it may turn on the wagon."""
    units = ("Y-LI1 1,-3", "R-PK1 3,-3", "R-WG 4,-3")
    state = play(battle("yellow to move", *units), "march LI1 2,-3", "attack LI1 3,-3")
    state = play(state, "retreat 3,-2")
    assert (at(state, "Y-LI1"), mp(state, "Y-LI1")) == ("3,-3", 1)
    assert moves(state) == {"attack LI1 4,-3", "halt"}


@pytest.mark.rule("MB-9.7")
def test_a_unit_that_went_where_the_attacker_may_not_go_is_no_target() -> None:
    units = ("Y-LC1 5,-4", "R-SB1 4,-3")
    state = play(battle("yellow to move", *units), "attack LC1 4,-3", "retreat 3,-2")
    assert (at(state, "Y-LC1"), turn_of(state)) == ("4,-3", "red")  # a mountain: nobody to attack


@pytest.mark.rule("MB-9.7")
def test_a_pursuit_may_end_at_a_wagon() -> None:
    units = ("Y-LC1 4,-3", "R-SB1 5,-3", "R-WG 5,-4 mp 0")
    state = play(battle("yellow to move", *units), "attack LC1 5,-3", "retreat 5,-2")
    after = play(state, "attack LC1 5,-4")
    assert (at(after, "R-WG"), at(after, "Y-LC1"), vp(after)) == ("gone", "5,-4", (0, 3))
    assert turn_of(after) == "red"


@pytest.mark.rule("MB-9.8")
def test_who_stands_fights() -> None:
    attacked = play(battle("yellow to move", *ARCHERS), "attack LC1 5,-3")
    assert told(attacked, "stand") == [
        "MB-9.8 stands",
        "MB-10.4 melee",
        "MB-0.3 destroyed",
        "MB-10.5 moves-in",
    ]


@pytest.mark.rule("MB-9.8", "MB-9.9")
def test_who_cannot_retreat_is_not_asked_and_fights() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3 mp 0")
    assert told(state, "attack LC1 5,-3") == [
        "MB-10.1 attacks",
        "MB-9.9 cannot-retreat",
        "MB-10.4 melee",
        "MB-0.3 destroyed",
        "MB-10.5 moves-in",
    ]
    assert turn_of(play(state, "attack LC1 5,-3")) == "red"
    reason = "Red shortbowman 1 cannot retreat: it has too few movement points."
    assert words(state, "attack LC1 5,-3")[1] == reason


@pytest.mark.rule("MB-9.9")
def test_a_surrounded_unit_is_not_asked() -> None:
    ring = ["2,0", "1,1", "0,1", "0,0", "1,-1", "2,-1"]
    enemies = [f"Y-{name} {hex}" for name, hex in zip(NAMES, ring, strict=True)]
    state = battle("yellow to move", *enemies, "R-HI1 1,0")
    assert "MB-9.9 cannot-retreat" in told(state, "attack HI1 1,0")
    assert "Red heavy infantry 1 has nowhere to retreat." in words(state, "attack HI1 1,0")


NAMES = ("HI1", "HI2", "HI3", "PK1", "PK2", "PK3")


@pytest.mark.rule("MB-9.9")
def test_the_owner_chooses_among_all_hexes_he_can_pay() -> None:
    """In the open, attacked from one side: three hexes are out of the attacker's zone."""
    state = battle("yellow to move", "Y-LC1 2,0", "R-LC1 1,0")
    attacked = play(state, "attack LC1 1,0")
    assert goals(attacked, "retreat") == {"0,1", "0,0", "1,-1"}
    assert refused(attacked, "retreat 1,1") == "MB-9.2 retreat-in-zone"


@pytest.mark.rule("MB-9.9")
def test_an_attacker_without_a_payable_target_is_not_asked() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3 mp 1", "R-SB1 5,-3")
    after = play(state, "attack LC1 5,-3", "retreat 5,-2")
    assert (at(after, "Y-LC1"), mp(after, "Y-LC1"), turn_of(after)) == ("5,-3", 0, "red")


@pytest.mark.rule("MB-9.2", "MB-15.2")
def test_a_unit_may_retreat_onto_a_flag() -> None:
    state = battle("red to move", "R-LC1 5,-2 mp 1", "Y-SB1 5,-1")
    attacked = play(state, "attack LC1 5,-1")
    assert told(attacked, "retreat 4,0") == [
        "MB-9.2 retreats",
        "MB-9.6 follows",
        "MB-15.2 takes-flag",
    ]
    assert vp(play(attacked, "retreat 4,0")) == (0, 1)
