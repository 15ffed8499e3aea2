"""The games that the shared tests play: every installed one and the example, and random play."""

import difflib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from pickets import GAME as PICKETS
from sztab.core.errors import OptionError
from sztab.core.game import AnyGame, Seat
from sztab.core.options import Value
from sztab.core.registry import games
from sztab.core.table import Table, open_table

GAMES: dict[str, AnyGame] = {**games(), PICKETS.id: PICKETS}
MOST_MOVES = 20_000  # a random game that goes on longer never ends


def shipped(game: AnyGame) -> bool:
    """Whether a game comes with this package."""
    return type(game).__module__.startswith("sztab.")


def ours(game: AnyGame) -> bool:
    """Whether a game comes with this package, or is the example."""
    return game is PICKETS or shipped(game)


def random_options(game: AnyGame, random: Random) -> dict[str, Value]:
    """Any value where values can be listed; the default where they cannot."""
    chosen: dict[str, Value] = {}
    for option in game.options():
        if option.choices:
            chosen[option.name] = random.choice(option.choices)
        elif isinstance(option.default, bool):
            chosen[option.name] = random.choice([True, False])
    return chosen


def random_move(table: Table, random: Random) -> tuple[Seat, str]:
    """A seat that is awaited, and any move of it."""
    game, state = table.game, table.state
    seat = random.choice(game.awaited(state))
    listed = game.moves(state, seat) if game.lists_all(state, seat) else []
    return seat, game.text(random.choice(listed or game.propose(state, seat, random, 8)))


def random_game(
    game: AnyGame,
    seed: int,
    options: Mapping[str, Value] | None = None,
    seats: tuple[str, ...] | None = None,
    most: int = MOST_MOVES,
) -> Iterator[Table]:
    """One table, again after every move of a random game, from its opening to its end."""
    random = Random(seed)
    table = open_table(game, options, seats, seed=seed) if options is not None else None
    while table is None:
        with suppress(OptionError):  # some values only fit together with others
            chosen = random_options(game, random)
            table = open_table(game, chosen, seats or random.choice(game.seatings), seed=seed)
    yield table
    for _move in range(most):
        if not table.awaited:
            return
        seat, text = random_move(table, random)
        table.play(text, table.seats[seat])
        yield table


def finished(game: AnyGame, seed: int) -> Table:
    """A random game played to its end."""
    for table in random_game(game, seed):
        last = table
    assert last.result is not None, f"no end after {MOST_MOVES} moves"
    return last


def same_text(file: Path, text: str) -> None:
    """Hold *text* to what *file* says, and show the lines that differ."""
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    differing = difflib.unified_diff(
        written.splitlines(), text.splitlines(), f"{file.name} as it was", "now", lineterm=""
    )
    assert text == written, "\n".join(
        ["", *differing, "", "If this is right: python tests/regenerate.py"]
    )
