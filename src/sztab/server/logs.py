"""Two logs of JSON lines: what the server does, and what concerns its security."""

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

KEPT_DAYS: Final = 30


class Log:
    """Appends one JSON object a line; in a folder, one file a day, kept for thirty."""

    def __init__(self, name: str, folder: str = "") -> None:
        self._name = name
        self._folder = Path(folder) if folder else None
        self._day = ""
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)

    def __call__(self, what: str, **facts: Any) -> None:
        """Note that *what* happened; text of strangers is escaped by JSON."""
        now = datetime.now(UTC)
        line = {"at": now.isoformat(timespec="milliseconds"), "log": self._name, "what": what}
        text = json.dumps(line | facts, ensure_ascii=True, default=str) + "\n"
        if self._folder is None:
            sys.stderr.write(text)
            return
        day = now.strftime("%Y-%m-%d")
        if day != self._day:
            self._day = day
            self._forget(now - timedelta(days=KEPT_DAYS))
        # One short write to a file opened for appending stays whole, also from several workers.
        with (self._folder / f"{self._name}-{day}.jsonl").open("a", encoding="utf-8") as file:
            file.write(text)

    def _forget(self, before: datetime) -> None:
        assert self._folder is not None
        for file in self._folder.glob(f"{self._name}-????-??-??.jsonl"):
            if file.stem.removeprefix(f"{self._name}-") < before.strftime("%Y-%m-%d"):
                file.unlink(missing_ok=True)


class Relay(logging.Handler):
    """Turns what a library logs into lines of ours."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Note one record, with its trace if it has one."""
        trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else None
        self._log("library", name=record.name, says=record.getMessage(), trace=trace)


def incident_number() -> str:
    """A number that a player can quote and the log can be searched for."""
    return f"{time.time_ns() // 1000:x}"
