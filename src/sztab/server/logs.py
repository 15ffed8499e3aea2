"""Two logs of JSON lines: what the server does, and what concerns its security.

A log is bounded in rate and in size, and it never raises: whoever logs serves a player.
"""

import json
import logging
import os
import re
import select
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from sztab.server.rate_limits import Bucket

KEPT_DAYS: Final = 30
RATE_OF_KIND: Final = (100, 10.0)  # lines of one kind: so many at once, and so many in 10 s
RATE: Final = (400, 10.0)  # lines of all kinds together
MOST_KINDS: Final = 100
LONGEST_LINE: Final = 12_000  # characters; a longer trace keeps its end
FILE_BYTES: Final = 16 * 1024 * 1024  # then the file is set aside under a number
LOG_BYTES: Final = 128 * 1024 * 1024  # of all files of a log; then the oldest is deleted
PIPE_BYTES: Final = 4096  # what a pipe takes without blocking once it says it is ready


class Log:
    """Append one JSON object a line; in a folder, one file a day, kept for thirty."""

    def __init__(
        self,
        name: str,
        folder: str = "",
        clock: Callable[[], float] = time.monotonic,
        file_bytes: int = FILE_BYTES,
        log_bytes: int = LOG_BYTES,
    ) -> None:
        self._name = name
        self._folder = Path(folder) if folder else None
        self._clock = clock
        self._file_bytes, self._log_bytes = file_bytes, log_bytes
        self._day = ""
        self._all = Bucket(RATE, clock)
        self._kinds: dict[str, Bucket] = {}
        self._left_out: Counter[str] = Counter()
        self._lost = 0  # lines that could not be written
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)

    def __call__(self, what: str, **facts: Any) -> None:
        """Note that *what* happened; text of strangers is escaped by JSON."""
        if not self._admits(what):
            self._left_out[what] += 1
            return
        if what in self._left_out:
            self._tell_left_out(what)
        self._note(what, facts)

    def flush(self) -> None:
        """Say how many lines were left out since."""
        for what in list(self._left_out):
            if self._admits(what):
                self._tell_left_out(what)

    def _admits(self, what: str) -> bool:
        if len(self._kinds) >= MOST_KINDS and what not in self._kinds:
            what = ""  # kinds are our own few words; should they not be, they share one rate
        kind = self._kinds.setdefault(what, Bucket(RATE_OF_KIND, self._clock))
        return kind.admits() and self._all.admits()

    def _tell_left_out(self, what: str) -> None:
        times = self._left_out.pop(what)
        self._note("left-out", {"of": what, "times": times, "says": f"{times} more were left out"})

    def _note(self, what: str, facts: dict[str, Any]) -> None:
        try:
            if self._lost:
                lost, self._lost = self._lost, 0
                try:
                    self._write(self._line("lost", {"times": lost}))
                except BaseException:
                    self._lost = lost
                    raise
            self._write(self._line(what, facts))
        except Exception:  # a full disk, a closed stream, a value that cannot be shown
            self._lost += 1

    def _line(self, what: str, facts: dict[str, Any]) -> str:
        now = datetime.now(UTC).isoformat(timespec="milliseconds")
        head = {"at": now, "log": self._name, "what": what}
        line = json.dumps(head | facts, ensure_ascii=True, default=str)
        if len(line) > LONGEST_LINE:
            share = LONGEST_LINE // (4 * max(1, len(facts)))
            short = {name: _shortened(value, share) for name, value in facts.items()}
            line = json.dumps(head | short, ensure_ascii=True, default=str)
        return line + "\n"

    def _write(self, line: str) -> None:
        if self._folder is None:
            _write_to_stderr(line)
            return
        now = datetime.now(UTC)
        day = now.strftime("%Y-%m-%d")
        if day != self._day:
            self._day = day
            self._forget(now - timedelta(days=KEPT_DAYS))
        path = self._folder / f"{self._name}-{day}.jsonl"
        # One short write to a file opened for appending stays whole, also from several workers.
        with path.open("a", encoding="utf-8") as file:
            file.write(line)
            size = file.tell()
        if size >= self._file_bytes:
            self._set_aside(path)

    def _files(self) -> list[tuple[str, int, Path]]:
        """Return the files of this log by day and number; the growing one is last of its day."""
        assert self._folder is not None
        pattern = re.compile(rf"{self._name}-(\d{{4}}-\d\d-\d\d)(?:\.(\d+))?\.jsonl")
        found = ((pattern.fullmatch(file.name), file) for file in self._folder.iterdir())
        return sorted(
            (room[1], int(room[2]) if room[2] else 10**9, file) for room, file in found if room
        )

    def _set_aside(self, path: Path) -> None:
        """Give a full file a number, and delete the oldest files beyond the bound."""
        files = self._files()
        numbers = [number for day, number, _file in files if day == self._day and number < 10**9]
        path.rename(path.with_name(f"{path.stem}.{max(numbers, default=0) + 1}.jsonl"))
        sizes = [(file, file.stat().st_size) for _day, _number, file in self._files()]
        total = sum(size for _file, size in sizes)
        for file, size in sizes:
            if total <= self._log_bytes - self._file_bytes:  # room for the one that grows
                break
            file.unlink(missing_ok=True)
            total -= size

    def _forget(self, before: datetime) -> None:
        for day, _number, file in self._files():
            if day < before.strftime("%Y-%m-%d"):
                file.unlink(missing_ok=True)


def _shortened(value: Any, most: int) -> Any:
    """Return a value cut to *most* characters; a text keeps its end, where a trace fails."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    text = value if isinstance(value, str) else str(value)
    return text if len(text) <= most else f"[{len(text) - most} left out] {text[-most:]}"


def _write_to_stderr(line: str) -> None:
    """Write without waiting for a reader: one that does not read must not stop the tables."""
    try:
        stream = sys.stderr.fileno()
    except (OSError, ValueError):  # replaced by something without a file, in a test say
        stream = -1
    if stream < 0 or sys.platform == "win32":
        sys.stderr.write(line)
        return
    data = line.encode()
    while data:
        if not select.select([], [stream], [], 0)[1]:
            raise BlockingIOError
        data = data[os.write(stream, data[:PIPE_BYTES]) :]


class Relay(logging.Handler):
    """FairQueue what a library logs into lines of ours."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Note one record, with its trace if it has one."""
        try:
            trace = "".join(traceback.format_exception(*record.exc_info or ())) or None
            self._log("library", name=record.name, says=record.getMessage(), trace=trace)
        except Exception:  # a record that cannot be read must not end a request
            self._log("library", name=record.name, says=str(record.msg))


def incident_number() -> str:
    """Return a number that a player can quote and an administrator can search for."""
    return f"{time.time_ns() // 1000:x}"
