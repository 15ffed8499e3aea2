"""A table in play over the wire: moves, turns, wishes, saving, lists."""
