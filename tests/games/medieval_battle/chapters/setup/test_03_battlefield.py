"""MB-3: battlefield."""

from random import Random
from typing import Any

import pytest

from sztab.core.errors import OptionError
from sztab.core.fate import LoadedFate, SeededFate
from sztab.core.hexes import Hex, distance, neighbours
from sztab.core.options import validated
from sztab.core.table import open_table
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import State
from tests.games.medieval_battle.pictures import (
    at,
    battle,
    events,
    mp,
    play,
    recruiting,
    seen,
    told,
)

# The reference maps of the data notes: a letter for terrain, a digit for a flag and its worth.
RS = """
r=-6 q= 1  R M P R M
r=-5 q= 0  P P P P P P
r=-4 q=-1  P P1 P M P P P
r=-3 q=-2  P R R P P R P P
r=-2 q=-3  P F R M P P M P P
r=-1 q=-4  F P R P F P P F F P
r= 0 q=-5  F P P P F P2 P P F P1 P
r= 1 q=-6  P R P P R F P P P F P R
r= 2 q=-6  P R P M P R R P P P F
r= 3 q=-6  P F F P P F F M P P
r= 4 q=-6  F F P1 P F P P P R
r= 5 q=-6  P P P P F P P R
"""
RL = """
r=-6 q= 1  P F P R M
r=-5 q= 0  P F P P P P P R R P P P R
r=-4 q=-1  P P1 P M P P P P P P P P1 P M
r=-3 q=-2  P R R P P R P P P P F P P F R
r=-2 q=-3  P F R M P P M P P R F P F F P M
r=-1 q=-4  F P R P F P P F F M R R P F P P P
r= 0 q=-5  F P P P F P2 P P F P R R2 P P R P P
r= 1 q=-6  P R P P R F P P P F F P P R P R P
r= 2 q=-6  P R P M P R R P P P M P P F P R
r= 3 q=-6  P F F P P F F M P P P F F P R
r= 4 q=-6  F P P1 P F P P P R P P M P1 P
r= 5 q=-6  R P P P F P P R P F P M F
r= 6 q= 1  M P P P P
"""
LETTERS = {"P": "plain", "F": "forest", "R": "rocky_hills", "M": "mountain"}


def drawn(picture: str) -> tuple[dict[str, str], dict[str, int]]:
    """Terrain and flags of a printed map."""
    hexes: dict[str, str] = {}
    flags: dict[str, int] = {}
    for line in picture.strip().splitlines():
        r, q = int(line[2:4]), int(line[7:9])
        for step, cell in enumerate(line[9:].split()):
            hexes[f"{q + step},{r}"] = LETTERS[cell[0]]
            if cell[1:]:
                flags[f"{q + step},{r}"] = int(cell[1:])
    return hexes, flags


def table(**options: str) -> Any:
    """The map of a new game with these options, as everybody sees it."""
    return open_table(GAME, options, seed=1).view()["map"]


def impossible(modules: str, size: str = "standard") -> str:
    """Why a free choice of modules is no map."""
    with pytest.raises(OptionError) as caught:
        table(map="free", size=size, modules=modules)
    return str(caught.value)


# terrain: height, cost, bad for cavalry, cover, blocks sight
TERRAIN = {
    "plain": (0, 1, False, False, False),
    "forest": (0, 2, True, True, True),
    "rocky_hills": (1, 2, True, False, False),
    "mountain": (2, 2, False, False, True),
}


@pytest.mark.rule("MB-3.1")
def test_the_terrain_table() -> None:
    grounds = GAME.catalog("").grounds
    for (name, row), ground in zip(TERRAIN.items(), grounds, strict=True):
        shown = (ground.height, ground.cost, ground.bad_for_cavalry, ground.cover)
        assert (*shown, ground.blocks_sight) == row, name


@pytest.mark.rule("MB-3.1")
@pytest.mark.parametrize(
    ("start", "goal", "cost"), [("1,0", "2,0", 1), ("2,0", "3,0", 2), ("4,-3", "3,-3", 2)]
)
def test_plain_costs_one_point_and_all_else_two(start: str, goal: str, cost: int) -> None:
    state = battle("red to move", f"R-LC1 {start}")
    assert mp(play(state, f"march LC1 {goal}"), "R-LC1") == 5 - cost


