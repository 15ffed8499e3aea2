"""Questions that change nothing, and orders that are proposed."""
