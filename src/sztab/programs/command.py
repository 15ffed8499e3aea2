"""A player's text that names a command, such as ``program@10:./mybot``, and its process."""

import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from typing import Any, Final

from sztab.core.errors import SztabError

MOST_SECONDS: Final = 86_400.0  # for one decision


def names_command(text: str, prefix: str) -> bool:
    """Return True if a player's text names a command: ``PREFIX:CMD`` or ``PREFIX@10:CMD``."""
    return text.partition(":")[0].partition("@")[0] == prefix


def parse_command(text: str, prefix: str, seconds: float) -> tuple[list[str], float]:
    """Return the words of the command, and its seconds for one decision (else *seconds*)."""
    head, _sign, command = text.partition(":")
    _prefix, limited, given = head.partition("@")
    try:
        seconds = float(given) if limited else seconds
        words = shlex.split(command)
    except ValueError:
        seconds, words = 0.0, []
    if not words or not 0 < seconds <= MOST_SECONDS:
        raise SztabError(
            f"{text!r} names no {prefix}: write {prefix}:./my{prefix}, or {prefix}@60:./my{prefix} "
            "for sixty seconds a decision."
        )
    return words, seconds


def check_startable(command: str) -> None:
    """Raise at once if there is no such command: a tournament would find out after hours."""
    if shutil.which(command) is None:
        raise SztabError(
            f"There is no program {command!r} that may be started: "
            "check its path and whether it is executable."
        )


def kill_command(process: "subprocess.Popen[Any]") -> None:
    """Kill a process that was started in a session of its own, with all its children."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
