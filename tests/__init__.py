"""The proofs: they mirror ``src``, and some hold for every game."""
