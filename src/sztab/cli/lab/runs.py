"""``sztab lab``: runs of many games, and ``sztab simulate``, the older way to write one."""

import argparse
import json
import shlex
from collections.abc import Sequence
from pathlib import Path

from sztab.bots import BOTS
from sztab.cli.arguments import (
    INTERRUPTED,
    Commands,
    Parser,
    add_crew,
    add_language,
    add_options,
    count,
    interrupted,
    notices,
    options_of,
    output,
    positive,
    whole,
)
from sztab.cli.lab import league, tuning
from sztab.core import registry
from sztab.core.errors import OptionError, SztabError
from sztab.core.game import AnyGame, Json
from sztab.files import write_whole
from sztab.lab import simulate as simulations
from sztab.lab.build import build_of_game
from sztab.lab.contests.ladder import LEVELS, play_ladder, write_ladder
from sztab.lab.contests.tournament import Entry, play_tournament, write_table
from sztab.lab.report.again import figures_again
from sztab.lab.report.compare import compared
from sztab.lab.report.figures import run_and_charts
from sztab.lab.report.page import Page
from sztab.lab.runs.plan import Arrangement, Plan, rotated, settings_of, swapped
from sztab.lab.runs.run import GAMES, Crew, play_unkept, rows_in, run
from sztab.lab.runs.summary import ending_words, summary, write_summary
from sztab.phrases import game_title, seat_words
from sztab.sitting import seated, seating_of


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    lab = Commands(commands.add("lab", lambda _args: 0, "Play and study many games."))
    sub = lab.add("play", play, "Play many games; run the same command again to continue.")
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    who = sub.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--bots",
        metavar="A,B",
        help="one player per seat; every deal is played in every seat order",
    )
    who.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        help="who plays this seat in every game; nobody leaves it empty",
    )
    sub.add_argument("--seats", metavar="A,B", default="", help="only these seats, with --bots")
    sub.add_argument("--games", type=positive, default=100, metavar="N", help="default 100")
    sub.add_argument(
        "--set",
        metavar="NAME=A,B",
        action="append",
        default=[],
        help="play every deal with each of these values of an option",
    )
    sub.add_argument(
        "--data",
        metavar="X,Y",
        default="",
        help='the same for data sets: files, "" (the game\'s own) or tuned (if it ships with one)',
    )
    sub.add_argument(
        "--chance",
        metavar="A,B",
        default="",
        help="measure how much these sources of chance matter: opening, dice, cards, choices",
    )
    sub.add_argument(
        "--values", type=positive, default=20, metavar="K", help="values per source; default 20"
    )
    sub.add_argument("--out", type=Path, metavar="DIR", help="default runs/GAME-BOTS-…")
    add_crew(sub)
    _add_swap(sub)
    add_options(sub)
    add_language(sub)

    sub = lab.add("tournament", tournament, "Rate players by games against each other.")
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument("--bots", metavar="A,B,C", required=True, help="two players or more")
    sub.add_argument(
        "--games", type=positive, default=100, metavar="N", help="games per pairing; default 100"
    )
    sub.add_argument(
        "--ladder",
        action="store_true",
        help="pair only neighbours in the ranking, starting with this order",
    )
    sub.add_argument("--out", type=Path, metavar="DIR", help="default runs/tournament-GAME-…")
    add_crew(sub)
    add_options(sub)
    add_language(sub)

    sub = lab.add(
        "ladder", ladder, "Play each level against the one below until the result is clear."
    )
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument(
        "--bots",
        metavar="A,B,C",
        default=",".join(LEVELS),
        help="players, weakest first, for example colonel:0.5; default: all four levels",
    )
    sub.add_argument(
        "--games",
        type=positive,
        default=400,
        metavar="N",
        help="at most this many games per pair; default 400",
    )
    sub.add_argument("--out", type=Path, metavar="DIR", help="default runs/ladder-GAME-…")
    add_crew(sub)
    add_options(sub)
    add_language(sub)

    sub = lab.add("report", report, "Write a balance report on one run, or compare two.")
    sub.add_argument(
        "runs",
        metavar="RUN",
        type=Path,
        nargs="+",
        help="folders of runs, or JSON files of reports",
    )
    sub.add_argument(
        "--out", type=Path, default=Path("report.html"), metavar="FILE", help="default report.html"
    )
    sub.add_argument(
        "--replays",
        type=count,
        default=200,
        metavar="N",
        help="games to replay for the figures on rules",
    )
    add_language(sub)

    tuning.add(lab)
    league.add(lab)

    sub = commands.add(
        "simulate", simulate, "Play many bot games: the older form of `sztab lab play`."
    )
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument("--games", type=positive, default=100, metavar="N", help="default 100")
    sub.add_argument("--seed", type=whole, default=1, metavar="S", help="random seed; default 1")
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help=f"{', '.join(BOTS)} or nobody; default greedy",
    )
    sub.add_argument("--workers", type=positive, default=1, metavar="N", help="default 1")
    sub.add_argument("--json", type=Path, metavar="FILE", help="save all figures to a file")
    _add_swap(sub)
    add_options(sub)
    add_language(sub)


