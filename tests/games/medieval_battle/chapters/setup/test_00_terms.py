"""MB-0: terms."""

import pytest

from sztab.core.errors import PositionError
from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    deploying,
    events,
    goals,
    moves,
    mp,
    play,
    refusal,
    refused,
    seen,
    strength,
    told,
    unit,
)


@pytest.mark.rule("MB-0.1")
def test_two_players_red_and_yellow_lead_one_army_each() -> None:
    state = battle("red to move", "R-LC1 4,-4", "Y-LC1 -4,1")
    assert GAME.seats(state) == ("red", "yellow")
    assert {one["side"] for one in seen(state)["units"]} == {"red", "yellow"}
    assert refused(state, "march LC1 -4,0") == "MB-7.2 not-adjacent"  # Red's own LC1 is meant


@pytest.mark.rule("MB-0.2")
def test_at_most_one_unit_stands_on_a_hex() -> None:
    state = battle("red to move", "R-LC1 4,-4", "R-PK1 5,-4", "R-WG 5,-3")
    assert refused(state, "march LC1 5,-4") == "MB-7.6 ends-on-friend"
    with pytest.raises(PositionError, match=r"R-LC1 stands on 4,-4 already \(MB-0.2\)"):
        battle("red to move", "R-LC1 4,-4", "R-PK1 4,-4")
    before = deploying("red to place", "R-WG 4,-4", "Y-WG -4,0", "R-PK1 reserve")
    assert refused(before, "place PK1 4,-4") == "MB-5.4 hex-occupied"


@pytest.mark.rule("MB-0.2")
def test_the_eight_combat_types_and_the_wagon_are_units() -> None:
    names = ["HC1", "LC1", "MA1", "HI1", "LI1", "PK1", "LB1", "SB1", "WG"]
    state = battle("red to move", *[f"R-{name} {n},-5" for n, name in enumerate(names[:6])])
    assert {one["kind"] for one in seen(state)["units"]} == {"HC", "LC", "MA", "HI", "LI", "PK"}
    for name in names:  # each of them may be chosen to move
        assert moves(battle("red to move", f"R-{name} 4,-4"), f"march {name}")


@pytest.mark.rule("MB-0.3")
def test_losing_one_knight_turns_two_into_one() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-LI1 5,-3 mp 0")
    after = play(state, "attack LC1 5,-3")  # +1: the infantry loses 1
    assert (strength(after, "R-LI1"), at(after, "R-LI1")) == (1, "5,-3")
    assert "MB-0.3 loses-knight" in told(state, "attack LC1 5,-3")


@pytest.mark.rule("MB-0.3")
def test_losing_one_knight_destroys_a_unit_of_strength_one() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3 strength 1", "R-LI1 5,-3 mp 0 strength 1")
    after = play(state, "attack LC1 5,-3")
    assert (strength(after, "R-LI1"), at(after, "R-LI1")) == (0, "gone")
    assert "MB-0.3 destroyed" in told(state, "attack LC1 5,-3")


@pytest.mark.rule("MB-0.3")
def test_losing_two_knights_destroys_any_unit_and_it_leaves_the_game() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3 mp 0", "R-WG 5,-5")
    after = play(state, "attack LC1 5,-3")
    assert at(after, "R-SB1") == "gone"
    assert refused(after, "march SB1 5,-4") == "MB-6.2 no-such-unit"
    regrouped = play(after, "regroup")  # it does not come back
    assert (at(regrouped, "R-SB1"), mp(regrouped, "R-SB1")) == ("gone", 0)


@pytest.mark.rule("MB-0.3")
def test_the_wagon_has_no_strength() -> None:
    assert unit(battle("red to move", "R-WG 4,-4"), "R-WG")["strength"] == 0
    with pytest.raises(PositionError, match=r"a wagon has no strength \(MB-0.3\)"):
        battle("red to move", "R-WG 4,-4 strength 1")


# type: mounted, archer
CLASSES = [
    ("HC", True, False),
    ("LC", True, False),
    ("MA", True, True),
    ("HI", False, False),
    ("LI", False, False),
    ("PK", False, False),
    ("LB", False, True),
    ("SB", False, True),
]


@pytest.mark.rule("MB-0.4")
@pytest.mark.parametrize(("kind", "mounted", "archer"), CLASSES)
def test_classes_tell_who_rides_and_who_shoots(kind: str, mounted: bool, archer: bool) -> None:
    below = battle("red to move", f"R-{kind}1 4,-3", "Y-LC1 5,-3")
    climbs = refused(below, f"march {kind}1 3,-2")
    assert climbs == ("MB-0.8 cannot-enter" if mounted else "allowed")
    shoots = refused(below, f"shoot {kind}1 5,-3")
    assert shoots == ("allowed" if archer else "MB-11.1 not-archers")


@pytest.mark.rule("MB-0.4")
def test_the_wagon_is_neither_mounted_nor_foot() -> None:
    """It may not enter the forest that riders may, nor the mountain that men on foot may."""
    state = battle("red to move", "R-WG 2,-1")
    assert refused(state, "march WG 3,-1") == "MB-0.8 cannot-enter"
    assert refused(state, "march WG 3,-2") == "MB-0.8 cannot-enter"


@pytest.mark.rule("MB-0.5")
def test_a_hex_has_six_neighbours() -> None:
    state = battle("red to move", "R-LC1 1,0 mp 1")
    assert goals(state, "march") == {"2,0", "1,1", "0,1", "0,0", "1,-1", "2,-1"}


