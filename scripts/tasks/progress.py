"""Steps that run side by side, shown with their share and an estimate."""

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Final, TextIO

from scripts.tasks.commands import end_all, reopen

TICK: Final = 0.3
WIDTH: Final = 79


class Step:
    """One piece of work, with the seconds it takes on two cores."""

    def __init__(
        self, name: str, seconds: float, work: Callable[[], object], after: Sequence["Step"] = ()
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.work = work
        self.after = after
        self.begun = 0.0
        self.took: float | None = None

    def run(self) -> None:
        """Do the work and note how long it took."""
        self.begun = time.monotonic()
        self.work()
        self.took = time.monotonic() - self.begun

    @property
    def done(self) -> float:
        """Return the seconds of work that are done, by the estimate."""
        if self.took is not None:
            return self.seconds
        if not self.begun:
            return 0.0
        return min(time.monotonic() - self.begun, 0.95 * self.seconds)


class Progress:
    """Show steps on one line of a terminal, or one line per step elsewhere."""

    def __init__(self, steps: Sequence[Step], output: TextIO) -> None:
        self.steps = steps
        self.output = output
        self.live = output.isatty()
        self.began = time.monotonic()

    def started(self, step: Step) -> None:
        """Say what begins."""
        if not self.live:
            self._line(f"{step.name} (about {step.seconds:.0f} s)")

    def finished(self, step: Step) -> None:
        """Say what is done."""
        self._line(f"{step.name}: {step.took:.1f} s")

    def tick(self) -> None:
        """Redraw the line of a terminal."""
        if self.live:
            names = ", ".join(step.name for step in self.steps if step.begun and step.took is None)
            line = f"{self._share():3.0%} {names}, about {self._left():.0f} s left"
            self.output.write(f"\r{line[:WIDTH]:<{WIDTH}}")
            self.output.flush()

    def _line(self, text: str) -> None:
        clear = f"\r{'':<{WIDTH}}\r" if self.live else ""
        self.output.write(f"{clear}{self._share():4.0%}  {text}\n")
        self.output.flush()

    def _share(self) -> float:
        return sum(step.done for step in self.steps) / sum(step.seconds for step in self.steps)

    def _left(self) -> float:
        """Return the seconds left, by the pace so far and the longest chain of steps."""
        pace = 1.0
        finished = [step for step in self.steps if step.took is not None]
        if finished:
            took = sum(step.took or 0.0 for step in finished)
            pace = max(0.2, took / sum(step.seconds for step in finished))
        return max(1.0, pace * max((_chain(step) for step in self.steps), default=0.0))


def _chain(step: Step) -> float:
    own = 0.0 if step.took is not None else step.seconds - step.done
    return own + max((_chain(one) for one in step.after), default=0.0)


def run_steps(steps: Sequence[Step], output: TextIO = sys.stdout) -> None:
    """Run every step as soon as those before it are done; the first failure ends the others."""
    if not steps:
        return
    progress = Progress(steps, output)
    waiting = list(steps)
    running: dict[Future[None], Step] = {}
    try:
        with ThreadPoolExecutor(max(1, len(steps))) as pool:
            try:
                while waiting or running:
                    for step in [
                        one
                        for one in waiting
                        if all(before.took is not None for before in one.after)
                    ]:
                        waiting.remove(step)
                        progress.started(step)
                        running[pool.submit(step.run)] = step
                    finished, _others = wait(running, TICK, FIRST_COMPLETED)
                    for future in finished:
                        step = running.pop(future)
                        future.result()
                        progress.finished(step)
                    progress.tick()
            except BaseException:
                end_all()
                if progress.live:
                    output.write("\n")
                raise
    finally:
        reopen()
    if progress.live:
        output.write(f"\r{'':<{WIDTH}}\r")
        output.flush()
