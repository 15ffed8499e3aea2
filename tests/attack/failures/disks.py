"""Fill disks, lock the database, forbid writing: refusals are clear and nothing is lost."""

import os
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.attack.failures.kills import Play
from tests.attack.tools.client import Message
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, OPEN, RHINE
from tests.attack.tools.target import Target, attacked

SMALL = "24m"
RULES = ("notation", "too-fast")  # refusals that have nothing to do with the trouble
CLEAR = 8.0  # seconds within which a refusal must come


@contextmanager
def small_disk(size: str = SMALL) -> Iterator[Path]:
    """Make a disk that is soon full; only root may."""
    assert os.geteuid() == 0, "a disk of its own needs root"
    with tempfile.TemporaryDirectory(prefix="sztab-disk-") as name:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", name], check=True)
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", "-l", name], check=True)


def fill(disk: Path) -> Path:
    """Take up all the space that is left; return the file that does."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    return ballast


class Visit:
    """What somebody finds who plays, comes anew and looks after the server."""

    def __init__(self, target: Target, play: Play) -> None:
        self.target, self.play = target, play

    def report(self) -> dict[str, str]:
        """Return what a move, a newcomer, an opening and the checks of an operator met."""
        return {
            "move": self._move(),
            "newcomer": self._newcomer(),
            "opening": self._opening(),
            "health": str(self.target.http("GET", "/health", timeout=CLEAR).status),
            "ready": self._ready(),
        }

    def _ready(self) -> str:
        answer = self.target.http("GET", "/ready", timeout=CLEAR)
        return str(answer.status) if b'"ready"' in answer.body else "there is no such page"

    def _move(self) -> str:
        before, refused = len(self.play.acknowledged), dict(self.play.refused)
        self.play.begin(1)
        until = time.monotonic() + CLEAR
        said = "silence"
        while time.monotonic() < until:
            if len(self.play.acknowledged) > before:
                said = "made"
                break
            fresh = [
                key
                for key, count in self.play.refused.items()
                if count > refused.get(key, 0) and not key.startswith(RULES)
            ]
            if fresh:
                said = f"refused {fresh[0]}"
                break
            time.sleep(0.05)
        self.play.end()
        return said

    def _newcomer(self) -> str:
        begin = time.monotonic()
        try:
            with self.play.tables[0].sit(source="127.0.7.1", timeout=CLEAR) as socket:
                if not socket.open:
                    return f"handshake {socket.code}"
                view: Message | None = socket.view(timeout=CLEAR)
        except OSError as error:
            return f"no connection ({error})"
        late = time.monotonic() - begin
        return "shown the table" if view is not None and late < CLEAR else "left without a view"

    def _opening(self) -> str:
        wish = {"game": RHINE, "seats": {"red": ME, "white": OPEN}}
        answer = self.target.http("POST", "/api/tables", wish, source="127.0.7.2", timeout=CLEAR)
        return f"{answer.status} {answer.key}".strip()


def _clear(met: dict[str, str]) -> bool:
    """Judge whether everybody was served or told why not."""
    return (
        met["move"] != "silence"
        and met["newcomer"] == "shown the table"
        and not met["opening"].startswith("0")
        and "incident" not in met["move"] + met["opening"]
    )


def _suffered(
    name: str,
    target: Target,
    begin: Callable[[], object],
    end: Callable[[], object],
    unready: bool = True,
) -> Finding:
    """Bring the trouble about, look around, end it, and look again; nothing may be lost."""
    play = Play(target, 2)
    play.begin(1)
    play.wait(6)
    play.end()
    begin()
    visit = Visit(target, play)
    during = visit.report()
    end()
    time.sleep(1.0)
    after = visit.report()
    lost = play.lost()
    faults = []
    if not _clear(during):
        faults.append("not everybody is served or refused clearly")
    if unready and during["ready"] == "200":
        faults.append("claims to be ready")
    if unready and not during["ready"].isdigit():
        faults.append("has no /ready")
    if unready and after["ready"] not in ("200", during["ready"]):
        faults.append("does not become ready again")
    if after["move"] != "made" or not after["opening"].startswith("201"):
        faults.append("does not recover")
    if lost:
        faults.append(f"{len(lost)} moves lost")
    told = ", ".join(f"{what}: {met}" for what, met in during.items())
    said = f"{told}; afterwards: move {after['move']}, opening {after['opening']}; {len(lost)} lost"
    said += f"; **{', '.join(faults)}**" if faults else ""
    return Finding(name, "7.9", not faults, said, {"during": during, "after": after})


def database_disk_full() -> Finding:
    """Fill the disk of the SQLite database."""
    with small_disk() as disk, attacked(db=f"sqlite:///{disk / 'tables.sqlite'}") as target:
        ballast = disk / "ballast"
        return _suffered(
            "the database's disk is full, SQLite", target, lambda: fill(disk), ballast.unlink
        )


def log_disk_full() -> Finding:
    """Fill the disk of the log."""
    with small_disk() as disk, attacked(logs=disk / "logs") as target:
        ballast = disk / "ballast"

        def fill_log() -> None:
            fill(disk)
            for _line in range(60):  # the last block of a file has room for some more
                target.http("POST", "/", {}, origin="http://a.example", timeout=0.2)

        return _suffered("the log's disk is full", target, fill_log, ballast.unlink, unready=False)


def database_locked() -> Finding:
    """Lock the SQLite database from another process."""
    with attacked() as target:
        path = target.db.removeprefix("sqlite:///")
        other = sqlite3.connect(path, isolation_level=None, timeout=10.0)
        return _suffered(
            "the database is locked by another program, SQLite",
            target,
            lambda: other.execute("BEGIN EXCLUSIVE"),
            other.close,
        )


def database_read_only(target: Target, tell: Callable[[str], None]) -> Finding:
    """Let PostgreSQL refuse to write; *tell* runs a statement as its owner."""

    def read_only(on: str) -> None:
        tell(f"ALTER SYSTEM SET default_transaction_read_only = {on}")
        tell("SELECT pg_reload_conf()")
        time.sleep(0.5)

    return _suffered(
        "the database is read-only, PostgreSQL",
        target,
        lambda: read_only("on"),
        lambda: read_only("off"),
    )
