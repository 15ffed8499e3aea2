"""What is counted before it is parsed, and every wait that is bounded."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from sztab.server.logs import Log
from sztab.server.net.gate import Gate, Meter
from sztab.server.net.ws_protocol import frame_head
from sztab.server.rate_limits import Bucket
from sztab.server.settings import Limits, Settings
from tests.server import raw
from tests.server.raw import BINARY, CONTINUATION, PING, PONG, TEXT, frame
from tests.server.running import ARMY, Opened, Running, running, sqlite

ME = {"who": "me"}
OPEN = {"who": "open"}
CLOSED_4429 = b"\x88\x02\x11\x4d"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits of every day, but little patience."""
    folder = tmp_path_factory.mktemp("gate")
    limits = Limits(head=1.0, upload=1.5, frame_warnings=1, handshakes=(1000, 1.0))
    with running(sqlite(folder), folder / "logs", limits) as one:
        yield one


def battle(server: Running) -> tuple[Opened, str]:
    table = server.open({"red": ME, "yellow": OPEN})
    return table, table.enter("yellow", "Guest")


def lines(server: Running, log: str = "security") -> list[dict[str, Any]]:
    files = Path(server.settings.log).glob(f"{log}-*.jsonl")
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


# --- the parts -----------------------------------------------------------------------------------


def test_a_bucket_holds_so_much_and_is_refilled_evenly() -> None:
    now = [0.0]
    bucket = Bucket((10, 5.0), lambda: now[0])
    assert [bucket.admits() for _time in range(11)] == [True] * 10 + [False]
    assert bucket.wait(4) == pytest.approx(2.0)
    now[0] = 2.0
    assert bucket.admits(4)
    assert not bucket.admits()
    now[0] = 100.0
    assert bucket.used() == 0
    assert bucket.admits(1000)  # what never fits is let through, and empties it
    assert not bucket.admits()


@pytest.mark.parametrize(
    ("data", "length"),
    [
        (frame(PING), 6),
        (frame(TEXT, b"x" * 125), 131),
        (frame(TEXT, b"x" * 126), 8 + 126),
        (b"\x81\xff" + (2**40).to_bytes(8, "big") + b"\0\0\0\0", 14 + 2**40),
        (b"\x81\x05hello", 7),  # not masked: the parser will refuse it
    ],
)
def test_a_frame_is_known_by_its_first_bytes(data: bytes, length: int) -> None:
    head = frame_head(data, 0)
    assert head is not None
    assert head.length == length
    assert frame_head(b"??" + data, 2) == head


@pytest.mark.parametrize("part", [b"", b"\x81", b"\x81\xfe", b"\x81\xfe\x00", b"\x81\xff1234567"])
def test_a_part_of_a_head_is_no_frame(part: bytes) -> None:
    assert frame_head(part, 0) is None


def gate(**more: Any) -> Gate:
    return Gate(Settings(db="sqlite:///x", **more), Log("security"))


def test_who_floods_leaves_neighbours_at_the_same_address_their_share() -> None:
    now = [0.0]
    door = gate(limits=Limits(frames=(100, 1.0), frames_of_address=(500, 1.0)))
    meters = [Meter(door, "192.0.2.7", lambda: now[0]) for _socket in range(10)]
    for _socket in meters:
        door.socket_opened("192.0.2.7")
    quiet, *loud = meters
    passed = [sum(one.wait(1) == 0 for _frame in range(200)) for one in loud]
    assert max(passed) == 100  # each is bounded alone
    assert 500 <= sum(passed) <= 800  # and all together
    assert all(quiet.wait(1) == 0 for _frame in range(20))
    assert loud[0].wait(1) >= 1.0


def test_warnings_are_forgiven_after_a_while() -> None:
    now = [0.0]
    meter = Meter(gate(), "192.0.2.7", lambda: now[0])
    assert [meter.is_last_warning_used() for _time in range(4)] == [False, False, False, True]
    now[0] = 61.0
    assert not meter.is_last_warning_used()


def test_what_may_be_asked_may_be_sent() -> None:
    many = (10_000, 1.0)
    limits = Limits(commands=many, asks=many, sockets_of_address=1000).effective()
    assert limits.frames[0] / limits.frames[1] >= 2 * 20_000
    assert limits.handshakes[0] >= 1000
    assert limits.connections_of_address >= 1000


def test_the_address_behind_a_proxy_is_the_one_it_forwards() -> None:
    door = gate(proxies="10.0.0.1, 10.1.0.0/16")
    forwarded = [(b"x-forwarded-for", b"203.0.113.5, 10.1.2.3")]
    assert door.client("10.0.0.1", forwarded) == "203.0.113.5"
    assert door.client("192.0.2.7", forwarded) == "192.0.2.7"  # nobody asked it to speak
    assert door.client("10.0.0.1", []) == "10.0.0.1"
    assert door.is_proxy("10.1.9.9")
    assert not door.is_proxy("203.0.113.5")
    assert not gate(proxies="*").is_proxy("10.0.0.1")
    assert not gate().is_proxy("127.0.0.1")


# --- frames --------------------------------------------------------------------------------------

