"""The worked examples of the rulebook, each with its variants, under their own names."""

from collections import Counter

import pytest

from sztab.games.medieval_battle.state import State
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    deploying,
    events,
    goals,
    moves,
    mp,
    outcome,
    play,
    recruiting,
    refused,
    seen,
    strength,
    told,
    turn_of,
    vp,
)


@pytest.mark.rule("MB-4.2", "MB-4.3", "MB-4.4")
@pytest.mark.parametrize(
    ("map", "army", "answer"),
    [
        ("RS", "2HC 1LC 1MA 2HI 1LI 1PK 1LB 2SB", "allowed"),  # 6 + 10 + 4 = 20
        ("RS", "2HC 1LC 1MA 2HI 1LI 2PK 1LB 2SB", "MB-4.2 over-budget"),  # 21
        ("RS", "2HC 1LC 1MA 2HI 1PK 1LB 2SB", "allowed"),  # without the LI: 19
        ("RS", "2HC 1LC 1MA 1HI 1LI 1PK 2LB 2SB", "MB-4.4 too-many-on-this-map"),  # 20, second LB
        ("RL", "2HC 1LC 1MA 1HI 1LI 1PK 2LB 2SB", "allowed"),  # 20 of 30
    ],
)
def test_ex_01_an_army(map: str, army: str, answer: str) -> None:
    assert refused(recruiting(map), f"recruit {army}") == answer


@pytest.mark.rule("MB-3.4", "MB-3.7")
def test_ex_02_map() -> None:
    rs = seen(recruiting("RS"))["map"]
    assert rs["layout"] == "I/0 AI AII AIII C1a C2a C3a"
    counts = Counter(rs["hexes"].values())
    assert counts == {"plain": 65, "forest": 19, "rocky_hills": 15, "mountain": 7}
    assert rs["hexes"]["0,3"] == "forest"
    flipped = seen(recruiting("I/0 AI AII* AIII C1a C2a C3a"))["map"]["hexes"]
    assert flipped["-6,3"] == "forest"
    rl = Counter(seen(recruiting("RL"))["map"]["hexes"].values())
    assert rl == {"plain": 105, "forest": 31, "rocky_hills": 28, "mountain": 13}
    assert (counts.total(), rl.total()) == (106, 177)


@pytest.mark.rule("MB-5.3", "MB-5.4")
def test_ex_03_wagons() -> None:
    state = deploying("red to place", "R-WG reserve", "Y-WG reserve")
    assert len(goals(state, "place WG")) == 27
    assert {"4,-4", "1,2"} <= goals(state, "place WG")
    assert refused(state, "place WG 3,-3") == "MB-5.4 cannot-enter"
    assert refused(state, "place WG 2,-2") == "MB-5.3 near-flag"
    placed = play(state, "place WG 4,-4")
    assert len(goals(placed, "place WG")) == 18
    assert refused(placed, "place WG 2,-3") == "MB-5.3 near-wagon"
    assert refused(placed, "place WG 3,-6") == "allowed"


@pytest.mark.rule("MB-7.1")
def test_ex_04_cavalry_over_two_plains_onto_rocky_hills() -> None:
    state = battle("yellow to move", "Y-HC1 5,-4")
    left = []
    for hex in ("5,-5", "4,-5", "4,-6"):
        state = play(state, f"march HC1 {hex}")
        left.append(mp(state, "Y-HC1"))
    assert left == [3, 2, 0]


@pytest.mark.rule("MB-11.3", "MB-11.6")
def test_ex_05_long_bowmen_climb_and_shoot() -> None:
    state = battle("red to move", "R-LB1 4,-3", "Y-LC1 1,-1")
    up = play(state, "march LB1 3,-2")
    assert mp(up, "R-LB1") == 1
    (line, height, _loss) = events(up, "shoot LB1 1,-1")
    assert (line.args["base"], line.args["index"]) == (0, 1)
    assert (height.key, height.args["value"]) == ("attacker-higher", "+1")
    after = play(up, "shoot LB1 1,-1")
    assert (mp(after, "R-LB1"), strength(after, "Y-LC1"), turn_of(after)) == (0, 1, "yellow")


