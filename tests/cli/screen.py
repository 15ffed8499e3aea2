"""A terminal of the tests: scripted input, and what was shown."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from sztab.bots import BOTS
from sztab.core.errors import SztabError
from sztab.core.table import Table, open_table
from sztab.terminal import LeaveError, Terminal
from tests.toy import STONES, Stones

CLEARED = "<cleared>"


class Screen:
    """A person who types *typed* and then goes; everything shown is kept."""

    def __init__(self, typed: Sequence[str]) -> None:
        self.typed = list(typed)
        self.lines: list[str] = []

    def ask(self, prompt: str) -> str:
        self.lines.append(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def sit(
    *typed: str,
    language: str = "en",
    people: Sequence[str] = ("left",),
    game: Stones = STONES,
    keep: Callable[[Table], None] = lambda table: None,
    **options: object,
) -> tuple[Screen, Table]:
    """Play Stones with these lines typed, until they end or the game does."""
    screen = Screen(typed)
    table = open_table(game, options, seed=1)
    bots = {seat: BOTS["greedy"] for seat in table.seats if seat not in people}

    def save(table: Table, name: str) -> None:
        raise SztabError(f"{name} cannot be written: no room.")

    terminal = Terminal(
        table,
        bots,
        language,
        Random(1),
        screen.ask,
        screen.lines.append,
        lambda: screen.lines.append(CLEARED),
        keep,
        save,
    )
    with suppress(EOFError, LeaveError):
        terminal.run()
    return screen, table


def moves(table: Table) -> list[str]:
    return [entry.move for entry in table.record.entries]
