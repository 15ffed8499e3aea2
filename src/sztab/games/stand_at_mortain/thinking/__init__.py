"""What bots and hints ask: what a position is worth, and which moves are worth a look."""
