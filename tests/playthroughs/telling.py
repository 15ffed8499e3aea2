"""Playthroughs: games written so that they can be read aloud, in both languages."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from sztab.core.errors import SztabError
from sztab.core.fate import Fate, LoadedFate, SeededFate
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value
from sztab.core.said import Event, Refusal
from sztab.core.table import Table, open_table, table_from_position
from sztab.core.words import LANGUAGES, drawing, say_cited
from tests.at_hand import GAMES, random_move


@dataclass(frozen=True)
class Playthrough:
    """A game to be told: the moves of its script, then random ones, from one seed.

    It begins with the game's own opening, or from a position.
    """

    game: str
    name: str
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    script: tuple[str, ...] = ()  # "blue: post left"; with outcomes of fate: "red: hold (5)"
    most: int = 200  # moves in all: a longer game is told as far as that
    position: Json = None
    seats: tuple[str, ...] | None = None  # who plays, where a game seats different numbers

    @property
    def file(self) -> str:
        """Where it is written."""
        return f"{self.game}-{self.name}.txt"


# One line a playthrough; after a change: python tests/regenerate.py
PLAYTHROUGHS = (
    Playthrough("medieval-battle", "standard", 1, most=120),
    Playthrough("medieval-battle", "large", 5, {"size": "large", "map": "random"}, most=90),
    Playthrough(
        "medieval-battle",
        "wagon",
        6,
        position={
            "units": [
                {"id": "Y-LC1", "at": "4,-3"},
                {"id": "Y-LB1", "at": "3,-3"},
                {"id": "Y-HI1", "at": "0,-1", "strength": 1},
                {"id": "Y-HI2", "at": "1,-3", "mp": 2, "strength": 1},
                {"id": "Y-WG", "at": "-3,3"},
                {"id": "R-SB1", "at": "5,-3"},
                {"id": "R-HC1", "at": "1,-5"},
                {"id": "R-LI1", "at": "2,-5"},
                {"id": "R-PK1", "at": "reserve"},
                {"id": "R-WG", "at": "4,-5"},
            ],
            "flags": {"0,0": "yellow"},
        },
        script=(
            *("yellow: attack LC1 5,-3", "red: retreat 6,-3"),
            *("red: regroup", "red: place PK1 5,-5", "red: finish"),
            *("yellow: merge HI1 1,-2 1,-3",),
            *("red: regroup", "red: place SB1 3,-4", "red: finish"),
            *("yellow: shoot LB1 5,-5",),
            *("red: march HC1 2,-5 3,-5", "red: halt"),
            *("yellow: march LC1 4,-3 4,-4", "yellow: attack LC1 4,-5"),
            *("red: attack PK1 4,-4", "yellow: stand"),
            "yellow: attack LC1 4,-5",
        ),
    ),
    Playthrough(
        "stand-at-mortain",
        "hill-314",
        3,
        script=(
            *("us: place us-120 1501", "us: place us-td-t 1501", "us: place us-117 1101"),
            *("us: place us-119 1303", "us: place us-td-sp 1204", "us: done (S4)"),
            *("german: enter ge-2ss-pz1 1802", "german: enter ge-2ss-pz2 1802"),
            *("german: enter ge-102 1802", "german: done (HJ)", "us: air AT at 1802 (SK)"),
            *("us: redraw (C3, SQ)", "german: move ge-102 1602", "german: done (H6)"),
            *("us: fire us-120 us-td-t at ge-102 (D2)", "us: done (JOKER, C7)"),
        ),
        most=120,
    ),
    Playthrough("stand-at-mortain", "both-markers", 5, {"one_per_type": True}, most=100),
    Playthrough(
        "race-to-the-rhine",
        "three-armies",
        7,
        script=(
            *("white: march W-VII meaux (P-W-09)", "white: load W-VII 1 fuel"),
            *("white: march W-VII soissons (P-W-14)", "white: keep"),
            *("white: march W-VII reims (P-W-04)", "white: feed", "white: supplies soissons mixed"),
            *("white: commander air resistance (K-13)", "white: resistance"),
            *("white: truck chartres rambouillet", "white: done", "white: end"),
            "white: resist rheydt",
        ),
        most=140,
    ),
    Playthrough("race-to-the-rhine", "red-white", 3, most=90, seats=("red", "white")),
    Playthrough(
        "race-to-the-rhine",
        "red-blue-weather",
        4,
        {"weather": True, "common_deck": True, "hard_blue": True},
        most=90,
        seats=("red", "blue"),
    ),
    Playthrough(
        "race-to-the-rhine",
        "white-blue-training",
        5,
        {"training": True},
        most=90,
        seats=("white", "blue"),
    ),
    Playthrough("race-to-the-rhine", "solo-red", 6, most=90, seats=("red",)),
    Playthrough("race-to-the-rhine", "solo-white", 7, most=90, seats=("white",)),
    Playthrough("race-to-the-rhine", "solo-blue", 8, most=90, seats=("blue",)),
    Playthrough("flames-of-war", "starter-crossroads", 3, most=70),
    Playthrough("flames-of-war", "free-for-all", 4, {"mission": "free_for_all"}, most=70),
    Playthrough("flames-of-war", "hold-the-line", 5, {"mission": "hold_the_line"}, most=70),
    Playthrough("pickets", "wide-river", 4),
    Playthrough("pickets", "first-blood", 44, {"river": "narrow", "first-blood": True}),
    Playthrough(
        "pickets",
        "cover-and-volley",
        10,
        {"river": "narrow", "rounds": 2},
        (
            *("blue: post left", "red: post right"),
            *("blue: scout (volley)", "blue: scout (cover)", "blue: rest"),
            *("red: march left", "red: fire", "blue: duck", "red: rest"),
            *("red: post right", "blue: post right"),
            *("red: scout (mist)", "red: fire", "blue: hold (3)", "red: rest"),
            *("blue: fire volley", "red: hold (2)", "blue: march left", "blue: rest"),
        ),
    ),
)
AT_HAND = tuple(one for one in PLAYTHROUGHS if one.game in GAMES)


def told(one: Playthrough) -> str:
    """The whole playthrough as text."""
    game = GAMES[one.game]
    table = table_of(one)
    random = Random(one.seed)
    lines = [f"{game.title}: {one.name.replace('-', ' ')}", *_opening(table, one), ""]
    lines += _sentences(game, table, table.moment(0).told.events)
    for number in range(1, one.most + 1):
        if not table.awaited:
            break
        seat, text, chance = next_move(table, one, number, random)
        events = table.play(text, seat, chance)
        fate = ", ".join(str(outcome) for outcome in table.record.entries[-1].fate)
        lines.append(f"{number:>3}. {seat}: {text}{f' ({fate})' if fate else ''}")
        lines += _sentences(game, table, events)
    return "\n".join([*lines, "", *_ending(table)]) + "\n"


def table_of(one: Playthrough) -> Table:
    """The table at which a playthrough begins."""
    game = GAMES[one.game]
    if one.position is None:
        return open_table(game, one.options, one.seats, seed=one.seed)
    return table_from_position(game, one.position, SeededFate(Random(one.seed)))


def _opening(table: Table, one: Playthrough) -> Iterator[str]:
    yield f"seats: {', '.join(table.seats)}"
    if one.position is not None:
        yield f"position, seed {one.seed}:"
        yield drawing(table.game, table.state, None, "en")
        return
    options = ", ".join(
        f"{name} {str(value).lower() or '-'}" for name, value in table.record.options.items()
    )
    yield f"options: {options}; seed {one.seed}"
    if table.record.start_fate:
        yield f"set-up: {', '.join(str(outcome) for outcome in table.record.start_fate)}"


def next_move(
    table: Table, one: Playthrough, number: int, random: Random
) -> tuple[str, str, Fate | None]:
    """The next move of the script with the fate it names, or a random one."""
    if number > len(one.script):
        chosen, text = random_move(table, random)
        return table.seats[chosen], text, None
    written = re.fullmatch(r"([^:]+): (.+?)(?: \((.+)\))?", one.script[number - 1])
    if written is None:
        raise SztabError(f"{one.file}: write move {number} as 'seat: move' or 'seat: move (4)'.")
    seat, text, fate = written.groups()
    outcomes = fate.split(", ") if fate else []
    chance = LoadedFate([int(one) if one.isdecimal() else one for one in outcomes])
    return seat, text, chance if fate else None


def _sentences(game: AnyGame, table: Table, events: list[Event]) -> Iterator[str]:
    """Every event in each language; what only some may hear is marked with their names."""
    for language in LANGUAGES:
        for event in events:
            ears = "" if event.to is None else ", ".join(table.seats[seat] for seat in event.to)
            whom = f"(to {ears}) " if ears else ""
            yield f"       {language}  {whom}{say_cited(game, language, event)}"


def _ending(table: Table) -> Iterator[str]:
    result = table.result
    if result is None:
        yield f"told as far as move {len(table.record.entries)}"
        return
    for language in LANGUAGES:
        ending = Refusal(result.rule, result.key, **result.args)
        yield f"end:   {language}  {say_cited(table.game, language, ending)}"
    if not result.won:
        yield "nobody wins"
    for place, seats in enumerate(result.ranking, start=1):
        yield f"place {place}: {', '.join(f'{table.seats[n]} {result.scores[n]}' for n in seats)}"
