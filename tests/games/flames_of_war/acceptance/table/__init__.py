"""Terms, command and missions, from outside."""
