"""The rules of Race to the Rhine, one module per chapter of the rulebook."""
