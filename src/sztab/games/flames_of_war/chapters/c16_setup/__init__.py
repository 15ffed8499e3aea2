"""FW-16: deployment, reserves, ambushes, and how a game ends."""
