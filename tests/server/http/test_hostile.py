"""What is thrown at the server: bad commands, floods, and people who do not read."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sztab.server.settings import Limits
from tests.attack.floods.costs import record
from tests.server.battles import ME, OPEN, battle
from tests.server.running import ARMY, BATTLE, WAIT, Running, running, security_log, sqlite

RHINE = "race-to-the-rhine"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits of every day."""
    folder = tmp_path_factory.mktemp("strict")
    with running(sqlite(folder), folder / "logs", Limits()) as one:
        yield one


# --- what is thrown at it ------------------------------------------------------------------------

LONG = "9" * 5000
BAD_COMMANDS = {
    "no json": "hello",
    "empty": "",
    "no tag": '{"move": "pass", "version": 0}',
    "unknown tag": '{"do": "cheat", "version": 0}',
    "extra field": '{"do": "move", "move": "pass", "version": 0, "seat": "red"}',
    "missing field": '{"do": "move", "move": "pass"}',
    "negative version": '{"do": "move", "move": "pass", "version": -1}',
    "version out of range": '{"do": "move", "move": "pass", "version": 9007199254740993}',
    "version NaN": '{"do": "move", "move": "pass", "version": NaN}',
    "version 1e400": '{"do": "move", "move": "pass", "version": 1e400}',
    "version of 5000 digits": f'{{"do": "move", "move": "pass", "version": {LONG}}}',
    "version as text": '{"do": "move", "move": "pass", "version": "0"}',
    "version as true": '{"do": "move", "move": "pass", "version": true}',
    "version as fraction": '{"do": "move", "move": "pass", "version": 0.5}',
    "move as number": '{"do": "move", "move": 7, "version": 0}',
    "empty move": '{"do": "move", "move": "", "version": 0}',
    "long move": json.dumps({"do": "move", "move": "m" * 4001, "version": 0}),
    "truncated": '{"do": "move", "move": "pass", "vers',
    "lone surrogate": '{"do": "move", "move": "\\ud800", "version": 0}',
    "nested brackets": '{"do": "ask", "id": 1, "question": "why", "args": {"a": ' + "[" * 60_000,
    "nested and closed": '{"do": "ask", "id": 1, "question": "why", "args": {"a": '
    + "[" * 30_000
    + "]" * 30_000
    + "}}",
    "args NaN": '{"do": "ask", "id": 1, "question": "odds", "args": {"x": NaN}}',
    "args 1e400": '{"do": "ask", "id": 1, "question": "odds", "args": {"x": 1e400}}',
    "unknown question": '{"do": "ask", "id": 1, "question": "seed", "args": {}}',
    "long chat": json.dumps({"do": "chat", "text": "x" * 501}),
    "empty chat": '{"do": "chat", "text": ""}',
    "invisible chat": '{"do": "chat", "text": "\\u202e\\u200b"}',
    "array": "[]",
    "null": "null",
}


@pytest.mark.parametrize("name", sorted(BAD_COMMANDS))
def test_a_bad_command_is_refused_and_the_socket_goes_on(server: Running, name: str) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.socket.send(BAD_COMMANDS[name])
        refused = red.of("refused")
        assert refused["refusal"]["key"] in ("not-a-command", "notation-unknown")
        assert "incident" not in refused
        assert red.move(ARMY, 0)["version"] == 1


