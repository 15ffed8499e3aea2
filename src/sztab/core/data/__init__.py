"""Values from files and from outside: data sets, weights, their shapes and bounds."""
