"""Sockets by hand: what no well-behaved client sends."""

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import WAIT, Running

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([(0x80 if final else 0) | opcode]) + length + b"\0\0\0\0" + data


@contextmanager
def connected(server: Running, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A TCP connection that says nothing by itself."""
    with socket.socket() as one:
        one.settimeout(WAIT)
        one.bind((address, 0))
        one.connect(("127.0.0.1", server.settings.port))
        yield one


def head(server: Running, path: str, *more: str, method: str = "GET") -> bytes:
    """A request head."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.settings.port}", *more]
    return "\r\n".join([*lines, "", ""]).encode()


def handshake(server: Running, table: str, *more: str) -> bytes:
    """The head of a socket's handshake."""
    return head(
        server,
        f"/api/tables/{table}/socket",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c3p0YWItdGVzdC1rZXkhIQ==",
        f"Origin: {server.url}",
        *more,
    )


def all_of(one: socket.socket) -> bytes:
    """Everything until the other end closes."""
    received = b""
    try:
        while part := one.recv(65536):
            received += part
    except ConnectionResetError:
        pass
    return received


def answer(one: socket.socket) -> tuple[int, dict[str, str]]:
    """The status and headers of the next answer."""
    received = b""
    while b"\r\n\r\n" not in received:
        part = one.recv(65536)
        assert part, f"closed without an answer: {received!r}"
        received += part
    first, *lines = received.split(b"\r\n\r\n")[0].decode().split("\r\n")
    pairs = (line.split(": ", 1) for line in lines)
    return int(first.split()[1]), {name.lower(): value for name, value in pairs}
