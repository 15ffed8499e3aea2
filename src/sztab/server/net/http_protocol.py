"""The protocol of HTTP: uvicorn's, with connections counted and every wait bounded.

A request head has its time from the connection on, a body has its own, and so has a reader; what
cannot be read is counted and answered with the headers that every answer has.
"""

import asyncio
import sys
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from sztab.server.net.gate import Gate
from sztab.server.net.headers import HEADERS
from sztab.server.net.ws_protocol import READ_BYTES

MOST_PARTS: Final = 4096  # pieces in which a body may come: chunks of a byte cost much to read
RETRY_SECONDS: Final = 10
HEAD_BYTES: Final = 32 * 1024


class _Parser(h11.Connection):
    """Refuses bodies that come in too many pieces."""

    _parts = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = 0
        elif isinstance(event, h11.Data):
            self._parts += 1
            if self._parts > MOST_PARTS:
                raise h11.RemoteProtocolError("too many chunks", error_status_hint=413)
        return event


class HttpProtocol(H11Protocol):
    """One connection, until it ends or becomes a socket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.conn = _Parser(h11.SERVER, HEAD_BYTES)
        self._gate: Final[Gate] = app_state["gate"]
        self._awaited: type | None = None  # the part of a request whose time runs
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None  # runs while a response is not read

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is closed before it is read."""
        super().connection_made(transport)
        if not self._gate.enter(transport, self._peer):
            transport.abort()
            return
        if hasattr(transport, "max_size"):
            transport.max_size = READ_BYTES
        self._await_part(h11.Request, self._gate.limits.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what was counted."""
        self._gate.leave(self.transport)
        self._stop_timers()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, within the time of what is awaited."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Wait for another request, if it comes soon."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Let the time run of the part that is awaited now."""
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_timers()
        elif state is h11.IDLE:
            self._gate.idle(self.transport)
            self._await_part(h11.Request, self._gate.limits.head)
        else:
            self._gate.busy(self.transport)
            body = state is h11.SEND_BODY
            self._await_part(h11.Data if body else None, self._gate.limits.upload)

    def _await_part(self, part: type | None, seconds: float) -> None:
        """Let the time of a part run from when it was first awaited."""
        if part is self._awaited:
            return
        self._awaited = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _stop_timers(self) -> None:
        self._await_part(None, 0.0)
        self.resume_writing()

    def _too_slow(self) -> None:
        begun = self._awaited is h11.Data or bool(self.conn.trailing_data[0])
        if begun:
            self._refuse(408, "The request took too long.")
        else:  # nothing was asked, so nothing is answered
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Count a handshake before it is looked at."""
        address = self._gate.client(self._peer, self.headers)
        if not self._gate.admits_handshake(address):
            self._refuse(429, "Too many new sockets: try again in a moment.")
            return
        self._gate.busy(self.transport)
        self._stop_timers()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read; beyond the limit it is only closed."""
        if not self._gate.admits_malformed(self._peer):
            self.transport.abort()
            return
        error = sys.exc_info()[1]
        status = error.error_status_hint if isinstance(error, h11.RemoteProtocolError) else 400
        self._refuse(status, msg)

    def _refuse(self, status: int, text: str) -> None:
        """Answer in place of the application, and close."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            body = text.encode()
            headers = [
                *HEADERS,
                (b"content-type", b"text/plain; charset=utf-8"),
                (b"content-length", str(len(body)).encode()),
                (b"cache-control", b"no-store"),
                (b"connection", b"close"),
            ]
            if status == 429:
                headers.append((b"retry-after", str(RETRY_SECONDS).encode()))
            phrase = HTTPStatus(status).phrase.encode()
            for part in (
                h11.Response(status_code=status, headers=headers, reason=phrase),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(part) or b"")
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the application is told that nobody waits
            self.cycle.message_event.set()
        self.transport.close()

    def pause_writing(self) -> None:
        """Wait for a slow reader, for a limited time."""
        super().pause_writing()
        if self._unread is None:
            seconds = self._gate.limits.download
            self._unread = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the clock of a reader that reads again."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()
