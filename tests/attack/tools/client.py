"""HTTP and WebSocket over raw sockets, so that anything can be sent: broken frames included."""

import base64
import json
import os
import select
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
HOST = "127.0.0.1"
MARKER = 2**52 + 1  # a number of moves that no game has
Message = dict[str, Any]


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0) -> bytes:
    """Encode one client frame; the mask is zero, so the payload travels as it is."""
    head = bytes([(0x80 if fin else 0) | (rsv << 4) | opcode])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def connect(port: int, source: str = HOST, timeout: float = 30.0) -> socket.socket:
    """Open a TCP connection from a loopback address; each 127.x.y.z counts as its own client."""
    made = socket.create_connection((HOST, port), timeout, (source, 0))
    if made.getsockname() == made.getpeername():  # nobody listens, and the port found itself
        made.close()
        raise ConnectionRefusedError(f"nobody listens on port {port}")
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


@dataclass
class Answer:
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """Decode the body."""
        return json.loads(self.body)

    @property
    def key(self) -> str:
        """Return the key of the refusal, or nothing."""
        with suppress(ValueError, TypeError, KeyError):
            return str(self.json()["refusal"]["key"])
        return ""

    @property
    def cookie(self) -> str:
        """Return the cookie that was set, as a browser sends it back."""
        return self.headers.get("set-cookie", "").split(";")[0]


NO_ANSWER = Answer(0, {}, b"")


def read_answer(stream: socket.socket, *, body: bool = True) -> Answer:
    """Read one HTTP answer; status 0 if the connection ends without one."""
    got = b""
    try:
        while b"\r\n\r\n" not in got:
            if not (more := stream.recv(65536)):
                return NO_ANSWER
            got += more
    except (TimeoutError, OSError):
        return NO_ANSWER
    head, rest = got.split(b"\r\n\r\n", 1)
    lines = head.decode("latin-1").split("\r\n")
    headers = {
        name.strip().lower(): value.strip()
        for name, _colon, value in (line.partition(":") for line in lines[1:])
    }
    status = int(lines[0].split(" ")[1])
    chunked = headers.get("transfer-encoding") == "chunked"
    with suppress(TimeoutError, OSError):
        while body and _wanting(rest, headers, chunked) and (more := stream.recv(65536)):
            rest += more
    return Answer(status, headers, _unchunked(rest) if chunked else rest)


def _wanting(got: bytes, headers: dict[str, str], chunked: bool) -> bool:
    if chunked:
        return not got.endswith(b"0\r\n\r\n")
    length = headers.get("content-length")
    return length is None or len(got) < int(length)


def _unchunked(got: bytes) -> bytes:
    whole = b""
    while got:
        size, _line, got = got.partition(b"\r\n")
        length = int(size or b"0", 16)
        whole, got = whole + got[:length], got[length + 2 :]
    return whole


def request_bytes(
    port: int, method: str, path: str, headers: Mapping[str, str | None], body: bytes | None
) -> bytes:
    """Write a request; headers given replace those a page of the server would send, or end them."""
    given: dict[str, str | None] = {"host": f"{HOST}:{port}", "connection": "close"}
    if body is not None:
        given |= {
            "origin": f"http://{HOST}:{port}",
            "content-type": "application/json",
            "content-length": str(len(body)),
        }
    given |= headers
    sent = [f"{name}: {value}" for name, value in given.items() if value is not None]
    lines = [f"{method} {path} HTTP/1.1", *sent]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + (body or b"")


def http(
    port: int,
    method: str,
    path: str,
    body: Any = None,
    *,
    cookie: str = "",
    source: str = HOST,
    timeout: float = 30.0,
    **headers: str | None,
) -> Answer:
    """Send one request and read its answer; *body* is bytes, or anything JSON can write."""
    if cookie:
        headers["cookie"] = cookie
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    try:
        with connect(port, source, timeout) as stream:
            with suppress(OSError):  # it may be refused before all of it is sent
                stream.sendall(request_bytes(port, method, path, named, raw))
            return read_answer(stream)
    except OSError:
        return NO_ANSWER


