"""``sztab bots``: who can take a seat, and fitting the evaluation they judge positions by."""

import argparse
import json
import sys
from pathlib import Path

from sztab import __version__
from sztab.analysis import calibration
from sztab.bots import BOTS
from sztab.bots.levels import Level
from sztab.cli.arguments import (
    Commands,
    add_language,
    add_options,
    missing_extra,
    notices,
    number,
    options_of,
    output,
    positive,
    whole,
)
from sztab.cli.puzzles import recorded_games
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.files import write_whole
from sztab.lab import fit as fits
from sztab.lab.build import build_of_game
from sztab.phrases import phrase


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    group = Commands(
        commands.add(
            "bots", lambda _args: 0, "List the bots, fit their weights or check their forecasts."
        )
    )
    sub = add_language(group.add("list", list_bots, "List the bots, the weakest first."))
    sub.add_argument("game", metavar="GAME", nargs="?", help="also show the budgets for this game")

    sub = group.add("fit", fit, "Fit the evaluation of a game to games that bots play.")
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument("--games", type=positive, default=400, metavar="N", help="default 400")
    sub.add_argument("--seed", type=whole, default=1, metavar="S", help="random seed; default 1")
    sub.add_argument(
        "--freedom",
        type=freedom,
        default=0.0,
        metavar="C",
        help="how freely single weights may change; 0: only the scale",
    )
    sub.add_argument(
        "--let",
        type=names,
        default=(),
        metavar="NAMES",
        help="features whose weights are fitted separately",
    )
    sub.add_argument(
        "--bots", type=names, default=(), metavar="NAMES", help="who plays; default: mixed strength"
    )
    sub.add_argument("--out", type=Path, metavar="FILE", help="save the weights to a file")
    add_options(sub)

    sub = group.add(
        "calibrate",
        calibrate,
        "Check on recorded games how well the chances shown predict results.",
    )
    sub.add_argument("files", metavar="FILE", type=Path, nargs="+", help="records, or games.sztab")
    sub.add_argument("--source", default="", metavar="TEXT", help="where the games come from")
    sub.add_argument("--out", type=Path, metavar="FILE", help="save all figures to a file")


def freedom(text: str) -> float:
    """Parse how freely single weights may move."""
    return float(number(text, float, 0, 1000, "a number from 0 to 1000"))


def names(text: str) -> tuple[str, ...]:
    """Parse names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def list_bots(args: argparse.Namespace) -> int:
    """List the bots, the weakest first."""
    game = registry.find_game(args.game) if args.game else None
    for bot in sorted(BOTS.values(), key=lambda bot: bot.level):
        print(f"{bot.name:<9} {phrase(args.lang, f'bot-{bot.name}-about')}")
        if game is not None and isinstance(bot.mind, Level):
            policy = bot.mind.policy(game)
            budget = phrase(
                args.lang, "bot-budget", seconds=f"{policy.seconds:g}", nodes=policy.nodes
            )
            print(f"{'':<9} {policy.search}: {budget}")
    return 0


def fit(args: argparse.Namespace) -> int:
    """Play, fit the weights, and print how far their probabilities can be trusted."""
    game = registry.find_game(args.game)
    options = options_of(game, args.option)

    def progress(done: int) -> None:
        if sys.stderr.isatty() or done % 50 == 0:
            print(f"fit {game.id}: {done} of {args.games} games", file=notices())

    before = fits.weights_of(game)
    played = list(fits.collect(game, options, args.games, args.seed, progress, args.bots))
    try:
        found = fits.fit(game.feature_names, played, before, args.freedom, args.let)
    except ImportError as error:
        raise missing_extra(error, "fit") from error
    print(
        f"{game.title} ({build_of_game(game)}): {found.games} games, {found.positions} positions; "
        f"on held-out games log loss {found.log_loss:.4f}, Brier score {found.brier:.4f}.",
        file=output(),
    )
    print("Predicted chance and share won, by tenths of the prediction:", file=output())
    for positions, forecast, won in found.calibration:
        print(f"  {forecast:6.1%}  {won:6.1%}  ({positions} positions)", file=output())
    forecast, won = found.start
    print(f"At the start of games: {forecast:6.1%}  {won:6.1%}", file=output())
    if args.out is not None:
        provenance = {
            "version": __version__,
            "rules": game.version,
            "seed": args.seed,
            "players": list(args.bots) or [f"one look, errs by {blur}" for blur in fits.BLURS],
            "moved by themselves": list(args.let),
        }
        text = json.dumps(fits.as_json(game, found, provenance), indent=1, ensure_ascii=False)
        write_whole(args.out, text + "\n")
    return 0


def calibrate(args: argparse.Namespace) -> int:
    """Measure the chances that reports show against the results of recorded games."""
    found = list(recorded_games(args.files))
    game = found[0][1]
    if any(other.id != game.id for _place, other, _record in found):
        raise SztabError("These are records of several games: measure one at a time.")
    measured = calibration.measure(game, (record for _place, _game, record in found))
    if not measured.positions:
        raise SztabError("None of these games is over and has two seats or more.")
    print(
        f"{game.title} ({build_of_game(game)}): {measured.games} games, {measured.positions} "
        f"positions, Brier score {measured.brier:.4f}, log loss {measured.log_loss:.4f}.\n"
        f"Predicted chance and share won, {measured.gap / 10_000:.1f} points apart on average:",
        file=output(),
    )
    for row in measured.rows:
        said = f"  {row.forecast:6.1%}  {row.won:6.1%}  ({row.forecasts} predictions)"
        print(said, file=output())
    if args.out is not None:
        text = json.dumps(calibration.as_json(game, measured, args.source), indent=1)
        write_whole(args.out, text + "\n")
    return 0
