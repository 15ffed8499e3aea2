"""``sztab mcp``: tables for a language model, over standard input and output."""

import argparse
import time
from pathlib import Path
from random import Random

from sztab import __version__
from sztab.agents.desk import Desk
from sztab.agents.table import AgentTable
from sztab.cli.arguments import Commands, add_language, missing_extra, whole
from sztab.core.record import to_text
from sztab.files import write_whole


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = add_language(
        commands.add("mcp", serve, "Serve tables to a language model (MCP over standard input).")
    )
    sub.add_argument(
        "--seed",
        type=whole,
        metavar="N",
        help="random seed; use the same one to repeat dice and cards",
    )
    sub.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="save the record of every game here"
    )


def serve(args: argparse.Namespace) -> int:
    """Serve tables to the program at the other end of standard input and output."""
    try:
        from sztab.agents.server import mcp_server
    except ImportError as error:
        raise missing_extra(error, "mcp") from error
    begun = time.strftime("%Y%m%d-%H%M%S")

    def keep(table: AgentTable) -> None:
        file = args.keep / f"{table.game.id}-{begun}-{table.name}.json"
        write_whole(file, to_text(table.table.record))

    desk = Desk(Random(args.seed), args.lang, keep if args.keep is not None else None)
    mcp_server(desk, __version__).run("stdio")
    return 0
