"""What happened in a recorded game, in chances to win: what was luck, and what was decided.

``chances`` gives the chance of every seat in a position and what fate may bring, ``luck`` adds a
whole game up, ``telling`` puts it into words. Nothing here knows a game or touches a file.
"""

from sztab.analysis.luck import Change, LuckReport, luck_report

__all__ = ["Change", "LuckReport", "luck_report"]
