"""Free ports, for tests that start servers."""

import random
import socket

BELOW_EPHEMERAL = range(20_000, 32_000)  # no outgoing connection takes one of these by itself


def free_port() -> int:
    """Return a port that nobody listens on, and that stays free while a server restarts."""
    for port in random.sample(BELOW_EPHEMERAL, 100):
        with socket.socket() as listening:
            try:
                listening.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no port is free")
