"""Shooting, assault, artillery and aircraft, from outside."""
