"""The rulebook of Flames of War, chapter by chapter."""
