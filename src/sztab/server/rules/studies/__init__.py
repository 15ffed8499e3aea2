"""What a position or a whole game is worth: hints, reports, and lines played out."""
