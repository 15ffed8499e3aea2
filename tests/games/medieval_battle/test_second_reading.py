"""The rules read a second time, from what everybody sees alone, against the listed moves.

Nothing of the game's code is used here: terrain, zones, sight and prices are written down anew.
"""

from random import Random
from typing import Any

import pytest

from sztab.core.hexes import Hex, distance, neighbours
from sztab.core.table import open_table
from sztab.games.medieval_battle import GAME
from tests.games.medieval_battle.pictures import decider, moves, seen

COST = {"plain": 1, "forest": 2, "rocky_hills": 2, "mountain": 2}
HEIGHT = {"plain": 0, "forest": 0, "rocky_hills": 1, "mountain": 2}
BLOCKS = ("forest", "mountain")
REACH = {"LB": 2, "SB": 1, "MA": 1}
RIDERS = ("HC", "LC", "MA")


def hex_of(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


def named(hex: Hex) -> str:
    return f"{hex[0]},{hex[1]}"


class Reading:
    """A table as everybody sees it, and what the rulebook lets its units do."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.ground = {hex_of(name): kind for name, kind in view["map"]["hexes"].items()}
        self.standing = {hex_of(one["at"]): one for one in view["units"] if "," in one["at"]}
        self.side = view["side"]
        self.foe = "red" if self.side == "yellow" else "yellow"

    def terrain(self, hex: Hex) -> str:
        """Off-map hexes count as plains."""
        return str(self.ground.get(hex, "plain"))

    def may_enter(self, kind: str, hex: Hex) -> bool:
        terrain = self.terrain(hex)
        if kind == "WG":
            return terrain == "plain"
        return kind not in RIDERS or terrain != "mountain"

    def in_zone(self, hex: Hex, side: str) -> bool:
        beside = [self.standing[near] for near in neighbours(hex) if near in self.standing]
        return any(one["side"] == side and self.may_enter(one["kind"], hex) for one in beside)

    def enterable(self, unit: Any, hex: Hex) -> list[Hex]:
        """The hexes around *hex* that the unit may enter and can pay for."""
        return [
            near
            for near in neighbours(hex)
            if self.may_enter(unit["kind"], near) and COST[self.terrain(near)] <= unit["mp"]
        ]

    def answers(self) -> set[str]:
        (unit,) = [one for one in self.view["units"] if one["id"] == self.view["target"]]
        return {"stand"} | {
            f"retreat {named(hex)}"
            for hex in self.enterable(unit, hex_of(unit["at"]))
            if hex not in self.standing and not self.in_zone(hex, self.side)
        }

    def deeds(self) -> set[str]:
        """Single steps, mergers with neighbours, attacks and shots of all units that may act."""
        found: set[str] = set()
        for hex, unit in self.standing.items():
            if unit["side"] == self.side and self.view["mover"] in (None, unit["id"]):
                name = unit["id"][2:]
                found |= {f"{deed} {name} {named(goal)}" for deed, goal in self.of_one(hex, unit)}
        return found

    def of_one(self, hex: Hex, unit: Any) -> list[tuple[str, Hex]]:
        found: list[tuple[str, Hex]] = []
        pursuing = self.view["stage"] == "pursuing"
        stopped = self.view["stage"] == "manoeuvring" and self.in_zone(hex, self.foe)
        for goal in self.enterable(unit, hex):
            other = self.standing.get(goal)
            if other is None:
                if goal in self.ground and not stopped and not pursuing:
                    found.append(("march", goal))
            elif other["side"] == self.foe:
                if unit["kind"] != "WG" and (not stopped or self.may_enter(other["kind"], hex)):
                    found.append(("attack", goal))
            elif not stopped and not pursuing and self.alike(unit, other):
                found.append(("merge", goal))
        if unit["mp"] >= 1 and not pursuing:
            found += [("shoot", goal) for goal in self.standing if self.shoots(hex, unit, goal)]
        return found

    def alike(self, unit: Any, other: Any) -> bool:
        return bool(unit["kind"] == other["kind"] and unit["strength"] == other["strength"] == 1)

    def shoots(self, hex: Hex, unit: Any, goal: Hex) -> bool:
        target = self.standing[goal]
        far = distance(hex, goal)
        if target["side"] != self.foe or target["kind"] == "WG":
            return False
        if far > REACH.get(unit["kind"], 0):
            return False
        between = [self.terrain(near) for near in neighbours(hex) if near in neighbours(goal)]
        own = HEIGHT[self.terrain(hex)]
        return far == 1 or any(one not in BLOCKS or own > HEIGHT[one] for one in between)


@pytest.mark.rule("MB-7.2", "MB-8.1", "MB-8.4", "MB-8.6", "MB-9.2", "MB-9.7", "MB-11.3", "MB-12.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_listed_moves_are_those_of_a_second_reading(seed: int) -> None:
    random = Random(seed)
    size = "large" if seed % 2 else "standard"
    table = open_table(GAME, {"size": size, "map": "random"}, seed=seed)
    stages = set()
    while table.awaited:
        seat = random.choice(table.awaited)
        listed = table.moves(seat)
        stage = seen(table.state)["stage"]
        stages.add(stage)
        if stage == "answering":
            assert set(listed) == Reading(seen(table.state)).answers()
        elif stage in ("choosing", "manoeuvring", "pursuing"):
            single = {text for text in moves(table.state) if len(text.split()) == 3}
            assert single == Reading(seen(table.state)).deeds()
        table.play(chosen(table.state, listed, random), seat)
    assert {"choosing", "manoeuvring", "answering"} <= stages


def chosen(state: Any, listed: list[str], random: Random) -> str:
    """Any move, fights rather than walks, so that the game sees blood."""
    if not listed:
        return GAME.text(GAME.propose(state, decider(state), random, 1)[0])
    fights = [text for text in listed if text.split()[0] in ("attack", "shoot", "retreat", "merge")]
    others = [text for text in listed if text != "pass"] or listed
    return random.choice(fights if fights and random.random() < 0.5 else others)
