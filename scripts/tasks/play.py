"""``./play``: serve the table as soon as it can be served, then make it faster."""

import argparse
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.error import HTTPError

from scripts.tasks import compiled
from scripts.tasks.commands import check_disk, end, start
from scripts.tasks.files import BUILD, SetupError
from scripts.tasks.progress import run_steps
from scripts.tasks.python import PYTHON, remove_stale_modules
from scripts.tasks.setup import client_steps, compiled_steps, python_steps

FIRST_PORT: Final = 8944
LAST_PORT: Final = 9043
CLOSING_SECONDS: Final = 10.0
TICK: Final = 0.3
LOG: Final = BUILD / "server.log"


def play(words: Sequence[str]) -> int:
    """Set up what serving needs, serve, and compile beside it."""
    if words[:1] == ["--terminal"]:
        return play_in_terminal(words[1:])
    parser = argparse.ArgumentParser(
        prog="./play",
        description="Open the table in the browser. Other arguments go to `sztab serve`.",
        epilog="In the terminal instead: ./play --terminal --lang pl",
    )
    parser.add_argument("--port", type=int, metavar="N", help=f"default: free, from {FIRST_PORT}")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--no-compile", action="store_true", help="stay with plain Python")
    args, others = parser.parse_known_args(words)
    began = time.monotonic()
    listening = listen(args.port)
    prepare_to_serve()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    LOG.unlink(missing_ok=True)
    server = Server(listening, others)
    server.start()
    server.wait_until_ready(address)
    took = time.monotonic() - began
    say(f"The table: {address} ({took:.0f} s; Ctrl+C ends it, every game is kept)")
    if not args.no_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    upgrade = Upgrade()
    if not (args.no_compile or server.is_compiled or os.environ.get("SZTAB_PURE") == "1"):
        upgrade.start()
    try:
        return serve(server, upgrade, address)
    except KeyboardInterrupt:
        say("\nClosing. Every game is kept: ./play opens it again.")
        return 0
    finally:
        upgrade.stop()
        server.stop()


def play_in_terminal(words: Sequence[str]) -> int:
    """Play against a bot in the terminal; this needs neither Node nor a compiler."""
    check_disk()
    remove_stale_modules()
    run_steps(python_steps("serve"))
    environment = {**os.environ}
    environment.pop("PYTHONPATH", None)
    if compiled.has_compiled():
        environment["PYTHONPATH"] = str(compiled.COMPILED)
    command = [str(PYTHON), "-m", "sztab", "play", "medieval-battle", *words]
    return subprocess.run(command, env=environment).returncode


def prepare_to_serve() -> None:
    """Install and build what serving needs, the Python and the Node side at once."""
    remove_stale_modules()
    client = client_steps()
    steps = [*python_steps("serve"), *client]
    if steps:
        check_disk()
        run_steps(steps)
    if client or not (compiled.COMPILED / "sztab" / "server" / "client").exists():
        compiled.take_client()


def listen(port: int | None) -> socket.socket:
    """Take the port before anything takes time; it stays open while builds change."""
    wanted = [port] if port is not None else range(FIRST_PORT, LAST_PORT + 1)
    for number in wanted:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("127.0.0.1", number))
        except (OSError, OverflowError) as error:
            listening.close()
            reason = getattr(error, "strerror", None) or str(error)
            continue
        listening.listen(100)
        return listening
    if port is not None:
        raise SetupError(f"Port {port} cannot be used ({reason}): choose another with --port.")
    raise SetupError(f"No port from {FIRST_PORT} to {LAST_PORT} is free: choose one with --port.")


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


