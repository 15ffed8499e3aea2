"""Tables that nobody uses leave memory; figures for Prometheus say how much there is."""

import sqlite3
import time
import tracemalloc
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from sztab.core.registry import find_game
from sztab.core.table import open_table
from sztab.server.rules import messages
from sztab.server.rules.keeper import IDLE_SECONDS, Keeper
from sztab.server.rules.live_table import move_events, opening_json
from tests.ports import free_port
from tests.server.running import ARMY, BATTLE, Opened, Running, running, sqlite

OPENING = opening_json(open_table(find_game(BATTLE), seed=1).record)


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def load(keeper: Keeper, id: str) -> int:
    loaded = keeper.answer(messages.Load(id, BATTLE, OPENING, []))
    assert isinstance(loaded, messages.Loaded)
    return loaded.token


def is_kept(keeper: Keeper, id: str, token: int) -> bool:
    return not isinstance(keeper.answer(messages.Position(id, token)), messages.Missing)


def test_tables_that_are_idle_leave_memory_and_those_in_use_stay() -> None:
    clock = Clock()
    one = Keeper(clock=clock)
    load(one, "a table")
    keeper = Keeper(idle_bytes=3 * one.size, clock=clock)
    tokens = {str(n): load(keeper, str(n)) for n in range(10)}
    assert keeper.size == 10 * one.size  # all of them are in use
    clock.now += IDLE_SECONDS / 2
    assert is_kept(keeper, "9", tokens["9"])
    clock.now += IDLE_SECONDS / 2 + 1
    tokens["10"] = load(keeper, "10")
    assert keeper.size <= 3 * one.size
    assert [id for id in tokens if is_kept(keeper, id, tokens[id])] == ["8", "9", "10"]


def test_a_table_never_leaves_by_itself_what_a_process_may_have_at_most() -> None:
    keeper = Keeper(most_bytes=1)
    first, second = load(keeper, "first"), load(keeper, "second")
    assert not is_kept(keeper, "first", first)
    assert is_kept(keeper, "second", second)  # the one in use is kept, whatever it takes


def test_what_could_not_be_stored_has_not_happened() -> None:
    keeper = Keeper()
    token = load(keeper, "t")
    move = messages.Move("red", ARMY, 0)
    change = messages.Change("t", token, move, messages.Audience([], {}))
    first, second = keeper.answer(change), keeper.answer(change)  # as if the first was not stored
    assert isinstance(first, messages.Changed)
    assert isinstance(second, messages.Changed)
    assert (first.facts.version, second.facts.version) == (1, 1)
    assert not is_kept(keeper, "t", first.token)
    assert is_kept(keeper, "t", second.token)
    assert not is_kept(keeper, "t", token)  # the server has gone on from there


def test_figures_for_prometheus_are_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with running(sqlite(tmp_path), tmp_path / "logs", metrics=port) as server:
        table = server.open({"red": {"who": "me"}, "yellow": {"who": "open"}})
        with table.sit(table.cookie) as red:
            red.view()
            assert red.move(ARMY, 0)["version"] == 1
            answer = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = answer.text.splitlines()
        assert "sztab_tables 1" in lines
        assert "sztab_sockets 1" in lines
        assert "sztab_change_seconds_count 1" in lines
        assert 'sztab_change_seconds_bucket{le="+Inf"} 1' in lines
        assert server.ask("/metrics").text.startswith("<!doctype html>")  # not on the public port


STORED = 2_000  # tables
MOST_EACH = 200_000  # bytes of memory for a stored table


def copied(file: Path, table: str, times: int) -> list[str]:
    """Store a table again under other names, with its seats and events; nobody holds a copy."""
    ids = [f"copy-{n:05}" for n in range(times)]
    with closing(sqlite3.connect(file)) as database, database:
        for name, key in (("tables", "id"), ("seats", '"table"'), ("events", '"table"')):
            asked = database.execute(f"PRAGMA table_info({name})")
            others = [f'"{row[1]}"' for row in asked if row[1] not in (key.strip('"'), "link")]
            columns = ", ".join(others)
            copy = f"INSERT INTO {name} ({key}, {columns}) SELECT ?, {columns} FROM {name}"
            database.executemany(f"{copy} WHERE {key} = ?", [(id, table) for id in ids])
    return ids


def memory(server: Running) -> int:
    """The bytes of a server with all its processes; what they share counts once."""
    total = 0
    for pid in server.processes():
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        total += sum(1024 * int(row.split()[1]) for row in rows if row.startswith("Pss:"))
    return total


def came_to(server: Running, table: Opened, id: str) -> int:
    """How many moves a spectator sees at a stored table."""
    table.id = id
    with table.sit() as watching:
        moves: int = watching.view()["moves_made"]
        return moves


@pytest.mark.timed
@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="needs /proc")
def test_two_thousand_stored_tables_start_in_seconds_and_load_on_demand(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs") as server:
        table = server.open({"red": {"who": "me"}, "yellow": {"who": "open"}})
        guest = table.enter("yellow")
        with table.sit(table.cookie) as red, table.sit(guest) as yellow:
            version = red.move(ARMY, red.view()["version"])["version"]
            yellow.view(version)
            yellow.move(ARMY, version)
        server.stop()
        server.restart()
        assert came_to(server, table, table.id) == 2
        few = memory(server)
        server.stop()
        ids = copied(tmp_path / "tables.sqlite", table.id, STORED)
        began = time.monotonic()
        server.restart()
        assert time.monotonic() - began < 10
        assert came_to(server, table, ids[0]) == 2
        assert memory(server) - few < STORED * MOST_EACH / 10  # stored ones take next to nothing
        for id in ids[1:50]:
            assert came_to(server, table, id) == 2
        assert memory(server) - few < 50 * MOST_EACH + STORED * MOST_EACH / 10


@pytest.mark.parametrize("id", ["race-to-the-rhine", "stand-at-mortain", BATTLE])
def test_a_table_takes_no_more_memory_than_it_is_said_to(id: str) -> None:
    game, random = find_game(id), Random(1)
    table = open_table(game, seed=1)
    while table.awaited and len(table.record.entries) < 100:
        seat = table.seat(None)
        table.play(game.text(random.choice(game.propose(table.state, seat, random, 8))))
    load = messages.Load("t", id, opening_json(table.record), move_events(table.record.entries))
    Keeper().answer(load)  # whatever is read once for all tables is read
    keeper = Keeper()
    tracemalloc.start()
    try:
        keeper.answer(load)
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert taken <= 1.5 * keeper.size  # the budget of idle tables is kept by this estimate
