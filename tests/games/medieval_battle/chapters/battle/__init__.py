"""The battle itself (MB-6 to 15)."""
