"""The tables that the rulebook prints are those that the game plays by."""

import json
import re

import pytest

from sztab.core.telling.rulebook import rulebook_text
from sztab.games.medieval_battle import GAME

DATA = json.loads(GAME.folder().joinpath("data", "data.json").read_text(encoding="utf-8"))
KINDS = {unit["abbr"]: unit for unit in DATA["units"] if unit["abbr"] != "WG"}


def rows(language: str, rule: str) -> list[list[str]]:
    """The cells of the rows that cite a rule, without the citation."""
    text, _ = rulebook_text(GAME, language)
    found = [line for line in text.splitlines() if line.startswith("|") and f"[{rule}]" in line]
    return [
        [
            re.sub(r" ?\[.*?\]", "", cell).strip().replace("\N{MINUS SIGN}", "-")
            for cell in line.split("|")[1:-1]
        ]
        for line in found
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_melee_table_is_the_one_of_the_data(language: str) -> None:
    columns = ["HC", "LC", "MA", "HI", "LI", "PK", "LB"]
    printed = {
        (attacker, defender): int(value)
        for name, *values in rows(language, "MB-10.2")
        for attacker in re.findall(r"[A-Z]{2}", name)
        for defender, value in zip(columns, values, strict=True)
    }
    assert len(printed) == len(KINDS) * len(columns)
    for (attacker, defender), value in printed.items():
        assert DATA["melee_base"][KINDS[attacker]["id"]][KINDS[defender]["id"]] == value
    shared = DATA["melee_base"].values()
    assert all(row["long_bowman"] == row["short_bowman"] for row in shared)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_costs_and_losses_are_those_of_the_data(language: str) -> None:
    recruited = [(int(cost), int(points)) for _, cost, points, _ in rows(language, "MB-4.3")]
    assert recruited == [(unit["cost"], unit["movement"]) for unit in KINDS.values()]
    losses = [[int(value) for value in row] for row in rows(language, "MB-10.4")]
    assert losses == [
        [one["index"], one["attacker_losses"], one["defender_losses"]]
        for one in DATA["ladder"]["results"]
    ]
    entered = [int(cost) for _, cost, *_ in rows(language, "MB-3.1")]
    grounds = ("plain", "forest", "rocky_hills", "mountain")
    assert entered == [DATA["terrain"][ground]["cost"] for ground in grounds]
