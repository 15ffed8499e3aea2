"""Try an installed wheel: doctor, a page, and a game between bots that is watched to its end.

It runs with the Python that the wheel is installed in, and uses nothing of the repository.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect
from websockets.typing import Origin

GAME = "stand-at-mortain"
WAIT = 120.0
SZTAB = Path(sys.executable).with_name("sztab")


def main() -> None:
    """Try everything; the first failure ends it."""
    import sztab

    assert "site-packages" in str(sztab.__file__), sztab.__file__
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        subprocess.run([SZTAB, "doctor"], check=True)
        port = free_port()
        # Plain `sztab` does the same on a port of its choice, and opens the browser.
        server = subprocess.Popen([SZTAB, "open", "--no-browser", "--port", str(port)])
        try:
            play(f"http://127.0.0.1:{port}", Path(folder))
            backup = Path(folder, "backup.gz")
            subprocess.run([SZTAB, "backup", str(backup)], check=True)
        finally:
            server.terminate()
            server.wait(20)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def play(url: str, folder: Path) -> None:
    """Open a table with two bots, watch until it is over, and verify its record."""
    wait_for(url)
    with urllib.request.urlopen(url, timeout=20) as page:
        assert b'<script type="module"' in page.read(), "the wheel carries no client"
    seats = {seat: {"who": "bot", "bot": "random"} for seat in seating(url)}
    table = asked(url, "/api/tables", {"game": GAME, "seats": seats})["table"]
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    until = time.monotonic() + WAIT
    with connect(address, origin=Origin(url), max_size=None) as watching:
        while not is_over(json.loads(watching.recv(WAIT))):
            assert time.monotonic() < until, "the game does not end"
    record = folder / "record.json"
    record.write_text(json.dumps(asked(url, f"/api/tables/{table}/record")))
    subprocess.run([SZTAB, "verify", str(record)], check=True)
    about = asked(url, "/api/about")
    sys.stdout.write(f"A whole game of {GAME} was played: {about}\n")


def wait_for(url: str) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + WAIT
    while True:
        try:
            urllib.request.urlopen(f"{url}/health", timeout=5).close()
            return
        except OSError:
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)


def seating(url: str) -> list[str]:
    """Return the seats of the game."""
    return [seat["seat"] for seat in asked(url, f"/api/games/{GAME}")["seats"]]


def is_over(message: dict[str, Any]) -> bool:
    """Return True for a view of a finished game."""
    return message.get("is") == "view" and bool(message.get("ending"))


def asked(url: str, path: str, body: object = None) -> Any:
    """Return the answer of the server to a question or a wish."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": url}
    request = urllib.request.Request(f"{url}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


if __name__ == "__main__":
    main()
