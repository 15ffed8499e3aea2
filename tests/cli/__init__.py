"""The command: what it prints and asks, and the game at the terminal."""
