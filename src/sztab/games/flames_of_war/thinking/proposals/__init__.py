"""Candidate moves for bots: what a sensible player would think of, each checked by the rules."""
