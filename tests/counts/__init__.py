"""How many lines of play a position has."""
