"""``sztab games`` and ``sztab rules``."""

import argparse
import sys
from pathlib import Path

from sztab.cli.arguments import FAULT, Commands, add_language
from sztab.core import registry
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame
from sztab.core.options import Option, Value
from sztab.core.said import Name
from sztab.core.telling.rulebook import find_rule, rules
from sztab.core.words import has_words, say
from sztab.lab import coverage as coverages
from sztab.phrases import game_title, phrase, seat_words
from sztab.speaking import spoken_on


def add(commands: Commands) -> None:
    """Add the commands of this module."""
    add_language(commands.add("games", list_games, "List the games with their seats and options."))

    sub = add_language(
        commands.add("rules", print_rules, "Print the rules of a game, or how they are covered.")
    )
    sub.add_argument("game", metavar="GAME", help="see `sztab games`")
    sub.add_argument("id", metavar="ID", nargs="?", help="one rule, for example MB-7.4")
    sub.add_argument("--coverage", action="store_true", help="code, tests and words of each rule")
    sub.add_argument(
        "--tests",
        metavar="DIR",
        type=Path,
        default=Path("tests"),
        help="where the tests of the rules are",
    )


def list_games(args: argparse.Namespace) -> int:
    """List the games with their seats and options."""
    for game in registry.games().values():
        version = phrase(args.lang, "rules-version", version=game.version)
        print(f"{game.id}  {game_title(game, args.lang)}, {version}")
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


def print_rules(args: argparse.Namespace) -> int:
    """Print the rules of a game, or how they are covered."""
    game = registry.find_game(args.game)
    rule = None if args.id is None else find_rule(game, args.id, args.lang)
    if args.coverage:
        return _coverage(game, args.tests, rule.id if rule else None, args.lang)
    if rule is not None:
        print(rule.text)
        return 0
    print(f"# {game_title(game, args.lang)}")
    chapter = None
    for rule in rules(game, args.lang).values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(f"\n## {chapter}")
        print(f"\n{rule.text}")
    return 0


def _coverage(game: AnyGame, tests: Path, id: str | None, language: str) -> int:
    found = coverages.coverage(game, tests)
    if id is not None:
        row = next(row for row in found.rows if row.rule.id == id)
        coverages.write_places(row, spoken_on(sys.stdout, language))
        return 0 if row.cited.tests and not row.wordless else FAULT
    out = spoken_on(sys.stdout, language)
    coverages.write_table(found, game_title(game, language), out, rules(game, language))
    return 0 if found.complete else FAULT
