"""The rulebook of Stand at Mortain, chapter by chapter."""
