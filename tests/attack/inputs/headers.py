"""Collect answers of every kind: each carries the security headers and gives nothing away."""

from collections.abc import Iterable

from tests.attack.tools.client import Answer, connect, read_answer
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, OPEN
from tests.attack.tools.target import Target

NEEDED = ("content-security-policy", "x-content-type-options", "referrer-policy")


def _raw(target: Target, text: bytes) -> Answer:
    with connect(target.port) as stream:
        stream.sendall(text)
        return read_answer(stream)


def answers(target: Target) -> dict[str, Answer]:
    """Return answers of every kind that the server or its libraries can give."""
    table = target.open("medieval-battle", {"red": ME, "yellow": OPEN})
    host = f"host: 127.0.0.1:{target.port}\r\n".encode()
    upgrade = b"connection: upgrade\r\nupgrade: websocket\r\n"
    socket = f"GET /api/tables/{table.id}/socket HTTP/1.1\r\n".encode()
    long = b"GET / HTTP/1.1\r\n" + host + b"x: " + b"y" * 80_000 + b"\r\n\r\n"
    http = target.http
    return {
        "the page": http("GET", "/"),
        "a missing page": http("GET", "/api/nothing"),
        "health": http("GET", "/health"),
        "a refused change": http("POST", "/api/tables", {}, origin="http://evil.example"),
        "a change that is not JSON": http("POST", "/api/tables", {}, content_type="text/plain"),
        "a body too long": http("POST", "/api/tables", b" " * 70_000),
        "a wrong method": http("PUT", "/api/tables", {}),
        "a foreign host": http("GET", "/", host="evil.example"),
        "a handshake of a foreign page": target.socket(table.id, origin="http://a.example").answer,
        "a handshake for no table": target.socket("nonsense").answer,
        "a handshake without a key": _raw(
            target, socket + host + upgrade + b"sec-websocket-version: 13\r\n\r\n"
        ),
        "a handshake of another version": _raw(
            target, socket + host + upgrade + b"sec-websocket-version: 7\r\n\r\n"
        ),
        "no request at all": _raw(target, b"\x16\x03\x01 nonsense\r\n\r\n"),
        "a header too long": _raw(target, long),
        "two lengths": _raw(
            target,
            b"POST / HTTP/1.1\r\n" + host + b"content-length: 1\r\ncontent-length: 2\r\n\r\n",
        ),
    }


def bare(target: Target) -> Iterable[Finding]:
    """Find answers without the headers, or with more than they need."""
    lacking, telling, silent = [], [], []
    for name, answer in answers(target).items():
        if not answer.status:
            silent.append(name)
        elif not all(header in answer.headers for header in NEEDED):
            lacking.append(f"{name} ({answer.status})")
        if "server" in answer.headers or "access-control-allow-origin" in answer.headers:
            telling.append(name)
    yield Finding(
        "security headers on every answer",
        "7.10",
        not lacking and not telling,
        (f"**missing on {', '.join(lacking)}**" if lacking else "on all of them")
        + (f"; says too much: {', '.join(telling)}" if telling else "")
        + (f"; no answer at all: {', '.join(silent)}" if silent else ""),
    )
