"""Progress of a run: one line that is written over in a terminal, plain lines elsewhere."""

import time
from typing import Final, TextIO

TERMINAL_EVERY: Final = 0.5  # seconds
PLAIN_EVERY: Final = 15.0


class Progress:
    """Say how many games are played, how fast, and how long the rest takes."""

    def __init__(self, title: str, total: int, done: int, out: TextIO | None) -> None:
        self.title = title
        self.total = total
        self.before = done
        self.done = done
        self.out = out
        self.terminal = out is not None and out.isatty()
        self.begun = self.said = time.monotonic()

    @property
    def seconds(self) -> float:
        """Return seconds since the run began or went on."""
        return time.monotonic() - self.begun

    def step(self) -> None:
        """Count one more game, and say so now and then."""
        self.done += 1
        now = time.monotonic()
        every = TERMINAL_EVERY if self.terminal else PLAIN_EVERY
        if self.out is not None and now - self.said >= every:
            self.said = now
            line = self.line(now - self.begun)
            self.out.write(f"\r\033[K{line}" if self.terminal else f"{line}\n")
            self.out.flush()

    def line(self, seconds: float) -> str:
        """Return the progress after so many seconds."""
        rate = (self.done - self.before) / max(seconds, 1e-9)
        left = (self.total - self.done) / max(rate, 1e-9)
        return (
            f"{self.title}: {self.done:,} of {self.total:,} games, "
            f"{rate:,.1f} games/s, {_duration(left)} left"
        )

    def end(self) -> None:
        """Leave an empty line behind in a terminal."""
        if self.out is not None and self.terminal:
            self.out.write("\r\033[K")
            self.out.flush()


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole < 120:
        return f"{whole} s"
    return f"{whole // 60} min" if whole < 7200 else f"{whole // 3600} h {whole % 3600 // 60} min"
