"""The rulebook of Race to the Rhine asked from outside, by chapter."""
