"""The ``sztab`` command, one module per kind of work.

Each module of commands has ``add(commands)``, which describes its commands and their arguments,
and one function per command, which runs it and returns the exit code.
"""

import os
import sys
from collections.abc import Sequence

from sztab import __version__
from sztab.cli import (
    administration,
    agents,
    analysis,
    bots,
    doctor,
    playing,
    puzzles,
    records,
    rules,
    serving,
)
from sztab.cli.arguments import BAD_INPUT, INTERRUPTED, Commands, Parser, add_language
from sztab.cli.lab import many as lab
from sztab.cli.lab import runs
from sztab.core.errors import SztabError
from sztab.core.running.build import build_of_kernel
from sztab.speaking import explained, spoken, translated

__all__ = ["main"]

COMMANDS = (
    rules,
    playing,
    records,
    analysis,
    puzzles,
    lab,
    runs,
    bots,
    agents,
    serving,
    administration,
    doctor,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows ? and goes on
    words = sys.argv[1:] if argv is None else argv
    Parser.language = spoken(words, os.environ)
    try:
        args = command_line().parse_args(words or ["open"])
        code: int = args.run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except SztabError as error:
        print(explained(Parser.language, error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, a pager say, has seen enough
        _silence_output()
        return 0
    except OSError as error:  # a full disk behind the output, say
        _silence_output()
        print(translated(Parser.language, _reason(error)), file=sys.stderr)
        return BAD_INPUT


def _reason(error: OSError) -> str:
    """Say what the system refused, and for which file if it names one."""
    reason = error.strerror or str(error)
    return f"{reason}: {error.filename}" if error.filename else f"{reason}."


def _silence_output() -> None:
    """Throw away what cannot be written, or it would be tried again at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def command_line() -> Parser:
    """Return the parser of the whole command."""
    parser = Parser(prog="sztab", description="A table for wargames that knows the rules.")
    parser.add_argument(
        "--version", action="version", version=f"sztab {__version__} ({build_of_kernel()})"
    )
    add_language(parser)
    commands = Commands(parser)
    for module in COMMANDS:
        module.add(commands)
    return parser
