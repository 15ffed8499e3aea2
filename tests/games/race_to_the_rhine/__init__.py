"""Race to the Rhine at work, chapter by chapter."""
