"""What is worked out about games beside their moves: hints, endings, luck and analyses."""
