"""How moves are written, read and clicked, declared once for each game."""
