"""Attempts to see or do more than one's seat may."""
