"""Collect positions of kinds that random play did not reach, while the rules' own tests run.

``python -m pytest -p tests.legacy.collecting tests/games``, once after ``produce_records``.
"""

import json
from typing import Any

from sztab.core.errors import SztabError
from sztab.core.record import state_hash
from sztab.core.registry import games
from tests.legacy.keeping import FOLDER, GAMES, keep, kept
from tests.legacy.produce_records import note_position

FOUND: dict[str, dict[str, list[Any]]] = {game: {} for game in GAMES}


def pytest_configure() -> None:
    """Watch every move that any test makes."""
    for id in list(FOUND):
        if not (FOLDER / f"positions-{id}.jsonl.gz").exists():
            del FOUND[id]  # not played yet
            continue
        for one in kept(f"positions-{id}.jsonl.gz"):
            FOUND[id].setdefault(json.dumps(one["kind"]), []).append(one)
        _watch(type(games()[id]), id)


def _watch(kind: Any, id: str) -> None:
    carried_out = kind.apply

    def apply(game: Any, state: Any, seat: Any, move: Any, fate: Any) -> Any:
        step = carried_out(game, state, seat, move, fate)
        _note(game, step.state, id)
        return step

    kind.apply = apply


def _note(game: Any, state: Any, id: str) -> None:
    """Keep it if it is of a new kind and can be set up again, with the game's own data."""
    position = game.dump(state)
    if "data" in position:
        return
    try:
        same = state_hash(game, game.load(position)) == state_hash(game, state)
    except SztabError:
        return
    if same:
        note_position(game, state, FOUND[id])


def pytest_unconfigure() -> None:
    """Write what was found with what was there."""
    for id, kinds in FOUND.items():
        keep(f"positions-{id}.jsonl.gz", [one for kind in kinds.values() for one in kind])
