"""How a game runs: from its parts, through steps without a choice, compiled or not."""
