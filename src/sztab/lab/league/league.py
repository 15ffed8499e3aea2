"""A league: games of each player against each level, kept in a file that can be gone on with."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TextIO
from zlib import crc32

from sztab.agents.serving import Agent
from sztab.core.errors import SztabError
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value
from sztab.files import write_whole
from sztab.lab.contests.ratings import ratings
from sztab.lab.league.match import FORFEIT, find_holder, play_match
from sztab.lab.lines import Lines
from sztab.lab.runs.plan import Plan, rotated
from sztab.lab.statistics import wilson
from sztab.programs.command import check_startable

RESULTS: Final = "league.jsonl"
TABLE: Final = "league.json"
VERSION: Final = 1
WIDEST: Final = 40  # characters of a name in the table


@dataclass(frozen=True)
class League:
    """Who is rated against whom, and with which luck."""

    game: str
    players: tuple[str, ...]
    against: tuple[str, ...]
    games: int  # of each pairing
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)

    def pairings(self) -> list[tuple[str, str]]:
        """Return who meets whom: each player every level, and no pair twice."""
        pairs = [(one, level) for one in self.players for level in self.against if one != level]
        return [pair for at, pair in enumerate(pairs) if pair[::-1] not in pairs[:at]]

    def plan(self, game: AnyGame, pair: tuple[str, str]) -> Plan:
        """Return the games of a pairing: sides are swapped, and all pairings have the same luck."""
        return Plan(game.id, rotated(game, pair), (dict(self.options),), self.seed)


@dataclass(frozen=True)
class Job:
    """A game that is still to be played."""

    pair: tuple[str, str]
    plan: Plan
    number: int


def play_league(
    game: AnyGame, league: League, folder: Path, workers: int, out: TextIO | None = None
) -> Json | None:
    """Play what is missing; the table as JSON, or ``None`` if it was interrupted."""
    for name in (*league.players, *league.against):
        holder = find_holder(name)
        if isinstance(holder, Agent):
            check_startable(holder.command[0])
    if not league.pairings():
        raise SztabError("A league needs a player and another one to meet: name both.")
    file = _results(folder / RESULTS, game, league)
    done = {(line["pair"][0], line["pair"][1], line["number"]) for line in file.all()}
    jobs = []
    for pair in league.pairings():
        plan = league.plan(game, pair)
        numbers = range(plan.whole(league.games))
        jobs += [Job(pair, plan, number) for number in numbers if (*pair, number) not in done]
    if out is not None and jobs:
        out.write(f"{len(jobs)} games to play, {len(done)} already played\n")
    try:
        for job, line in _played(jobs, workers):
            record = line.pop("record")
            name = f"{_plain(job.pair[0])}-{_plain(job.pair[1])}-{job.number}.json"
            text = json.dumps(record, ensure_ascii=False)
            write_whole(folder / "games" / name, text)
            file.add({"pair": list(job.pair), **line})
            if out is not None:
                _tell(out, job, line)
    except KeyboardInterrupt:
        return None
    table = table_of(league, file.all())
    text = json.dumps(table, indent=1, ensure_ascii=False) + "\n"
    write_whole(folder / TABLE, text)
    return table


def _tell(out: TextIO, job: Job, line: Json) -> None:
    won = ", ".join(line["winners"]) or "nobody"
    why = f" ({line['why']})" if line["why"] else ""
    one, other = map(_short, job.pair)
    out.write(f"{one} against {other}, game {job.number}: {won} won{why}\n")


def _plain(name: str) -> str:
    """Return a name for files; two commands that end alike keep apart."""
    plain = "".join(sign if sign.isalnum() else "-" for sign in name)
    return plain if len(plain) <= 30 else f"{plain[-30:]}-{crc32(name.encode()):08x}"


def _played(jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Json]]:
    """Yield games as they end, in this process or in others."""
    if workers == 1:
        for job in jobs:
            yield job, play_match(job.plan.json(), job.number)
        return
    waiting = iter(jobs)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Json], Job] = {}

        def fill() -> None:
            while len(running) < workers and (job := next(waiting, None)) is not None:
                running[pool.submit(play_match, job.plan.json(), job.number)] = job

        fill()
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
            fill()


def _results(path: Path, game: AnyGame, league: League) -> Lines:
    """Return the games of a league that are kept."""
    heading = {
        "league": VERSION,
        "game": game.id,
        "rules": game.version,
        "seed": league.seed,
        "options": dict(league.options),
    }
    return Lines(path, heading, "another league: its game, rules, seed or options differ")


# --- the table -----------------------------------------------------------------------------------


def table_of(league: League, lines: Iterable[Json]) -> Json:
    """Return ratings, shares against each level, refusals and times; of all that is kept."""
    lines = list(lines)
    names = list(dict.fromkeys(name for line in lines for name in line["pair"]))
    scores: dict[tuple[str, str], float] = {}
    for line in lines:
        a, b = line["pair"]
        for one, other in ((a, b), (b, a)):
            scores[one, other] = scores.get((one, other), 0.0) + _points(line, one)
    standings = []
    for rating in ratings(names, scores):
        name = rating.name
        mine = [line for line in lines if name in line["pair"]]
        standings.append(
            {
                **asdict(rating),
                "games": len(mine),
                "against": {
                    other: _met(lines, name, other)
                    for other in names
                    if any({name, other} == set(line["pair"]) for line in mine)
                },
                **_spent(mine, name),
            }
        )
    return {**asdict(league), "standings": standings}


def _points(line: Json, name: str) -> float:
    """Return the share of the win that a player has; a draw is halved."""
    held = dict(zip(line["seats"], line["players"], strict=True))
    winners = {held[seat] for seat in line["winners"]}
    return 0.5 if len(winners) != 1 else float(name in winners)


def _met(lines: Iterable[Json], name: str, other: str) -> Json:
    games = [line for line in lines if {name, other} == set(line["pair"])]
    points = sum(_points(line, name) for line in games)
    low, high = wilson(points, len(games))
    return {"points": points, "games": len(games), "interval": [low, high]}


def _spent(games: Sequence[Json], name: str) -> Json:
    """Return refusals and lost games of a player, and the time of its decisions."""
    spent = []
    for line in games:
        held = zip(line["seats"], line["players"], strict=True)
        spent += [line["spent"][seat] for seat, player in held if player == name]
    decisions = sum(one["decisions"] for one in spent)
    return {
        "refusals": sum(one["refusals"] for one in spent) / max(len(games), 1),
        "forfeits": sum(line["key"] == FORFEIT and _points(line, name) == 0.0 for line in games),
        "decisions": decisions,
        "seconds": sum(one["seconds"] for one in spent) / max(decisions, 1),
        "slowest": max((one["slowest"] for one in spent), default=0.0),
    }


def _short(name: str) -> str:
    """Return a name as the table shows it: of a long command how it begins and what it runs."""
    return name if len(name) <= WIDEST else f"{name[:11]}…{name[12 - WIDEST :]}"


def write_league(table: Json, write: Callable[[str], object]) -> None:
    """Write the table."""
    standings = table["standings"]
    names = {one["name"]: _short(one["name"]) for one in standings}
    wide = max(map(len, names.values()))
    write(
        f"{table['game']}, seed {table['seed']}: Bradley-Terry ratings on the Elo scale, "
        "average 0, with 95 % intervals.\n"
    )
    head = f"{'':<{wide}}  rating  {'95 %':>14}  games  refused  lost  a decision  slowest"
    write(f"    {head}\n")
    for place, one in enumerate(standings, start=1):
        interval = f"{one['low']:+.0f} to {one['high']:+.0f}"
        write(
            f"{place:>3} {names[one['name']]:<{wide}}  {one['rating']:>+6.0f}  {interval:>14}  "
            f"{one['games']:>5}  {one['refusals']:>7.2f}  {one['forfeits']:>4}  "
            f"{one['seconds']:>8.3f} s  {one['slowest']:>5.1f} s\n"
        )
    for one in standings:
        if one["name"] not in table["players"]:
            continue
        write(f"{one['name']}\n")
        for other, met in one["against"].items():
            low, high = met["interval"]
            share = met["points"] / met["games"]
            write(
                f"    against {other}: {met['points']:g} of {met['games']}, {share:.1%} "
                f"(95 %: {low:.1%} to {high:.1%})\n"
            )
