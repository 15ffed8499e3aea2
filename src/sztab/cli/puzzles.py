"""``sztab puzzles``: mine puzzles from recorded games, and check those that are kept."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from sztab.analysis import orders
from sztab.analysis.plans import Plan
from sztab.analysis.puzzles import AHEAD, Puzzle, lead, mine, puzzle_from_json, rest_of
from sztab.cli.arguments import INTERRUPTED, Commands, notices, output, positive, whole
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.record import Record
from sztab.files import read_record, read_text, write_whole
from sztab.lab.runs.store import is_games_file, read_games, unpack_record


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    puzzles = Commands(
        commands.add("puzzles", lambda _args: 0, "Puzzles from recorded games: mine, check.")
    )
    sub = puzzles.add("mine", mine_files, "Find decisions in which one plan is clearly the best.")
    sub.add_argument("files", metavar="FILE", type=Path, nargs="+", help="records, or games.sztab")
    sub.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="append the puzzles to this file"
    )
    sub.add_argument("--most", type=positive, default=20, metavar="N", help="default 20")
    sub.add_argument(
        "--from-move",
        type=positive,
        default=1,
        metavar="N",
        help="first move to look at in each game; default 1",
    )
    sub.add_argument("--source", default="", metavar="TEXT", help="where the games come from")
    sub = puzzles.add("check", check_file, "Search every puzzle of a file again.")
    sub.add_argument("file", metavar="FILE", type=Path, help="puzzles")
    sub.add_argument("--seed", type=whole, default=7, metavar="S", help="random seed; default 7")
    sub.add_argument(
        "--nodes", type=positive, metavar="N", help="default: as when the puzzle was found"
    )


def read(file: Path) -> list[Puzzle]:
    """Return the puzzles of a file."""
    try:
        plain = json.loads(read_text(file))
    except (ValueError, RecursionError) as error:
        raise SztabError(f"{file} holds no puzzles: name the file that mining wrote.") from error
    if not isinstance(plain, list) or not plain:
        raise SztabError(f"{file} holds no puzzles: name the file that mining wrote.")
    return [puzzle_from_json(one) for one in plain]


def write(file: Path, puzzles: list[Puzzle]) -> None:
    """Write puzzles, one a line."""
    lines = ",\n".join(json.dumps(one.json(), ensure_ascii=False) for one in puzzles)
    write_whole(file, f"[\n{lines}\n]\n")


def recorded_games(files: list[Path]) -> Iterator[tuple[str, AnyGame, Record]]:
    """Yield every recorded game with the name of its place."""
    for file in files:
        if is_games_file(file):
            for number, payload in enumerate(read_games(file)):
                record = unpack_record(payload, f"{file} {number}")
                yield f"{file.parent.name} {number}", registry.find_game(record.game), record
        else:
            record = read_record(file)
            yield file.stem, registry.find_game(record.game), record


def mine_files(args: argparse.Namespace) -> int:
    """Mine games until there are enough puzzles; what was found is kept at once."""
    kept = read(args.out) if args.out.exists() else []
    known = {one.id for one in kept}
    mined = {one.source for one in kept}
    try:
        for place, game, record in recorded_games(args.files):
            source = f"{args.source or 'record'}, {place}"
            if source in mined:  # looked through before, at least up to what it gave
                continue
            found = 0
            for one in mine(game, record, source, None, args.from_move):
                if one.id not in known:
                    kept.append(one)
                    known.add(one.id)
                    found += 1
                    write(args.out, kept)
                if len(kept) >= args.most or found >= 2:  # of one game, or all are alike
                    break
            print(f"{source}: {found} new, {len(kept)} puzzles", file=notices(), flush=True)
            if len(kept) >= args.most:
                break
    except KeyboardInterrupt:
        print(f"Interrupted: {len(kept)} puzzles are in {args.out}.", file=notices())
        return INTERRUPTED
    print(f"{len(kept)} puzzles in {args.out}", file=output())
    return 0


def check_file(args: argparse.Namespace) -> int:
    """Search every puzzle anew with other random numbers; the exit code is 1 if one fails."""
    failed = 0
    for one in read(args.file):
        game = registry.find_game(one.game)
        state = game.load(one.position)
        seat = game.seats(state).index(one.seat)
        if one.choices:
            texts = [each["text"] for each in one.choices]
            weighed = orders.weigh(game, state, seat, texts, args.seed, args.nodes or one.nodes)
            ahead = orders.lead(weighed)
            held = weighed[0].text == one.solution[0] and ahead >= orders.AHEAD
        else:
            nodes = args.nodes or one.nodes
            found = lead(game, state, seat, one, args.seed, nodes)
            rest = rest_of(game, state, seat, Plan(one.solution, one.chance), max(1, nodes // 2))
            known = {*one.also, *one.later}
            alone = rest is not None and {*rest.also, *rest.later} <= known
            held, ahead = found is not None and found >= AHEAD and alone, found or 0
        failed += not held
        points = ahead / 10_000
        if held:
            said = f"{one.id}: still the best: {one.solution[0]}, ahead by {points:.0f} points"
        else:
            said = f"{one.id}: FAILED: {one.solution[0]}, ahead by {points:.0f} points"
        print(said, file=output())
    return 1 if failed else 0