def test_duplicate_keys_count_once_and_are_still_checked(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.socket.send('{"do": "move", "move": "pass", "move": 7, "version": 0}')
        assert red.of("refused")["refusal"]["key"] == "not-a-command"


def test_bytes_are_no_command(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.socket.send(b"\xff\xfe\x00")
        assert red.of("refused")["refusal"]["key"] == "not-a-command"


def test_text_that_is_not_utf_8_ends_the_socket_alone(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        yellow.view()
        red.view()
        red.socket.send(b"\xff\xfe", text=True)
        assert red.closed() == 1007
        assert yellow.move(ARMY, 0)["version"] == 1


def test_a_message_of_70_kilobytes_ends_the_socket(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.socket.send("x" * 70_000)
        assert red.closed() == 1009


def test_a_body_that_is_too_long_is_refused(server: Running) -> None:
    answer = server.send("/api/tables", {"title": "x" * 70_000})
    assert answer.status_code == 413

    def endless() -> Iterator[bytes]:
        yield from (b"x" * 10_000 for _part in range(10))

    headers = {"origin": server.url, "content-type": "application/json"}
    streamed = httpx.post(f"{server.url}/api/tables", content=endless(), headers=headers)
    assert streamed.status_code == 413


@pytest.mark.parametrize("body", [b"\xff\xfe", b"[" * 60_000, b'{"game": 1e999}', b"", b"NaN"])
def test_a_bad_body_is_refused(server: Running, body: bytes) -> None:
    headers = {"origin": server.url, "content-type": "application/json"}
    for path in ("/api/tables", "/api/tables/import"):
        answer = httpx.post(f"{server.url}{path}", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["refusal"]["key"] == "not-a-command"


def test_a_hundred_thousand_brackets_are_refused_wherever_they_fit(server: Running) -> None:
    deep = b'{"record": ' + b"[" * 100_000
    headers = {"origin": server.url, "content-type": "application/json"}
    for body in (deep, deep + b"]" * 100_000 + b"}"):
        answer = httpx.post(f"{server.url}/api/tables/import", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json()["refusal"]["key"] == "not-a-command"
    table, _guest = battle(server)
    with table.sit(table.cookie) as red:
        red.view()
        red.socket.send("[" * 100_000)
        assert red.closed() == 1009  # longer than any message


@pytest.mark.parametrize(
    "record",
    [None, 7, [], {}, {"format": "sztab-record"}, {"format": "sztab-record", "version": 1}],
)
def test_a_bad_record_is_refused_in_words(server: Running, record: Any) -> None:
    answer = server.send("/api/tables/import", {"record": record})
    assert answer.status_code == 400
    assert answer.json()["refusal"]["key"] == "record-refused"


@pytest.mark.parametrize("deep", [40, 900])
def test_a_record_that_is_nested_too_deep_is_refused_in_words(server: Running, deep: int) -> None:
    body = b'{"record": ' + b'{"a":[' * (deep // 2) + b"]}" * (deep // 2) + b"}"
    headers = {"origin": server.url, "content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables/import", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["key"] == "too-deep"


def test_a_wood_of_too_many_corners_is_refused_in_words_of_both_languages(server: Running) -> None:
    wood = {"id": "w", "type": "woods", "polygon": [[1, 1], [9, 1], [9, 9]] * 10_000}
    given = record("flames-of-war", ["A", "B"], {"mission": {"terrain": [wood]}})
    refusal = server.send("/api/tables/import", {"record": given}).json()["refusal"]
    assert refusal["key"] == "record-refused"
    assert refusal["args"]["why"]["key"] == "too-many-entries"
    assert refusal["args"]["why"]["args"]["found"] == 30_000
    given["start"] = {}
    given["moves"] = [{"seat": "A", "move": "end-step"}] * 5001
    refusal = server.send("/api/tables/import", {"record": given}).json()["refusal"]
    assert refusal["args"]["why"]["key"] == "too-many-moves"


def test_a_flood_of_commands_is_warned_of_and_then_cut_off(strict: Running) -> None:
    table, guest = battle(strict)
    with table.sit(table.cookie) as red, table.sit(guest) as yellow:
        red.view()
        yellow.view()
        try:
            for _command in range(1000):
                red.do("move", move="pass", version=0)
        except ConnectionClosed:
            pass
        assert red.closed() == 4429
        refused = [one["refusal"]["key"] for one in red.received if one["is"] == "refused"]
        assert refused.count("too-fast") <= 21
        assert refused.count("recruit-first") == 10
        assert yellow.move(ARMY, 0)["version"] == 1
    assert "limit" in [line["what"] for line in security_log(strict)]


def test_chat_is_limited(strict: Running) -> None:
    table, _guest = battle(strict)
    with table.sit(table.cookie) as red:
        red.of("chat")
        for number in range(6):
            red.do("chat", text=f"line {number}")
        assert red.of("refused")["refusal"]["key"] == "too-fast"
        assert len([one for one in red.received if one["is"] == "chat"]) == 6  # with the first


def test_a_seat_has_five_sockets_at_most(strict: Running) -> None:
    table, _guest = battle(strict)
    sitting = [table.sit(table.cookie) for _socket in range(5)]
    for one in sitting:
        one.__enter__().view()
    with pytest.raises(InvalidStatus) as refused, table.sit(table.cookie):
        pass
    assert refused.value.response.status_code == 403
    for one in sitting:
        one.__exit__(None, None, None)


def test_an_address_has_so_many_sockets_at_most(tmp_path: Path) -> None:
    limits = Limits(sockets_of_address=2)
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        table, _guest = battle(server)
        with table.sit() as one, table.sit() as two:
            one.view()
            two.view()
            with pytest.raises(InvalidStatus) as refused, table.sit():
                pass
            assert refused.value.response.status_code == 403
        with table.sit() as one:  # a place is free again
            one.view()


def test_opening_entering_and_linking_are_limited_and_a_flood_fills_no_log(
    tmp_path: Path,
) -> None:
    limits = Limits(opening=(3, 60.0), entering=(3, 60.0), linking=(3, 60.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
        codes = [server.send("/api/tables", wish).status_code for _table in range(4)]
        assert codes == [201, 201, 201, 429]
        path = "/api/tables/nonsense/enter"
        codes = [server.send(path, {"token": "x"}).status_code for _try in range(4)]
        assert codes == [404, 404, 404, 429]
        path = "/api/tables/nonsense/links"
        codes = [server.send(path, {"seat": "red"}).status_code for _try in range(6)]
        assert codes == [404, 404, 404, 429, 429, 429]
        limited = [line["limit"] for line in security_log(server) if line["what"] == "limit"]
        assert limited == ["opening", "entering", "linking"]


# --- whoever does not read or answer -------------------------------------------------------------


def test_a_slow_reader_is_cut_off_and_nothing_piles_up_for_it(server: Running) -> None:
    table = server.open({"red": ME, "white": OPEN, "blue": OPEN}, RHINE)
    guest = table.enter("white", "Guest")
    with (
        table.sit(table.cookie) as red,
        table.sit(guest, compression=None, close_timeout=0.1) as slow,
    ):
        red.until(lambda m: m["is"] == "people" and m["seats"][1].get("here", False))
        try:
            for _look in range(2000):  # never reading what comes back
                slow.do("look", at=0)
        except ConnectionClosed:
            pass
        red.until(lambda m: m["is"] == "people" and not m["seats"][1].get("here", False))
        red.do("look", at=0)
        assert red.of("moment")["at"] == 0  # the others go on
    assert slow.closed() in (1006, 1013)
    assert len([one for one in slow.received if one["is"] == "moment"]) < 1000


def test_who_answers_no_ping_is_cut_off(tmp_path: Path) -> None:
    limits = Limits(ping=0.2)
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        table, guest = battle(server)
        with (
            table.sit(table.cookie) as red,
            socket.create_connection(("127.0.0.1", server.settings.port), WAIT) as mute,
        ):
            path = f"/api/tables/{table.id}/socket"
            mute.sendall(
                f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: c3p0YWItdGVzdC1rZXkhIQ==\r\nOrigin: {server.url}\r\n"
                f"Cookie: {guest}\r\n\r\n".encode()
            )
            red.until(lambda m: m["is"] == "people" and m["seats"][1].get("here", False))
            received = b""
            while part := mute.recv(65536):  # until the server has had enough
                received += part
            assert received.startswith(b"HTTP/1.1 101")
            assert received.count(b"\x89\x04") == 1  # a ping, and no second one before its answer
            red.until(lambda m: m["is"] == "people" and not m["seats"][1].get("here", False))
            red.move(ARMY, 0)  # who answers stays
