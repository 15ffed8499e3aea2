"""Floods that never reach a table: idle connections, handshakes, slow and foreign requests."""

import resource
import select
import socket
import time
from contextlib import suppress

from tests.attack.floods.flooding import Aim, Attack, Outcome
from tests.attack.tools.client import HOST, WebSocket, connect, http, read_answer, request_bytes

IDLE = 1_100
SLOW = 200
FOREIGN = {"origin": "http://evil.example", "content-type": "application/json"}


def _many_files() -> None:
    """Let this process hold more connections than the server can."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))


def _open(
    aim: Aim, outcome: Outcome, began: float, count: int, first: bytes
) -> list[socket.socket]:
    held = []
    for _one in range(count):
        try:
            made = connect(aim.port, aim.source, 2.0)
            made.sendall(first)
            held.append(made)
            outcome.sent += 1
        except OSError:
            outcome.end("refused", began)
        if time.monotonic() > began + aim.seconds:
            break
    return held


def _newcomer(aim: Aim, outcome: Outcome) -> None:
    """Try to come in from another address while the flood lasts."""
    begin = time.monotonic()
    status = http(aim.port, "GET", "/api/games", source="127.0.0.67", timeout=5.0).status
    late = time.monotonic() - begin
    outcome.note = f"a newcomer got {status or 'no answer'} after {late:.1f} s"
    if status != 200:
        outcome.fault = "newcomers are turned away"


def _readable(held: list[socket.socket], seconds: float) -> list[socket.socket]:
    """Return the connections on which something has come; ``select`` knows only 1,024 of them."""
    waiting = select.poll()
    files = {one.fileno(): one for one in held}
    for file in files:
        waiting.register(file, select.POLLIN)
    return [files[file] for file, _event in waiting.poll(1000 * seconds)]


def _hold(aim: Aim, count: int, first: bytes, more: bytes, every: float = 1.0) -> Outcome:
    """Hold connections open, sending a little more now and then."""
    _many_files()
    outcome, began = Outcome(), time.monotonic()
    held = _open(aim, outcome, began, count, first)
    _newcomer(aim, outcome)
    while held and time.monotonic() < began + aim.seconds:
        readable = _readable(held, every)
        for one in readable:
            answer = read_answer(one, body=False)
            outcome.end(answer.status or "closed", began)
            one.close()
            held.remove(one)
        for one in held if more else []:
            with suppress(OSError):
                one.send(more)
        if not readable:
            time.sleep(0.05)
    outcome.note += f"; {len(held)} still open at the end"
    for one in held:
        one.close()
    return outcome


def idle(aim: Aim) -> Outcome:
    """TCP connections that say nothing."""
    return _hold(aim, IDLE, b"", b"")


def slow_headers(aim: Aim) -> Outcome:
    """Requests whose headers come a line a second and never end."""
    first = f"GET / HTTP/1.1\r\nhost: {HOST}:{aim.port}\r\n".encode()
    return _hold(aim, SLOW, first, b"x-slow: 1\r\n")


def slow_bodies(aim: Aim) -> Outcome:
    """Requests whose bodies come a byte a second and never end."""
    headers = {"content-length": "60000", "connection": "keep-alive"}
    first = request_bytes(aim.port, "POST", "/api/tables", headers, b"{")
    return _hold(aim, SLOW, first, b" ")


def handshakes(aim: Aim) -> Outcome:
    """Connect to a table and leave at once, again and again."""
    outcome, began = Outcome(), time.monotonic()
    while time.monotonic() < began + aim.seconds:
        try:
            made = WebSocket(aim.port, aim.table, source=aim.source, timeout=5.0)
        except OSError:
            outcome.end("no connection", began)
            continue
        if made.open:
            outcome.sent += 1
        else:
            outcome.end(f"handshake {made.code}", began)
        made.stream.close()
    return outcome


def _requests(aim: Aim, request: bytes) -> Outcome:
    """One request after the other over connections that are kept open."""
    outcome, began = Outcome(), time.monotonic()
    while time.monotonic() < began + aim.seconds:
        with suppress(OSError), connect(aim.port, aim.source, 5.0) as stream:
            while time.monotonic() < began + aim.seconds:
                stream.sendall(request)
                answer = read_answer(stream)
                if not answer.status:
                    break
                outcome.sent += 1
                if answer.status in (408, 429, 503):
                    outcome.end(answer.status, began)
    return outcome


def foreign_posts(aim: Aim) -> Outcome:
    """POSTs of a foreign page to an address outside ``/api/``."""
    more = FOREIGN | {"connection": "keep-alive"}
    return _requests(aim, request_bytes(aim.port, "POST", "/", more, b"{}"))


def foreign_handshakes(aim: Aim) -> Outcome:
    """Handshakes of a foreign page."""
    outcome, began = Outcome(), time.monotonic()
    while time.monotonic() < began + aim.seconds:
        with suppress(OSError):
            made = WebSocket(aim.port, aim.table, origin="http://evil.example", source=aim.source)
            outcome.sent += 1
            if made.code != 403:
                outcome.end(made.code, began)
            made.stream.close()
    return outcome


def broken_requests(aim: Aim) -> Outcome:
    """Bytes that are no HTTP request."""
    outcome, began = Outcome(), time.monotonic()
    broken = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\ncontent-length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * 70_000 + b"\r\n\r\n",
    ]
    at = 0
    while time.monotonic() < began + aim.seconds:
        try:
            with connect(aim.port, aim.source, 5.0) as stream:
                stream.sendall(broken[at % len(broken)])
                at += 1
                outcome.sent += 1
                status = read_answer(stream).status
                if status not in (400, 403):
                    outcome.end(status or "closed", began)
        except OSError:
            outcome.end("no connection", began)
    return outcome


def cut_bodies(aim: Aim) -> Outcome:
    """Requests that end before their body does: each must cost little in the log."""
    outcome, began = Outcome(), time.monotonic()
    headers = {"content-length": "500"}
    request = request_bytes(aim.port, "POST", "/api/tables", headers, b'{"game": "')
    while time.monotonic() < began + aim.seconds:
        try:
            with connect(aim.port, aim.source, 5.0) as stream:
                stream.sendall(request)
                time.sleep(0.02)  # the server has begun to read
                outcome.sent += 1
        except OSError:
            outcome.end("no connection", began)
    return outcome


ATTACKS = [
    Attack("1,100 idle TCP connections", "7.5", idle),
    Attack("200 requests with slow headers", "7.5", slow_headers, least=13.0),
    Attack("200 requests with slow bodies", "7.5", slow_bodies, least=33.0),
    Attack("handshakes, 1 address", "7.10", handshakes),
    Attack("handshakes of a foreign page", "7.10", foreign_handshakes),
    Attack("POSTs of a foreign page", "7.3", foreign_posts),
    Attack("bytes that are no request", "7.3", broken_requests, must_end=False),
    Attack("bodies cut off", "7.7", cut_bodies, must_end=False, most_log=50_000),
]
