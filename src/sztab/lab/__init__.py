"""The laboratory: rule coverage, fuzzing and measurements."""
