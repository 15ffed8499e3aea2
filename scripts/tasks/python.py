"""The Python side: .venv, the packages of a lock file, and Sztab itself, plain and editable."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, Literal

from scripts.tasks.commands import run
from scripts.tasks.files import ROOT, VENV, SetupError, fingerprint, stamped, write_stamp

Lock = Literal["serve", "build", "dev"]  # dev holds the other two, in the same versions
PYTHON: Final = VENV / "bin" / "python"
MADE: Final = VENV / "sztab-made"
INSTALLING: Final = VENV / "sztab-installing"
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--retries", "2")


def has_environment() -> bool:
    """Return True if .venv works and no installation into it was cut short."""
    if INSTALLING.exists() or not (MADE.exists() or _stamp("dev").exists()):
        return False
    return subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0


def make_environment() -> None:
    """Make an empty .venv in the place of one that does not work."""
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        run([sys.executable, "-m", "venv", VENV], "venv.log", "Making .venv")
    except SetupError as error:
        raise SetupError(
            f"{error} On Debian or Ubuntu: sudo apt-get install python3-venv"
        ) from error
    MADE.touch()


def has_packages(lock: Lock) -> bool:
    """Return True if everything in a lock file is installed."""
    return stamped(_stamp("dev"), _wanted("dev")) or stamped(_stamp(lock), _wanted(lock))


def install_packages(lock: Lock) -> None:
    """Install what a lock file lists."""
    if lock != "build":  # its packages come on top of a working set, cut short or not
        INSTALLING.touch()
    quick = () if lock == "dev" else ("--no-compile",)  # Python compiles what it imports itself
    wanted = ("--require-hashes", "--no-deps", "-r", ROOT / "requirements" / f"{lock}.txt")
    run(
        [PYTHON, *PIP, "install", *quick, *wanted],
        f"pip-{lock}.log",
        "Installing Python packages",
    )
    INSTALLING.unlink(missing_ok=True)
    if lock == "build":
        write_stamp(_stamp(lock), _wanted(lock))


def install_sztab(lock: Lock) -> None:
    """Install the package itself, plain and editable, and note that the lock is installed."""
    INSTALLING.touch()
    run(
        [PYTHON, *PIP, "install", "--no-deps", "--no-build-isolation", "--editable", ROOT],
        "pip-sztab.log",
        "Installing Sztab into .venv",
        extra={"SZTAB_PURE": "1"},
    )
    INSTALLING.unlink()
    write_stamp(_stamp(lock), _wanted(lock))


def remove_stale_modules() -> list[Path]:
    """Delete compiled modules beside their source, which they would hide however old they are."""
    source = ROOT / "src"
    found = [*source.rglob("*.so"), *source.rglob("*.pyd")]
    for file in found:
        file.unlink()
    return found


def _stamp(lock: Lock) -> Path:
    return VENV / ("sztab-stamp" if lock == "dev" else f"sztab-stamp-{lock}")


def _wanted(lock: Lock) -> str:
    return fingerprint(f"requirements/{lock}.txt", "pyproject.toml", "setup.py")
