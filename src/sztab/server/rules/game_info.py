"""The pages of a game: what it is, its options, its words, its guided first game."""

import json
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec

from sztab.bots import BOTS
from sztab.core.game import AnyGame
from sztab.core.options import Option
from sztab.core.registry import games
from sztab.core.said import Name
from sztab.core.words import LANGUAGES, has_words
from sztab.server import wire
from sztab.server.errors import refused
from sztab.server.rules.views import seat_info
from sztab.server.wire.convert import said

FROM_HERE_ONLY: Final = ("data",)  # options that name files: the net takes what a game offers


def game_called(id: str) -> AnyGame:
    """Return a game by its id."""
    if id not in games():
        raise refused("no-such-game", 404)
    return games()[id]


def all_games() -> list[wire.GameInfo]:
    """Return every game; the first call reads all rules and takes a while."""
    return [game_info(game) for game in games().values()]


@cache
def game_info(game: AnyGame) -> wire.GameInfo:
    """Return what a game is, before a table is opened."""
    seats = dict.fromkeys(seat for seating in game.seatings for seat in seating)
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        about=_words(game, "game-about"),
        reconstructed=_words(game, "game-reconstructed"),
        seats=[seat_info(game, seat) for seat in seats],
        seatings=[list(seating) for seating in game.seatings],
        options=[_option(game, option) for option in game.options() if is_open(option)],
        training=training(game) is not None,
        minutes=list(facts(game).minutes),
        weight=facts(game).weight,
        lists=game.lists() is not None,
        luck=facts(game).luck,
    )


def is_open(option: Option) -> bool:
    """Return True for an option that the net may set; one that names files must offer values."""
    return option.name not in FROM_HERE_ONLY or bool(option.known)


def is_from_here(game: AnyGame | None, name: str, value: object) -> bool:
    """Return True for a value that only somebody at this machine may give: it names a file."""
    if name not in FROM_HERE_ONLY:
        return False
    options = () if game is None else game.options()
    return not any(option.name == name and value in option.known for option in options)


def _option(game: AnyGame, option: Option) -> wire.OptionInfo:
    """Return an option as the form shows it; files become a choice of named sets."""
    key = f"option-{option.name}"
    if has_words(game, "en", f"{key}-online"):
        key = f"{key}-online"
    choices = list(option.choices or option.known)
    return wire.OptionInfo(option.name, said(Name(key)), option.default, choices, option.rule)


def _words(game: AnyGame, key: str) -> wire.Said:
    return said(Name(key if has_words(game, "en", key) else f"{key}-unsaid", title=game.title))


class GameFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``facts.json`` of a game: what a person wants to know before choosing it."""

    minutes: Annotated[
        tuple[int, ...], msgspec.Meta(max_length=2)
    ] = ()  # about, from and to, for people who know the rules
    weight: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # from 1, light, to 5, heavy
    luck: bool = True  # whether dice or cards decide anything


@cache
def facts(game: AnyGame) -> GameFacts:
    """Return how long a game takes and how heavy it is, as far as it says so."""
    file = game.folder().joinpath("facts.json")
    if not file.is_file():
        return GameFacts()
    return msgspec.json.decode(file.read_bytes(), type=GameFacts)


@cache
def training(game: AnyGame) -> Any:
    """Return the guided first game: position, seat, bot and hints; ``None`` if there is none."""
    file = game.folder().joinpath("training.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def words(game: AnyGame, language: str) -> str:
    """Return the Fluent messages of core and game; the game's come last and win."""
    if language not in LANGUAGES:
        raise refused("no-such-page", 404)
    folders = (resources.files("sztab.core"), game.folder())
    texts = [
        folder.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        for folder in folders
    ]
    return "\n".join(texts)


@cache
def list_choices(game: AnyGame) -> list[wire.ListCompany]:
    """Return what army lists of a game are made of."""
    companies = game.lists()
    if companies is None:
        raise refused("no-such-page", 404)
    return [
        wire.ListCompany(
            company["id"],
            said(company["say"]),
            company["nation"],
            company["training"],
            company["motivation"],
            [
                wire.ListPlatoon(
                    platoon["id"],
                    said(platoon["say"]),
                    platoon["role"],
                    platoon["points"],
                    [wire.ListTeam(said(team["say"]), team["count"]) for team in platoon["teams"]],
                )
                for platoon in company["platoons"]
            ],
        )
        for company in companies
    ]


def bots() -> list[wire.BotInfo]:
    """Return the bots, weakest first."""
    return [
        wire.BotInfo(bot.name, bot.level)
        for bot in sorted(BOTS.values(), key=lambda bot: bot.level)
    ]