@pytest.mark.rule("MB-3.1")
def test_a_mountain_costs_two_points_too() -> None:
    assert mp(play(battle("red to move", "R-LI1 4,-3"), "march LI1 3,-2"), "R-LI1") == 2


@pytest.mark.rule("MB-3.2")
def test_a_standard_map_is_one_inner_three_outer_and_three_complement_modules() -> None:
    free = table(map="free", modules="IV/2 BV BI* BIII C4b C2a C1a")
    assert free["layout"] == "IV/2 BV BI* BIII C4b C2a C1a"
    assert len(free["hexes"]) == 106
    assert "a standard map takes 1 inner, 3 outer and 3 complement modules, not 1, 2 and 3" in (
        impossible("I/0 AI AII C1a C2a C3a")
    )
    assert "not 0, 0 and 0" in impossible("")


@pytest.mark.rule("MB-3.2")
def test_all_outer_modules_show_one_side() -> None:
    said = "all outer modules show side A, or all show side B"
    assert said in impossible("I/0 AI BII AIII C1a C2a C3a")
    assert table(map="free", modules="I/0 BI BII BIII C1a C2a C3a")["layout"].startswith("I/0 BI")


@pytest.mark.rule("MB-3.2", "MB-2.1")
def test_a_piece_lies_on_the_table_once() -> None:
    assert "AI, AI, AII use one piece twice" in impossible("I/0 AI AI* AII C1a C2a C3a")
    assert "C1a, C1b, C2a use one piece twice" in impossible("I/0 AI AII AIII C1a C1b C2a")
    large = "I/0 II/0 AI AII AIII AIV AV C1a C2a C3a C4a"
    assert "I, II use one piece twice" in impossible(large, "large")


@pytest.mark.rule("MB-3.2")
@pytest.mark.parametrize("word", ["X1", "I/6", "AI/1", "AI**", "C1", "C1a*", "i/0", "I/-1"])
def test_what_is_no_module_is_named(word: str) -> None:
    said = impossible(f"{word} AI AII AIII C1a C2a C3a")
    assert said.startswith(f"The map cannot be built: {word!r} is not a module: write inner")


@pytest.mark.rule("MB-3.3")
def test_a_large_map_is_two_inner_five_outer_and_four_complement_modules() -> None:
    modules = "III/4 I/1 AV AI* AII AIV AIII C4a C3b C2a C1b"
    free = table(map="free", size="large", modules=modules)
    assert (free["layout"], len(free["hexes"])) == (modules, 177)
    said = "a large map takes 2 inner, 5 outer and 4 complement modules, not 1, 3 and 3"
    assert said in impossible("I/0 AI AII AIII C1a C2a C3a", "large")
    mixed = "III/4 I/1 AV BI AII AIV AIII C4a C3b C2a C1b"
    assert "all outer modules show side A" in impossible(mixed, "large")


@pytest.mark.rule("MB-3.3")
def test_the_second_inner_module_stands_in_place_of_a_complement_module() -> None:
    """On RS (4,0) is the flag of a complement module; on RL it is the edge of inner module III."""
    assert seen(recruiting("RS"))["map"]["flags"]["4,0"] == 1
    large = seen(recruiting("RL"))["map"]
    assert "4,0" not in large["flags"]
    assert large["flags"]["6,0"] == 2


@pytest.mark.rule("MB-3.4", "MB-3.7")
@pytest.mark.parametrize(("name", "picture"), [("RS", RS), ("RL", RL)])
def test_the_reference_maps_are_those_of_the_data_notes(name: str, picture: str) -> None:
    hexes, flags = drawn(picture)
    shown = seen(recruiting(name))["map"]
    assert shown["hexes"] == hexes
    assert shown["flags"] == flags


@pytest.mark.rule("MB-3.4")
def test_modules_are_turned_by_sixty_degrees_about_their_centre() -> None:
    """Inner I has its only mountain at (0,-2): r = -2, the first of MPP."""
    for turns, hex in enumerate(["0,-2", "2,-2", "2,0", "0,2", "-2,2", "-2,0"]):
        inner = table(map="free", modules=f"I/{turns} AI AII AIII C1a C2a C3a")["hexes"]
        assert inner[hex] == "mountain", turns


