"""Which build is running: compiled, or plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Literal

from sztab.core import fate


def is_native(file: str | None) -> bool:
    """Return True if a module's file is compiled."""
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def build_of_kernel() -> Literal["compiled", "pure"]:
    """Return ``compiled`` or ``pure`` for the core."""
    return "compiled" if is_native(fate.__file__) else "pure"
