"""The pages of a game: what it is, its options, its words, its guided first game."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from sztab.bots import BOTS
from sztab.core.game import AnyGame
from sztab.core.registry import games
from sztab.core.said import Name
from sztab.core.words import LANGUAGES, has_words
from sztab.server import wire
from sztab.server.refusing import refused
from sztab.server.saying import said
from sztab.server.views import seat_info

FROM_HERE_ONLY: Final = ("data",)  # options that name files: never taken from the net


def game_called(id: str) -> AnyGame:
    """A game by its id."""
    if id not in games():
        raise refused("no-such-game", 404)
    return games()[id]


@cache
def game_info(game: AnyGame) -> wire.GameInfo:
    """What a game is, before a table is opened."""
    seats = dict.fromkeys(seat for seating in game.seatings for seat in seating)
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        about=_words(game, "game-about"),
        reconstructed=_words(game, "game-reconstructed"),
        seats=[seat_info(game, seat) for seat in seats],
        seatings=[list(seating) for seating in game.seatings],
        options=[
            wire.OptionInfo(
                option.name,
                said(Name(f"option-{option.name}")),
                option.default,
                list(option.choices or option.known),
                option.rule,
            )
            for option in game.options()
            if option.name not in FROM_HERE_ONLY
        ],
        training=training(game) is not None,
    )


def _words(game: AnyGame, key: str) -> wire.Said:
    return said(Name(key if has_words(game, "en", key) else f"{key}-unsaid", title=game.title))


@cache
def training(game: AnyGame) -> Any:
    """The guided first game: position, seat, bot and hints; ``None`` where there is none."""
    file = game.folder().joinpath("training.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def words(game: AnyGame, language: str) -> str:
    """The Fluent messages of kernel and game; the game's stand last and win."""
    if language not in LANGUAGES:
        raise refused("no-such-page", 404)
    folders = (resources.files("sztab.core"), game.folder())
    texts = [
        folder.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        for folder in folders
    ]
    return "\n".join(texts)


def bots() -> list[wire.BotInfo]:
    """The bots, the weakest first."""
    return [
        wire.BotInfo(bot.name, bot.level)
        for bot in sorted(BOTS.values(), key=lambda bot: bot.level)
    ]
