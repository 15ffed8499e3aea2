"""Asking, for tests of questions: a table that stays as it was."""

import json
from typing import Any

from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import (
    WOODS,
    far_enemy,
    platoon,
    scene,
    team,
)

WALL = {"id": "wall", "type": "building", "openings": [], "height": 2.5}
HOUSE = {**WALL, "polygon": [[14, 7], [17, 7], [17, 13], [14, 13]]}


def tanks(**more: Any) -> State:
    return scene(
        platoon("A", team("panzer_iv_h", 10, 10), team("panzer_iv_h", 10, 13)),
        platoon("B", team("m4_sherman", 40, 10, 180, flags=["moved"]), team("us_rifle", 40, 20)),
        far_enemy(),
        **{"terrain": (WOODS,), "step": "movement", **more},
    )


def asked(state: State, ask: str, **fields: Any) -> Any:
    """An answer that has been through JSON, from a table that stays as it was."""
    before = GAME.dump(state)
    answer = GAME.ask(state, 0, ask, fields)
    assert GAME.dump(state) == before
    return json.loads(json.dumps(answer))
