"""Run programs, and turn their failures into one sentence."""

import os
import re
import shutil
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from scripts.tasks.files import BUILD, ROOT, SetupError

NO_SPACE: Final = re.compile(r"No space left|ENOSPC|Errno 28|Disk quota")
NO_NETWORK: Final = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|ENOTCACHED|"
    r"NewConnectionError|ConnectTimeoutError|Failed to establish|name resolution|ProxyError|"
    r"No matching distribution|Network is unreachable"
)
NEEDED_MB: Final = 500

_running: set[subprocess.Popen[bytes]] = set()
_lock = threading.Lock()
_closed = threading.Event()  # nothing may be started any more


def run(
    command: Sequence[str | Path],
    log: str,
    what: str,
    folder: Path = ROOT,
    extra: Mapping[str, str] | None = None,
) -> None:
    """Run a program with its output in build/LOG, or raise one sentence about its failure."""
    BUILD.mkdir(exist_ok=True)
    file = BUILD / log
    with file.open("wb") as output:
        process = start(command, folder, extra, output=output.fileno())
        try:
            code = process.wait()
        finally:
            end(process)
    if code:
        raise SetupError(explained(what, file))


def start(
    command: Sequence[str | Path],
    folder: Path = ROOT,
    extra: Mapping[str, str] | None = None,
    output: int | None = None,
    keep: Sequence[int] = (),
) -> subprocess.Popen[bytes]:
    """Start a program in a process group of its own, so that it ends with everything it started."""
    environment = {**os.environ, **(extra or {})}
    if "PYTHONPATH" not in (extra or {}):
        environment.pop("PYTHONPATH", None)  # what is installed here must not come from elsewhere
    with _lock:
        if _closed.is_set():  # a step that was about to begin when everything was ended
            raise SetupError("Interrupted: run the command again.")
        process = subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT if output is not None else None,
            start_new_session=True,
            pass_fds=keep,
        )
        _running.add(process)
    return process


def end(process: subprocess.Popen[bytes], wait: float = 5.0) -> None:
    """End a program and everything it started, kindly at first."""
    with _lock:
        _running.discard(process)
    for number in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is not None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(wait)


def end_all() -> None:
    """End every program that still runs, and start none until ``reopen``."""
    with _lock:
        _closed.set()
        processes = list(_running)
    for process in processes:
        end(process)


def reopen() -> None:
    """Let programs be started again."""
    _closed.clear()


def explained(what: str, log: Path) -> str:
    """Return why a program failed, and what to do about it."""
    said = log.read_text(errors="replace")
    if NO_SPACE.search(said):
        return full_disk()
    if NO_NETWORK.search(said):
        return (
            f"{what} failed because the package index did not answer: connect to the network "
            f"and run the command again (details in {log.relative_to(ROOT)})."
        )
    last = [line.strip() for line in said.splitlines() if line.strip()][-1:]
    reason = f" ({last[0][:200]})" if last else ""
    return f"{what} failed{reason}: the whole output is in {log.relative_to(ROOT)}."


def full_disk() -> str:
    """Return what to do about a full disk."""
    return f"The disk is full: free at least {NEEDED_MB} MB for {ROOT} and run the command again."


def check_disk() -> None:
    """Refuse to begin what cannot be finished."""
    if shutil.disk_usage(ROOT).free < NEEDED_MB * 1_000_000:
        raise SetupError(full_disk())
