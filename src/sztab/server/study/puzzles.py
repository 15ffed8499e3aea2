"""The puzzles that come with each game."""

import json
from functools import cache
from typing import Any

from msgspec import convert

from sztab.core.game import AnyGame
from sztab.core.registry import find_game
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.live.hub import Hub
from sztab.server.rules import messages
from sztab.server.rules.desks import requests
from sztab.server.rules.game_info import game_called

MILLION = 1_000_000


@cache
def _of(id: str) -> dict[str, Any]:
    """Return the puzzles of a game by their ids."""
    file = find_game(id).folder().joinpath("puzzles.json")
    plain = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return {one["id"]: one for one in plain}


def puzzles(id: str) -> list[wire.PuzzleInfo]:
    """Return the puzzles of a game, without their solutions."""
    game: AnyGame = game_called(id)
    return [
        wire.PuzzleInfo(
            one["id"],
            one["seat"],
            one["position"],
            one["chance"] / MILLION,
            one["source"],
            one["move"],
            [convert(choice, wire.PuzzleChoice) for choice in one.get("choices", ())],
        )
        for one in _of(game.id).values()
    ]


async def tried(hub: Hub, owner: str, id: str, puzzle: str, move: str) -> bytes:
    """Return whether a move is the one asked for; an empty one gives up."""
    game: AnyGame = game_called(id)
    found = _of(game.id).get(puzzle)
    if found is None:
        raise refused("no-such-puzzle", 404)
    text = move.strip()
    right = text in (found["solution"][0], *found.get("also", ()))
    if not right and move:
        return wire.encode(wire.PuzzleTried(right=False, harmless=text in found.get("later", ())))
    request = requests.Solution(
        game.id,
        json.dumps(found["position"]).encode(),
        found["seat"],
        right,
        found["solution"],
        found["line"],
        found["chance"] / MILLION,
        found["other"],
        found["other_chance"] / MILLION,
    )
    return (await hub.studies.answer(messages.Encoded, request, owner)).body
