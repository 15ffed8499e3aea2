"""``sztab fuzz`` and ``sztab bench``: many games at once."""

import argparse
import json
import shlex
from pathlib import Path

from sztab.cli.arguments import (
    FAULT,
    Commands,
    add_options,
    count,
    interrupted,
    missing_extra,
    notices,
    options_of,
    output,
    pace,
    positive,
    seconds,
    share,
    whole,
)
from sztab.core import registry
from sztab.core.record import to_text
from sztab.files import write_whole
from sztab.lab import bench as benches
from sztab.lab import fuzz as fuzzes
from sztab.lab.build import build_of_game
from sztab.sitting import seated, seating_of


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    sub = commands.add("fuzz", fuzz, "Play random games and check the contract at every step.")
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    amount = sub.add_mutually_exclusive_group(required=True)
    amount.add_argument("--moves", type=positive, metavar="N", help="at least this many moves")
    amount.add_argument("--games", type=positive, metavar="N", help="this many games")
    sub.add_argument("--seed", type=whole, default=1, metavar="S", help="random seed; default 1")
    sub.add_argument("--first", type=count, default=0, metavar="N", help="number of the first game")
    sub.add_argument(
        "--heavy",
        type=share,
        default=0.1,
        metavar="SHARE",
        help="share of steps with the slow checks; default 0.1",
    )
    sub.add_argument("--vary", action="store_true", help="draw random options for each game")
    sub.add_argument(
        "--out",
        type=Path,
        default=Path(),
        metavar="DIR",
        help="where to save the record of a failing game",
    )
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help="random, or nobody for an empty seat; default: all seatings in turn",
    )
    add_options(sub)

    sub = commands.add(
        "bench", bench, "Measure speed: a game, the server, the environments or the search."
    )
    sub.add_argument("game", metavar="GAME", help="a game, serve, env or search")
    sub.add_argument("--of", default="medieval-battle", metavar="GAME", help="search: which game")
    sub.add_argument(
        "--match",
        type=positive,
        default=0,
        metavar="N",
        help="search: play N games at --seconds per move",
    )
    sub.add_argument("--evaluated", action="store_true", help="match: give MCTS our evaluation")
    sub.add_argument(
        "--out", type=Path, metavar="DIR", help="match: default runs/match-GAME-EVALUATOR-SEED"
    )
    sub.add_argument(
        "--tables",
        type=positive,
        default=100,
        metavar="N",
        help="serve: number of tables; default 100",
    )
    sub.add_argument(
        "--pace",
        type=pace,
        default=1.0,
        metavar="N",
        help="serve: moves per second and table; 0: no limit",
    )
    sub.add_argument("--db", default="", metavar="URL", help="serve: an empty database to use")
    sub.add_argument("--seconds", type=seconds, default=30.0, metavar="S", help="total CPU time")
    sub.add_argument("--seed", type=whole, default=1, metavar="S", help="random seed; default 1")
    sub.add_argument("--no-peers", action="store_true", help="measure no other engines")
    sub.add_argument("--pure-too", action="store_true", help="also measure the uncompiled game")
    sub.add_argument("--pure", metavar="PATH", help="source folder of the uncompiled game")
    sub.add_argument("--json", type=Path, metavar="FILE", help="save all figures to a file")
    add_options(sub)


def fuzz(args: argparse.Namespace) -> int:
    """Play random games and check the contract at every step."""
    game = registry.find_game(args.game)
    options = options_of(game, args.option)
    plan = fuzzes.Plan(
        args.seed,
        args.moves,
        args.games,
        args.first,
        args.heavy,
        options,
        args.vary,
        seating_of(game, seated(game, args.seat)) if args.seat else (),
    )
    try:
        summary = fuzzes.fuzz(game, plan, notices())
    except fuzzes.FuzzError as error:
        given = (
            "".join(f" --option {shlex.quote(text)}" for text in args.option)
            + "".join(f" --seat {shlex.quote(text)}" for text in args.seat)
            + " --vary" * args.vary
        )
        print(
            f"Broken in game {error.number}: {error.doing}\n"
            f"Again: sztab fuzz {game.id} --games 1 --first {error.number} --seed {args.seed} "
            f"--heavy {args.heavy:g}{given}",
            file=notices(),
        )
        file = args.out / f"fuzz-{game.id}-{args.seed}-{error.number}.json"
        write_whole(file, to_text(error.record))
        print(f"The game up to there: sztab replay {shlex.quote(str(file))}", file=notices())
        return FAULT
    fuzzes.write_summary(game, plan, summary, build_of_game(game), output())
    return 0


