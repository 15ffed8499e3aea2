"""The server's security, point by point: who may do what, and what is thrown at it."""

import hashlib
import json
import socket
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sztab.server.net.headers import CONTENT_POLICY
from sztab.server.settings import Limits
from sztab.server.store.storage import IDLE_DAYS, LONGEST_DAYS
from tests.attack.floods.costs import record
from tests.server.running import ARMY, BATTLE, WAIT, Opened, Running, cookie_of, running, sqlite

RHINE = "race-to-the-rhine"
ME = {"who": "me"}
OPEN = {"who": "open"}


def battle(server: Running) -> tuple[Opened, str]:
    table = server.open({"red": ME, "yellow": OPEN})
    return table, table.enter("yellow", "Guest")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits of every day."""
    folder = tmp_path_factory.mktemp("strict")
    with running(sqlite(folder), folder / "logs", Limits()) as one:
        yield one


def security_log(server: Running) -> list[dict[str, Any]]:
    files = Path(server.settings.log).glob("security-*.jsonl")
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


# --- who -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_socket_from_a_foreign_page_is_not_accepted(server: Running, origin: str) -> None:
    table, _guest = battle(server)
    with pytest.raises(InvalidStatus) as refused, table.sit(table.cookie, origin):
        pass
    assert refused.value.response.status_code == 403
    assert "foreign-origin" in [line["what"] for line in security_log(server)]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_change_from_a_foreign_page_is_refused(server: Running, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers=headers)
    assert answer.status_code == 403


def test_a_change_that_is_not_json_is_refused(server: Running) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables", data={"game": BATTLE}, headers={"origin": server.url}
    )
    assert answer.status_code == 415


def test_a_foreign_host_name_is_refused(server: Running) -> None:
    assert server.ask("/api/games", host="evil.example").status_code == 400


def test_without_a_cookie_one_only_watches(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit() as stranger:
        view = stranger.view()
        assert view["seat"] is None
        assert view["offers"] == []
        for command in ({"do": "move", "move": ARMY}, {"do": "resign"}, {"do": "undo", "to": 0}):
            stranger.socket.send(json.dumps(command | {"version": 0}))
            assert stranger.of("refused")["refusal"]["key"] == "not-your-seat"
        stranger.do("sit", seat="red")
        assert stranger.of("refused")["refusal"]["key"] == "not-your-seat"


def test_the_cookie_of_another_table_opens_nothing(server: Running) -> None:
    table, _guest = battle(server)
    other, _other_guest = battle(server)
    stolen = f"seat-{table.id}={other.cookie.partition('=')[2]}"
    with table.sit(stolen) as stranger:
        assert stranger.view()["seat"] is None


def test_a_seat_cannot_sit_or_move_for_another(server: Running) -> None:
    table, guest = battle(server)
    with table.sit(guest) as yellow:
        yellow.view()
        yellow.do("sit", seat="red")
        assert yellow.of("refused")["refusal"]["key"] == "not-your-seat"
        after = yellow.move(ARMY, 0)
        assert after["log"][-1]["seat"] == "yellow"


def test_links_and_cookies_are_kept_as_hashes_only(server: Running) -> None:
    table, guest = battle(server)
    file = Path(server.settings.db.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as database:
        dump = "\n".join(database.iterdump())
    database.close()
    link, cookie = table.links["yellow"], guest.partition("=")[2]
    assert len(link) >= 43  # 256 bits in base 64
    for token in (link, cookie):
        assert token not in dump
        assert hashlib.sha256(token.encode()).hexdigest() in dump
    logs = "".join(file.read_text() for file in Path(server.settings.log).glob("*.jsonl"))
    assert link not in logs
    assert cookie not in logs


def test_a_cookie_is_out_of_reach_of_scripts_and_other_pages(server: Running) -> None:
    wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
    flags = server.send("/api/tables", wish).headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=strict" in flags
    assert "path=/" in flags


def test_behind_https_cookies_are_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    origin = "https://table.example"
    with running(sqlite(tmp_path), tmp_path / "logs", origins=(origin,)) as server:
        wish = {"game": BATTLE, "seats": {"red": ME, "yellow": OPEN}}
        assert server.send("/api/tables", wish, host="table.example").status_code == 403
        answer = server.send("/api/tables", wish, host="table.example", origin=origin)
        flags = answer.headers["set-cookie"]
        assert flags.startswith("__Host-seat-")
        assert "; Secure" in flags
        assert "domain" not in flags.lower()


def test_a_wrong_link_opens_nothing(server: Running) -> None:
    table, _guest = battle(server)
    for wish in ({"token": "x" * 43, "name": "Guest"}, {"seat": "yellow", "name": "Guest"}):
        answer = server.send(f"/api/tables/{table.id}/enter", wish)
        assert answer.status_code == 403
        assert answer.json()["refusal"]["key"] == "link-refused"


def test_who_gives_up_a_seat_loses_it_at_once_and_the_sockets_close(server: Running) -> None:
    table, guest = battle(server)
    path = f"/api/tables/{table.id}"
    assert server.send(f"{path}/links", {"seat": "yellow"}, guest).status_code == 403
    with table.sit(guest) as yellow:
        yellow.view()
        server.send(f"{path}/hand-over", {"seat": "yellow"}, table.cookie)
        server.send(f"{path}/hand-over/answer", {"seat": "yellow", "yes": True}, guest)
        assert yellow.of("gone")["say"]["key"] == "links-withdrawn"
        assert yellow.closed() == 1008
    with table.sit(guest) as stranger:
        assert stranger.view()["seat"] is None
    links = server.send(f"{path}/links", {"seat": "yellow"}, table.cookie).json()["links"]
    old = server.send(f"{path}/enter", {"token": table.links["yellow"]})
    assert old.status_code == 403
    new = server.send(f"{path}/enter", {"token": links["yellow"], "name": "Guest"})
    assert new.json() == {"seats": ["yellow"]}
    assert cookie_of(new) != guest


def test_a_device_that_takes_another_seat_gets_a_new_token_and_the_old_one_ends(
    server: Running,
) -> None:
    table = server.open({"red": ME | {"name": "Red"}, "yellow": OPEN})
    path = f"/api/tables/{table.id}"
    with table.sit(table.cookie) as device:
        device.view()
        wish = {"token": table.links["yellow"], "name": "Guest"}
        answer = server.send(f"{path}/enter", wish, table.cookie)
        assert answer.json() == {"seats": ["red", "yellow"]}
        fresh = cookie_of(answer)
        assert fresh != table.cookie
        device.until(lambda m: m["is"] == "people" and m["hot_seat"] and m["host"])
        device.do("move", move=ARMY, version=0)  # its socket goes on
        assert device.of("veil")["seat"] == "yellow"
    with table.sit(table.cookie) as stranger:
        assert stranger.view()["seat"] is None
    assert server.send(f"{path}/links", {"seat": "yellow"}, table.cookie).status_code == 403
    assert server.send(f"{path}/links", {"seat": "yellow"}, fresh).status_code == 200
    again = server.send(f"{path}/enter", {"token": table.links["yellow"]}, fresh)
    assert again.status_code == 403  # that link was withdrawn a moment ago


@pytest.mark.parametrize(("column", "days"), [("used", IDLE_DAYS), ("created", LONGEST_DAYS)])
def test_a_session_ends_when_it_is_idle_too_long_or_too_old(
    tmp_path: Path, column: str, days: int
) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs", Limits(aging=0.2)) as server:
        table, guest = battle(server)

        def make_old(age: timedelta) -> None:
            then = (datetime.now(UTC) - age).replace(tzinfo=None).isoformat(" ")
            with sqlite3.connect(tmp_path / "tables.sqlite", timeout=10) as database:
                database.execute(f"UPDATE devices SET {column} = ?", [then])
            database.close()

        make_old(timedelta(days=days) - timedelta(hours=1))
        with table.sit(guest) as yellow:
            assert yellow.view()["seat"] == "yellow"
            make_old(timedelta(days=days, hours=1))
            assert yellow.of("gone")["say"]["key"] == "session-over"
            assert yellow.closed() == 1008
        with table.sit(guest) as stranger:
            assert stranger.view()["seat"] is None
        answer = server.send(f"/api/tables/{table.id}/links", {"seat": "yellow"}, table.cookie)
        assert answer.status_code == 403
        assert "session-over" in [line["what"] for line in security_log(server)]


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


# --- what is shown -------------------------------------------------------------------------------

MARKUP = "<img src=x onerror=alert(1)>"


def test_markup_in_names_and_chat_travels_as_text(server: Running) -> None:
    table = server.open({"red": ME | {"name": MARKUP}, "yellow": OPEN}, title=MARKUP)
    with table.sit(table.cookie) as red:
        people = red.of("people")
        assert (people["title"], people["seats"][0]["name"]) == (MARKUP, MARKUP)
        red.of("chat")
        red.do("chat", text=MARKUP)
        assert red.of("chat")["lines"][0]["text"] == MARKUP


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/none.js", "/api/games", "/api/none"])
def test_every_answer_carries_the_policy(server: Running, path: str) -> None:
    headers = server.ask(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_pages_and_assets_of_a_built_client_carry_the_policy_too(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Sztab</title>")
    (client / "assets" / "main-1.js").write_text("export {};")
    built = (
        "from pathlib import Path\n"
        "from sztab.server.http import client_files\n"
        f"client_files.CLIENT = Path({str(client)!r})\n"
    )
    with running(sqlite(tmp_path), tmp_path / "logs", before=built) as server:
        for path, kind in (("/", "text/html"), ("/assets/main-1.js", "text/javascript")):
            answer = server.ask(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith(kind)
            assert answer.headers["content-security-policy"] == CONTENT_POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/../wire.py", "/assets/"])
def test_there_is_nothing_to_see_but_the_client(server: Running, path: str) -> None:
    answer = server.ask(path)
    assert "swagger" not in answer.text.lower()
    assert "openapi" not in answer.text
    assert "class View" not in answer.text


def test_a_spectator_of_a_running_game_sees_no_secret(server: Running) -> None:
    table, _guest = battle(server)
    with table.sit(table.cookie) as red, table.sit() as watching:
        red.move(ARMY, 0)
        watching.view(1)
        watching.do("look", at=1)
        watching.of("moment")
        watching.do("look", at=1, eyes="red")
        watching.of("refused")
        for message in watching.received:
            message.get("table", {}).pop("kinds", None)  # the price list is open to all
        text = json.dumps(watching.received) + server.ask(f"/api/tables/{table.id}/record").text
        assert "HC" not in text.replace("unit-HC", "")


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


# --- what is written down ------------------------------------------------------------------------


def test_the_security_log_holds_who_came_and_what_was_refused_but_no_token(
    tmp_path: Path,
) -> None:
    limits = Limits(commands=(1, 60.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        table = server.open({"red": ME, "yellow": OPEN})
        guest = table.enter("yellow", "Gość")
        wrong = "w" * 43
        server.send(f"/api/tables/{table.id}/enter", {"token": wrong})
        httpx.post(f"{server.url}/api/tables", json={}, headers={"origin": "https://evil.example"})
        with table.sit(guest) as yellow:
            yellow.move("pass", 0)
            yellow.move("pass", 0)
            path = f"/api/tables/{table.id}"
            server.send(f"{path}/hand-over", {"seat": "yellow"}, table.cookie)
            server.send(f"{path}/hand-over/answer", {"seat": "yellow", "yes": True}, guest)
            assert yellow.closed() == 1008
            server.send(f"{path}/links", {"seat": "yellow"}, table.cookie)
        with table.sit(f"seat-{table.id}={wrong}") as stranger:
            stranger.view()
        lines = security_log(server)
        found = {line["what"]: line for line in lines}
        assert found["entered"]["seats"] == ["yellow"]
        assert found["joined"]["table"] == table.id
        assert found["foreign-origin"]["origin"] == "https://evil.example"
        assert {"link-refused", "no such device"} == {
            line["why"] for line in lines if line["what"] == "refused-join"
        }
        refused = [(line["seat"], line["why"]) for line in lines if line["what"] == "refused"]
        assert refused == [("yellow", "recruit-first"), ("yellow", "too-fast")]
        assert found["limit"]["limit"] == "commands"
        assert found["links-withdrawn"]["seat"] == "yellow"
        assert found["hand-over-asked"]["seat"] == "yellow"
        assert found["hand-over-answered"]["yes"] is True
        assert all(line["at"].endswith("+00:00") for line in lines)
        text = json.dumps(lines)
        for token in (
            wrong,
            table.links["yellow"],
            *(one.partition("=")[2] for one in (guest, table.cookie)),
        ):
            assert token not in text
