"""Figures of an earlier report, read again: for another language or a newer page, without games."""

import json
from pathlib import Path
from random import Random
from typing import Final

from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame, Json
from sztab.core.options import validated
from sztab.core.registry import find_game
from sztab.files import read_text
from sztab.lab.report.atlas import find_atlas
from sztab.lab.report.atlas.atlas import Chart

LATER: Final[Json] = {  # what earlier figures do not have
    "swap": [],
    "compared settings": [],
    "first expected": None,
    "first seats": [],
}
NEEDED: Final = ("game", "run", "games", "seats", "seatings", "settings", "endings", "histogram")


def figures_again(path: Path) -> list[tuple[Json, dict[str, Chart]]]:
    """Return the runs in a report's JSON file, each with the maps to draw its heat on."""
    try:
        runs = json.loads(read_text(path))["runs"]
        found = [{**LATER, **run} for run in runs]
    except (ValueError, KeyError, TypeError) as error:
        raise SztabError(f"{path} has no figures: name the JSON file of a report.") from error
    for run in found:
        if missing := [key for key in NEEDED if key not in run]:
            raise SztabError(f"{path} has no figures of {missing[0]!r}: name a report's JSON file.")
    return [(run, _charts(find_game(run["game"]), run)) for run in found]


def _charts(game: AnyGame, run: Json) -> dict[str, Chart]:
    """Draw the maps anew; one that its options do not lead to is left out."""
    atlas = find_atlas(game)
    if atlas is None:
        return {}
    charts: dict[str, Chart] = {}
    for setting in run["settings"]:
        try:
            options = validated(game.id, game.options(), setting["options"])
            state = game.new(options, tuple(run["seatings"][0]["seats"]), SeededFate(Random(1)))
        except SztabError:  # a data set or a mission that lies elsewhere
            continue
        chart = atlas.chart(game.view(state, None))
        charts[chart.name] = chart
    return {one["map"]: charts[one["map"]] for one in run.get("heat", []) if one["map"] in charts}
