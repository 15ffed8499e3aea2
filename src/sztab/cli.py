"""The ``sztab`` command: games, rules, play, replay, verify, fuzz, simulate, bench.

Exit codes: 0 all is well, 1 what was examined is at fault (a record that does not replay, a
broken promise, a rule without a test), 2 what was handed in cannot be used.
"""

import argparse
import json
import os
import re
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from sztab import __version__
from sztab.core import registry
from sztab.core.errors import OptionError, SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Option, Value, nearest, validated
from sztab.core.record import Record, replay, to_text, verify
from sztab.core.rulebook import find_rule, rules
from sztab.core.said import Name
from sztab.core.words import LANGUAGES, has_words, say, say_cited
from sztab.lab import bench as benches
from sztab.lab import coverage as coverages
from sztab.lab import fuzz as fuzzes
from sztab.lab import simulate as simulations
from sztab.lab.build import build_of_game, build_of_kernel
from sztab.lab.files import read_record, write_whole
from sztab.phrases import phrase, seat_words
from sztab.sitting import data_folder, play, seated, seating_of
from sztab.terminal import drawing

FAULT, BAD_INPUT, INTERRUPTED = 1, 2, 130


class _Parser(argparse.ArgumentParser):
    """A parser whose faults are one sentence with what to do."""

    def error(self, message: str) -> NoReturn:
        wrong = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if wrong:
            known = re.findall(r"[\w-]+", wrong.group(2))
            hint = nearest(wrong.group(1), known)
            message = f"there is no {wrong.group(1)!r}: choose {', '.join(known)}.{hint}"
        sentence = message[:1].upper() + message[1:].rstrip(".")
        ending = "" if sentence.endswith("?") else "."
        self.exit(BAD_INPUT, f"{sentence}{ending} See `{self.prog} --help`.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows ? and goes on
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except SztabError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, a pager say, has seen enough
        _silence_output()
        return 0
    except OSError as error:  # a full disk behind the output, say
        _silence_output()
        print(f"The system does not let it be done: {error}.", file=sys.stderr)
        return BAD_INPUT


def _silence_output() -> None:
    """Throw away what cannot be written, or it would be tried again at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- arguments -----------------------------------------------------------------------------------


def _parser() -> _Parser:
    parser = _Parser(prog="sztab", description="A table for wargames that knows the rules.")
    parser.add_argument(
        "--version", action="version", version=f"sztab {__version__} ({build_of_kernel()})"
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> _Parser:
        sub: _Parser = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(run=run)
        return sub

    _speaking(command("games", _games, "List the games with their seats and options."))

    sub = _speaking(command("rules", _rules, "Print the rules of a game, or how they are covered."))
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("id", metavar="ID", nargs="?", help="one rule, for example MB-7.4")
    sub.add_argument("--coverage", action="store_true", help="code, tests and words of each rule")
    sub.add_argument("--tests", metavar="DIR", type=Path, default=Path("tests"))

    sub = _speaking(command("play", _play, "Play in the terminal, against people and bots."))
    sub.add_argument("game", metavar="GAME")
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help="human, random, greedy or nobody; else you play the first seat, greedy the others",
    )
    _optional(sub)
    sub.add_argument("--seed", type=int, metavar="N", help="the luck of the game, to have it again")
    sub.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")
    sub.add_argument("--load", type=Path, metavar="FILE", help="play on from a kept game")

    sub = _speaking(command("replay", _replay, "Tell a recorded game in words."))
    sub.add_argument("file", metavar="FILE", type=Path)
    sub.add_argument("--at", type=_count, metavar="N", help="only the first N moves")
    sub.add_argument("--view", metavar="SEAT", help="what this seat heard and saw")

    sub = command("verify", _verify, "Replay records and hold them to their hashes.")
    sub.add_argument("files", metavar="FILE", type=Path, nargs="+")

    sub = command("fuzz", _fuzz, "Play at random with every promise of the contract checked.")
    sub.add_argument("game", metavar="GAME")
    amount = sub.add_mutually_exclusive_group(required=True)
    amount.add_argument("--moves", type=_positive, metavar="N")
    amount.add_argument("--games", type=_positive, metavar="N")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument(
        "--first", type=_count, default=0, metavar="N", help="number of the first game"
    )
    sub.add_argument("--heavy", type=_share, default=0.1, metavar="SHARE", help="default 0.1")
    sub.add_argument("--vary", action="store_true", help="draw options anew for each game")
    sub.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="for a failing record")
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help="random, or nobody for an empty seat; else all seatings take turns",
    )
    _optional(sub)

    sub = command("simulate", _simulate, "Let bots play many games, and count what comes of them.")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--games", type=_positive, default=100, metavar="N", help="default 100")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help="random, greedy or nobody; else greedy",
    )
    sub.add_argument(
        "--workers", type=_positive, default=1, metavar="N", help="processes, default 1"
    )
    sub.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    sub.add_argument(
        "--swap",
        metavar="NAME,NAME",
        default="",
        help="options, one for every seat, that change places every second game",
    )
    _optional(sub)

    sub = command("serve", _serve, "Open the table in the browser to people and bots.")
    sub.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="default 127.0.0.1")
    sub.add_argument("--port", type=_count, default=8000, metavar="N", help="default 8000")
    sub.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://…; default: your data folder"
    )
    sub.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="what stands in the address bar, for example https://table.example",
    )
    sub.add_argument("--workers", type=_positive, default=1, metavar="N", help="default 1")
    sub.add_argument("--log", default="", metavar="DIR", help="write logs there, a file a day")
    sub.add_argument("--proxy", default="", metavar="ADDRESS", help="believe its forwarded headers")
    sub.add_argument("--dev-http", action="store_true", help="plain http, on this machine alone")

    sub = command("bench", _bench, "Measure random play beside well-known engines.")
    sub.add_argument("game", metavar="GAME", help="a game, or serve: the server with all games")
    sub.add_argument("--tables", type=_positive, default=100, metavar="N", help="for serve: 100")
    sub.add_argument(
        "--pace", type=_pace, default=1.0, metavar="N", help="for serve: moves/s a table; 0: all"
    )
    sub.add_argument("--db", default="", metavar="URL", help="for serve: an empty database")
    sub.add_argument("--seconds", type=_seconds, default=30.0, metavar="S", help="CPU time in all")
    sub.add_argument("--seed", type=int, default=1, metavar="S")
    sub.add_argument("--no-peers", action="store_true", help="measure this game alone")
    sub.add_argument("--pure-too", action="store_true", help="beside the same game uncompiled")
    sub.add_argument("--pure", metavar="PATH", help="the source tree of the uncompiled build")
    sub.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    _optional(sub)
    return parser


def _speaking(sub: _Parser) -> _Parser:
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = "pl" if next(filter(None, said), "").startswith("pl") else "en"
    sub.add_argument("--lang", choices=LANGUAGES, default=spoken, help="language of all words")
    return sub


def _optional(sub: _Parser) -> None:
    sub.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, see `sztab games`",
    )


def _number(text: str, kind: Callable[[str], Any], low: float, high: float, wanted: str) -> Any:
    try:
        value = kind(text)
    except ValueError:
        value = None
    if value is None or not low <= value <= high:
        raise argparse.ArgumentTypeError(f"{wanted} is needed, not {text!r}")
    return value


def _positive(text: str) -> int:
    return int(_number(text, int, 1, 10**12, "a whole number from 1 up"))


def _count(text: str) -> int:
    return int(_number(text, int, 0, 10**12, "a whole number from 0 up"))


def _share(text: str) -> float:
    return float(_number(text, float, 0, 1, "a number from 0 to 1"))


def _pace(text: str) -> float:
    return float(_number(text, float, 0, 1000, "a number of moves per second"))


def _seconds(text: str) -> float:
    return float(_number(text, float, 0.01, 10**6, "a number of seconds"))


def options_of(game: AnyGame, given: Sequence[str]) -> dict[str, Value]:
    """The options of ``--option name=value``, validated; only those that were given."""
    named: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(f"{text!r} is no option: write it as name=value.")
        named[name] = value
    chosen = validated(game.id, game.options(), named)
    return {name: chosen[name] for name in named}


# --- commands ------------------------------------------------------------------------------------


def _games(args: argparse.Namespace) -> int:
    for game in registry.games().values():
        version = phrase(args.lang, "rules-version", version=game.version)
        print(f"{game.id}  {game.title}, {version}")
        for seating in game.seatings:
            words = [seat_words(game, args.lang, seat) for seat in seating]
            named = (
                seat if word == seat else f"{seat} ({word})"
                for seat, word in zip(seating, words, strict=True)
            )
            print(f"  {phrase(args.lang, 'seats', seats=', '.join(named))}")
        for option in game.options():
            explained = _explained(option, args.lang)
            print(f"  --option {option.name}={_shown(option.default)}{explained}")
            key = f"option-{option.name}"
            if has_words(game, args.lang, key):
                print(f"      {say(game, args.lang, Name(key))}")
        print()
    if not registry.games():
        raise SztabError("No game is installed: install a package that brings one.")
    return 0


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _explained(option: Option, language: str) -> str:
    choices = " | ".join(_shown(choice) for choice in option.choices)
    if not choices:
        keys = {int: "any-number", str: "any-text"}
        key = keys.get(type(option.default))
        choices = "true | false" if key is None else phrase(language, key)
    return f"  ({choices})" + (f" [{option.rule}]" if option.rule else "")


def _rules(args: argparse.Namespace) -> int:
    game = registry.find_game(args.game)
    rule = None if args.id is None else find_rule(game, args.id, args.lang)
    if args.coverage:
        return _coverage(game, args.tests, rule.id if rule else None)
    if rule is not None:
        print(rule.text)
        return 0
    print(f"# {game.title}")
    chapter = None
    for rule in rules(game, args.lang).values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(f"\n## {chapter}")
        print(f"\n{rule.text}")
    return 0


def _coverage(game: AnyGame, tests: Path, id: str | None) -> int:
    found = coverages.coverage(game, tests)
    if id is not None:
        row = next(row for row in found.rows if row.rule.id == id)
        coverages.write_places(row, sys.stdout)
        return 0 if row.cited.tests and not row.wordless else FAULT
    coverages.write_table(found, game, sys.stdout)
    return 0 if found.complete else FAULT


def _play(args: argparse.Namespace) -> int:
    game = registry.find_game(args.game)
    return play(
        game,
        options=options_of(game, args.option),
        given_seats=args.seat,
        language=args.lang,
        seed=args.seed,
        save=args.save,
        load=args.load,
    )


def _replay(args: argparse.Namespace) -> int:
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


def _verify(args: argparse.Namespace) -> int:
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


def _fuzz(args: argparse.Namespace) -> int:
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
        summary = fuzzes.fuzz(game, plan, sys.stderr)
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
            file=sys.stderr,
        )
        file = args.out / f"fuzz-{game.id}-{args.seed}-{error.number}.json"
        write_whole(file, to_text(error.record))
        print(f"The game up to there: sztab replay {shlex.quote(str(file))}", file=sys.stderr)
        return FAULT
    fuzzes.write_summary(game, plan, summary, build_of_game(game), sys.stdout)
    return 0


def _serve(args: argparse.Namespace) -> int:
    try:
        from sztab.server.run import serve
        from sztab.server.settings import Settings
    except ImportError as error:
        raise SztabError(
            f"The server needs more ({error}): install it with pip install 'sztab[server]'."
        ) from error
    url = args.db or os.environ.get("SZTAB_DB") or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    settings = Settings(
        db=url,
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        workers=args.workers,
        log=args.log,
        plain_http=args.dev_http,
        proxies=args.proxy,
    ).checked()
    print(phrase("en", "serving", address=settings.origins[0]), flush=True)
    serve(settings)
    return 0


def _simulate(args: argparse.Namespace) -> int:
    game = registry.find_game(args.game)
    players = seated(game, args.seat)
    bots = {seat: players.get(seat, "greedy") for seat in seating_of(game, players)}
    options = options_of(game, args.option)
    swap = tuple(args.swap.split(",")) if args.swap else ()
    if swap and (len(swap) != len(bots) or not {*swap} <= {*options}):
        raise OptionError("To change places, name an option for every seat, and each by --option.")
    plan = simulations.Plan(game.id, bots, options, args.games, args.seed, swap)
    summary = simulations.simulate(game, plan, args.workers, sys.stderr)
    figures = simulations.report(game, plan, summary)
    simulations.write_report(game, figures, build_of_game(game), sys.stdout)
    if args.json is not None:
        write_whole(args.json, json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    return INTERRUPTED if summary.interrupted else 0


def _bench_serve(args: argparse.Namespace) -> int:
    """The server under load, game after game; the time is shared among them."""
    from sztab.server.load import measure, measure_start, write_figures, write_start

    write_start(measure_start(), sys.stdout)
    seconds = args.seconds / len(registry.games())
    found = [measure(id, args.tables, args.pace, seconds, args.db) for id in registry.games()]
    write_figures(found, sys.stdout)
    if args.json is not None:
        plain = [{name: getattr(one, name) for name in one.__struct_fields__} for one in found]
        write_whole(args.json, json.dumps(plain, indent=1) + "\n")
    return 0


def _bench(args: argparse.Namespace) -> int:
    if args.game == "serve":
        return _bench_serve(args)
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


if __name__ == "__main__":
    sys.exit(main())
