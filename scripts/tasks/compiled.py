"""The compiled build in build/compiled, and the check that it plays like the plain one."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts.tasks.commands import run
from scripts.tasks.files import (
    BUILD,
    ROOT,
    SetupError,
    fingerprint,
    stamped,
    swap_in,
    write_stamp,
)
from scripts.tasks.node import CLIENT
from scripts.tasks.python import PIP, PYTHON

COMPILED: Final = BUILD / "compiled"
LOG: Final = "compiled.log"
STAY_PLAIN: Final = "Sztab plays as plain Python, only slower."
HINT: Final = "On Debian or Ubuntu: sudo apt-get install gcc python3-dev"
CHECKED: Final = COMPILED / "sztab-checked"
MOVES: Final = "40"  # of each game; the tests of both builds play thousands


def has_compiled() -> bool:
    """Return True if build/compiled was made from this source."""
    return stamped(COMPILED / "sztab-stamp", _wanted())


def check_compiler() -> None:
    """Raise one sentence unless there is a C compiler."""
    if not (os.environ.get("CC") or any(map(shutil.which, ("gcc", "cc", "clang")))):
        raise SetupError(f"There is no C compiler. {STAY_PLAIN} {HINT}")


def build_compiled() -> None:
    """Compile what has changed, and put the whole package in its place at the end."""
    check_compiler()
    now = _wanted()
    new = BUILD / "compiled.new"
    # Setuptools would pack what an earlier build left in build/lib*, deleted modules included.
    # build/temp* stays: setup.py compiles a C file again only if its text has changed.
    for old in (new, *BUILD.glob("lib*"), *BUILD.glob("bdist*")):
        shutil.rmtree(old, ignore_errors=True)
    install = ("install", "--verbose", "--no-deps", "--no-build-isolation", "--no-cache-dir")
    try:
        run(
            [PYTHON, *PIP, *install, "--target", new, ROOT],
            LOG,
            "The compiled build",
            extra={"SZTAB_PURE": ""},
        )
    except SetupError as error:
        raise SetupError(f"{error} {STAY_PLAIN}") from error
    said = (BUILD / LOG).read_text(errors="replace")
    if not any(new.glob("sztab__mypyc*")):
        errors = re.findall(r"^.*(?:error:|sztab: not).*$", said, re.MULTILINE)[-5:]
        reason = "; ".join(line.strip() for line in errors) or "no reason was given"
        raise SetupError(
            f"The build is not compiled ({reason}): see build/{LOG}. {STAY_PLAIN} {HINT}"
        )
    write_stamp(new / "sztab-stamp", now)
    swap_in(new, COMPILED)


def take_client() -> None:
    """Give the compiled package the client that was built last."""
    if CLIENT.exists() and COMPILED.exists():
        new = BUILD / "compiled-client.new"
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(CLIENT, new)
        swap_in(new, COMPILED / "sztab" / "server" / "client")


def plays_alike() -> bool:
    """Return True if both builds play the same games, move by move and roll by roll."""
    if stamped(CHECKED, _wanted()):
        return True
    if _games(None) != _games(COMPILED):
        return False
    write_stamp(CHECKED, _wanted())
    return True


def _games(package: Path | None) -> str:
    """Return a hash of random games, played by one build."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        environment["PYTHONPATH"] = str(package)
    played = subprocess.run(
        [PYTHON, ROOT / "scripts" / "tasks" / "games.py", MOVES],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if played.returncode:
        sys.stderr.write(played.stderr)
        return f"failed: {package}"
    return played.stdout


def _wanted() -> str:
    return fingerprint("src", "requirements/build.txt", "pyproject.toml", "setup.py")
