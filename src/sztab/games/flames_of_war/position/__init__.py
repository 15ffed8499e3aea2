"""Positions as documented JSON (``docs/positions/flames-of-war.md``): written, read, checked."""
