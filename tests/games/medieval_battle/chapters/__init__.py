"""The rulebook of Medieval Battle, chapter by chapter."""
