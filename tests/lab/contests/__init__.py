"""Ladders, leagues and tournaments."""
