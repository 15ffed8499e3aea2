"""``sztab fuzz`` and ``sztab bench``: many games at once."""

import argparse
import json
import shlex
import sys
from pathlib import Path

from sztab.cli.arguments import (
    FAULT,
    Commands,
    add_options,
    count,
    missing_extra,
    notices,
    options_of,
    output,
    pace,
    positive,
    seconds,
    share,
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
    sub = commands.add("fuzz", fuzz, "Play at random with every promise of the contract checked.")
    sub.add_argument("game", metavar="GAME")
    amount = sub.add_mutually_exclusive_group(required=True)
    amount.add_argument("--moves", type=positive, metavar="N")
    amount.add_argument("--games", type=positive, metavar="N")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--first", type=count, default=0, metavar="N", help="number of the first game")
    sub.add_argument("--heavy", type=share, default=0.1, metavar="SHARE", help="default 0.1")
    sub.add_argument("--vary", action="store_true", help="draw options anew for each game")
    sub.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="for a failing record")
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help="random, or nobody for an empty seat; else all seatings take turns",
    )
    add_options(sub)

    sub = commands.add("bench", bench, "Measure random play beside well-known engines.")
    sub.add_argument("game", metavar="GAME", help="a game, serve, env or search")
    sub.add_argument("--of", default="medieval-battle", metavar="GAME", help="for search")
    sub.add_argument(
        "--match",
        type=positive,
        default=0,
        metavar="N",
        help="search: games at so many --seconds a move",
    )
    sub.add_argument("--evaluated", action="store_true", help="match: MCTS gets our evaluation")
    sub.add_argument("--tables", type=positive, default=100, metavar="N", help="for serve: 100")
    sub.add_argument(
        "--pace", type=pace, default=1.0, metavar="N", help="for serve: moves/s a table; 0: all"
    )
    sub.add_argument("--db", default="", metavar="URL", help="for serve: an empty database")
    sub.add_argument("--seconds", type=seconds, default=30.0, metavar="S", help="CPU time in all")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--no-peers", action="store_true", help="measure this game alone")
    sub.add_argument("--pure-too", action="store_true", help="beside the same game uncompiled")
    sub.add_argument("--pure", metavar="PATH", help="the source tree of the uncompiled build")
    sub.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    add_options(sub)


def fuzz(args: argparse.Namespace) -> int:
    """Play at random with every promise of the contract checked."""
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


def _bench_serve(args: argparse.Namespace) -> int:
    """Measure the server under load, game after game; the time is shared among them."""
    try:
        from sztab.server.ops.load import measure, measure_start, write_figures, write_start
    except ImportError as error:
        raise missing_extra(error, "server") from error
    write_start(measure_start(), sys.stdout)
    seconds = args.seconds / len(registry.games())
    found = [measure(id, args.tables, args.pace, seconds, args.db) for id in registry.games()]
    write_figures(found, sys.stdout)
    if args.json is not None:
        plain = [{name: getattr(one, name) for name in one.__struct_fields__} for one in found]
        write_whole(args.json, json.dumps(plain, indent=1) + "\n")
    return 0


def _bench_env(args: argparse.Namespace) -> int:
    """Measure the research environments beside PettingZoo's chess."""
    try:
        from sztab.research import bench as environments
    except ImportError as error:
        raise missing_extra(error, "bench") from error
    contestants = environments.ours(args.seed)
    if not args.no_peers:
        contestants.append(environments.chess(args.seed))
    figures = environments.bench_env(contestants, args.seconds, sys.stderr)
    environments.write_figures(figures, sys.stdout)
    if args.json is not None:
        write_whole(args.json, json.dumps(figures, indent=1) + "\n")
    return 0


def _bench_search(args: argparse.Namespace) -> int:
    """Measure the general's search beside OpenSpiel's MCTS."""
    try:
        from sztab.research import search_bench, search_match
    except ImportError as error:
        raise missing_extra(error, "spiel") from error
    game = registry.find_game(args.of)
    if args.match:
        how = (args.seconds, args.match, args.seed, args.evaluated)
        found = search_match.play(game, *how, sys.stderr.write)
        search_match.write_match(found, sys.stdout)
        if args.json is not None:
            write_whole(args.json, json.dumps(found, indent=1) + "\n")
        return 0
    figures = search_bench.bench_search(game, args.seconds, args.seed)
    search_bench.write_figures(figures, sys.stdout)
    if args.json is not None:
        write_whole(args.json, json.dumps(figures, indent=1) + "\n")
    return 0


def bench(args: argparse.Namespace) -> int:
    """Measure random play beside well-known engines."""
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
        print(benches.MISSING_PEERS, file=sys.stderr)
    pure = None
    if args.pure_too or args.pure:
        if build_of_game(game) == "pure":
            print("This build is pure already: there is nothing to compare.", file=sys.stderr)
        else:
            pure = benches.OtherBuild(game, options, args.seed, source)
            others.insert(0, pure)
    try:
        report = benches.bench(ours, others, args.seconds, sys.stderr)
    finally:
        if pure is not None:
            pure.close()
    benches.write_report(report, sys.stdout)
    if args.json is not None:
        benches.write_json(report, args.json)
    return 0
