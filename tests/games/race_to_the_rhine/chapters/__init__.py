"""The rulebook of Race to the Rhine, chapter by chapter."""
