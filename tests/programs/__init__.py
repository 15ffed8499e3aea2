"""Seats for other programs."""
