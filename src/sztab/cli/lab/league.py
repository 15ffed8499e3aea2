"""``sztab lab league``: rate a bot, a program or an agent against our levels."""

import argparse
from pathlib import Path

from sztab.cli.arguments import (
    Commands,
    add_options,
    interrupted,
    missing_extra,
    notices,
    options_of,
    output,
    positive,
    whole,
)
from sztab.core import registry


def add(lab: Commands) -> None:
    """Add the command of this module."""
    sub = lab.add("league", league, "Rate a bot, a program or an agent against our levels.")
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument(
        "--player",
        metavar="WHO",
        action="append",
        required=True,
        help="a bot, program:CMD or agent:CMD (docs/agents.md); repeatable",
    )
    sub.add_argument(
        "--against",
        metavar="A,B",
        default="random,recruit,sergeant",
        help="default random,recruit,sergeant",
    )
    sub.add_argument(
        "--games", type=positive, default=20, metavar="N", help="games per pairing; default 20"
    )
    sub.add_argument("--seed", type=whole, default=1, metavar="S", help="random seed; default 1")
    sub.add_argument(
        "--workers", type=positive, default=1, metavar="K", help="games at once; default 1"
    )
    sub.add_argument("--out", type=Path, metavar="DIR", help="default runs/league-GAME-SEED")
    add_options(sub)


def league(args: argparse.Namespace) -> int:
    """Play what is missing of a league, and print its table."""
    try:
        from sztab.lab.league.league import League, play_league, write_league
    except ImportError as error:
        raise missing_extra(error, "mcp") from error
    game = registry.find_game(args.game)
    entry = League(
        game.id,
        tuple(args.player),
        tuple(filter(None, args.against.split(","))),
        args.games,
        args.seed,
        options_of(game, args.option),
    )
    folder = args.out or Path("runs", f"league-{game.id}-{args.seed}")
    table = play_league(game, entry, folder, args.workers, notices())
    if table is None:
        return interrupted(folder)
    write_league(table, output().write)
    print(f"Games and table: {folder}, league.json", file=output())
    return 0
