"""How moves are written and picked."""