def _add_swap(sub: Parser) -> None:
    sub.add_argument(
        "--swap",
        metavar="NAME,NAME",
        default="",
        help="options, one per seat, that swap from game to game",
    )


def play(args: argparse.Namespace) -> int:
    """Let players play many games into a folder."""
    game = registry.find_game(args.game)
    plan = _plan(game, args)
    games = plan.whole(args.games)
    if games != args.games:
        print(
            f"{games} games instead of {args.games}: each deal is played {plan.games_per_deal} "
            "times, in every seat order and setting.",
            file=notices(),
        )
    folder = args.out or Path("runs", f"{_title(plan)}-{plan.fingerprint}")
    done = run(game, plan, games, folder, Crew(args.workers, args.cluster), notices())
    if done.interrupted:
        print(
            f"Interrupted: {done.before + done.played} games are kept in {folder}. "
            "Run the same command to go on.",
            file=notices(),
        )
        return INTERRUPTED
    figures = summary(game, plan, rows_in(folder))
    write_whole(folder / "summary.json", json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    rate = f", {done.played / max(done.seconds, 1e-9):,.1f} games/s" if done.played else ""
    print(
        f"{game_title(game, args.lang)} ({build_of_game(game)}): {figures['games']} games from "
        f"seed {plan.seed}, {done.played} of them now in {done.seconds:.1f} s{rate}.",
        file=output(),
    )
    write_summary(_in_words(game, figures, args.lang), output())
    tables = [name for name in ("results.csv", "results.parquet") if (folder / name).exists()]
    print(f"Games and results: {', '.join([str(folder / GAMES), *tables])}", file=output())
    print(f"Report: {shlex.join(['sztab', 'lab', 'report', str(folder)])}", file=output())
    return 0


def _in_words(game: AnyGame, figures: Json, language: str) -> Json:
    """Return the figures with seats and endings in words of *language*; files keep the ids."""

    def named(tallies: Json) -> Json:
        return {seat_words(game, language, seat): tally for seat, tally in tallies.items()}

    said = [
        {**one, "words": ending_words(game, one["rule"], one["key"], language)}
        for one in figures["endings"]
    ]
    settings = [{**one, "seats": named(one["seats"])} for one in figures["settings"]]
    return {**figures, "endings": said, "seats": named(figures["seats"]), "settings": settings}


def _title(plan: Plan) -> str:
    players = dict.fromkeys(name for one in plan.arrangements for name in one.players)
    plain = "".join(sign if sign.isalnum() else "-" for sign in "-".join(players))
    return f"{plan.game}-{plain[:40]}"


def _plan(game: AnyGame, args: argparse.Namespace) -> Plan:
    """Return the plan that the arguments describe."""
    fixed = options_of(game, args.option)
    swept = _swept(args.set, args.data)
    if twice := {*fixed} & {*swept}:
        raise OptionError(f"{', '.join(twice)} is both fixed and swept: name it once.")
    if args.seat is not None:
        players = seated(game, args.seat)
        bots = {seat: players.get(seat, "greedy") for seat in seating_of(game, players)}
        arrangements: Sequence[Arrangement] = (Arrangement(tuple(bots), tuple(bots.values())),)
    else:
        seats = tuple(filter(None, args.seats.split(",")))
        arrangements = rotated(game, tuple(filter(None, args.bots.split(","))), seats)
    swap = tuple(filter(None, args.swap.split(",")))
    arrangements = swapped(arrangements, fixed, swap)
    chance = tuple(filter(None, args.chance.split(",")))
    return Plan(
        game.id,
        tuple(arrangements),
        settings_of(game, fixed, swept),
        args.seed,
        swap,
        chance,
        args.values if chance else 0,
    )


def _swept(given: Sequence[str], data: str) -> dict[str, list[str]]:
    swept: dict[str, list[str]] = {}
    for text in given:
        name, sign, values = text.partition("=")
        if not sign or not values:
            raise OptionError(f"{text!r} is not a set of values: write it as name=a,b.")
        swept[name] = values.split(",")
    if data:
        swept["data"] = data.split(",")
    return swept


def tournament(args: argparse.Namespace) -> int:
    """Rate players by games against each other."""
    game = registry.find_game(args.game)
    entry = Entry(
        game.id,
        tuple(filter(None, args.bots.split(","))),
        args.games,
        args.seed,
        options_of(game, args.option),
        args.ladder,
    )
    folder = args.out or Path("runs", f"tournament-{game.id}-{args.seed}")
    crew = Crew(args.workers, args.cluster)
    table = play_tournament(game, entry, folder, crew, notices())
    if table is None:
        return interrupted(folder)
    write_table(table, output())
    print(f"Games and table: {folder}, tournament.json", file=output())
    return 0


def ladder(args: argparse.Namespace) -> int:
    """Play each level against the one below."""
    game = registry.find_game(args.game)
    folder = args.out or Path("runs", f"ladder-{game.id}-{args.seed}")
    rungs = play_ladder(
        game,
        tuple(filter(None, args.bots.split(","))),
        args.games,
        args.seed,
        options_of(game, args.option),
        folder,
        Crew(args.workers, args.cluster),
        notices(),
    )
    if rungs is None:
        return interrupted(folder)
    write_ladder(rungs, output())
    print(f"Games and figures: {folder}, ladder.json", file=output())
    return 0


def report(args: argparse.Namespace) -> int:
    """Write a page and its figures about one run, or two that are compared."""
    numbers = args.out.with_suffix(".json")
    if args.out == numbers:
        raise SztabError(f"{args.out} is for the figures: name the page {args.out.stem}.html.")
    if len(args.runs) > 1 and numbers in args.runs:
        raise SztabError(f"The report would be written over {numbers}: name another --out.")
    found = [
        one
        for path in args.runs
        for one in (
            figures_again(path) if path.suffix == ".json" else [run_and_charts(path, args.replays)]
        )
    ]
    if len(found) > 2:
        raise SztabError("A report compares at most two runs: name one or two.")
    figures = [run for run, _charts in found]
    if len({run["game"] for run in figures}) > 1:
        raise SztabError("Runs of different games cannot be compared: name two of one game.")
    game = registry.find_game(figures[0]["game"])
    comparison = compared(*figures) if len(figures) == 2 else None
    page = Page(game, args.lang, [charts for _run, charts in found])
    write_whole(args.out, page.html(figures, comparison))
    plain = {"runs": figures, "compared": comparison}
    if len(args.runs) == 1 and args.runs[0].suffix == ".json":  # the figures are there already
        print(args.out)
        return 0
    write_whole(numbers, json.dumps(plain, indent=1, ensure_ascii=False) + "\n")
    print(f"{args.out}, {numbers}")
    return 0


def simulate(args: argparse.Namespace) -> int:
    """Let bots play many games, as before there was ``sztab lab play``."""
    game = registry.find_game(args.game)
    players = seated(game, args.seat)
    bots = {seat: players.get(seat, "greedy") for seat in seating_of(game, players)}
    if "human" in bots.values():
        raise SztabError("People cannot be simulated: choose random or greedy for every seat.")
    options = options_of(game, args.option)
    swap = tuple(filter(None, args.swap.split(",")))
    plan = simulations.plan_for(game, bots, options, args.seed, swap)
    print(f"sztab simulate is now: {_instead(args, bots)}", file=notices())
    rows, done = play_unkept(game, plan, args.games, Crew(args.workers), notices())
    figures = simulations.report(game, plan, rows, done)
    shown = {**figures, "endings": _in_words(game, summary(game, plan, rows), args.lang)["endings"]}
    simulations.write_report(game, shown, build_of_game(game), output())
    if args.json is not None:
        write_whole(args.json, json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    return INTERRUPTED if done.interrupted else 0


def _instead(args: argparse.Namespace, bots: dict[str, str]) -> str:
    """Return the command that does the same and keeps the games."""
    words = ["sztab", "lab", "play", args.game]
    for seat, who in bots.items():
        words += ["--seat", f"{seat}={who}"]
    words += ["--games", str(args.games), "--seed", str(args.seed), "--workers", str(args.workers)]
    for option in args.option:
        words += ["--option", option]
    return shlex.join([*words, *(["--swap", args.swap] if args.swap else [])])
