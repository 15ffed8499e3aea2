"""The socket's protocol: uvicorn's, but whoever does not read cannot keep a connection open."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LAST_SECONDS: Final = 5.0  # for what is still in line when a connection ends


class Protocol(WebSocketsSansIOProtocol):
    """Ends a connection for good; a mere close would wait until everything in line is read."""

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards its reader has a few seconds left."""
        await super().run_asgi()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Two pings have passed without an answer: nobody is there."""
        super().keepalive_timeout()
        self.transport.abort()
