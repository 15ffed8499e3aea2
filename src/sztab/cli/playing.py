"""``sztab play``: a game in the terminal."""

import argparse
from pathlib import Path

from sztab.bots import BOTS
from sztab.cli.arguments import Commands, add_language, add_options, options_of, whole
from sztab.core import registry
from sztab.sitting import play


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = add_language(
        commands.add("play", play_in_terminal, "Play in the terminal, against people and bots.")
    )
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help=f"human, {', '.join(BOTS)}, program:COMMAND or nobody; "
        "default: you play the first seat, greedy the others",
    )
    add_options(sub)
    sub.add_argument(
        "--seed", type=whole, metavar="N", help="random seed; use the same one to repeat a game"
    )
    sub.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file")
    sub.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")


def play_in_terminal(args: argparse.Namespace) -> int:
    """Play in the terminal, against people and bots."""
    game = registry.find_game(args.game)
    return play(
        game,
        options=options_of(game, args.option),
        given_seats=args.seat,
        language=args.lang,
        seed=args.seed,
        save=args.save,
        load=args.load,
    )
