"""Import this module to register the games: ``pyspiel.load_game("sztab_medieval_battle")``."""

from sztab.research.spiel import NAMES, SztabGame, SztabState, register

__all__ = ["NAMES", "SztabGame", "SztabState"]

register()
