"""Positions as documented JSON (``docs/positions/race-to-the-rhine.md``): reading.

What is left out is as at the start, and pools hold what lies nowhere else.
"""

from sztab.games.race_to_the_rhine.position.reading.loading import load, start_marks

__all__ = ["load", "start_marks"]
