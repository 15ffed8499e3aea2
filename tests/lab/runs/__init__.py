"""Runs: many games, on one machine or several."""
