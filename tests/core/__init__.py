"""Proofs of what all games share."""
