"""Tournaments: every pairing is a run of its own, so a tournament goes on where it stopped."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise
from pathlib import Path, PurePath
from typing import TextIO

from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value
from sztab.files import write_whole
from sztab.lab.contests.players import find_player
from sztab.lab.contests.ratings import Rating, ratings
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.runs.play import Row
from sztab.lab.runs.run import Crew, rows_in, run
from sztab.lab.statistics import wilson


@dataclass(frozen=True)
class Entry:
    """Who plays for what: the players, the games of a pairing, and the same luck for all."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)
    ladder: bool = False


@dataclass
class Meeting:
    """What came of one pairing, as the first player sees it."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, plan: Plan, row: Row, first: str) -> None:
        """Count one game."""
        arrangement = plan.arrangements[row.arrangement]
        held = dict(zip(arrangement.seats, arrangement.players, strict=True))
        winners = {held[seat] for seat in row.winners}
        if len(winners) != 1:
            self.draws += 1
        elif first in winners:
            self.wins += 1
        else:
            self.losses += 1

    def turned(self) -> "Meeting":
        """Return the same as the other player sees it."""
        return Meeting(self.losses, self.draws, self.wins)

    @property
    def games(self) -> int:
        """Return all games of the pairing."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Return the points: one for a win, half for a draw."""
        return self.wins + self.draws / 2


Meetings = dict[tuple[str, str], Meeting]


def play_tournament(
    game: AnyGame, entry: Entry, folder: Path, crew: Crew, out: TextIO | None = None
) -> Json | None:
    """Play all pairings; the table as JSON, or ``None`` if it was interrupted."""
    if len(set(entry.players)) < max(2, len(entry.players)):
        raise SztabError("A tournament needs two or more different players: name each once.")
    for name in entry.players:
        find_player(name)
    meetings: Meetings = {}
    for a, b in _pairings(entry, meetings):
        plan = Plan(game.id, rotated(game, (a, b)), (dict(entry.options),), entry.seed)
        place = folder / "pairings" / f"{_plain(a)}-{_plain(b)}-{plan.fingerprint}"
        if out is not None:
            out.write(f"{a} against {b}\n")
        if run(game, plan, plan.whole(entry.games), place, crew, out).interrupted:
            return None
        meeting = Meeting()
        for row in rows_in(place):
            meeting.add(plan, row, a)
        meetings[a, b], meetings[b, a] = meeting, meeting.turned()
    table = table_of(entry, meetings)
    text = json.dumps(table, indent=1, ensure_ascii=False) + "\n"
    write_whole(folder / "tournament.json", text)
    return table


def _plain(name: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in name)[:30]


def _pairings(entry: Entry, meetings: Meetings) -> Iterator[tuple[str, str]]:
    """Yield whom to pair next; a ladder is decided by the results so far."""
    if not entry.ladder:
        yield from combinations(entry.players, 2)
        return
    order = list(entry.players)
    while fresh := [pair for pair in pairwise(order) if pair not in meetings]:
        yield from fresh
        order = [one.name for one in _rated(entry.players, meetings)]


def _rated(players: Sequence[str], meetings: Meetings) -> list[Rating]:
    return ratings(players, {pair: one.points for pair, one in meetings.items()})


def table_of(entry: Entry, meetings: Meetings) -> Json:
    """Return ratings with intervals and the cross table."""
    standings = []
    for one in _rated(entry.players, meetings):
        met = {b: meeting for (a, b), meeting in meetings.items() if a == one.name}
        games = sum(meeting.games for meeting in met.values())
        points = sum(meeting.points for meeting in met.values())
        standings.append(
            {
                **asdict(one),
                "games": games,
                "points": points,
                "interval": list(wilson(points, games)),
                "against": {name: asdict(meeting) for name, meeting in met.items()},
            }
        )
    return {**asdict(entry), "standings": standings}


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Return each player as a table has room for: a program by its file, if that tells it apart."""
    paths = {name: [word for word in name.split() if "/" in word] for name in names}
    files = {name: PurePath(found[-1]).stem if found else name for name, found in paths.items()}
    taken = list(files.values())
    return {name: file if taken.count(file) == 1 else name for name, file in files.items()}


def write_table(table: Json, out: TextIO) -> None:
    """Write the ratings and the cross table."""
    standings = table["standings"]
    short = short_names([one["name"] for one in standings])
    wide = max(map(len, short.values()))
    kind = "ladder" if table["ladder"] else "round robin"
    out.write(
        f"{table['game']}, {kind}, seed {table['seed']}: Bradley-Terry ratings on the Elo scale, "
        "average 0, with 95 % intervals;\nwins-draws-losses against each.\n"
    )
    names = "  ".join(f"{name:>11.11}" for name in short.values())
    out.write(f"    {'':<{wide}}  rating  {'95 %':>14}  score   {names}\n")
    for place, one in enumerate(standings, start=1):
        low, rating, high = (round(one[key]) for key in ("low", "rating", "high"))
        interval = f"{low:+} to {high:+}"
        cells = []
        for other in standings:
            met = one["against"].get(other["name"])
            text = "-" if met is None else f"{met['wins']}-{met['draws']}-{met['losses']}"
            cells.append(f"{text:>11}")
        out.write(
            f"{place:>3} {short[one['name']]:<{wide}}  {rating:>+6}  {interval:>14}  "
            f"{one['points'] / max(one['games'], 1):>5.1%}   {'  '.join(cells)}\n"
        )
