"""Flames of War (older rules): companies of miniatures on a table measured in inches."""