@pytest.mark.rule("MB-8.1", "MB-8.4")
def test_ex_06_who_gets_there_first() -> None:
    free = play(battle("yellow to move", "Y-HC1 5,-3"), "march HC1 4,-3 3,-3")
    assert mp(free, "Y-HC1") == 1
    state = battle("yellow to move", "Y-HC1 5,-3", "R-LB1 3,-2")
    assert refused(state, "march HC1 4,-3 3,-3") == "MB-8.4 stopped-in-zone"
    stopped = play(state, "march HC1 4,-3")
    assert (mp(stopped, "Y-HC1"), moves(stopped)) == (3, {"halt"})
    assert refused(stopped, "attack HC1 3,-2") == "MB-10.1 cannot-enter"
    # the bowmen are not in the cavalry's zone: other bowmen may go there and on
    zone = battle("red to move", "R-LI1 3,-1", "Y-HC1 4,-3")
    assert "MB-8.4 stops-in-zone" not in told(zone, "march LI1 3,-2")


@pytest.mark.rule("MB-7.5")
def test_ex_07_passing_a_friend() -> None:
    way = "march LC1 4,-5 5,-5"
    after = play(battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5"), way)
    assert (mp(after, "R-LC1"), mp(after, "R-PK1")) == (2, 2)
    tired = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5 mp 0")
    assert refused(tired, way) == "MB-7.5 friend-cannot-pay"
    watched = battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5", "Y-LI1 4,-6")
    assert refused(watched, way) == "MB-7.5 no-passing-in-zone"
    around = play(battle("red to move", "R-LC1 3,-5", "R-PK1 4,-5"), "march LC1 3,-4 4,-4 5,-5")
    assert (mp(around, "R-LC1"), mp(around, "R-PK1")) == (2, 3)


def archers_attacked() -> State:
    """EX-08: the light cavalry has declared its attack."""
    return play(battle("yellow to move", "Y-LC1 4,-3 mp 3", "R-SB1 5,-3"), "attack LC1 5,-3")


@pytest.mark.rule("MB-9.2", "MB-9.4", "MB-9.7")
def test_ex_08_retreat_flight_and_pursuit() -> None:
    attacked = archers_attacked()
    assert mp(attacked, "Y-LC1") == 2
    assert goals(attacked, "retreat") == {"5,-2", "6,-3", "6,-4"}
    for hex in ("4,-2", "5,-4"):
        assert refused(attacked, f"retreat {hex}") == "MB-9.2 retreat-in-zone"
    again = play(attacked, "retreat 5,-2", "attack LC1 5,-2")
    assert (mp(again, "Y-LC1"), mp(again, "R-SB1")) == (1, 2)
    assert goals(again, "retreat") == {"5,-1", "4,-1", "6,-2"}
    prices = {
        hex: 2 - mp(play(again, f"retreat {hex}"), "R-SB1") for hex in goals(again, "retreat")
    }
    assert prices == {"5,-1": 1, "4,-1": 2, "6,-2": 1}


@pytest.mark.rule("MB-9.8", "MB-10.5")
def test_ex_08_if_it_stands_it_is_destroyed() -> None:
    again = play(archers_attacked(), "retreat 5,-2", "attack LC1 5,-2")
    (melee,) = [event for event in events(again, "stand") if event.key == "melee"]
    assert melee.args["index"] == 2
    after = play(again, "stand")
    assert (at(after, "R-SB1"), at(after, "Y-LC1"), turn_of(after)) == ("gone", "5,-2", "red")


@pytest.mark.rule("MB-9.4", "MB-9.6", "MB-9.9")
def test_ex_08_if_it_flees_the_cavalry_stops_in_its_hex() -> None:
    fled = play(archers_attacked(), "retreat 6,-3")
    assert at(fled, "R-SB1") == "fled S0"
    assert (at(fled, "Y-LC1"), mp(fled, "Y-LC1"), turn_of(fled)) == ("5,-3", 2, "red")


@pytest.mark.rule("MB-9.3")
def test_ex_09_too_tired_to_retreat() -> None:
    """Out of the attackers' zones lie only forests, 2 points each."""
    units = ("Y-PK1 1,0", "R-LI1 0,0 mp 1", "Y-PK2 1,1", "Y-PK3 1,-2")
    state = battle("yellow to move", *units)
    assert "MB-9.9 cannot-retreat" in told(state, "attack PK1 0,0")
    rested = battle("yellow to move", "Y-PK1 1,0", "R-LI1 0,0 mp 2", *units[2:])
    attacked = play(rested, "attack PK1 0,0")
    terrain = seen(attacked)["map"]["hexes"]
    assert {terrain[hex] for hex in goals(attacked, "retreat")} == {"forest"}


@pytest.mark.rule("MB-10.4")
@pytest.mark.parametrize(
    ("defender", "attacker_loses", "defender_loses"),
    [
        *[("PK", 1, 0)],
        *[("LC", 1, 1), ("HC", 1, 1), ("HI", 1, 1)],
        *[("LI", 0, 1), ("MA", 0, 1)],
        *[("LB", 0, 2), ("SB", 0, 2)],
    ],
)
def test_ex_10_attacking_light_cavalry(
    defender: str, attacker_loses: int, defender_loses: int
) -> None:
    state = battle("red to move", "R-LC1 4,-3", f"Y-{defender}1 5,-3 mp 0")
    after = play(state, "attack LC1 5,-3")
    assert strength(after, "R-LC1") == 2 - attacker_loses
    assert strength(after, f"Y-{defender}1") == 2 - defender_loses


@pytest.mark.rule("MB-10.3")
def test_ex_11_light_infantry_from_the_mountain() -> None:
    state = battle("red to move", "R-LI1 3,-2", "Y-HC1 3,-3")
    attacked = play(state, "attack LI1 3,-3")
    assert mp(attacked, "R-LI1") == 2
    lines = [(event.key, event.args.get("value")) for event in events(attacked, "stand")]
    assert lines[2:4] == [("attacker-higher", "+1"), ("defender-bad-ground", "+1")]
    melee = events(attacked, "stand")[1]
    assert (melee.args["base"], melee.args["index"]) == (-1, 1)
    after = play(attacked, "stand")
    assert (strength(after, "R-LI1"), strength(after, "Y-HC1")) == (2, 1)
    assert (at(after, "R-LI1"), at(after, "Y-HC1")) == ("3,-2", "3,-3")
    plains = play(battle("red to move", "R-LI1 4,-3", "Y-HC1 5,-3 mp 0"), "attack LI1 5,-3")
    assert (strength(plains, "R-LI1"), strength(plains, "Y-HC1")) == (1, 2)


@pytest.mark.rule("MB-10.4")
def test_ex_12_limits_of_the_ladder() -> None:
    strong = battle("red to move", "R-HC1 3,-3", "Y-SB1 4,-3 strength 1 mp 0")
    melee = events(strong, "attack HC1 4,-3")[2]
    assert (melee.args["base"], melee.args["index"]) == (2, 2)
    after = play(strong, "attack HC1 4,-3")
    assert (at(after, "Y-SB1"), at(after, "R-HC1")) == ("gone", "4,-3")
    weak = battle("red to move", "R-SB1 4,-3 strength 1", "Y-HI1 3,-3 mp 0")
    melee = events(weak, "attack SB1 3,-3")[2]
    assert (melee.args["base"], melee.args["index"]) == (-2, -2)
    after = play(weak, "attack SB1 3,-3")
    assert (at(after, "R-SB1"), strength(after, "Y-HI1"), at(after, "Y-HI1")) == ("gone", 2, "3,-3")


@pytest.mark.rule("MB-10.5")
def test_ex_13_both_fall() -> None:
    state = battle("red to move", "R-LC1 4,-3 strength 1", "Y-LC1 5,-3 strength 1 mp 0")
    after = play(state, "attack LC1 5,-3")
    assert (at(after, "R-LC1"), at(after, "Y-LC1")) == ("gone", "gone")


@pytest.mark.rule("MB-11.5")
@pytest.mark.parametrize("shooter", ["LB1", "SB1", "MA1", "LB1 weak", "SB1 weak", "MA1 weak"])
@pytest.mark.parametrize("target", ["HC", "LC", "MA", "HI", "LI", "PK", "LB", "SB"])
def test_ex_14_safe_from_arrows(shooter: str, target: str) -> None:
    name, *weak = shooter.split()
    strength_of = " strength 1" if weak else ""
    for start, hex in (("4,-3", "3,-3"), ("2,0", "3,0")):  # higher ground; forest at equal height
        state = battle("red to move", f"R-{name} {start}{strength_of}", f"Y-{target}1 {hex}")
        assert strength(play(state, f"shoot {name} {hex}"), f"Y-{target}1") == 2


@pytest.mark.rule("MB-11.5")
def test_ex_14_a_weakened_target_in_the_forest_is_not_safe() -> None:
    state = battle("red to move", "R-LB1 2,0", "Y-PK1 3,0 strength 1")
    assert events(state, "shoot LB1 3,0")[0].args["index"] == 0
    assert at(play(state, "shoot LB1 3,0"), "Y-PK1") == "gone"


@pytest.mark.rule("MB-11.3")
@pytest.mark.parametrize(
    ("shooter", "target", "answer"),
    [
        ("2,0", "4,0", "MB-11.3 out-of-sight"),
        ("2,0", "4,-1", "MB-11.3 out-of-sight"),
        ("2,0", "3,1", "allowed"),
        ("0,2", "0,4", "allowed"),
    ],
)
def test_ex_15_sight(shooter: str, target: str, answer: str) -> None:
    state = battle("red to move", f"R-LB1 {shooter}", f"Y-PK1 {target}")
    assert refused(state, f"shoot LB1 {target}") == answer


@pytest.mark.rule("MB-12.1", "MB-12.2")
def test_ex_16_merger() -> None:
    state = battle("red to move", "R-HI1 4,-5 strength 1", "R-HI2 4,-3 strength 1 mp 2")
    after = play(state, "march HI1 4,-4", "merge HI1 4,-3")
    assert (at(after, "R-HI1"), strength(after, "R-HI2"), mp(after, "R-HI2")) == ("gone", 2, 1)
    assert mp(play(state, "merge HI1 4,-4 4,-3"), "R-HI2") == 1  # in one move the same


@pytest.mark.rule("MB-13.4")
def test_ex_17_coming_back() -> None:
    state = battle("yellow to move", "Y-SB1 fled S0", "Y-WG 0,5", "R-LC1 4,-4")
    first = play(state, "regroup")
    assert (at(first, "Y-SB1"), turn_of(first)) == ("fled S1", "red")
    second = play(first, "pass", "regroup")
    assert at(play(second, "place SB1 -1,5"), "Y-SB1") == "-1,5"


@pytest.mark.rule("MB-13.4")
def test_ex_17_the_wagon_is_there_already() -> None:
    state = battle("yellow to move", "Y-SB1 fled S0", "Y-WG 4,-4", "R-LC1 -4,1")
    assert at(play(state, "regroup", "place SB1 4,-5"), "Y-SB1") == "4,-5"


@pytest.mark.rule("MB-13.4")
def test_ex_17_on_the_large_map() -> None:
    state = battle("yellow to move", "Y-SB1 fled S3", "Y-WG 0,5", "R-LC1 4,-4", map="RL")
    noted = []
    for _regroup in range(2):
        state = play(state, "regroup", "pass")
        noted.append(at(state, "Y-SB1"))
    assert noted == ["fled S0", "fled S1"]
    assert moves(play(state, "regroup"), "place SB1")


@pytest.mark.rule("MB-14.4", "MB-14.5")
def test_ex_18_wagon_under_attack() -> None:
    state = battle("red to move", "R-LC1 4,-3", "R-HI1 5,-4", "Y-WG 5,-3", "Y-LC1 -4,1")
    turned = play(state, "attack LC1 5,-3")
    assert (mp(turned, "Y-WG"), vp(turned)) == (0, (0, 0))
    taken = play(turned, "pass", "attack HI1 5,-3")
    assert (at(taken, "Y-WG"), at(taken, "R-HI1"), vp(taken)) == ("gone", "5,-3", (3, 0))
    saved = play(turned, "regroup", "attack HI1 5,-3")
    assert (at(saved, "Y-WG"), mp(saved, "Y-WG"), at(saved, "R-HI1")) == ("5,-3", 0, "5,-4")


@pytest.mark.rule("MB-15.2", "MB-15.3", "MB-15.4", "MB-15.5")
def test_ex_19_flags() -> None:
    state = battle("red to move", "R-LC1 1,0", "Y-LC1 -4,1")
    crossed = play(state, "march LC1 0,0 0,1", "halt")
    assert seen(crossed)["control"] == {}
    taken = play(state, "march LC1 0,0", "halt")
    assert vp(taken) == (2, 0)
    left = play(taken, "pass", "march LC1 0,1", "halt")
    assert (seen(left)["control"], vp(left)) == ({"0,0": "red"}, (2, 0))


@pytest.mark.rule("MB-15.2")
def test_ex_19_a_retreat_onto_a_flag_takes_it_in_the_enemys_turn() -> None:
    state = battle("red to move", "R-LC1 5,-2", "Y-SB1 5,-1")
    retreated = play(state, "attack LC1 5,-1", "retreat 4,0")
    assert seen(retreated)["control"] == {}  # the turn goes on: the cavalry may attack again
    assert seen(play(retreated, "halt"))["control"] == {"4,0": "yellow"}


@pytest.mark.rule("MB-15.6", "MB-15.7")
@pytest.mark.parametrize(("map", "result"), [("RS", "red by a"), ("RL", "goes on")])
def test_ex_20_winning(map: str, result: str) -> None:
    units = ("R-LC1 4,-3", "Y-WG 5,-3 mp 0", "Y-LC1 -4,1")
    state = battle("red to move", *units, map=map, flags={"0,0": "red"})
    after = play(state, "attack LC1 5,-3")
    assert (vp(after), outcome(after)) == ((5, 0), result)


@pytest.mark.rule("MB-15.6", "MB-15.7")
def test_ex_20_equal_points_are_decided_by_the_units_on_the_map() -> None:
    units = ("R-HC1 4,-4 strength 1", "R-LI1 5,-4", "Y-LC1 -4,1", "Y-PK1 -4,0 strength 1")
    flags = {"0,0": "red", "4,0": "yellow", "0,-4": "yellow"}
    state = battle("red to move", *units, "Y-HC1 fled S0", flags=flags)
    over = play(state, "pass", "pass")
    assert (vp(over), outcome(over)) == ((2, 2), "red by c")  # 4 to 3
    equal = battle("red to move", *units, "Y-SB1 -3,1", flags=flags)
    assert outcome(play(equal, "pass", "pass")) == "drawn by c"


@pytest.mark.rule("MB-8.6")
def test_ex_21_stepping_beside_two_enemies() -> None:
    units = ("R-LI1 4,-3", "Y-PK1 2,-2", "Y-LC1 2,-1")
    up = play(battle("red to move", *units), "march LI1 3,-2")
    assert mp(up, "R-LI1") == 2
    assert refused(up, "attack LI1 2,-2") == "allowed"
    assert refused(up, "attack LI1 2,-1") == "MB-8.6 not-in-its-zone"
    next_turn = play(up, "halt", "pass")
    assert moves(next_turn, "attack") == {"attack LI1 2,-2", "attack LI1 2,-1"}
    alone = play(battle("red to move", "R-LI1 4,-3", "Y-LC1 2,-1"), "march LI1 3,-2")
    assert refused(alone, "attack LI1 2,-1") == "allowed"
