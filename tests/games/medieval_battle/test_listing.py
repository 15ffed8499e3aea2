"""What is listed is what is allowed: every move with one goal, tried on every hex of the map."""

from random import Random

import pytest

from sztab.core.hexes import neighbours
from sztab.core.table import open_table
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import State
from tests.at_hand import random_move
from tests.games.medieval_battle.pictures import battle, decider, moves, play, refused, seen


def positions(seed: int, size: str) -> list[State]:
    """Every seventh position of a random game, the deployment left out."""
    table = open_table(GAME, {"size": size, "map": "random"}, seed=seed)
    random = Random(seed)
    found: list[State] = []
    for number in range(400):
        if not table.awaited:
            break
        seat, text = random_move(table, random)
        if text != "pass" or random.random() < 0.1:
            table.play(text, table.seats[seat])
            if number % 7 == 0 and seen(table.state)["stage"] not in ("recruiting", "over"):
                found.append(table.state)
    return found


def hexes(state: State) -> list[str]:
    """The hexes of the map and the ring around it."""
    on_map = [tuple(map(int, name.split(","))) for name in seen(state)["map"]["hexes"]]
    everywhere = {near for q, r in on_map for near in neighbours((q, r))} | {
        (q, r) for q, r in on_map
    }
    return [f"{q},{r}" for q, r in sorted(everywhere)]


@pytest.mark.rule("MB-6.2", "MB-7.2", "MB-8.6", "MB-9.2", "MB-11.2", "MB-12.1", "MB-13.5")
@pytest.mark.parametrize(("seed", "size"), [(1, "standard"), (2, "standard"), (3, "large")])
def test_every_allowed_move_is_listed_and_no_other(seed: int, size: str) -> None:
    for state in positions(seed, size)[::6]:
        own = "red" if decider(state) == 0 else "yellow"
        names = [one["id"][2:] for one in seen(state)["units"] if one["side"] == own]
        goals = hexes(state)
        deploying = seen(state)["stage"] == "deploying"
        tried = {f"retreat {hex}" for hex in goals}
        tried |= {"halt", "stand", "finish", "regroup", "pass"}
        for word in ("march", "attack", "shoot", "merge", *([] if deploying else ["place"])):
            tried |= {f"{word} {name} {hex}" for name in names for hex in goals}
        allowed = {text for text in tried if refused(state, text) == "allowed"}
        listed = {text for text in moves(state) if len(text.split()) <= 3}
        assert allowed == {text for text in listed if not (deploying and "place" in text)}


@pytest.mark.rule("MB-7.10")
def test_every_allowed_way_is_a_chain_of_listed_steps() -> None:
    """All ways of the cavalry among friends and foes, found by trying every step."""
    units = ("R-LC1 3,-5", "R-PK1 4,-5", "R-SB1 3,-4")
    state = battle("red to move", *units, "R-WG 4,-4", "Y-HI1 5,-6")
    chained = chains(state, ())
    tried = ways(state, (), "3,-5")
    assert tried == chained
    assert len(tried) > 50


def ways(state: State, path: tuple[str, ...], here: str) -> set[tuple[str, ...]]:
    """Every way that ``check`` allows, found by trying all steps; friends' hexes in between too."""
    found: set[tuple[str, ...]] = set()
    q, r = map(int, here.split(","))
    for near in neighbours((q, r)):
        longer = (*path, f"{near[0]},{near[1]}")
        answer = refused(state, f"march LC1 {' '.join(longer)}")
        if answer == "allowed":
            found.add(longer)
        if answer in ("allowed", "MB-7.6 ends-on-friend") and len(longer) < 6:
            found |= ways(state, longer, longer[-1])
    return found


def chains(state: State, path: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every way made of listed marches."""
    found: set[tuple[str, ...]] = set()
    for text in moves(state, "march LC1"):
        after = play(state, text)
        longer = (*path, *text.split()[2:])
        found.add(longer)
        found |= chains(after, longer)
    return found
