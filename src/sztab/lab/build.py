"""Which build of a game is running: compiled, or plain Python."""

import sys

from sztab.core.game import AnyGame
from sztab.core.running.build import is_native


def build_of_game(game: AnyGame) -> str:
    """Return ``compiled`` if any loaded module of *game* was compiled, else ``pure``."""
    package = type(game).__module__
    for name, module in list(sys.modules.items()):
        inside = name == package or name.startswith(f"{package}.")
        if inside and is_native(getattr(module, "__file__", None)):
            return "compiled"
    return "pure"
