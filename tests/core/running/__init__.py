"""Steps without a choice, and names that have moved."""
