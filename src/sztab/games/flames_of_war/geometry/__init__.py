"""FW-1: the geometry of the table, on canonical numbers and with plain arithmetic."""
