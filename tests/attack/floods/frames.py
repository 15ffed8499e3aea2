"""Floods through a socket: malformed, binary and control frames, commands, bombs."""

import json
import select
import time
import zlib
from contextlib import suppress

from tests.attack.floods.flooding import Aim, Attack, Outcome
from tests.attack.tools.client import BINARY, CONTINUATION, PING, TEXT, WebSocket, frame

BLOCK = 100  # frames sent at once
BACK_OFF = 0.05  # seconds before a refused attacker knocks again
DEFLATE = {"sec-websocket-extensions": "permessage-deflate; client_no_context_takeover"}


def _come(aim: Aim, outcome: Outcome, began: float, more: dict[str, str]) -> WebSocket | None:
    """Connect as a spectator, from the attacker's address."""
    try:
        made = WebSocket(aim.port, aim.table, source=aim.source, timeout=10.0, more=more)
    except OSError:
        outcome.end("no connection", began)
        return None
    if not made.open:
        outcome.end(f"handshake {made.code}", began)
        return None
    made.stream.setblocking(False)
    return made


def pour(
    aim: Aim,
    block: bytes,
    frames: int,
    sockets: int = 1,
    more: dict[str, str] | None = None,
    pause: float = 0.0,
) -> Outcome:
    """Send a block again and again through some sockets, coming back whenever one is closed."""
    outcome, began = Outcome(), time.monotonic()
    alive: list[WebSocket] = []
    left: dict[int, bytes] = {}
    while time.monotonic() < began + aim.seconds:
        while len(alive) < sockets:
            made = _come(aim, outcome, began, more or {})
            if made is None:
                time.sleep(BACK_OFF)
                break
            alive.append(made)
        if not alive:
            continue
        streams = {one.stream: one for one in alive}
        readable, writable, _ = select.select(streams, streams, [], 0.1)
        for stream in readable:
            _listen(streams[stream], outcome)
        for stream in writable:
            one = streams[stream]
            waiting = left.get(id(one), b"") or block
            with suppress(OSError):
                taken = stream.send(waiting)
                outcome.sent += frames * taken // len(block)
                left[id(one)] = waiting[taken:]
        for one in [one for one in alive if not one.open]:
            outcome.end(one.code, began)
            one.stream.close()
        alive = [one for one in alive if one.open]  # sockets of one attacker compare equal
        if pause:
            time.sleep(pause)
    for one in alive:
        _listen(one, outcome)
        if not one.open:
            outcome.end(one.code, began)
        one.stream.close()
    return outcome


def _listen(one: WebSocket, outcome: Outcome) -> None:
    """Read what has come, and count warnings."""
    one._read()
    while one.open and (found := one._first()) is not None:
        opcode, payload = found
        outcome.warned += opcode == TEXT and b'"too-fast"' in payload
        if opcode == 8:
            one.code = int.from_bytes(payload[:2], "big") if payload else 1005


def malformed(aim: Aim) -> Outcome:
    """Text that is no command."""
    return pour(aim, frame(TEXT, b'{"do": "dance"') * BLOCK, BLOCK)


def binary(aim: Aim) -> Outcome:
    """Binary messages."""
    return pour(aim, frame(BINARY, b"\x00\xff" * 8) * BLOCK, BLOCK)


def pings(aim: Aim) -> Outcome:
    """Pings with the longest payload allowed, through three sockets."""
    return pour(aim, frame(PING, b"p" * 125) * BLOCK, BLOCK, sockets=3)


def fragments(aim: Aim) -> Outcome:
    """One message in fragments without end, all of them empty, through three sockets."""
    first = frame(TEXT, b"", fin=False)
    empty = frame(CONTINUATION, b"", fin=False) * (BLOCK - 1)
    last = frame(CONTINUATION, b"")
    return pour(aim, first + empty + last, BLOCK + 1, sockets=3)


