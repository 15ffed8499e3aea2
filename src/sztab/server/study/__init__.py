"""Positions that people set up, try out and share, and puzzles."""
