"""MB-11: shooting."""

import pytest

from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    decider,
    events,
    goals,
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

KINDS = ("HC", "LC", "MA", "HI", "LI", "PK", "LB", "SB")
SHOOTING = """
     HC  LC  MA  HI  LI  PK  LB  SB
LB    0   0   0   0   0   0   0   0
SB   -1   0   0  -1   0   0   0   0
MA   -1   0   0  -1   0   0   0   0
"""
CELLS = [
    (line.split()[0], target, int(cell))
    for line in SHOOTING.strip().splitlines()[1:]
    for target, cell in zip(KINDS, line.split()[1:], strict=True)
]
LOSSES = {-2: 0, -1: 0, 0: 1, +1: 1, +2: 2}


def shot(shooter: str, target: str) -> tuple[int, int, list[str], int]:
    """Base, index, advantages and losses of Red's shot."""
    state = battle("red to move", f"R-{shooter}", f"Y-{target}")
    text = f"shoot {shooter.split()[0]} {target.split()[1]}"
    lines = events(state, text)
    base, index = lines[0].args["base"], lines[0].args["index"]
    assert isinstance(base, int)
    assert isinstance(index, int)
    sums = [event for event in lines if "value" in event.args]
    assert {event.rule for event in sums} <= {"MB-11.5"}
    name = f"Y-{target.split()[0]}"
    lost = strength(state, name) - strength(play(state, text), name)
    return base, index, [f"{event.args['value']} {event.key}" for event in sums], lost


@pytest.mark.rule("MB-11.1")
@pytest.mark.parametrize(("kind", "reach"), [("LB", 2), ("SB", 1), ("MA", 1)])
def test_long_bowmen_shoot_two_hexes_far_and_others_one(kind: str, reach: int) -> None:
    for distance, hex in ((1, "2,0"), (2, "2,1"), (3, "2,2")):  # from (1,0), over plains
        state = battle("red to move", f"R-{kind}1 1,0", f"Y-PK1 {hex}")
        answer = refused(state, f"shoot {kind}1 {hex}")
        assert answer == ("allowed" if distance <= reach else "MB-11.1 out-of-range")
        assert (hex in goals(state, "shoot")) == (distance <= reach)


@pytest.mark.rule("MB-11.1")
@pytest.mark.parametrize("kind", ["HC", "LC", "HI", "LI", "PK"])
def test_others_do_not_shoot(kind: str) -> None:
    state = battle("red to move", f"R-{kind}1 4,-3", "Y-PK1 5,-3")
    assert refused(state, f"shoot {kind}1 5,-3") == "MB-11.1 not-archers"
    assert moves(state, "shoot") == set()


@pytest.mark.rule("MB-11.1")
def test_archers_of_strength_one_may_shoot_too() -> None:
    state = battle("red to move", "R-SB1 4,-3 strength 1", "Y-PK1 5,-3 strength 1")
    assert at(play(state, "shoot SB1 5,-3"), "Y-PK1") == "gone"


@pytest.mark.rule("MB-11.2")
def test_the_target_is_one_enemy_combat_unit() -> None:
    state = battle("red to move", "R-LB1 4,-3", "Y-WG 5,-3", "R-PK1 4,-4", "Y-PK1 4,-2")
    assert refused(state, "shoot LB1 5,-3") == "MB-11.2 wagon-not-shot"
    assert refused(state, "shoot LB1 4,-4") == "MB-11.2 no-enemy-there"  # a friend
    assert refused(state, "shoot LB1 4,-3") == "MB-11.2 no-enemy-there"  # itself
    assert refused(state, "shoot LB1 5,-4") == "MB-11.2 no-enemy-there"  # nobody
    assert refused(state, "shoot LB1 6,-3") == "MB-11.2 no-enemy-there"  # off the map
    assert moves(state, "shoot") == {"shoot LB1 4,-2"}


# shooter's hex, target's hex, hexes between, in sight?
SIGHT = [
    ("2,0", "4,0", "forest", False),
    ("2,0", "4,-1", "forest, forest", False),
    ("2,0", "3,1", "forest, plain", True),  # one open hex is enough
    ("0,2", "0,4", "forest, seen from rocky hills", True),
    ("3,-2", "3,0", "forest, seen from a mountain", True),
    ("4,-3", "2,-1", "mountain", False),
    ("3,-3", "3,-1", "mountain, seen from rocky hills", False),
    ("4,-2", "2,-2", "mountain, from the plain", False),
    ("2,-1", "2,-3", "plain", True),
    ("2,-3", "4,-3", "rocky hills never block", True),
    ("2,-2", "3,-4", "plain, rocky hills", True),
    ("3,-1", "5,-1", "forest, seen from forest", False),
]


