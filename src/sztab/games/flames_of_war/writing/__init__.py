"""How moves are written and read (section 19 of the rules): tokens, clauses, orders in words."""
