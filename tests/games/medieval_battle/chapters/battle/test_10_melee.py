"""MB-10: melee."""

import pytest

from sztab.core.said import Event
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.shown import questions
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    events,
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

KINDS = ("HC", "LC", "MA", "HI", "LI", "PK", "LB", "SB")
# Row = attacker, column = defender, as in the data notes.
MELEE = """
     HC  LC  MA  HI  LI  PK  LB  SB
HC    0  +1  +1  +1  +2  -1  +2  +2
LC    0   0  +1   0  +1  -1  +2  +2
MA   -1  -1   0  -1   0  -1  +1  +1
HI    0  +1  +1   0  +1  +1  +2  +2
LI   -1   0   0  -1   0   0  +1  +1
PK   +1  +1  +1  -1   0   0  +1  +1
LB   -2  -2  -1  -2  -1  -1   0   0
SB   -2  -2  -1  -2  -1  -1   0   0
"""
CELLS = [
    (line.split()[0], defender, int(cell))
    for line in MELEE.strip().splitlines()[1:]
    for defender, cell in zip(KINDS, line.split()[1:], strict=True)
]
# index: attacker loses, defender loses
LADDER = {-2: (2, 0), -1: (1, 0), 0: (1, 1), +1: (0, 1), +2: (0, 2)}


def fight(attacker: str, defender: str) -> tuple[int, int, list[str]]:
    """Base, index and advantages of a melee: Red attacks, Yellow cannot retreat."""
    state = battle("red to move", f"R-{attacker}", f"Y-{defender} mp 0")
    name, hex = attacker.split()[0], defender.split()[1]
    lines = events(state, f"attack {name} {hex}")
    (melee,) = [event for event in lines if event.key == "melee"]
    assert melee.rule == "MB-10.4"
    base, index = melee.args["base"], melee.args["index"]
    assert isinstance(base, int)
    assert isinstance(index, int)
    return base, index, [_advantage(event) for event in lines if "value" in event.args]


def _advantage(event: Event) -> str:
    assert event.rule == "MB-10.3"
    return f"{event.args['value']} {event.key}"


def losses(attacker: str, defender: str) -> tuple[int, int]:
    """How many knights each side loses in that melee."""
    state = battle("red to move", f"R-{attacker}", f"Y-{defender} mp 0")
    ours, theirs = f"R-{attacker.split()[0]}", f"Y-{defender.split()[0]}"
    after = play(state, f"attack {attacker.split()[0]} {defender.split()[1]}")
    lost = [strength(state, name) - strength(after, name) for name in (ours, theirs)]
    return lost[0], lost[1]


@pytest.mark.rule("MB-10.1")
def test_attacking_is_entering_an_adjacent_hex_with_an_enemy() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-PK1 5,-3", "R-PK1 4,-2")
    assert refused(state, "attack LC1 5,-3") == "allowed"
    assert refused(state, "attack LC1 4,-4") == "MB-10.1 no-enemy-there"
    assert refused(state, "attack LC1 4,-2") == "MB-10.1 no-enemy-there"  # a friend
    assert refused(state, "attack LC1 5,-5") == "MB-8.6 not-adjacent"
    assert refused(state, "attack LC1 40,40") == "MB-8.6 not-adjacent"
    assert words(state, "attack LC1 5,-3")[0] == (
        "Red light cavalry 1 attacks Yellow pikeman 1 at 5,-3 (1 movement point, 4 left)."
    )


@pytest.mark.rule("MB-10.1")
def test_the_attacker_must_be_allowed_to_enter_and_must_pay() -> None:
    mountain = battle("red to move", "R-LC1 4,-3", "Y-PK1 3,-2")
    assert refused(mountain, "attack LC1 3,-2") == "MB-10.1 cannot-enter"
    assert moves(mountain, "attack") == set()
    poor = battle("red to move", "R-LC1 4,-3 mp 0", "Y-PK1 5,-3")
    assert refused(poor, "attack LC1 5,-3") == "MB-7.7 no-points"


@pytest.mark.rule("MB-10.1", "MB-14.6")
def test_the_wagon_cannot_attack() -> None:
    state = battle("red to move", "R-WG 4,-3", "Y-PK1 5,-3")
    assert refused(state, "attack WG 5,-3") == "MB-14.6 wagon-does-not-fight"
    assert moves(state, "attack") == set()


@pytest.mark.rule("MB-10.2", "MB-2.4")
@pytest.mark.parametrize(("attacker", "defender", "base"), CELLS)
def test_the_melee_table(attacker: str, defender: str, base: int) -> None:
    """Two full-strength units on plains, without any advantage."""
    assert fight(f"{attacker}1 4,-3", f"{defender}1 5,-3") == (base, base, [])
    assert losses(f"{attacker}1 4,-3", f"{defender}1 5,-3") == LADDER[base]


