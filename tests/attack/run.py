"""Run all attacks on a server, and print a table: ``python -m tests.attack --out FILE``."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tests.attack.failures import disks, kills, starts
from tests.attack.floods import costs, frames, knocks
from tests.attack.floods.flooding import Times, measure
from tests.attack.inputs import bounds, headers, malformed
from tests.attack.tools import findings
from tests.attack.tools.findings import Finding
from tests.attack.tools.target import attacked
from tests.attack.tricks import agents, asking, hidden, programs
from tests.server.postgres import Postgres, binary

SECRETIVE = ("medieval-battle", "race-to-the-rhine")  # the games that hide something
Found = Iterator[Finding]


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server for a while."""
    server = Postgres()
    try:
        yield server
    finally:
        server.remove()


def floods(args: argparse.Namespace) -> Found:
    """Run each flood against a fresh server with an honest table beside it."""
    times = Times(args.seconds / 2, args.seconds, args.seconds / 2)
    for attack in frames.ATTACKS + knocks.ATTACKS + costs.ATTACKS:
        if args.only and args.only not in attack.name:
            continue
        with attacked() as target:
            yield measure(target, attack, times)


def restarts(args: argparse.Namespace) -> Found:
    """Restart a server that holds three long records; it must answer soon."""
    with attacked() as target:
        given = costs.long_record(costs.MOVES)
        statuses = [costs.imported(target.port, given, "127.0.9.1").status for _one in range(3)]
        target.kill()
        begin = time.monotonic()
        target.start()
        up = time.monotonic() - begin
        slowest = 0.0
        for _ask in range(40):
            begin = time.monotonic()
            target.http("GET", "/health", timeout=30.0)
            slowest = max(slowest, time.monotonic() - begin)
            time.sleep(0.1)
    said = f"imports {statuses}; up after {up:.1f} s, then /health took {slowest:.1f} s at most"
    yield Finding("restart with three long records", "7.4", slowest < 1.0, said)


def inputs(args: argparse.Namespace) -> Found:
    """Send malformed input, first with raised rates, then with those that everybody has."""
    seconds = args.inputs / 300 + 60
    with attacked(generous=True) as target:
        found = malformed.inputs(target, args.inputs, seconds)
        found.attack += ", SQLite, raised rates"
        yield found
    with postgres() as server, attacked(db=server.url, workers=2, generous=True) as target:
        found = malformed.inputs(target, args.inputs // 10, seconds, seed=100)
        found.attack += ", PostgreSQL and two workers, raised rates"
        yield found
        yield bounds.zero_byte(target)
    with attacked() as target:
        found = malformed.inputs(target, min(args.inputs, 3000), 60.0, seed=200)
        found.attack += ", rates as they are"
        yield found


def bounded(args: argparse.Namespace) -> Found:
    """Import what is too large."""
    with attacked() as target:
        yield from bounds.tried(target)


def killings(args: argparse.Namespace) -> Found:
    """Kill processes on both databases."""
    with attacked() as target:
        yield kills.killed(target, args.kills, "SQLite")
    with postgres() as server, attacked(db=server.url, workers=2) as target:
        yield kills.killed(target, args.kills, "PostgreSQL, two workers")
    with postgres() as server, attacked(db=server.url, workers=2) as target:
        yield kills.workers_killed(target, max(2, args.kills // 10))
    with postgres() as server, attacked(db=server.url, workers=2) as target:
        times = max(2, args.kills // 10)
        yield kills.databases_restarted(target, server.stop, server.start, times)


def troubles(args: argparse.Namespace) -> Found:
    """Fill disks, lock and forbid; disks of their own need root."""
    yield from (disks.database_disk_full(), disks.log_disk_full(), disks.database_locked())
    with postgres() as server, attacked(db=server.url, workers=2) as target:
        own = ("-h", "127.0.0.1", "-p", str(server.port), "-U", "sztab", "postgres")
        writable = ("-c", "SET default_transaction_read_only = off", "-c")
        tell = partial(server.run, binary("psql"), *own, *writable)
        yield disks.database_read_only(target, tell)


def seats(args: argparse.Namespace) -> Found:
    """Try every trick about seats."""
    with attacked() as target:
        yield from asking.tried(target)


def secrecy(args: argparse.Namespace) -> Found:
    """Compare what others receive under different secrets."""
    with attacked() as target:
        yield hidden.recruiting(target)
        for game in SECRETIVE:
            yield hidden.twins(target, game)


def at_tables(args: argparse.Namespace) -> Found:
    """Try every trick of an agent, then malformed calls."""
    with attacked() as target:
        yield from agents.tried(target)
    with attacked(generous=True) as target:
        yield agents.malformed(target, args.inputs // 100, 300.0)


def beginnings(args: argparse.Namespace) -> Found:
    """Start the server wrongly."""
    with postgres() as server, starts.wrong_starts(server.url) as wrong:
        for start in wrong:
            yield starts.tried(start)


def answers(args: argparse.Namespace) -> Found:
    """Look at the headers of every kind of answer."""
    with attacked() as target:
        yield from headers.bare(target)


def strangers(args: argparse.Namespace) -> Found:
    """Attack the socket of programs."""
    with attacked(generous=True) as target:
        yield programs.nonsense(target, args.inputs // 100)
    with attacked() as target:
        yield programs.strange_first_words(target)
        yield programs.guesses(target)
        yield programs.silence(target)
        yield programs.haste(target)
        yield programs.secrets(target)


PARTS: dict[str, Callable[[argparse.Namespace], Found]] = {
    "floods": floods,
    "restarts": restarts,
    "bounds": bounded,
    "seats": seats,
    "secrets": secrecy,
    "agents": at_tables,
    "starts": beginnings,
    "headers": answers,
    "disks": troubles,
    "kills": killings,
    "inputs": inputs,
    "programs": strangers,
}


def parsed(given: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="default: all of them")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write all findings as JSON")
    parser.add_argument("--only", default="", metavar="TEXT", help="floods with this in their name")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="of each flood")
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="on each database")
    parser.add_argument("--inputs", type=int, default=1_000_000, metavar="N")
    parser.add_argument(
        "--beside", type=Path, metavar="FILE", help="an earlier run to compare with"
    )
    return parser.parse_args(given)


def main() -> int:
    """Attack; the exit code is 1 if something did not hold."""
    args = parsed()
    found: list[Finding] = []
    say = sys.stdout.write
    for name in args.parts or PARTS:
        begin = time.monotonic()
        try:
            for one in PARTS[name](args):
                found.append(one)
                say(f"{'held' if one.held else 'NOT HELD'} | {one.attack} | {one.said}\n")
                sys.stdout.flush()
                if args.out is not None:
                    findings.write(found, args.out)
        except Exception as error:  # one part must not hide what the others find
            found.append(Finding(f"the part {name}", "", False, f"broke off: {error!r}"))
            say(f"NOT HELD | the part {name} | broke off: {error!r}\n")
            if args.out is not None:
                findings.write(found, args.out)
        say(f"-- {name}: {time.monotonic() - begin:.0f} s\n")
    say(findings.table(found) + "\n")
    if args.beside is not None:
        say(findings.comparison(findings.read(args.beside), found) + "\n")
    return 0 if all(one.held for one in found) else 1