@pytest.mark.rule("MB-11.3")
@pytest.mark.parametrize(("shooter", "target", "between", "visible"), SIGHT)
def test_sight(shooter: str, target: str, between: str, visible: bool) -> None:
    state = battle("red to move", f"R-LB1 {shooter}", f"Y-PK1 {target}")
    answer = refused(state, f"shoot LB1 {target}")
    assert answer == ("allowed" if visible else "MB-11.3 out-of-sight"), between
    assert (target in goals(state, "shoot")) == visible


@pytest.mark.rule("MB-11.3")
def test_nobody_sees_over_a_mountain_not_even_from_another() -> None:
    """Module BI in S0 has mountains on (3,-2) and (3,-1)."""
    modules = "I/0 BI BII BIII C1a C2a C3a"
    state = battle("red to move", "R-LB1 3,-2", "Y-PK1 3,0", map=modules)
    assert refused(state, "shoot LB1 3,0") == "MB-11.3 out-of-sight"


@pytest.mark.rule("MB-11.3")
def test_distance_one_is_always_in_sight() -> None:
    for shooter, target in (("2,0", "3,0"), ("4,-3", "3,-2")):  # into forest, up a mountain
        state = battle("red to move", f"R-LB1 {shooter}", f"Y-PK1 {target}")
        assert refused(state, f"shoot LB1 {target}") == "allowed"


@pytest.mark.rule("MB-11.3")
def test_units_never_block() -> None:
    state = battle("red to move", "R-LB1 5,-5", "R-HC1 5,-4", "Y-PK1 5,-3")
    assert refused(state, "shoot LB1 5,-3") == "allowed"


@pytest.mark.rule("MB-11.3")
def test_hexes_off_the_map_never_block() -> None:
    """Between (6,-5) and (5,-6) lie a forest, (5,-5), and a hex off the map, (6,-6)."""
    modules = "I/0 III/0 AIII AII AI AIV AV C1a C2a C3a C4a"
    state = battle("red to move", "R-LB1 6,-5", "Y-PK1 5,-6", map=modules)
    assert seen(state)["map"]["hexes"]["5,-5"] == "forest"
    assert "6,-6" not in seen(state)["map"]["hexes"]
    assert refused(state, "shoot LB1 5,-6") == "allowed"


@pytest.mark.rule("MB-11.3")
def test_the_targets_own_terrain_does_not_matter_for_sight() -> None:
    for target in ("3,-1", "3,0"):  # forests at distance 2 with plains between
        state = battle("red to move", "R-LB1 1,0", f"Y-PK1 {target}")
        assert refused(state, f"shoot LB1 {target}") == "allowed"


@pytest.mark.rule("MB-11.4", "MB-2.4")
@pytest.mark.parametrize(("shooter", "target", "base"), CELLS)
def test_the_shooting_table(shooter: str, target: str, base: int) -> None:
    found = shot(f"{shooter}1 4,-3", f"{target}1 5,-3")
    assert found == (base, base, [], LOSSES[base])


@pytest.mark.rule("MB-11.5")
@pytest.mark.parametrize(
    ("shooter", "target", "advantages"),
    [
        ("LB1 4,-3", "PK1 5,-3 strength 1", ["+1 attacker-stronger"]),
        ("LB1 4,-3 strength 1", "PK1 5,-3", ["-1 defender-stronger"]),
        ("LB1 3,-2", "PK1 4,-3", ["+1 attacker-higher"]),
        ("LB1 4,-3", "PK1 3,-2", ["-1 defender-higher"]),
        ("LB1 2,0", "PK1 3,0", ["-1 target-in-forest"]),
        ("LB1 2,0", "LC1 3,0", ["-1 target-in-forest"]),  # mounted targets too
        ("LB1 3,0", "PK1 2,0", []),  # the shooter's forest does not matter
        ("LB1 4,-3", "HC1 3,-3", ["-1 defender-higher"]),  # rocky hills give no cover
        (
            "LB1 3,-2",
            "PK1 3,-1 strength 1",
            ["+1 attacker-stronger", "+1 attacker-higher", "-1 target-in-forest"],
        ),
    ],
)
def test_advantages_of_a_shot(shooter: str, target: str, advantages: list[str]) -> None:
    base, index, found, _lost = shot(shooter, target)
    assert found == advantages
    assert index == base + sum(int(line.split()[0]) for line in advantages)


