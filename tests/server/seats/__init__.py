"""Whose seat it is, and what a seat is never sent."""
