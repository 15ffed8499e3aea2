"""Hostile input for every function that takes some: generated, and mutated from real play."""
