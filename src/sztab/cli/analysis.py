"""``sztab luck`` and ``sztab analyse``: what happened in a recorded game, in chances to win."""

import argparse
import json
import sys
from pathlib import Path

from sztab.analysis.decisions import (
    Decided,
    analyse,
    analysis_json,
    decided_from,
    decided_json,
    heading,
    whole,
)
from sztab.analysis.luck import Progress, luck_report, report_json
from sztab.analysis.plans import nodes_of
from sztab.analysis.telling import phrase, told_luck
from sztab.analysis.telling_decisions import told_analysis
from sztab.cli.arguments import (
    INTERRUPTED,
    Commands,
    Parser,
    add_language,
    count,
    number,
    positive,
)
from sztab.cli.records import game_in
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.record import (
    Record,
    check_data,
    check_end,
    check_hash,
    check_rules,
    replay,
)
from sztab.files import is_there, read_record, read_text, write_whole
from sztab.lab.runs.store import is_games_file


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = commands.add("luck", luck, "Show what luck and what decisions did in a recorded game.")
    add_record(sub)
    sub.add_argument(
        "--samples",
        type=samples,
        default=64,
        metavar="N",
        help="samples where chance has too many outcomes",
    )
    sub.add_argument("--json", action="store_true", help="every change as JSON")

    sub = commands.add(
        "analyse", analysed, "Find the turning points and mistakes in a recorded game."
    )
    add_record(sub)
    sub.add_argument("--nodes", type=positive, metavar="N", help="positions to search per decision")
    sub.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where to keep the analysis; default: beside the record",
    )
    sub.add_argument("--json", action="store_true", help="every move with its best plans as JSON")


def add_record(sub: Parser) -> None:
    """Add the arguments that name a record."""
    add_language(sub)
    sub.add_argument("file", metavar="FILE", type=Path, help="a record, or games.sztab")
    sub.add_argument(
        "--game", type=count, default=0, metavar="N", help="which game, in a file of many"
    )


def samples(text: str) -> int:
    """Parse how many courses of fate are drawn."""
    return int(number(text, int, 2, 100_000, "a whole number from 2 to 100000"))


def record_of(args: argparse.Namespace) -> Record:
    """Return the record that the arguments name; one that was changed by hand is refused."""
    record = game_in(args.file, args.game) if is_games_file(args.file) else read_record(args.file)
    game = registry.find_game(record.game)
    check_rules(game, record)
    check_data(game, record)
    for moment in replay(game, record):
        check_hash(game, record, moment.at, moment.state)
    check_end(game, record, moment.state)
    return record


def progress_of(name: str) -> Progress:
    """Return a function that shows a person at a terminal how far it has come."""

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty() and (done == of or done % 10 == 0):
            sys.stderr.write(f"\r{name}: {done} / {of}" + ("\n" if done == of else ""))
            sys.stderr.flush()

    return progress


def luck(args: argparse.Namespace) -> int:
    """Show what luck and what decisions did in a recorded game."""
    record = record_of(args)
    game = registry.find_game(record.game)
    report = luck_report(game, record, progress_of("luck"), samples=args.samples)
    if args.json:
        print(json.dumps(report_json(report), ensure_ascii=False, indent=1))
    else:
        print("\n".join(told_luck(report, record, args.lang)))
    return 0


def analysed(args: argparse.Namespace) -> int:
    """Analyse a recorded game; what was done is kept, and an interrupted analysis goes on."""
    record = record_of(args)
    game = registry.find_game(record.game)
    file = args.out or args.file.with_suffix(".analysis.jsonl")
    head = json.dumps(heading(game, record, args.nodes))
    done = _done(file, head)
    progress = progress_of("analyse")
    moves: list[Decided] = []
    try:
        with file.open("a" if done else "w", encoding="utf-8") as kept:
            if not done:
                kept.write(f"{head}\n")
            for each in analyse(game, record, args.nodes, done):
                moves.append(each)
                if len(moves) > len(done):
                    kept.write(json.dumps(decided_json(each), ensure_ascii=False) + "\n")
                    kept.flush()
                progress(len(moves), len(record.entries))
    except KeyboardInterrupt:
        of = len(record.entries)
        told = phrase(args.lang, "analysis-kept", file=str(file), done=len(moves), of=of)
        print(f"\n{told}", file=sys.stderr)
        return INTERRUPTED
    analysis = whole(game, record, moves)
    if args.json:
        print(json.dumps(analysis_json(analysis), ensure_ascii=False, indent=1))
    else:
        nodes = args.nodes or nodes_of(game, len(record.seats))
        print("\n".join(told_analysis(analysis, record, nodes, args.lang)))
    return 0


def _done(file: Path, head: str) -> list[Decided]:
    """Return the moves of a kept analysis with this heading; a torn last line is cut off."""
    if not is_there(file):
        return []
    lines = read_text(file).split("\n")
    if lines[0] != head:
        if lines[0].startswith('{"format": "sztab-analysis"') or not lines[0]:
            return []
        raise SztabError(f"{file} is not an analysis: name another file with --out.")
    moves: list[Decided] = []
    for line in lines[1:-1]:
        try:
            moves.append(decided_from(json.loads(line)))
        except (ValueError, KeyError, TypeError):
            break
    write_whole(file, "\n".join([head, *lines[1 : len(moves) + 1], ""]))
    return moves