@pytest.mark.rule("MB-3.4")
def test_a_flipped_outer_module_makes_a_half_turn_in_its_place() -> None:
    """AII in S1: its forest (3,-3) lies on (0,3); flipped, on (-6,3), where (3,3) plain was."""
    plain = table(map="free", modules="I/0 AI AII AIII C1a C2a C3a")["hexes"]
    flipped = table(map="free", modules="I/0 AI AII* AIII C1a C2a C3a")["hexes"]
    assert (plain["0,3"], plain["-6,3"]) == ("forest", "plain")
    assert (flipped["0,3"], flipped["-6,3"]) == ("plain", "forest")


def random_map(size: str, seed: int) -> State:
    """A map as chance lays it."""
    options = validated(GAME.id, GAME.options(), {"map": "random", "size": size})
    return GAME.new(options, ("red", "yellow"), SeededFate(Random(seed)))


def hex_of(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


FLAGS = {
    "standard": {"0,0": 2, "4,0": 1, "-4,4": 1, "0,-4": 1},
    "large": {"0,0": 2, "6,0": 2, "-4,4": 1, "0,-4": 1, "10,-4": 1, "6,4": 1},
}
SIZES = [("standard", 106, 42), ("large", 177, 79)]


@pytest.mark.rule("MB-3.4", "MB-3.6", "MB-3.7")
@pytest.mark.parametrize(("size", "hexes", "open_hexes"), SIZES)
def test_every_random_map_is_whole(size: str, hexes: int, open_hexes: int) -> None:
    for seed in range(25):
        state = random_map(size, seed)
        shown = seen(state)["map"]
        assert len(shown["hexes"]) == hexes
        assert shown["flags"] == FLAGS[size]
        where = {hex_of(name): terrain for name, terrain in shown["hexes"].items()}
        flags = [hex_of(name) for name in shown["flags"]]
        far = [hex for hex in where if all(distance(hex, flag) >= 3 for flag in flags)]
        assert len(far) == open_hexes
        assert connected({hex for hex, terrain in where.items() if terrain != "mountain"})
        for hex in where:
            if any(distance(hex, centre) <= 2 for centre in inner_centres(size)):
                assert all(near in where for near in neighbours(hex))  # no inner hex at the edge


def inner_centres(size: str) -> list[Hex]:
    return [(0, 0)] if size == "standard" else [(0, 0), (6, 0)]


def connected(hexes: set[Hex]) -> bool:
    waiting, found = [next(iter(hexes))], set[Hex]()
    while waiting:
        hex = waiting.pop()
        if hex in hexes and hex not in found:
            found.add(hex)
            waiting += neighbours(hex)
    return found == hexes


@pytest.mark.rule("MB-3.4")
def test_random_maps_stay_within_the_counts_of_the_data_notes() -> None:
    ranges = {"plain": (54, 66), "forest": (14, 30), "rocky_hills": (11, 24), "mountain": (5, 15)}
    for seed in range(25):
        terrain = list(seen(random_map("standard", seed))["map"]["hexes"].values())
        for name, (least, most) in ranges.items():
            assert least <= terrain.count(name) <= most


# A complement hex, an outer hex of the same slot, and the attack that drives a unit off there.
EDGES = [
    ("R-SB1 5,0", "Y-LC1 4,0", "6,-1", "fled S0"),  # on complement module C1a
    ("R-SB1 5,-3", "Y-LC1 4,-3", "6,-4", "fled S0"),  # on outer module AI
    ("R-SB1 -5,5", "Y-LC1 -4,4", "-6,6", "fled S1"),  # on complement module C2a
    ("R-SB1 -1,5", "Y-LC1 -1,4", "-1,6", "fled S1"),  # on outer module AII
    ("R-SB1 0,-5", "Y-LC1 0,-4", "0,-6", "fled S2"),  # on complement module C3a
    ("R-SB1 3,-6", "Y-LC1 3,-5", "4,-7", "fled S2"),  # on outer module AIII
]


@pytest.mark.rule("MB-3.5")
@pytest.mark.parametrize(("runner", "attacker", "over", "noted"), EDGES)
def test_a_complement_module_belongs_to_the_slot_it_fills(
    runner: str, attacker: str, over: str, noted: str
) -> None:
    state = battle("yellow to move", attacker, runner)
    fled = play(state, f"attack LC1 {runner.split()[1]}", f"retreat {over}")
    assert at(fled, "R-SB1") == noted


# A hex of each slot on which a wagon can stand; on both maps.
WAGON_IN = {"S0": "4,-4", "S1": "0,5", "S2": "3,-4", "S3": "9,-3", "S4": "7,3"}
NEIGHBOURS = {
    "RS": {"S0": "S1 S2", "S1": "S0 S2", "S2": "S0 S1"},
    "RL": {"S0": "S1 S2 S3 S4", "S1": "S0 S2", "S2": "S0 S1", "S3": "S0 S4", "S4": "S0 S3"},
}


@pytest.mark.rule("MB-3.6")
@pytest.mark.parametrize("map", ["RS", "RL"])
def test_a_fled_unit_reaches_a_neighbouring_slot_by_one_regroup(map: str) -> None:
    for slot, near in NEIGHBOURS[map].items():
        for wagon, hex in WAGON_IN.items():
            if wagon in NEIGHBOURS[map] and wagon != slot:
                state = battle("red to move", f"R-WG {hex}", f"R-SB1 fled {slot}", map=map)
                reached = at(play(state, "regroup"), "R-SB1")
                assert reached == f"fled {wagon if wagon in near else 'S0'}", (slot, wagon)


@pytest.mark.rule("MB-3.6", "MB-13.2")
@pytest.mark.parametrize(
    ("map", "wagon", "touched"),
    [
        ("RS", "1,0", {"S0", "S1", "S2"}),
        ("RL", "1,0", {"S0", "S1", "S2"}),
        ("RL", "7,0", {"S0", "S3", "S4"}),
    ],
)
def test_an_inner_module_touches_three_slots(map: str, wagon: str, touched: set[str]) -> None:
    for slot in NEIGHBOURS[map]:
        state = battle("red to move", f"R-WG {wagon}", f"R-SB1 fled {slot}", map=map)
        after = play(state, "regroup")
        at_once = seen(after)["stage"] == "regrouping"  # it may be placed now
        assert at_once == (slot in touched), slot


@pytest.mark.rule("MB-3.7")
def test_flags_count_two_in_the_centre_and_one_on_complement_modules() -> None:
    for hex, worth in FLAGS["standard"].items():
        state = battle("red to move", f"R-LI1 {hex}", "Y-LI1 -4,1")
        assert events(state, "pass")[1].args["vp"] == worth
        assert told(state, "pass") == ["MB-6.2 passes", "MB-15.2 takes-flag"]


@pytest.mark.rule("MB-3.8")
def test_the_map_is_chosen_freely_by_chance_or_as_in_the_book() -> None:
    assert table()["layout"] == "I/0 AI AII AIII C1a C2a C3a"
    large = table(size="large")["layout"]
    assert large == "I/0 III/0 AI AII AIII AIV AV C1a C2a C3a C4a"
    free = table(map="free", modules="II/3 AV AIV* AI C1b C2b C3b")["layout"]
    assert free == "II/3 AV AIV* AI C1b C2b C3b"
    layouts = {random_map("standard", seed).field.layout for seed in range(8)}
    assert len(layouts) == 8


@pytest.mark.rule("MB-3.8")
def test_chance_chooses_sides_turns_and_flips() -> None:
    options = validated(GAME.id, GAME.options(), {"map": "random"})
    brought: list[int | str] = ["B", "IV", 3, "BII", "BV", "BI", 1, 2, 1, "C3b", "C1a", "C4a"]
    state = GAME.new(options, ("red", "yellow"), LoadedFate(brought))
    assert seen(state)["map"]["layout"] == "IV/2 BII BV* BI C3b C1a C4a"


@pytest.mark.rule("MB-3.8")
def test_modules_are_chosen_for_a_free_map_only() -> None:
    with pytest.raises(OptionError, match="Modules are chosen for a free map only: add map=free"):
        table(modules="I/0 AI AII AIII C1a C2a C3a")
    with pytest.raises(OptionError, match="option 'map' takes reference, random, free, not 'old'"):
        table(map="old")
    with pytest.raises(OptionError, match="option 'size' takes standard, large, not 'huge'"):
        table(size="huge")


@pytest.mark.rule("MB-3.1")
def test_the_view_prints_the_terrain_table_of_its_map() -> None:
    terrain = open_table(GAME, {}, seed=1).view()["map"]["terrain"]
    assert {name: (row["height"], row["cost"]) for name, row in terrain.items()} == {
        "plain": (0, 1),
        "forest": (0, 2),
        "rocky_hills": (1, 2),
        "mountain": (2, 2),
    }
    assert {name for name, row in terrain.items() if row["blocks_sight"]} == {"forest", "mountain"}
