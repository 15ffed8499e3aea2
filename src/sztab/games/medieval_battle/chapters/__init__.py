"""The rules of Medieval Battle, one module per chapter of the rulebook."""
