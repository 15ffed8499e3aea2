"""The policy and the other headers are on every answer, whoever gives it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sztab.server.net.headers import HEADERS
from sztab.server.settings import Limits
from tests.server import raw
from tests.server.running import Running, running, sqlite

FAULT = (
    "from sztab.server.seats import lobby\n"
    "async def broken(*_args): raise RuntimeError('planted')\n"
    "lobby.lobby = broken\n"
    "from sztab.server.live.hub import Hub\n"
    "from sztab.server.store.failures import UnavailableError\n"
    "room = Hub.room\n"
    "async def unread(hub, id):\n"
    "    if id == 'unread': raise UnavailableError('locked', 'planted', False)\n"
    "    return await room(hub, id)\n"
    "Hub.room = unread\n"
)


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose lobby breaks down, with the limits of every day."""
    folder = tmp_path_factory.mktemp("headers")
    with running(sqlite(folder), folder / "logs", Limits(head=0.5), FAULT) as one:
        yield one


KEY = "Sec-WebSocket-Key: c3p0YWItdGVzdC1rZXkhIQ=="
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
LONG = "X-Long: " + "x" * 70_000


def requests(server: Running) -> dict[str, tuple[bytes, int]]:
    """Requests of every kind, with the status that answers them."""
    own = f"Origin: {server.url}"
    socket = "/api/tables/none/socket"
    json = ("Content-Type: application/json", "Content-Length: 2")

    def ask(path: str, *more: str, method: str = "GET") -> bytes:
        return raw.head(server, path, *more, method=method)

    foreign = b"GET / HTTP/1.1\r\nHost: evil.example\r\n"
    upgrade = "\r\n".join([*UPGRADE, KEY, own, "", ""]).encode()
    return {
        "a page": (ask("/"), 200 if _built() else 503),
        "a missing asset": (ask("/assets/none.js"), 404 if _built() else 503),
        "health": (ask("/health"), 200),
        "ready": (ask("/ready"), 200),
        "nothing": (ask("/api/none"), 404),
        "no such table": (ask("/api/tables/none/record"), 404),
        "a method that is not there": (ask("/api/games", own, *json, method="PUT") + b"{}", 405),
        "a foreign page": (ask("/x", "Content-Length: 0", method="POST"), 403),
        "not JSON": (ask("/api/tables", own, "Content-Length: 0", method="POST"), 415),
        "too long": (
            ask("/api/tables", own, *json[:1], "Content-Length: 99999", method="POST"),
            413,
        ),
        "a foreign host": (foreign + b"\r\n", 400),
        "a fault": (ask("/api/tables"), 500),
        "no HTTP": (b"\x00\x01\x02\r\n\r\n", 400),
        "a head too long": (ask("/", LONG), 431),
        "a slow head": (b"GET / HTTP/1.1\r\n", 408),
        "a foreign socket": (ask(socket, *UPGRADE, KEY, "Origin: https://evil.example"), 403),
        "a socket of nothing": (ask(socket, *UPGRADE, KEY, own), 403),
        "a socket whose table cannot be read": (
            ask("/api/tables/unread/socket", *UPGRADE, KEY, own),
            503,
        ),
        "a socket elsewhere": (ask("/nowhere", *UPGRADE, KEY, own), 403),
        "a socket without a key": (ask(socket, *UPGRADE, own), 400),
        "an old socket": (ask(socket, *UPGRADE[:2], "Sec-WebSocket-Version: 8", KEY, own), 400),
        "a socket of a foreign host": (foreign + upgrade, 400),
    }


def _built() -> bool:
    from sztab.server.http.client_files import CLIENT

    return (CLIENT / "index.html").is_file()


def test_every_answer_has_the_headers(faulty: Running) -> None:
    for name, (sent, wanted) in requests(faulty).items():
        with raw.connected(faulty) as one:
            one.sendall(sent)
            status, headers = raw.answer(one)
        assert status == wanted, name
        for header, value in HEADERS:
            assert headers.get(header.decode()) == value.decode(), (name, header)
        assert "server" not in headers, name


def test_a_fault_is_one_incident_in_the_log(faulty: Running) -> None:
    answer = faulty.ask("/api/tables")
    assert answer.status_code == 500
    assert answer.headers["cache-control"] == "no-store"
    number = answer.json()["incident"]
    files = Path(faulty.settings.log).glob("server-*.jsonl")
    text = "".join(file.read_text() for file in files)
    assert text.count(number) == 1
    assert "Exception in ASGI" not in text
