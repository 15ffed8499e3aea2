"""FW-4, FW-2.3: ratings, command, and independent teams that join platoons."""
