"""Positions as documented JSON (``docs/positions/medieval-battle.md``): written, read, checked."""