FLOODS = {
    "pings": frame(PING) * 3000,
    "pongs": frame(PONG, b"x") * 400,
    "empty fragments": frame(TEXT, b"", final=False) + frame(CONTINUATION, b"", final=False) * 400,
    "fragments of control": (frame(TEXT, b"x", final=False) + frame(PING) + frame(CONTINUATION))
    * 200,
    "binary": frame(BINARY, b"x") * 400,
    "malformed": frame(TEXT, b'{"do": nonsense') * 400,
    "large": frame(TEXT, b"x" * 60_000) * 24,
    "trickled": frame(TEXT, b"x" * 60_000)[:8000],  # a byte at a time
}


def send_all(name: str, one: socket.socket) -> None:
    try:
        if name != "trickled":
            one.sendall(FLOODS[name])
            return
        for byte in FLOODS[name]:
            one.sendall(bytes([byte]))
            time.sleep(0.0005)
    except OSError:  # the server has had enough
        pass


def test_a_text_that_is_none_ends_its_socket_and_is_no_fault_of_the_server(strict: Running) -> None:
    table, _guest = battle(strict)
    whole = frame(TEXT, b"\xc3\x28")
    parts = frame(TEXT, b"\xc3", final=False) + frame(CONTINUATION, b"\x28")
    for number, sent in enumerate((whole, parts)):
        with raw.connected(strict, f"127.0.0.{40 + number}") as one:
            one.sendall(raw.handshake(strict, table.id))
            assert raw.answer(one)[0] == 101
            one.sendall(sent)
            assert b"\x88\x02" + (1007).to_bytes(2, "big") in raw.all_of(one)
    assert not [line for line in lines(strict, "server") if line["what"] == "library"]
    refused = [line for line in lines(strict) if line["what"] == "refused-bytes"]
    assert [line["address"] for line in refused] == ["127.0.0.40", "127.0.0.41"]


def test_every_flood_of_frames_is_warned_and_closed_and_the_table_goes_on(strict: Running) -> None:
    table, guest = battle(strict)
    with ExitStack() as stack:
        floods = {
            name: stack.enter_context(raw.connected(strict, f"127.0.0.{10 + number}"))
            for number, name in enumerate(FLOODS)
        }
        for one in floods.values():
            one.sendall(raw.handshake(strict, table.id))
            assert raw.answer(one)[0] == 101
        red, yellow = (stack.enter_context(table.sit(who)) for who in (table.cookie, guest))
        red.view()
        yellow.view()
        sending = [Thread(target=send_all, args=pair) for pair in floods.items()]
        for thread in sending:
            thread.start()
        assert red.move(ARMY, 0)["version"] == 1
        assert yellow.move(ARMY, 1)["version"] == 2
        for name, one in floods.items():
            received = raw.all_of(one)
            assert CLOSED_4429 in received, name
            assert received.index(b'"too-fast"') < received.index(CLOSED_4429), name
        for thread in sending:
            thread.join()
    limits = {line["limit"] for line in lines(strict) if line["what"] == "limit"}
    assert {"frames", "commands"} <= limits


def test_an_honest_socket_may_send_what_is_allowed_as_fast_as_it_likes(strict: Running) -> None:
    table, _guest = battle(strict)
    with table.sit(table.cookie, max_queue=None) as red:
        red.view()
        for _look in range(20):
            red.do("look", at=0)
        for _ping in range(20):
            red.socket.ping()
        after = red.move(ARMY, 0)
        assert after["is"] == "view", after


# --- handshakes and connections ------------------------------------------------------------------


def test_new_sockets_are_limited_in_rate_by_address(tmp_path: Path) -> None:
    limits = Limits(handshakes=(6, 600.0), sockets_of_address=3)
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        table, _guest = battle(server)
        codes = []
        for _socket in range(8):
            with raw.connected(server, "127.0.0.9") as one:
                one.sendall(raw.handshake(server, table.id))
                status, headers = raw.answer(one)
                codes.append(status)
        assert [code == 429 for code in codes] == [False] * 6 + [True] * 2
        assert headers["retry-after"] == "10"
        with table.sit(table.cookie) as red:  # from another address
            red.view()
        told = [line["limit"] for line in lines(server) if line["what"] == "limit"]
        assert told.count("handshakes") == 1


def test_ten_people_with_five_sockets_each_may_share_an_address(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), tmp_path / "logs", Limits()) as server:
        tables = [battle(server) for _table in range(5)]
        with ExitStack() as stack:
            for table, guest in tables:
                for who in (table.cookie, guest):
                    for _socket in range(5):
                        stack.enter_context(table.sit(who, max_queue=None)).view()
            for _table in range(20):  # they load pages meanwhile, on other connections
                assert server.ask("/api/games").status_code == 200
        assert not [line for line in lines(server) if line["what"] == "limit"]


