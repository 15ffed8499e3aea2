"""The figures of a report: shares, lengths, margins, moves made and rules met."""

import itertools
import re
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.record import Record
from sztab.core.registry import find_game
from sztab.core.telling.rulebook import find_rule
from sztab.lab.keys import keys_of
from sztab.lab.report.atlas import find_atlas
from sztab.lab.report.atlas.atlas import Chart
from sztab.lab.report.chance import chance_figures
from sztab.lab.report.compare import corrected, differences
from sztab.lab.report.observed import Watch
from sztab.lab.runs.plan import Plan, plan_from_json
from sztab.lab.runs.play import Row
from sztab.lab.runs.run import GAMES
from sztab.lab.runs.store import read_games, read_header, unpack_record, unpack_row
from sztab.lab.runs.summary import summary
from sztab.lab.statistics import spread, wilson

BARS: Final = 20  # of a histogram, at most


@dataclass
class _Seen:
    """What is counted over all games of a run."""

    rows: list[Row] = field(default_factory=list)
    margins: "array[int]" = field(default_factory=lambda: array("q"))
    verbs: dict[str, Counter[str]] = field(default_factory=dict)  # by seat
    seated: Counter[str] = field(default_factory=Counter)  # games of each seat
    cards: Counter[str] = field(default_factory=Counter)  # drawn in play, by id
    dice: Counter[int] = field(default_factory=Counter)  # rolled in play


def run_figures(folder: Path, replays: int) -> Json:
    """Return all figures of a run; up to *replays* games are replayed for what they show."""
    return run_and_charts(folder, replays)[0]


def run_and_charts(folder: Path, replays: int) -> tuple[Json, dict[str, Chart]]:
    """Return all figures of a run, and the maps to draw them on."""
    file = folder / GAMES if folder.is_dir() else folder
    if folder.is_dir() and not file.exists():
        raise SztabError(f"There is no run in {folder}: name a folder that `sztab lab play` wrote.")
    header = read_header(file)
    plan = plan_from_json(header["plan"])
    game = find_game(plan.game)
    seen, watch = _Seen(), Watch(game)
    for payload in read_games(file):
        row = unpack_row(payload)
        record = unpack_record(payload, f"{file}, game {row.number}")
        _count(seen, row, record)
        if watch.games < replays:
            watch.replay(record)
    if not seen.rows:
        raise SztabError(f"{folder} has no finished game: play some first.")
    summed = summary(game, plan, seen.rows)
    found = {
        "run": folder.name,
        "title": game.title,
        "data": header["data"],
        "swap": list(plan.swap),
        **summed,
        "first expected": _first_expected(plan, seen.rows, summed),
        "first seats": sorted({row.first for row in seen.rows if row.first}),
        "histogram": {
            "moves": histogram([row.moves for row in seen.rows]),
            "rounds": histogram([row.rounds for row in seen.rows if row.rounds is not None]),
            "margins": histogram(seen.margins),
        },
        "margins": spread(seen.margins),
        "length": _lengths(seen.rows),
        "compared settings": _compared_settings(game, plan, seen.rows),
        "verbs": _verbs(seen),
        "cards": _cards(game, seen),
        "dice": {str(face): count for face, count in sorted(seen.dice.items())},
        "chance": chance_figures(plan, seen.rows),
        "rules met": _rules(game, watch),
        "rules not met": _not_met(game, watch),
        "replayed": watch.games,
        **watch.json(),
        "seated": _players(plan),
    }
    return found, watch.charts()


def _count(seen: _Seen, row: Row, record: Record) -> None:
    seen.rows.append(row)
    seen.margins.extend(_margins([row]))
    seen.seated.update(record.seats)
    for entry in record.entries:
        verb = entry.move.split(maxsplit=1)[0].rstrip(":")
        seen.verbs.setdefault(entry.seat, Counter())[verb] += 1
        for outcome in entry.fate:
            if isinstance(outcome, int):
                seen.dice[outcome] += 1
            else:
                seen.cards[outcome] += 1


def _first_expected(plan: Plan, rows: Sequence[Row], summed: Json) -> float | None:
    """Return how often the first to decide would win if only seats mattered, not the order."""
    shares = {tuple(one["seats"]): one["seats"] for one in summed["seatings"]}
    expected = [
        shares[plan.arrangements[row.arrangement].seats][row.first]["share"]
        for row in rows
        if row.first
    ]
    return sum(expected) / len(expected) if expected else None


