"""Section 19.3: how far a team can go, for clients that draw it."""