@pytest.mark.timed
def test_idle_connections_give_way_and_end(strict: Running) -> None:
    limit = strict.settings.limits.effective().connections_of_address
    with ExitStack() as stack:
        idle = [stack.enter_context(raw.connected(strict)) for _one in range(limit + 50)]
        began = time.monotonic()
        assert strict.ask("/health").status_code == 200
        assert time.monotonic() - began < 1.0
        assert raw.all_of(idle[0]) == b""  # the first ones gave way at once
        assert raw.all_of(idle[-1]) == b""  # the last ones had their time
        assert time.monotonic() - began < 10.0


@pytest.mark.timed
def test_a_slow_head_and_a_slow_body_end_in_time(strict: Running) -> None:
    origin = f"Origin: {strict.url}"
    json_head = raw.head(
        strict, "/api/tables", origin, "Content-Type: application/json", "Content-Length: 60000",
        method="POST",
    )  # fmt: skip
    ignored = raw.head(strict, "/health", "Content-Length: 60000")
    for begun, status in ((b"GET /health HTTP/1.1\r\nHos", 408), (json_head, 408), (ignored, 200)):
        with raw.connected(strict) as slow:
            slow.sendall(begun)
            began = time.monotonic()
            try:
                while time.monotonic() - began < 10:
                    slow.sendall(b"x")
                    time.sleep(0.1)
            except OSError:
                pass
            assert 0.5 < time.monotonic() - began < 5.0
            received = raw.all_of(slow) if status == 408 else b"HTTP/1.1 200"
            assert received.startswith(f"HTTP/1.1 {status}".encode()) or not received
    told = [line for line in lines(strict, "server") if line["what"] == "cut-off"]
    assert [line["path"] for line in told] == ["/api/tables"]


def test_a_body_that_is_cut_off_is_one_short_line_of_the_log(strict: Running) -> None:
    before = len(lines(strict, "server"))
    post = raw.head(
        strict, "/api/tables/import", f"Origin: {strict.url}", "Content-Type: application/json",
        "Content-Length: 60000", method="POST",
    )  # fmt: skip
    with raw.connected(strict) as one:
        one.sendall(post + b'{"record": ')
    until = time.monotonic() + 10
    while len(new := lines(strict, "server")[before:]) < 1 and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(0.2)
    assert [line["what"] for line in new] == ["cut-off"]
    assert len(json.dumps(new)) < 300


def test_a_body_in_a_thousand_pieces_is_refused(strict: Running) -> None:
    post = raw.head(
        strict, "/api/tables/import", f"Origin: {strict.url}", "Content-Type: application/json",
        "Transfer-Encoding: chunked", method="POST",
    )  # fmt: skip
    with raw.connected(strict) as one:
        one.sendall(post + b"1\r\n1\r\n" * 5000)
        assert raw.answer(one)[0] in (400, 413)


def test_malformed_and_foreign_requests_count(tmp_path: Path) -> None:
    limits = Limits(requests=(5, 600.0))
    with running(sqlite(tmp_path), tmp_path / "logs", limits) as server:
        codes = []
        for _post in range(8):
            with raw.connected(server, "127.0.0.8") as one:
                one.sendall(raw.head(server, "/nowhere", "Origin: https://evil.example",
                                     "Content-Length: 0", method="POST"))  # fmt: skip
                codes.append(raw.answer(one)[0])
        assert codes == [403] * 5 + [429] * 3
        received = []
        for _request in range(8):
            with raw.connected(server, "127.0.0.7") as one:
                one.sendall(b"\x00\x01 nonsense\r\n\r\n")
                received.append(raw.all_of(one)[:12])
        assert received == [b"HTTP/1.1 400"] * 5 + [b""] * 3
        whats = [line["what"] for line in lines(server)]
        assert whats.count("limit") == 2


# --- behind a proxy ------------------------------------------------------------------------------


def test_behind_a_proxy_each_person_is_limited_and_the_proxy_is_not(tmp_path: Path) -> None:
    limits = Limits(
        requests=(20, 600.0), handshakes=(4, 600.0), sockets_of_address=2, connecting=(10, 600.0)
    )
    with running(sqlite(tmp_path), tmp_path / "logs", limits, proxies="127.0.0.1") as server:
        ann, bob = ({"x-forwarded-for": address} for address in ("203.0.113.1", "203.0.113.2"))
        codes = [server.ask("/api/games", **ann).status_code for _request in range(22)]
        assert codes == [200] * 20 + [429] * 2
        assert server.ask("/api/games", **bob).status_code == 200
        assert {server.ask("/health").status_code for _request in range(30)} == {200}  # itself
        table, _guest = battle(server)
        shaken: dict[str, list[int]] = {address: [] for address in ("203.0.113.3", "203.0.113.4")}
        for address, codes in shaken.items():
            for _socket in range(5):
                with raw.connected(server) as one:
                    one.sendall(raw.handshake(server, table.id, f"X-Forwarded-For: {address}"))
                    codes.append(raw.answer(one)[0])
        for codes in shaken.values():
            assert [code == 429 for code in codes] == [False] * 4 + [True]
        for _connection in range(30):
            with raw.connected(server) as one:
                one.sendall(raw.head(server, "/health", "X-Forwarded-For: 203.0.113.5"))
                assert raw.answer(one)[0] in (200, 429)
        assert [line["what"] for line in lines(server)].count("proxy") == 1