@pytest.mark.rule("MB-10.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "advantage"),
    [
        ("PK1 4,-3", "PK1 5,-3 strength 1", "+1 attacker-stronger"),
        ("PK1 4,-3 strength 1", "PK1 5,-3", "-1 defender-stronger"),
        ("PK1 3,-3", "PK1 4,-3", "+1 attacker-higher"),
        ("PK1 3,-2", "PK1 4,-3", "+1 attacker-higher"),  # a difference of 2 counts like 1
        ("PK1 4,-3", "PK1 3,-3", "-1 defender-higher"),
        ("PK1 3,-3", "PK1 3,-2", "-1 defender-higher"),
        ("LC1 2,0", "PK1 3,0", "-1 attacker-bad-ground"),  # forest
        ("PK1 2,0", "LC1 3,0", "+1 defender-bad-ground"),
    ],
)
def test_each_advantage_is_worth_one_column(attacker: str, defender: str, advantage: str) -> None:
    base, index, advantages = fight(attacker, defender)
    assert advantages == [advantage]
    assert index == base + int(advantage.split()[0])


@pytest.mark.rule("MB-10.3")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("PK1 4,-3 strength 1", "PK1 5,-3 strength 1"),  # equal numbers
        ("PK1 3,-1", "PK1 2,-1"),  # forest and plain are level
        ("LC1 2,0", "LC1 3,0"),  # two mounted units in forest
        ("PK1 2,0", "PK1 3,0"),  # two on foot
        ("LC1 3,0", "PK1 2,0"),  # the attacker's ground does not matter
        ("PK1 3,0", "LC1 2,0"),
    ],
)
def test_what_is_no_advantage(attacker: str, defender: str) -> None:
    base, index, advantages = fight(attacker, defender)
    assert (index, advantages) == (base, [])


@pytest.mark.rule("MB-10.3")
def test_rocky_hills_are_bad_ground_too_and_higher() -> None:
    assert fight("LC1 4,-3", "PK1 3,-3")[2] == ["-1 defender-higher", "-1 attacker-bad-ground"]
    assert fight("LI1 3,-2", "HC1 3,-3")[2] == ["+1 attacker-higher", "+1 defender-bad-ground"]


@pytest.mark.rule("MB-10.3")
def test_all_three_factors_add_up() -> None:
    base, index, advantages = fight("LC1 4,-3 strength 1", "HI1 3,-3")
    assert advantages == ["-1 defender-stronger", "-1 defender-higher", "-1 attacker-bad-ground"]
    assert (base, index) == (0, -2)  # -3, limited


@pytest.mark.rule("MB-10.3")
def test_a_mountain_is_not_bad_ground_but_high() -> None:
    assert fight("HI1 4,-3", "PK1 3,-2")[2] == ["-1 defender-higher"]


@pytest.mark.rule("MB-10.4")
@pytest.mark.parametrize(
    ("attacker", "defender", "index"),
    [
        ("SB1 4,-3 strength 1", "HI1 3,-3", -2),  # -2 - 1 - 1 = -4
        ("SB1 4,-3 strength 1", "HI1 5,-3", -2),  # -3
        ("SB1 4,-3", "HI1 5,-3", -2),
        ("LC1 4,-3", "PK1 5,-3", -1),
        ("LC1 4,-3", "LC1 5,-3", 0),
        ("LC1 4,-3", "LI1 5,-3", 1),
        ("LC1 4,-3", "SB1 5,-3", 2),
        ("LC1 4,-3", "SB1 5,-3 strength 1", 2),  # +3
        ("HC1 3,-3", "SB1 4,-3 strength 1", 2),  # +2 + 1 + 1 = +4
    ],
)
def test_the_ladder_and_its_ends(attacker: str, defender: str, index: int) -> None:
    assert fight(attacker, defender)[1] == index
    most = [1 if "strength 1" in side else 2 for side in (attacker, defender)]
    lost = LADDER[index]
    assert losses(attacker, defender) == (min(most[0], lost[0]), min(most[1], lost[1]))


@pytest.mark.rule("MB-10.4")
def test_both_sides_lose_at_the_same_time() -> None:
    """Equal cavalry: the attacker's loss does not weaken the blow it strikes."""
    after = play(battle("red to move", "R-LC1 4,-3", "Y-LC1 5,-3 mp 0"), "attack LC1 5,-3")
    assert (strength(after, "R-LC1"), strength(after, "Y-LC1")) == (1, 1)


@pytest.mark.rule("MB-10.5")
def test_survivors_stay_where_they_are() -> None:
    after = play(battle("red to move", "R-LC1 4,-3", "Y-LC1 5,-3 mp 0"), "attack LC1 5,-3")
    assert (at(after, "R-LC1"), at(after, "Y-LC1")) == ("4,-3", "5,-3")


@pytest.mark.rule("MB-10.5")
def test_the_attacker_moves_into_a_hex_it_has_emptied_for_nothing_more() -> None:
    state = battle("red to move", "R-LC1 4,-3", "Y-SB1 5,-3 mp 0")
    after = play(state, "attack LC1 5,-3")
    assert (at(after, "R-LC1"), mp(after, "R-LC1")) == ("5,-3", 4)
    assert told(state, "attack LC1 5,-3")[-1] == "MB-10.5 moves-in"


