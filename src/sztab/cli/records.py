"""``sztab replay`` and ``sztab verify``: recorded games."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from sztab.cli.arguments import (
    BAD_INPUT,
    FAULT,
    Commands,
    Parser,
    add_language,
    count,
    notices,
    output,
)
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.record import Record, replay, verify
from sztab.core.said import Event
from sztab.core.words import drawing, say, say_cited
from sztab.files import read_record
from sztab.lab import fuzz as fuzzes
from sztab.lab.runs.store import is_games_file, is_torn, read_games, unpack_record, unpack_row
from sztab.phrases import game_title, seat_words
from sztab.speaking import explained


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = add_language(commands.add("replay", replay_record, "Print a recorded game in words."))
    sub.add_argument("file", metavar="FILE", type=Path, help="a record, or games.sztab")
    sub.add_argument("--at", type=count, metavar="N", help="only the first N moves")
    sub.add_argument("--view", metavar="SEAT", help="only what this seat heard and saw")
    sub.add_argument(
        "--details", action="store_true", help="also the state of each thing after each move"
    )
    sub.add_argument(
        "--game", type=count, default=0, metavar="N", help="which game, in a file of many"
    )

    sub = commands.add("verify", verify_records, "Replay records and check their hashes.")
    sub.add_argument("files", metavar="FILE", type=Path, nargs="+", help="records, or games.sztab")


def replay_record(args: argparse.Namespace) -> int:
    """Print a recorded game in words."""
    many = is_games_file(args.file)
    record = game_in(args.file, args.game) if many else read_record(args.file)
    game = registry.find_game(record.game)
    length = len(record.entries)
    last = length if args.at is None else args.at
    if last > length:
        raise SztabError(f"{args.file} has {length} moves: choose --at from 0 to {length}.")
    if args.view is not None and args.view not in record.seats:
        raise SztabError(f"Nobody sits at {args.view!r}: choose {', '.join(record.seats)}.")
    viewer = None if args.view is None else record.seats.index(args.view)
    seats = ", ".join(seat_words(game, args.lang, name) for name in record.seats)
    print(f"{game_title(game, args.lang)}: {seats}")
    state = None
    for moment in replay(game, record):
        state = moment.state
        if moment.at:
            _tell_move(game, record, moment.at, viewer, args.lang)
        _tell(game, moment.told.events, viewer, args.lang, "      ")
        if args.details:
            _tell(game, moment.told.details, viewer, args.lang, "        ")
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
    """Return the exit code: FAULT, with the reason printed, unless the hashes fit the game."""
    try:
        verify(game, record)
    except SztabError as error:
        print(f"{file}: {explained(Parser.language, error)}", file=sys.stderr)
        return FAULT
    return 0


def _tell_move(game: AnyGame, record: Record, at: int, viewer: int | None, language: str) -> None:
    """Print the head of a move; a seat sees the text only of its own, for it may be secret."""
    entry = record.entries[at - 1]
    mine = viewer is None or record.seats[viewer] == entry.seat
    print(f"{at:>4}. {seat_words(game, language, entry.seat)}" + (f": {entry.move}" * mine))


def _tell(
    game: AnyGame, events: Sequence[Event], viewer: int | None, language: str, indent: str
) -> None:
    """Print the sentences that a seat has heard."""
    for event in events:
        if viewer is None or event.heard_by(viewer):
            print(f"{indent}{say_cited(game, language, event)}")


def verify_records(args: argparse.Namespace) -> int:
    """Replay records and compare them with their hashes."""
    code = 0
    for file in args.files:
        if is_games_file(file):
            code = max(code, _verify_games(file))
            continue
        try:
            record = read_record(file)
        except SztabError as error:  # names the file itself
            print(explained(Parser.language, error), file=sys.stderr)
            code = BAD_INPUT
            continue
        try:
            game = registry.find_game(record.game)
        except SztabError as error:
            print(f"{file}: {explained(Parser.language, error)}", file=sys.stderr)
            code = BAD_INPUT
            continue
        fault = _held_to_hashes(game, record, file)
        code = max(code, fault)
        if not fault:
            said = f"{file}: ok, {len(record.entries)} moves, {fuzzes.ending(record)}"
            print(said, file=output())
    return code


def game_in(file: Path, number: int) -> Record:
    """Return one record out of a file of games."""
    for payload in read_games(file):
        if unpack_row(payload).number == number:
            return unpack_record(payload, f"{file}, game {number}")
    raise SztabError(f"{file} has no game {number}: choose another with --game.")


def _verify_games(file: Path) -> int:
    """Replay every game of a file; each that does not hold is named."""
    code = games = moves = 0
    try:
        if is_torn(file):
            print(f"{file}: the end is torn off; the same run goes on from there", file=notices())
            code = FAULT
        for payload in read_games(file):
            row = unpack_row(payload)
            source = f"{file}, game {row.number}"
            record = unpack_record(payload, source)
            fault = _held_to_hashes(registry.find_game(record.game), record, Path(source))
            code = max(code, fault)
            games += 1
            moves += len(record.entries)
    except SztabError as error:
        print(f"{file}: {explained(Parser.language, error)}", file=sys.stderr)
        return BAD_INPUT
    if not code:
        print(f"{file}: ok, {games} games, {moves} moves", file=output())
    return code
