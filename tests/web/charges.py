"""A position for the browser's tests: a platoon that is about to charge two teams."""

import json

from sztab.core.game import Json
from sztab.core.options import Value
from sztab.core.record import Record, to_json
from sztab.games.flames_of_war import GAME

FILE = "charge.json"
POSITION: Json = {
    "mission": {
        "id": "charge",
        "name": "The hedge",
        "table": {"width": 36, "height": 24},
        "players": {"A": {"home_edge": "south"}, "B": {"home_edge": "north"}},
        "deployment": {
            "A": [[0, 0], [36, 0], [36, 6], [0, 6]],
            "B": [[0, 16], [36, 16], [36, 24], [0, 24]],
        },
        "terrain": [{"id": "hedge", "type": "hedge", "path": [[22, 11], [30, 11]]}],
        "objectives": [{"id": "cross", "at": [6, 20], "taken_by": "A"}],
    },
    "step": "assault",
    "turns": [2, 1],
    "platoons": [
        {
            "side": "A",
            "name": "Rifle Platoon",
            "training": "veteran",
            "motivation": "fearless",
            "teams": [
                {"type": "us_command", "at": [18, 8, 90]},
                *[{"type": "us_rifle", "at": [x, 10.5, 90]} for x in (13, 15.5, 18, 20.5)],
                *[{"type": "us_rifle", "at": [x, 8.5, 90]} for x in (14.5, 21)],
            ],
        },
        {
            "side": "B",
            "name": "Grenadier Platoon",
            "pinned": True,
            "teams": [
                {"type": "ger_command", "at": [16.5, 14, 270], "flags": ["shot"]},
                {"type": "ger_rifle_mg", "at": [19, 14, 270], "flags": ["shot"]},
            ],
        },
        {
            "side": "B",
            "name": "Reserve",
            "teams": [
                {"type": "ger_command", "at": [30, 22, 270]},
                {"type": "ger_rifle_mg", "at": [33, 22, 270]},
            ],
        },
    ],
}


def written() -> dict[str, str]:
    """The file's name and text: a record without a move, as the page imports it."""
    options: dict[str, Value] = {option.name: option.default for option in GAME.options()}
    state = GAME.load(POSITION)
    record = Record(
        GAME.id,
        GAME.version,
        GAME.data_hash(options),
        options,
        tuple(GAME.seats(state)),
        start_position=GAME.dump(state),
    )
    return {FILE: json.dumps(to_json(record), ensure_ascii=False, sort_keys=True) + "\n"}
