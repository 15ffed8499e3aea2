"""Programs and agents at hosted tables."""