@dataclass
class WebSocket:
    """A WebSocket whose every frame is under our control."""

    port: int
    table: str
    cookie: str = ""
    origin: str | None = ""  # empty: the server's own
    source: str = HOST
    timeout: float = 30.0
    more: dict[str, str] = field(default_factory=dict)  # further headers
    answer_pings: bool = True
    door: str = "socket"  # or that of programs

    def __post_init__(self) -> None:
        self.code: int | None = None  # how the server closed it
        self.frames_in = 0
        self._buffer = b""
        self.stream = connect(self.port, self.source, self.timeout)
        headers = {
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": base64.b64encode(os.urandom(16)).decode(),
        }
        if self.origin is not None:
            headers["origin"] = self.origin or f"http://{HOST}:{self.port}"
        if self.cookie:
            headers["cookie"] = self.cookie
        path = f"/api/tables/{self.table}/{self.door}"
        try:
            sent = request_bytes(self.port, "GET", path, headers | self.more, None)
            self.stream.sendall(sent)
        except OSError:
            self.answer = NO_ANSWER
        else:
            self.answer = read_answer(self.stream, body=False)
        if self.answer.status == 101:
            self._buffer, self.answer.body = self.answer.body, b""
        else:
            self.code = self.answer.status
            self.stream.close()

    def __enter__(self) -> "WebSocket":
        return self

    def __exit__(self, *_error: object) -> None:
        self.stream.close()

    @property
    def open(self) -> bool:
        """Return whether the server has neither refused nor closed it."""
        return self.code is None

    def send(self, data: bytes) -> bool:
        """Send raw bytes; False once the connection is gone."""
        try:
            self.stream.sendall(data)
        except OSError:
            self._drain()
            return False
        return True

    def do(self, kind: str, **more: Any) -> bool:
        """Send a command."""
        return self.send(frame(TEXT, json.dumps({"do": kind} | more).encode()))

    def _drain(self) -> None:
        """Look for the close frame that came before the connection broke."""
        until = time.monotonic() + 2.0
        while self.code is None and time.monotonic() < until:
            self.receive(0.2)

    def receive(self, timeout: float | None = None) -> tuple[int, bytes] | None:
        """Return the next frame; None when none came in time or the connection has ended."""
        until = time.monotonic() + (self.timeout if timeout is None else timeout)
        while self.code is None:
            if (found := self._first()) is not None:
                opcode, payload = found
                if opcode == CLOSE:
                    self.code = int.from_bytes(payload[:2], "big") if payload else 1005
                    return None
                if opcode == PING and self.answer_pings:
                    with suppress(OSError):
                        self.stream.sendall(frame(PONG, payload))
                    continue
                return found
            left = until - time.monotonic()
            if left <= 0:
                if timeout != 0 or not self._readable(0):
                    return None
                left = 0.01
            if self._readable(left):
                self._read()
        return None

    def _readable(self, timeout: float) -> bool:
        return bool(select.select([self.stream], [], [], max(0.0, timeout))[0])

    def _read(self) -> None:
        try:
            more = self.stream.recv(1 << 18)
        except BlockingIOError:
            return
        except OSError:
            more = b""
        if more:
            self._buffer += more
        else:
            self.code = 1006

    def _first(self) -> tuple[int, bytes] | None:
        """Take one whole frame out of what was read."""
        got = self._buffer
        if len(got) < 2:
            return None
        size, at = got[1] & 0x7F, 2
        if size == 126:
            size, at = int.from_bytes(got[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(got[2:10], "big"), 10
        if len(got) < at + size:
            return None
        self._buffer = got[at + size :]
        self.frames_in += 1
        return got[0] & 0x0F, got[at : at + size]

    def hear(self, timeout: float | None = None) -> Message | None:
        """Return the next message; None when none came in time or the connection has ended."""
        until = time.monotonic() + (self.timeout if timeout is None else timeout)
        while (found := self.receive(max(0.0, until - time.monotonic()))) is not None:
            if found[0] == TEXT:
                message: Message = json.loads(found[1])
                return message
        return None

    def until(
        self, wanted: Callable[[Message], bool], timeout: float | None = None
    ) -> Message | None:
        """Return the next message that is wanted."""
        until = time.monotonic() + (self.timeout if timeout is None else timeout)
        while (message := self.hear(max(0.0, until - time.monotonic()))) is not None:
            if wanted(message):
                return message
        return None

    def view(self, version: int = 0, timeout: float | None = None) -> Message | None:
        """Return the next view of at least this version."""
        return self.until(lambda one: one["is"] == "view" and one["version"] >= version, timeout)

    def move(self, text: str, version: int, timeout: float | None = None) -> Message | None:
        """Make a move; return the newer view, or the refusal."""
        self.do("move", move=text, version=version)
        return self.until(
            lambda one: (
                one["is"] == "refused" or (one["is"] == "view" and one["version"] > version)
            ),
            timeout,
        )

    def settle(self) -> list[bytes]:
        """Return all messages up to the answer to a last look, which is refused by its number."""
        got: list[bytes] = []
        self.do("look", at=MARKER)
        while (found := self.receive(10.0)) is not None:
            refusal = json.loads(found[1]).get("refusal") or {}
            if (refusal.get("args") or {}).get("at") == MARKER:
                return got
            if refusal.get("key") == "too-fast":
                time.sleep(0.2)
                self.do("look", at=MARKER)
                continue
            if refusal.get("key") == "veiled":  # no look is answered here
                return got + self.everything(0.3)
            got.append(found[1])
        return got

    def everything(self, quiet: float = 0.5, timeout: float = 10.0) -> list[bytes]:
        """Return all messages until the server has been quiet for a while."""
        got: list[bytes] = []
        until = time.monotonic() + timeout
        while time.monotonic() < until and (found := self.receive(quiet)) is not None:
            got.append(found[1])
        return got
