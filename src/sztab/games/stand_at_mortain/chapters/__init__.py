"""The rules of Stand at Mortain, one module per chapter of the rulebook."""
