"""For authors of games: hold a game to the contract that every layer relies on.

``check_game`` plays at random and checks everything; the other functions check one thing at one
position. ``sztab fuzz`` and the shared tests call the same ones. A broken promise raises
``BrokenPromiseError``, a change that nobody tells ``SilenceError``.
"""

from sztab.testing.games import check_game
from sztab.testing.positions import check_decision, check_notation, check_position, check_refusals
from sztab.testing.promises import BrokenPromiseError, check_said
from sztab.testing.secrets import check_doubts, check_secrets, seen
from sztab.testing.steps import check_odds, check_step
from sztab.testing.telling import SilenceError, Tally, changed_paths, check_told

__all__ = [
    "BrokenPromiseError",
    "SilenceError",
    "Tally",
    "changed_paths",
    "check_decision",
    "check_doubts",
    "check_game",
    "check_notation",
    "check_odds",
    "check_position",
    "check_refusals",
    "check_said",
    "check_secrets",
    "check_step",
    "check_told",
    "seen",
]
