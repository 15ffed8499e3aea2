"""FW-6: buildings and their openings, transport, riding, towing and recovery."""