def _margins(rows: Iterable[Row]) -> Iterator[int]:
    for row in rows:
        if len(row.scores) > 1:
            best, second, *_rest = sorted(row.scores.values(), reverse=True)
            yield best - second


def _lengths(rows: Sequence[Row]) -> Json:
    return {
        "moves": moments([row.moves for row in rows]),
        "rounds": moments([row.rounds for row in rows if row.rounds is not None]),
        "margins": moments([*_margins(rows)]),
    }


def _compared_settings(game: AnyGame, plan: Plan, rows: Sequence[Row]) -> Json:
    """Return every setting of a sweep beside the first, corrected for all of them together."""
    figures = [
        {**summary(game, plan, some), "length": _lengths(some)}
        for setting in range(len(plan.settings))
        if (some := [row for row in rows if row.setting == setting])
    ]
    return corrected(
        [
            {**row, "setting": at}
            for at, other in enumerate(figures[1:], start=1)
            for row in differences(figures[0], other)
        ]
    )


def moments(values: Sequence[int]) -> Json:
    """Return number, mean and variance."""
    if not values:
        return None
    mean = sum(values) / len(values)
    square = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return {"count": len(values), "mean": mean, "variance": square}


def _cards(game: AnyGame, seen: _Seen) -> Json:
    """Return how often each kind of card was drawn in a game, the most frequent first."""
    atlas = find_atlas(game)
    kinds: Counter[str] = Counter()
    example: dict[str, str] = {}
    for outcome, count in sorted(seen.cards.items()):
        kind = atlas.card(outcome)[0] if atlas is not None else outcome
        kinds[kind] += count
        example.setdefault(kind, outcome)
    return [
        {"kind": kind, "example": example[kind], "drawn": count / len(seen.rows)}
        for kind, count in sorted(kinds.items(), key=lambda item: (-item[1], item[0]))
    ]


def _players(plan: Plan) -> list[str]:
    return sorted({name for one in plan.arrangements for name in one.players})


def _verbs(seen: _Seen) -> Json:
    """Return how often a seat makes each kind of move in a game."""
    found: dict[str, dict[str, float]] = {}
    for seat, counts in seen.verbs.items():
        for verb, count in counts.items():
            found.setdefault(verb, {})[seat] = count / seen.seated[seat]
    return dict(sorted(found.items(), key=lambda item: -sum(item[1].values())))


def _not_met(game: AnyGame, watch: Watch) -> list[str]:
    """Return the rules that events can tell of, and that no replayed game met."""
    told = {rule for key in keys_of(game) if key.kind == "event" for rule in key.rules}
    known = {rule for rule in told if rule.startswith(f"{game.prefix}-")}
    return sorted(known - set(watch.rules), key=rule_order) if watch.games else []


def _rules(game: AnyGame, watch: Watch) -> Json:
    """Return in which share of the replayed games each rule was told of, the rarest last."""
    return [
        {
            "rule": rule,
            "title": find_rule(game, rule).title,
            "games": count,
            "share": count / watch.games,
            "interval": list(wilson(count, watch.games)),
        }
        for rule, count in sorted(
            watch.rules.items(), key=lambda item: (-item[1], rule_order(item[0]))
        )
    ]


def rule_order(rule: str) -> list[tuple[int, str]]:
    """Return what puts rules in the order of the book: 9 before 10."""
    return [(int(part) if part.isdigit() else 0, part) for part in re.findall(r"\d+|\D+", rule)]


def _round_steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50 and so on."""
    return (step * 10**power for power in itertools.count() for step in (1, 2, 5))


def histogram(values: Iterable[int]) -> Json:
    """Return equal, round steps over all values, each with its first value and its count."""
    ordered = sorted(values)
    if not ordered:
        return None
    width = next(one for one in _round_steps() if ordered[-1] // one - ordered[0] // one < BARS)
    first = ordered[0] // width * width
    counts = Counter((value - first) // width for value in ordered)
    return {
        "first": first,
        "width": width,
        "counts": [counts[at] for at in range(max(counts) + 1)],
    }