@pytest.mark.rule("MB-0.5")
@pytest.mark.parametrize(
    ("target", "distance"),
    [
        ("3,0", 3),
        ("-3,0", 3),
        ("0,3", 3),
        ("2,1", 3),  # |dq + dr|
        ("1,2", 3),
        ("-1,3", 3),  # |dr|
        ("3,-1", 3),  # |dq|
        ("-2,-1", 3),
        ("4,-2", 4),
        ("2,2", 4),
        ("5,-5", 5),
    ],
)
def test_distance_is_the_number_of_steps(target: str, distance: int) -> None:
    state = battle("red to move", "R-LB1 0,0", f"Y-PK1 {target}")
    found = refusal(state, f"shoot LB1 {target}")
    assert found is not None
    assert (found.rule, found.key) == ("MB-11.1", "out-of-range")
    assert found.args["distance"] == distance


@pytest.mark.rule("MB-0.6")
def test_off_map_hexes_count_as_plains_and_nobody_stays_on_one() -> None:
    state = battle("yellow to move", "Y-LC1 4,-3", "R-SB1 5,-3")
    fled = play(state, "attack LC1 5,-3", "retreat 6,-3")
    assert (at(fled, "R-SB1"), mp(fled, "R-SB1")) == ("fled S0", 2)  # a plain costs 1
    assert refused(battle("red to move", "R-SB1 5,-3"), "march SB1 6,-3") == "MB-7.3 leaves-map"


@pytest.mark.rule("MB-0.6")
def test_a_unit_off_the_map_has_no_zone_and_cannot_act_or_be_fought() -> None:
    state = battle("yellow to move", "Y-LB1 5,-4", "R-SB1 fled S0", "R-LI1 -4,0")
    assert "march LB1 5,-3" in moves(state)
    after = play(state, "march LB1 5,-3", "march LB1 5,-2")  # no zone stops it at the edge
    assert moves(after, "attack") == moves(after, "shoot") == set()
    red = play(after, "halt")
    assert refused(red, "march SB1 5,-3") == "MB-6.2 no-such-unit"
    assert refused(red, "shoot SB1 5,-2") == "MB-6.2 no-such-unit"


# The mounted archers' and others' heights: shooter's hex, target's hex, what it is worth.
HEIGHTS = [
    ("2,-1", "3,-2", ["defender-higher"]),  # plain below mountain: 2, counts like 1
    ("3,-2", "2,-1", ["attacker-higher"]),  # mountain above plain
    ("4,-3", "3,-3", ["defender-higher"]),  # plain below rocky hills
    ("3,-3", "4,-3", ["attacker-higher"]),  # rocky hills above plain
    ("3,-3", "3,-2", ["defender-higher"]),  # rocky hills below mountain
    ("3,-1", "2,-1", []),  # forest and plain are level
    ("3,-1", "3,-2", ["defender-higher"]),  # forest below mountain
    ("1,0", "2,0", []),  # plain and plain
]


@pytest.mark.rule("MB-0.7")
@pytest.mark.parametrize(("shooter", "target", "advantage"), HEIGHTS)
def test_only_higher_equal_and_lower_matter(
    shooter: str, target: str, advantage: list[str]
) -> None:
    state = battle("red to move", f"R-SB1 {shooter}", f"Y-PK1 {target}")
    heights = [event for event in events(state, f"shoot SB1 {target}") if "higher" in event.key]
    assert [event.key for event in heights] == advantage
    assert {event.args["value"] for event in heights} <= {"+1", "-1"}


# terrain: from where, to where
GROUND = {
    "plain": ("1,0", "2,0"),
    "forest": ("2,0", "3,0"),
    "rocky hills": ("4,-3", "3,-3"),
    "mountain": ("4,-3", "3,-2"),
}
MAY_ENTER = [
    # kind   plain  forest rocky hills mountain
    ("HC1", (True, True, True, False)),
    ("LC1", (True, True, True, False)),
    ("MA1", (True, True, True, False)),
    ("HI1", (True, True, True, True)),
    ("LI1", (True, True, True, True)),
    ("PK1", (True, True, True, True)),
    ("LB1", (True, True, True, True)),
    ("SB1", (True, True, True, True)),
    ("WG", (True, False, False, False)),
]


@pytest.mark.rule("MB-0.8")
@pytest.mark.parametrize(("name", "row"), MAY_ENTER)
def test_who_may_enter_which_terrain(name: str, row: tuple[bool, ...]) -> None:
    for (start, goal), may in zip(GROUND.values(), row, strict=True):
        state = battle("red to move", f"R-{name} {start}")
        answer = refused(state, f"march {name} {goal}")
        assert answer == ("allowed" if may else "MB-0.8 cannot-enter")
        assert (goal in goals(state, f"march {name}")) == may


@pytest.mark.rule("MB-0.9")
def test_movement_points_lie_between_nothing_and_the_maximum() -> None:
    assert unit(battle("red to move", "R-LC1 4,-4 mp 0"), "R-LC1")["max"] == 5
    with pytest.raises(PositionError, match="a whole number from 0 to 5 is needed, not 6"):
        battle("red to move", "R-LC1 4,-4 mp 6")
    with pytest.raises(PositionError, match="a whole number from 0 to 5 is needed, not -1"):
        battle("red to move", "R-LC1 4,-4 mp -1")


@pytest.mark.rule("MB-0.9")
def test_movement_points_come_back_only_by_regrouping() -> None:
    state = battle("red to move", "R-LC1 4,-4 mp 1", "Y-LC1 -4,1")
    spent = play(state, "march LC1 5,-4", "halt", "march LC1 -4,2", "halt")
    assert mp(spent, "R-LC1") == 0
    assert mp(play(spent, "pass", "march LC1 -4,1", "halt"), "R-LC1") == 0
    assert mp(play(spent, "regroup"), "R-LC1") == 5