@pytest.mark.rule("MB-11.6")
@pytest.mark.parametrize(
    ("shooter", "target", "index", "lost"),
    [
        ("SB1 4,-3", "HI1 3,-3", -2, 0),
        ("SB1 4,-3 strength 1", "HI1 3,-3", -2, 0),  # -3, limited
        ("SB1 4,-3", "HI1 5,-3", -1, 0),
        ("SB1 4,-3", "PK1 5,-3", 0, 1),
        ("SB1 3,-3", "PK1 4,-3", 1, 1),
        ("SB1 3,-3", "PK1 4,-3 strength 1", 2, 1),  # two knights, but it has only one
    ],
)
def test_the_target_loses_what_the_ladder_says(
    shooter: str, target: str, index: int, lost: int
) -> None:
    _base, found, _advantages, losses = shot(shooter, target)
    assert (found, losses) == (index, lost)


@pytest.mark.rule("MB-11.6")
def test_the_shooter_never_loses_anything() -> None:
    state = battle("red to move", "R-SB1 4,-3 strength 1", "Y-HI1 3,-3")
    after = play(state, "shoot SB1 3,-3")
    assert (strength(after, "R-SB1"), strength(after, "Y-HI1")) == (1, 2)
    assert told(state, "shoot SB1 3,-3")[-1] == "MB-11.6 no-loss"
    assert words(state, "shoot SB1 3,-3", "pl")[0] == (
        "Oddział łuczników z krótkimi łukami nr 1 Czerwonych ostrzeliwuje ciężką piechotę "
        "nr 1 Żółtych (1 punkt ruchu, pozostały 2): potencjał bojowy -1, "
        "a po uwzględnieniu przewag -2; straty celu: 0."
    )


@pytest.mark.rule("MB-11.7")
def test_a_shot_costs_one_point_ends_the_turn_and_nobody_moves() -> None:
    state = battle("red to move", "R-SB1 4,-3", "Y-PK1 5,-3 strength 1")
    after = play(state, "shoot SB1 5,-3")
    assert (mp(after, "R-SB1"), turn_of(after)) == (2, "yellow")
    assert (at(after, "Y-PK1"), at(after, "R-SB1")) == ("gone", "4,-3")  # it stays where it is


@pytest.mark.rule("MB-11.7")
def test_the_target_cannot_retreat() -> None:
    """The pikemen have points and room, and still nobody asks them."""
    state = battle("red to move", "R-SB1 4,-3", "Y-PK1 5,-3")
    after = play(state, "shoot SB1 5,-3")
    assert (turn_of(after), at(after, "Y-PK1"), strength(after, "Y-PK1")) == ("yellow", "5,-3", 1)


@pytest.mark.rule("MB-11.7")
def test_archers_in_an_enemy_zone_may_shoot_also_at_another() -> None:
    """MB-8.6 binds attacks, not shots: stopped by the pikemen it may shoot at the cavalry."""
    state = battle("red to move", "R-LB1 4,-3", "Y-PK1 2,-2", "Y-LC1 2,-1")
    up = play(state, "march LB1 3,-2")
    assert moves(up, "shoot") == {"shoot LB1 2,-2", "shoot LB1 2,-1"}


@pytest.mark.rule("MB-11.8")
def test_archers_may_also_fight_in_melee() -> None:
    state = battle("red to move", "R-SB1 4,-3", "Y-SB1 5,-3 mp 0")
    assert {"attack SB1 5,-3", "shoot SB1 5,-3"} <= moves(state)
    lines = events(state, "attack SB1 5,-3")
    assert [event.args["base"] for event in lines if event.key == "melee"] == [0]
    after = play(state, "attack SB1 5,-3")
    assert (strength(after, "R-SB1"), strength(after, "Y-SB1")) == (1, 1)


@pytest.mark.rule("MB-11.8")
def test_the_clicks_tell_a_shot_from_an_attack() -> None:
    state = battle("red to move", "R-SB1 4,-3", "Y-SB1 5,-3")
    picks = {offer.text: offer.picks for offer in GAME.offers(state, decider(state))}
    assert picks["attack SB1 5,-3"] == ("R-SB1", "Y-SB1", "attack")
    assert picks["shoot SB1 5,-3"] == ("R-SB1", "Y-SB1", "shoot")
    assert len(set(picks.values())) == len(picks)
