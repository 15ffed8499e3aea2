"""Run a flood in processes of its own, with an honest table measured beside it."""

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from tests.attack.tools.client import HOST
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import Felt, Honest
from tests.attack.tools.target import Target

ATTACKER = "127.0.0.66"
PROCESSES = multiprocessing.get_context("spawn")
GRACE = 60.0  # seconds for a flood to count up what it did


@dataclass
class Aim:
    """What a flood is told."""

    port: int
    table: str  # somebody else's table, which anybody may watch
    seconds: float
    source: str = ATTACKER
    extra: Any = None  # what was prepared for it


@dataclass
class Outcome:
    """What a flood has done and met."""

    sent: int = 0
    warned: int = 0
    ends: Counter[str] = field(default_factory=Counter)  # close codes and statuses
    first_end: float | None = None  # seconds until the attacker was first closed or refused
    note: str = ""
    fault: str = ""  # what others suffered, apart from the honest table

    def end(self, how: object, began: float) -> None:
        """Count one refusal or close."""
        self.ends[str(how)] += 1
        if self.first_end is None:
            self.first_end = time.monotonic() - began


Flood = Callable[[Aim], Outcome]


def _run(flood: Flood, aim: Aim, out: Connection) -> None:
    out.send(flood(aim))


@dataclass
class Attack:
    """A flood with its name and what counts as having held."""

    name: str
    section: str
    flood: Flood
    processes: int = 1
    prepare: Callable[[Target], Any] | None = None
    must_end: bool = True  # whether the attacker must be closed or refused
    allowed: int = 0  # so much anybody may send: the attacker must be refused beyond it
    most_rss: int = 200  # MB it may add
    most_log: int = 200_000  # bytes of log a second
    least: float = 0.0  # seconds that it needs to show anything


@dataclass
class Times:
    """How long each part of a measurement lasts, in seconds."""

    before: float = 5.0
    during: float = 10.0
    after: float = 5.0


def measure(target: Target, attack: Attack, times: Times, source: str = ATTACKER) -> Finding:
    """Attack from an address, and say what an honest player felt before, during and after."""
    extra = attack.prepare(target) if attack.prepare is not None else None
    with Honest(target) as honest:
        honest.felt(1.0)
        before = honest.felt(times.before)
        rss, logged, cpu = target.rss(), target.log_bytes(), target.cpu()
        begin = time.monotonic()
        seconds = max(times.during, attack.least)
        aim = Aim(target.port, honest.table.id, seconds, source, extra)
        outcomes, during = _attacked(attack, honest, aim)
        took = time.monotonic() - begin
        grown, written = target.rss() - rss, target.log_bytes() - logged
        used = target.cpu() - cpu
        after = honest.felt(times.after)
    return _finding(attack, outcomes, (before, during, after), (grown, written, used, took))


def _attacked(attack: Attack, honest: Honest, aim: Aim) -> tuple[list[Outcome], Felt]:
    """Run the flood's processes; return what they met and what honest people felt meanwhile."""
    running = []
    for _process in range(attack.processes):
        receiving, sending = PROCESSES.Pipe(duplex=False)
        process = PROCESSES.Process(target=_run, args=(attack.flood, aim, sending), daemon=True)
        process.start()
        sending.close()  # so that its death is noticed
        running.append((process, receiving))
    time.sleep(0.5)  # they are being read in
    begin, dropped = time.monotonic(), honest.dropped
    outcomes = []
    for process, receiving in running:
        ready = receiving.poll(max(0.0, begin + aim.seconds + GRACE - time.monotonic()))
        try:
            outcomes.append(receiving.recv() if ready else Outcome(fault="the flood did not end"))
        except EOFError:
            outcomes.append(Outcome(fault="the flood broke off"))
        process.join(5.0)
        if process.is_alive():
            process.kill()
    return outcomes, honest.since(begin, dropped)


def _finding(
    attack: Attack,
    outcomes: list[Outcome],
    felt: tuple[Felt, Felt, Felt],
    cost: tuple[int, int, float, float],
) -> Finding:
    before, during, after = felt
    grown, written, used, took = cost
    sent = sum(one.sent for one in outcomes)
    warned = sum(one.warned for one in outcomes)
    ends: Counter[str] = sum((one.ends for one in outcomes), Counter())
    firsts = [one.first_end for one in outcomes if one.first_end is not None]
    faults = []
    if during.p95 > 2 * before.p95 + 100:
        faults.append("honest moves are slow")
    if during.dropped or after.dropped:
        faults.append("honest players lose their connection")
    if attack.must_end and not ends and sent > attack.allowed:
        faults.append("the attacker is never stopped")
    if grown > attack.most_rss:
        faults.append("memory grows")
    if written / took > attack.most_log:
        faults.append("the log grows")
    faults += [one.fault for one in outcomes if one.fault]
    ended = ", ".join(f"{count} times {how}" for how, count in ends.most_common(3)) or "never"
    first = f", first after {min(firsts):.1f} s" if firsts else ""
    notes = "; ".join(dict.fromkeys(one.note for one in outcomes if one.note))
    said = (
        f"honest moves {before} → {during} → {after}; {sent / took:,.0f} sent a second; "
        f"attacker warned {warned} times, stopped: {ended}{first}; "
        f"memory {grown:+d} MB, log {written / took / 1000:.1f} kB/s, CPU {used / took:.0%}"
        + (f"; {notes}" if notes else "")
        + (f"; **{', '.join(faults)}**" if faults else "")
    )
    figures = {
        "before": before.plain(),
        "during": during.plain(),
        "after": after.plain(),
        "sent": sent,
        "warned": warned,
        "ends": dict(ends),
        "first_end": min(firsts) if firsts else None,
        "rss_mb": grown,
        "log_bytes_a_second": round(written / took),
        "cpu": round(used / took, 2),
        "seconds": round(took, 1),
        "faults": faults,
    }
    return Finding(attack.name, attack.section, not faults, said, figures)


def addresses(count: int, net: int = 1) -> list[str]:
    """Return so many loopback addresses, each another client to the server."""
    found = [f"127.{net}.{at // 250}.{at % 250 + 1}" for at in range(count)]
    assert HOST not in found
    return found
