"""Tuning: reconstructed values of a data set are moved towards goals, and a new set is written."""
