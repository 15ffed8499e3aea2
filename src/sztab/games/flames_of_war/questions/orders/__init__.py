"""Whole orders for a platoon: what it can do, in which formation, as one clause."""
