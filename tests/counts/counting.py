"""Counts: how many lines of play a position has, depth by depth."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sztab.core.game import AnyGame, Json
from sztab.core.odds import odds
from sztab.core.options import Value
from sztab.core.table import open_table
from tests.at_hand import GAMES, random_move


@dataclass(frozen=True)
class Count:
    """A position and how deep to count: from options, seed and random moves, or given."""

    game: str
    name: str
    depth: int
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    moves: int = 0
    position: Json | None = None


PK_UNDER_FIRE = {
    "river": "wide",
    "rounds": 3,
    "round": 1,
    "first_blood": False,
    "mover": 0,
    "actions": 1,
    "posts": ["left", "left"],
    "chosen": ["", ""],
    "under_fire": "volley",
    "hits": [0, 0],
    "hands": [["mist"], ["cover"]],
    "deck": ["cover", "cover", "mist", "volley"],
}

SM_TIGER_RIDES = {
    "card": "SQ",
    "units": {
        "us-120": "1501",
        "us-td-t": "1501 back",
        "ge-102": "1602",
        "ge-2ss-pz1": "1602",
        "ge-2ss-d": "1503",
    },
    "deck": ["S3", "HK", "JOKER"],
}
SM_MARKERS = {
    "card": "H3",
    "turn": 2,
    "had": ["german"],
    "units": {"us-120": "1501", "ge-102": "1404", "ge-2ss-d": "1404", "ge-17-38": "0103 back"},
    "deck": ["SA", "C9", "HQ"],
}
RR_SOLO = {
    "seats": ["white"],
    "stage": "reacting",
    "control": {"meaux": "white", "soissons": "white", "reims": "white"},
}
RR_LUXEMBOURG = {
    "turn": "blue",
    "actions": 1,
    "control": {"thionville": "blue", "briey": "blue"},
    "corps": {
        "B-XII": {"at": "thionville", "fuel": 2, "ammo": 2, "food": 1},
        "B-XX": {"food": 1},
        "B-XV": {"food": 1},
    },
    "resistance": ["luxembourg", "trier"],
}

FW_ONE_SHOT = {
    "step": "shooting",
    "platoons": [
        {"side": "A", "teams": [{"type": "us_57mm", "at": [10, 10, 0]}]},
        {"side": "B", "teams": [{"type": "sdkfz_222", "at": [20, 10, 180]}]},
        {"side": "B", "teams": [{"type": "ger_rifle_mg", "at": [60, 40, 180]}]},
    ],
    "shots": [[1, 0, 2, 0, 1, 0]],
    "agenda": [["end-fire", 0], ["volley", 0, 2, -1, -1], ["ask-disengage", 1, 2]],
}
FW_STUCK = {
    "step": "shooting",
    "platoons": [
        {
            "side": "A",
            "teams": [
                {"type": "m4_sherman", "at": [10, 10, 0], "flags": ["bailed_out"]},
                {"type": "m4_sherman", "at": [10, 13, 0]},
                {"type": "m4_sherman", "at": [10, 16, 0]},
            ],
        },
        {"side": "B", "teams": [{"type": "ger_rifle_mg", "at": [60, 40, 180]}]},
    ],
    "agenda": [["next-step"], ["changes"], ["ask-change", 0, 1, 2, 3]],
}

# One line a position; after a change: python tests/regenerate.py
COUNTS = (
    Count("medieval-battle", "after 60 moves of seed 1", 2, seed=1, moves=60),
    Count("stand-at-mortain", "after 90 moves of seed 2", 1, seed=2, moves=90),
    Count("stand-at-mortain", "Tiger rides along", 2, position=SM_TIGER_RIDES),
    Count("stand-at-mortain", "Air or units", 2, position=SM_MARKERS),
    Count("race-to-the-rhine", "opening of three armies", 2, position={}),
    Count("race-to-the-rhine", "solo Bradley before the dice", 2, position=RR_SOLO),
    Count("race-to-the-rhine", "XII Corps before Luxembourg", 2, position=RR_LUXEMBOURG),
    Count("flames-of-war", "a scout car under fire may disengage", 1, position=FW_ONE_SHOT),
    Count("flames-of-war", "a bailed-out leader may change tanks", 1, position=FW_STUCK),
    Count("pickets", "opening of a narrow river", 5, {"river": "narrow"}),
    Count("pickets", "opening of a wide river", 4),
    Count("pickets", "after 9 moves of seed 3", 4, seed=3, moves=9),
    Count("pickets", "under fire of a volley", 4, position=PK_UNDER_FIRE),
)
AT_HAND = tuple(one for one in COUNTS if one.game in GAMES)


def position(one: Count) -> Any:
    """The state to count from."""
    game = GAMES[one.game]
    if one.position is not None:
        return game.load(one.position)
    table = open_table(game, one.options, seed=one.seed)
    random = Random(one.seed)
    for _move in range(one.moves):
        seat, text = random_move(table, random)
        table.play(text, table.seats[seat])
    return table.state


def lines_of_play(game: AnyGame, state: Any, depth: int) -> int:
    """How many ways there are to make *depth* moves: any awaited seat, any course of fate.

    A game that ends sooner is no line; the last move is made too, for its courses count.
    """
    if depth == 0:
        return 1
    return sum(
        lines_of_play(game, chance.state, depth - 1)
        for seat in game.awaited(state)
        for move in game.moves(state, seat)
        for chance in odds(game, state, seat, move)
    )


def counted(id: str) -> str:
    """All counts of one game as text."""
    lines = [f"{GAMES[id].title}: lines of play by depth"]
    for one in COUNTS:
        if one.game == id:
            state = position(one)
            lines += ["", one.name]
            for depth in range(1, one.depth + 1):
                lines.append(f"{depth:>3} {lines_of_play(GAMES[id], state, depth):>10}")
    return "\n".join(lines) + "\n"
