"""A rule process: it answers one request after the other until the server lets go of it.

What it computes may take too long, and may hold the interpreter while it does: the server kills the
process then. Should the server itself be gone, the process is ended by a timer of the system.
"""

import gc
import signal
import socket
import struct
import sys
import time
import traceback
from contextlib import suppress
from functools import partial
from typing import Final

from sztab.core.errors import RulesError, SztabError
from sztab.server.errors import RefusedError
from sztab.server.rules import messages
from sztab.server.rules.keeper import Keeper
from sztab.server.wire.convert import said

# Before each message its length; then how many ms a request may take, or took of the processor.
HEAD: Final = struct.Struct("!II")
GRACE: Final = 5.0  # seconds after which the system ends what the server should have ended
COLLECTING: Final = (50_000, 50, 100)  # states are thousands of small objects without cycles

# Lets the system end this process after so many seconds, where it can; 0 for never.
if sys.platform == "win32":
    end_after: Final = float
else:
    end_after: Final = partial(signal.setitimer, signal.ITIMER_REAL)


def serve_requests(channel: socket.socket) -> None:
    """Answer what comes through *channel* until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    keeper = Keeper()
    with channel, channel.makefile("rb") as requests, suppress(OSError):  # the server may go
        while len(before := requests.read(HEAD.size)) == HEAD.size:
            length, milliseconds = HEAD.unpack(before)
            body = requests.read(length)
            if len(body) < length:
                return
            end_after(milliseconds / 1000 + GRACE)
            begun = time.process_time()
            try:
                answer = messages.encode(keeper.answer(messages.read_request(body)))
            except Exception as error:
                answer = messages.encode(_failed(error))
            end_after(0.0)
            spent = round(1000 * (time.process_time() - begun))
            channel.sendall(HEAD.pack(len(answer), spent) + answer)


def _failed(error: Exception) -> messages.Failed:
    """Return an error as it is sent."""
    if isinstance(error, RefusedError):
        words = said(error.refusal)
        return messages.Failed("refused", error.refusal.key, words, error.status, error.stale)
    if isinstance(error, RulesError):
        return messages.Failed("rules", error.refusal.key, said(error.refusal))
    if isinstance(error, SztabError):
        refusal = None if error.refusal is None else said(error.refusal)
        return messages.Failed("input", str(error), refusal)
    return messages.Failed("fault", "".join(traceback.format_exception(error)))
