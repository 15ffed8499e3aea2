"""The figures of a run: who wins, how games end, how long they last."""

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TextIO

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.said import Name
from sztab.core.telling.rulebook import find_rule
from sztab.core.words import has_words, say
from sztab.lab.runs.plan import Plan
from sztab.lab.runs.play import Row
from sztab.lab.statistics import spread, wilson


@dataclass
class _Tally:
    """Games and what came of them, for one player, seat, setting or option."""

    games: int = 0
    wins: int = 0  # alone
    draws: int = 0

    def add(self, won: bool, drawn: bool) -> None:
        self.games += 1
        self.wins += won and not drawn
        self.draws += won and drawn

    def json(self) -> Json:
        share = self.wins / self.games if self.games else 0.0
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "share": share,
            "interval": list(wilson(self.wins, self.games)),
        }


@dataclass
class _Counts:
    games: int = 0
    drawn: int = 0
    nobody: int = 0
    players: dict[str, _Tally] = field(default_factory=dict)
    seats: dict[str, _Tally] = field(default_factory=dict)
    by_setting: list[dict[str, _Tally]] = field(default_factory=list)
    by_option: dict[str, _Tally] = field(default_factory=dict)
    by_seating: dict[tuple[str, ...], dict[str, _Tally]] = field(default_factory=dict)
    first: _Tally = field(default_factory=_Tally)
    endings: Counter[tuple[str, str]] = field(default_factory=Counter)
    moves: "array[int]" = field(default_factory=lambda: array("q"))
    rounds: "array[int]" = field(default_factory=lambda: array("q"))


def _add(counts: _Counts, plan: Plan, row: Row) -> None:
    arrangement = plan.arrangements[row.arrangement]
    options = plan.options(plan.setup(row.number))
    drawn = len(row.winners) > 1
    counts.games += 1
    counts.drawn += drawn
    counts.nobody += not row.winners
    counts.endings[row.rule, row.key] += 1
    counts.moves.append(row.moves)
    if row.rounds is not None:
        counts.rounds.append(row.rounds)
    if row.first:
        counts.first.add(row.first in row.winners, drawn)
    settings = counts.by_setting[row.setting]
    seating = counts.by_seating.setdefault(arrangement.seats, {})
    for at, (seat, player) in enumerate(zip(arrangement.seats, arrangement.players, strict=True)):
        won = seat in row.winners
        counts.players.setdefault(player, _Tally()).add(won, drawn)
        counts.seats.setdefault(seat, _Tally()).add(won, drawn)
        settings.setdefault(seat, _Tally()).add(won, drawn)
        seating.setdefault(seat, _Tally()).add(won, drawn)
        if plan.swap:
            counts.by_option.setdefault(str(options[plan.swap[at]]), _Tally()).add(won, drawn)


def summary(game: AnyGame, plan: Plan, rows: Iterable[Row]) -> Json:
    """Return all figures of a run; the same games give the same figures."""
    counts = _Counts(by_setting=[{} for _setting in plan.settings])
    for row in rows:
        _add(counts, plan, row)
    return {
        "game": game.id,
        "rules": game.version,
        "seed": plan.seed,
        "games": counts.games,
        "games per deal": plan.games_per_deal,
        "players": {name: tally.json() for name, tally in sorted(counts.players.items())},
        "seats": {name: tally.json() for name, tally in counts.seats.items()},
        "seatings": [
            {"seats": {name: one.json() for name, one in seats.items()}}
            for seats in counts.by_seating.values()
        ],
        "settings": [
            {"options": dict(options), "seats": {name: one.json() for name, one in seats.items()}}
            for options, seats in zip(plan.settings, counts.by_setting, strict=True)
        ],
        "by option": {name: tally.json() for name, tally in counts.by_option.items()},
        "first to decide": counts.first.json(),
        "drawn": counts.drawn,
        "won by nobody": counts.nobody,
        "endings": [
            {
                "rule": rule,
                "key": key,
                "words": ending_words(game, rule, key),
                "games": count,
            }
            for (rule, key), count in sorted(
                counts.endings.items(), key=lambda item: (-item[1], item[0])
            )
        ],
        "rounds": spread(counts.rounds),
        "moves": spread(counts.moves),
        "all moves": sum(counts.moves),
    }


def ending_words(game: AnyGame, rule: str, key: str, language: str = "en") -> str:
    """Return how games with this result end; by the title of the rule if nothing says it."""
    if not rule:
        return key
    known = f"ending-{key.removeprefix('result-')}"
    if has_words(game, language, known):
        return say(game, language, Name(known))
    try:
        return say(game, language, Name(key))
    except SztabError:  # a sentence about one game: it names who won
        title = find_rule(game, rule, language).title
        return f"{title} ({key.removeprefix('result-').replace('-', ' ')})".strip()


def write_summary(figures: Mapping[str, Any], out: TextIO) -> None:
    """Write the figures of a run in a few lines."""
    if not figures["games"]:
        return
    if len(figures["players"]) > 1:
        _write_tallies("Players", figures["players"], out)
    _write_tallies("Seats", figures["seats"], out)
    _write_tallies("Options", figures["by option"], out)
    if len(figures["settings"]) > 1:
        for setting in figures["settings"]:
            title = ", ".join(
                f"{name}={_typed(value)}" for name, value in setting["options"].items()
            )
            _write_tallies(title or "defaults", setting["seats"], out)
    write_endings(figures, out)


def _typed(value: object) -> str:
    """Return a value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value) or '""'


def _write_tallies(title: str, tallies: Mapping[str, Any], out: TextIO) -> None:
    if tallies:
        out.write(f"{title}:\n")
    for name, tally in tallies.items():
        write_share(f"{name:<18}", tally["wins"], tally["games"], tally["interval"], out)


def write_share(
    name: str, wins: int, games: int, interval: tuple[float, float] | list[float], out: TextIO
) -> None:
    """Write how often somebody wins, with the interval."""
    low, high = interval
    out.write(f"  {name} wins {wins:>6}  {wins / games:6.1%}  (95 %: {low:.1%} to {high:.1%})\n")


def write_endings(figures: Mapping[str, Any], out: TextIO) -> None:
    """Write draws, endings and lengths."""
    for name in ("drawn", "won by nobody"):
        if figures[name]:
            share = figures[name] / figures["games"]
            out.write(f"  {name:<22} {figures[name]:>6}  {share:6.1%}\n")
    out.write("Endings:\n")
    for ending in figures["endings"]:
        rule = f" [{ending['rule']}]" if ending["rule"] else ""
        out.write(f"  {ending['games']:>6}  {ending['words']}{rule}\n")
    for name in ("rounds", "moves"):
        if (length := figures[name]) is not None:
            out.write(
                f"Length in {name}: {length['least']} to {length['most']}, median "
                f"{length['middle']:g}, eight in ten {length['tenth']} to {length['ninth']}.\n"
            )
