"""The rules: one package or module for every chapter of the rulebook, under its number."""
