"""One open socket, as a room sees it: a bounded queue of messages that go out in order."""

import asyncio
from typing import Final

from sztab.server import wire
from sztab.server.wire import encode
from sztab.server.wire.encoding import TRY_AGAIN

QUEUE: Final = 64  # messages; a reader that is further behind is cut off, not buffered


class Connection:
    """A device that looks at a table, or a spectator."""

    def __init__(self, device: str | None, address: str) -> None:
        self.device = device
        self.address: Final = address
        self.next_line = 0  # the first line of the log that it has not been sent
        self.ended: int | None = None  # the close code, once nothing more is taken
        self.end_begun: Final = asyncio.Event()
        self.queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue()  # None: the end

    @property
    def owner(self) -> str:
        """Whom its work is counted for: the device, or for spectators the address."""
        return self.device or self.address

    def send(self, message: wire.FromServer) -> None:
        """Put a message in line."""
        self.send_text(encode(message))

    def send_text(self, message: bytes) -> None:
        """Put a message in line that is encoded already."""
        if self.ended is not None:
            return
        if self.queue.qsize() >= QUEUE:
            self.end(TRY_AGAIN, wire.Said("slow-reader"))
            return
        self.queue.put_nowait(message)

    def end(self, code: int, say: wire.Said | None = None) -> None:
        """Take no more; what is in line goes out, and the last word says why."""
        if self.ended is not None:
            return
        if code == TRY_AGAIN:  # it does not read: drop what it would never see
            while not self.queue.empty():
                self.queue.get_nowait()
        self.ended = code
        self.end_begun.set()
        if say is not None:
            self.queue.put_nowait(encode(wire.Gone(say)))
        self.queue.put_nowait(None)