@pytest.mark.rule("MB-10.5")
def test_a_destroyed_attacker_leaves_the_defender_in_place() -> None:
    after = play(battle("red to move", "R-SB1 4,-3", "Y-HI1 5,-3 mp 0"), "attack SB1 5,-3")
    assert (at(after, "R-SB1"), at(after, "Y-HI1"), strength(after, "Y-HI1")) == ("gone", "5,-3", 2)


@pytest.mark.rule("MB-10.5", "MB-15.3")
def test_if_both_fall_on_a_flag_its_control_does_not_change() -> None:
    units = ("R-LC1 1,0 strength 1", "Y-LC1 0,0 strength 1 mp 0")
    for holder, points in (("yellow", (0, 2)), ("red", (2, 0))):
        after = play(battle("red to move", *units, flags={"0,0": holder}), "attack LC1 0,0")
        assert (at(after, "R-LC1"), at(after, "Y-LC1")) == ("gone", "gone")
        assert vp(after) == points
    nobody = play(battle("red to move", *units), "attack LC1 0,0")
    assert seen(nobody)["control"] == {}


@pytest.mark.rule("MB-10.5", "MB-15.3")
def test_a_fallen_attacker_takes_nothing_where_it_stood() -> None:
    """Ruling Q-33: it stood on a flag hex and fell before the turn ended."""
    after = play(battle("red to move", "R-SB1 0,0", "Y-HI1 1,0 mp 0"), "attack SB1 1,0")
    assert (at(after, "R-SB1"), seen(after)["control"]) == ("gone", {})


@pytest.mark.rule("MB-10.6")
def test_a_melee_ends_the_turn_even_with_points_left() -> None:
    after = play(battle("red to move", "R-LC1 4,-3", "Y-SB1 5,-3 mp 0"), "attack LC1 5,-3")
    assert (mp(after, "R-LC1"), turn_of(after)) == (4, "yellow")
    stood = play(battle("red to move", "R-LC1 4,-3", "Y-PK1 5,-3"), "attack LC1 5,-3", "stand")
    assert turn_of(stood) == "yellow"


@pytest.mark.rule("MB-10.7")
def test_an_attack_on_a_wagon_does_not_use_the_ladder() -> None:
    state = battle("red to move", "R-SB1 4,-3 strength 1", "Y-WG 5,-3")
    assert told(state, "attack SB1 5,-3") == ["MB-10.1 attacks", "MB-14.4 wagon-turned"]
    assert strength(play(state, "attack SB1 5,-3"), "R-SB1") == 1


@pytest.mark.rule("MB-10.3", "MB-10.4")
def test_a_sum_explains_itself_in_both_languages() -> None:
    state = battle("red to move", "R-LI1 3,-2", "Y-HC1 3,-3 mp 0")
    assert words(state, "attack LI1 3,-3")[2:] == [
        "Red light infantry 1 fights Yellow heavy cavalry 1: combat potential -1, "
        "after advantages 1; losses: attacker 0, defender 1.",
        "+1: the attacker stands higher.",
        "+1: the ground is bad for the defender's cavalry.",
        "Yellow heavy cavalry 1 loses 1 knight and has 1 left.",
    ]
    assert words(state, "attack LI1 3,-3", "pl") == [
        "Lekka piechota nr 1 Czerwonych atakuje ciężką jazdę nr 1 Żółtych na polu 3,-3 "
        "(2 punkty ruchu, pozostały 2).",
        "Ciężka jazda nr 1 Żółtych nie może się wycofać: ma za mało punktów ruchu.",
        "Lekka piechota nr 1 Czerwonych walczy wręcz z ciężką jazdą nr 1 Żółtych: "
        "potencjał bojowy -1, a po uwzględnieniu przewag 1; straty: atakujący 0, obrońca 1.",
        "+1: przewaga wysokości.",
        "+1: teren nie sprzyja jeździe obrońcy.",
        "Ciężka jazda nr 1 Żółtych traci 1 rycerza, pozostał 1.",
    ]


@pytest.mark.rule("MB-0.3", "MB-10.4")
def test_a_unit_is_told_to_lose_no_more_knights_than_it_has() -> None:
    state = battle("red to move", "R-HC1 4,-3", "Y-SB1 5,-3 strength 1 mp 0")
    fought = words(state, "attack HC1 5,-3")[2]
    assert fought.endswith("losses: attacker 0, defender 1.")
    (attack,) = [offer for offer in GAME.offers(state, 0) if offer.text == "attack HC1 5,-3"]
    assert attack.say.args["enemy"] == 1
    odds = questions.fight(state, 0, "attack HC1 5,-3")
    assert odds is not None
    assert [row["enemy"] for row in odds["ladder"]] == [0, 0, 1, 1, 1]


@pytest.mark.rule("MB-7.1")
def test_hexes_on_the_way_are_kept_apart_though_they_have_commas() -> None:
    state = battle("yellow to move", "Y-LC1 2,3")
    told = words(state, "march LC1 2,2 2,1 3,0 4,0")[0]
    assert "from 2,3 through 2,2; 2,1 and 3,0 to 4,0 (" in told
