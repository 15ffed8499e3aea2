"""The balance page says what its figures say."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sztab.core.registry import find_game

FOLDER = Path(__file__).parents[3] / "docs" / "balance"
TEXT = " ".join((FOLDER / "README.md").read_text(encoding="utf-8").split())
RUNS = sorted(FOLDER.glob("*.json"))


def said(figure: float, interval: list[float], percent: bool = True) -> bool:
    """True if the page names a figure with its interval, as a sentence or in brackets."""
    scale, sign = (100, " %") if percent else (1, "")
    one, least, most = (f"{scale * value:.1f}" for value in (figure, *interval))
    return f"{one}{sign} ({least} to {most})" in TEXT or f"({one}{sign}, {least} to {most})" in TEXT


def sides(run: Any) -> Iterator[list[Any]]:
    """The sides that meet: of the options that change places, or of each seating."""
    if run["by option"]:
        yield list(run["by option"].values())
        return
    for one in run["seatings"]:
        yield list(one["seats"].values())


@pytest.mark.parametrize("file", RUNS, ids=lambda file: file.stem)
def test_the_page_names_the_share_and_the_interval_of_every_side(file: Path) -> None:
    (run,) = json.loads(file.read_text(encoding="utf-8"))["runs"]
    for met in sides(run):
        named = [said(one["share"], one["interval"]) for one in met]
        assert sum(named) >= len(met) - 1, met  # of two sides the other follows


@pytest.mark.parametrize("id", ["flames-of-war", "race-to-the-rhine", "stand-at-mortain"])
def test_the_page_names_the_evidence_of_a_tuned_data_set(id: str) -> None:
    file = find_game(id).folder().joinpath("data", "data-tuned.json")
    note = json.loads(file.read_text(encoding="utf-8"))["tuning_provenance"]
    for one in note["evidence"]:
        after = one["after"]
        assert said(after["figure"], after["interval"], "rounds" not in one["goal"]), one
    assert note["better on every goal"] == (id == "flames-of-war")