class Server:
    """The server's process; the socket it listens on outlives it."""

    def __init__(self, listening: socket.socket, words: Sequence[str]) -> None:
        self.listening = listening
        self.words = list(words)
        self.process: subprocess.Popen[bytes] | None = None
        self.is_compiled = False
        # Other addresses and several workers take sockets of their own.
        self.keeps_socket = not {"--host", "--workers"} & {word.split("=")[0] for word in words}
        self.port = listening.getsockname()[1]
        if not self.keeps_socket:
            listening.close()

    def start(self) -> None:
        """Start with the compiled build if it is up to date and plays like the plain one."""
        LOG.parent.mkdir(exist_ok=True)
        self.is_compiled = compiled.has_compiled() and compiled.plays_alike()
        given = ["--port", str(self.port), *self.words]
        kept = [self.listening.fileno()] if self.keeps_socket else []
        if kept:
            given += ["--fd", str(kept[0])]
        extra = {"PYTHONPATH": str(compiled.COMPILED)} if self.is_compiled else {}
        command: list[str | Path] = [PYTHON, "-m", "sztab", "serve", *given]
        with LOG.open("ab") as log:
            self.process = start(command, extra=extra, output=log.fileno(), keep=kept)

    def wait_until_ready(self, address: str) -> None:
        """Wait until the page is handed out."""
        while self.process is not None:
            code = self.process.poll()
            if code is not None:
                said = LOG.read_text(errors="replace").strip().splitlines()[-1:]
                raise SetupError(said[0] if said else f"The server ended with code {code}.")
            try:
                urllib.request.urlopen(f"{address}health", timeout=5).close()
                return
            except HTTPError:  # it answers, though not to this name: --origin chose another
                return
            except OSError:
                time.sleep(0.05)

    def restart(self) -> None:
        """Change the build: people are told, reconnect, and find every game as it was."""
        self.stop()
        self.start()

    def stop(self) -> None:
        """End the server in order."""
        if self.process is not None:
            end(self.process, CLOSING_SECONDS)


class Upgrade:
    """Compile the rules beside the server, at the lowest priority."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0

    def start(self) -> None:
        """Begin, unless there is no compiler."""
        try:
            compiled.check_compiler()
        except SetupError as error:
            say(str(error))
            return
        say("Compiling the rules in the background; the table speeds up when that is done.")
        self.began = time.monotonic()
        log = (BUILD / "upgrade.log").open("wb")
        command = [sys.executable, "-m", "scripts.tasks", "upgrade"]
        lowest = ["nice", "-n", "19"] if Path("/usr/bin/nice").exists() else []
        with log:
            self.process = start([*lowest, *command], output=log.fileno())

    def finished(self) -> int | None:
        """Return its exit code once, when it has ended."""
        if self.process is None or self.process.poll() is None:
            return None
        code, self.process = self.process.returncode, None
        return code

    def stop(self) -> None:
        """End it; what is compiled already is not compiled again."""
        if self.process is not None:
            end(self.process)


def serve(server: Server, upgrade: Upgrade, address: str) -> int:
    """Watch over the server until it ends, and change its build when a faster one is ready."""
    while server.process is not None:
        code = server.process.poll()
        if code is not None:
            said = LOG.read_text(errors="replace").strip().splitlines()[-1:]
            say(f"The server has ended (code {code}): {''.join(said)} The log is {LOG}.")
            return code
        if (built := upgrade.finished()) is not None:
            if built == 0 and compiled.has_compiled():
                took = time.monotonic() - upgrade.began
                say(f"The rules are compiled ({took:.0f} s): the server restarts with them.")
                server.restart()
                server.wait_until_ready(address)
                say("The table runs on compiled rules.")
            else:
                last = (BUILD / "upgrade.log").read_text(errors="replace").strip().splitlines()
                say(last[-1] if last else f"No compiled build. {compiled.STAY_PLAIN}")
        time.sleep(TICK)
    return 0


def upgrade() -> int:
    """Install the compiler of the rules, compile, and compare both builds."""
    run_steps(python_steps("build"))
    run_steps(compiled_steps())
    if not compiled.plays_alike():
        raise SetupError(f"Both builds play differently. {compiled.STAY_PLAIN}")
    compiled.take_client()
    return 0
