"""``sztab replay`` and ``sztab verify``: recorded games."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sztab.cli.arguments import BAD_INPUT, FAULT, Commands, add_language, count
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.record import Record, replay, verify
from sztab.core.words import say, say_cited
from sztab.lab import fuzz as fuzzes
from sztab.lab.files import read_record
from sztab.phrases import seat_words
from sztab.terminal import drawing


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = add_language(commands.add("replay", replay_record, "Tell a recorded game in words."))
    sub.add_argument("file", metavar="FILE", type=Path)
    sub.add_argument("--at", type=count, metavar="N", help="only the first N moves")
    sub.add_argument("--view", metavar="SEAT", help="what this seat heard and saw")

    sub = commands.add("verify", verify_records, "Replay records and hold them to their hashes.")
    sub.add_argument("files", metavar="FILE", type=Path, nargs="+")


def replay_record(args: argparse.Namespace) -> int:
    """Tell a recorded game in words."""
    record = read_record(args.file)
    game = registry.find_game(record.game)
    length = len(record.entries)
    last = length if args.at is None else args.at
    if last > length:
        raise SztabError(f"{args.file} has {length} moves: choose --at from 0 to {length}.")
    if args.view is not None and args.view not in record.seats:
        raise SztabError(f"Nobody sits at {args.view!r}: choose {', '.join(record.seats)}.")
    viewer = None if args.view is None else record.seats.index(args.view)
    print(f"{game.title}: {', '.join(seat_words(game, args.lang, name) for name in record.seats)}")
    state = None
    for moment in replay(game, record):
        state = moment.state
        if moment.at:
            _tell_move(game, record, moment.at, moment.told.events, viewer, args.lang)
        if moment.at == last:
            break
    picture = drawing(game, state, viewer, args.lang)
    if picture:
        print(f"\n{picture}")
    result = game.result(state)
    if result is None:
        print(f"\n{say(game, args.lang, game.prompt(state, viewer))}")
    else:
        print(f"\n{say(game, args.lang, result.words)} [{result.rule}]")
    return _held_to_hashes(game, record, args.file)


def _held_to_hashes(game: AnyGame, record: Record, file: Path) -> int:
    """Whether a record that replays is also what was played; if not, that is said."""
    try:
        verify(game, record)
    except SztabError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return FAULT
    return 0


def _tell_move(
    game: AnyGame, record: Record, at: int, events: Sequence[Any], viewer: int | None, language: str
) -> None:
    """One move: its text, which a seat sees only of its own, for it may be secret; then its log."""
    entry = record.entries[at - 1]
    mine = viewer is None or record.seats[viewer] == entry.seat
    print(f"{at:>4}. {seat_words(game, language, entry.seat)}" + (f": {entry.move}" * mine))
    for event in events:
        if viewer is None or event.heard_by(viewer):
            print(f"      {say_cited(game, language, event)}")


def verify_records(args: argparse.Namespace) -> int:
    """Replay records and compare them with their hashes."""
    code = 0
    for file in args.files:
        try:
            record = read_record(file)
        except SztabError as error:  # names the file itself
            print(error, file=sys.stderr)
            code = BAD_INPUT
            continue
        try:
            game = registry.find_game(record.game)
        except SztabError as error:
            print(f"{file}: {error}", file=sys.stderr)
            code = BAD_INPUT
            continue
        fault = _held_to_hashes(game, record, file)
        code = max(code, fault)
        if not fault:
            print(f"{file}: ok, {len(record.entries)} moves, {fuzzes.ending(record)}")
    return code
