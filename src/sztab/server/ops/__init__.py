"""Running the server: start, workers, checks before the start, and load measurements.

``run.serve`` is the entry.
"""
