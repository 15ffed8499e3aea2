"""Positions as documented JSON (``docs/positions/race-to-the-rhine.md``), written and read."""
