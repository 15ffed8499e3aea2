"""The tables of docs/luck.md, worked out anew: ``python -m tests.analysis.luck_page``.

Run it after a change of weights or reports, and write what it prints into the page.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sztab.analysis import LuckReport, luck_report
from sztab.analysis.chances import judge_of
from sztab.core.record import Record, from_json, replay
from sztab.core.registry import find_game
from tests.analysis.test_luck_by_hand import Script, WantedError

FOLDER: Final = Path(__file__).parents[2] / "docs" / "luck"
GAMES: Final = ("stand-at-mortain", "race-to-the-rhine", "flames-of-war", "medieval-battle")
NAMES: Final = sorted(one.stem for one in FOLDER.glob("*.json"))
TITLES: Final = {
    "stand-at-mortain": "Stand at Mortain",
    "race-to-the-rhine": "Race to the Rhine",
    "flames-of-war": "Flames of War",
    "medieval-battle": "Medieval Battle",
}
PEOPLE: Final = {
    "stand-at-mortain": {"german": "German", "us": "US"},
    "race-to-the-rhine": {"red": "Montgomery", "white": "Bradley", "blue": "Patton"},
    "flames-of-war": {"A": "A", "B": "B"},
    "medieval-battle": {"red": "Red", "yellow": "Yellow"},
}
EVENTS: Final = (  # record, move, and whose chances the page shows
    ("stand-at-mortain-1", 24, "german"),
    ("stand-at-mortain-2", 51, "us"),
    ("race-to-the-rhine-1", 106, "red"),
    ("race-to-the-rhine-2", 187, "red"),
    ("flames-of-war-1", 121, "A"),
    ("flames-of-war-2", 119, "A"),
)


def record_of(name: str) -> Record:
    """Return a record of the page."""
    return from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")), name)


def percent(millionths: float, sign: str = "") -> str:
    """Return a chance as the page writes it."""
    text = "0" if not millionths else f"{millionths / 10_000:{sign}.4f}"
    text = text.replace("-", "−")  # noqa: RUF001 - a minus sign, as print has it
    return text.replace("100.0000", "100").replace("50.0000", "50")


def report_of(name: str) -> LuckReport:
    """Return the luck report of a record."""
    record = record_of(name)
    return luck_report(find_game(record.game), record)


def rows(report: LuckReport, number: str) -> Iterator[str]:
    """Yield the lines of the table for one report."""
    game = report.game
    title = TITLES[game.id]
    events = sum(1 for each in report.changes if each.kind == "chance")
    chance = f"{events} events" if events else "no chance"
    for seat, name in enumerate(report.seats):
        first = f"{title}, {number} ({report.moves} moves, {chance})"
        figures = (report.luck(seat), report.own(seat), report.others(seat))
        yield (
            f"| {first if not seat else ''} | {PEOPLE[game.id][name]} "
            f"| {percent(report.first[seat])} | {percent(report.last[seat])} "
            f"| {' | '.join(percent(each, '+') for each in figures)} |"
        ).replace("|  |", "| |")


def courses(name: str, move: int, seat: str) -> list[tuple[int, str, list[Any]]]:
    """Return what fate could bring first: in how many ways, the chance after it, and what."""
    record = record_of(name)
    game = find_game(record.game)
    *_before, moment = (each for each in replay(game, record) if each.at < move)
    entry, judge = record.entries[move - 1], judge_of(game)
    mover = game.seats(moment.state).index(entry.seat)
    shown = game.seats(moment.state).index(seat)

    def chance(given: list[Any]) -> float:
        state = game.copy(moment.state)
        try:
            game.advance(state, mover, game.parse(entry.move), Script(given))
        except WantedError as wanted:
            options = wanted.options
            return sum(n * chance([*given, one]) for one, n in options.items()) / options.total()
        return float(judge(state)[shown])

    found: dict[str, list[Any]] = {}
    try:
        game.advance(game.copy(moment.state), mover, game.parse(entry.move), Script([]))
    except WantedError as wanted:
        for one, often in wanted.options.items():
            found.setdefault(percent(chance([one])), []).extend([one] * often)
    return [(len(outcomes), share, outcomes) for share, outcomes in found.items()]


def event_of(report: LuckReport, move: int, seat: str) -> tuple[str, str, str]:
    """Return chance before the first event of a move, its luck, and what fate brought."""
    first = next(one for one in report.changes if one.kind == "chance" and one.move == move)
    assert first.exact
    number = report.seats.index(seat)
    brought = ", ".join(map(str, first.outcomes))
    return percent(first.before[number]), percent(first.by(number), "+"), brought


def main() -> None:
    """Print all tables."""
    write = sys.stdout.write
    for game in GAMES:
        for number in "12":
            write("\n".join(rows(report_of(f"{game}-{number}"), number)) + "\n")
    for name, move, seat in EVENTS:
        before, luck, brought = event_of(report_of(name), move, seat)
        entry = record_of(name).entries[move - 1]
        write(f"{name}, move {move}, {entry.seat}: {entry.move}: {brought}; for {seat}: ")
        write(f"mean {before}, luck {luck}\n")
        for often, share, outcomes in courses(name, move, seat):
            write(f"| {often} | {share} | {' '.join(map(str, outcomes))}\n")


if __name__ == "__main__":
    main()
