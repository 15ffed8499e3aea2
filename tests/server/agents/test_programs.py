"""Programs at a hosted table: a token opens one seat, and the messages are those of the lab."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.running import BATTLE, WAIT, Opened, Running, running, sqlite

HOST = {"who": "me", "name": "Anna"}


def opened(server: Running, game: str = BATTLE, **more: Any) -> Opened:
    return server.open({"red": {"who": "bot", "bot": "random"}, "yellow": {"who": "open"}}, game)


@contextmanager
def program(table: Opened, first: object, origin: str | None = None) -> Iterator[ClientConnection]:
    url = f"{table.server.url.replace('http', 'ws')}/api/tables/{table.id}/program"
    with connect(
        url, origin=None if origin is None else Origin(origin), open_timeout=WAIT, max_size=None
    ) as socket:
        socket.send(first if isinstance(first, (str, bytes)) else json.dumps(first))
        yield socket


def heard(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(WAIT))


def enter(table: Opened, **more: Any) -> dict[str, Any]:
    return {"do": "enter", "token": table.links["yellow"], "name": "Robot"} | more


def test_a_program_plays_a_game_by_the_link_of_its_seat(server: Running) -> None:
    table = opened(server)
    random = Random(1)
    decisions = 0
    with program(table, enter(table)) as socket:
        hello = heard(socket)
        assert (hello["is"], hello["game"], hello["seat"]) == ("hello", BATTLE, "yellow")
        while decisions < 25:
            message = heard(socket)
            if message["is"] == "end":
                break
            assert message["is"] == "decide"
            assert message["seat"] == "yellow"
            assert message["seconds"] is None
            assert message["moves"]
            decisions += 1
            move = random.choice(message["moves"])
            socket.send(json.dumps({"do": "move", "move": move, "n": message["n"]}))
    assert decisions > 5
    with table.sit(table.cookie) as host:
        seats = host.of("people")["seats"]
        assert [one["name"] for one in seats if one["seat"] == "yellow"] == ["Robot"]


def test_a_program_comes_back_by_its_token_and_its_link_is_used_up(server: Running) -> None:
    table = opened(server)
    with program(table, enter(table)) as socket:
        token = heard(socket)["token"]
        first = heard(socket)
    with program(table, enter(table, token=token)) as socket:
        assert heard(socket)["token"] == token
        again = heard(socket)
        assert (again["n"], again["moves"] != []) == (first["n"], True)
    with program(table, enter(table)) as socket:
        assert heard(socket) == {
            "is": "gone",
            "why": "This seat is taken. If it is yours, use your recovery code.",
        }
        with pytest.raises(ConnectionClosed):
            heard(socket)


def test_refused_moves_and_questions_leave_the_seat_as_it_was(server: Running) -> None:
    table = opened(server)
    with program(table, enter(table)) as socket:
        heard(socket)
        turn = heard(socket)
        for sent in (
            {"do": "move", "move": "fly to the moon", "n": turn["n"]},
            {"do": "resign", "version": turn["n"]},
            {"do": "move", "move": turn["moves"][0], "extra": 1},
        ):
            socket.send(json.dumps(sent))
            no = heard(socket)
            assert (no["is"], no["left"]) == ("refused", None)
            assert no["why"]
        socket.send(json.dumps({"do": "ask", "id": 7, "question": "reach", "args": {}}))
        answer = heard(socket)
        assert (answer["is"], answer["id"]) == ("answer", 7)
        socket.send(json.dumps({"do": "move", "move": turn["moves"][0], "n": turn["n"]}))
        assert heard(socket)["n"] > turn["n"]


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hallo",
        "[" * 5000,
        b"\x00\xff",
        {"do": "move", "move": "pass"},
        {"do": "enter"},
        {"do": "enter", "token": ""},
        {"do": "enter", "token": "x" * 5000},
        {"do": "enter", "token": "wrong"},
        {"do": "enter", "token": "wrong", "language": "xx"},
        {"do": "enter", "token": "wrong", "seat": "yellow"},
    ],
)
def test_who_has_no_token_gets_no_seat_and_a_sentence(server: Running, first: object) -> None:
    table = opened(server)
    with program(table, first) as socket:
        message = heard(socket)
        assert message["is"] == "gone"
        assert message["why"]
        with pytest.raises(ConnectionClosed):
            heard(socket)
    answer = server.send(f"/api/tables/{table.id}/peek", {"token": table.links["yellow"]})
    assert answer.status_code == 200, "the seat is still open"


def test_a_page_of_another_site_cannot_connect(server: Running) -> None:
    table = opened(server)
    with (
        pytest.raises(InvalidStatus),
        program(table, enter(table), origin="https://evil.example"),
    ):
        pass


def test_a_program_sees_what_its_seat_sees_and_nothing_of_the_other(server: Running) -> None:
    table = server.open({"red": HOST, "yellow": {"who": "open"}})
    with table.sit(table.cookie) as host, program(table, enter(table)) as socket:
        view = host.view()
        host.move("recruit 2HC 1LC 2PK 1LB 1SB", view["version"])
        heard(socket)
        turn = heard(socket)
        assert "2HC" not in json.dumps(turn["view"]) + json.dumps(turn["log"])


SLOW_DECISION = """
import time
from sztab.programs import protocol
kept = protocol.decide
def slow(*args):
    time.sleep(0.3)
    return kept(*args)
protocol.decide = slow
"""


def test_a_program_that_goes_away_ends_no_process_that_keeps_tables(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs", before=SLOW_DECISION) as server:
        table = server.open({"red": HOST, "yellow": {"who": "open"}})
        with table.sit(table.cookie) as anna:
            anna.view()
            before = set(server.processes())
            with program(table, enter(table)) as socket:
                assert heard(socket)["is"] == "hello"  # its decision is being worked out
            anna.until(lambda one: one["is"] == "people" and one["seats"][1].get("here"))
            anna.until(lambda one: one["is"] == "people" and not one["seats"][1].get("here"))
            anna.do("look", at=0)
            assert anna.of("moment")["at"] == 0
            assert before <= set(server.processes())
