"""Data sets, shapes and bounds."""
