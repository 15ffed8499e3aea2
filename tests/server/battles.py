"""A battle between two people, as many tests of the server begin."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from tests.server.running import ARMY, Opened, Running, Sitter

ME = {"who": "me"}
OPEN = {"who": "open"}


class Battle(NamedTuple):
    """A battle with the sockets of both people."""

    table: Opened
    red: Sitter
    yellow: Sitter


def battle(server: Running, **more: Any) -> tuple[Opened, str]:
    """A battle between the host, Red, and a guest, Yellow; the guest's cookie."""
    table = server.open({"red": ME | {"name": "Red"}, "yellow": OPEN}, **more)
    return table, table.enter("yellow", "Guest")


@contextmanager
def begun(server: Running, **more: Any) -> Iterator[Battle]:
    """Lend a battle in which both have chosen their army, and Red has seen it."""
    table, guest = battle(server, **more)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.move(ARMY, 0)
        yellow.move(ARMY, 1)
        red.view(2)
        yield Battle(table, red, yellow)