def endless(aim: Aim) -> Outcome:
    """A message that never ends: fragments of one byte."""
    outcome, began = Outcome(), time.monotonic()
    part = frame(CONTINUATION, b" ", fin=False) * BLOCK
    while time.monotonic() < began + aim.seconds:
        made = _come(aim, outcome, began, {})
        if made is None:
            time.sleep(BACK_OFF)
            continue
        made.stream.settimeout(1.0)
        made.send(frame(TEXT, b"", fin=False))
        while made.open and time.monotonic() < began + aim.seconds:
            try:
                made.stream.sendall(part)
                outcome.sent += BLOCK
            except OSError:
                made._drain()
                break
            while made.open and select.select([made.stream], [], [], 0)[0]:
                _listen(made, outcome)
        if not made.open:
            outcome.end(made.code, began)
        made.stream.close()
    return outcome


def commands(aim: Aim) -> Outcome:
    """Well-formed moves of a spectator, as fast as they are taken."""
    block = frame(TEXT, json.dumps({"do": "move", "move": "end", "version": 0}).encode())
    return pour(aim, block * 10, 10)


def looks(aim: Aim) -> Outcome:
    """Looks back by somebody who reads nothing."""
    outcome, began = Outcome(), time.monotonic()
    ask = frame(TEXT, json.dumps({"do": "look", "at": 0}).encode())
    alive: list[WebSocket] = []
    while time.monotonic() < began + aim.seconds:
        if len(alive) < 5:
            made = _come(aim, outcome, began, {})
            if made is None:
                time.sleep(BACK_OFF)
                continue
            alive.append(made)
        for one in list(alive):
            try:
                one.stream.send(ask)
                outcome.sent += 1
            except BlockingIOError:
                pass
            except OSError:
                one._drain()
                one.code = one.code or 1006
                outcome.end(one.code, began)
                one.stream.close()
        alive = [one for one in alive if one.open]
        time.sleep(0.055)
    for one in alive:
        one.stream.close()
    return outcome


def bombs(aim: Aim) -> Outcome:
    """Deflated messages that unpack to 64 MB."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(bytes(64 * 2**20)) + packer.flush(zlib.Z_SYNC_FLUSH)
    bomb = frame(TEXT, packed.removesuffix(b"\x00\x00\xff\xff"), rsv=4)
    return pour(aim, bomb, 1, more=DEFLATE)


def torn(aim: Aim) -> Outcome:
    """Frames that break the protocol: reserved bits and opcodes, no mask, wrong lengths."""
    outcome, began = Outcome(), time.monotonic()
    broken = [
        frame(3, b"x"),
        frame(TEXT, b"x", rsv=7),
        frame(CONTINUATION, b"x"),
        b"\x81\x01x",
        b"\x89\xfe\x00\x80" + bytes(4) + b"x" * 128,
        frame(PING, b"", fin=False),
        frame(8, b"\x03"),
        frame(8, (999).to_bytes(2, "big")),
        frame(TEXT, b"\xff\xfe"),
        b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4),
    ]
    at = 0
    while time.monotonic() < began + aim.seconds:
        made = _come(aim, outcome, began, {})
        if made is None:
            time.sleep(BACK_OFF)
            continue
        with suppress(OSError):
            made.stream.send(broken[at % len(broken)])
            at += 1
            outcome.sent += 1
        until = time.monotonic() + 2.0
        while made.open and time.monotonic() < until:
            if select.select([made.stream], [], [], 0.1)[0]:
                _listen(made, outcome)
        outcome.end(made.code or "left open", began)
        made.stream.close()
    return outcome


ATTACKS = [
    Attack("malformed text frames, 1 socket", "7.3", malformed),
    Attack("binary frames, 1 socket", "7.3", binary),
    Attack("pings, 3 sockets", "7.5", pings),
    Attack("empty fragments, 3 sockets", "7.5", fragments),
    Attack("a message that never ends", "7.5", endless),
    Attack("commands of a spectator, 1 socket", "7.3", commands),
    Attack("looks back, nothing read, 5 sockets", "7.5", looks, must_end=False),
    Attack("deflate bombs, 1 socket", "7.5", bombs),
    Attack("frames that break the protocol", "7.3", torn),
]
