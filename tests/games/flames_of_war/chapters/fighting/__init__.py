"""Shooting, assault, morale, artillery and aircraft (FW-7 to 14)."""
