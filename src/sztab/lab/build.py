"""Which build is running: compiled, or plain Python."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES

from sztab.core import fate
from sztab.core.game import AnyGame


def _native(file: str | None) -> bool:
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def build_of_kernel() -> str:
    """Whether the kernel was compiled: ``compiled`` or ``pure``."""
    return "compiled" if _native(fate.__file__) else "pure"


def build_of_game(game: AnyGame) -> str:
    """Whether any loaded module of *game* was compiled: ``compiled`` or ``pure``."""
    package = type(game).__module__
    for name, module in list(sys.modules.items()):
        inside = name == package or name.startswith(f"{package}.")
        if inside and _native(getattr(module, "__file__", None)):
            return "compiled"
    return "pure"
