"""Fingerprints, stamps and folders that change as a whole."""

import hashlib
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
BUILD: Final = ROOT / "build"
VENV: Final = ROOT / ".venv"
NOT_SOURCE: Final = {"__pycache__", "sztab.egg-info", "client", "node_modules"}


class SetupError(Exception):
    """What is in the way, and what to do about it, in one sentence."""


def fingerprint(*names: str) -> str:
    """Return one hash of the contents of files and folders, and of the Python in .venv."""
    total = hashlib.sha256(str(ROOT).encode())
    configuration = VENV / "pyvenv.cfg"
    total.update(configuration.read_bytes() if configuration.exists() else b"")
    for name in names:
        for file in _files(ROOT / name):
            content = file.read_bytes()
            total.update(f"{file.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def _files(path: Path) -> Iterable[Path]:
    if path.is_file():
        return [path]
    found: list[Path] = []
    for folder, folders, names in os.walk(path):
        folders[:] = sorted(set(folders) - NOT_SOURCE)
        found += [Path(folder, name) for name in sorted(names)]
    return found


def stamped(stamp: Path, now: str) -> bool:
    """Return True if a finished step left this fingerprint."""
    try:
        return stamp.read_text().strip() == now
    except OSError:
        return False


def write_stamp(stamp: Path, now: str) -> None:
    """Write a stamp so that it is either there whole or not at all."""
    new = stamp.with_name(f"{stamp.name}.new")
    new.write_text(f"{now}\n")
    new.replace(stamp)


def swap_in(new: Path, place: Path) -> None:
    """Put a finished folder in the place of an old one."""
    old = place.with_name(f"{place.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    new.rename(place)
    shutil.rmtree(old, ignore_errors=True)
