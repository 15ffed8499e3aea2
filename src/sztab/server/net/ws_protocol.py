"""The socket's protocol: uvicorn's, with every frame counted before it is parsed.

The bytes that come in are looked through for the beginnings of frames, nothing more; only what
the meter admits goes on to the parser. A socket over its limit is warned and not read for a while;
after a few warnings it is closed with 4429. Whoever does not read cannot keep a connection open.
"""

from asyncio import BaseTransport
from http import HTTPStatus
from typing import Any, Final, NamedTuple

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from sztab.server.net.gate import FRAME_BYTES, TRICKLE, Gate, Meter
from sztab.server.net.headers import HEADERS
from sztab.server.wire.encoding import TOO_FAST

LAST_SECONDS: Final = 5.0  # for what is still in line when a connection ends
DISCARD_SECONDS: Final = 0.05  # between two reads of what a closed socket still sends
FLOOD_SECONDS: Final = 2.0  # that a flood has left to read its close code
READ_BYTES: Final = 16 * 1024  # at a time, so that no socket keeps the others waiting
TEXT, BINARY, CONTINUATION = 1, 2, 0
WINDOW_BITS: Final = 12  # of compression: 4 kB of memory a socket


class _Head(NamedTuple):
    """What the first bytes of a frame say."""

    length: int  # of the whole frame
    opcode: int
    final: bool


def frame_head(data: bytes | bytearray, at: int) -> _Head | None:
    """Return the head of the frame that begins at *at*; ``None`` if it is incomplete."""
    if len(data) < at + 2:
        return None
    first, second = data[at], data[at + 1]
    length, size = second & 0x7F, 2
    if length >= 126:
        size = 4 if length == 126 else 10
        if len(data) < at + size:
            return None
        length = int.from_bytes(data[at + 2 : at + size], "big")
    mask = 4 if second & 0x80 else 0
    return _Head(size + mask + length, first & 0x0F, bool(first & 0x80))


class _Handshake(ServerProtocol):
    """Refuses a handshake with the headers that every answer has, whoever refuses it."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in (*HEADERS, (b"cache-control", b"no-store")):
                if name.decode() not in response.headers:
                    response.headers[name.decode()] = value.decode()
        super().send_response(response)


class Protocol(WebSocketsSansIOProtocol):
    """Counts what comes in, and ends a connection for good."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._gate: Final[Gate] = app_state["gate"]
        self.conn = _Handshake(
            extensions=[
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=WINDOW_BITS,
                    compress_settings={"level": 1, "memLevel": 5},
                )
            ],
            max_size=config.ws_max_size,
            logger=self.logger,
        )
        self._meter: Meter | None = None
        self._held = bytearray()  # what came in and is not admitted yet
        self._rest = 0  # bytes of an admitted frame that are still to come
        self._fragments = 0  # of the message that is coming in
        self._paused = False
        self._discarding = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin; one read brings no more than a fair share."""
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = READ_BYTES

    def handle_connect(self, event: Request) -> None:
        """Begin to count when it is known whom the connection counts for."""
        headers = [(name.lower().encode(), value.encode()) for name, value in event.headers.items()]
        peer = self.client[0] if self.client else "unknown"
        self._meter = self._gate.meter(self._gate.client(peer, headers))
        self._gate.socket_opened(self._meter.who)
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["state"]["meter"] = self._meter

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what was counted."""
        self._gate.leave(self.transport)
        if self._meter is not None:
            self._gate.socket_closed(self._meter.who)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count frames, and pass on those that are admitted."""
        if self._meter is None:  # the head of the handshake, which HTTP has counted
            super().data_received(data)
        elif self._discarding:
            self._pause(DISCARD_SECONDS)
        else:
            self._held += data
            if self._paused:  # uvicorn reads on when a message is taken
                self.transport.pause_reading()
            else:
                self._pass_on(self._meter)

    def _pass_on(self, meter: Meter) -> None:
        held, at, counted, seconds = self._held, 0, 0, 0.0
        while at < len(held):
            if self._rest:
                taken = min(self._rest, len(held) - at)
                self._rest -= taken
                at += taken
                continue
            head = frame_head(held, at)
            if head is None:
                break
            seconds = meter.wait(1 + head.length // FRAME_BYTES)
            if seconds:
                break
            counted += 1
            self._rest = head.length
            if head.opcode in (TEXT, BINARY, CONTINUATION):
                self._fragments = 0 if head.final else self._fragments + 1
                if self._fragments > self._gate.limits.fragments:
                    self._end(meter)
                    return
        if not counted and not seconds:
            seconds = meter.wait(TRICKLE)
        passed = bytes(held[:at])
        del held[:at]
        if passed:
            super().data_received(passed)
        if seconds and not self.transport.is_closing():
            self._too_fast(meter, seconds)

    def _too_fast(self, meter: Meter, seconds: float) -> None:
        if meter.is_last_warning_used():
            self._end(meter)
            return
        if meter.warn is not None:
            meter.warn()
        self._paused = True
        self._pause(seconds)

    def _pause(self, seconds: float) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        self._paused = False
        if self.transport.is_closing() or self._meter is None:
            return
        if not self._discarding:
            self._pass_on(self._meter)
        if not self._paused and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _end(self, meter: Meter) -> None:
        """Close with the code; what still comes is thrown away, so that the code can be read."""
        self._discarding = True
        self._held.clear()
        if meter.end is not None:
            meter.end()
        elif self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
            self.conn.send_close(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._pause(DISCARD_SECONDS)
        self.loop.call_later(FLOOD_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards its reader has a few seconds left."""
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on; close the socket if a text message is not UTF-8."""
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self._gate.not_text(self._meter.who if self._meter else "unknown")
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Close a connection that left two pings unanswered."""
        super().keepalive_timeout()
        self.transport.abort()