def _saved(file: Path | None, figures: object) -> int:
    """Write what was measured to the file that was asked for, if any."""
    if file is not None:
        write_whole(file, json.dumps(figures, indent=1) + "\n")
    return 0


def _bench_serve(args: argparse.Namespace) -> int:
    """Measure the server under load, game after game; the time is shared among them."""
    try:
        from sztab.server.ops.load import measure, measure_start, write_figures, write_start
    except ImportError as error:
        raise missing_extra(error, "server") from error
    write_start(measure_start(), output())
    seconds = args.seconds / len(registry.games())
    found = [measure(id, args.tables, args.pace, seconds, args.db) for id in registry.games()]
    write_figures(found, output())
    plain = [{name: getattr(one, name) for name in one.__struct_fields__} for one in found]
    return _saved(args.json, plain)


def _bench_env(args: argparse.Namespace) -> int:
    """Measure the research environments beside PettingZoo's chess."""
    try:
        from sztab.research import bench as environments
    except ImportError as error:
        raise missing_extra(error, "bench") from error
    contestants = environments.ours(args.seed)
    if not args.no_peers:
        contestants.append(environments.chess(args.seed))
    figures = environments.bench_env(contestants, args.seconds, notices())
    environments.write_figures(figures, output())
    return _saved(args.json, figures)


def _bench_search(args: argparse.Namespace) -> int:
    """Measure the general's search beside OpenSpiel's MCTS."""
    try:
        from sztab.research import search_bench, search_match
    except ImportError as error:
        raise missing_extra(error, "spiel") from error
    game = registry.find_game(args.of)
    if args.match:
        against = "evaluated" if args.evaluated else "rollouts"
        folder = args.out or Path("runs", f"match-{game.id}-{against}-{args.seed}")
        match = search_match.Match(game, args.seconds, args.seed, args.evaluated)
        found = search_match.play(match, args.match, folder, notices().write)
        if found is None:
            return interrupted(folder)
        search_match.write_match(found, output())
        return _saved(args.json, found)
    figures = search_bench.bench_search(game, args.seconds, args.seed)
    search_bench.write_figures(figures, output())
    return _saved(args.json, figures)


def bench(args: argparse.Namespace) -> int:
    """Measure speed: a game, the server, the environments or the search."""
    if args.game == "serve":
        return _bench_serve(args)
    if args.game == "env":
        return _bench_env(args)
    if args.game == "search":
        return _bench_search(args)
    game = registry.find_game(args.game)
    options = options_of(game, args.option)
    source = benches.pure_source(args.pure)
    ours = benches.OurGame(game, options, args.seed)
    others = [] if args.no_peers else benches.peers(args.seed)
    if len(others) < len(benches.PEERS) and not args.no_peers:
        print(benches.MISSING_PEERS, file=notices())
    pure = None
    if args.pure_too or args.pure:
        if build_of_game(game) == "pure":
            print("This game is not compiled: there is nothing to compare it with.", file=notices())
        else:
            pure = benches.OtherBuild(game, options, args.seed, source)
            others.insert(0, pure)
    try:
        report = benches.bench(ours, others, args.seconds, notices())
    finally:
        if pure is not None:
            pure.close()
    benches.write_report(report, output())
    if args.json is not None:
        benches.write_json(report, args.json)
    return 0
