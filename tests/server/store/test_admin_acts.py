"""What an administrator does to a running server's database takes effect in seconds."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import postgres
from tests.server.running import ARMY, WAIT, Message, Opened, Running, running, sqlite
from tests.server.store.test_administration import command, wait_for_status

ME, OPEN = {"who": "me"}, {"who": "open"}
SECONDS = 8.0  # the server looks every two


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One worker on SQLite, two on PostgreSQL; none of them may meet an error of its own."""
    folder = tmp_path_factory.mktemp("acts")
    if request.param == "sqlite":
        with running(sqlite(folder), folder) as one:
            yield one
    else:
        with postgres() as url, running(url, folder, workers=2) as two:
            yield two
    logs = [file.read_text() for file in folder.glob("server-*.jsonl")]
    assert any(logs)  # these are the files that the server writes
    assert not [line for log in logs for line in log.splitlines() if '"incident"' in line]


@pytest.mark.timed
def test_a_ban_ends_open_sockets_with_a_word(server: Running) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    with table.sit(table.cookie) as red:
        red.view()
        begin = time.monotonic()
        assert command("admin", "ban", "127.0.0.1", "--db", server.settings.db) == 0
        assert red.of("gone")["say"]["key"] == "banned"
        assert red.closed() == 1008
        assert time.monotonic() - begin < SECONDS
    assert command("admin", "unban", "127.0.0.1", "--db", server.settings.db) == 0
    wait_for_status(server, 200)


@pytest.mark.timed
def test_a_deleted_table_is_taken_off_with_a_word(server: Running) -> None:
    bot = {"who": "bot", "bot": "random"}
    table = server.open({"red": ME, "yellow": OPEN})
    other = server.open({"red": ME, "yellow": bot})
    guest = table.enter("yellow", "Guest")
    with table.sit(table.cookie) as red, table.sit(guest) as yellow, table.sit() as watching:
        for one in (red, yellow, watching):
            one.view()
        begin = time.monotonic()
        assert command("admin", "delete", table.id, "--db", server.settings.db) == 0
        red.do("move", move=ARMY, version=0)
        yellow.do("chat", text="Hello?")
        for one in (red, yellow, watching):
            assert one.of("gone")["say"]["key"] == "table-deleted"
            assert one.closed() == 1008
        assert time.monotonic() - begin < SECONDS
    assert server.ask(f"/api/tables/{table.id}/record", table.cookie).status_code == 404
    logs = [file.read_text() for file in Path(server.settings.log).glob("server-*.jsonl")]
    assert any('"deleted"' in log for log in logs)
    with other.sit(other.cookie) as red:
        assert red.move(ARMY, red.view()["version"])["is"] == "view"


def test_a_command_for_a_deleted_table_is_refused_before_it_is_taken_off(
    server: Running,
) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    path, link = f"/api/tables/{table.id}", {"token": table.links["yellow"], "name": "Late"}
    with table.sit(table.cookie) as red:
        red.view()
        assert command("admin", "delete", table.id, "--db", server.settings.db) == 0
        red.do("move", move=ARMY, version=0)
        told = red.until(lambda m: m["is"] in ("refused", "gone"))
        assert (told["refusal"] if told["is"] == "refused" else told["say"])["key"] == (
            "table-deleted"
        )
    for action, body in (("enter", link), ("code", {}), ("hand-over", {"seat": "yellow"})):
        answer = server.send(f"{path}/{action}", body, table.cookie)
        assert answer.status_code < 500, (action, answer.text)


# --- a database that has lost what it acknowledged -----------------------------------------------


def lose_last(server: Running, table: Opened, since: int) -> None:
    """Let the database go back, as one does that is restored or failed over late."""
    query = f"DELETE FROM events WHERE \"table\" = '{table.id}' AND version >= {since}"
    url = server.settings.db
    if url.startswith("postgresql"):
        with psycopg.connect(url) as database:
            database.execute(query)
    else:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), timeout=WAIT)) as database:
            database.execute(query)
            database.commit()


def test_a_table_whose_last_moves_the_database_lost_goes_on_from_what_is_stored(
    server: Running,
) -> None:
    table = server.open({"red": ME, "yellow": OPEN})
    guest = table.enter("yellow", "Guest")
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.view()
        yellow.view()
        assert red.move(ARMY, 0)["version"] == 1
        yellow.view(1)  # another worker hears of it a moment later
        assert yellow.move(ARMY, 1)["version"] == 2
        view = red.view(2)
        lose_last(server, table, 1)
        moves = [offer["text"] for offer in view["offers"]]
        refused = red.move(moves[0], 2)
        assert refused["refusal"]["key"] == "table-went-back"
        assert red.closed() == 1001
    assert played_on(table, guest)["version"] == 2


def played_on(table: Opened, cookie: str) -> Message:
    """Come back as a page does, until no worker remembers what was lost; then move."""
    until = time.monotonic() + SECONDS
    while True:
        with suppress(ConnectionClosed), table.sit(cookie) as sitter:
            if sitter.view()["version"] == 1:
                return sitter.move(ARMY, 1)
        assert time.monotonic() < until
        time.sleep(0.2)
