"""Nothing that was acknowledged is lost, however the server ends."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from sztab.server.settings import Settings
from sztab.server.store import storage
from sztab.server.store.storage import Storage
from tests.ports import free_port
from tests.server.postgres import postgres
from tests.server.running import UNLIMITED, Opened, Running, sqlite

KILLS = 20
TABLES = 6
MOVES_BEFORE_A_KILL = (5, 40)
LONGEST_LOAD = 20.0
RHINE = "race-to-the-rhine"
Acknowledged = dict[tuple[str, int], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with postgres() as url:
            yield url


async def play(table: Opened, acknowledged: Acknowledged, chance: random.Random) -> None:
    """Play one seat's moves as fast as views come; note each that was answered by a newer view."""
    url = f"{table.server.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
    headers = {"cookie": table.cookie}
    try:
        async with connect(
            url, origin=Origin(table.server.url), additional_headers=headers
        ) as socket:
            sent: tuple[int, str] | None = None
            view: dict[str, Any] = {}
            async for text in socket:
                message = json.loads(text)
                if message["is"] == "veil":
                    await socket.send(json.dumps({"do": "sit", "seat": message["seat"]}))
                if message["is"] == "view":
                    view = message
                elif message["is"] != "refused":
                    continue
                if sent is not None and view["version"] > sent[0]:
                    acknowledged[(table.id, sent[0])] = sent[1]
                if view["offers"]:
                    move = chance.choice(view["offers"])["text"]
                    sent = (view["version"], move)
                    command = {"do": "move", "move": move, "version": view["version"]}
                    await socket.send(json.dumps(command))
    except (WebSocketException, OSError):  # the server was killed
        pass


async def load(server: Running, tables: list[Opened], acknowledged: Acknowledged, n: int) -> None:
    chance = random.Random(n)
    players = [asyncio.create_task(play(table, acknowledged, chance)) for table in tables]
    enough = len(acknowledged) + chance.randrange(*MOVES_BEFORE_A_KILL)
    until = time.monotonic() + LONGEST_LOAD
    while len(acknowledged) < enough and time.monotonic() < until:
        await asyncio.sleep(0.01)
    server.process.kill()
    await asyncio.gather(*players)


def test_every_acknowledged_move_is_there_after_twenty_kills(database: str, tmp_path: Path) -> None:
    settings = Settings(db=database, port=free_port(), limits=UNLIMITED, log=str(tmp_path))
    server = Running(settings)
    acknowledged: Acknowledged = {}
    try:
        me: dict[str, Any] = {"who": "me"}
        seats = {"red": me, "white": me, "blue": me}
        tables = [server.open(seats, RHINE) for _table in range(TABLES)]
        for number in range(KILLS):
            if number:
                server.restart()
            asyncio.run(load(server, tables, acknowledged, number))
            server.process.join()
        server.restart()
        for table in tables:  # each can still be replayed and shown
            with table.sit(table.cookie) as red:
                first = red.until(lambda one: one["is"] in ("view", "veil"))
                assert first
    finally:
        server.kill()
    assert len(acknowledged) > KILLS
    kept = Storage(database)
    rows = {
        (table.id, event.version): event.text
        for table in tables
        for event in kept.read_now(partial(storage.events, table=table.id))
    }
    kept.close()
    lost = {key for key, text in acknowledged.items() if rows.get(key) != text}
    assert lost == set()


def test_a_restart_resumes_tables_and_bots(database: str, tmp_path: Path) -> None:
    settings = Settings(db=database, port=free_port(), limits=UNLIMITED, log=str(tmp_path))
    server = Running(settings)
    bots = {seat: {"who": "bot", "bot": "random"} for seat in ("red", "white", "blue")}
    table = server.open(bots, RHINE)
    with table.sit() as watching:
        watching.view(3)
    server.kill()
    server.restart()
    with table.sit() as watching:
        before = watching.view()["version"]
        assert watching.view(before + 3)["ending"] is None
    server.stop()  # while bots are thinking
    (log,) = tmp_path.glob("server-*.jsonl")
    assert [json.loads(line)["what"] for line in log.read_text().splitlines()][-1] == "stopped"
