"""Medieval Battle, chapter by chapter of its rulebook."""
